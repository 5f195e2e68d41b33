"""What flies over a page: when it sets out, where it is, that it arrives once, and that nothing is in its way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.board.overlay import LIFTED, Overlay, Sprite
from catanqt.ui.kit.view_data import Look

RED = QColor("#C02020")


def square(painter: QPainter) -> None:
    painter.fillRect(-8, -8, 16, 16, RED)


LOOK = Look(square, 12)


def sprite(begins: int = 0, lasts: int = 40, **more: object) -> Sprite:
    return Sprite(LOOK, QPointF(20, 20), QPointF(120, 60), begins, lasts, 1.0, **more)  # type: ignore[arg-type]


@pytest.fixture
def overlay(qtbot: QtBot) -> Iterator[Overlay]:
    page = QWidget()
    page.setStyleSheet("background: white")
    qtbot.addWidget(page)
    page.resize(200, 120)
    button = QPushButton("Below", page)
    button.setGeometry(QRect(0, 0, 200, 120))
    button.hide()
    made = Overlay(page)
    made.setGeometry(page.rect())
    page.show()
    qtbot.waitExposed(page)
    yield made
    page.close()


def page_of(overlay: Overlay) -> QWidget:
    page = overlay.parentWidget()
    assert page is not None
    return page


def test_a_sprite_is_nowhere_before_and_after_its_flight() -> None:
    one = sprite(begins=100, lasts=200)
    assert one.at(99) is None
    assert one.at(100) == QPointF(20, 20)
    assert one.at(200) == QPointF(70, 40)
    assert one.at(300) is None


def test_an_arc_rises_in_the_middle_and_ends_where_it_should() -> None:
    one = sprite(lasts=200, arc=24.0)
    middle = one.at(100)
    assert middle == QPointF(70, 40 - 24)
    assert one.at(0) == QPointF(20, 20)


def test_the_box_holds_what_is_painted() -> None:
    one = Sprite(LOOK, QPointF(), QPointF(), 0, 1, 2.0)
    box = one.box(QPointF(50, 50))
    assert box.contains(QRect(50 - 24, 50 - 24, 48, 48))


def test_everything_lands_once(qtbot: QtBot, overlay: Overlay) -> None:
    landed: list[str] = []
    overlay.landed.connect(lambda: landed.append("all"))
    overlay.fly(sprite(lasts=30, landed=lambda: landed.append("first")))
    overlay.fly(sprite(begins=30, lasts=30, landed=lambda: landed.append("second")))
    assert overlay.flying
    qtbot.waitUntil(lambda: not overlay.flying)
    assert landed == ["first", "second", "all"]
    assert not overlay._timer.isActive()


def test_to_finish_is_to_land_at_once(qtbot: QtBot, overlay: Overlay) -> None:
    landed: list[str] = []
    overlay.landed.connect(lambda: landed.append("all"))
    overlay.finish()
    assert not landed
    for _ in range(5):
        overlay.fly(sprite(begins=5000, lasts=5000, landed=lambda: landed.append("one")))
    overlay.finish()
    overlay.finish()
    assert landed == ["one"] * 5 + ["all"]
    assert not overlay.flying


def test_what_sets_out_while_another_lands_flies_too(qtbot: QtBot, overlay: Overlay) -> None:
    landed: list[str] = []
    overlay.landed.connect(lambda: landed.append("all"))
    overlay.fly(sprite(lasts=10, landed=lambda: overlay.fly(sprite(lasts=10, landed=lambda: landed.append("later")))))
    qtbot.waitUntil(lambda: bool(landed) and not overlay.flying)
    assert landed == ["later", "all"]


def test_two_alike_both_land(qtbot: QtBot, overlay: Overlay) -> None:
    count: list[int] = []

    def land() -> None:
        count.append(1)

    for _ in range(2):
        overlay.fly(sprite(lasts=20, landed=land))
    qtbot.waitUntil(lambda: not overlay.flying)
    assert len(count) == 2


def test_a_carried_piece_is_painted_where_the_hand_is(qtbot: QtBot, overlay: Overlay) -> None:
    page = page_of(overlay)
    overlay.carry(LOOK, page.mapToGlobal(QPoint(60, 60)))
    assert overlay.carrying
    image = page.grab().toImage()
    assert image.pixelColor(60, 60) == RED
    assert image.pixelColor(60 + int(7 * LIFTED), 60) == RED, "it is lifted, so it looks larger"
    assert image.pixelColor(120, 60) != RED
    overlay.carry(None)
    assert not overlay.carrying
    assert page.grab().toImage().pixelColor(60, 60) != RED


def test_nothing_is_painted_by_an_empty_overlay(qtbot: QtBot, overlay: Overlay) -> None:
    image = page_of(overlay).grab().toImage()
    assert {image.pixelColor(x, y).name() for x in range(0, 200, 20) for y in range(0, 120, 20)} == {"#ffffff"}


def test_a_click_goes_through(qtbot: QtBot, overlay: Overlay) -> None:
    button = page_of(overlay).findChild(QPushButton)
    assert button is not None
    button.show()
    overlay.raise_()
    overlay.carry(LOOK, page_of(overlay).mapToGlobal(QPoint(60, 60)))
    assert page_of(overlay).childAt(60, 60) is button
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(60, 60))


def test_an_overlay_whose_page_goes_in_mid_air_is_no_trouble(qtbot: QtBot) -> None:
    for _ in range(5):
        page = QWidget()
        overlay = Overlay(page)
        overlay.fly(sprite(lasts=5))
        page.deleteLater()
        del page, overlay
        qtbot.wait(20)
