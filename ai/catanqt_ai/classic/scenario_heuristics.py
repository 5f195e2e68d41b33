"""The heuristics of a scenario: what its things are worth, which moves it adds to a turn, and its own decisions.

Search and decisions know no scenario; each one takes part through these methods, which do nothing by default. So a
scenario without heuristics of its own is played by the rules of the base game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catanqt.kernel.agent import Reason
from catanqt.kernel.game import Action, Task
from catanqt.rules.base.state import Catan
from catanqt_ai.classic.evaluator import ClassicEvaluator
from catanqt_ai.classic.scenario_values import ScenarioValues
from catanqt_ai.classic.turn_plan import TurnPlan


class ScenarioHeuristics(ScenarioValues):
    """The heuristics of one scenario; without state of its own."""

    def moves(self, evaluator: SearchEvaluator, plan: TurnPlan) -> list[TurnPlan]:
        """The moves of its own that could follow in a turn, each as the plan it leads to."""
        return []

    def before_roll(self, evaluator: SearchEvaluator, options: Sequence[Action]) -> tuple[Action, list[Reason]] | None:
        """What to do before the dice, if anything."""
        return None

    def answers(self) -> dict[type[Task], Answer]:
        """How to decide its own tasks."""
        return {}

    def reasons(self, evaluator: SearchEvaluator, game: Catan, action: Action) -> list[Reason]:
        """Why an action of its own, or one that matters to it, is a good idea."""
        return []

    def holds_back(self, evaluator: SearchEvaluator, plan: TurnPlan) -> float:
        """What to take off the value of ending the turn after this plan, such as the risk of a lost win."""
        return 0.0


SearchEvaluator = ClassicEvaluator[ScenarioHeuristics]
"""The evaluator as search and decisions see it: with the complete heuristics of the scenarios."""
Answer = Callable[[SearchEvaluator, Any], tuple[Action, list[Reason]]]
"""Decides a task of the scenario's own, for the seat of the evaluator."""
