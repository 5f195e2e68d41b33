"""Corners, edges and hexes of any hex board, numbered once and shared by all games on it.

Hexes are pointy-top with axial coordinates (q, r), r growing downward. Corners live on an integer grid: the
centre of a hex is (2q + r, 3r) and its corners lie at the six `CORNER_OFFSETS` from there. Corners are numbered
from the top row down and left to right, edges likewise by their two corners. Sets of corners or edges are Python
ints used as bit masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

Axial = tuple[int, int]
Point = tuple[int, int]

CORNER_OFFSETS: tuple[Point, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""North, then clockwise."""
NEIGHBOUR_OFFSETS: tuple[Axial, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""North-east, then clockwise."""


@dataclass(frozen=True, slots=True, eq=False)
class HexGrid:
    """Who touches whom. All members are indices into `hexes`, `corners` and `edges`. A grid equals only itself."""

    hexes: tuple[Axial, ...]
    corners: tuple[Point, ...]
    edges: tuple[tuple[int, int], ...]
    hex_corners: tuple[tuple[int, ...], ...]
    hex_neighbours: tuple[tuple[int, ...], ...]
    corner_hexes: tuple[tuple[int, ...], ...]
    corner_edges: tuple[tuple[int, ...], ...]
    corner_neighbours: tuple[tuple[int, ...], ...]
    edges_at: tuple[int, ...]
    """For each corner the mask of its edges."""
    near: tuple[int, ...]
    """For each corner the mask of itself and its neighbours: what the distance rule closes."""
    hex_mask: tuple[int, ...]
    """For each hex the mask of its corners."""
    steps: tuple[tuple[tuple[int, int], ...], ...]
    """For each corner the ways on: the bit of an edge, and the corner at its other end."""

    def other_end(self, edge: int, corner: int) -> int:
        one, two = self.edges[edge]
        return two if corner == one else one

    def corner_at(self, point: Sequence[int]) -> int:
        """The corner at a point of the integer grid (ValueError if there is none)."""
        return self.corners.index((point[0], point[1]))

    def edge_hexes(self, edge: int) -> tuple[int, ...]:
        """The hexes on both sides of an edge; one alone on the coast."""
        one, two = self.edges[edge]
        return tuple(hex_ for hex_ in self.corner_hexes[one] if hex_ in self.corner_hexes[two])

    def edge_between(self, one: int, two: int) -> int:
        """The edge that joins two corners (ValueError if they are no neighbours)."""
        return self.edges.index((min(one, two), max(one, two)))


def centre(hex_: Axial) -> Point:
    """A hex's centre on the integer grid of the corners."""
    q, r = hex_
    return 2 * q + r, 3 * r


def mask(numbers: Iterable[int]) -> int:
    """The bit mask of a set of small numbers."""
    total = 0
    for number in numbers:
        total |= 1 << number
    return total


def bits(mask_: int) -> Iterator[int]:
    """The numbers in a bit mask, smallest first."""
    while mask_:
        low = mask_ & -mask_
        yield low.bit_length() - 1
        mask_ ^= low


@lru_cache(maxsize=16)
def make_grid(hexes: tuple[Axial, ...]) -> HexGrid:
    """Number the corners and edges of these hexes. Boards of one shape share one grid."""
    rings = [[(x + dx, y + dy) for dx, dy in CORNER_OFFSETS] for x, y in map(centre, hexes)]
    corners = sorted({point for ring in rings for point in ring}, key=lambda point: (point[1], point[0]))
    number = {point: i for i, point in enumerate(corners)}
    hex_corners = [tuple(number[point] for point in ring) for ring in rings]
    edges = sorted({_pair(ring[i - 1], ring[i]) for ring in hex_corners for i in range(6)})
    touching: list[list[int]] = [[] for _ in corners]
    for i, (one, two) in enumerate(edges):
        touching[one].append(i)
        touching[two].append(i)
    place = {hex_: i for i, hex_ in enumerate(hexes)}
    neighbours = [tuple(sum(edges[edge]) - corner for edge in found) for corner, found in enumerate(touching)]
    return HexGrid(
        hexes=hexes,
        corners=tuple(corners),
        edges=tuple(edges),
        hex_corners=tuple(hex_corners),
        hex_neighbours=tuple(
            tuple(place[q + dq, r + dr] for dq, dr in NEIGHBOUR_OFFSETS if (q + dq, r + dr) in place) for q, r in hexes
        ),
        corner_hexes=tuple(
            tuple(h for h, ring in enumerate(hex_corners) if corner in ring) for corner in range(len(corners))
        ),
        corner_edges=tuple(map(tuple, touching)),
        corner_neighbours=tuple(neighbours),
        edges_at=tuple(map(mask, touching)),
        near=tuple(mask((corner, *around)) for corner, around in enumerate(neighbours)),
        hex_mask=tuple(map(mask, hex_corners)),
        steps=tuple(
            tuple((1 << edge, other) for edge, other in zip(found, around, strict=True))
            for found, around in zip(touching, neighbours, strict=True)
        ),
    )


def _pair(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one < two else (two, one)
