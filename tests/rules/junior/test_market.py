"""JU7 and JU8: the market and the stock."""

from __future__ import annotations

from catanqt.rules.base.events import BankTraded
from catanqt.rules.junior.events import MarketLaidOut, MarketSwapped
from catanqt.rules.junior.market import StockTrade, SwapMarket
from catanqt.rules.junior.turn import BeforeRoll, EndTurn
from tests.rules.junior.table import C, G, M, O, W, hand, market, menu, of, play, player, refused, roll, table


def test_JU7_one_of_mine_for_one_of_the_booths() -> None:
    game = table(player("ww"))
    assert game.play(SwapMarket(W, O)) == [MarketSwapped(0, W, O)]
    assert (hand(game, 0), market(game)) == ("wo", "wwgmc")
    assert game.state.stock == [15, 17, 17, 17, 17]


def test_JU7_the_menu_has_every_swap_one_could_make() -> None:
    game = table(player("wm"), market="wwggc")
    assert menu(game, SwapMarket) == [
        SwapMarket(W, G),
        SwapMarket(W, C),
        SwapMarket(M, W),
        SwapMarket(M, G),
        SwapMarket(M, C),
    ]
    assert refused(game, SwapMarket(W, M)) == "not-in-market"
    assert refused(game, SwapMarket(G, W)) == "cannot-pay"
    assert refused(game, SwapMarket(W, W)) == "same-kind"
    assert refused(game, SwapMarket(5, W)) == "no-such-card"
    assert refused(game, SwapMarket(W, -1)) == "no-such-card"


def test_JU7_once_a_turn() -> None:
    game = table(player("ww"), player("w"))
    game.play(SwapMarket(W, O))
    assert refused(game, SwapMarket(W, C)) == "one-swap-a-turn"
    assert not menu(game, SwapMarket)
    game.play(EndTurn())
    roll(game, 3)
    game.play(SwapMarket(W, C))
    assert hand(game, 1) == "c"


def test_JU7_five_of_a_kind_go_back_and_one_of_each_is_laid_out() -> None:
    game = table(player("w"), market="wwwwo")
    assert game.state.stock == [13, 18, 18, 18, 17]
    assert game.play(SwapMarket(W, O)) == [MarketSwapped(0, W, O), MarketLaidOut()]
    assert market(game) == "wgmco"
    assert hand(game, 0) == "o"
    assert game.state.stock == [17, 17, 17, 17, 16]


def test_JU7_four_of_a_kind_stay() -> None:
    game = table(player("w"), market="wwwgo")
    assert of(MarketLaidOut, game.play(SwapMarket(W, O))) == []
    assert market(game) == "wwwwg"


def test_JU7_what_the_stock_lacks_is_not_laid_out() -> None:
    game = table(player("w"), player("g" * 18), market="wwwwo")
    game.play(SwapMarket(W, O))
    assert market(game) == "wmco"
    assert game.state.stock[G] == 0


def test_JU7_a_short_market_is_laid_out_anew_when_all_its_tiles_are_alike() -> None:
    game = table(player("w"), player("g" * 4), market="wwwo")
    game.play(SwapMarket(W, O))
    assert market(game) == "wgmco"


def test_JU7_the_order_of_roll_and_swap() -> None:
    game = table(player("ww"), todo=[BeforeRoll(0)])
    assert refused(game, SwapMarket(W, O)) == "not-now"


def test_JU8_two_alike_for_any_one() -> None:
    """The printed example: two goats for a wood."""
    game = table(player("gg"))
    assert game.play(StockTrade(G, W)) == [BankTraded(0, G, 2, W)]
    assert hand(game, 0) == "w"
    assert game.state.stock == [16, 17, 17, 17, 17]


def test_JU8_as_often_as_one_can() -> None:
    game = table(player("g" * 8))
    play(game, StockTrade(G, W), StockTrade(G, M), StockTrade(G, C), StockTrade(G, O))
    assert hand(game, 0) == "wmco"


def test_JU8_the_market_does_not_count() -> None:
    game = table(player("wwgg"))
    play(game, SwapMarket(W, O), StockTrade(G, C))
    assert hand(game, 0) == "wco"


def test_JU8_not_one_not_two_different_not_for_the_same() -> None:
    game = table(player("wwgm"))
    assert refused(game, StockTrade(G, C)) == "cannot-pay"
    assert refused(game, StockTrade(W, W)) == "same-kind"
    assert refused(game, StockTrade(W, 5)) == "no-such-card"
    assert refused(game, StockTrade(-1, W)) == "no-such-card"
    assert menu(game, StockTrade) == [StockTrade(W, take) for take in (G, M, C, O)]


def test_JU8_an_empty_stock_has_nothing_to_give() -> None:
    game = table(player("ww"), player("o" * 17))
    assert refused(game, StockTrade(W, O)) == "bank-is-out"
    assert menu(game, StockTrade) == [StockTrade(W, take) for take in (G, M, C)]


def test_JU8_the_stock_serves_with_advanced_trade_too() -> None:
    game = table(player("gg"), advanced=True)
    game.play(StockTrade(G, W))
    assert hand(game, 0) == "w"
