"""What the Big Game adds to a state: the table, the laurels, the champion."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.codec import DecodeError, decode_value, expect_dict
from catanqt.kernel.validation import check_fields
from catanqt.rules.advantages import ADVANTAGES
from catanqt.rules.base.board import GRAIN, NUMBERS, WOOL
from catanqt.rules.base.state import NOBODY, Catan

NAME = "big-game"
PLACES = NUMBERS
PLACE_OF = {number: place for place, number in enumerate(PLACES)}
SETTLERS = 6
MOST_LAURELS = 6
CHAMPION = 3
"""How many settlers make the first champion."""
CHAMPION_POINT = 1
TRIES = 2
"""How often a turn may challenge a full table."""
SENDS = f"{NAME}.sends"
"""Marks how much of this turn's sending is spent: all of it after a free place, half by a challenge."""
USED = f"{NAME}.used"
"""Marks the advantages bought in this turn, as a mask."""
PROVISIONS = (WOOL, GRAIN)
PRICES = (1, 2, 3, 4, 5)


class Part:
    """The state of the Big Game. Places are numbered 0-9 in the order of `PLACES`."""

    __slots__ = ("champion", "free", "laurels", "places")

    def __init__(self, players: int) -> None:
        self.places = [NOBODY] * len(PLACES)
        """Whose settler sits on each place."""
        self.free = (1 << len(PLACES)) - 1
        """The mask of free places."""
        self.laurels = [0] * players
        self.champion = NOBODY

    def seat(self, seat: int, place: int) -> int:
        """Put a settler on a place; returns whose settler had to leave."""
        ousted = self.places[place]
        self.places[place] = seat
        self.free &= ~(1 << place)
        return ousted

    def copy(self) -> Part:
        new = Part.__new__(Part)
        new.places = self.places[:]
        new.laurels = self.laurels[:]
        new.free = self.free
        new.champion = self.champion
        return new


def part(game: Catan) -> Part:
    found: Part = game.state.scenario_state[NAME]
    return found


def part_to_data(game: Catan) -> dict[str, Any]:
    table, marks = part(game), game.state.turn_flags
    return {
        "places": {str(number): owner for number, owner in zip(PLACES, table.places, strict=True) if owner >= 0},
        "laurels": list(table.laurels),
        "champion": None if table.champion == NOBODY else table.champion,
        "sends": marks.get(SENDS, 0),
        "used": [name for i, name in enumerate(ADVANTAGES) if marks.get(USED, 0) >> i & 1],
    }


def part_from_data(game: Catan, data: object, place: str) -> Part:
    fields = expect_dict(data, place)
    check_fields(fields, ("places", "laurels", "champion", "sends", "used"), place)
    players = game.state.config.players
    table = Part(players)
    for number, owner in expect_dict(fields.get("places", {}), f"{place}.places").items():
        if number not in map(str, PLACES) or type(owner) is not int or not 0 <= owner < players:
            raise DecodeError(f"{place}.places", "expected seats by the numbers 2-6 and 8-12")
        table.seat(owner, PLACE_OF[int(number)])
    if any(table.places.count(seat) > SETTLERS for seat in range(players)):
        raise DecodeError(f"{place}.places", f"a player has only {SETTLERS} settlers")
    table.laurels = list(decode_value(fields.get("laurels"), tuple[int, ...], f"{place}.laurels"))
    if len(table.laurels) != players or not all(0 <= have <= MOST_LAURELS for have in table.laurels):
        raise DecodeError(f"{place}.laurels", f"expected 0 to {MOST_LAURELS} for each seat")
    champion = decode_value(fields.get("champion"), int | None, f"{place}.champion")
    if champion is not None and not 0 <= champion < players:
        raise DecodeError(f"{place}.champion", "no such seat")
    table.champion = NOBODY if champion is None else champion
    _read_marks(game, fields, place)
    return table


def _read_marks(game: Catan, fields: dict[str, Any], place: str) -> None:
    sends = decode_value(fields.get("sends", 0), int, f"{place}.sends")
    if not 0 <= sends <= TRIES:
        raise DecodeError(f"{place}.sends", f"expected 0 to {TRIES}")
    used = decode_value(fields.get("used", []), tuple[str, ...], f"{place}.used")
    if not set(used) <= set(ADVANTAGES):
        raise DecodeError(f"{place}.used", f"expected some of {', '.join(ADVANTAGES)}")
    if sends:
        game.state.turn_flags[SENDS] = sends
    if used:
        game.state.turn_flags[USED] = sum(1 << ADVANTAGES.index(name) for name in set(used))
