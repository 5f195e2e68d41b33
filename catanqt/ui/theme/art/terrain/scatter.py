"""Positions of small things on a hex: spread out, within its border, and off the disc."""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QColor, QPainter

from catanqt.ui.theme.art.colour import Colour
from catanqt.ui.theme.art.discs import PLACE
from catanqt.ui.theme.art.geometry import shape

Spot = tuple[float, float]


def inside(x: float, y: float, radius: float) -> bool:
    """Whether a point lies within a hex with its point up."""
    x, y = abs(x), abs(y)
    return x < radius * 0.866 and y < radius - x / math.sqrt(3)


def scatter(rng: random.Random, count: int, keep: float, radius: float, gap: float) -> list[Spot]:
    """Up to `count` spots, `gap` apart and `keep` away from the disc's middle, from back to front."""
    spots: list[Spot] = []
    for _ in range(900):
        x, y = rng.uniform(-84, 84), rng.uniform(-92, 92)
        if not inside(x, y, radius) or math.hypot(x - PLACE.x(), y - PLACE.y()) <= keep:
            continue
        if all(math.hypot(x - a, (y - b) * 1.2) > gap for a, b in spots):
            spots.append((x, y))
            if len(spots) == count:
                break
    return sorted(spots, key=lambda spot: spot[1])


def polygon(painter: QPainter, points: list[Spot], colour: Colour) -> None:
    """A filled shape without an outline: landscape has none."""
    painter.fillPath(shape(*points), QColor(colour))
