"""From everybody's win time to everybody's chance to win: whoever needs fewer rounds is likelier to be first."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

WON = 2.0
"""The value of a won game: above all chances."""
HASTE = 0.0001
"""Of two moves with the same chance the quicker one is better by this much a round."""


class Spread(NamedTuple):
    """How many rounds ahead make a lead, in rounds: some, and more the longer the game still takes."""

    least: float
    per_round: float

    def chances(self, times: Sequence[float]) -> tuple[float, ...]:
        first = min(times)
        rounds = self.least + self.per_round * first
        weights = [exp((first - time) / rounds) for time in times]
        total = sum(weights)
        return tuple([weight / total for weight in weights])

    def value(self, times: Sequence[float], seat: int) -> float:
        """A seat's chance, with a grain of haste."""
        return self.chances(times)[seat] - HASTE * times[seat]
