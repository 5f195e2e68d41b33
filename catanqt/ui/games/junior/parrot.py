"""Coco the parrot, and the two sides of a Coco tile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.coco import GIFTS
from catanqt.rules.junior.state import BUILD, GHOST
from catanqt.ui.games.junior.figures import ghost_captain
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, chip, round_pen
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.theme import Theme

Point = tuple[float, float]
FEATHER = "#5A1410"


def _closed(start: Point, *curves: Sequence[Point]) -> QPainterPath:
    """A closed outline of curves, each with its two handles and its end."""
    path = QPainterPath(QPointF(*start))
    for one, two, end in curves:
        path.cubicTo(QPointF(*one), QPointF(*two), QPointF(*end))
    path.closeSubpath()
    return path


TAIL = _closed((4, 14), ((14, 18), (21, 26), (22, 35)), ((12, 35), (2, 28), (-4, 20)))
BODY = _closed(
    (-4, -26), ((18, -26), (22, -4), (16, 12)), ((12, 24), (-6, 26), (-14, 16)), ((-22, 4), (-22, -24), (-4, -26))
)
WING = _closed((6, -6), ((20, -4), (20, 14), (10, 24)), ((2, 16), (0, 2), (6, -6)))
WING_TIP = _closed((9, 2), ((18, 6), (17, 16), (11, 24)), ((6, 18), (5, 8), (9, 2)))
BEAK = _closed((-15, -14), ((-27, -14), (-30, -2), (-22, 6)), ((-21, -1), (-17, -3), (-12, -5)))
SCARF = _closed((-18, 3), ((-6, 12), (8, 11), (18, 2)), ((18, 6), (17, 9), (15, 10)), ((6, 17), (-6, 17), (-16, 11)))


def coco(painter: QPainter, at: QPointF, size: float) -> None:
    """The parrot, `size` high, looking left."""
    painter.save()
    painter.translate(at)
    painter.scale(size / 62, size / 62)
    painter.translate(2, -4)
    red = QLinearGradient(-18, -20, 16, 20)
    red.setColorAt(0, QColor("#F5795F"))
    red.setColorAt(1, QColor("#B32A20"))
    painter.setPen(round_pen(FEATHER, 1.6))
    blue, yellow = QColor("#2C68B8"), QColor("#F2B63C")
    for path, paint in ((TAIL, blue), (BODY, red), (WING, yellow), (WING_TIP, blue)):
        painter.setBrush(paint)
        painter.drawPath(path)
    _head(painter)
    painter.setPen(round_pen("#173C74", 1.3))
    painter.setBrush(QColor("#FFF6E2"))
    painter.drawPath(SCARF)
    painter.setPen(NO_PEN)
    painter.setBrush(blue)
    for x, y in ((-9, 10), (0, 12.6), (9, 9.6)):
        painter.drawEllipse(QPointF(x, y), 1.7, 1.7)
    painter.restore()


def _head(painter: QPainter) -> None:
    """Eye and beak."""
    painter.setBrush(QColor("#FFF6E2"))
    painter.drawEllipse(QPointF(-7, -13), 8, 8)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#22201E"))
    painter.drawEllipse(QPointF(-8, -13), 3.9, 4.3)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawEllipse(QPointF(-9.3, -14.8), 1.5, 1.5)
    painter.setPen(round_pen("#4A3000", 1.5))
    painter.setBrush(QColor("#F2CB62"))
    painter.drawPath(BEAK)


def tile_back(painter: QPainter, rect: QRectF) -> None:
    """A Coco tile face down: the parrot on green."""
    _tile(painter, rect, "#3FA98F", "#1D6F66", "#0E3F3A")
    coco(painter, rect.center(), rect.height() * 0.76)


def tile_face(painter: QPainter, rect: QRectF, tile: int, theme: Theme) -> None:
    """A Coco tile turned up: what it brings."""
    _tile(painter, rect, "#FFF8E6", "#EAD9B0", "#9A7A3A")
    side = rect.height()
    if tile == GHOST:
        painter.save()
        painter.translate(rect.center() + QPointF(0, side * 0.02))
        painter.scale(side / 86, side / 86)
        ghost_captain(painter)
        painter.restore()
        return
    if tile == BUILD:
        for name, x in (("ship", -0.22), ("lair", 0.22)):
            box = QRectF(0, 0, side * 0.42, side * 0.42)
            box.moveCenter(rect.center() + QPointF(side * x, 0))
            icons.paint(painter, name, box, theme.paper_ink, theme.paper)
        return
    for row, kind in enumerate(GIFTS[tile]):
        for column in (-1, 1):
            box = QRectF(0, 0, side * 0.33, side * 0.33)
            box.moveCenter(rect.center() + QPointF(column * side * 0.2, (row - 0.5) * side * 0.4))
            chip(painter, box, RESOURCES[kind], theme)


def _tile(painter: QPainter, rect: QRectF, lit: str, shade: str, edge: str) -> None:
    face = QLinearGradient(rect.topLeft(), rect.bottomRight())
    face.setColorAt(0, QColor(lit))
    face.setColorAt(1, QColor(shade))
    radius, inset = rect.width() * 0.17, rect.width() * 0.06
    painter.setPen(QPen(QColor(edge), max(1.0, rect.width() * 0.016)))
    painter.setBrush(face)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(tint("#FFFFFF", 0.45), max(1.0, rect.width() * 0.016)))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)
