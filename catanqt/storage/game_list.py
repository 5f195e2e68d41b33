"""The list of saved games: the data shown of each, search and sorting."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from typing import Any

from catanqt.kernel.names import LONGEST_GAME, LONGEST_PLAYER, clean_name
from catanqt.kernel.record import MOST_OUTCOMES, MOST_SEATS
from catanqt.rules.catalog import GAMES, SCENARIOS
from catanqt.storage.errors import one_line

SORTS = ("changed", "created", "name", "game")
COLUMNS = "id, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted"
"""The columns that `info_of` reads, in this order."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The data of a game in the list of saved games."""

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
    readable: bool = True
    """False if its row makes no sense: such a game is shown, exported and deleted, but not played."""


def info_of(row: Any) -> GameInfo:
    id_, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted = row
    named = tuple(clean_name(one, LONGEST_PLAYER, "?") for one in _items(players, str)[:MOST_SEATS])
    mentioned = _items(scenarios, str)
    known = isinstance(game, str) and game in GAMES and all(one in SCENARIOS for one in mentioned)
    return GameInfo(
        id=id_,
        uid=str(uid),
        name=clean_name(str(name), LONGEST_GAME, "?"),
        game=game if known else "",
        scenarios=mentioned if known else (),
        players=named,
        created=one_line(created),
        changed=one_line(changed),
        turn=turn if _is_count(turn) else 0,
        points=tuple(point if _is_count(point) else 0 for point in _items(points, int)[:MOST_SEATS]),
        winner=winner if _is_count(winner) and winner < len(named) else None,
        finished=bool(finished),
        deleted=deleted is not None,
        readable=known and bool(named) and _is_count(turn),
    )


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST_OUTCOMES


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
