"""The fish market, paid with chosen tokens; the old shoe, and how one gets rid of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from catanqt.rules.base.turn import BeforeRoll
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish
from catanqt.scenarios.fishermen.ui.kit import FishermenKit
from catanqt.scenarios.fishermen.ui.market import MarketPanel
from catanqt.scenarios.fishermen.ui.tokens import TokenButton, TokensPanel
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.play.page_context import PageContext
from tests.rules.base.table import player
from tests.rules.scenarios.positions import CARD, RESOURCE, ROAD, ROBBER_HOME, STEAL, fish, sea, table
from tests.ui.helpers.scenario_context import desk_at

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Quay:
    """A page context with the market and the viewer's tokens."""

    def __init__(self, context: PageContext, qtbot: QtBot) -> None:
        self.context = context
        self._qtbot = qtbot
        kit = context.kits[1]
        assert isinstance(kit, FishermenKit)
        (market,), (tokens,) = kit.panels(context), kit.extras(context)
        assert isinstance(market, MarketPanel)
        assert isinstance(tokens, TokensPanel)
        self.market, self.hand = market, tokens
        for panel, size in ((market, (256, 220)), (tokens, (180, 110))):
            qtbot.addWidget(panel)
            panel.sync(context.controller.perspective)
            context.controller.synced.connect(panel.sync)
            panel.resize(*size)
            panel.show()

    def token(self, amount: int) -> TokenButton:
        return self.hand.tokens[3 - amount]

    def choose(self, *amounts: int) -> None:
        for amount in amounts:
            self._qtbot.mouseClick(self.token(amount), LEFT)

    def press(self, row: int) -> None:
        view = self.market.list
        self._qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.offers.index(row)).center())

    @property
    def held(self) -> list[int]:
        found: list[int] = fish(self.context.controller.perspective.game)["tokens"][0]
        return found


@pytest.fixture
def quay(qtbot: QtBot) -> Iterator[Any]:
    opened: list[Any] = []

    def make(game: Any) -> Quay:
        opened.append(desk_at(game))
        return Quay(opened[-1].__enter__(), qtbot)

    yield make
    for around in opened:
        around.__exit__(None, None, None)


def fisher(held: tuple[int, int, int], **changes: Any) -> Any:
    return table(player(settlements=[12]), player("oow"), player("l"), fish=sea(tokens={0: held}, **changes), robber=3)


def test_without_a_choice_as_little_as_possible_is_wasted(qtbot: QtBot, quay: Any) -> None:
    here = quay(fisher((2, 1, 1)))
    assert here.market.list.offers.offer(ROBBER_HOME).actions == (SpendFish(ROBBER_HOME, -1, (0, 1, 0)),)
    here.press(ROBBER_HOME)
    assert here.held == [2, 0, 1]


def test_the_chosen_tokens_pay(qtbot: QtBot, quay: Any) -> None:
    here = quay(fisher((2, 1, 1)))
    wanted = QSignalSpy(here.market.wanted)
    here.choose(1, 1)
    assert wanted.count() == 2
    row = here.market.list.offers.offer(ROBBER_HOME)
    assert row.picked
    assert row.actions == (SpendFish(ROBBER_HOME, -1, (2, 0, 0)),)
    assert not here.market.list.offers.offer(STEAL).picked
    here.press(ROBBER_HOME)
    assert here.held == [0, 1, 1]
    assert here.context.kits[1].chosen.tokens == (0, 0, 0), "a choice ends with the hand it was made for"


def test_a_choice_that_does_not_fit_is_told_and_the_cheapest_payment_stays(qtbot: QtBot, quay: Any) -> None:
    here = quay(fisher((2, 1, 1)))
    plain = here.market.list.offers.offer(ROAD)
    here.choose(1)
    row = here.market.list.offers.offer(ROAD)
    assert row.ready
    assert row.actions == plain.actions
    assert row.note != plain.note


def test_chosen_tokens_go_along_where_one_must_choose_more(qtbot: QtBot, quay: Any) -> None:
    here = quay(fisher((2, 1, 1)))
    here.choose(1, 2)
    asked = QSignalSpy(here.market.actions_chosen)
    here.press(STEAL)
    assert asked.at(0)[0] == [SpendFish(STEAL, 1, (1, 1, 0)), SpendFish(STEAL, 2, (1, 1, 0))]
    here.press(RESOURCE)
    assert [action.tokens for action in asked.at(1)[0]] == [(1, 0, 1)] * 5, "3 fish cannot pay 4: the usual payment"


