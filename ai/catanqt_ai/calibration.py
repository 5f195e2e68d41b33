"""Calibrates the win chances that people are shown: an exponent for each game, its `lead`, fitted to who won.

The search only compares moves, so it uses the estimates as they are. A lead above 1 makes them bolder, one below 1 more
cautious; the order of the seats never changes. `python3 dev.py bench win_chance --fit` writes the file.
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
