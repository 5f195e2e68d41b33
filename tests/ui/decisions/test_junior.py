"""Junior trades with the same strip: its own goods, its stock and market, and the others if that was agreed."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from catanqt.rules.base.trade import Accept, Confirm, Offer
from catanqt.rules.junior.market import StockTrade
from tests.rules.junior.table import G, O, W, player, table
from tests.ui.decisions.table_pages import click, in_sight, press_plus, sit_down
from tests.ui.games.junior.positions import desk_at


def test_two_alike_for_one_from_the_stock(qtbot: QtBot) -> None:
    with desk_at(table(player("ww"))) as desk:
        at = sit_down(desk, qtbot)
        at.strips.open_trade()
        strip = at.strips.trade
        assert list(strip.terms.gives) == ["wood", "goat", "molasses", "cutlass", "gold"]
        assert strip.offer.isHidden()
        assert all(row.isHidden() for row in strip.rows)
        press_plus(strip.terms.gives["wood"], 2)
        press_plus(strip.terms.wants["gold"])
        click(strip.bank)
        assert at.actions == [StockTrade(W, O)]
        assert not in_sight(at.strips)


def test_advanced_trade_goes_to_the_others(qtbot: QtBot) -> None:
    with desk_at(table(player("ww"), player("go"), advanced=True)) as desk:
        at = sit_down(desk, qtbot)
        at.strips.open_trade()
        strip = at.strips.trade
        press_plus(strip.terms.gives["wood"])
        press_plus(strip.terms.wants["goat"])
        click(strip.rows[1].toggle)
        click(strip.offer)
        assert at.actions == [Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1,))]
        at.table.submit(Accept())
        click(strip.rows[0].take)
        assert at.actions[-1] == Confirm(1)
        assert at.seen.state.hands[G] == 1
