"""A person's rating: found from few games, honest about what is not known, and following somebody who learns."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from catanqt.rating.curves import Finish
from catanqt.rating.person import SPREAD, USUAL, RatedGame, rating, ratings, unknown
from tests.rating.simulated import CURVES, game

CAST = (0, 10, 20, 28, 36, 44, 52, 60, 67, 74, 80, 86, 93, 100)


def games(skill: float, count: int, rng: random.Random) -> list[RatedGame]:
    """Against opponents who are not too far off, as people choose them."""
    near = [other for other in CAST if abs(other - skill) <= 35]
    found = []
    for _ in range(count):
        own, *others = game([skill, *rng.sample(near, 3)], rng)
        found.append(RatedGame(own, tuple(others), CURVES))
    return found


def test_nothing_is_known_before_the_first_game() -> None:
    assert unknown().skill == pytest.approx(USUAL, abs=2)
    assert unknown().error == pytest.approx(SPREAD, abs=3)
    assert rating([]) == unknown()


@pytest.mark.parametrize("skill", [10, 35, 60, 85])
def test_somebody_of_known_skill_is_found_in_thirty_games(skill: int) -> None:
    rng = random.Random(skill)
    found = [rating(games(skill, 30, rng)) for _ in range(12)]
    assert mean(abs(one.skill - skill) for one in found) <= 8
    within = [abs(one.skill - skill) <= 2 * one.error for one in found]
    assert sum(within) >= 10
    assert all(4 < one.error < 12 for one in found)


def test_a_win_against_the_strong_says_more_than_one_against_the_weak() -> None:
    def after(won: bool, other: float) -> float:
        seats = Finish(0, 10 if won else 6, won), Finish(other, 6 if won else 10, not won)
        return rating([RatedGame(seats[0], seats[1:], CURVES)]).skill

    assert after(True, 90) > after(True, 10) > USUAL > after(False, 90) > after(False, 10)


def test_being_second_is_better_than_being_last() -> None:
    def after(points: int) -> float:
        others = Finish(50, 10, True), Finish(50, 7, False), Finish(50, 6, False)
        return rating([RatedGame(Finish(0, points, False), others, CURVES)]).skill

    assert after(8) > after(7) > after(6) > after(5)


def test_somebody_who_learns_is_followed() -> None:
    rng = random.Random(1)
    found = [one.skill for one in ratings(games(20, 40, rng) + games(80, 60, rng))]
    assert found[40] < 40
    assert found[100] > 62
