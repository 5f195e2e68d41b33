"""Where the robber goes when somebody is about to win."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.kernel.agent import Budget
from catanqt.rules.base.robber import MoveRobber, Rob, RobberMove, RobberVictim
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import Turn
from catanqt_ai.classic import lookahead
from catanqt_ai.classic.decisions import advise
from catanqt_ai.classic.robber_moves import about_to_win
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.scenarios import evaluator_for
from catanqt_ai.skill import LEVELS
from tests.rules.base.table import edge, player, table


def late_game() -> Catan:
    """Seat 1 has eight points and poor land, seat 2 four and the best; seat 0 moves the robber."""
    return table(
        player("", settlements=[34, 12], roads=[edge(34, 29)]),
        player("l", settlements=[47, 38], cities=[50, 42, 26], roads=[edge(47, 51)]),
        player("ooooggggww", cities=[18, 44], roads=[edge(18, 13)]),
        player("l", settlements=[3, 6], roads=[edge(3, 0)]),
        todo=(Turn(0), RobberMove(0)),
        seats=4,
    )


def evaluator_of(game: Catan, level: str) -> SearchEvaluator:
    return evaluator_for(game, 0, LEVELS[level], Budget(), "robber")


def leaders_land(game: Catan) -> set[int]:
    return {hex_ for hex_, (_, slots) in enumerate(game.state.yields) if any(slot // 5 == 1 for slot, _ in slots)}


@pytest.mark.parametrize("level", LEVELS)
def test_the_robber_goes_to_whoever_is_about_to_win(level: str, monkeypatch: Any) -> None:
    """Whatever the futures say of others, who have much more to steal."""
    monkeypatch.setattr(lookahead.Futures, "compare", lambda self, starts: [float(n) for n in range(len(starts))])
    game = late_game()
    moved = advise(evaluator_of(game, level)).action
    assert isinstance(moved, MoveRobber)
    assert moved.hex in leaders_land(game)
    game.apply(moved)
    if isinstance(game.task, RobberVictim):
        assert advise(evaluator_of(game, level)).action == Rob(1)


def test_who_is_about_to_win_has_two_points_to_go_at_most() -> None:
    game = late_game()
    evaluator = evaluator_of(game, "hard")
    assert about_to_win(evaluator, game.state) == {1}
    game.state.goals = [12] * 4
    assert about_to_win(evaluator, game.state) == set()
