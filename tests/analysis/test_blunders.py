"""Grades: planted blunders are found, and whoever finds the only good move is told so.

All twenty positions take about two seconds together, so they are tested here as well as in `bench review`.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from _planted_blunders import Blunder, blunders, judged

from catanqt.analysis.grading import grade_of
from catanqt.analysis.model import Grade
from catanqt.kernel.agent import Judge
from catanqt_ai.registry import judge_for, make_agent

BAD = (Grade.MISTAKE, Grade.BLUNDER)
WINS = "the winning move is not made"


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = make_agent(judge_for("human"), "review")
    assert isinstance(found, Judge)
    return found


@pytest.fixture(scope="module")
def planted() -> list[Blunder]:
    return blunders()


def test_every_planted_blunder_is_found(judge: Judge, planted: list[Blunder]) -> None:
    missed = []
    for blunder in planted:
        found = judged(blunder, judge)
        assert found.lost > 0 or found.grade not in BAD
        if found.grade not in BAD or not found.against:
            missed.append((blunder.name, found))
        if WINS in blunder.name:
            assert [reason.code for reason in found.against] == ["no-win"]
            assert found.grade is Grade.BLUNDER or found.lost > 0.2
    assert len(planted) == 20
    assert missed == []


def test_the_better_move_is_no_mistake_and_often_the_only_one(judge: Judge, planted: list[Blunder]) -> None:
    found = [judged(one._replace(choice=replace(one.choice, made=(one.better,))), judge) for one in planted]
    assert not [one for one in found if one.grade in BAD]
    assert sum(one.grade is Grade.ONLY for one in found) >= 4


@pytest.mark.parametrize(
    ("chance", "lost", "error", "grade"),
    [
        (0.5, 0.2, 0.02, Grade.BLUNDER),
        (0.5, 0.08, 0.02, Grade.MISTAKE),
        (0.5, 0.03, 0.01, Grade.INACCURACY),
        (0.5, 0.01, 0.001, Grade.GOOD),
        (0.5, 0.2, 0.11, Grade.GOOD),  # no more than noise
        (0.02, 0.008, 0.001, Grade.INACCURACY),  # a large share, but of next to nothing
        (0.5, -0.1, 0.01, Grade.GOOD),
    ],
)
def test_grades_are_shares_of_the_chance_beyond_noise(chance: float, lost: float, error: float, grade: Grade) -> None:
    assert grade_of(chance, lost, error, is_best=False) is grade


def test_the_best_move_is_the_only_one_if_all_others_lose_much() -> None:
    assert grade_of(0.5, 0.0, 0.0, is_best=True) is Grade.BEST
    assert grade_of(0.5, 0.0, 0.0, is_best=True, margin=0.2) is Grade.ONLY
    assert grade_of(0.01, 0.0, 0.0, is_best=True, margin=0.01) is Grade.BEST
