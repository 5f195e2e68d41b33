"""The islands of Junior, with their sites for lairs and ships. Never changes during a game.

Islands, lair sites and ship sites are numbered from 0 in the order of the data. A lair site lies at every island of
which it is a corner; a ship site joins two lair sites. Sets of sites are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catanqt.kernel.codec import DecodeError, brief, decode_fields, expect_dict, to_plain
from catanqt.rules.colours import COLOURS
from catanqt.rules.hexgrid import CORNER_OFFSETS, Point, centre, mask

RESOURCES = ("wood", "goat", "molasses", "cutlass", "gold")
WOOD, GOAT, MOLASSES, CUTLASS, GOLD = range(5)
NUMBERS = range(1, 6)
"""What islands carry: the six is the ghost captain's."""
MOST_PLACES = 100
"""No board has more islands, lair sites or ship sites."""
FARTHEST = 12
"""How far an island lies from the middle at most: the board is drawn whole."""
START_LAIRS = START_SHIPS = 2


@dataclass(frozen=True, slots=True)
class Place:
    """A hex of the sea."""

    q: int
    r: int


@dataclass(frozen=True, slots=True)
class Island:
    """A producing island: its hex, its resource and the number on which it pays."""

    q: int
    r: int
    resource: str
    number: int


@dataclass(frozen=True, slots=True)
class Start:
    """The pieces a seat begins with; the second ship only if the table plays with two."""

    colour: str
    lairs: tuple[int, ...]
    ships: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A board as it is written down."""

    islands: tuple[Island, ...]
    spooky_island: Place
    lair_sites: tuple[Point, ...]
    ship_sites: tuple[tuple[int, int], ...]
    start: tuple[Start, ...]


class Board:
    """A layout with the look-up tables the rules need."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.resource = tuple(RESOURCES.index(island.resource) for island in layout.islands)
        self.shores = tuple(_shore(island, layout.lair_sites) for island in layout.islands)
        """For each island the mask of its lair sites."""
        self.islands_at = tuple(
            tuple(island for island, shore in enumerate(self.shores) if shore >> site & 1)
            for site in range(len(layout.lair_sites))
        )
        self.sources = tuple(self._sources(number) for number in range(7))
        """For each number, what it pays and the islands that pay it: ((resource, islands), ...)."""
        self.ends = tuple(map(mask, layout.ship_sites))
        """For each ship site the mask of the two lair sites it joins."""
        self.ships_at = tuple(
            mask(ship for ship, ends in enumerate(layout.ship_sites) if site in ends)
            for site in range(len(layout.lair_sites))
        )
        """For each lair site the mask of the ship sites next to it."""

    def _sources(self, number: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        found: dict[int, tuple[int, ...]] = {}
        for island, resource in enumerate(self.resource):
            if self.layout.islands[island].number == number:
                found[resource] = (*found.get(resource, ()), island)
        return tuple(found.items())


def _shore(island: Island, sites: Sequence[Point]) -> int:
    x, y = centre((island.q, island.r))
    corners = {(x + dx, y + dy) for dx, dy in CORNER_OFFSETS}
    return mask(site for site, point in enumerate(sites) if point in corners)


def board_to_data(board: Board) -> dict[str, Any]:
    data: dict[str, Any] = to_plain(board.layout)
    return data


def board_from_data(data: object, place: str = "board") -> Board:
    """Read and check what `board_to_data` wrote."""
    layout: Layout = decode_fields(Layout, expect_dict(data, place), place)
    for i, island in enumerate(layout.islands):
        _check_island(island, f"{place}.islands[{i}]")
    spooky = layout.spooky_island
    _check_near((spooky.q, spooky.r), f"{place}.spooky_island")
    for i, start in enumerate(layout.start):
        if start.colour not in COLOURS:
            raise DecodeError(f"{place}.start[{i}].colour", f"unknown colour {brief(start.colour)}")
    _check_list([(spooky.q, spooky.r), *((one.q, one.r) for one in layout.islands)], 3, f"{place}.islands")
    _check_list(layout.lair_sites, 1, f"{place}.lair_sites")
    _check_list(layout.ship_sites, 1, f"{place}.ship_sites")
    for i, (one, two) in enumerate(layout.ship_sites):
        if not 0 <= one < two < len(layout.lair_sites):
            raise DecodeError(f"{place}.ship_sites[{i}]", "expected two lair sites, the smaller number first")
    _check_start(layout, f"{place}.start")
    board = Board(layout)
    for site, islands in enumerate(board.islands_at):
        if not islands:
            raise DecodeError(f"{place}.lair_sites[{site}]", "there is no island beside it")
    return board


def _check_near(hex_: tuple[int, int], place: str) -> None:
    q, r = hex_
    if max(abs(q), abs(r), abs(q + r)) > FARTHEST:
        raise DecodeError(place, "q and r must be whole numbers near 0")


def _check_island(island: Island, place: str) -> None:
    _check_near((island.q, island.r), place)
    if island.resource not in RESOURCES:
        raise DecodeError(f"{place}.resource", f"unknown resource {brief(island.resource)}")
    if island.number not in NUMBERS:
        raise DecodeError(f"{place}.number", "islands carry 1 to 5")


def _check_list(items: Sequence[Any], least: int, place: str) -> None:
    if not least <= len(items) <= MOST_PLACES:
        raise DecodeError(place, f"there are {least} to {MOST_PLACES} of them")
    if len(set(items)) < len(items):
        raise DecodeError(place, "two of them lie on the same place")


def _check_start(layout: Layout, place: str) -> None:
    lairs = [lair for start in layout.start for lair in start.lairs]
    ships = [ship for start in layout.start for ship in start.ships]
    if any(len(start.lairs) != START_LAIRS or len(start.ships) != START_SHIPS for start in layout.start):
        raise DecodeError(place, f"everybody has {START_LAIRS} lairs and {START_SHIPS} ships")
    if len(set(lairs)) < len(lairs) or len(set(ships)) < len(ships):
        raise DecodeError(place, "a site is taken twice")
    if any(not 0 <= lair < len(layout.lair_sites) for lair in lairs):
        raise DecodeError(place, "no such lair site")
    if any(not 0 <= ship < len(layout.ship_sites) for ship in ships):
        raise DecodeError(place, "no such ship site")
