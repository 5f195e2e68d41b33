"""A person's skill by their own games: not one number but how probable each is, which narrows from game to game.

Before the first game all skills around the middle are probable. Each game makes those more probable that would have
won, or placed, as the person did against opponents of known skill. People learn: before each game the probabilities
spread a little, so that old games count less and less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
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
        wins = (chances([curves.to_win(skill), *against])[0] for skill in SKILLS)
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
    logs = [_log_likelihood(game, skill) for skill in SKILLS]
    most = max(logs)
    return _normal([share * exp(one - most) for share, one in zip(spread, logs, strict=True)])


def _log_likelihood(game: RatedGame, skill: float) -> float:
    """Of the game's end, if the person has this skill; what does not depend on it is left out."""
    own, others, curves = game.own, game.others, game.curves
    strengths = [curves.to_win(skill), *(curves.to_win(other.skill) for other in others)]
    winner = 0 if own.won else 1 + next(place for place, other in enumerate(others) if other.won)
    found = log(chances(strengths)[winner])
    if own.won:
        return found
    rest = [other for other in others if not other.won]
    place = curves.to_place(skill)
    for other in rest:
        if other.points >= own.points:
            behind = [one for one in rest if one is not other and one.points <= other.points]
            options = [curves.to_place(other.skill), place, *(curves.to_place(one.skill) for one in behind)]
            found += log(chances(options)[0])
    behind = [one for one in rest if one.points <= own.points]
    if behind:
        found += log(chances([place, *(curves.to_place(one.skill) for one in behind)])[0])
    return found


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
