"""Two alternatives of a decision compared in the same futures: the difference in chances, and its standard error.

Dice, deals and everybody's policy are the same for both, so that most of the noise cancels out. Each game says how an
alternative is played on (`classic/playing_on.py`, `junior/playing_on.py`); the arithmetic is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import Action


class Outcome(NamedTuple):
    """The result of an alternative in one future."""

    chances: Sequence[float]
    times: Sequence[float]
    """Everybody's win time."""


class Average(NamedTuple):
    """The average result of an alternative."""

    chances: tuple[float, ...]
    times: tuple[float, ...]


class PairedComparison(NamedTuple):
    """The first alternative against the second."""

    first: Average
    second: Average
    lost: float
    """How much lower the seat's chance is with the second."""
    error: float
    """The standard error of that."""


LEAST = 12
"""Futures that are always played."""
PRECISE, PRECISE_SHARE = 0.0015, 0.2
"""No more are played once the standard error is this small, or this share of the difference."""

PlayOn = Callable[[Sequence[Action], int], Outcome]
"""What these actions lead to in the future of this number."""


def compare_pair(
    first: Sequence[Action], second: Sequence[Action], seat: int, play_on: PlayOn, futures: int, budget: Budget
) -> PairedComparison | None:
    """Play both on in at most so many futures, until the difference is precise or time runs out.

    None if there was no time for two.
    """
    pairs: list[tuple[Outcome, Outcome]] = []
    differences: list[float] = []
    mean, error = 0.0, 0.0
    for future in range(futures):
        pair = play_on(first, future), play_on(second, future)
        if budget.spent:
            break
        pairs.append(pair)
        differences.append(pair[0].chances[seat] - pair[1].chances[seat])
        mean, error = _mean_and_error(differences)
        if len(pairs) >= LEAST and error <= max(PRECISE, PRECISE_SHARE * abs(mean)):
            break
    if len(pairs) < 2:
        return None
    first_average, second_average = (_average([pair[side] for pair in pairs]) for side in range(2))
    return PairedComparison(first_average, second_average, mean, error)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, sqrt(variance / count)


def _average(outcomes: Sequence[Outcome]) -> Average:
    count = len(outcomes)
    chances = zip(*(outcome.chances for outcome in outcomes), strict=True)
    times = zip(*(outcome.times for outcome in outcomes), strict=True)
    return Average(tuple(sum(one) / count for one in chances), tuple(sum(one) / count for one in times))
