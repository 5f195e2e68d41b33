"""How much strength a skill is worth, as curves through a few points of the scale, fitted to games of programs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from catanqt.kernel.player_name import LEVEL_SKILLS
from catanqt.rating.luce import Choice, Fit, Weights, fit, strength

NODES = tuple(LEVEL_SKILLS.values())
"""The skills that curves are fitted at, which are those of the levels; between them and beyond they go on straight."""
FIRST_GUESS = (0.0, 2.0, 3.0, 5.2)
"""Where fitting begins: what the ladder of levels was worth in the base game when this was written."""
PLACING_GUESS = tuple(0.6 * value for value in FIRST_GUESS)
"""Places behind the winner say less about skill."""
GUESS_SPREAD = 1.0
CELL_SPREAD = 0.35
"""How far the curve of one game and number of players strays from that of all: little games leave it where it is."""


@dataclass(frozen=True, slots=True)
class Finish:
    """A seat at the end of a game."""

    skill: float
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Curves:
    """What skill is worth for winning, and for one's place behind the winner."""

    winning: tuple[float, ...]
    placing: tuple[float, ...]
    winning_errors: tuple[float, ...] = ()
    games: int = 0

    def to_win(self, skill: float) -> float:
        """The strength of somebody of this skill."""
        return strength(weights(skill), self.winning)

    def to_place(self, skill: float) -> float:
        return strength(weights(skill), self.placing)


def weights(skill: float) -> Weights:
    """The shares of the two nodes around a skill; beyond the ends of the scale one of them is negative."""
    right = min(max(bisect_right(NODES, skill), 1), len(NODES) - 1)
    low, high = NODES[right - 1], NODES[right]
    share = (skill - low) / (high - low)
    return ((right - 1, 1 - share), (right, share))


def winning_choice(table: Sequence[Finish]) -> Choice:
    """Who won."""
    options = tuple(weights(seat.skill) for seat in table)
    return Choice(options, next(place for place, seat in enumerate(table) if seat.won))


def placing_choices(table: Sequence[Finish]) -> Iterable[Choice]:
    """Who came before whom behind the winner; equals are each before those who are not ahead of them."""
    rest = [seat for seat in table if not seat.won]
    for seat in rest:
        behind = [other for other in rest if other is not seat and other.points <= seat.points]
        if behind:
            yield Choice((weights(seat.skill), *(weights(other.skill) for other in behind)), 0)


def fit_curves(
    tables: Sequence[Sequence[Finish]], around: Curves | None = None, known: Sequence[Choice] = ()
) -> Curves:
    """Curves for these games, and for others of which only the winners are known.

    Few games stay close to the curves `around` them, if there are any.
    """
    spread = GUESS_SPREAD if around is None else CELL_SPREAD
    won = (*map(winning_choice, tables), *known)
    winning = fit(won, FIRST_GUESS if around is None else around.winning, spread)
    placing = fit(
        (choice for table in tables for choice in placing_choices(table)),
        PLACING_GUESS if around is None else around.placing,
        spread,
    )
    return Curves(_from_zero(winning), _from_zero(placing), winning.errors, sum(one.times for one in won))


def _from_zero(found: Fit) -> tuple[float, ...]:
    """Only differences matter: the beginner has no strength."""
    return tuple(value - found.values[0] for value in found.values)
