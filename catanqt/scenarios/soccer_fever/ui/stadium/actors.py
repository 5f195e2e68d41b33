"""Painters of everything that moves in the stadium: ball, keeper, goal and net, and the aim."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from catanqt.scenarios.soccer_fever.ui.stadium.camera import GOAL_DEPTH, GOAL_HALF, GOAL_HEIGHT, Camera, Place
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, emblem, round_pen, soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.theme import Owner

LEATHER = "#3A3228"
COLUMNS, RAILS = 20, 9
"""Meshes of the net, across and up."""
BULGE = 0.9
"""How far a ball pushes the net back, in metres."""


def paint_ball(painter: QPainter, radius: float) -> None:
    """A ball round the origin."""
    shine = QRadialGradient(QPointF(-radius * 0.4, -radius * 0.5), radius * 1.7)
    for stop, colour in ((0, "#FFFFFF"), (0.55, "#F1ECE2"), (1, "#A79C8C")):
        shine.setColorAt(stop, QColor(colour))
    painter.setPen(QPen(QColor(LEATHER), radius * 0.05))
    painter.setBrush(shine)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    clip = QPainterPath()
    clip.addEllipse(QPointF(0, 0), radius * 0.98, radius * 0.98)
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.setPen(round_pen(LEATHER, radius * 0.06))
    painter.setBrush(QColor(LEATHER))
    painter.drawPolygon(_pentagon(QPointF(0, 0), radius * 0.34, 10))
    for i in range(5):
        turn = math.radians(72 * i + 10)
        out = QPointF(math.sin(turn), -math.cos(turn))
        painter.drawLine(out * radius * 0.34, out * radius * 0.7)
        painter.drawPolygon(_pentagon(out * radius * 0.92, radius * 0.3, 72 * i + 46))
    painter.restore()


def _pentagon(at: QPointF, radius: float, turn: float) -> QPolygonF:
    angles = (math.radians(72 * i + turn) for i in range(5))
    return QPolygonF([at + QPointF(math.sin(angle), -math.cos(angle)) * radius for angle in angles])


def paint_keeper(painter: QPainter, owner: Owner, reach: float) -> None:
    """A wooden pawn with gloves, its foot on the origin, 20 units high; `reach` from 0 (ready) to 1 (stretched)."""
    up = -3.5 * reach
    arms = (QLineF(-4, -11, -10 + 3 * reach, -17 + 2 * up), QLineF(4, -11, 10 - 3 * reach, -17 + 2 * up))
    for colour, width in ((owner.edge, 3.8), (QColor(owner.base), 2.8)):
        painter.setPen(round_pen(colour, width))
        painter.drawLines(arms)
    painter.setPen(QPen(owner.edge, 0.6))
    for arm in arms:
        painter.setBrush(QColor("#FFF6E2"))
        painter.drawEllipse(arm.p2(), 2.3, 2.5)
    body = QPainterPath(QPointF(-5.6, 0))
    body.cubicTo(-5.2, -6, -5, -11, -3, -13)
    body.lineTo(3, -13)
    body.cubicTo(5, -11, 5.2, -6, 5.6, 0)
    body.cubicTo(3, 1.4, -3, 1.4, -5.6, 0)
    painter.setBrush(_turned(owner, 5.5))
    painter.drawPath(body)
    painter.setBrush(_turned(owner, 4.2))
    painter.drawEllipse(QPointF(0, -16.4), 4.2, 4.2)
    _face(painter)
    emblem(painter, owner, 0, -7.2, 2.9)


def _turned(owner: Owner, half: float) -> QLinearGradient:
    """Light on a turned piece of wood, from the left."""
    light = QLinearGradient(-half, 0, half, 0)
    light.setColorAt(0, mix(owner.base, owner.light, 0.7))
    light.setColorAt(0.5, QColor(owner.base))
    light.setColorAt(1, mix(owner.base, owner.dark, 0.55))
    return light


def _face(painter: QPainter) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#FFFFFF", 0.5))
    painter.drawEllipse(QPointF(-1.6, -18.4), 1.3, 0.9)
    for x in (-1.5, 1.5):
        painter.setBrush(QColor("#FFF8EA"))
        painter.drawEllipse(QPointF(x, -16.3), 1.05, 1.3)
        painter.setBrush(QColor("#22180F"))
        painter.drawEllipse(QPointF(x, -16.0), 0.55, 0.75)


def goal_box(camera: Camera) -> QRectF:
    """The part of the picture that the goal and its net can fill."""
    edge = camera.scale(0) * 0.5
    top, bottom = camera.in_goal(-1, 1), camera.in_goal(1, 0)
    return QRectF(top, bottom).adjusted(-edge, -edge, edge, edge)


def paint_net(painter: QPainter, camera: Camera, hit: tuple[float, float] | None, force: float) -> None:
    """The net; a ball that is in it (at `hit`, as the goal is measured) pushes it back."""
    shade = QPainterPath()
    shade.addRect(QRectF(camera.in_goal(-1, 1), camera.in_goal(1, 0)))
    painter.fillPath(shade, tint("#0E1A14", 0.34))
    painter.setPen(QPen(tint("#FFFFFF", 0.42), max(0.8, camera.scale(0) * 0.018)))
    painter.setBrush(NO_BRUSH)
    points = [[_knot(camera, i / COLUMNS, j / RAILS, hit, force) for i in range(COLUMNS + 1)] for j in range(RAILS + 1)]
    for row in points:
        painter.drawPolyline(QPolygonF(row))
    for column in zip(*points, strict=True):
        painter.drawPolyline(QPolygonF(column))
    for side in (-1, 1):
        for j in range(RAILS + 1):
            back = points[j][0 if side < 0 else -1]
            painter.drawLine(camera.in_goal(side, j / RAILS), back)
    for i in range(COLUMNS + 1):
        painter.drawLine(camera.in_goal(2 * i / COLUMNS - 1, 1), points[-1][i])


def _knot(camera: Camera, across: float, up: float, hit: tuple[float, float] | None, force: float) -> QPointF:
    """A knot of the net's back, which leans away from the bar."""
    x, z = 2 * across - 1, up
    depth = GOAL_DEPTH * (1 - 0.45 * up)
    if hit is not None:
        gap = math.hypot((x - hit[0]) * 1.2, (z - hit[1]) * 1.1)
        depth += force * BULGE * math.exp(-(gap**2) * 5)
    return camera.point(Place(x * GOAL_HALF * 0.97, -depth, z * GOAL_HEIGHT * 0.96))


