"""A map of Pioneers in our numbers, and back: its hexes by column and row, corners and edges by hex and direction.

Rows with odd numbers are shifted to the right by half a hex. Directions begin in the east and go round against the
clock; corner `d` of a hex lies at the far end of edge `d`, seen that way round.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from catanqt.rules.base.board import RESOURCES
from catanqt.rules.hexgrid import Axial, centre, make_grid

Place = tuple[int, int, int]
"""Column, row and direction."""
THEIR_RESOURCES = ("brick", "grain", "ore", "wool", "lumber")
TERRAIN = {"t": "forest", "h": "hills", "p": "pasture", "f": "fields", "m": "mountains", "d": "desert"}
HARBOURS = {name[0]: name for name in RESOURCES} | {"?": "any"}
CORNERS = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))
"""Their six corners on our grid, seen from the centre of a hex."""


def ours(theirs: Sequence[str | int]) -> tuple[int, ...]:
    """Five numbers of cards in our order."""
    return tuple(int(theirs[THEIR_RESOURCES.index(name)]) for name in RESOURCES)


def theirs(goods: Sequence[int]) -> str:
    """Five numbers of cards in their order, as they are sent."""
    return " ".join(str(goods[RESOURCES.index(name)]) for name in THEIR_RESOURCES)


def axial(column: int, row: int) -> Axial:
    return column - row // 2, row


class Atlas:
    """Converts between one of their maps and our numbers."""

    def __init__(self, lines: Sequence[str]) -> None:
        """Read what the server says about the game it hosts."""
        first = lines.index("map") + 1
        rows = [line.split(",") for line in lines[first : lines.index(".", first)]]
        cells = {(column, row): cell for row, line in enumerate(rows) for column, cell in enumerate(line)}
        self.land = [place for place, cell in cells.items() if cell[0] in TERRAIN]
        self.grid = make_grid(tuple(axial(*place) for place in self.land))
        self._corner = dict(zip(self.grid.corners, range(len(self.grid.corners)), strict=True))
        self.node: dict[int, Place] = {}
        self.side: dict[int, Place] = {}
        for column, row in self.land:
            for direction in range(6):
                place = column, row, direction
                self.node[self.corner(place)] = place
                self.side[self.edge(place)] = place
        discs = self._discs(cells, next(line for line in lines if line.startswith("chits")))
        self.desert = next(i for i, place in enumerate(self.land) if cells[place][0] == "d")
        self.board = {
            "hexes": [
                {"q": q, "r": r, "terrain": TERRAIN[cells[place][0]], "numbers": discs.get(place, [])}
                for place, (q, r) in zip(self.land, self.grid.hexes, strict=True)
            ],
            "harbours": [
                {"edge": self.edge((column, row, int(cell[2]))), "kind": HARBOURS[cell[1]]}
                for (column, row), cell in cells.items()
                if re.match(r"s[bgowl?]\d", cell)
            ],
            "extras": {},
        }

    def _discs(self, cells: dict[tuple[int, int], str], line: str) -> dict[tuple[int, int], list[int]]:
        """Each land hex says when its turn comes to get a disc; the desert gets none."""
        row = sorted((int(cells[place][1:].rstrip("+")), place) for place in self.land if cells[place][0] != "d")
        numbers = re.findall(r"\d+", line)
        return {place: [int(number)] for (_, place), number in zip(row, numbers, strict=True)}

    def corner(self, place: Place) -> int:
        column, row, direction = place
        (x, y), (dx, dy) = centre(axial(column, row)), CORNERS[direction % 6]
        return self._corner[x + dx, y + dy]

    def edge(self, place: Place) -> int:
        column, row, direction = place
        return self.grid.edge_between(self.corner(place), self.corner((column, row, direction - 1)))

    def hex(self, column: int, row: int) -> int:
        return self.land.index((column, row))


def words(place: Sequence[Any]) -> str:
    return " ".join(map(str, place))
