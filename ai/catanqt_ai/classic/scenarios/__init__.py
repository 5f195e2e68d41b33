"""The heuristics of the scenarios, by name, and the evaluator that knows them.

Below this package nothing knows a scenario by name; evaluators are made here and handed down.
"""

from __future__ import annotations

from catanqt.kernel.agent import Budget
from catanqt.rules.base.state import Catan, State
from catanqt_ai.classic.evaluator import ClassicEvaluator
from catanqt_ai.classic.scenario_heuristics import ScenarioHeuristics, SearchEvaluator
from catanqt_ai.classic.scenarios.big_game import BigGame
from catanqt_ai.classic.scenarios.fishermen import Fishermen
from catanqt_ai.classic.scenarios.soccer_fever import SoccerFever
from catanqt_ai.skill import Skill

HEURISTICS: dict[str, ScenarioHeuristics] = {
    "big-game": BigGame(),
    "fishermen": Fishermen(),
    "soccer-fever": SoccerFever(),
}
"""A scenario that is not listed is played by the heuristics of the base game."""


def heuristics_of(state: State) -> list[ScenarioHeuristics]:
    """Those of the scenarios in play."""
    return [HEURISTICS[scenario.name] for scenario in state.table.scenarios if scenario.name in HEURISTICS]


def evaluator_for(game: Catan, seat: int, skill: Skill, budget: Budget, seed: str = "") -> SearchEvaluator:
    """The evaluator of a decision, with the scenarios that the skill knows."""
    scenarios = heuristics_of(game.state) if skill.knows_scenarios else []
    return ClassicEvaluator(game, seat, skill, budget, scenarios, seed)
