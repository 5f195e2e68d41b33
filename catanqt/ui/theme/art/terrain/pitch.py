"""A football ground: stands full of people along the hex, a mown lawn with white lines, two goals."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.ui.theme.art.brushes import NO_BRUSH
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.geometry import hex_path, hex_points
from catanqt.ui.theme.art.palettes import Ground

SHIRTS = ("#C73A2E", "#2C68B8", "#E9901C", "#F1EADB", "#FFE27A", "#FFFFFF")
ROWS = (91, 86, 81, 76)


def paint(painter: QPainter, ground: Ground, rng: random.Random, variant: int, fine: bool) -> None:
    concrete = QLinearGradient(-80, -90, 80, 90)
    for at, colour in enumerate(ground["stand"]):
        concrete.setColorAt(at, QColor(colour))
    painter.fillPath(hex_path(), concrete)
    if fine:
        _crowd(painter, rng)
    painter.fillPath(hex_path(73.5, 9), QColor("#4B4F57"))
    painter.save()
    painter.setClipPath(hex_path(71, 9), Qt.ClipOperation.IntersectClip)
    for i, x in enumerate(range(-75, 75, 15)):
        painter.fillRect(QRectF(x, -80, 15, 160), QColor(ground["stripe"][i % 2]))
    painter.restore()
    _lines(painter, ground)


def _crowd(painter: QPainter, rng: random.Random) -> None:
    """One path for each colour of shirt: a crowd is many dots and few strokes."""
    shirts = {colour: QPainterPath() for colour in SHIRTS}
    shade = QPainterPath()
    for row, radius in enumerate(ROWS):
        corners = hex_points(radius)
        seats = int(radius / 5)
        for i in range(6):
            for j in range(1, seats):
                at = corners[i] + (corners[(i + 1) % 6] - corners[i]) * ((j + 0.5 * (row % 2)) / seats)
                shade.addEllipse(at + QPointF(0.5, 0.9), 1.9, 1.9)
                shirts[rng.choice(SHIRTS)].addEllipse(at, 1.7, 1.7)
    painter.fillPath(shade, tint("#31343B", 0.35))
    for colour, path in shirts.items():
        painter.fillPath(path, QColor(colour))


def _lines(painter: QPainter, ground: Ground) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(tint(ground.one("line"), 0.92), 1.8))
    painter.drawRect(QRectF(-50, -32, 100, 64))
    painter.drawLine(QPointF(0, -32), QPointF(0, 32))
    painter.drawEllipse(QPointF(0, 0), 13, 13)
    for goal, box, area in ((-55, -50, -50), (50, 32, 42)):
        painter.drawRect(QRectF(box, -17, 18, 34))
        painter.drawRect(QRectF(area, -9, 8, 18))
        painter.fillRect(QRectF(goal, -7, 5, 14), tint("#FFFFFF", 0.55))
