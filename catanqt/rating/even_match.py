"""An even match: opponents against whom somebody should win about every third game."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from catanqt.cast import CAST, Character
from catanqt.rating.curves import Curves
from catanqt.rating.luce import chances
from catanqt.rating.person import Rating

WANTED = 1 / 3
CLOSE = 0.03
"""Tables this near to what is wanted are all good; chance picks among them, so that not always the same people come."""
FAR = 0.07
"""Further off than this, a smaller table is looked at: a beginner can win every third game of three."""
FEWEST = 2
SOME = 6
"""Tables of opponents of like skill are the better ones; so many are always left to choose from."""
NEAR = 40
"""For so many tables the chance is worked out exactly, over all that the skill may be."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who to play against, and the chance to win."""

    opponents: tuple[Character, ...]
    chance: float


def even_match(
    rating: Rating, curves: dict[int, Curves], players: int, rng: random.Random, met: Collection[str] = ()
) -> Match:
    """Opponents from the cast for a table of this many players, or of fewer. `curves` are by number of players.

    Those who were `met` in the last game stay away if others do as well.
    """
    best: Match | None = None
    for count in range(players, FEWEST - 1, -1):
        if count not in curves:
            continue
        found = _best(rating, curves[count], count - 1, rng, met)
        if best is None or _off(found) < _off(best) - CLOSE:
            best = found
        if _off(best) <= FAR:
            break
    assert best is not None, "there are curves for some number of players"
    return best


def _best(rating: Rating, curves: Curves, opponents: int, rng: random.Random, met: Collection[str]) -> Match:
    """At a table of one size."""
    near = _near(rating, curves, opponents)
    close = [match for match in near if _off(match) <= max(CLOSE, _off(near[0]))]
    fresh = [match for match in close if not any(one.key in met for one in match.opponents)]
    alike = sorted(fresh or close, key=_width)
    return rng.choice(alike[: max(SOME, len(alike) // 3)])


def _near(rating: Rating, curves: Curves, opponents: int) -> Sequence[Match]:
    """All tables with the chance to win there, the nearest to what is wanted first."""
    tables = combinations(CAST, opponents)
    rough = sorted((Match(table, _plain_chance(rating.skill, table, curves)) for table in tables), key=_off)[:NEAR]
    exact = (rating.chance([other.skill for other in one.opponents], curves) for one in rough)
    return sorted((Match(one.opponents, chance) for one, chance in zip(rough, exact, strict=True)), key=_off)


def _plain_chance(skill: float, table: Sequence[Character], curves: Curves) -> float:
    return chances([curves.to_win(skill), *(curves.to_win(one.skill) for one in table)])[0]


def _width(match: Match) -> int:
    """How unlike the skills of the opponents are."""
    skills = [one.skill for one in match.opponents]
    return max(skills) - min(skills)


def _off(match: Match) -> float:
    return abs(match.chance - WANTED)
