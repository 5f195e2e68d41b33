"""The sea around the land, and the beach under it."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.art.brushes import NO_PEN, round_pen
from catanqt.ui.art.colour import mix, tint
from catanqt.ui.art.grain import grain
from catanqt.ui.theme import Theme

SHALLOWS = ((210, 0.10), (150, 0.13), (100, 0.18), (64, 0.26))
"""Bands of lighter water along the coast: how wide, how strong."""


def paint_sea(painter: QPainter, rect: QRectF, theme: Theme, coast: QPainterPath) -> None:
    """Depth, shallows around the coast, quiet waves, foam."""
    sea = theme.sea
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _depth(painter, rect, theme, coast)
    for width, alpha in SHALLOWS:
        painter.strokePath(coast, round_pen(tint(sea.near, alpha), width))
    waves = _waves(rect)
    painter.strokePath(waves.translated(0, 2.6), round_pen(tint(sea.wave_dark, 0.26), 2.2))
    painter.strokePath(waves, round_pen(tint(sea.wave, 0.42), 2.2))
    for colour, alpha, width in ((sea.foam, 0.30, 40), (sea.near, 0.9, 34), (sea.foam, 0.65, 15)):
        painter.strokePath(coast, round_pen(tint(colour, alpha), width))


def _depth(painter: QPainter, rect: QRectF, theme: Theme, coast: QPainterPath) -> None:
    sea = theme.sea
    middle = rect.center() if coast.isEmpty() else coast.boundingRect().center()
    water = QRadialGradient(middle, max(rect.width(), rect.height()) * 0.62)
    water.setColorAt(0, QColor(sea.mid))
    water.setColorAt(0.55, mix(sea.mid, sea.deep, 0.4))
    water.setColorAt(1, QColor(sea.deep))
    painter.fillRect(rect, water)


def _waves(rect: QRectF) -> QPainterPath:
    """All wave marks in sight as one path. Each lies where its cell of the sea says, however the view is moved."""
    path = QPainterPath()
    for row in range(int(rect.top() // 40) - 1, int(rect.bottom() // 40) + 2):
        for column in range(int(rect.left() // 92) - 1, int(rect.right() // 92) + 2):
            rng = random.Random(row * 7919 + column)
            x = column * 92 + (row % 2) * 46 + rng.uniform(-14, 30)
            y, width = row * 40 + rng.uniform(-8, 8), rng.uniform(13, 22)
            if rng.random() < 0.8:
                path.moveTo(x - width, y)
                path.quadTo(x - width * 0.5, y - width * 0.34, x, y)
                path.quadTo(x + width * 0.5, y + width * 0.34, x + width, y)
    return path


def paint_beach(painter: QPainter, theme: Theme, coast: QPainterPath) -> None:
    """Sand under the tiles: it shows as the beach, and as the paths between them."""
    sea = theme.sea
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(NO_PEN)
    for drop, alpha in ((9, 0.10), (6, 0.14), (3, 0.18)):
        painter.fillPath(coast.translated(drop * 0.5, drop), tint("#0D2230", alpha))
    painter.fillPath(coast, QColor(sea.sand))
    painter.strokePath(coast, QPen(tint(sea.sand_edge, 0.9), 2.4))
    painter.setClipPath(coast, Qt.ClipOperation.IntersectClip)
    painter.strokePath(coast, QPen(tint(sea.sand_edge, 0.35), 7))
    grain(painter, coast.boundingRect(), 0.22, 0.7)
    painter.restore()
