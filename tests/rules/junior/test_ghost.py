"""JU3: the six and the ghost captain."""

from __future__ import annotations

import pytest

from catanqt.rules.base.events import Produced
from catanqt.rules.junior.events import DieRolled, GhostMoved, TookTiles
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.rules.junior.state import SPOOKY
from catanqt.rules.junior.turn import BeforeRoll, EndTurn, Turn
from tests.rules.junior.table import C, hand, new_game, of, player, refused, roll, table


def test_JU3_on_a_six_nobody_produces_and_the_roller_moves_the_ghost_captain() -> None:
    game = new_game()
    assert roll(game, 6) == [DieRolled(0, 6)]
    assert [hand(game, seat) for seat in range(4)] == ["wm"] * 4
    assert game.task == GhostMove(0)


def test_JU3_he_may_go_to_any_island_and_two_of_its_tiles_are_taken() -> None:
    game = new_game()
    roll(game, 6)
    assert list(game.options()) == [MoveGhost(island) for island in range(12)]
    assert game.play(MoveGhost(2)) == [GhostMoved(0, 2), TookTiles(0, C, 2)]
    assert hand(game, 0) == "wmcc"
    assert game.state.stock[C] == 15
    assert game.state.ghost == 2
    assert game.task == Turn(0)


def test_JU3_to_any_other_island_but_not_to_the_same_nor_back_to_spooky_island() -> None:
    game = table(player(), ghost=2, todo=[Turn(0), GhostMove(0)])
    assert list(game.options()) == [MoveGhost(island) for island in range(12) if island != 2]
    assert refused(game, MoveGhost(2)) == "same-place"
    assert refused(game, MoveGhost(SPOOKY)) == "no-such-place"
    assert refused(game, MoveGhost(12)) == "no-such-place"


def test_JU3_the_tiles_are_taken_as_far_as_there_are() -> None:
    for others, taken in (("c" * 15, "cc"), ("c" * 16, "c"), ("c" * 17, "")):
        game = table(player(), player(others), todo=[Turn(0), GhostMove(0)])
        events = game.play(MoveGhost(1))
        assert hand(game, 0) == taken
        assert sum(event.amount for event in of(TookTiles, events)) == len(taken)
        assert len(of(TookTiles, events)) == (1 if taken else 0)


def test_JU3_his_island_produces_nothing_while_he_stays() -> None:
    game = table(player(lairs=[14]), player(lairs=[24]), ghost=10, todo=[BeforeRoll(0)])
    assert of(Produced, roll(game, 4)) == [Produced(1, C, 1)]
    assert hand(game, 0) == ""


def test_JU3_a_lair_at_his_island_still_takes_from_its_other_islands() -> None:
    game = table(player(lairs=[14]), ghost=10, todo=[BeforeRoll(0)])
    roll(game, 5)
    assert hand(game, 0) == "g"


def test_JU3_the_island_he_left_produces_again() -> None:
    game = table(player(lairs=[14]), ghost=10, todo=[BeforeRoll(0)])
    roll(game, 6)
    game.play(MoveGhost(11))
    assert hand(game, 0) == "gg"
    game.play(EndTurn())
    roll(game, 4)
    assert hand(game, 0) == "ggm"
    game.play(EndTurn())
    roll(game, 5)
    assert hand(game, 0) == "ggm"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_JU3_on_spooky_island_he_closes_nothing(number: int) -> None:
    game = new_game()
    board = game.state.config.board
    due = sum(
        (lairs & shore).bit_count()
        for lairs in game.state.lairs
        for island, shore in zip(board.layout.islands, board.shores, strict=True)
        if island.number == number
    )
    assert sum(event.amount for event in of(Produced, roll(game, number))) == due > 0


def test_JU3_nothing_else_can_be_done_before_he_has_moved() -> None:
    game = table(player("wwgmco", lairs=[4]), todo=[BeforeRoll(0)])
    roll(game, 6)
    assert refused(game, EndTurn()) == "not-now"
