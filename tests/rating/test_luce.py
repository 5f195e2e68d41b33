"""The fit of strengths: the right values from many choices, the prior from none, errors that hold."""

from __future__ import annotations

import random
from itertools import product
from math import exp, log

import pytest

from catanqt.rating.curves import NODES, fit_curves, weights
from catanqt.rating.luce import Choice, chances, fit, strength
from tests.rating.simulated import CURVES, game


def test_chances_follow_from_differences() -> None:
    assert chances([0.0, 0.0, 0.0, 0.0]) == (0.25,) * 4
    one, two = chances([700.0, 701.0])
    assert (one + two, two / one) == (pytest.approx(1), pytest.approx(exp(1)))


def test_nothing_known_is_the_prior() -> None:
    found = fit([], [0.0, 1.5], 0.7)
    assert found.values == (0.0, 1.5)
    assert found.errors == pytest.approx((0.0, 0.7 * 2**0.5))


def test_three_of_four_games_won() -> None:
    """Bradley and Terry by hand: log 3 apart, with the standard error of a logit."""
    table = (((0, 1.0),), ((1, 1.0),))
    games = [Choice(table, 0, times=100), *[Choice(table, 1)] * 300]
    found = fit(games, [0.0, 0.0], 100.0)
    assert found.values[1] - found.values[0] == pytest.approx(1.0986, abs=1e-3)
    assert found.errors[1] == pytest.approx(1 / (400 * 0.75 * 0.25) ** 0.5, abs=1e-3)


def test_it_is_the_most_probable_one() -> None:
    """No neighbour explains the choices better."""
    rng = random.Random(5)
    prior, spread = [0.0, 0.5, 1.0], 0.8
    choices = [
        Choice(tuple(((place, 0.75), ((place + 1) % 3, 0.25)) for place in range(3)), rng.randrange(3))
        for _ in range(40)
    ]

    def log_posterior(values: list[float]) -> float:
        found = sum(-0.5 * ((value - mean) / spread) ** 2 for value, mean in zip(values, prior, strict=True))
        for choice in choices:
            found += log(chances([strength(one, values) for one in choice.options])[choice.first])
        return found

    values = fit(choices, prior, spread).values
    best = log_posterior(list(values))
    for step in product((-0.01, 0.0, 0.01), repeat=3):
        if any(step):
            assert log_posterior([value + one for value, one in zip(values, step, strict=True)]) < best


def test_skills_between_and_beyond_the_levels() -> None:
    assert weights(NODES[1]) == ((1, 1.0), (2, 0.0))
    assert weights((NODES[0] + NODES[1]) / 2) == ((0, 0.5), (1, 0.5))
    low, high = NODES[-2:]
    assert dict(weights(NODES[0] - NODES[1])) == {0: 2.0, 1: -1.0}
    assert dict(weights(high + (high - low) / 2)) == {len(NODES) - 2: -0.5, len(NODES) - 1: 1.5}


def test_curves_are_found_again() -> None:
    rng = random.Random(3)
    tables = [game(rng.choices(NODES, k=4), rng) for _ in range(1500)]
    found = fit_curves(tables)
    off = [abs(one - two) for one, two in zip(found.winning, CURVES.winning, strict=True)]
    assert max(off) < 0.45
    assert max(abs(one - two) for one, two in zip(found.placing, CURVES.placing, strict=True)) < 0.45
    assert all(one < 3 * error for one, error in zip(off[1:], found.winning_errors[1:], strict=True))
    few = fit_curves(tables[:3], around=found)
    assert max(abs(one - two) for one, two in zip(few.winning, found.winning, strict=True)) < 0.5
