"""Whole games without a mouse, and every lit place within reach of the arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Header
from catanqt.rules.base.robber import RobberMove
from catanqt.rules.base.turn import BankTrade, Turn
from catanqt.session import Session
from catanqt.ui.board.view import ARROWS
from catanqt.ui.decisions.stepper import Stepper
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from catanqt_ai.registry import make_agent
from tests.rules.base.table import player, table
from tests.ui.accessibility.keys import KeyPlayer, focus, press, tab_to
from tests.ui.helpers.controllers import MemoryPlay, header, thinking
from tests.ui.helpers.style_sheet import dress, undress

Open = Callable[[Session], GamePage]


@pytest.fixture
def opened(qtbot: QtBot, preferences: Preferences) -> Iterator[Open]:
    """Opens a game page in an active window, against agents that answer at once."""
    load_fonts()
    theme = make_theme()
    dress(stylesheet(theme))
    pages: list[GamePage] = []
    with thinking(make_agent) as agent_worker:

        def show(session: Session) -> GamePage:
            controller = GameController(MemoryPlay(session), agent_worker, preferences)
            page = GamePage(theme, controller, preferences)
            qtbot.addWidget(page)
            page.resize(1280, 770)
            with qtbot.waitActive(page):
                page.show()
                page.activateWindow()
            page.setFocus()
            pages.append(page)
            controller.begin()
            return page

        yield show
        for page in pages:
            page.leave()
            page.controller.close()
    undress()


def classic(goal: int) -> Header:
    return header(options={"goal": goal})


def test_a_whole_short_game_of_classic(qtbot: QtBot, opened: Open) -> None:
    page = opened(Session(classic(5)))
    person = KeyPlayer(qtbot, page)
    person.play_on()
    assert page.controller.perspective.over
    assert {"place", "build", "press_button"} <= person.used
    assert any(entry.actor == 0 for entry in page.controller.session.record.entries)


def test_a_whole_game_of_junior(qtbot: QtBot, opened: Open) -> None:
    page = opened(Session(header("junior", ("human", "novice"))))
    person = KeyPlayer(qtbot, page)
    person.play_on()
    assert page.controller.perspective.over
    assert {"build", "press_button", "swap"} <= person.used


def in_the_middle(*, todo: list[object], hand: str = "llllggwo") -> Session:
    """A turn with cards to trade."""
    session = Session(header(board="beginner"))
    game = table(player(hand, settlements=[12, 28], roads=[11, 40]), player("oo"), player("g"), todo=todo)  # type: ignore[arg-type]
    session.game = game
    session._snapshots = [game.copy()]
    return session


def test_a_trade_with_the_bank(qtbot: QtBot, opened: Open) -> None:
    page = opened(in_the_middle(todo=[Turn(0)]))
    trade = page.hand.button("Trade")
    tab_to(lambda widget: widget is trade)
    press(Qt.Key.Key_Return)
    strip = page.strips.trade
    assert page.strips.current is strip
    give = strip.terms.gives["lumber"]
    tab_to(lambda widget: widget is give)
    press("4")
    want = strip.terms.wants["ore"]
    tab_to(lambda widget: widget is want)
    press(Qt.Key.Key_Up)
    tab_to(lambda widget: widget is strip.bank)
    press(Qt.Key.Key_Return)
    assert isinstance(page.controller.session.record.entries[-1].action, BankTrade)
    assert focus() is page.board, "what is decided gives the keys back to the board"


def test_escape_leaves_a_trade_and_puts_a_piece_back(qtbot: QtBot, opened: Open) -> None:
    page = opened(in_the_middle(todo=[Turn(0)], hand="llllbg"))
    page.open_trade()
    assert isinstance(focus(), Stepper)
    press(Qt.Key.Key_Escape)
    assert page.strips.current is None
    press("1")
    assert page.placement.piece == "road"
    press(Qt.Key.Key_Escape)
    assert page.placement.piece is None


@pytest.mark.parametrize("todo", [[Turn(0), RobberMove(0)], None], ids=["hexes", "corners"])
def test_every_lit_place_can_be_reached_with_the_arrows(qtbot: QtBot, opened: Open, todo: list[object] | None) -> None:
    page = opened(Session(header()) if todo is None else in_the_middle(todo=todo))
    qtbot.waitUntil(lambda: bool(page.placement.spots))
    press(Qt.Key.Key_Down)
    first = page.placement.hot
    assert first is not None
    assert reached(page, first) == set(page.placement.spots)


def reached(page: GamePage, first: Spot) -> set[Spot]:
    """All places to which some arrows lead."""
    met, open_ = {first}, [first]
    while open_:
        here = open_.pop()
        for key in ARROWS:
            page.placement.hover(here)
            press(key)
            spot = page.placement.hot
            if spot is not None and spot not in met:
                met.add(spot)
                open_.append(spot)
    return met


def test_without_a_piece_in_hand_the_arrows_tell_about_the_land(qtbot: QtBot, opened: Open) -> None:
    page = opened(in_the_middle(todo=[Turn(0)]))
    told: list[Spot] = []
    page.board.pointed.connect(told.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
        press(key)
    assert len(set(told)) == 4
    assert {spot.kind for spot in told} == {"hex"}
    assert page.board.accessibleDescription().startswith(page.scene.board_layout.describe(told[-1]))
    assert page.placement.hot is None


def test_the_focus_is_seen_on_the_board(qtbot: QtBot, opened: Open) -> None:
    page = opened(in_the_middle(todo=[Turn(0)]))
    frame = page.middle.currentWidget()
    assert frame.focused  # type: ignore[union-attr]
    edge = page.board.mapTo(page, page.board.rect().center()) - QPointF(page.board.width() / 2 - 1, 0).toPoint()
    with_focus = page.grab().toImage().pixelColor(edge)
    tab_to(lambda widget: widget is not page.board)
    assert not frame.focused  # type: ignore[union-attr]
    assert page.grab().toImage().pixelColor(edge) != with_focus
