"""Pasture: rolling meadows, hedges, tufts and flowers, and four sheep."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from catanqt.ui.theme.art.brushes import NO_PEN, round_pen, soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.terrain.scatter import scatter
from catanqt.ui.theme.art.terrain.trees import leafy

MEADOWS = ((-52.0, 16.0), (-22.0, 20.0), (18.0, 16.0), (56.0, 18.0))
FLOCKS = (
    ((-44, -26, 1), (4, -54, 1), (48, -18, -1), (-36, 62, 1)),
    ((38, -40, -1), (-12, -58, 1), (-56, 6, 1), (34, 64, -1)),
    ((-40, -42, 1), (24, -56, -1), (57, 14, -1), (0, 74, 1)),
)
"""For each variant where sheep stand, and which way they look."""
FLEECE = ((-0.3, 0.02, 0.24), (-0.12, -0.14, 0.27), (0.14, -0.14, 0.27), (0.3, 0.02, 0.22), (0.0, 0.08, 0.34))


def paint(painter: QPainter, ground: Ground, rng: random.Random, variant: int, fine: bool) -> None:
    for i, (y, swing) in enumerate(MEADOWS):
        _meadow(painter, y + rng.uniform(-5, 5), swing * rng.choice((-1, 1)), ground["hill"][i], rng.uniform(0, 2))
        if i == 0:
            for _ in range(3):
                x = rng.choice((-1, 1)) * rng.uniform(26, 66)
                leafy(painter, x, -46 + rng.uniform(-6, 6), rng.uniform(16, 21), ground.one("hedge"))
    if fine:
        _tufts(painter, ground, rng)
    for x, y, side in FLOCKS[variant]:
        sheep(painter, x, y, 25 + rng.uniform(-2, 2), ground, side)


def _meadow(painter: QPainter, y: float, swing: float, colour: str, phase: float) -> None:
    path = QPainterPath(QPointF(-110, 120))
    path.lineTo(-110, y)
    path.cubicTo(-60, y - swing * math.cos(phase), -20, y - swing, 10, y)
    path.cubicTo(45, y + swing * 0.8, 80, y - swing * 0.6, 110, y + 4)
    path.lineTo(110, 120)
    face = QLinearGradient(0, y - swing, 0, y + 55)
    face.setColorAt(0, mix(colour, "#FBFFC8", 0.34))
    face.setColorAt(0.25, QColor(colour))
    face.setColorAt(1, mix(colour, "#3F6A1C", 0.26))
    painter.setPen(NO_PEN)
    painter.setBrush(face)
    painter.drawPath(path)


def _tufts(painter: QPainter, ground: Ground, rng: random.Random) -> None:
    blades = QPainterPath()
    for x, y in scatter(rng, 34, 38, 90, 13):
        for lean in (-1.8, 0.0, 1.8):
            blades.moveTo(x + lean * 0.5, y)
            blades.lineTo(x + lean, y - 4.2 + abs(lean) * 0.5)
    painter.strokePath(blades, round_pen(tint(ground.one("hedge"), 0.6), 1.2))
    painter.setPen(NO_PEN)
    for x, y in scatter(rng, 10, 38, 88, 22):
        painter.setBrush(tint(rng.choice(("#FFFFFF", "#FFE27A", "#F7A8A0")), 0.9))
        painter.drawEllipse(QPointF(x, y), 1.7, 1.5)


def sheep(painter: QPainter, x: float, y: float, size: float, ground: Ground, side: int = 1) -> None:
    """A sheep that looks to the right, or to the left if `side` is -1."""
    soft_shadow(painter, x + size * 0.12, y + size * 0.42, size * 0.75, size * 0.2, 0.3)
    painter.save()
    painter.translate(x, y)
    painter.scale(size * side, size)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(ground.one("face")))
    for leg in (-0.28, -0.1, 0.16, 0.32):
        painter.drawRoundedRect(QRectF(leg - 0.05, 0.14, 0.1, 0.3), 0.04, 0.04)
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    for dx, dy, radius in FLEECE:
        body.addEllipse(QPointF(dx, dy), radius, radius)
    painter.setBrush(_fleece(ground.one("wool")))
    painter.drawPath(body)
    painter.setBrush(QColor(ground.one("face")))
    painter.drawEllipse(QPointF(0.5, -0.08), 0.15, 0.19)
    painter.drawEllipse(QPointF(0.38, -0.18), 0.1, 0.055)
    painter.restore()


def _fleece(wool: str) -> QLinearGradient:
    face = QLinearGradient(0, -0.4, 0, 0.4)
    face.setColorAt(0, QColor(wool))
    face.setColorAt(0.55, mix(wool, "#DCD3BC", 0.35))
    face.setColorAt(1, mix(wool, "#8F8465", 0.55))
    return face
