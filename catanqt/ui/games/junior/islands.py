"""Paints Junior's islands: beach, ground, one large landmark for the resource, below it the die and the tile.

An island is painted around (0, 0). Die and tile, which children look for first, are never covered.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.ui.games.junior import props
from catanqt.ui.games.junior.cave import skull_cave
from catanqt.ui.theme.art.brushes import NO_PEN, chip, soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.dice import Ivory, die
from catanqt.ui.theme.art.geometry import ORIGIN, smooth
from catanqt.ui.theme.art.grain import grain_path
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.theme import Theme

GROUND = {
    "wood": ("#8FC262", "#559040"),
    "goat": ("#BFE072", "#86BB48"),
    "molasses": ("#EBBF92", "#C78858"),
    "cutlass": ("#CFCABC", "#9A958A"),
    "gold": ("#F7E093", "#DDB24A"),
    "spooky": ("#908AA8", "#555069"),
}
"""The ground of each kind of island, lit and shaded."""
GROUND_APART = {
    **GROUND,
    "wood": ("#3C927C", "#155A4C"),
    "goat": ("#D5F0DE", "#9CD3B4"),
    "molasses": ("#D08E78", "#97452F"),
    "gold": ("#FFEB80", "#EFC318"),
}
"""The same for eyes that confuse colours."""
BEACH = (71.0, 81.0)
GRASS = (60.0, 69.0)
"""Half the width and half the height of an island's sand, and of its ground."""
DIE_SIDE, TILE_SIDE = 34.0, 33.0
DIE_AT, TILE_AT = QPointF(-20.5, 38), QPointF(19.5, 38.5)
REACH = 110.0
"""Nothing of an island lies farther out."""
COAST = ((2, 0.016), (3, 0.018), (5, 0.013), (7, 0.008))
"""Waves of the coastline: how many around the island, how high by its size."""
TILT = {1: -4, 2: 3, 3: -2, 4: 4, 5: -3}


def draw_island(painter: QPainter, at: QPointF, scale: float, resource: str, number: int, theme: Theme) -> None:
    """A whole island that gives `resource` on `number`; a unit takes `scale` device pixels."""
    _draw_land(painter, at, scale, resource, theme)
    die_key, tile_key = ("junior-die", number, theme.key), ("junior-tile", resource, theme.key)
    STAMPS.place(painter, (at + DIE_AT,), DIE_SIDE, scale, die_key, lambda alone: _die(alone, number, theme))
    STAMPS.place(painter, (at + TILE_AT,), TILE_SIDE, scale, tile_key, lambda alone: _tile(alone, resource, theme))


def draw_spooky(painter: QPainter, at: QPointF, scale: float, theme: Theme) -> None:
    """Spooky Island: rocks around a cave like a skull."""
    _draw_land(painter, at, scale, "spooky", theme)


def _draw_land(painter: QPainter, at: QPointF, scale: float, kind: str, theme: Theme) -> None:
    key = ("junior-island", kind, theme.key)
    STAMPS.place(painter, (at,), REACH, scale, key, lambda alone: _land(alone, kind, theme))


def _die(painter: QPainter, number: int, theme: Theme) -> None:
    painter.rotate(TILT[number])
    die(painter, square(ORIGIN, DIE_SIDE), number, Ivory(theme.disc, theme.disc_ink, theme.disc_edge))


def _tile(painter: QPainter, resource: str, theme: Theme) -> None:
    soft_shadow(painter, 1, 4, TILE_SIDE * 0.66, TILE_SIDE * 0.62, 0.4)
    chip(painter, square(ORIGIN, TILE_SIDE), resource, theme)


