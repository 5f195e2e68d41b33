"""Marks the spot of a hint: a ring with rays, unlike the marks of legal spots."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.board.items import SHORE_HEIGHT, SITE_HEIGHT, PaintedItem
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.theme.art.colour import tint

INK, GOLD, WHITE = "#2A1A08", "#FFC83A", "#FFFFFF"
LAND = ("hex", "island")
RAYS = 12
HEIGHT = SITE_HEIGHT + 2
LIGHT = 85.0
"""How far the light reaches."""


class Light(PaintedItem):
    """Lights the ground around a spot. It lies below the pieces: those beside the spot keep their colour."""

    def __init__(self, at: QPointF) -> None:
        super().__init__(_paint_light, LIGHT + 5)
        self.setPos(at)
        self.setZValue(SHORE_HEIGHT + 1)


class HintMarker(PaintedItem):
    """Marks a spot. The piece that belongs there is shown within it."""

    def __init__(self, spot: Spot, at: QPointF, angle: float, outline: QPainterPath | None) -> None:
        if outline is not None:
            bounds = outline.boundingRect()
            reach = max(abs(bounds.left()), abs(bounds.right()), abs(bounds.top()), abs(bounds.bottom()))
            super().__init__(lambda painter: _paint_shore(painter, outline), reach + 20)
        elif spot.kind == "edge":
            super().__init__(lambda painter: _paint_edge(painter, angle), 90)
        elif spot.kind in LAND:
            super().__init__(lambda painter: _paint_round(painter, 56.0, QPointF(0, 12)), 110)
        else:
            super().__init__(lambda painter: _paint_round(painter, 40.0, QPointF(0, 0)), 90)
        self.setPos(at)
        # A shore is lit below the pieces that stand along it.
        self.setZValue(HEIGHT if outline is None else SHORE_HEIGHT + 1)


def _strokes(width: float) -> tuple[QPen, QPen, QPen]:
    """Dark outside, white inside, gold in the middle: to be seen on any ground."""
    pens = QPen(QColor(INK), width + 5), QPen(QColor(WHITE), width + 2), QPen(QColor(GOLD), width - 1)
    for pen in pens:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pens


def _paint_round(painter: QPainter, radius: float, middle: QPointF) -> None:
    """Rays around a ring."""
    painter.translate(middle)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in _strokes(5.0):
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        for ray in range(RAYS):
            turn = 2 * math.pi * ray / RAYS
            way = QPointF(math.cos(turn), math.sin(turn))
            painter.drawLine(way * (radius + 13), way * (radius + 23))


def _paint_edge(painter: QPainter, angle: float) -> None:
    """Rays at the sides alone: at the ends of an edge stand settlements."""
    painter.rotate(angle)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in _strokes(5.0):
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(-43, -19, 86, 38), 19, 19)
        for x in (-26, 0, 26):
            for side in (-1, 1):
                painter.drawLine(QPointF(x * 1.0, side * 31), QPointF(x * 1.15, side * 41))


def _paint_shore(painter: QPainter, outline: QPainterPath) -> None:
    painter.setBrush(tint("#FFF3B0", 0.25))
    for pen in _strokes(8.0):
        painter.setPen(pen)
        painter.drawPath(outline)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_light(painter: QPainter) -> None:
    gradient = QRadialGradient(QPointF(0, 0), LIGHT)
    gradient.setColorAt(0, tint("#FFFBE6", 0.85))
    gradient.setColorAt(0.55, tint("#FFE9A0", 0.5))
    gradient.setColorAt(1, tint(GOLD, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), LIGHT, LIGHT)
