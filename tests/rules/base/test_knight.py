"""B9: the knight."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Task
from catanqt.rules.base.cards import PlayKnight
from catanqt.rules.base.events import CardPlayed, RobberMoved, Stolen
from catanqt.rules.base.robber import MoveRobber, Rob, RobberMove, RobberVictim, StealCard
from catanqt.rules.base.state import KNIGHT
from catanqt.rules.base.turn import BeforeRoll, Dice, EndTurn, Roll, Turn
from tests.rules.base.table import O, W, cards, hand, play, player, refused, roll, table

BOTH_TIMES = pytest.mark.parametrize("moment", [BeforeRoll(0), Turn(0)], ids=["before the roll", "after the roll"])


@BOTH_TIMES
def test_B9_a_knight_moves_the_robber_and_steals(moment: Task) -> None:
    game = table(player(cards="k"), player("o", settlements=[12]), todo=[moment])
    assert game.play(PlayKnight()) == [CardPlayed(0, KNIGHT)]
    assert game.task == RobberMove(0)
    assert game.play(MoveRobber(4)) == [RobberMoved(0, 4)]
    assert game.play(StealCard(O)) == [Stolen(0, 1, O)]
    assert [hand(game, 0), hand(game, 1), cards(game, 0)] == ["o", "", ""]
    assert game.state.knights == [1, 0, 0]
    assert game.task == moment


@BOTH_TIMES
def test_B9_nobody_discards(moment: Task) -> None:
    game = table(player("l" * 9, cards="k"), player("o" * 12, settlements=[12]), todo=[moment])
    play(game, PlayKnight(), MoveRobber(4), StealCard(O))
    assert [len(hand(game, 0)), len(hand(game, 1))] == [10, 11]
    assert game.task == moment


@BOTH_TIMES
def test_B9_the_knight_too_must_move_the_robber(moment: Task) -> None:
    game = table(player(cards="k"), todo=[moment], robber=4)
    game.play(PlayKnight())
    assert refused(game, MoveRobber(4)) == "same-place"
    assert refused(game, Roll()) == "not-now"
    assert refused(game, EndTurn()) == "not-now"


@BOTH_TIMES
def test_B9_the_knight_chooses_among_victims(moment: Task) -> None:
    game = table(player(cards="k"), player("l", settlements=[12]), player("w", settlements=[13]), todo=[moment])
    play(game, PlayKnight(), MoveRobber(4))
    assert game.task == RobberVictim(0, 4)
    play(game, Rob(2), StealCard(W))
    assert [hand(game, seat) for seat in range(3)] == ["w", "l", ""]


def test_B9_a_knight_before_the_roll_frees_the_hex_for_that_roll() -> None:
    game = table(player(cards="k", settlements=[12]), todo=[BeforeRoll(0)], robber=4)
    play(game, PlayKnight(), MoveRobber(9))
    roll(game, 3, 3)
    assert hand(game, 0) == "b"


def test_B9_after_a_knight_a_seven_can_still_be_rolled() -> None:
    game = table(player("l" * 8, cards="k"), todo=[BeforeRoll(0)])
    play(game, PlayKnight(), MoveRobber(4), Roll(), Dice(5, 2))
    while game.options()[0] != MoveRobber(0):
        game.play(game.options()[0])
    assert hand(game, 0) == "l" * 4
    game.play(MoveRobber(9))
    assert game.task == Turn(0)


def test_B9_without_a_knight_none_is_played() -> None:
    game = table(player(cards="v"), player(cards="k"), todo=[BeforeRoll(0)])
    assert refused(game, PlayKnight()) == "no-such-card"
    assert list(game.options()) == [Roll()]
