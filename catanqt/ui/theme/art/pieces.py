"""Wooden pieces around the origin, in scene units: road, settlement, city, robber. Light comes from the north-west."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.ui.theme.art.brushes import NO_PEN, emblem, round_pen, soft_shadow, wood, zoom
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.geometry import shape
from catanqt.ui.theme.theme import Owner

BARE_ROAD, BARE = 0.45, 0.25
"""Below these zooms roads, then all pieces, go without their emblems."""
_DEPTH = (-11.0, -7.0)

Corner = tuple[float, float]


def settlement(painter: QPainter, owner: Owner, shadow: bool = True) -> None:
    """A house of 36 x 36: gable with emblem, lit roof to the west, its foot at y = 16."""
    if shadow:
        soft_shadow(painter, 6, 15, 27, 9, 0.55)
    _gable(painter, owner, ((-7, 16), (-7, 0), (5, -14), (17, 0), (17, 16)), _DEPTH)
    if zoom(painter) >= BARE:
        emblem(painter, owner, 5, 4.2, 6.6)


def city(painter: QPainter, owner: Owner, shadow: bool = True) -> None:
    """A tower and a hall, 56 x 48: a city by its outline alone."""
    if shadow:
        soft_shadow(painter, 8, 18, 38, 11, 0.55)
    _hall(painter, owner)
    _gable(painter, owner, ((-15, 19), (-15, -9), (-4, -25), (7, -9), (7, 19)), (-10, -7))
    if zoom(painter) >= BARE:
        emblem(painter, owner, -4, -2, 7.2)


def _gable(painter: QPainter, owner: Owner, front: tuple[Corner, ...], depth: Corner) -> None:
    """A house from its front (foot, eave, ridge, eave, foot): shaded west wall, lit roof, front."""
    foot, eave, ridge, _, far_foot = front

    def back(corner: Corner) -> Corner:
        return corner[0] + depth[0], corner[1] + depth[1]

    base, light, dark, edge = owner.base, owner.light, owner.dark, owner.edge
    wall = shape(foot, eave, back(eave), back(foot))
    wood(painter, wall, QPointF(*back(eave)), QPointF(*foot), mix(base, dark, 0.25), mix(base, dark, 0.55), edge)
    roof = shape(eave, ridge, back(ridge), back(eave))
    wood(
        painter, roof, QPointF(*back(ridge)), QPointF(*eave), mix(light, "#FFFFFF", 0.25), mix(base, light, 0.55), edge
    )
    face = shape(*front)
    wood(painter, face, QPointF(*eave), QPointF(*far_foot), mix(base, light, 0.2), mix(base, dark, 0.24), edge)
    painter.setPen(round_pen(tint("#FFFFFF", 0.45), 1.3))
    painter.drawLine(QPointF(eave[0] + 1, eave[1] + 0.4), QPointF(ridge[0], ridge[1] + 1.8))


def _hall(painter: QPainter, owner: Owner) -> None:
    """The flat wing beside a city's tower, with two windows."""
    base, light, dark, edge = owner.base, owner.light, owner.dark, owner.edge
    roof = shape((4, 1), (29, 1), (19, -6), (-6, -6))
    wood(painter, roof, QPointF(0, -7), QPointF(29, 1), mix(light, "#FFFFFF", 0.2), mix(base, light, 0.6), edge)
    front = shape((4, 1), (29, 1), (29, 19), (4, 19))
    wood(painter, front, QPointF(6, 0), QPointF(28, 19), mix(base, light, 0.05), mix(base, dark, 0.34), edge)
    painter.setPen(NO_PEN)
    painter.setBrush(tint(mix(dark, "#120A04", 0.4), 0.8))
    for x in (12.5, 20.5):
        painter.drawRoundedRect(QRectF(x, 6.5, 4.6, 7), 2.2, 2.2)


