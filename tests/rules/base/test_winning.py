"""B16: winning, on one's own turn and at any moment of it."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Event
from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.cards import BuyCard, DrawCard, PlayKnight
from catanqt.rules.base.events import LongestRoadMoved, TurnStarted, Won
from catanqt.rules.base.state import VICTORY_POINT, Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from tests.rules.base.table import RULES, edge, of, path, play, player, points, refused, roll, table

MIDDLE = path(27, 33, 28, 34, 29, 35, 30, 36, 31)
CUT = 35
SPUR = path(45, 40, CUT)
NORTH = path(11, 7, 12, 8, 13, 9, 14)
NINE = {"settlements": [50], "cities": [16, 18, 20, 2]}
EIGHT = {"cities": [16, 18, 20, 2]}


def won(events: list[Event]) -> list[Won]:
    return of(Won, events)


def assert_won(game: Catan, seat: int) -> None:
    assert game.over
    assert RULES.winner(game) == seat
    assert refused(game, EndTurn()) == "game-over"
    assert list(game.options()) == []


def test_B16_a_settlement_wins() -> None:
    game = table(player("lbwg", roads=path(7, 12), **NINE))
    assert won(game.play(BuildSettlement(12))) == [Won(0, 10)]
    assert_won(game, 0)


def test_B16_a_city_wins() -> None:
    game = table(player("ggooo", settlements=[50, 12, 4], cities=[16, 18, 20]))
    assert won(game.play(BuildCity(12))) == [Won(0, 10)]
    assert_won(game, 0)


def test_B16_longest_road_wins() -> None:
    game = table(player("lb", roads=path(45, 40, 35, 29, 34), **EIGHT))
    assert won(game.play(BuildRoad(edge(34, 28)))) == [Won(0, 10)]
    assert_won(game, 0)


@pytest.mark.parametrize("moment", [BeforeRoll(0), Turn(0)], ids=["before the roll", "after the roll"])
def test_B16_largest_army_wins_before_the_robber_moves(moment: BeforeRoll | Turn) -> None:
    game = table(player(cards="k", knights=2, **EIGHT), todo=[moment])
    assert won(game.play(PlayKnight())) == [Won(0, 10)]
    assert_won(game, 0)


def test_B16_more_than_the_goal_wins_too() -> None:
    game = table(player("lb", roads=path(45, 40, 35, 29, 34), **NINE))
    assert won(game.play(BuildRoad(edge(34, 28)))) == [Won(0, 11)]


def test_B16_nine_points_do_not_win() -> None:
    game = table(player("lbwg", roads=path(7, 12), **EIGHT))
    assert won(game.play(BuildSettlement(12))) == []
    assert points(game, 0) == [9]
    assert game.task == Turn(0)


def test_B16_hidden_victory_points_count_for_winning() -> None:
    game = table(player("lbwg", roads=path(7, 12), cards="v", **EIGHT))
    assert RULES.public_points(game, 0) == 8
    assert won(game.play(BuildSettlement(12))) == [Won(0, 10)]


def test_B16_victory_points_bought_this_turn_count_too() -> None:
    game = table(player("lbwgwgo", roads=path(7, 12), **EIGHT))
    play(game, BuyCard(), DrawCard(VICTORY_POINT))
    assert won(game.play(BuildSettlement(12))) == [Won(0, 10)]


def test_B16_the_goal_is_that_of_the_game() -> None:
    game = table(player("lbwg", roads=path(7, 12), **NINE), goal=12)
    assert won(game.play(BuildSettlement(12))) == []
    assert points(game, 0) == [10]


def gift(cards: str = "", seat: int = 2) -> tuple[Catan, list[Event]]:
    """In its turn seat 0 cuts seat 1's road, and longest road falls to a seat with 8 points."""
    rich = player("", roads=NORTH, cards=cards, **EIGHT)
    others = [player(roads=MIDDLE), rich] if seat == 2 else [rich, player(roads=MIDDLE)]
    game = table(player("lbwg", roads=SPUR), *others, longest_road=3 - seat)
    events = game.play(BuildSettlement(CUT))
    assert of(LongestRoadMoved, events) == [LongestRoadMoved(seat, 6)]
    return game, events


def test_B16_points_gained_in_anothers_turn_do_not_win_there() -> None:
    """Catanatron lets this win out of turn."""
    game, events = gift()
    assert won(events) == []
    assert points(game, 2) == [10]
    assert game.task == Turn(0)
    assert won(game.play(EndTurn())) == []
    assert won(roll(game, 1, 1)) == []
    assert game.task == Turn(1)


def test_B16_points_gained_in_anothers_turn_win_when_ones_own_turn_begins() -> None:
    game, _ = gift()
    game.play(EndTurn())
    roll(game, 1, 1)
    events = game.play(EndTurn())
    assert won(events) == [Won(2, 10)]
    assert of(TurnStarted, events) == [TurnStarted(2, 11)]
    assert_won(game, 2)


def test_B16_the_next_player_wins_at_once() -> None:
    game, _ = gift(seat=1)
    assert won(game.play(EndTurn())) == [Won(1, 10)]
    assert_won(game, 1)


def test_B16_points_gained_and_lost_again_before_ones_turn_do_not_win() -> None:
    rich = player(roads=NORTH, **EIGHT)
    game = table(player("lbwg", roads=SPUR), player("lblb", roads=MIDDLE), rich, longest_road=1)
    play(game, BuildSettlement(CUT), EndTurn())
    assert points(game, 2) == [10]
    roll(game, 1, 1)
    play(game, BuildRoad(edge(27, 21)), BuildRoad(edge(21, 16)))
    assert points(game, 1, 2) == [2, 8]
    assert won(game.play(EndTurn())) == []
    assert game.task == BeforeRoll(2)


def test_B16_whoever_reaches_the_goal_first_on_its_own_turn_wins_though_another_waits() -> None:
    rich = player(roads=NORTH, **EIGHT)
    builder = player("lbwg", roads=SPUR, settlements=[51, 53, 37, 43], cities=[], cards="vvvvv")
    game = table(builder, player(roads=MIDDLE), rich, longest_road=1)
    events = game.play(BuildSettlement(CUT))
    assert points(game, 0, 2) == [10, 10]
    assert set(won(events)) == {Won(0, 10)}
    assert_won(game, 0)


def test_B16_a_settlement_that_also_wins_longest_road_is_won_only_once() -> None:
    """Settlement and card together reach the goal: one winner, one such event."""
    mine = player("lbwg", roads=path(51, 47, 43, 39, 44, 40, CUT), cities=[20, 2], settlements=[50], cards="vv")
    game = table(mine, player(roads=MIDDLE), longest_road=1)
    assert points(game, 0) == [7]
    events = game.play(BuildSettlement(CUT))
    assert of(LongestRoadMoved, events) == [LongestRoadMoved(0, 6)]
    assert won(events) == [Won(0, 10)]
    assert_won(game, 0)


def test_B16_nobody_acts_after_the_end() -> None:
    game = table(player("lbwg", roads=path(7, 12), **NINE))
    game.play(BuildSettlement(12))
    assert refused(game, BuildRoad(edge(12, 17))) == "game-over"
