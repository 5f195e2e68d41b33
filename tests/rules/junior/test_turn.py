"""JU2: the turn, and what the islands produce."""

from __future__ import annotations

import pytest

from catanqt.kernel.chance import chance_task
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.events import BankShort, Produced, TurnEnded, TurnStarted
from catanqt.rules.junior.building import BuildLair, BuildShip
from catanqt.rules.junior.coco import BuyCoco, DrawCoco
from catanqt.rules.junior.events import DieRolled
from catanqt.rules.junior.market import StockTrade, SwapMarket
from catanqt.rules.junior.state import GOAT_CUTLASS
from catanqt.rules.junior.turn import BeforeRoll, Die, DieRoll, EndTurn, Roll, Turn
from tests.rules.junior.table import C, G, M, O, W, hand, menu, new_game, of, play, player, refused, roll, ship, table


def test_JU2_the_printed_example_white_rolls_a_four() -> None:
    """White and red sit at the sugar cane with the 4, blue and orange at the treasure cave with the 4."""
    game = new_game()
    for _ in range(3):
        play(game, Roll(), Die(3), EndTurn())
    assert game.task == BeforeRoll(3)
    before = [hand(game, seat) for seat in range(4)]
    events = roll(game, 4)
    assert events[0] == DieRolled(3, 4)
    assert set(of(Produced, events)) == {
        Produced(3, M, 1), Produced(0, M, 1), Produced(1, C, 1), Produced(2, C, 1)
    }  # fmt: skip
    assert before == ["wm", "wm", "wwwwm", "wwwwm"]
    assert [hand(game, seat) for seat in range(4)] == ["wmm", "wmc", "wwwwmc", "wwwwmm"]


def test_JU2_every_lair_takes_a_tile_whoever_rolled() -> None:
    game = table(player(), player(lairs=[24, 22, 21]), player(lairs=[23, 14]), todo=[BeforeRoll(0)])
    roll(game, 4)
    assert [hand(game, seat) for seat in range(3)] == ["", "ccc", "mc"]


@pytest.mark.parametrize(("number", "paid"), [(1, "c"), (2, "w"), (3, ""), (4, ""), (5, "o")])
def test_JU2_a_lair_between_islands_takes_from_each_of_them_on_its_number(number: int, paid: str) -> None:
    game = table(player(lairs=[3]), todo=[BeforeRoll(0)])
    roll(game, number)
    assert hand(game, 0) == paid


def test_JU2_tiles_come_from_the_stock() -> None:
    game = table(player(lairs=[14]), player(lairs=[16]), todo=[BeforeRoll(0)])
    roll(game, 4)
    assert game.state.stock == [17, 17, 15, 17, 17]


def test_JU2_a_short_stock_serves_in_turn_order_from_the_roller() -> None:
    lairs = [player(lairs=[14]), player("m" * 14, lairs=[15]), player(lairs=[16, 17])]
    for roller, expected in ((0, ["m", "m" * 15, "m"]), (1, ["", "m" * 15, "mm"]), (2, ["m", "m" * 14, "mm"])):
        game = table(*lairs, turn=roller, todo=[BeforeRoll(roller)])
        assert game.state.stock[M] == 3
        events = roll(game, 4)
        assert [hand(game, seat) for seat in range(3)] == expected
        assert of(BankShort, events) == [BankShort(M)]
        assert game.state.stock[M] == 0


def test_JU2_an_empty_stock_pays_nobody_and_other_tiles_are_paid_nonetheless() -> None:
    game = table(player("m" * 17, lairs=[14]), player(lairs=[24]), todo=[BeforeRoll(0)])
    events = roll(game, 4)
    assert of(Produced, events) == [Produced(1, C, 1)]
    assert of(BankShort, events) == [BankShort(M)]


def test_JU2_a_stock_that_is_just_enough_is_not_short() -> None:
    game = table(player("m" * 16, lairs=[14]), todo=[BeforeRoll(0)])
    assert of(BankShort, roll(game, 4)) == []
    assert hand(game, 0) == "m" * 17


def test_JU2_the_turn_begins_with_the_roll_and_nothing_else() -> None:
    game = table(player("wgmcoww", lairs=[4], ships=[ship(3, 4)]), todo=[BeforeRoll(0)])
    assert list(game.options()) == [Roll()]
    for early in (BuildShip(ship(4, 5)), BuildLair(3), BuyCoco(), SwapMarket(W, G), StockTrade(W, G), EndTurn()):
        assert refused(game, early) == "not-now"
    assert refused(game, Die(3)) == "not-now"


def test_JU2_the_die_is_chance_and_fair() -> None:
    game = new_game()
    game.play(Roll())
    assert game.task == DieRoll(0)
    assert game.task.actor == CHANCE
    assert list(game.options()) == [Die(number) for number in range(1, 7)]
    assert chance_task(game).weights(game) is None
    for wrong in (0, 7, -1):
        assert refused(game, Die(wrong)) == "impossible-outcome"


def test_JU2_then_build_and_trade_in_any_order_and_as_often_as_one_can_pay() -> None:
    game = table(player("wwwggmmmccoo", lairs=[4], ships=[ship(3, 4)]))
    play(
        game, BuyCoco(), DrawCoco(GOAT_CUTLASS), BuildLair(3), SwapMarket(O, W), BuildShip(ship(4, 5)),
        StockTrade(C, M), BuildShip(ship(2, 3)),
    )  # fmt: skip
    assert hand(game, 0) == "wgmm"
    game.play(EndTurn())


def test_JU2_one_roll_a_turn() -> None:
    game = new_game()
    roll(game, 3)
    assert game.task == Turn(0)
    assert refused(game, Roll()) == "not-now"
    assert not menu(game, Roll)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_JU2_the_die_goes_round(players: int) -> None:
    game = new_game(players)
    for number in range(1, 2 * players + 1):
        seat = (number - 1) % players
        assert game.task == BeforeRoll(seat)
        assert (game.state.turn, game.state.turn_number, game.state.die) == (seat, number, 0)
        roll(game, 5)
        assert game.state.die == 5
        assert game.play(EndTurn()) == [TurnEnded(seat), TurnStarted((seat + 1) % players, number + 1)]
