"""The fitted curves of all games, as `bench ratings` writes them into `resources/ratings.json`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from catanqt import resource
from catanqt.kernel.codec import to_plain
from catanqt.rating.curves import FIRST_GUESS, NODES, PLACING_GUESS, Curves
from catanqt.rules.catalog import kind_of

FILE = "ratings.json"
PLAYERS = (2, 3, 4)
UNUSABLE = (resource.MissingResource, resource.DamagedResource, LookupError, TypeError, ValueError, AttributeError)


@dataclass(frozen=True, slots=True)
class Ratings:
    """Curves by game and number of players, and those of all games for whatever has none of its own."""

    overall: Curves
    cells: dict[str, Curves]

    def of(self, game: str, scenarios: Sequence[str], players: int) -> Curves:
        return self.cells.get(cell_name(kind_of(game, scenarios), players), self.overall)

    def by_players(self, game: str, scenarios: Sequence[str]) -> dict[int, Curves]:
        """The curves of one game for every number of players."""
        return {players: self.of(game, scenarios, players) for players in PLAYERS}


def cell_name(kind: str, players: int) -> str:
    return f"{kind}/{players}"


def ratings_to_data(ratings: Ratings) -> dict[str, Any]:
    cells = {name: _rounded(curves) for name, curves in sorted(ratings.cells.items())}
    return {"nodes": list(NODES), "overall": _rounded(ratings.overall), "cells": cells}


def ratings_from_data(data: dict[str, Any]) -> Ratings:
    """What `ratings_to_data` wrote; whatever is wrong with it raises one of `UNUSABLE`."""
    if tuple(data["nodes"]) != NODES:
        raise ValueError("the curves go through other points")
    return Ratings(_curves(data["overall"]), {str(name): _curves(one) for name, one in data["cells"].items()})


@cache
def installed() -> Ratings:
    """Those of this installation; a damaged one goes on with a rough guess, and says so."""
    try:
        return ratings_from_data(resource.read_data(FILE))
    except UNUSABLE as error:
        resource.report(FILE, str(error))
        return Ratings(Curves(FIRST_GUESS, PLACING_GUESS), {})


def _rounded(curves: Curves) -> dict[str, Any]:
    found: dict[str, Any] = to_plain(curves)
    lines = {name: [round(one, 3) for one in value] for name, value in found.items() if isinstance(value, list)}
    return {**found, **lines}


def _curves(data: dict[str, Any]) -> Curves:
    return Curves(_line(data["winning"]), _line(data["placing"]), _line(data["winning_errors"]), int(data["games"]))


def _line(values: Sequence[Any]) -> tuple[float, ...]:
    if len(values) != len(NODES):
        raise ValueError(f"a curve goes through {len(NODES)} points")
    return tuple(float(value) for value in values)
