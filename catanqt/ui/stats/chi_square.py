"""Pearson's chi-square test of dice against the odds, with its own tail function."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

TWO_DICE = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of 36 ways two dice show each total."""
ONE_DIE = dict.fromkeys(range(1, 7), 1)
LEAST_EXPECTED = 5.0
"""Numbers that are expected less often than this are tested together with their neighbours, as is usual."""
LEAST_GROUPS = 3
UNUSUAL, RARE, EVEN = 0.05, 0.01, 0.99


class Verdict(Enum):
    """The result for a series of rolls."""

    TOO_FEW = "too-few"
    FAIR = "fair"
    UNUSUAL = "unusual"
    RARE = "rare"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Fit:
    """The test of a series: `chance` is how often fair dice deviate at least this far."""

    rolls: int
    statistic: float
    freedom: int
    chance: float

    @property
    def verdict(self) -> Verdict:
        if self.freedom < LEAST_GROUPS - 1:
            return Verdict.TOO_FEW
        if self.chance < RARE:
            return Verdict.RARE
        if self.chance < UNUSUAL:
            return Verdict.UNUSUAL
        return Verdict.EVEN if self.chance > EVEN else Verdict.FAIR


def expected(rolls: int, weights: Mapping[int, int]) -> dict[int, float]:
    """How often each number is due in so many rolls."""
    whole = sum(weights.values())
    return {number: rolls * weight / whole for number, weight in weights.items()}


def judge(counts: Mapping[int, int], weights: Mapping[int, int]) -> Fit:
    """Test how often each number came against its weight."""
    rolls = sum(counts.get(number, 0) for number in weights)
    groups = _groups(counts, expected(rolls, weights))
    statistic = sum((found - due) ** 2 / due for found, due in groups)
    freedom = max(0, len(groups) - 1)
    return Fit(rolls, statistic, freedom, tail(statistic, freedom))


def _groups(counts: Mapping[int, int], due: Mapping[int, float]) -> list[tuple[int, float]]:
    """Neighbours together until enough is expected of each group; what is left over joins the last."""
    groups: list[tuple[int, float]] = []
    found, wanted = 0, 0.0
    for number in sorted(due):
        found, wanted = found + counts.get(number, 0), wanted + due[number]
        if wanted >= LEAST_EXPECTED - 1e-9:
            groups.append((found, wanted))
            found, wanted = 0, 0.0
    if wanted and groups:
        last = groups.pop()
        groups.append((last[0] + found, last[1] + wanted))
    return groups


def tail(statistic: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is at least this large.

    It is the incomplete gamma function Q(freedom / 2, statistic / 2), which for halves climbs in whole steps from a
    known beginning: Q(a + 1, x) = Q(a, x) + x^a e^-x / gamma(a + 1).
    """
    if freedom <= 0 or statistic <= 0:
        return 1.0
    half = statistic / 2
    at, found = (0.5, math.erfc(math.sqrt(half))) if freedom % 2 else (1.0, math.exp(-half))
    while at < freedom / 2 - 0.25:
        found += math.exp(at * math.log(half) - half - math.lgamma(at + 1))
        at += 1
    return min(1.0, found)