def road(painter: QPainter, owner: Owner, angle: float, length: float = 60.0, shadow: bool = True) -> None:
    """A bar along an edge, turned by `angle`: top face, a side below it, emblem inlaid in the middle."""
    half, wide = length / 2, 7.2
    along = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    across = QPointF(-along.y(), along.x())
    corners = [along * a + across * b for a, b in ((-half, -wide), (half, -wide), (half, wide), (-half, wide))]
    top = shape(*((corner.x(), corner.y()) for corner in corners))
    if shadow:
        painter.setPen(round_pen(tint("#1C1408", 0.16), 7))
        painter.setBrush(tint("#1C1408", 0.28))
        painter.drawPath(top.translated(3.5, 6.5))
    painter.setPen(round_pen(owner.edge, 1.5))
    painter.setBrush(mix(owner.base, owner.dark, 0.6))
    painter.drawPath(_side(corners, 4.6))
    reach = QPointF(half * abs(along.x()) + wide, half * abs(along.y()) + wide)
    painter.setBrush(_lengthwise(owner, reach))
    painter.drawPath(top)
    painter.setPen(round_pen(tint("#FFFFFF", 0.38), 1.2))
    painter.drawLine(along * (3 - half) + across * (1.8 - wide), along * (half - 3) + across * (1.8 - wide))
    if zoom(painter) >= BARE_ROAD:
        emblem(painter, owner, 0, 0, 5)


def _side(corners: list[QPointF], drop: float) -> QPainterPath:
    """What is seen of a bar's sides: the bar swept down by `drop`."""
    side, lift = QPainterPath(), QPointF(0, drop)
    for i, corner in enumerate(corners):
        after = corners[(i + 1) % 4]
        quad = shape(*((at.x(), at.y()) for at in (corner, after, after + lift, corner + lift)))
        side = side.united(quad)
    return side


def _lengthwise(owner: Owner, reach: QPointF) -> QLinearGradient:
    face = QLinearGradient(-reach, reach)
    face.setColorAt(0, mix(owner.base, owner.light, 0.75))
    face.setColorAt(0.5, mix(owner.base, owner.light, 0.15))
    face.setColorAt(1, mix(owner.base, owner.dark, 0.12))
    return face


def robber(painter: QPainter, shadow: bool = True) -> None:
    """A turned pawn of charcoal wood, 28 x 44."""
    if shadow:
        soft_shadow(painter, 6, 19, 22, 8, 0.6)
    body = QPainterPath(QPointF(-14, 19))
    body.cubicTo(-13, 6, -9, -2, -4.5, -6)
    body.lineTo(4.5, -6)
    body.cubicTo(9, -2, 13, 6, 14, 19)
    body.cubicTo(9, 23.5, -9, 23.5, -14, 19)
    head = QPainterPath()
    head.addEllipse(QPointF(0, -14), 9.4, 9.4)
    for path, half in ((body, 14.0), (head, 9.0)):
        painter.setPen(QPen(QColor("#171311"), 1.6))
        painter.setBrush(_charcoal(half))
        painter.drawPath(path)
    painter.setPen(NO_PEN)
    for colour, at, rx, ry in (
        (QColor("#2B2522"), QPointF(0, -5.4), 7.6, 2.4),
        (tint("#FFFFFF", 0.5), QPointF(-3.2, -17), 2.8, 2.0),
        (QColor("#F6EBD2"), QPointF(-3.4, -13), 1.6, 1.9),
        (QColor("#F6EBD2"), QPointF(3.4, -13), 1.6, 1.9),
    ):
        painter.setBrush(colour)
        painter.drawEllipse(at, rx, ry)


def _charcoal(half: float) -> QLinearGradient:
    face = QLinearGradient(-half, 0, half, 0)
    face.setColorAt(0, QColor("#8A817A"))
    face.setColorAt(0.3, QColor("#5B534E"))
    face.setColorAt(1, QColor("#221D1B"))
    return face
