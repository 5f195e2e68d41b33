"""B15: largest army."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Event
from catanqt.rules.base.cards import PlayKnight
from catanqt.rules.base.events import CardPlayed, LargestArmyMoved
from catanqt.rules.base.robber import MoveRobber
from catanqt.rules.base.state import KNIGHT, NOBODY, Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn
from tests.rules.base.table import of, player, points, roll, table


def knight(game: Catan) -> list[Event]:
    """Play a knight and put the robber somewhere empty."""
    events = game.play(PlayKnight())
    game.play(MoveRobber(16 if game.state.robber != 16 else 9))
    return events


def moved(events: list[Event]) -> list[LargestArmyMoved]:
    return of(LargestArmyMoved, events)


def next_turn(game: Catan) -> None:
    game.play(EndTurn())
    roll(game, 1, 1)


@pytest.mark.parametrize("played", [0, 1])
def test_B15_fewer_than_three_knights_are_no_army(played: int) -> None:
    game = table(player(cards="k", knights=played))
    assert knight(game) == [CardPlayed(0, KNIGHT)]
    assert game.state.largest_army == NOBODY
    assert points(game, 0) == [0]


def test_B15_the_first_with_three_played_knights_takes_the_card() -> None:
    game = table(player(cards="k", knights=2), player(knights=2))
    assert moved(knight(game)) == [LargestArmyMoved(0, 3)]
    assert points(game, 0, 1) == [2, 0]


def test_B15_knights_in_hand_do_not_count() -> None:
    game = table(player(cards="k" * 4, knights=1), player(cards="k" * 5))
    assert moved(knight(game)) == []
    assert points(game, 0, 1) == [0, 0]


def test_B15_as_many_do_not_take_the_card_and_one_more_does() -> None:
    game = table(player(cards="kk", knights=2), player(knights=3), largest_army=1)
    assert moved(knight(game)) == []
    assert points(game, 0, 1) == [0, 2]
    for _ in range(3):
        next_turn(game)
    assert moved(knight(game)) == [LargestArmyMoved(0, 4)]
    assert points(game, 0, 1) == [2, 0]


def test_B15_the_holder_keeps_the_card_and_its_two_points_with_more_knights() -> None:
    game = table(player(cards="k", knights=3), player(cards="kk", knights=3), largest_army=0)
    assert moved(knight(game)) == []
    assert points(game, 0) == [2]
    next_turn(game)
    assert moved(knight(game)) == []
    assert points(game, 0, 1) == [2, 0]


def test_B15_more_than_two_armies_are_compared_with_the_holder() -> None:
    game = table(player(cards="k", knights=3), player(knights=4), player(knights=3), largest_army=1)
    assert moved(knight(game)) == []
    assert game.state.largest_army == 1


def test_B15_a_knight_before_the_roll_counts() -> None:
    game = table(player(cards="k", knights=2), todo=[BeforeRoll(0)])
    assert moved(knight(game)) == [LargestArmyMoved(0, 3)]
