"""Cards of the hand are pressed: into a trade, a discard or a swap, and back; by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.rules.base.robber import Discarding
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.rules.junior.market import SwapMarket
from catanqt.rules.junior.turn import Turn as JuniorTurn
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.controller import GameController
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from catanqt.ui.widgets.hand import CardRow
from tests.rules.base.table import player, table
from tests.ui.helpers.controllers import MemoryPlay, header, quick, thinking
from tests.ui.helpers.gestures import MakePage
from tests.ui.helpers.scenario_context import session_at

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
KINDS = ("lumber", "brick", "wool", "grain", "ore")


@pytest.fixture
def at(qtbot: QtBot) -> Iterator[Any]:
    """The game page at a position of the base game."""
    load_fonts()
    with thinking() as agent_worker:
        opened: list[GamePage] = []

        def make(*todo: object) -> GamePage:
            preferences = quick()
            game = table(player("llllbbwgo", cards="km"), player("oooww"), player("oog"), todo=todo)
            made = GameController(MemoryPlay(session_at(game)), agent_worker, preferences)
            made.pause(True)
            theme = make_theme()
            page = GamePage(theme, made, preferences)
            page.setStyleSheet(stylesheet(theme))
            qtbot.addWidget(page)
            page.resize(1280, 770)
            with qtbot.waitActive(page):
                page.show()
                page.activateWindow()
            opened.append(page)
            return page

        yield make
        for page in opened:
            page.leave()
            page.controller.close()


def place(view: CardRow, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def press(page: GamePage, kind: str, button: Qt.MouseButton = LEFT) -> None:
    view = page.hand.cards
    QTest.mouseClick(view.viewport(), button, pos=place(view, KINDS.index(kind)))


def test_a_card_opens_a_trade_and_goes_into_it(at: Any) -> None:
    page = at(Turn(0))
    press(page, "lumber")
    assert page.strips.current is page.strips.trade
    press(page, "lumber")
    press(page, "ore")
    assert page.strips.trade.terms.give == {"lumber": 2, "ore": 1}
    press(page, "lumber", RIGHT)
    assert page.strips.trade.terms.give == {"lumber": 1, "ore": 1}


def test_quick_presses_all_count(at: Any) -> None:
    page = at(Turn(0))
    view = page.hand.cards
    press(page, "lumber")
    QTest.mouseDClick(view.viewport(), LEFT, pos=place(view, 0))  # the second press, as Qt tells it
    QTest.mouseRelease(view.viewport(), LEFT, pos=place(view, 0))
    assert page.strips.trade.terms.give == {"lumber": 2}


def test_keys_give_and_take_back(at: Any) -> None:
    page = at(Turn(0))
    view = page.hand.cards
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.strips.trade.terms.give == {"brick": 1}
    assert view.hasFocus(), "the next card is given by the next key"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.strips.trade.terms.give == {"brick": 2}
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert page.strips.trade.terms.give == {"brick": 1}
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert page.strips.current is None


def test_cards_are_discarded(at: Any) -> None:
    page = at(Turn(0), Discarding(0, 4))
    pick = page.strips.pick
    for kind in ("lumber", "lumber", "brick", "wool"):
        press(page, kind)
    assert pick.kinds == ["lumber", "lumber", "brick", "wool"]
    press(page, "wool", RIGHT)
    assert pick.kinds == ["lumber", "lumber", "brick"]


def test_before_the_roll_it_says_why_not(at: Any) -> None:
    page = at(BeforeRoll(0))
    press(page, "lumber")
    assert page.strips.current is None
    assert page.prompt.refusing


def test_a_number_takes_a_piece_although_a_trade_is_open(at: Any) -> None:
    page = at(Turn(0))
    page.open_trade()
    assert not page.hand.tray.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_1)
    assert page.strips.current is None
    assert page.hand.tray.isVisible()


def test_every_card_has_its_tooltip(at: Any) -> None:
    page = at(Turn(0))
    for view in (page.hand.cards, page.hand.special):
        for row in range(view.model().rowCount()):
            told: str = view.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
            assert told.strip()


def test_no_button_names_its_key_twice(at: Any) -> None:
    for task in (BeforeRoll(0), Turn(0)):
        page = at(task)
        for _, made in page.hand.buttons:
            assert made.toolTip().count("(") == 1


def test_a_tile_is_swapped_at_the_market(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page(header("junior"))
    qtbot.waitUntil(lambda: page.controller.perspective.acting)
    page.hand.press_button("R")
    qtbot.waitUntil(
        lambda: page.controller.perspective.acting and isinstance(page.controller.perspective.task, JuniorTurn)
    )
    swap = page.controller.perspective.may(SwapMarket)[0]
    view = page.hand.cards
    QTest.mouseClick(view.viewport(), LEFT, pos=place(view, swap.give))
    assert page.strips.current is page.strips.question
    assert {made.choice.action.give for made in page.strips.question.buttons} == {swap.give}
    page.strips.close_strip()
    page.strips.open_actions([one for one in page.controller.perspective.may(SwapMarket) if one.take == swap.take])
    entries = len(page.controller.session.record.entries)
    QTest.mouseClick(view.viewport(), LEFT, pos=place(view, swap.give))
    assert page.controller.session.record.entries[entries].action == swap
