"""Mountains: faceted peaks with snow, scree, dwarf pines."""

from __future__ import annotations

import random

from PySide6.QtGui import QLinearGradient, QPainter

from catanqt.ui.theme.art.brushes import soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.geometry import shape
from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.terrain.scatter import Spot, polygon, scatter
from catanqt.ui.theme.art.terrain.trees import conifer

PEAKS = (
    ((-8, -26, 84, 62), (46, -16, 66, 50), (-48, -14, 62, 44), (-62, 40, 44, 32), (64, 42, 46, 34), (0, 90, 50, 26)),
    ((26, -24, 84, 64), (-34, -20, 74, 52), (66, 2, 40, 34), (-60, 38, 50, 36), (56, 54, 46, 32), (-14, 90, 46, 24)),
    ((-30, -22, 82, 66), (32, -22, 72, 50), (-66, 8, 40, 34), (62, 38, 52, 38), (-52, 58, 46, 30), (10, 91, 50, 24)),
)
"""For each variant, from back to front: where a peak's foot is, its width and height."""
SNOW_LINE = 33
"""Peaks that are higher have snow."""


def paint(painter: QPainter, ground: Ground, rng: random.Random, variant: int, fine: bool) -> None:
    for _ in range(26):
        x, y, size = rng.uniform(-86, 86), rng.uniform(-90, 90), rng.uniform(2, 4.6)
        if fine:
            _stone(painter, x, y, size)
    for i, (x, y, width, height) in enumerate(PEAKS[variant]):
        peak(painter, x, y, width, height, ground, i, rng)
    for x, y in scatter(rng, 9, 42, 84, 18):
        tall = rng.uniform(12, 16)
        if y > 4:
            conifer(painter, x, y + 6, tall, ground.one("pine"))


def _stone(painter: QPainter, x: float, y: float, size: float) -> None:
    top = (x - size * 0.2, y - size * 0.9)
    polygon(painter, [(x - size, y), top, (x + size, y)], tint("#5C6873", 0.35))
    polygon(painter, [(x - size, y), top, (x, y)], tint("#DFE5E8", 0.5))


def peak(
    painter: QPainter, x: float, y: float, width: float, height: float, ground: Ground, tone: int, rng: random.Random
) -> None:
    """A peak with its foot at (x, y): lit face to the west, shaded face to the east."""
    soft_shadow(painter, x + width * 0.2, y, width * 0.72, height * 0.16, 0.4)
    ridge, fold = rng.uniform(-0.04, 0.08), rng.uniform(0.0, 0.1)
    lit, shade = ground["lit"][tone % 3], ground["shade"][tone % 3]

    def at(*points: Spot) -> list[Spot]:
        """Points by the width and height of the peak."""
        return [(x + across * width, y - up * height) for across, up in points]

    west = at((-0.52, 0), (-0.3, 0.46), (-0.17, 0.62), (ridge, 1), (fold, 0.5), (0.06, 0))
    east = at((ridge, 1), (0.17, 0.68), (0.27, 0.44), (0.54, 0), (0.06, 0), (fold, 0.5))
    for side, colour in ((west, lit), (east, shade)):
        face = QLinearGradient(0, y - height, 0, y)
        face.setColorAt(0, mix(colour, "#FFFFFF", 0.12))
        face.setColorAt(1, mix(colour, "#2C3A30", 0.12))
        painter.fillPath(shape(*side), face)
    polygon(painter, at((-0.3, 0.46), (-0.1, 0.3), (-0.2, 0), (-0.52, 0)), mix(lit, "#FFFFFF", 0.16))
    polygon(painter, at((0.27, 0.44), (0.2, 0.2), (0.32, 0), (0.54, 0)), mix(shade, "#1C2833", 0.16))
    if height > SNOW_LINE:
        bright, blue = ground["snow"]
        cleft = (fold * 0.6 + ridge * 0.4, 0.62)
        polygon(painter, at((ridge, 1), (-0.17, 0.62), (-0.12, 0.66), (-0.06, 0.55), (-0.005, 0.66), cleft), bright)
        polygon(painter, at((ridge, 1), (0.17, 0.68), (0.14, 0.6), (0.09, 0.68), cleft), blue)
