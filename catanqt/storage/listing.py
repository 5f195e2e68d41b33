"""The list of saved games: what it shows of each, and how it is searched and sorted."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from typing import Any

SORTS = ("changed", "created", "name", "game")
COLUMNS = "id, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted"
"""What `info_of` reads, in this order."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the list of saved games shows of a game."""

    id: int
    uid: str
    name: str
    game: str
    scenarios: tuple[str, ...]
    players: tuple[str, ...]
    created: str
    changed: str
    turn: int
    points: tuple[int, ...]
    winner: int | None
    finished: bool
    deleted: bool


def info_of(row: Any) -> GameInfo:
    id_, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted = row
    return GameInfo(
        id_,
        uid,
        name,
        game,
        _items(scenarios, str),
        _items(players, str),
        created,
        changed,
        turn,
        _items(points, int),
        winner,
        bool(finished),
        deleted is not None,
    )


def arranged(found: list[GameInfo], search: str, sort: str) -> list[GameInfo]:
    """Those games with the searched text in names, players or games; by name or game if that is wanted."""
    wanted = plain(search)
    if wanted:
        found = [info for info in found if wanted in plain("\n".join(_searched(info)))]
    if sort == "name":
        return sorted(found, key=lambda info: (plain(info.name), info.name))
    if sort == "game":
        return sorted(found, key=lambda info: (info.game, info.scenarios))
    return found


def plain(text: str) -> str:
    """Text for searching and sorting: without case, marks on letters set aside."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _searched(info: GameInfo) -> tuple[str, ...]:
    return info.name, *info.players, info.game, *info.scenarios


def _items(text: object, kind: type[Any]) -> tuple[Any, ...]:
    """The items of a JSON list; none if the row is damaged, which must not hide the other games."""
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    return tuple(item for item in found if type(item) is kind) if isinstance(found, list) else ()
