"""Junior's pieces: ship, lair, ghost captain, and the fog on the island where he is. Painted around (0, 0).

A ship is 48 wide and 50 high, a lair 48 and 53: on a lane that runs up and down, a ship and two lairs just
do not touch.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.games.junior.islands import DIE_AT, DIE_SIDE, TILE_AT, TILE_SIDE, square
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, emblem, round_pen, soft_shadow, wood
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.geometry import shape
from catanqt.ui.theme.theme import Owner

TIMBER, TAR = "#6B4522", "#3A2410"
MIST = ((-26, 47, 24, 0.62), (2, 51, 27, 0.66), (28, 46, 23, 0.62), (-8, 29, 17, 0.36), (24, 30, 18, 0.34))
"""Clouds of fog: where, how wide, how thick."""


def ship(painter: QPainter, owner: Owner) -> None:
    """A little pirate ship under one big sail with the owner's emblem."""
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#06303A", 0.35))
    painter.drawEllipse(QPointF(2, 20), 27, 5)
    hull = QPainterPath(QPointF(-24, -1))
    hull.lineTo(-13, 1)
    hull.quadTo(-11, 7, -6, 7.5)
    hull.lineTo(12, 7.5)
    hull.quadTo(20, 6.5, 25, 0)
    hull.quadTo(22, 19, 10, 21)
    hull.lineTo(-12, 21)
    hull.quadTo(-22, 19, -24, -1)
    painter.setPen(round_pen(TAR, 2.4))
    painter.drawLine(QPointF(0, 8), QPointF(0, -25))
    painter.drawLine(QPointF(20, 5), QPointF(28, -3))
    wood(painter, hull, QPointF(-20, 0), QPointF(18, 22), "#C58E56", "#7A4A22", TAR)
    painter.setPen(round_pen(owner.base, 3.4))
    painter.drawLine(QPointF(-18.5, 11.4), QPointF(19, 11.6))
    painter.setPen(round_pen(tint("#FFFFFF", 0.4), 1.2))
    painter.drawLine(QPointF(-21.5, 1.4), QPointF(-15, 2.6))
    _sail(painter, owner)
    _pennant(painter, owner, -25, 5)
    painter.setPen(round_pen(tint("#FFFFFF", 0.8), 2))
    painter.setBrush(NO_BRUSH)
    painter.drawArc(QRectF(-27, 13, 54, 11), 200 * 16, 140 * 16)


def _sail(painter: QPainter, owner: Owner) -> None:
    sail = QPainterPath(QPointF(-16, -21))
    sail.quadTo(0, -24, 16, -21)
    sail.cubicTo(23, -14, 22, -3, 18, 4)
    sail.quadTo(0, -1, -18, 4)
    sail.cubicTo(-13, -4, -12, -13, -16, -21)
    lit, shade = mix(owner.base, owner.light, 0.75), mix(owner.base, owner.dark, 0.18)
    wood(painter, sail, QPointF(-14, -20), QPointF(18, 4), lit, shade, owner.edge)
    painter.setPen(round_pen(TIMBER, 2.2))
    painter.drawLine(QPointF(-17, -21), QPointF(17, -21))
    emblem(painter, owner, 2.5, -10, 7.6)


def _pennant(painter: QPainter, owner: Owner, top: float, high: float) -> None:
    painter.setPen(QPen(owner.edge, 1))
    painter.setBrush(QColor(owner.base))
    painter.drawPath(shape((0, top - high), (11, top - high * 0.5), (0, top)))


def lair(painter: QPainter, owner: Owner) -> None:
    """A round pirate hut; its roof wears the owner's colour and emblem."""
    soft_shadow(painter, 4, 20, 28, 8, 0.55)
    wall = QPainterPath(QPointF(-18, 3))
    wall.lineTo(-16, 18)
    wall.quadTo(0, 24, 16, 18)
    wall.lineTo(18, 3)
    wall.closeSubpath()
    wood(painter, wall, QPointF(-16, 0), QPointF(16, 18), "#F0D3A2", "#9A7444", TAR)
    painter.setPen(QPen(tint(TIMBER, 0.5), 1))
    for x in (-11.5, -7, 7.5, 12):
        painter.drawLine(QPointF(x, 8), QPointF(x, 19))
    painter.setPen(QPen(QColor("#241405"), 1.2))
    painter.setBrush(QColor(TAR))
    painter.drawRoundedRect(QRectF(-4.6, 9.5, 9.2, 12.2), 4.4, 4.4)
    painter.setPen(round_pen(TAR, 2))
    painter.drawLine(QPointF(0, -22), QPointF(0, -30))
    roof = QPainterPath(QPointF(-24, 6))
    roof.quadTo(-11, -5, 0, -24)
    roof.quadTo(11, -5, 24, 6)
    roof.quadTo(0, 13, -24, 6)
    lit, shade = mix(owner.base, owner.light, 0.75), mix(owner.base, owner.dark, 0.42)
    wood(painter, roof, QPointF(-16, -14), QPointF(16, 8), lit, shade, owner.edge)
    emblem(painter, owner, 0, -3, 7.4)
    _pennant(painter, owner, -24.5, 6)


