"""What the Big Game adds to a state: the table, the laurels, the champion."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.codec import DecodeError, decode_value, expect_dict
from catanqt.rules.base.board import GRAIN, NUMBERS, WOOL
from catanqt.rules.base.state import NOBODY, Catan
from catanqt.rules.scenarios.advantages import ADVANTAGES

NAME = "big-game"
PLACES = NUMBERS
SETTLERS = 6
MOST_LAURELS = 6
CHAMPION = 3
"""How many settlers make the first champion."""
CHAMPION_POINT = 1
MORE_TO_WIN = 2
TRIES = 2
"""How often a turn may challenge a full table."""
PROVISIONS = (WOOL, GRAIN)
PRICES = (1, 2, 3, 4, 5)


class Part:
    """What the Big Game adds to a state. Places are numbered 0-9 in the order of `PLACES`."""

    __slots__ = ("champion", "laurels", "places", "sends", "used")

    def __init__(self, players: int) -> None:
        self.places = [NOBODY] * len(PLACES)
        """Whose settler sits on each place."""
        self.laurels = [0] * players
        self.champion = NOBODY
        self.sends = 0
        """How much of this turn's sending is spent: all of it after a free place, half by a challenge."""
        self.used = 0
        """The mask of advantages bought in this turn."""

    def copy(self) -> Part:
        new = Part.__new__(Part)
        new.places = self.places[:]
        new.laurels = self.laurels[:]
        new.champion = self.champion
        new.sends = self.sends
        new.used = self.used
        return new


def part(game: Catan) -> Part:
    found: Part = game.state.parts[NAME]
    return found


def part_to_data(table: Part) -> dict[str, Any]:
    return {
        "places": {str(number): owner for number, owner in zip(PLACES, table.places, strict=True) if owner >= 0},
        "laurels": list(table.laurels),
        "champion": None if table.champion == NOBODY else table.champion,
        "sends": table.sends,
        "used": [name for i, name in enumerate(ADVANTAGES) if table.used >> i & 1],
    }


def part_from_data(data: object, players: int, place: str) -> Part:
    fields = expect_dict(data, place)
    table = Part(players)
    for number, owner in expect_dict(fields.get("places", {}), f"{place}.places").items():
        if number not in map(str, PLACES) or type(owner) is not int or not 0 <= owner < players:
            raise DecodeError(f"{place}.places", "expected seats by the numbers 2-6 and 8-12")
        table.places[PLACES.index(int(number))] = owner
    table.laurels = list(decode_value(fields.get("laurels"), tuple[int, ...], f"{place}.laurels"))
    if len(table.laurels) != players or not all(0 <= have <= MOST_LAURELS for have in table.laurels):
        raise DecodeError(f"{place}.laurels", f"expected 0 to {MOST_LAURELS} for each seat")
    if any(table.places.count(seat) > SETTLERS for seat in range(players)):
        raise DecodeError(f"{place}.places", f"a player has only {SETTLERS} settlers")
    champion = fields.get("champion")
    if champion is not None and (type(champion) is not int or not 0 <= champion < players):
        raise DecodeError(f"{place}.champion", "no such seat")
    table.champion = NOBODY if champion is None else champion
    table.sends = decode_value(fields.get("sends", 0), int, f"{place}.sends")
    if not 0 <= table.sends <= TRIES:
        raise DecodeError(f"{place}.sends", f"expected 0 to {TRIES}")
    for name in decode_value(fields.get("used", []), tuple[str, ...], f"{place}.used"):
        if name not in ADVANTAGES:
            raise DecodeError(f"{place}.used", f"there is no advantage {name!r:.40}")
        table.used |= 1 << ADVANTAGES.index(name)
    return table
