"""A person's skill by their own games: not one number but how probable each is, which narrows from game to game.

Before the first game all skills around the middle are probable. Each game makes those more probable that would have
won, or placed, as the person did against opponents of known skill. People learn: before each game the probabilities
spread a little, so that old games count less and less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import accumulate
from math import exp, log, sqrt

from catanqt.rating.curves import Curves, Finish
from catanqt.rating.luce import chances

LOWEST, HIGHEST, STEP = -30, 130, 2
"""People may be weaker than our weakest players, and stronger than our strongest."""
SKILLS = tuple(range(LOWEST, HIGHEST + 1, STEP))
USUAL, SPREAD = 40.0, 30.0
"""What is taken for granted of somebody who has not played: mean and standard deviation."""
DRIFT = 1.5
"""How much a skill changes from one game to the next, as a standard deviation."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How probable each of the `SKILLS` is."""

    shares: tuple[float, ...]

    @property
    def skill(self) -> float:
        return sum(share * skill for share, skill in zip(self.shares, SKILLS, strict=True))

    @property
    def error(self) -> float:
        """The standard deviation."""
        mean = self.skill
        return sqrt(sum(share * (skill - mean) ** 2 for share, skill in zip(self.shares, SKILLS, strict=True)))

    def chance(self, others: Sequence[float], curves: Curves) -> float:
        """The chance to win against these."""
        against = [curves.to_win(other) for other in others]
        wins = (chances([win, *against])[0] for win in _own_strengths(curves)[0])
        return sum(share * win for share, win in zip(self.shares, wins, strict=True))


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game of a person against opponents of known skill; the person's own skill is what is looked for."""

    own: Finish
    others: tuple[Finish, ...]
    curves: Curves


def unknown() -> Rating:
    """Nothing has been played yet."""
    return _normal([exp(-0.5 * ((skill - USUAL) / SPREAD) ** 2) for skill in SKILLS])


def rating(games: Iterable[RatedGame]) -> Rating:
    """What is known after these games, the oldest first."""
    return reduce(updated, games, unknown())


def ratings(games: Iterable[RatedGame]) -> Iterator[Rating]:
    """What is known before the first of these games, and after each."""
    return accumulate(games, updated, initial=unknown())


def updated(known: Rating, game: RatedGame) -> Rating:
    """What is known after one more game."""
    spread = _drifted(known.shares)
    logs = _log_likelihoods(game)
    most = max(logs)
    return _normal([share * exp(one - most) for share, one in zip(spread, logs, strict=True)])


def _log_likelihoods(game: RatedGame) -> list[float]:
    """Of the game's end, for each of the `SKILLS`; what does not depend on the person is left out."""
    own, others, curves = game.own, game.others, game.curves
    wins, places = _own_strengths(curves)
    against = [curves.to_win(other.skill) for other in others]
    winner = 0 if own.won else 1 + next(place for place, other in enumerate(others) if other.won)
    found = [_log_first((win, *against), winner) for win in wins]
    if own.won:
        return found
    rest = [(other.points, curves.to_place(other.skill)) for other in others if not other.won]
    for number, (points, strength) in enumerate(rest):
        if points >= own.points:
            behind = [one for place, (least, one) in enumerate(rest) if place != number and least <= points]
            found = [one + _log_first((strength, mine, *behind), 0) for one, mine in zip(found, places, strict=True)]
    behind = [strength for points, strength in rest if points <= own.points]
    return [one + _log_first((mine, *behind), 0) for one, mine in zip(found, places, strict=True)]


@lru_cache(maxsize=64)
def _own_strengths(curves: Curves) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What each of the `SKILLS` is worth for winning, and for one's place."""
    return tuple(map(curves.to_win, SKILLS)), tuple(map(curves.to_place, SKILLS))


def _log_first(strengths: Sequence[float], first: int) -> float:
    """The logarithm of the chance that this one comes first."""
    most = max(strengths)
    return strengths[first] - most - log(sum(exp(strength - most) for strength in strengths))


def _drifted(shares: Sequence[float]) -> list[float]:
    """A little of what is known of each skill goes to its neighbours."""
    lost = 0.5 * (DRIFT / STEP) ** 2
    last = len(shares) - 1
    return [
        share * (1 - 2 * lost) + lost * (shares[max(place - 1, 0)] + shares[min(place + 1, last)])
        for place, share in enumerate(shares)
    ]


def _normal(shares: Sequence[float]) -> Rating:
    total = sum(shares)
    return Rating(tuple(share / total for share in shares))
