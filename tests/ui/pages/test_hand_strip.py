"""The strip at the bottom of the game page keeps its parts where they are."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.rules.base.turn import BeforeRoll, EndTurn, Roll, Turn
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.models.players import PlayerRole
from catanqt.ui.text.i18n import speak
from tests.rules.base.table import player, table
from tests.ui.helpers.gestures import MakePage
from tests.ui.helpers.scenario_context import session_at
from tests.ui.helpers.text_clipping import unfit
from tests.ui.pages.test_text_fits import whole_game


def test_cards_and_tray_stay_where_they_are_when_a_wider_button_comes(qtbot: QtBot, make_page: MakePage) -> None:
    speak("de")
    session = session_at(table(player("lbwg"), player("o"), todo=[BeforeRoll(0)]))
    page = make_page(session=session, size=(1024, 670))
    page.controller.pause(True)
    qtbot.wait(20)
    hand = page.hand
    before = hand.cards.geometry(), hand.tray.mapTo(page, hand.tray.rect().topLeft())
    page.controller.submit(Roll())
    qtbot.waitUntil(lambda: "Zug beenden" in {made.text() for _, made in hand.buttons})
    hand.fit(hand.width())
    qtbot.wait(20)
    assert (hand.cards.geometry(), hand.tray.mapTo(page, hand.tray.rect().topLeft())) == before


@pytest.mark.parametrize(("language", "size"), [("en", (1366, 738)), ("de", (1366, 738)), ("de", (1024, 670))])
def test_the_history_bar_cuts_nothing_in_ones_own_turn(
    qtbot: QtBot, make_page: MakePage, language: str, size: tuple[int, int]
) -> None:
    speak(language)
    page = make_page(session=session_at(table(player("lbwg"), player("o"))), size=size)
    page.controller.pause(True)
    page.history_view.toggle()
    qtbot.wait(20)
    bar = page.history_view.bar
    assert bar.isVisible()
    assert unfit(bar) == []


def test_the_last_roll_stays_in_sight_while_a_trade_has_the_place_of_the_dice(
    qtbot: QtBot, make_page: MakePage
) -> None:
    page = make_page(session=session_at(table(player("lbwg"), player("o"), todo=[BeforeRoll(0)])), size=(1024, 670))
    page.controller.submit(Roll())
    qtbot.waitUntil(lambda: len(page.hand.dice.values) == 2 and page.hand.tray.isVisible())
    assert page.hand.dice.isVisible()
    assert not page.last_roll.isVisible()
    page.open_trade()
    assert not page.hand.dice.isVisible()
    assert page.last_roll.isVisible()
    assert page.last_roll.dice.values == page.hand.dice.values
    assert page.board.rect().contains(page.last_roll.geometry())
    page.strips.close_strip()
    assert page.hand.dice.isVisible()
    assert not page.last_roll.isVisible()


def test_words_seats_and_buttons_change_together(qtbot: QtBot, make_page: MakePage) -> None:
    """In what is painted next they say the same: the events of the loop in between are not waited for."""
    game = table(player("lbwg"), player("o"), turn=2, todo=[Turn(2)])
    page = make_page(session=session_at(game))
    page.controller.pause(True)
    shown: list[tuple[bool, bool, bool]] = []

    def look(perspective: Perspective) -> None:
        rows = page.side.players.model()
        mine = perspective.viewer == perspective.state.turn
        active = rows.index(0, 0).data(PlayerRole.ACTIVE)
        roll = [made for one, made in page.hand.buttons if one is not None and one.key == "R"]
        shown.append((mine, active, bool(roll) and roll[0].isVisible() and roll[0].width() > 60))

    page.presenter.shown.connect(look)
    page.controller.submit(EndTurn())
    qtbot.waitUntil(lambda: bool(shown))
    assert shown[-1] == (True, True, True)
    assert "Your turn: roll the dice." in page.prompt.accessibleName()


def test_the_button_that_ends_the_turn_stays_when_there_is_nothing_to_trade(qtbot: QtBot, make_page: MakePage) -> None:
    session, places = whole_game("junior")[0], {}
    for moment in range(len(session.record.entries)):
        early = session.fork(moment)
        if type(early.game.task).__name__ != "Turn" or early.game.task.actor != 0:
            continue
        trades = any(type(action).__name__ in ("SwapMarket", "StockTrade") for action in early.game.options())
        if trades not in places:
            page = make_page(session=early)
            qtbot.wait(20)
            done = page.hand.button("I am done")
            assert (None in [one for one, _ in page.hand.buttons]) == trades
            places[trades] = done.mapTo(page, done.rect().topLeft()).toTuple()
    assert places[True] == places[False]
