"""How sure the chances are that people are told: for each game what a lead and a turn count, fitted to who won.

The search compares moves, for which it matters little how sure it is; so it uses the chances as they are estimated, and
only what is told is calibrated. A lead of more than 1 makes the estimate bolder, of less more cautious. A turn is what
it counts to move next, against having just moved: estimates are of positions at the end of a turn, and without it
everybody would seem to gain in his own turns and to lose in those of others, or the other way round.
`python3 dev.py bench win_chance --fit` writes the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from catanqt import resource

FILE = "win_chance.json"
UNUSABLE = (resource.MissingResource, resource.DamagedResource, LookupError, TypeError, ValueError, AttributeError)
SLIMMEST = 1e-9


class Correction(NamedTuple):
    """How estimated chances become those that are told."""

    lead: float = 1.0
    """The power that chances are raised to."""
    turn: float = 0.0
    """The log odds of whoever moves next, against whoever has just moved; those between are worth a part of it."""


def correction(kind: str) -> Correction:
    """What is known about games of this kind."""
    return _corrections().get(kind, Correction())


def calibrated(chances: Sequence[float], correction: Correction, mover: int | None = None) -> tuple[float, ...]:
    """Chances as they are told when this seat moves next; None while nobody does, as in the set-up."""
    last = max(1, len(chances) - 1)
    weights = [max(chance, SLIMMEST) ** correction.lead for chance in chances]
    if mover is not None:
        waits = [(seat - mover) % len(chances) for seat in range(len(chances))]
        weights = [
            weight * exp(correction.turn * (1 - wait / last)) for weight, wait in zip(weights, waits, strict=True)
        ]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


@cache
def _corrections() -> dict[str, Correction]:
    try:
        data = resource.read_data(FILE)
        turns = data["turns"]
        return {kind: Correction(float(value), float(turns[kind])) for kind, value in data["leads"].items()}
    except UNUSABLE as error:
        resource.report(FILE, str(error))
        return {}
