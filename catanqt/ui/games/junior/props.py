"""Paints the props of Junior's islands and cards: palms, goats, barrels, cutlasses, treasure.

Every prop stands with its foot near (x, y) and is about `size` high.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, round_pen, soft_shadow
from catanqt.ui.theme.art.colour import Colour, mix, tint
from catanqt.ui.theme.art.geometry import shape

LEAVES = (
    (205, "#3A8340"),
    (160, "#4FA04A"),
    (-22, "#2C6E36"),
    (22, "#37813D"),
    (252, "#6CBB58"),
    (-66, "#479745"),
)
BARK = "#4A260E"


def palm(painter: QPainter, x: float, y: float, size: float, lean: float = 0.12) -> None:
    """A palm, leaning to one side."""
    soft_shadow(painter, x + size * 0.2, y, size * 0.42, size * 0.11, 0.35)
    top_x, top_y = x + size * lean, y - size * 0.78
    trunk = QPainterPath(QPointF(x, y))
    trunk.quadTo(x - size * 0.05, y - size * 0.4, top_x, top_y)
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen("#6B4522", size * 0.13))
    painter.drawPath(trunk)
    painter.setPen(round_pen("#A37443", size * 0.06))
    painter.drawPath(trunk.translated(-size * 0.02, 0))
    painter.setPen(NO_PEN)
    for turn, colour in LEAVES:
        painter.setBrush(QColor(colour))
        painter.drawPath(_leaf(top_x, top_y, size, math.radians(turn)))
    for side in (-0.06, 0.05):
        painter.setBrush(QColor("#6E421C"))
        painter.drawEllipse(QPointF(top_x + size * side, top_y + size * 0.06), size * 0.06, size * 0.06)


def _leaf(x: float, y: float, size: float, turn: float) -> QPainterPath:
    across, down = math.cos(turn) * size, math.sin(turn) * size
    leaf = QPainterPath(QPointF(x, y))
    leaf.quadTo(x + across * 0.26, y + down * 0.2 - size * 0.24, x + across * 0.48, y + down * 0.30 + size * 0.11)
    leaf.quadTo(x + across * 0.2, y + down * 0.12 - size * 0.01, x, y)
    return leaf


def goat(painter: QPainter, x: float, y: float, size: float, flip: bool = False) -> None:
    """A white goat, looking right, or left if flipped."""
    soft_shadow(painter, x, y, size * 0.5, size * 0.13, 0.38)
    painter.save()
    painter.translate(x, y - size * 0.44)
    painter.scale(-1 if flip else 1, 1)
    body = QRectF(-size / 2, -size / 2, size, size)
    icons.paint(painter, "goat", body.adjusted(-1.2, -1.0, 1.6, 1.8), "#7A6A50", "#7A6A50")
    icons.paint(painter, "goat", body, "#FFFAEC", "#4A3B33")
    painter.restore()


def barrel(painter: QPainter, x: float, y: float, size: float) -> None:
    """A barrel of molasses, with a drop running down from its bung."""
    soft_shadow(painter, x + size * 0.14, y, size * 0.52, size * 0.15, 0.4)
    middle = y - size * 0.48
    wood = QLinearGradient(x - size * 0.4, 0, x + size * 0.4, 0)
    for at, colour in ((0, "#D69A5C"), (0.35, "#B8743A"), (1, "#6B3A18")):
        wood.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor(BARK), size * 0.045))
    painter.setBrush(wood)
    painter.drawPath(_barrel_body(x, middle, size))
    painter.setBrush(QColor("#E2B079"))
    painter.drawEllipse(QPointF(x, middle - size * 0.43), size * 0.31, size * 0.10)
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(QColor("#5B6068"), size * 0.075))
    for level in (-0.2, 0.2):
        hoop = QPainterPath(QPointF(x - size * 0.38, middle + size * level))
        hoop.quadTo(x, middle + size * (level + 0.13), x + size * 0.38, middle + size * level)
        painter.drawPath(hoop)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#3A1A08"))
    painter.drawEllipse(QPointF(x, middle + size * 0.02), size * 0.07, size * 0.07)
    painter.drawRoundedRect(QRectF(x - size * 0.03, middle, size * 0.06, size * 0.2), size * 0.03, size * 0.03)


def _barrel_body(x: float, y: float, size: float) -> QPainterPath:
    body = QPainterPath(QPointF(x - size * 0.31, y - size * 0.43))
    body.quadTo(x - size * 0.46, y, x - size * 0.31, y + size * 0.43)
    body.quadTo(x, y + size * 0.54, x + size * 0.31, y + size * 0.43)
    body.quadTo(x + size * 0.46, y, x + size * 0.31, y - size * 0.43)
    body.closeSubpath()
    return body


def crag(painter: QPainter, x: float, y: float, width: float, height: float, lit: Colour, shade: Colour) -> None:
    """A rock with a lit and a shaded face."""
    soft_shadow(painter, x + width * 0.2, y, width * 0.7, height * 0.16, 0.4)
    top = x + width * 0.03
    left = ((x - width * 0.52, y), (x - width * 0.30, y - height * 0.5), (top, y - height), (x + width * 0.06, y))
    right = ((top, y - height), (x + width * 0.28, y - height * 0.48), (x + width * 0.54, y), (x + width * 0.06, y))
    west = ((x - width * 0.30, y - height * 0.5), (x - width * 0.12, y - height * 0.3), (x - width * 0.2, y), left[0])
    painter.setPen(NO_PEN)
    for points, colour in ((left, lit), (right, shade), (west, mix(lit, "#FFFFFF", 0.22))):
        painter.setBrush(QColor(colour))
        painter.drawPath(shape(*points))


def cutlasses(painter: QPainter, x: float, y: float, size: float) -> None:
    """Two crossed cutlasses stuck into rocks."""
    for dx, dy, k in ((-0.36, -0.06, 0.44), (0.40, -0.05, 0.40), (0.02, -0.10, 0.62)):
        crag(painter, x + size * dx, y + size * dy, size * k * 1.25, size * k * 0.95, "#B9BDBB", "#717D88")
    blade = QRectF(-size * 0.44, -size * 0.46, size * 0.88, size * 0.88)
    painter.save()
    painter.translate(x, y - size * 0.50)
    for flip in (-1, 1):
        painter.save()
        painter.scale(flip, 1)
        icons.paint(painter, "cutlass", blade.translated(size * 0.03, size * 0.05), "#2B3640", "#2B3640")
        icons.paint(painter, "cutlass", blade, "#F7FAFC" if flip > 0 else "#D9E1E8", "#8796A4")
        painter.restore()
    painter.restore()
    for dx, k in ((-0.22, 0.24), (0.16, 0.28)):
        crag(painter, x + size * dx, y, size * k * 1.3, size * k * 0.8, "#C6CAC8", "#7C8791")


def treasure(painter: QPainter, x: float, y: float, size: float) -> None:
    """An open chest full of gold."""
    soft_shadow(painter, x + size * 0.1, y, size * 0.66, size * 0.18, 0.4)
    base = y - size * 0.40
    painter.setPen(QPen(QColor(BARK), size * 0.045))
    painter.setBrush(QColor("#8A5428"))
    lid = QPainterPath(QPointF(x - size * 0.5, base - size * 0.06))
    lid.cubicTo(
        x - size * 0.52, base - size * 0.58, x + size * 0.52, base - size * 0.58, x + size * 0.5, base - size * 0.06
    )
    lid.closeSubpath()
    painter.drawPath(lid)
    painter.setBrush(QColor("#5E3614"))
    painter.drawPath(_shrunk(lid, 0.8, QPointF(x, base - size * 0.12)))
    _coins(painter, x, base, size)
    box = QLinearGradient(x - size * 0.5, 0, x + size * 0.5, 0)
    box.setColorAt(0, QColor("#D0925A"))
    box.setColorAt(1, QColor("#7A4520"))
    painter.setPen(QPen(QColor(BARK), size * 0.045))
    painter.setBrush(box)
    painter.drawRoundedRect(QRectF(x - size * 0.5, base, size, size * 0.42), size * 0.05, size * 0.05)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#F2CB3C"))
    for left in (-0.40, 0.30):
        painter.drawRect(QRectF(x + size * left, base, size * 0.10, size * 0.42))
    painter.drawRoundedRect(QRectF(x - size * 0.1, base - size * 0.04, size * 0.2, size * 0.24), 2, 2)
    painter.setBrush(QColor(BARK))
    painter.drawEllipse(QPointF(x, base + size * 0.07), size * 0.045, size * 0.045)


def _shrunk(path: QPainterPath, k: float, middle: QPointF) -> QPainterPath:
    turn = QTransform.fromTranslate(middle.x(), middle.y()).scale(k, k).translate(-middle.x(), -middle.y())
    return turn.map(path)


def _coins(painter: QPainter, x: float, base: float, size: float) -> None:
    painter.setPen(QPen(QColor("#A5720C"), size * 0.025))
    for i in range(8):
        at = QPointF(x - size * 0.38 + i * size * 0.11, base - size * (0.04 + 0.07 * ((i * 5) % 3)))
        painter.setBrush(QColor("#FFDF6B" if i % 3 else "#F2C230"))
        painter.drawEllipse(at, size * 0.105, size * 0.105)
    painter.setPen(round_pen("#FFFFFF", size * 0.03))
    glint = QPointF(x + size * 0.16, base - size * 0.22)
    for way in (QPointF(size * 0.08, 0), QPointF(0, size * 0.08)):
        painter.drawLine(glint - way, glint + way)


def logs(painter: QPainter, x: float, y: float, size: float) -> None:
    """Three logs in a pile."""
    soft_shadow(painter, x + size * 0.1, y, size * 0.68, size * 0.16, 0.4)
    for dx, dy in ((-0.32, -0.17), (0.14, -0.17), (-0.08, -0.45)):
        at = QPointF(x + size * dx, y + size * dy)
        bark = QLinearGradient(0, at.y() - size * 0.17, 0, at.y() + size * 0.17)
        bark.setColorAt(0, QColor("#A87346"))
        bark.setColorAt(1, QColor("#6E4424"))
        painter.setPen(QPen(QColor("#472A12"), size * 0.04))
        painter.setBrush(bark)
        trunk = QRectF(at.x() - size * 0.17, at.y() - size * 0.16, size * 0.66, size * 0.32)
        painter.drawRoundedRect(trunk, size * 0.16, size * 0.16)
        painter.setBrush(QColor("#EBC692"))
        painter.drawEllipse(at, size * 0.155, size * 0.16)
        painter.setBrush(NO_BRUSH)
        painter.setPen(QPen(QColor("#B98A54"), size * 0.03))
        painter.drawEllipse(at, size * 0.08, size * 0.085)


def tufts(painter: QPainter, places: Iterable[tuple[float, float]], colour: Colour) -> None:
    """Blades of grass, three to a place."""
    painter.setPen(round_pen(colour, 1.8))
    for x, y in places:
        for lean in (-2.6, 0.2, 2.8):
            painter.drawLine(QPointF(x, y), QPointF(x + lean, y - 5.4 + abs(lean) * 0.5))


def flowers(painter: QPainter, places: Iterable[tuple[float, float]], colour: Colour) -> None:
    painter.setPen(NO_PEN)
    for x, y in places:
        painter.setBrush(QColor(colour))
        for turn in range(5):
            way = math.radians(72 * turn)
            painter.drawEllipse(QPointF(x + 2.2 * math.cos(way), y + 2.2 * math.sin(way)), 1.5, 1.5)
        painter.setBrush(QColor("#F2B63C"))
        painter.drawEllipse(QPointF(x, y), 1.3, 1.3)


def pebbles(painter: QPainter, places: Iterable[tuple[float, float]], colour: Colour) -> None:
    painter.setPen(NO_PEN)
    for x, y in places:
        painter.setBrush(tint("#1C1408", 0.25))
        painter.drawEllipse(QPointF(x + 0.8, y + 1.2), 3.4, 2.2)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(x, y), 3.2, 2.2)
        painter.setBrush(mix(colour, "#FFFFFF", 0.4))
        painter.drawEllipse(QPointF(x - 0.8, y - 0.6), 1.5, 0.9)
