"""Where the keyboard goes by itself, and how that is seen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Seat
from catanqt.rules.base.setup import FoundRoad, FoundSettlement
from catanqt.rules.catalog import new_header
from catanqt.scenarios.big_game.rules.actions import SeatSettler
from catanqt.session import Session
from catanqt.ui.pages.game.page import GamePage
from tests.ui.accessibility.keys import press
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, wait_for_me


def on_screen(qtbot: QtBot, page: GamePage) -> QImage:
    """What the screen shows, as it was painted bit by bit."""
    qtbot.wait(150)
    return page.screen().grabWindow(page.winId()).toImage()


def activate(qtbot: QtBot, page: GamePage) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.board.setFocus()
    qtbot.waitUntil(page.board.hasFocus)


def test_nothing_remains_of_the_boards_focus_frame(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    activate(qtbot, page)
    on_screen(qtbot, page)
    page.prompt.tool("hint").setFocus()
    left = on_screen(qtbot, page)
    for widget in page.findChildren(QWidget):
        widget.update()
    assert on_screen(qtbot, page) == left, "painting all of it anew changes nothing"


def test_after_the_settler_of_the_set_up_the_road_is_placed_by_keys(qtbot: QtBot, make_page: MakePage) -> None:
    seats = [Seat("Ann", "human"), Seat("Bob", "novice"), Seat("Cleo", "novice")]
    made = new_header("classic", seats, scenarios=("big-game",), board_seed="TEST", dice_seed="test")
    page = make_page(session=Session(made))
    activate(qtbot, page)
    wait_for_me(qtbot, page)
    own: list[type] = []
    for _ in range(400):
        if page.controller.perspective.state.turn_number:
            break
        if page.controller.perspective.acting:
            press("1")
            press(Qt.Key.Key_Right)
            press(Qt.Key.Key_Return)
            own = [type(entry.action) for entry in page.controller.session.record.entries if entry.actor == 0]
        qtbot.wait(5)
    assert own.count(FoundSettlement) == own.count(FoundRoad) == 2
    assert own.count(SeatSettler) == 1
