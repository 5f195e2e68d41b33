"""The two printed boards: the large side for three and four players, the small one for two."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from catanqt.resource import read_data

BOARDS = ("printed",)


@cache
def _sides() -> dict[str, Any]:
    return read_data("boards/junior.json")


def printed_board(players: int) -> dict[str, Any]:
    """The explicit board for so many players, each with their pieces; with three, those of the fourth stay away."""
    side = next(side for name, side in _sides().items() if name != "about" and players in side["players"])
    board = {name: value for name, value in side.items() if name != "players"}
    # A copy through JSON: nobody shall write into the cached original.
    fresh: dict[str, Any] = json.loads(json.dumps(board | {"start": side["start"][:players]}))
    return fresh
