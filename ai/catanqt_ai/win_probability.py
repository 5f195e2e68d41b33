"""From everybody's win time to everybody's chance to win: two models, for planned and for learned win times."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

WON = 2.0
"""The value of a won game: above all chances."""
HASTE = 0.0001
"""Of two moves with the same chance the quicker one is better by this much a round."""

SOONEST = 0.01
"""Rounds that are as good as none."""


class ExponentialModel(NamedTuple):
    """The lead, in rounds, that changes the odds by a factor of e: a constant and a share of the rounds to go."""

    least: float
    per_round: float

    def chances(self, times: Sequence[float]) -> tuple[float, ...]:
        first = min(times)
        rounds = self.least + self.per_round * first
        return _shares([exp((first - time) / rounds) for time in times])


class PowerLawModel(NamedTuple):
    """Chances are a power of win times: half as many rounds multiply the chance by two to the power of this."""

    power: float

    def chances(self, times: Sequence[float]) -> tuple[float, ...]:
        return _shares([max(time, SOONEST) ** -self.power for time in times])


def _shares(weights: Sequence[float]) -> tuple[float, ...]:
    total = sum(weights)
    return tuple([weight / total for weight in weights])