def test_tokens_are_chosen_by_mouse_and_keys(qtbot: QtBot, quay: Any) -> None:
    here = quay(fisher((2, 1, 0)))
    chosen = here.context.kits[1].chosen
    here.choose(1, 1)
    assert chosen.tokens == (2, 0, 0)
    here.choose(1)
    assert chosen.tokens == (0, 0, 0), "after the last one none"
    qtbot.mouseClick(here.token(1), RIGHT)
    assert chosen.tokens == (2, 0, 0)
    qtbot.keyClick(here.token(2), Qt.Key.Key_Plus)
    assert chosen.tokens == (2, 1, 0)
    qtbot.keyClick(here.token(1), Qt.Key.Key_Minus)
    assert chosen.tokens == (1, 1, 0)
    qtbot.keyClick(here.token(1), Qt.Key.Key_Return)
    qtbot.keyClick(here.token(2), Qt.Key.Key_Space)
    assert chosen.tokens == (2, 0, 0)
    assert not here.token(3).isEnabled(), "there is none of them"
    assert "2" in here.token(1).accessibleName()
    assert "2" in here.hand.total.text()


def test_others_see_neither_tokens_nor_fish(qtbot: QtBot, quay: Any) -> None:
    game = table(player(settlements=[12]), player("oow"), fish=sea(tokens={1: (3, 3, 3)}))
    here = quay(game)
    assert "0" in here.hand.total.text()
    assert "18" not in here.market.line.accessibleName()
    assert not any(token.isEnabled() for token in here.hand.tokens)


def test_a_closed_row_says_what_is_missing(qtbot: QtBot, quay: Any) -> None:
    here = quay(fisher((0, 3, 0)))
    row = here.market.list.offers.offer(CARD)
    assert not row.ready
    assert "6 fish" in row.why


def test_the_shoe_goes_to_the_only_one_who_must_take_it(qtbot: QtBot, quay: Any) -> None:
    here = quay(table(player(settlements=[12]), player(cities=[20]), fish=sea(shoe=0)))
    line = here.market.shoe
    assert line.button.isVisible()
    played = QSignalSpy(here.context.controller.played)
    qtbot.mouseClick(line.button, LEFT)
    assert played.at(0)[0].entry.action == PassShoe(1)
    assert fish(here.context.controller.perspective.game)["shoe"] == 1
    assert not line.button.isVisible()
    assert "Bob" in line.sign.accessibleName()


def test_among_several_it_is_asked_who_gets_the_shoe(qtbot: QtBot, quay: Any) -> None:
    here = quay(table(player(), player(settlements=[12]), player(settlements=[20]), fish=sea(shoe=0)))
    asked = QSignalSpy(here.market.actions_chosen)
    qtbot.mouseClick(here.market.shoe.button, LEFT)
    assert asked.at(0)[0] == [PassShoe(1), PassShoe(2), PassShoe(3)]


def test_the_shoe_stays_before_the_roll_and_with_the_leader(qtbot: QtBot, quay: Any) -> None:
    early = quay(table(player(), player(settlements=[12]), fish=sea(shoe=0), todo=[BeforeRoll(0)]))
    assert early.market.shoe.button.isVisible()
    assert not early.market.shoe.button.isEnabled()
    leader = quay(table(player(cities=[12]), fish=sea(shoe=0)))
    assert not leader.market.shoe.button.isEnabled()
    other = quay(table(player(), fish=sea(shoe=2)))
    assert not other.market.shoe.button.isVisible()
    assert "Cleo" in other.market.shoe.sign.accessibleName()


def test_the_pile_is_counted(qtbot: QtBot, quay: Any) -> None:
    here = quay(fisher((2, 1, 1), spent=(1, 2, 0)))
    assert "23" in here.market.line.accessibleName()
    assert "3" in here.market.line.toolTip()


def test_behind_the_cover_no_number_of_fish_is_told(qtbot: QtBot, quay: Any) -> None:
    """No fish at all would be untrue of everybody who has a token."""
    here = quay(fisher((2, 1, 1)))
    assert here.hand.total.text() == "7 fish"
    here.hand.sync(replace(here.context.controller.perspective, viewer=NOBODY))
    assert here.hand.total.text() == ""
    assert not any(token.isVisible() for token in here.hand.tokens)
    here.hand.sync(here.context.controller.perspective)
    assert here.hand.total.text() == "7 fish"
    assert all(token.isVisible() for token in here.hand.tokens)