def ghost_captain(painter: QPainter) -> None:
    """A pale ghost with a captain's hat."""
    glow = QRadialGradient(QPointF(0, 0), 34)
    glow.setColorAt(0.5, tint("#E6FFFA", 0.55))
    glow.setColorAt(1, tint("#E6FFFA", 0))
    painter.setPen(NO_PEN)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), 34, 34)
    soft_shadow(painter, 2, 29, 20, 5, 0.45)
    _sheet(painter)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#22323A"))
    for x in (-6.5, 6.5):
        painter.drawEllipse(QPointF(x, -3), 3.9, 5)
    painter.drawEllipse(QPointF(0, 8.4), 4.2, 3.4)
    painter.setBrush(QColor("#FFFFFF"))
    for x in (-7.7, 5.3):
        painter.drawEllipse(QPointF(x, -4.8), 1.3, 1.6)
    painter.setBrush(tint("#F29C9C", 0.55))
    for x in (-12, 12):
        painter.drawEllipse(QPointF(x, 4.4), 3, 1.9)
    _hat(painter)


def _sheet(painter: QPainter) -> None:
    body = QPainterPath(QPointF(-19, 24))
    body.cubicTo(-20, 4, -19, -22, 0, -22)
    body.cubicTo(19, -22, 20, 4, 19, 24)
    for right, low in ((9.5, 31), (0, 17), (-9.5, 31), (-19, 17)):
        body.quadTo(right + 4.75, low, right, 24)
    light = QLinearGradient(-10, -22, 8, 28)
    light.setColorAt(0, QColor("#FFFFFF"))
    light.setColorAt(0.55, QColor("#DCEFF0"))
    light.setColorAt(1, tint("#A3CCD4", 0.9))
    painter.setPen(round_pen("#4F7884", 1.8))
    painter.setBrush(light)
    painter.drawPath(body)


def _hat(painter: QPainter) -> None:
    hat = QPainterPath(QPointF(-26, -12))
    hat.cubicTo(-17, -20, -14, -34, 0, -34)
    hat.cubicTo(14, -34, 17, -20, 26, -12)
    hat.cubicTo(11, -19, -11, -19, -26, -12)
    painter.setPen(round_pen("#15121C", 1.4))
    painter.setBrush(QColor("#37304A"))
    painter.drawPath(hat)
    rim = QPainterPath(QPointF(-23, -13.5))
    rim.cubicTo(-11, -19.8, 11, -19.8, 23, -13.5)
    painter.setPen(round_pen("#E0AB2B", 2))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(rim)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#F6EBD2"))
    painter.drawEllipse(QPointF(0, -26), 4, 3.6)
    painter.drawRect(QRectF(-2, -24, 4, 3))


def fog(painter: QPainter) -> None:
    """Fog over the die and the tile of a closed island: it gives nothing now."""
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#3B3850", 0.46))
    for rect in (square(DIE_AT, DIE_SIDE), square(TILE_AT, TILE_SIDE)):
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 8, 8)
    for x, y, wide, alpha in MIST:
        mist = QRadialGradient(QPointF(0, 0), 1)
        mist.setColorAt(0, tint("#EEF6F8", alpha))
        mist.setColorAt(0.55, tint("#EEF6F8", alpha * 0.7))
        mist.setColorAt(1, tint("#EEF6F8", 0))
        painter.save()
        painter.translate(x, y)
        painter.scale(wide, wide * 0.42)
        painter.setBrush(mist)
        painter.drawEllipse(QPointF(0, 0), 1, 1)
        painter.restore()
