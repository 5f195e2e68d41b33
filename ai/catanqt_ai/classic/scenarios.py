"""The heuristics of the scenarios in play, and the evaluator that knows them.

They are found in the scenarios' own folders (`catanqt.scenarios`); nothing here knows one by name.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from catanqt.kernel.agent import Budget
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios import layer
from catanqt_ai.classic.evaluator import ClassicEvaluator
from catanqt_ai.classic.scenario_heuristics import ScenarioHeuristics, SearchEvaluator
from catanqt_ai.skill import Skill


def heuristics_of(state: State) -> list[ScenarioHeuristics]:
    """Those of the scenarios in play. One that has none is played by the heuristics of the base game."""
    found = (heuristics_for(scenario.name) for scenario in state.config.scenarios)
    return [heuristics for heuristics in found if heuristics is not None]


@cache
def heuristics_for(name: str) -> ScenarioHeuristics | None:
    """What the folder of a scenario says to players that plan."""
    module = layer(name, "ai")
    return None if module is None else cast(ScenarioHeuristics, module.HEURISTICS)


def evaluator_for(game: Catan, seat: int, skill: Skill, budget: Budget, seed: str = "") -> SearchEvaluator:
    """The evaluator of a decision, with the scenarios that the skill knows."""
    scenarios = heuristics_of(game.state) if skill.knows_scenarios else []
    return ClassicEvaluator(game, seat, skill, budget, scenarios, seed)
