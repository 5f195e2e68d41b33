"""The geometry of a Junior board: where its sites lie in the scene, and their neighbours.

Islands lie on hexes that are a little taller than wide: the vertical lanes need space for a ship and two lairs. Nothing
is painted here, and there are no texts.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from catanqt.rules.hexgrid import CORNER_OFFSETS, Axial, Point, centre
from catanqt.rules.junior.board import Board

HALF_WIDTH = 100 * math.sqrt(3) / 2
"""Half the width of a hex: that of a regular one with the radius 100."""
LANE = 116.0
"""How long the lanes are that run up and down; the slanting ones are 100 long."""
DROP = 50.0
"""How far a slanting lane runs down."""
SPOOKY = -1
"""Spooky Island among the neighbours of a place."""
ISLAND_ROOM = (82.0, 90.0)
"""What an island with its beach takes up, half its width and half its height."""
SITE_ROOM = (32.0, 46.0, 32.0)
"""What a piece on a site takes up to both sides, above and below."""


def scene_point(point: Point) -> QPointF:
    """A point of the integer grid (see `hexgrid`) in the scene."""
    row, part = divmod(point[1] + 1, 3)
    return QPointF(point[0] * HALF_WIDTH, row * (LANE + DROP) + (part - 1) * LANE / 2)


def hex_centre(hex_: Axial) -> QPointF:
    return scene_point(centre(hex_))


@dataclass(frozen=True)
class Sites:
    """The places of one board."""

    board: Board

    @cached_property
    def islands(self) -> tuple[QPointF, ...]:
        return tuple(hex_centre((island.q, island.r)) for island in self.board.layout.islands)

    @cached_property
    def spooky(self) -> QPointF:
        place = self.board.layout.spooky_island
        return hex_centre((place.q, place.r))

    @cached_property
    def lairs(self) -> tuple[QPointF, ...]:
        return tuple(map(scene_point, self.board.layout.lair_sites))

    @cached_property
    def lanes(self) -> tuple[tuple[QPointF, QPointF], ...]:
        """For each ship site the two lair sites it joins."""
        return tuple((self.lairs[one], self.lairs[two]) for one, two in self.board.layout.ship_sites)

    @cached_property
    def ships(self) -> tuple[QPointF, ...]:
        return tuple((one + two) / 2 for one, two in self.lanes)

    def lane_angle(self, ship: int) -> float:
        """How a lane runs, in degrees clockwise from the horizontal, above -90 and up to 90."""
        one, two = self.lanes[ship]
        angle = math.degrees(math.atan2(two.y() - one.y(), two.x() - one.x()))
        return angle - 180 if angle > 90 else angle + 180 if angle <= -90 else angle

    def at_lair(self, lair: int) -> tuple[int, ...]:
        """The islands a lair site is a corner of, Spooky Island last."""
        place = self.board.layout.spooky_island
        x, y = centre((place.q, place.r))
        spooky = self.board.layout.lair_sites[lair] in {(x + dx, y + dy) for dx, dy in CORNER_OFFSETS}
        return (*self.board.islands_at[lair], *((SPOOKY,) if spooky else ()))

    def at_ship(self, ship: int) -> tuple[int, ...]:
        """The islands on both sides of a lane; those around one of its ends, should there be none."""
        one, two = (self.at_lair(end) for end in self.board.layout.ship_sites[ship])
        return tuple(island for island in one if island in two) or one

    def island_centre(self, island: int) -> QPointF:
        return self.spooky if island == SPOOKY else self.islands[island]

    @cached_property
    def bounds(self) -> QRectF:
        """All that must be in sight: islands, and pieces on every site."""
        wide, high = ISLAND_ROOM
        side, above, below = SITE_ROOM
        rooms = [_around(place, wide, high, high) for place in (*self.islands, self.spooky)]
        rooms += [_around(place, side, above, below) for place in self.lairs]
        return _union(rooms)


def _around(place: QPointF, side: float, above: float, below: float) -> QRectF:
    return QRectF(place.x() - side, place.y() - above, 2 * side, above + below)


def _union(rooms: Iterable[QRectF]) -> QRectF:
    whole = QRectF()
    for room in rooms:
        whole = whole.united(room)
    return whole
