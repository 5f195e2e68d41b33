"""Tiles: a landscape cut to a hex, with its light and grain; made once for each size and theme, then only copied."""

from __future__ import annotations

import random
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.discs import PLACE
from catanqt.ui.theme.art.geometry import hex_path
from catanqt.ui.theme.art.grain import grain
from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.picture_cache import PictureCache
from catanqt.ui.theme.art.stamps import around_origin, blit
from catanqt.ui.theme.art.terrain import RECIPES, VARIANTS
from catanqt.ui.theme.theme import Theme

FINE = 0.45
"""Below so many device pixels a unit there are no tufts, flowers or scree."""
WHOLE = QRectF(-100, -100, 200, 200)
MOST_BYTES = 24 << 20
"""The largest board, filling a large screen of twice the usual density, wants some 18 MB."""


def paint_tile(painter: QPainter, kind: str, variant: int, theme: Theme, fine: bool = True) -> None:
    """The whole tile around the origin."""
    ground, shape = theme.terrain[kind], hex_path()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    soil = QLinearGradient(-40, -96, 40, 96)
    soil.setColorAt(0, QColor(ground.top))
    soil.setColorAt(1, QColor(ground.bottom))
    painter.fillRect(WHOLE, soil)
    RECIPES[kind](painter, ground, random.Random(f"{kind}-{variant}"), variant % VARIANTS, fine)
    if kind != "pitch":
        _halo(painter, ground)
    grain(painter, WHOLE, 0.15, 0.62)
    _bevel(painter, shape)
    if theme.sea.veil:
        painter.fillRect(WHOLE, tint("#0A1424", theme.sea.veil))
    painter.restore()
    painter.strokePath(shape, QPen(tint(mix(ground.bottom, "#2A1A08", 0.55), 0.9), 1.6))


def _halo(painter: QPainter, ground: Ground) -> None:
    """A pale ground behind the disc."""
    pale = mix(ground.top, "#FFFFFF", 0.18)
    halo = QRadialGradient(PLACE, 50)
    halo.setColorAt(0.0, tint(pale, 0.55))
    halo.setColorAt(0.7, tint(pale, 0.30))
    halo.setColorAt(1.0, tint(ground.top, 0))
    painter.fillRect(QRectF(-60, -50, 120, 120), halo)


def _bevel(painter: QPainter, shape: QPainterPath) -> None:
    light = QLinearGradient(-70, -90, 70, 90)
    light.setColorAt(0, tint("#FFFFFF", 0.62))
    light.setColorAt(0.42, tint("#FFFFFF", 0.0))
    light.setColorAt(0.58, tint("#1A0F00", 0.0))
    light.setColorAt(1, tint("#1A0F00", 0.48))
    painter.strokePath(shape, QPen(QBrush(light), 7))


class TileCache:
    """Pictures of tiles by kind, variant, theme and pixel density."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.cache = PictureCache(most_bytes)

    def get(self, kind: str, variant: int, theme: Theme, scale: float) -> QPixmap:
        variant %= VARIANTS
        paint = partial(paint_tile, kind=kind, variant=variant, theme=theme, fine=scale >= FINE)
        key = (round(scale, 3), kind, variant, theme.key)
        return self.cache.get(key, lambda: around_origin(100, 102, scale, paint))

    def draw(self, painter: QPainter, at: QPointF, kind: str, variant: int, theme: Theme, scale: float) -> None:
        """A tile with its middle at `at`, for a painter whose unit takes `scale` device pixels."""
        blit(painter, (at,), self.get(kind, variant, theme, scale))

    def forget(self, scale: float) -> None:
        """Drop the tiles of one size: for those who keep the whole board that they have painted with them."""
        self.cache.drop(lambda key: isinstance(key, tuple) and key[0] == round(scale, 3))


TILES = TileCache()
"""The tiles of the whole window."""
