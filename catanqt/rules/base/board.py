"""The island: terrain, number discs and harbours on a hex grid. Never changes during a game.

All copies of a game share one board, so derived data is computed here once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from catanqt.kernel.codec import DecodeError, brief, expect_dict, expect_list
from catanqt.kernel.validation import check_fields
from catanqt.rules.hexgrid import HexGrid, make_grid

if TYPE_CHECKING:
    from catanqt.rules.base.scenario import Scenario

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
TERRAINS = {"forest": LUMBER, "hills": BRICK, "pasture": WOOL, "fields": GRAIN, "mountains": ORE}
BARREN = ("desert", "pitch")
"""Terrain that pays nothing."""
ANY = 5
"""A harbour that takes three of any kind; kinds 0-4 are the two-for-one harbours of that resource."""
HARBOURS = (*RESOURCES, "any")
MOST_HEXES = 100
FARTHEST = 12
"""How far a hex lies from the middle at most: a board is drawn whole, so it must fit on a screen."""
MOST_DISCS = 2
NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


@dataclass(frozen=True, slots=True)
class Harbour:
    """A harbour serves the two corners of one coast edge."""

    edge: int
    kind: int


class Board:
    """Terrain, discs and harbours, with the look-up tables the rules need."""

    def __init__(
        self,
        grid: HexGrid,
        terrain: Sequence[str],
        numbers: Sequence[tuple[int, ...]],
        harbours: Sequence[Harbour],
        extras: dict[str, Any] | None = None,
    ) -> None:
        self.grid = grid
        self.terrain = tuple(terrain)
        self.numbers = tuple(numbers)
        """The discs on each hex: none on barren land, two on Soccer Fever's double hex."""
        self.harbours = tuple(harbours)
        self.extras = extras or {}
        """What scenarios put on or around the island, as plain data by their names."""
        self.resource = tuple(TERRAINS.get(name, -1) for name in terrain)
        self.sources = tuple(_sources(self.resource, numbers, number) for number in range(13))
        """For each number, what it pays and the hexes that pay it: ((resource, hexes), ...)."""
        self.desert = self.terrain.index("desert") if "desert" in self.terrain else -1
        self.all_corners = (1 << len(grid.corners)) - 1
        self.harbour_at = {corner: one.kind for one in harbours for corner in grid.edges[one.edge]}


def _sources(
    resource: Sequence[int], numbers: Sequence[tuple[int, ...]], number: int
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    found: dict[int, tuple[int, ...]] = {}
    for hex_, discs in enumerate(numbers):
        if number in discs:
            found[resource[hex_]] = (*found.get(resource[hex_], ()), hex_)
    return tuple(found.items())


def board_to_data(board: Board) -> dict[str, Any]:
    """The board as plain data: hexes by coordinates, harbours by their edge's number and their kind."""
    return {
        "hexes": [
            {"q": q, "r": r, "terrain": terrain, "numbers": list(numbers)}
            for (q, r), terrain, numbers in zip(board.grid.hexes, board.terrain, board.numbers, strict=True)
        ],
        "harbours": [{"edge": one.edge, "kind": HARBOURS[one.kind]} for one in board.harbours],
        "extras": board.extras,
    }


def board_from_data(data: object, place: str = "board") -> Board:
    """Read and check what `board_to_data` wrote."""
    mapping = expect_dict(data, place)
    check_fields(mapping, ("hexes", "harbours", "extras"), place)
    hexes = [
        _hex_from_data(item, f"{place}.hexes[{i}]")
        for i, item in enumerate(expect_list(mapping.get("hexes"), f"{place}.hexes"))
    ]
    if not 2 <= len(hexes) <= MOST_HEXES:
        raise DecodeError(f"{place}.hexes", f"a board has 2 to {MOST_HEXES} hexes")
    if len({axial for axial, _, _ in hexes}) < len(hexes):
        raise DecodeError(f"{place}.hexes", "two hexes lie on the same place")
    grid = make_grid(tuple(axial for axial, _, _ in hexes))
    harbours = [
        _harbour_from_data(item, grid, f"{place}.harbours[{i}]")
        for i, item in enumerate(expect_list(mapping.get("harbours"), f"{place}.harbours"))
    ]
    if len({one.edge for one in harbours}) < len(harbours):
        raise DecodeError(f"{place}.harbours", "two harbours lie on the same edge")
    extras = expect_dict(mapping.get("extras", {}), f"{place}.extras")
    return Board(grid, [terrain for _, terrain, _ in hexes], [discs for _, _, discs in hexes], harbours, extras)


def check_extras(board: Board, scenarios: Iterable[Scenario], place: str) -> None:
    """Refuse what no scenario of this game has put on the board; the scenarios check their own."""
    check_fields(board.extras, [scenario.name for scenario in scenarios], f"{place}.extras")


def _hex_from_data(item: object, place: str) -> tuple[tuple[int, int], str, tuple[int, ...]]:
    mapping = expect_dict(item, place)
    check_fields(mapping, ("q", "r", "terrain", "numbers"), place)
    q, r, terrain = mapping.get("q"), mapping.get("r"), mapping.get("terrain")
    if type(q) is not int or type(r) is not int or max(abs(q), abs(r), abs(q + r)) > FARTHEST:
        raise DecodeError(place, "q and r must be whole numbers near 0")
    if not isinstance(terrain, str) or (terrain not in TERRAINS and terrain not in BARREN):
        raise DecodeError(f"{place}.terrain", f"unknown terrain {brief(terrain)}")
    numbers = expect_list(mapping.get("numbers"), f"{place}.numbers")
    if any(type(number) is not int or number not in NUMBERS for number in numbers):
        raise DecodeError(f"{place}.numbers", "discs carry 2-6 and 8-12")
    if len(numbers) > MOST_DISCS or len(set(numbers)) < len(numbers):
        raise DecodeError(f"{place}.numbers", f"at most {MOST_DISCS} different discs lie on a hex")
    if terrain in BARREN and numbers:
        raise DecodeError(f"{place}.numbers", f"there is no disc on a {terrain}")
    return (q, r), terrain, tuple(numbers)


def _harbour_from_data(item: object, grid: HexGrid, place: str) -> Harbour:
    mapping = expect_dict(item, place)
    check_fields(mapping, ("edge", "kind"), place)
    edge, kind = mapping.get("edge"), mapping.get("kind")
    if type(edge) is not int or not 0 <= edge < len(grid.edges):
        raise DecodeError(f"{place}.edge", f"no such edge {brief(edge)}")
    if len(grid.edge_hexes(edge)) != 1:
        raise DecodeError(f"{place}.edge", f"edge {edge} does not lie on the coast")
    if kind not in HARBOURS:
        raise DecodeError(f"{place}.kind", f"unknown harbour {brief(kind)}")
    return Harbour(edge, HARBOURS.index(kind))
