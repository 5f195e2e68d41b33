"""Desert: dunes with ripples, two cacti, stones. No disc lies here."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.ui.theme.art.brushes import round_pen, soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.terrain.scatter import polygon

STONES = ((40, -34, 7), (52, -28, 5), (-52, 54, 6))


def paint(painter: QPainter, ground: Ground, rng: random.Random, variant: int, fine: bool) -> None:
    for i, y in enumerate((-58, -30, 6, 40, 70)):
        _dune(painter, ground, y + rng.uniform(-5, 5), i)
    cactus(painter, -44, -16, 38, ground)
    cactus(painter, 48, 52, 26, ground)
    for x, y, size in STONES:
        _stone(painter, x, y, size)


def _dune(painter: QPainter, ground: Ground, y: float, i: int) -> None:
    side, colour, shade = (-1) ** i, ground["dune"][i % 3], ground.one("shade")
    crest = QPainterPath(QPointF(-110, y + 10 * side))
    crest.cubicTo(-55, y - 22 * side, -12, y - 14, 16, y + 4)
    crest.cubicTo(44, y + 20, 80, y - 16 * side, 110, y - 4)
    body = QPainterPath(crest)
    body.lineTo(110, 130)
    body.lineTo(-110, 130)
    face = QLinearGradient(0, y - 18, 0, y + 36)
    face.setColorAt(0, mix(colour, "#FFF9E2", 0.4))
    face.setColorAt(0.4, QColor(colour))
    face.setColorAt(1, mix(colour, shade, 0.6))
    painter.fillPath(body, face)
    for drop in (8, 14):
        painter.strokePath(crest.translated(6, drop), QPen(tint(shade, 0.5), 1.4))


def cactus(painter: QPainter, x: float, y: float, height: float, ground: Ground) -> None:
    """A cactus with two arms, its foot at (x, y)."""
    soft_shadow(painter, x + height * 0.2, y, height * 0.4, height * 0.1, 0.32)
    arms: tuple[tuple[float, tuple[tuple[float, float], ...]], ...] = (
        (0.2, ((0, 0), (0, 1))),
        (0.14, ((0, 0.36), (0.3, 0.36), (0.3, 0.66))),
        (0.14, ((0, 0.5), (-0.28, 0.5), (-0.28, 0.8))),
    )
    lit, dark = ground["cactus"]
    for width, points in arms:
        path = QPainterPath(QPointF(x + points[0][0] * height, y - points[0][1] * height))
        for across, up in points[1:]:
            path.lineTo(x + across * height, y - up * height)
        painter.strokePath(path, round_pen(dark, width * height))
        painter.strokePath(path.translated(-width * height * 0.13, 0), round_pen(lit, width * height * 0.66))


def _stone(painter: QPainter, x: float, y: float, size: float) -> None:
    soft_shadow(painter, x + size * 0.4, y + size * 0.3, size * 1.5, size * 0.6, 0.3)
    foot, top = (x + size, y + size * 0.5), (x + size * 0.3, y - size * 0.8)
    polygon(painter, [(x - size, y + size * 0.5), (x - size * 0.6, y - size * 0.6), top, foot], "#C0A77C")
    polygon(painter, [(x + size * 0.1, y + size * 0.5), top, foot], "#94794C")
