"""Forest: dense conifers with some round trees among them."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from catanqt.ui.theme.art.brushes import NO_PEN
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.terrain.scatter import scatter
from catanqt.ui.theme.art.terrain.trees import conifer, leafy


def paint(painter: QPainter, ground: Ground, rng: random.Random, variant: int, fine: bool) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(tint(ground.bottom, 0.35))
    for x, y in scatter(rng, 40, 0, 96, 10):
        painter.drawEllipse(QPointF(x, y), 9, 5)
    for x, y in scatter(rng, 34, 43, 93, 15.5):
        height = rng.uniform(31, 40)
        if rng.random() < 0.26:
            leafy(painter, x, y + 9, height * 0.9, rng.choice(ground["leaf"]), ground.one("trunk"))
        else:
            conifer(painter, x, y + 10, height, rng.choice(ground["tree"]), ground.one("trunk"))
