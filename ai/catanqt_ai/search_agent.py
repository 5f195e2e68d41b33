"""The agent of the levels easy to expert: it searches plans with an evaluator and explains what it chose.

One agent plays all games: it makes the evaluator of the game and skill, and hands the decision to that game's package.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catanqt.kernel.agent import Advice, Budget, Comparison, Verdict
from catanqt.kernel.game import Action, Game
from catanqt.rules.junior.state import State as JuniorState
from catanqt_ai import comparison, judgement
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.scenarios import evaluator_for
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.novice.agent import NoviceAgent
from catanqt_ai.skill import Attention


class SearchAgent:
    """Plays, advises and compares moves. It keeps nothing between decisions but its attention and its seed."""

    def __init__(self, attention: Attention, seed: str) -> None:
        self.attention = attention
        self.seed = seed

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        options = game.options()
        if len(options) == 1 and not game.task.composes(game):
            return options[0]
        return self.advise(game, seat, budget).action

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        if budget.spent:
            # There is no time even for a shallow search.
            return NoviceAgent().advise(game, seat, budget)
        return judgement.advise(self._evaluator(game, seat, budget))

    def compare(self, game: Game[Any], seat: int, best: Action, budget: Budget) -> Comparison:
        return comparison.compare(self._evaluator(game, seat, budget), best)

    def judge(self, game: Game[Any], seat: int, made: Sequence[Action], budget: Budget) -> Verdict:
        return judgement.judge(self._evaluator(game, seat, budget), made)

    def first_sight_loss(self, game: Game[Any], seat: int, made: Action, budget: Budget) -> float:
        return comparison.first_sight_loss(self._evaluator(game, seat, budget), made)

    def chances(self, game: Game[Any], seat: int, budget: Budget) -> tuple[float, ...]:
        return self._evaluator(game, seat, budget).chances()

    def _evaluator(self, game: Any, seat: int, budget: Budget) -> SearchEvaluator | JuniorEvaluator:
        make = JuniorEvaluator if isinstance(game.state, JuniorState) else evaluator_for
        return make(game, seat, self.attention.in_turn(self.seed, game.state.turn_number), budget, self.seed)
