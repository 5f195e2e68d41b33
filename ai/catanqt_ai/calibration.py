"""How sure the chances are that people are told: for each game what a lead counts, fitted to who won.

The search compares moves, for which it matters little how sure it is; so it uses the chances as they are estimated, and
only what is told is calibrated. A lead of more than 1 makes the estimate bolder, of less more cautious; who is ahead
of whom never changes. `python3 dev.py bench win_chance --fit` writes the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from catanqt import resource

FILE = "win_chance.json"
SEVERAL = "several"
"""Stands for all combinations of scenarios."""
PLAIN = 1.0
UNUSABLE = (resource.MissingResource, resource.DamagedResource, LookupError, TypeError, ValueError, AttributeError)
SLIMMEST = 1e-9


def kind_of(game: str, scenarios: Sequence[str]) -> str:
    """What a game is called in the file."""
    if len(scenarios) > 1:
        return SEVERAL
    return scenarios[0] if scenarios else game


def lead(kind: str) -> float:
    """What a lead counts in games of this kind."""
    return _leads().get(kind, PLAIN)


def calibrated(chances: Sequence[float], lead: float) -> tuple[float, ...]:
    """Chances with leads that count so much."""
    weights = [max(chance, SLIMMEST) ** lead for chance in chances]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


@cache
def _leads() -> dict[str, float]:
    try:
        data = resource.read_data(FILE)
        return {kind: float(value) for kind, value in data["leads"].items()}
    except UNUSABLE as error:
        resource.report(FILE, str(error))
        return {}
