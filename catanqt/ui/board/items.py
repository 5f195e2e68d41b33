"""Graphics items of the board: one for a piece, one for a highlighted spot."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from catanqt.ui.kit.view_data import Look, Piece, Spot
from catanqt.ui.theme.art.brushes import emblem
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.geometry import hex_path
from catanqt.ui.theme.art.palettes import Owner

SHORE_HEIGHT, SITE_HEIGHT, GHOST_HEIGHT = 14.0, 40.0, 45.0
"""A lit shore runs below all pieces, other lit spots above them."""


class PaintedItem(QGraphicsItem):
    """An item that paints with a function and is cached as Qt sees fit."""

    def __init__(self, paint: Callable[[QPainter], None], extent: float) -> None:
        super().__init__()
        self._paint = paint
        self._extent = extent
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._extent, -self._extent, 2 * self._extent, 2 * self._extent)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)


class PieceItem(PaintedItem):
    """A piece on its spot."""

    def __init__(self, piece: Piece, look: Look, at: QPointF) -> None:
        super().__init__(look.paint, look.extent)
        self.piece = piece
        self.home = at + QPointF(look.dx, look.dy)
        self.setPos(self.home)
        # What is nearer to the player covers what is farther away.
        self.setZValue(look.z + at.y() / 1000)

    def redraw(self, piece: Piece, look: Look) -> None:
        """The same piece in another state, such as a taller stack."""
        self.piece = piece
        self._paint = look.paint
        self.update()


class SiteItem(PaintedItem):
    """A spot where the piece in hand may go: a gold halo with the owner's ring and emblem, a bar on edges."""

    def __init__(
        self, spot: Spot, at: QPointF, angle: float, owner: Owner, hot: bool, outline: QPainterPath | None = None
    ) -> None:
        self.spot = spot
        if outline is not None:
            super().__init__(lambda painter: _paint_shore(painter, owner, hot, outline), _reach(outline) + 12)
        elif spot.kind == "edge":
            super().__init__(lambda painter: _paint_bar(painter, owner, angle, hot), 60)
        elif spot.kind in ("hex", "island"):
            super().__init__(lambda painter: _paint_ring(painter, owner, hot), 70)
        else:
            super().__init__(lambda painter: _paint_disc(painter, owner, hot), 56)
        self.setPos(at)
        self.setZValue((SITE_HEIGHT if outline is None else SHORE_HEIGHT) + (1 if hot else 0))


def _glow(painter: QPainter, reach: float) -> None:
    gradient = QRadialGradient(QPointF(0, 0), reach)
    gradient.setColorAt(0, tint("#FFFFFF", 1))
    gradient.setColorAt(0.40, tint("#FFF3B0", 0.95))
    gradient.setColorAt(0.62, tint("#FFDD66", 0.55))
    gradient.setColorAt(1, tint("#FFC83A", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), reach, reach)


def _ring_pen(owner: Owner, width: float, hot: bool) -> QPen:
    pen = QPen(QColor(owner.base), width)
    if hot:
        pen.setDashPattern([2.6, 1.6])
    return pen


def _paint_disc(painter: QPainter, owner: Owner, hot: bool) -> None:
    _glow(painter, 52 if hot else 40)
    radius = 27 if hot else 14.5
    painter.setPen(QPen(tint("#2a1a08", 0.5), 5.4))
    painter.setBrush(tint("#FFFDF2", 0.55 if hot else 0.96))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(_ring_pen(owner, 3.6, hot))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    if not hot:
        emblem(painter, owner, 0, 0, 6, owner.base if owner.base != "#F1EADB" else owner.dark)


def _paint_bar(painter: QPainter, owner: Owner, angle: float, hot: bool) -> None:
    painter.rotate(angle)
    painter.save()
    painter.scale(1.0, 0.62)
    _glow(painter, 54 if hot else 46)
    painter.restore()
    bar = QRectF(-31, -8.5, 62, 17) if hot else QRectF(-27, -6.5, 54, 13)
    painter.setPen(QPen(tint("#2a1a08", 0.5), 4.6))
    painter.setBrush(tint("#FFFDF2", 0.6 if hot else 0.96))
    painter.drawRoundedRect(bar, 6, 6)
    painter.setPen(_ring_pen(owner, 3.0, hot))
    painter.drawRoundedRect(bar, 6, 6)


def _paint_ring(painter: QPainter, owner: Owner, hot: bool) -> None:
    """Round the disc, so that its number stays readable."""
    reach = 52.0 if hot else 46.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((13, tint("#FFC83A", 0.35)), (8, tint("#FFDD66", 0.75)), (5.2, tint("#2a1a08", 0.45))):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(QPointF(0, 12), reach, reach)
    painter.setPen(_ring_pen(owner, 3.4, True))
    painter.drawEllipse(QPointF(0, 12), reach, reach)


def _paint_shore(painter: QPainter, owner: Owner, hot: bool, outline: QPainterPath) -> None:
    """Along the shore of a whole island; what lies on it stays in sight."""
    painter.setBrush(tint("#FFF3B0", 0.38 if hot else 0.12))
    glow = 17 if hot else 12
    for width, colour in ((glow, tint("#FFC83A", 0.4)), (8, tint("#FFDD66", 0.85)), (5.2, tint("#2a1a08", 0.45))):
        painter.setPen(QPen(colour, width))
        painter.drawPath(outline)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_ring_pen(owner, 3.6, True))
    painter.drawPath(outline)


def _reach(outline: QPainterPath) -> float:
    bounds = outline.boundingRect()
    return max(abs(bounds.left()), abs(bounds.right()), abs(bounds.top()), abs(bounds.bottom()))


def flash(outline: QPainterPath | None) -> PaintedItem:
    """The light on land that pays: on a hex, or within this outline."""
    shape = hex_path(93.0, 8.0) if outline is None else outline

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(tint("#FFF1B8", 0.95), 8))
        painter.setBrush(tint("#FFFFFF", 0.2))  # the number stays readable, in the dark as well
        painter.drawPath(shape)

    return PaintedItem(paint, _reach(shape) + 8)
