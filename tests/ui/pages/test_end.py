"""The end of a game, as a person sees it."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Header
from catanqt.session import Session
from catanqt.ui.charts.chart import Chart
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.pages.end.confetti import Confetti
from catanqt.ui.pages.end.page import EndPage
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import Theme
from tests.ui.helpers.finished_games import ALL, finished, running

Show = Callable[..., Any]
SIZES = ((1024, 674), (1280, 774), (1600, 974))


@pytest.fixture
def moving(qtbot: QtBot) -> Preferences:
    return Preferences()


@pytest.fixture
def page(theme: Theme, shown: Show, moving: Preferences) -> EndPage:
    made: EndPage = shown(EndPage(theme, finished(), moving, 0))
    return made


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def winner_of(session: Session) -> int:
    winner = session.rules.winner(session.game)
    assert winner is not None
    return winner


def test_the_winner_is_named_with_points_and_what_they_are_made_of(page: EndPage) -> None:
    session = finished()
    winner = winner_of(session)
    name = session.record.header.seats[winner].name
    assert winner != 0, "the game is chosen so that somebody else wins"
    assert page.banner.heading == f"{name} won with {session.rules.points(session.game, winner)} points"
    assert "turns" in page.banner.line
    for seat, who in enumerate(session.record.header.seats):
        assert f"{who.name}: {session.rules.points(session.game, seat)} points (" in page.banner.accessibleDescription()
    assert page.banner.heading in page.accessibleName()


def test_who_wins_is_told_so(theme: Theme, shown: Show, moving: Preferences) -> None:
    session = finished()
    page = shown(EndPage(theme, session, moving, winner_of(session)))
    assert page.banner.heading.startswith("You won with ")
    nobody = shown(EndPage(theme, session, moving, NOBODY))
    assert not nobody.banner.heading.startswith("You")


@pytest.mark.parametrize(("game", "scenarios"), ALL)
@pytest.mark.parametrize("size", SIZES)
def test_every_game_in_every_size(
    theme: Theme, shown: Show, moving: Preferences, size: tuple[int, int], game: str, scenarios: tuple[str, ...]
) -> None:
    page = shown(EndPage(theme, finished(game, scenarios), moving, 0), size)
    assert (page.width(), page.height()) == size, "it asks for no more room than there is"
    charts = page.findChildren(Chart)
    assert len(charts) == 6 + max(len(scenarios), game == "junior")
    for chart in charts:
        assert chart.width() >= 270
        assert chart.height() >= 150
    for words in page.findChildren(QLabel):
        if words.isVisible() and not words.wordWrap():
            assert words.width() >= words.sizeHint().width() or words is page.message, words.text()
    assert page.again.geometry().right() <= page.width()


def test_buttons_say_what_is_wanted(qtbot: QtBot, page: EndPage) -> None:
    for button, signal in (
        (page.board, page.back),
        (page.again_from_start, page.replay),
        (page.home, page.start),
    ):
        with qtbot.waitSignal(signal, timeout=500):
            press(button)
    with qtbot.waitSignal(page.back, timeout=500):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_rematch_is_a_new_game_with_rotated_seats(qtbot: QtBot, page: EndPage) -> None:
    with qtbot.waitSignal(page.rematch, timeout=500) as wanted:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    header, name = wanted.args
    old = finished().record.header
    assert isinstance(header, Header)
    assert header.seats == (*old.seats[1:], old.seats[0])
    assert header.board != old.board
    assert name
    assert Session(header).game.task.actor == 0


def test_the_way_to_the_fair_dice(qtbot: QtBot, page: EndPage) -> None:
    panel = page.grid.panels[-1]
    page.grid.ensureWidgetVisible(panel)
    with qtbot.waitSignal(page.fair_dice, timeout=500):
        press(panel.body.open)  # type: ignore[attr-defined]


def test_who_rolled_what_is_shown_on_demand(page: EndPage) -> None:
    before = page.dice.grab().toImage()
    press(page.by_player)
    assert page.dice.by_player
    assert page.dice.grab().toImage() != before
    press(page.by_player)
    assert page.dice.grab().toImage() == before


def test_all_by_keyboard(qtbot: QtBot, page: EndPage) -> None:
    """Tab reaches every chart and every button."""
    reached = set()
    for _ in range(40):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        reached.add(page.focusWidget())
    wanted = {
        *page.findChildren(Chart),
        page.board,
        page.picture,
        page.table,
        page.home,
        page.again,
        page.by_player,
    }
    assert wanted <= reached


def choose(qtbot: QtBot, page: QWidget, path: Path) -> None:
    """Name a file in the dialog that has come up, and accept."""
    qtbot.waitUntil(lambda: bool(page.findChildren(QFileDialog)))
    dialog = page.findChildren(QFileDialog)[0]
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()


def test_the_picture_of_all_charts(qtbot: QtBot, page: EndPage, tmp_path: Path) -> None:
    press(page.picture)
    choose(qtbot, page, tmp_path / "game.png")
    qtbot.waitUntil(lambda: (tmp_path / "game.png").exists())
    image = QImage(str(tmp_path / "game.png"))
    assert image.width() == 3120
    assert image.height() > 1500
    assert page.message.text() == "Saved: game.png"


def test_the_table_of_all_figures(qtbot: QtBot, page: EndPage, tmp_path: Path) -> None:
    press(page.table)
    choose(qtbot, page, tmp_path / "game.csv")
    qtbot.waitUntil(lambda: (tmp_path / "game.csv").exists())
    with (tmp_path / "game.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["player"] for row in rows} >= {seat.name for seat in finished().record.header.seats}


def test_a_file_that_cannot_be_written_is_told(page: EndPage, tmp_path: Path) -> None:
    page.save_figures(tmp_path / "no" / "x.csv")
    assert "x.csv could not be saved" in page.message.text()
    page.save_picture(tmp_path / "no" / "x.png")
    assert "x.png could not be saved" in page.message.text()


# Confetti


def test_confetti_falls_once_and_ends_by_itself(qtbot: QtBot, theme: Theme, shown: Show, moving: Preferences) -> None:
    moving["motion"] = "fast"
    page = shown(EndPage(theme, finished(), moving, 0, celebrate=True))
    qtbot.waitUntil(lambda: page.confetti is not None and page.confetti.falling)
    with qtbot.waitSignal(page.confetti.ended, timeout=4000):
        press(page.by_player)
        assert page.dice.by_player, "it lets everything through"
        page.resize(1300, 800)
        assert page.confetti.size() == page.size()
    assert not page.confetti.isVisible()
    page.hide()
    page.show()
    qtbot.wait(30)
    assert not page.confetti.falling


@pytest.mark.parametrize(("name", "value"), [("reduce_motion", True), ("motion", "instant")])
def test_without_motion_there_is_no_confetti(
    qtbot: QtBot, theme: Theme, shown: Show, moving: Preferences, name: str, value: object
) -> None:
    moving[name] = value
    page = shown(EndPage(theme, finished(), moving, 0, celebrate=True))
    qtbot.wait(20)
    assert page.confetti is None
    assert not page.findChildren(Confetti)


def test_confetti_only_when_it_is_wanted(qtbot: QtBot, page: EndPage) -> None:
    qtbot.wait(20)
    assert page.confetti is None


def test_confetti_can_be_stopped(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(300, 200)
    ground.show()
    confetti = Confetti(ground, ("#FF0000",))
    confetti.start()
    qtbot.wait(200)
    empty = ground.grab().toImage()
    assert any(
        empty.pixelColor(QPoint(x, y)).red() > 200 and empty.pixelColor(QPoint(x, y)).green() < 120
        for x in range(0, 300, 2)
        for y in range(0, 200, 2)
    )
    confetti.stop()
    assert not confetti.falling
    assert confetti.isHidden()


# A game that goes on


def test_a_running_game_in_figures(theme: Theme, shown: Show, moving: Preferences) -> None:
    page = shown(EndPage(theme, running(), moving, 0, celebrate=True))
    assert "ahead with" in page.banner.heading or "level with" in page.banner.heading
    assert page.banner.line.endswith("so far.")
    assert page.again.isHidden()
    assert page.again_from_start.isHidden()
    assert page.board.isVisible()
    assert page.confetti is None


def test_why_production_and_luck_add_up_to_different_numbers(page: EndPage) -> None:
    people = page.figures.people
    produced = sum(sum(person.production.values()) for person in people)
    rolled = sum(person.luck.received for person in people)
    assert produced > rolled
    lines = [panel.line for panel in page.grid.panels]
    assert f"{produced} cards from the land, those of the set-up included" in lines
    assert f"{rolled} cards from the rolls alone, against those expected" in lines
