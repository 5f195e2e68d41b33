"""Even matches: whoever plays them wins about every third game, whatever their strength."""

from __future__ import annotations

import random

import pytest

from catanqt.rating.curves import Curves
from catanqt.rating.even_match import even_match
from catanqt.rating.person import RatedGame, unknown, updated
from tests.rating.simulated import CURVES, game

TABLES = dict.fromkeys((2, 3, 4), CURVES)


def share_won(skill: float, count: int, rng: random.Random, tables: dict[int, Curves]) -> float:
    """Somebody nobody knows plays even matches, game by game."""
    known, won = unknown(), 0
    for _ in range(count):
        match = even_match(known, tables, 4, rng)
        curves = tables[len(match.opponents) + 1]
        own, *others = game([skill, *(one.skill for one in match.opponents)], rng, curves)
        known = updated(known, RatedGame(own, tuple(others), curves))
        won += own.won
    return won / count


@pytest.mark.parametrize("skill", [10, 35, 60, 85])
def test_somebody_wins_every_third_of_a_hundred_even_matches(skill: int) -> None:
    assert 0.25 <= share_won(skill, 100, random.Random(skill), TABLES) <= 0.42


def test_all_sit_once_and_others_come_next_time() -> None:
    rng = random.Random(2)
    first = even_match(unknown(), TABLES, 4, rng)
    keys = [one.key for one in first.opponents]
    assert len(set(keys)) == 3
    assert first.chance == pytest.approx(1 / 3, abs=0.05)
    second = even_match(unknown(), TABLES, 4, rng, met=keys)
    assert not set(keys) & {one.key for one in second.opponents}


def test_a_game_for_three_or_four_is_never_for_two() -> None:
    match = even_match(unknown(), {3: CURVES, 4: CURVES}, 4, random.Random(0))
    assert len(match.opponents) in (2, 3)
