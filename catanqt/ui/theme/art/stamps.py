"""Small pictures that are drawn often: made once for each size and screen, then only copied."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.picture_cache import PictureCache

Draw = Callable[[QPainter, QRectF], None]
Paint = Callable[[QPainter], None]
MOST_BYTES = 32 << 20
"""A page of the whole screen wants some 6 MB, on a screen of twice the density 24 at most."""


class Stamps:
    """A cache of pictures, and the ways to draw them."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.cache = PictureCache(most_bytes)

    def press(self, painter: QPainter, rect: QRectF, key: Hashable, draw: Draw, pad: float = 1.0) -> None:
        """Draw into `rect`, with `pad` around it for edges and shadows. Turned or scaled painters get it fresh."""
        if painter.transform().isScaling():  # true for turned ones as well
            draw(painter, rect)
            return
        picture = self._picture(rect, key, draw, pad, painter.device().devicePixelRatioF())
        painter.drawPixmap(rect.topLeft() - QPointF(pad, pad), picture)

    def place(
        self, painter: QPainter, spots: Iterable[QPointF], extent: float, scale: float, key: Hashable, draw: Paint
    ) -> None:
        """Draw around each spot what reaches `extent` far, for a painter whose unit takes `scale` device pixels."""
        picture = self.cache.get((key, round(scale, 3)), lambda: around_origin(extent, extent, scale, draw))
        blit(painter, spots, picture)

    def _picture(self, rect: QRectF, key: Hashable, draw: Draw, pad: float, ratio: float) -> QPixmap:
        whole = (key, round(rect.width(), 2), round(rect.height(), 2), ratio)
        return self.cache.get(whole, lambda: _drawn(rect.width(), rect.height(), draw, pad, ratio))


def blit(painter: QPainter, spots: Iterable[QPointF], picture: QPixmap) -> None:
    """Copy a picture of device pixels with its middle at each spot, moved to whole pixels so that it stays sharp."""
    ratio, turn = painter.device().devicePixelRatioF(), painter.transform()
    half = QPointF(picture.width() / 2, picture.height() / 2)
    painter.save()
    painter.resetTransform()
    painter.scale(1 / ratio, 1 / ratio)
    for spot in spots:
        painter.drawPixmap((turn.map(spot) * ratio - half).toPoint(), picture)
    painter.restore()


def around_origin(half_width: float, half_height: float, scale: float, draw: Paint) -> QPixmap:
    """A picture of what is drawn around the origin, in device pixels."""
    picture = _transparent(2 * math.ceil(half_width * scale), 2 * math.ceil(half_height * scale))
    with painting(picture) as painter:
        painter.translate(picture.width() / 2, picture.height() / 2)
        painter.scale(scale, scale)
        draw(painter)
    return picture


def _drawn(width: float, height: float, draw: Draw, pad: float, ratio: float) -> QPixmap:
    picture = _transparent(round((width + 2 * pad) * ratio), round((height + 2 * pad) * ratio))
    picture.setDevicePixelRatio(ratio)
    with painting(picture) as painter:
        draw(painter, QRectF(pad, pad, width, height))
    return picture


STAMPS = Stamps()
"""The pictures of the whole window."""


def _transparent(width: int, height: int) -> QPixmap:
    """A picture to draw on, of a pixel at least: nothing can be painted on an empty one."""
    picture = QPixmap(max(1, width), max(1, height))
    picture.fill(Qt.GlobalColor.transparent)
    return picture
