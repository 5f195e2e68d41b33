"""The layout of an island of hexes: the board of the base game and its scenarios, in any shape."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.rules.base.board import HARBOURS, Board, Harbour
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.kit.view_data import BESIDE, Spot
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import harbour_name, terrain_name
from catanqt.ui.theme.art import discs, harbours
from catanqt.ui.theme.art.geometry import axial, point
from catanqt.ui.theme.art.sea import paint_beach, paint_sea, shore
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.theme.theme import Theme

SMALL = 0.45
"""Below so many device pixels a unit discs grow, and harbours show their rate alone."""
REACH = 44.0
"""How far a harbour's sign with its shadow reaches."""

BESIDE_ROOM = 52.0
"""How far what stands beside the island is from the edges of the picture."""


class HexLayout(BoardLayout):
    """Corners, edges and hexes of a board, and its picture; pieces are not part of it."""

    def __init__(self, board: Board, theme: Theme, margin: float = 10.0) -> None:
        super().__init__()
        self.board = board
        self.theme = theme
        self.shore = shore(board.grid.hexes)
        self._corners = [point(corner) for corner in board.grid.corners]
        self._hexes = [axial(q, r) for q, r in board.grid.hexes]
        self._variants = _variants(board)
        self._signs = [(self.harbour_place(one), HARBOURS[one.kind]) for one in board.harbours]
        self.off_shore = [QRectF(at.x() - 30, at.y() - 30, 60, 62) for at, _ in self._signs]
        self.bounds = self._extent().adjusted(-margin, -margin, margin, margin)

    def _extent(self) -> QRectF:
        extent = self.shore.line.boundingRect().adjusted(-14, -14, 14, 14)
        for sign in self.off_shore:
            extent = extent.united(sign)
        return extent

    # Where things lie

    def place(self, spot: Spot) -> QPointF:
        if spot == BESIDE:
            return self._beside()
        if spot.kind == "edge" and 0 <= spot.index < len(self.board.grid.edges):
            one, two = self.board.grid.edges[spot.index]
            return (self._corners[one] + self._corners[two]) / 2
        known = {"corner": self._corners, "hex": self._hexes}.get(spot.kind, [])
        if not 0 <= spot.index < len(known):
            raise KeyError(spot)
        return QPointF(known[spot.index])

    def angle(self, spot: Spot) -> float:
        if spot.kind != "edge":
            return 0.0
        one, two = self.board.grid.edges[spot.index]
        way = self._corners[two] - self._corners[one]
        turn = math.degrees(math.atan2(way.y(), way.x()))
        return (turn + 90) % 180 - 90

    def spots(self) -> tuple[Spot, ...]:
        grid = self.board.grid
        sizes = {"corner": len(grid.corners), "edge": len(grid.edges), "hex": len(grid.hexes)}
        every = [Spot(kind, i) for kind, size in sizes.items() for i in range(size)]
        return tuple(sorted(every, key=lambda spot: (round(self.place(spot).y()), self.place(spot).x())))

    def _beside(self) -> QPointF:
        """The upper corner of the picture that is farther from land and harbours: panels may cover the lower ones."""
        room = self.bounds.adjusted(BESIDE_ROOM, BESIDE_ROOM, -BESIDE_ROOM, -BESIDE_ROOM)
        near = [*self._hexes, *(at for at, _ in self._signs)]

        def distance(corner: QPointF) -> int:
            return round(min(math.hypot(corner.x() - at.x(), corner.y() - at.y()) for at in near))

        return max(room.topLeft(), room.topRight(), key=distance)

    def harbour_place(self, harbour: Harbour) -> QPointF:
        """Where a harbour's sign lies: out at sea, before the middle of its edge."""
        grid = self.board.grid
        one, two = grid.edges[harbour.edge]
        (land,) = set(grid.corner_hexes[one]) & set(grid.corner_hexes[two])
        middle = (self._corners[one] + self._corners[two]) / 2
        out = middle - self._hexes[land]
        return middle + out * (harbours.OUT / math.hypot(out.x(), out.y()))

    # Words

    def describe(self, spot: Spot) -> str:
        grid = self.board.grid
        if spot.kind == "hex":
            return self._land(spot.index)
        if spot.kind == "corner":
            return self._describe_corner(spot.index)
        one, two = grid.edges[spot.index]
        sides = sorted(set(grid.corner_hexes[one]) & set(grid.corner_hexes[two]))
        if len(sides) == 1:
            return tr("Coast of {land}", land=self._land(sides[0]))
        return tr("Path between {one} and {two}", one=self._land(sides[0]), two=self._land(sides[1]))

    def _describe_corner(self, corner: int) -> str:
        around = self.board.grid.corner_hexes[corner]
        parts = [self._land(hex_) for hex_ in around]
        if corner in self.board.harbour_at:
            parts.append(harbour_name(HARBOURS[self.board.harbour_at[corner]]))
        parts += self.notes.get(Spot("corner", corner), ())
        count = sum(discs.pips(number) for hex_ in around for number in self.board.numbers[hex_])
        return tr(
            "{lands} (%n pips)", "around a corner; in how many of 36 rolls it pays", count, lands=", ".join(parts)
        )

    def _land(self, hex_: int) -> str:
        """A hex in words: "Forest 8"."""
        name, numbers = terrain_name(self.board.terrain[hex_]), self.board.numbers[hex_]
        if not numbers:
            return name
        return tr("{terrain} {number}", terrain=name, number="/".join(map(str, numbers)))

    # The picture

    def paint(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_sea(painter, rect, self.theme, self.shore, scale)
        self._paint_jetties(painter)
        paint_beach(painter, self.theme, self.shore)
        seen = rect.adjusted(-110, -110, 110, 110)
        for hex_, at in enumerate(self._hexes):
            if seen.contains(at):
                TILES.draw(painter, at, self.board.terrain[hex_], self._variants[hex_], self.theme, scale)
        for extra in self.extras:
            painter.save()
            extra(painter, scale)
            painter.restore()
        for hex_, at in enumerate(self._hexes):
            if seen.contains(at):
                self._paint_discs(painter, hex_, at, scale)
        self._paint_signs(painter, scale)

    def _paint_jetties(self, painter: QPainter) -> None:
        for harbour, (sign, _) in zip(self.board.harbours, self._signs, strict=True):
            for corner in self.board.grid.edges[harbour.edge]:
                start = self._corners[corner]
                way = sign - start
                harbours.jetty(painter, start + way * 0.06, start + way * 0.80)

    def _paint_discs(self, painter: QPainter, hex_: int, at: QPointF, scale: float) -> None:
        numbers = self.board.numbers[hex_]
        for number, (aside, radius) in zip(numbers, discs.places(len(numbers)), strict=True):
            size = radius * (1.15 if scale < SMALL else 1.0)
            key = ("disc", number, size, self.theme.key)
            draw = partial(discs.disc, number=number, theme=self.theme, radius=size)
            STAMPS.place(painter, (at + aside,), size * 1.5, scale, key, draw)

    def _paint_signs(self, painter: QPainter, scale: float) -> None:
        plain = scale < SMALL
        for at, kind in self._signs:
            draw = partial(harbours.badge, kind=kind, theme=self.theme, plain=plain)
            STAMPS.place(painter, (at,), REACH, scale, ("harbour", kind, plain, self.theme.key), draw)


def _variants(board: Board) -> list[int]:
    """Hexes of one kind take the variants of their tile in turn."""
    count: dict[str, int] = {}
    variants = []
    for kind in board.terrain:
        count[kind] = count.get(kind, -1) + 1
        variants.append(count[kind])
    return variants
