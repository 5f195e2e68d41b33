"""What a table may agree upon before a game of Junior."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from catanqt.kernel.codec import DecodeError, brief
from catanqt.rules.edition import edition_of
from catanqt.rules.junior.printed import BOARDS


@dataclass(frozen=True, slots=True)
class Options:
    """The agreed options: how many ships each begins with, and whether players trade with each other."""

    start_ships: int = 1
    advanced_trade: bool = False


def read_options(options: dict[str, Any], place: str) -> Options:
    """Check the options of a header or a position. Names it does not know, such as the board's seed, are let alone."""
    board = options.get("board", BOARDS[0])
    if board not in BOARDS:
        raise DecodeError(f"{place}.board", f"{brief(board)} is not one of {', '.join(BOARDS)}")
    edition_of(options, place)
    ships = options.get("start_ships", 1)
    if type(ships) is not int or ships not in (1, 2):
        raise DecodeError(f"{place}.start_ships", f"expected 1 or 2, found {brief(ships)}")
    advanced = options.get("advanced_trade", False)
    if type(advanced) is not bool:
        raise DecodeError(f"{place}.advanced_trade", f"expected true or false, found {brief(advanced)}")
    return Options(ships, advanced)
