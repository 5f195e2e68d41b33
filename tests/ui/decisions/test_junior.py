"""Junior trades with the same strip: its own goods, its stock and market, and the others if that was agreed."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from catanqt.rules.base.trade import Accept, Confirm, Offer
from catanqt.rules.junior.market import StockTrade
from tests.rules.junior.table import G, O, W, player, table
from tests.ui.decisions.game_pages import click, in_sight, press_plus, sit_down
from tests.ui.games.junior.positions import desk_at


def test_without_offers_there_is_nothing_to_compose(qtbot: QtBot) -> None:
    with desk_at(table(player("ww"))) as context:
        at = sit_down(context, qtbot)
        at.strips.open_trade()
        assert not in_sight(at.strips)


def test_a_swap_is_made_once_however_often_it_is_clicked(qtbot: QtBot) -> None:
    with desk_at(table(player("wwww"))) as context:
        at = sit_down(context, qtbot)
        assert at.strips.give("wood")
        for made in at.strips.question.buttons:
            if made.choice.action == StockTrade(W, O):
                click(made)
                break
        assert at.actions == [StockTrade(W, O)]
        assert not in_sight(at.strips)
        assert at.perspective.may(StockTrade)


def test_advanced_trade_goes_to_the_others(qtbot: QtBot) -> None:
    with desk_at(table(player("ww"), player("go"), advanced=True)) as context:
        at = sit_down(context, qtbot)
        at.strips.open_trade()
        strip = at.strips.trade
        press_plus(strip.terms.gives["wood"])
        press_plus(strip.terms.wants["goat"])
        click(strip.rows[1].toggle)
        click(strip.offer)
        assert at.actions == [Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1,))]
        at.controller.submit(Accept())
        click(strip.rows[0].take)
        assert at.actions[-1] == Confirm(1)
        assert at.perspective.state.hands[G] == 1
