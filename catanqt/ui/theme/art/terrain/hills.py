"""Hills: clay domes with strata, stacks of bricks, scrub."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.terrain.scatter import polygon, scatter

DOMES = (
    ((2, -50, 58, 34), (34, -34, 74, 40), (-34, -26, 66, 44), (60, 32, 52, 36), (-58, 34, 50, 34), (-22, 84, 60, 32)),
    ((20, -46, 78, 40), (-36, -30, 64, 46), (54, -14, 48, 38), (-60, 30, 46, 32), (58, 46, 50, 34), (20, 86, 64, 32)),
    ((-18, -44, 80, 42), (42, -26, 62, 46), (-58, -6, 46, 36), (62, 34, 44, 32), (-56, 46, 52, 36), (14, 88, 60, 34)),
)
"""For each variant, from back to front: where a dome's foot is, its width and height."""
STACKS = (((-44, -14, 27), (40, 70, 24)), ((46, 66, 27), (-46, 64, 24)), ((-46, 66, 27), (44, -16, 24)))
COURSES = ((-0.5, 0.0, 3), (-0.34, -0.25, 2), (-0.17, -0.5, 1))
"""Each course of a brick stack: where it starts, its height, how many bricks."""


def paint(painter: QPainter, ground: Ground, rng: random.Random, variant: int, fine: bool) -> None:
    painter.setBrush(NO_BRUSH)
    for k in range(5):
        y = -60 + k * 34 + rng.uniform(-6, 6)
        path = QPainterPath(QPointF(-110, y))
        path.cubicTo(-40, y - 18, 10, y + 20, 110, y - 4)
        painter.strokePath(path, QPen(tint(ground.one("strata"), 0.16), 9))
    for i, (x, foot, width, height) in enumerate(DOMES[variant]):
        dome(painter, x, foot, width, height, ground["mound"][i % 4], ground, rng)
    for x, foot, size in STACKS[variant]:
        bricks(painter, x, foot, size, ground)
    if fine:
        _scrub(painter, rng)


def _scrub(painter: QPainter, rng: random.Random) -> None:
    painter.setPen(NO_PEN)
    for x, y in scatter(rng, 12, 40, 86, 20):
        painter.setBrush(tint("#7D9A46", 0.8))
        painter.drawEllipse(QPointF(x, y), 3.2, 1.9)
        painter.setBrush(tint("#A9C262", 0.8))
        painter.drawEllipse(QPointF(x - 0.7, y - 0.8), 2, 1.1)


def dome(
    painter: QPainter, x: float, y: float, width: float, height: float, colour: str, ground: Ground, rng: random.Random
) -> None:
    """A dome of clay, its foot at (x, y)."""
    soft_shadow(painter, x + width * 0.16, y - height * 0.02, width * 0.66, height * 0.22, 0.34)
    path = QPainterPath(QPointF(x - width * 0.5, y))
    path.cubicTo(x - width * 0.42, y - height * 0.75, x - width * 0.22, y - height, x, y - height)
    path.cubicTo(x + width * 0.22, y - height, x + width * 0.4, y - height * 0.7, x + width * 0.5, y)
    path.quadTo(x, y + height * 0.13, x - width * 0.5, y)
    face = QLinearGradient(x - width * 0.5, y - height, x + width * 0.45, y)
    face.setColorAt(0, mix(colour, "#FFE2C0", 0.42))
    face.setColorAt(0.45, QColor(colour))
    face.setColorAt(1, mix(colour, "#4D1C0A", 0.36))
    painter.fillPath(path, face)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for k in (0.28, 0.5, 0.7):
        level = y - height * k
        line = QPainterPath(QPointF(x - width * 0.6, level + height * 0.14))
        end = QPointF(x + width * 0.6, level + rng.uniform(-0.02, 0.1) * height)
        line.cubicTo(
            QPointF(x - width * 0.2, level - height * 0.1), QPointF(x + width * 0.1, level + height * 0.14), end
        )
        painter.strokePath(line, QPen(tint(ground.one("strata"), 0.38), height * 0.055))
        painter.strokePath(line.translated(0, height * 0.05), QPen(tint("#FFE2C0", 0.20), height * 0.03))
    painter.restore()


def bricks(painter: QPainter, x: float, y: float, size: float, ground: Ground) -> None:
    """A small pile of bricks."""
    soft_shadow(painter, x + size * 0.25, y + size * 0.05, size * 0.9, size * 0.25, 0.36)
    wide, high, deep = size * 0.32, size * 0.22, size * 0.1
    one, two, top = ground["brick"]
    for start, level, count in COURSES:
        for i in range(count):
            left, foot = x + size * (start + i * 0.34), y + size * level
            right, head = left + wide, foot - high
            lid = [(left, head), (left + deep, head - deep), (right + deep, head - deep), (right, head)]
            end = [(right, foot), (right, head), (right + deep, head - deep), (right + deep, foot - deep)]
            polygon(painter, lid, top)
            polygon(painter, end, ground.one("strata"))
            painter.fillRect(QRectF(left, head, wide, high), QColor(two if (i + count) % 2 else one))