def square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _veil(painter: QPainter, theme: Theme) -> None:
    """Night over all that is painted so far, and over nothing else: an island is painted on clear ground."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(square(ORIGIN, 2 * REACH), tint("#0A1424", 1.2 * theme.sea.veil))
    painter.restore()


def ground(kind: str, theme: Theme) -> tuple[str, str]:
    """The ground of an island, lit and shaded."""
    return (GROUND_APART if theme.colour_blind else GROUND)[kind]


def _land(painter: QPainter, kind: str, theme: Theme) -> None:
    sea, (lit, shade) = theme.sea, ground(kind, theme)
    painter.setPen(NO_PEN)
    for grow, alpha in ((15.0, 0.26), (8.5, 0.5)):
        painter.setBrush(tint(sea.foam, alpha))
        painter.drawPath(blob(BEACH[0] + grow, BEACH[1] + grow, kind))
    painter.setBrush(tint("#0D2B33", 0.28))
    painter.drawPath(blob(*BEACH, kind).translated(2, 5))
    sand = mix(sea.sand, "#8E83A8", 0.55) if kind == "spooky" else QColor(sea.sand)
    painter.setBrush(sand)
    painter.setPen(QPen(tint(mix(sand, "#6B5526", 0.35), 0.9), 2))
    painter.drawPath(blob(*BEACH, kind))
    grass = blob(*GRASS, kind + "ground").translated(-1, -2)
    light = QLinearGradient(QPointF(-40, -66), QPointF(40, 66))
    light.setColorAt(0, QColor(lit))
    light.setColorAt(1, QColor(shade))
    painter.setBrush(light)
    painter.setPen(QPen(tint(mix(shade, "#2A1A08", 0.4), 0.5), 2))
    painter.drawPath(grass)
    grain_path(painter, grass, 0.2, 0.6)
    _PROPS[kind](painter)
    _veil(painter, theme)


def shore(kind: str) -> QPainterPath:
    """Where the beach of an island meets the water."""
    return blob(*BEACH, kind)


@lru_cache(maxsize=128)
def blob(wide: float, high: float, seed: str) -> QPainterPath:
    """An uneven oval, a little square as befits the hex it lies in."""
    rng = random.Random(seed)
    phases = [rng.uniform(0, 2 * math.pi) for _ in COAST]
    points = []
    for i in range(30):
        turn = 2 * math.pi * i / 30
        across, down = math.cos(turn), math.sin(turn)
        square = (abs(across) ** 2.1 + abs(down) ** 2.1) ** (-1 / 2.1)
        waves = sum(size * math.sin(k * turn + phase) for (k, size), phase in zip(COAST, phases, strict=True))
        reach = square * (1 + waves)
        points.append(QPointF(across * wide * reach, down * high * reach))
    return smooth(points, True, 0.5)


def _wood(painter: QPainter) -> None:
    props.tufts(painter, ((-44, 12), (30, -48), (46, 20), (-18, 14), (4, 54), (-50, -18)), "#3F7A34")
    for x, y, size, lean in ((-8, -30, 46, 0.1), (30, -26, 42, 0.16), (-38, -16, 46, -0.14)):
        props.palm(painter, x, y, size, lean)
    props.logs(painter, 6, 10, 44)
    props.palm(painter, 47, 12, 36, 0.12)


def _goat(painter: QPainter) -> None:
    props.tufts(painter, ((-46, -22), (2, -46), (44, 16), (-40, 20), (8, 12), (-8, 56), (48, -6)), "#5E9438")
    props.flowers(painter, ((-48, 4), (-14, -50), (22, 14), (-50, 26), (40, 46), (34, -44)), "#FFFFFF")
    props.palm(painter, 42, -8, 44, 0.1)
    props.goat(painter, 18, -22, 36, flip=True)
    props.goat(painter, -16, 8, 50)


def _molasses(painter: QPainter) -> None:
    props.pebbles(painter, ((-46, 14), (44, 8), (-20, -52), (6, 56)), "#C9A178")
    props.tufts(painter, ((-30, 14), (48, -10), (34, -46)), "#8A7A34")
    props.palm(painter, -36, -8, 48, -0.1)
    props.palm(painter, 44, -20, 34, 0.14)
    props.barrel(painter, 4, -20, 38)
    props.barrel(painter, 27, 8, 40)
    props.barrel(painter, -14, 10, 42)


def _cutlass(painter: QPainter) -> None:
    props.pebbles(painter, ((-48, 6), (46, -16), (-34, -42), (40, 12), (0, 58)), "#BDBBB2")
    props.palm(painter, -44, -2, 40, -0.06)
    props.cutlasses(painter, 6, 10, 66)
    props.palm(painter, 48, 14, 32, 0.1)


def _gold(painter: QPainter) -> None:
    props.pebbles(painter, ((-50, 0), (46, -26), (10, -52), (-6, 58)), "#EBCB78")
    props.palm(painter, -36, -14, 50, -0.08)
    props.palm(painter, 34, -30, 40, 0.16)
    props.treasure(painter, 6, 10, 58)
    props.palm(painter, 49, 16, 32, 0.1)


_PROPS: dict[str, Callable[[QPainter], None]] = {
    "wood": _wood,
    "goat": _goat,
    "molasses": _molasses,
    "cutlass": _cutlass,
    "gold": _gold,
    "spooky": skull_cave,
}
