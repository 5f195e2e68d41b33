"""Luce's choice model, which is Bradley and Terry's for tables of any size.

Everybody has a strength, and wins with a chance proportional to its exponential. Strengths are linear in a few values:
a player between two points of the scale of skill has a share of the values of both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, sqrt

Weights = tuple[tuple[int, float], ...]
"""Which values make up a strength, and how much of each."""
ENOUGH = 1e-9
MOST_STEPS = 60
BOLDEST = 2.0
"""How far a value goes in one step of Newton's method: with few games the first would overshoot."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several came first; so many times, if it was so more than once."""

    options: tuple[Weights, ...]
    first: int
    times: int = 1


@dataclass(frozen=True, slots=True)
class Fit:
    """The values that explain the choices best, and the standard errors of their distances from the first."""

    values: tuple[float, ...]
    errors: tuple[float, ...]


def chances(strengths: Sequence[float]) -> tuple[float, ...]:
    """Everybody's chance to come first."""
    most = max(strengths)
    weights = [exp(strength - most) for strength in strengths]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def strength(weights: Weights, values: Sequence[float]) -> float:
    return sum(share * values[place] for place, share in weights)


def fit(choices: Iterable[Choice], prior: Sequence[float], spread: float) -> Fit:
    """The most probable values, if before any game each was normal around `prior` with the standard deviation `spread`.

    The prior settles what the choices leave open: only differences of strengths matter to them.
    """
    known = tuple(choices)
    values = list(prior)
    for _ in range(MOST_STEPS):
        slope, curvature = _derivatives(known, values, prior, spread)
        step = _solve(curvature, slope)
        longest = max(abs(one) for one in step)
        bold = min(1.0, BOLDEST / longest) if longest else 1.0
        values = [value + bold * one for value, one in zip(values, step, strict=True)]
        if longest < ENOUGH:
            break
    _, curvature = _derivatives(known, values, prior, spread)
    size = len(values)
    units = [[float(row == column) for row in range(size)] for column in range(size)]
    spread_of = [_solve(curvature, unit) for unit in units]
    variances = (spread_of[one][one] + spread_of[0][0] - 2 * spread_of[0][one] for one in range(size))
    return Fit(tuple(values), tuple(sqrt(max(0.0, variance)) for variance in variances))


def _derivatives(
    choices: Sequence[Choice], values: Sequence[float], prior: Sequence[float], spread: float
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log posterior, and the negative of its second derivatives."""
    size, trust = len(values), 1 / spread**2
    slope = [trust * (mean - value) for mean, value in zip(prior, values, strict=True)]
    curvature = [[trust * (row == column) for column in range(size)] for row in range(size)]
    for choice in choices:
        shares, times = chances([strength(option, values) for option in choice.options]), choice.times
        mean = [0.0] * size
        for option, share in zip(choice.options, shares, strict=True):
            for place, weight in option:
                mean[place] += share * weight
                for other, second in option:
                    curvature[place][other] += times * share * weight * second
        for place, weight in choice.options[choice.first]:
            slope[place] += times * weight
        seen = [place for place in range(size) if mean[place]]
        for place in seen:
            slope[place] -= times * mean[place]
            for other in seen:
                curvature[place][other] -= times * mean[place] * mean[other]
    return slope, curvature


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small positive definite system, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        for below in range(place + 1, size):
            factor = rows[below][place] / rows[place][place]
            rows[below] = [one - factor * two for one, two in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][after] * found[after] for after in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