def paint_frame(painter: QPainter, camera: Camera) -> None:
    """Posts and bar: white, lit from the left, with their shadow on the lawn."""
    width = camera.scale(0) * 0.17
    left, right = camera.in_goal(-1, 0), camera.in_goal(1, 0)
    for foot in (left, right):
        soft_shadow(painter, foot.x() + width * 0.9, foot.y() + width * 0.2, width * 2.2, width * 0.7, 0.5)
    frame = QPainterPath(left)
    for corner in (camera.in_goal(-1, 1), camera.in_goal(1, 1), right):
        frame.lineTo(corner)
    for colour, size in (("#B9AE9A", width * 1.16), ("#FFFDF6", width)):
        pen = round_pen(colour, size)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(NO_BRUSH)
        painter.drawPath(frame)
    painter.setPen(round_pen("#D8CEBC", width * 0.22))
    for foot, top in ((left, camera.in_goal(-1, 1)), (right, camera.in_goal(1, 1))):
        aside = QPointF(width * 0.3, 0)
        painter.drawLine(top + aside + QPointF(0, width * 0.4), foot + aside)


def paint_aim(painter: QPainter, start: QPointF, aim: QPointF, size: float, focus: QColor) -> None:
    """Where a shot is aimed: dots from the ball, and a ring in the goal."""
    gold = QColor("#FFE27A")
    bend = QPointF((start.x() + aim.x() * 2) / 3, (start.y() * 0.55 + aim.y() * 0.45))
    way = QPainterPath(start)
    way.quadTo(bend, aim)
    for width, colour in ((size * 0.34, tint("#3A2A08", 0.45)), (size * 0.22, gold)):
        pen = round_pen(colour, width)
        pen.setDashPattern([0.1, size * 0.6 / width])
        painter.setPen(pen)
        painter.setBrush(NO_BRUSH)
        painter.drawPath(way)
    for width, colour in ((size * 0.30, focus), (size * 0.16, gold)):
        painter.setPen(round_pen(colour, width))
        painter.setBrush(tint(gold, 0.12))
        painter.drawEllipse(aim, size, size)
        for out in (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)):
            painter.drawLine(aim + out * size * 0.65, aim + out * size * 1.35)
