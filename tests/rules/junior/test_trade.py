"""JU9: players trade with each other instead of with the market."""

from __future__ import annotations

import pytest

from catanqt.rules.base.events import Traded
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Counter, Decline, NoDeal, Offer, Withdraw
from catanqt.rules.junior.market import SwapMarket
from catanqt.rules.junior.turn import BeforeRoll, EndTurn, Turn
from tests.rules.junior.table import C, W, hand, market, menu, new_game, of, play, player, refused, roll, table

WOOD, GOAT, CUTLASS = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 1, 0)
PLEASE = Offer(CUTLASS, WOOD, (1, 2))
"""The printed example: a cutlass I do not need for the wood I lack."""


def test_JU9_advanced_trade_has_no_market() -> None:
    game = new_game(advanced_trade=True)
    assert market(game) == ""
    assert game.state.stock == [14, 18, 14, 18, 18]
    roll(game, 3)
    assert not menu(game, SwapMarket)
    assert refused(game, SwapMarket(W, C)) == "not-now"


def test_JU9_without_the_option_nobody_offers_anything() -> None:
    game = table(player("gc"), player("w"), player())
    assert game.task.composes(game) == ()
    assert refused(game, PLEASE) == "not-now"


def test_JU9_the_printed_example() -> None:
    game = table(player("gc"), player("w"), player("w"), advanced=True)
    assert game.task.composes(game) == (Offer,)
    game.play(PLEASE)
    assert game.task == Answering(1, 0, CUTLASS, WOOD, (2,), (), ())
    play(game, Decline(NoDeal.NEED_IT), Accept())
    assert game.task == Choosing(0, CUTLASS, WOOD, (2,), ())
    assert of(Traded, game.play(Confirm(2))) == [Traded(0, 2, CUTLASS, WOOD)]
    assert [hand(game, seat) for seat in range(3)] == ["wg", "w", "c"]
    assert game.task == Turn(0)


def test_JU9_any_number_of_tiles_and_as_often_as_you_like() -> None:
    game = table(player("ggcc"), player("www"), advanced=True)
    play(game, Offer((0, 2, 0, 0, 0), (3, 0, 0, 0, 0), (1,)), Accept(), Confirm(1))
    assert [hand(game, 0), hand(game, 1)] == ["wwwcc", "gg"]
    play(game, Offer((0, 0, 0, 2, 0), GOAT, (1,)), Accept(), Confirm(1))
    assert [hand(game, 0), hand(game, 1)] == ["wwwg", "gcc"]


def test_JU9_others_may_bid_and_an_offer_may_be_withdrawn() -> None:
    game = table(player("gc"), player("w"), advanced=True)
    play(game, PLEASE, Counter(WOOD, GOAT), Decline(NoDeal.NO))
    assert game.task == Choosing(0, CUTLASS, WOOD, (), ((1, WOOD, GOAT),))
    other = game.copy()
    other.play(Withdraw())
    assert [hand(other, 0), hand(other, 1)] == ["gc", "w"]
    game.play(Confirm(1))
    assert [hand(game, 0), hand(game, 1)] == ["wc", "g"]


def test_JU9_only_with_the_player_whose_turn_it_is_and_only_after_the_roll() -> None:
    game = table(player("gc"), player("w"), player("w"), advanced=True)
    game.play(Offer(CUTLASS, WOOD, (1,)))
    assert game.task.actor == 1
    assert refused(game, Counter(WOOD, WOOD)) == "same-kind"
    game.play(Decline(NoDeal.NO))
    game.play(EndTurn())
    assert game.task == BeforeRoll(1)
    assert refused(game, Offer(WOOD, CUTLASS, (0,))) == "not-now"


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        (Offer(WOOD, CUTLASS, (1,)), "cannot-pay"),
        (Offer(CUTLASS, (0,) * 5, (1,)), "no-gifts"),
        (Offer(CUTLASS, CUTLASS, (1,)), "same-kind"),
        (Offer(CUTLASS, WOOD, (0, 1)), "bad-partners"),
        (Offer(CUTLASS, WOOD, ()), "bad-partners"),
        (Offer((0, 0, 0, 1), WOOD, (1,)), "bad-goods"),
    ],
)
def test_JU9_as_in_the_base_game(offer: Offer, reason: str) -> None:
    assert refused(table(player("gc"), player("w"), advanced=True), offer) == reason


def test_JU9_offers_are_remembered_for_the_turn() -> None:
    game = table(player("gc"), player("w"), advanced=True)
    play(game, Offer(CUTLASS, WOOD, (1,)), Decline(NoDeal.NO))
    assert game.state.offers == ((CUTLASS, WOOD),)
    game.play(EndTurn())
    assert game.state.offers == ()
