"""The layout of Junior's board: positions and names of spots, and how sea and islands are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from catanqt.rules.junior.board import Board
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.games.junior import names
from catanqt.ui.games.junior.islands import REACH, draw_island, draw_spooky, shore
from catanqt.ui.games.junior.lagoon import paint_creatures, paint_lanes, paint_sites, paint_water
from catanqt.ui.games.junior.sites import Sites
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.theme.theme import Theme

SPOOKY = Spot("spooky", 0)


class JuniorLayout(BoardLayout):
    """Either printed board, or any other that the rules allow."""

    def __init__(self, board: Board, theme: Theme) -> None:
        super().__init__()
        self.sites = Sites(board)
        self.bounds = self.sites.bounds
        self._theme = theme
        self._places = {
            **{Spot("lair", i): place for i, place in enumerate(self.sites.lairs)},
            **{Spot("ship", i): place for i, place in enumerate(self.sites.ships)},
            **{Spot("island", i): place for i, place in enumerate(self.sites.islands)},
            SPOOKY: self.sites.spooky,
        }

    def place(self, spot: Spot) -> QPointF:
        return QPointF(self._places[spot])

    def angle(self, spot: Spot) -> float:
        return self.sites.lane_angle(spot.index) if spot.kind == "ship" and spot.index >= 0 else 0.0

    def outline(self, spot: Spot) -> QPainterPath | None:
        if spot == SPOOKY:
            return shore("spooky")
        return shore(self.sites.board.layout.islands[spot.index].resource) if spot.kind == "island" else None

    def spots(self) -> tuple[Spot, ...]:
        return tuple(sorted(self._places, key=lambda spot: (round(self._places[spot].y()), self._places[spot].x())))

    def describe(self, spot: Spot) -> str:
        if spot not in self._places:
            raise KeyError(spot)
        if spot == SPOOKY:
            return names.spooky()
        tell = {"lair": names.lair_place, "ship": names.ship_place, "island": names.island}[spot.kind]
        return tell(self.sites, spot.index)

    def paint(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_water(painter, rect, self.sites, self._theme, scale)
        paint_creatures(painter, self.sites, self._theme)
        paint_lanes(painter, self.sites, self._theme)
        for island, place in zip(self.sites.board.layout.islands, self.sites.islands, strict=True):
            if rect.intersects(_reach(place)):
                draw_island(painter, place, scale, island.resource, island.number, self._theme)
        draw_spooky(painter, self.sites.spooky, scale, self._theme)
        paint_sites(painter, self.sites, self._theme)
        for extra in self.extras:
            extra(painter, scale)


def _reach(place: QPointF) -> QRectF:
    return QRectF(place.x() - REACH, place.y() - REACH, 2 * REACH, 2 * REACH)
