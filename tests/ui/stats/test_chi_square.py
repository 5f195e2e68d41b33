"""The chi-square test against printed tables, and its verdicts on series that are known to be good or bad."""

from __future__ import annotations

import random

import pytest

from catanqt.ui.stats.chi_square import ONE_DIE, TWO_DICE, Fit, Verdict, expected, judge, tail


@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (0.211, 2, 0.90),
        (7.815, 3, 0.05),
        (11.070, 5, 0.05),
        (1.145, 5, 0.95),
        (15.507, 8, 0.05),
        (18.307, 10, 0.05),
        (23.209, 10, 0.01),
        (29.588, 10, 0.001),
        (3.940, 10, 0.95),
        (2.558, 10, 0.99),
        (124.342, 100, 0.05),
    ],
)
def test_the_tail_is_that_of_printed_tables(statistic: float, freedom: int, chance: float) -> None:
    assert tail(statistic, freedom) == pytest.approx(chance, rel=0.01)


def test_the_tail_at_its_ends() -> None:
    assert tail(0.0, 5) == 1.0
    assert tail(5.0, 0) == 1.0
    assert 0 <= tail(5000.0, 10) < 1e-100
    assert all(tail(x / 4, 7) >= tail((x + 1) / 4, 7) for x in range(200))


def test_a_series_just_as_expected_strays_not_at_all() -> None:
    fit = judge({total: 10 * weight for total, weight in TWO_DICE.items()}, TWO_DICE)
    assert fit == Fit(360, 0.0, 10, 1.0)
    assert fit.verdict is Verdict.EVEN


def test_the_statistic_by_hand() -> None:
    """60 rolls of one die, ten of each due: (5² + 2² + 1² + 0 + 3² + 1²) / 10."""
    fit = judge({1: 15, 2: 8, 3: 11, 4: 10, 5: 7, 6: 9}, ONE_DIE)
    assert fit.statistic == pytest.approx(4.0)
    assert fit.freedom == 5
    assert fit.chance == pytest.approx(0.5494, abs=0.0005)
    assert fit.verdict is Verdict.FAIR


def test_numbers_that_are_seldom_due_are_tested_with_their_neighbours() -> None:
    """In 72 rolls 2 and 12 are due twice each, 3 and 11 four times: they form two groups at the ends."""
    assert judge({7: 72}, TWO_DICE).freedom == 8
    assert judge({7: 36}, TWO_DICE).freedom < 8
    assert judge({7: 360}, TWO_DICE).freedom == 10


@pytest.mark.parametrize(
    ("counts", "verdict"),
    [
        ({}, Verdict.TOO_FEW),
        ({7: 6, 8: 3}, Verdict.TOO_FEW),
        ({7: 90}, Verdict.RARE),
        ({2: 9, 12: 9, 7: 20, 6: 20, 8: 20}, Verdict.RARE),
        ({2: 4, 3: 6, 4: 8, 5: 7, 6: 12, 7: 19, 8: 15, 9: 6, 10: 9, 11: 7, 12: 3}, Verdict.FAIR),
    ],
)
def test_verdicts(counts: dict[int, int], verdict: Verdict) -> None:
    assert judge(counts, TWO_DICE).verdict is verdict


def test_of_fair_dice_about_one_series_in_twenty_is_called_unusual() -> None:
    rng = random.Random(5)
    found = []
    for _ in range(1000):
        counts: dict[int, int] = {}
        for _ in range(90):
            total = rng.randint(1, 6) + rng.randint(1, 6)
            counts[total] = counts.get(total, 0) + 1
        found.append(judge(counts, TWO_DICE).verdict)
    strange = found.count(Verdict.UNUSUAL) + found.count(Verdict.RARE)
    assert 25 <= strange <= 80
    assert found.count(Verdict.RARE) <= 25


def test_a_loaded_die_is_found() -> None:
    rng = random.Random(5)
    counts: dict[int, int] = {}
    for _ in range(400):
        number = rng.choice((1, 2, 3, 4, 5, 6, 6))
        counts[number] = counts.get(number, 0) + 1
    assert judge(counts, ONE_DIE).verdict is Verdict.RARE


def test_what_is_expected() -> None:
    due = expected(72, TWO_DICE)
    assert due[7] == 12
    assert due[2] == due[12] == 2
    assert sum(due.values()) == pytest.approx(72)
