"""A face, painted around (0, 0) in a circle of radius 50: ground, coat, neck, head and features.

One light from the north-west: whatever has a body has a lit and a shaded side. No outlines, as in the landscape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, round_pen
from catanqt.ui.theme.art.colour import Colour, mix, tint

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
"""Two handles and an end."""
INK = "#2A1C16"
"""Of eyes and brows."""


@dataclass(frozen=True, slots=True)
class Face:
    """What tells one portrait from another. `behind` is painted before the head, `front` after it."""

    ground: str
    skin: str
    hair: str
    coat: str
    trim: str
    behind: tuple[Callable[[QPainter, Face], None], ...] = ()
    front: tuple[Callable[[QPainter, Face], None], ...] = ()
    wide: float = 19.0
    """Half of the width of the head."""
    smile: float = 3.0
    """How deep the mouth curves."""
    brow: float = 0.0
    """How far the inner ends of the brows come down."""
    brows: str = ""
    """Their colour; that of the hair where it is not said."""
    lips: str = ""
    """Lips that are seen; most mouths are a line."""


def paint_face(painter: QPainter, face: Face) -> None:
    """Everything within the circle of radius 50."""
    _ground(painter, face)
    circle = QPainterPath()
    circle.addEllipse(QPointF(0, 0), 50, 50)
    painter.save()
    painter.setClipPath(circle)
    for layer in face.behind:
        layer(painter, face)
    _coat(painter, face)
    _head(painter, face)
    _features(painter, face)
    for layer in face.front:
        layer(painter, face)
    painter.restore()


def closed(start: Point, *curves: Curve) -> QPainterPath:
    """A closed outline of curves."""
    path = QPainterPath(QPointF(*start))
    for one, two, end in curves:
        path.cubicTo(QPointF(*one), QPointF(*two), QPointF(*end))
    path.closeSubpath()
    return path


def fill(painter: QPainter, path: QPainterPath, colour: Colour, shade: float = 0.22) -> None:
    """A body of one colour, lit at its upper left."""
    box = path.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, mix(colour, "#FFFFFF", 0.14))
    light.setColorAt(0.45, QColor(colour))
    light.setColorAt(1, mix(colour, "#1C0F14", shade))
    painter.setPen(NO_PEN)
    painter.setBrush(light)
    painter.drawPath(path)


def oval(painter: QPainter, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
    """An oval of one tone."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(x, y), rx, ry)


def stroke(painter: QPainter, start: Point, bend: Point, end: Point, colour: Colour, wide: float) -> None:
    """A bent line with round ends."""
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*bend), QPointF(*end))
    painter.setPen(round_pen(colour, wide))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def _ground(painter: QPainter, face: Face) -> None:
    light = QRadialGradient(QPointF(-18, -22), 90)
    light.setColorAt(0, mix(face.ground, "#FFFFFF", 0.32))
    light.setColorAt(0.55, QColor(face.ground))
    light.setColorAt(1, mix(face.ground, "#1A1020", 0.28))
    painter.setPen(NO_PEN)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), 50, 50)


def _coat(painter: QPainter, face: Face) -> None:
    neck = closed((-9, 8), ((-8, 18), (-9, 24), (-12, 27)), ((-4, 36), (4, 36), (12, 27)), ((9, 24), (8, 18), (9, 8)))
    fill(painter, neck, mix(face.skin, "#3A1712", 0.2))
    body = closed(
        (-11, 24),
        ((-26, 28), (-40, 32), (-43, 60)),
        ((-20, 62), (20, 62), (43, 60)),
        ((40, 32), (26, 28), (11, 24)),
        ((6, 33), (-6, 33), (-11, 24)),
    )
    fill(painter, body, face.coat, 0.3)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    for side in (-1, 1):
        lapel = closed(
            (11 * side, 23),
            ((16 * side, 27), (19 * side, 31), (20 * side, 35)),
            ((12 * side, 40), (5 * side, 46), (0, 52)),
            ((2 * side, 44), (5 * side, 34), (11 * side, 23)),
        )
        fill(painter, lapel, face.trim)
    painter.restore()


def head(face: Face) -> QPainterPath:
    """The outline of the head, without ears."""
    wide = face.wide
    return closed(
        (0, -30),
        ((wide * 0.8, -30), (wide * 1.05, -16), (wide, -3)),
        ((wide * 0.96, 10), (wide * 0.5, 21), (0, 21)),
        ((-wide * 0.5, 21), (-wide * 0.96, 10), (-wide, -3)),
        ((-wide * 1.05, -16), (-wide * 0.8, -30), (0, -30)),
    )


def _head(painter: QPainter, face: Face) -> None:
    for side in (-1, 1):
        oval(painter, side * face.wide, -1, 4.2, 5.6, mix(face.skin, "#3A1712", 0.06 if side < 0 else 0.2))
    light = QRadialGradient(QPointF(-8, -14), 44)
    light.setColorAt(0, mix(face.skin, "#FFFFFF", 0.22))
    light.setColorAt(0.5, QColor(face.skin))
    light.setColorAt(1, mix(face.skin, "#3A1712", 0.3))
    painter.setPen(NO_PEN)
    painter.setBrush(light)
    painter.drawPath(head(face))


def _features(painter: QPainter, face: Face) -> None:
    blush = tint(mix(face.skin, "#C8341F", 0.5), 0.35)
    for side in (-1, 1):
        oval(painter, side * 11, 6.5, 4.6, 3.2, blush)
        oval(painter, side * 7.8, -3, 2.5, 3.1, INK)
        oval(painter, side * 7.8 - 0.8, -4.2, 0.9, 1.0, "#FFFFFF")
        colour = face.brows or mix(face.hair, INK, 0.25)
        inner, outer = (side * 4.2, -8.4 + face.brow), (side * 12, -8.2 - face.brow * 0.4)
        stroke(painter, inner, (side * 8, -11 + face.brow * 0.3), outer, colour, 2.0)
    shade = mix(face.skin, "#5A2414", 0.42)
    stroke(painter, (0.4, -2), (3.4, 4.6), (-0.6, 5.2), shade, 1.5)
    mouth = face.lips or mix(face.skin, "#6A1712", 0.62)
    stroke(painter, (-5.4, 11), (0, 11 + face.smile * 1.4), (5.4, 11), mouth, 2.6 if face.lips else 2.0)
