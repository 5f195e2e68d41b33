"""Games between players of known skill, played by the model itself: a thousand in a moment."""

from __future__ import annotations

import random
from collections.abc import Sequence

from catanqt.rating.curves import FIRST_GUESS, PLACING_GUESS, Curves, Finish
from catanqt.rating.luce import chances

CURVES = Curves(FIRST_GUESS, PLACING_GUESS)
GOAL = 10


def game(skills: Sequence[float], rng: random.Random, curves: Curves = CURVES) -> list[Finish]:
    """Who won, and how the others followed."""
    left = list(range(len(skills)))
    points = {}
    for place in range(len(skills)):
        strength = curves.to_win if place == 0 else curves.to_place
        seat = rng.choices(left, chances([strength(skills[one]) for one in left]))[0]
        points[seat] = GOAL - 2 * place
        left.remove(seat)
    return [Finish(skill, points[seat], points[seat] == GOAL) for seat, skill in enumerate(skills)]
