"""Simulations: every variant a few times to its end, and figures that add up."""

from __future__ import annotations

import itertools

import pytest

from catanqt.rules.catalog import SCENARIOS
from catanqt.simulate import Plan, Result, play_game, summary, wilson

COMBINATIONS = [names for size in range(4) for names in itertools.combinations(SCENARIOS, size)]
PLANS = [
    *(Plan(("novice",) * players, scenarios=names) for names in COMBINATIONS for players in (3, 4)),
    Plan(("novice", "novice")),
    *(Plan(("novice",) * players, game="junior") for players in (2, 3, 4)),
    Plan(("novice", "random", "novice"), scenarios=tuple(SCENARIOS)),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: "-".join((plan.game, str(len(plan.levels)), *plan.scenarios)))
def test_every_variant_comes_to_an_end(plan: Plan) -> None:
    for number in range(8):
        result = play_game(plan, number)
        assert result.winner is not None
        assert result.turns < 400


def test_seats_rotate_and_points_belong_to_the_entrant() -> None:
    plan = Plan(("novice", "random", "random"), seed="rotate")
    results = [play_game(plan, number) for number in range(3)]
    assert [result.winner for result in results] == [0, 0, 0]
    assert all(result.points[0] >= 10 > max(result.points[1:]) for result in results)


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    result = play_game(Plan(("random", "random"), most_turns=5), 0)
    assert result.winner is None
    assert result.turns == 6


def test_the_summary_counts() -> None:
    plan = Plan(("novice", "random"))
    results = [Result(i, i % 2 if i < 3 else None, 10 * i + 10, 100, (10, i), 0.5) for i in range(4)]
    figures = summary(plan, results)
    assert [player["wins"] for player in figures["players"]] == [2, 1]
    assert figures["unfinished"] == 1
    assert figures["turns"] == {"mean": 25.0, "median": 30, "most": 40}
    assert figures["cpu_seconds"] == 2.0
    assert figures["players"][1]["points"] == 1.5


def test_wilson_interval_of_known_cases() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
