"""What a scenario's things are worth: the part of its heuristics that the evaluator asks for.

The evaluator knows no scenario; each one adds to a few sums through these methods, which add nothing by default. The
other part, what may be done with these things, is in `scenario_heuristics.py`, which may use the evaluator.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub
from typing import NamedTuple

from catanqt.rules.base.state import State
from catanqt_ai.classic.seat_survey import Outlook
from catanqt_ai.win_time import Vector

NOTHING: Vector = (0.0, 0.0, 0.0, 0.0, 0.0)
ROUNDS_A_POINT = 0.75
"""Rounds of future income that count, per point the leader lacks: about half of those that will be played."""


class Standing(NamedTuple):
    """A scenario's contribution to a seat's position."""

    points: float = 0.0
    """Points it may expect beyond those it has."""
    wild: float = 0.0
    """Cards of choice it could have now."""
    flow: float = 0.0
    """Cards of choice it may expect a round."""
    cards: float = 0.0
    """For the learned evaluation: the cards of choice that what it has is equal to, fitted to games."""
    coming: float = 0.0
    """For the learned evaluation: the same of what it may expect while the game lasts."""


def leader_lacks(state: State) -> int:
    """The points that the player nearest to the goal still needs, at least one."""
    lack: int = min(map(sub, state.goals, state.score))
    return max(1, lack)


def rounds_to_come(state: State) -> float:
    """For how many rounds future income counts."""
    return ROUNDS_A_POINT * leader_lacks(state)


class ScenarioValues:
    """The values of one scenario; without state of its own."""

    def bonus(self, state: State, seat: int, corner: int, city: bool) -> tuple[Vector, float]:
        """What a settlement (or city, if so) on a corner adds: cards a round, and points."""
        return NOTHING, 0.0

    def standing(self, state: State, seat: int, me: int) -> Standing:
        """How `seat` stands, as far as `me` can know."""
        return Standing()

    def opening(self, state: State, seat: int, corner: int) -> float:
        """What an initial settlement is worth more, in pips."""
        return 0.0

    def key(self, state: State, seat: int) -> object:
        """What of the scenario's state distinguishes two positions of one turn."""
        return None


# What all scenarios of a game add up to. These are functions and a class of their own rather than methods of the
# evaluator, so that no reference cycle keeps an evaluator alive after its decision.


def total_bonus(
    scenarios: Sequence[ScenarioValues], state: State, seat: int, corner: int, city: bool
) -> tuple[Vector, float]:
    """What all scenarios add to a building there."""
    total, points = [0.0] * 5, 0.0
    for scenario in scenarios:
        gain, more = scenario.bonus(state, seat, corner, city)
        points += more
        total = [one + two for one, two in zip(total, gain, strict=True)]
    return (total[0], total[1], total[2], total[3], total[4]), points


def total_opening(scenarios: Sequence[ScenarioValues], state: State, seat: int, corner: int) -> float:
    """What all scenarios add to an initial settlement there, in pips."""
    return sum(scenario.opening(state, seat, corner) for scenario in scenarios)


class Outlooks:
    """How everybody stands as far as `me` can know, in terms of a game to `goal` points.

    The outlooks of the latest position are cached, because they are asked for again and again.
    """

    def __init__(self, scenarios: Sequence[ScenarioValues], me: int, goal: int) -> None:
        self._scenarios, self._me, self._goal = scenarios, me, goal
        self._state: State | None = None
        self._found: dict[int, Outlook] = {}

    def __call__(self, state: State, seat: int) -> Outlook:
        if not state.config.scenarios:
            nearer = self._goal - state.goals[seat]
            return Outlook(nearer + state.score[seat], nearer)
        if state is not self._state:
            self._state, self._found = state, {}
        found = self._found.get(seat)
        if found is None:
            found = self._found[seat] = self._look(state, seat)
        return found

    def _look(self, state: State, seat: int) -> Outlook:
        points, cards, coming = float(state.score[seat]), 0.0, 0.0
        for scenario in self._scenarios:
            standing = scenario.standing(state, seat, self._me)
            points += standing.points
            cards += standing.cards
            coming += standing.coming
        score = self._goal - state.goals[seat] + points
        return Outlook(score, score - _shown_points(state, seat), cards, coming)


def _shown_points(state: State, seat: int) -> int:
    """The points that a seat's pieces and awards make."""
    awards = (state.longest_road == seat) + (state.largest_army == seat)
    return state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count() + 2 * awards
