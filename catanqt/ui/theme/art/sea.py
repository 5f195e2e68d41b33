"""The sea around the land, and the beach under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.theme.art.brushes import NO_PEN, round_pen
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.geometry import coast, outlines, rounded
from catanqt.ui.theme.art.grain import grained
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.theme import Theme

SHALLOWS = ((210, 0.10), (150, 0.13), (100, 0.18), (64, 0.26))
"""Bands of lighter water along the coast: how wide, how strong."""
THUMBNAIL = 0.25
WAVES = (13.0, 15.5, 18.0, 20.0, 22.0)


@dataclass(frozen=True, eq=False)
class Shore:
    """A coastline, and a simplified line for the faint bands farther out."""

    line: QPainterPath
    shoal: QPainterPath


def shore(hexes: Sequence[tuple[int, int]]) -> Shore:
    """The shore of a group of hexes, by their axial coordinates."""
    shoal = QPainterPath()
    for loop in outlines(hexes, 9.0):
        shoal.addPath(rounded(loop, 20.0))
    return Shore(coast(hexes), shoal)


def paint_sea(painter: QPainter, rect: QRectF, theme: Theme, land: Shore, scale: float) -> None:
    """Depth, shallows around the coast, quiet waves, foam; `scale` is device pixels a unit."""
    sea = theme.sea
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _depth(painter, rect, theme, land.line.boundingRect().center())
    for width, alpha in SHALLOWS:
        painter.strokePath(land.shoal, round_pen(tint(sea.near, alpha), width))
    paint_waves(painter, rect, theme, scale)
    for colour, alpha, width in ((sea.foam, 0.30, 40), (sea.near, 0.9, 34), (sea.foam, 0.65, 15)):
        painter.strokePath(land.line, round_pen(tint(colour, alpha), width))


def _depth(painter: QPainter, rect: QRectF, theme: Theme, middle: QPointF) -> None:
    sea = theme.sea
    water = QRadialGradient(middle, max(rect.width(), rect.height()) * 0.62)
    water.setColorAt(0, QColor(sea.mid))
    water.setColorAt(0.55, mix(sea.mid, sea.deep, 0.4))
    water.setColorAt(1, QColor(sea.deep))
    painter.fillRect(rect, water)


def paint_waves(painter: QPainter, rect: QRectF, theme: Theme, scale: float) -> None:
    """Wave marks, each where its cell of the sea says, however the view is moved; none on thumbnails."""
    if scale < THUMBNAIL:
        return
    spots: dict[float, list[QPointF]] = {width: [] for width in WAVES}
    for row in range(int(rect.top() // 40) - 1, int(rect.bottom() // 40) + 2):
        for column in range(int(rect.left() // 92) - 1, int(rect.right() // 92) + 2):
            chance = _chance(row, column)
            if chance & 7 < 6:
                x = column * 92 + (row % 2) * 46 + (chance >> 6) % 45 - 15
                spots[WAVES[(chance >> 3) % len(WAVES)]].append(QPointF(x, row * 40 + (chance >> 12) % 17 - 8))
    for width, found in spots.items():
        draw = partial(_wave, theme=theme, width=width)
        STAMPS.place(painter, found, 26, scale, ("wave", width, theme.key), draw)


def _chance(row: int, column: int) -> int:
    """A number that looks random but belongs to the cell (quicker than a generator for each)."""
    mixed = (row * 0x9E3779B1 ^ column * 0x85EBCA77) & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 15)) * 0x2C1B3C6D & 0xFFFFFFFF
    return mixed ^ (mixed >> 12)


def _wave(painter: QPainter, theme: Theme, width: float) -> None:
    wave = QPainterPath(QPointF(-width, 0))
    wave.quadTo(-width * 0.5, -width * 0.34, 0, 0)
    wave.quadTo(width * 0.5, width * 0.34, width, 0)
    painter.strokePath(wave.translated(0, 2.6), round_pen(tint(theme.sea.wave_dark, 0.26), 2.2))
    painter.strokePath(wave, round_pen(tint(theme.sea.wave, 0.42), 2.2))


def paint_beach(painter: QPainter, theme: Theme, land: Shore) -> None:
    """Sand under the tiles: it shows as the beach, and as the paths between them."""
    sea, line = theme.sea, land.line
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(NO_PEN)
    for drop, alpha in ((8, 0.18), (4, 0.22)):
        painter.fillPath(line.translated(drop * 0.5, drop), tint("#0D2230", alpha))
    painter.fillPath(line, grained(sea.sand, 0.22, 0.7))
    painter.strokePath(line, QPen(tint(sea.sand_edge, 0.9), 2.4))
    painter.strokePath(line, QPen(tint(sea.sand_edge, 0.35), 7))
    painter.restore()
