"""Small pictures that are drawn again and again: made once for each size and screen, then only copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

Draw = Callable[[QPainter, QRectF], None]


class Stamps:
    """A store of pictures; those longest unused are dropped when it is full."""

    def __init__(self, most: int = 800) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.made = 0
        """How many pictures were drawn so far: tests watch that a second paint draws none."""

    def press(self, painter: QPainter, rect: QRectF, key: Hashable, draw: Draw, pad: float = 1.0) -> None:
        """Draw into `rect`, with `pad` around it for edges and shadows. Turned or scaled painters get it fresh."""
        if painter.transform().isScaling():  # true for turned ones as well
            draw(painter, rect)
            return
        picture = self._picture(rect, key, draw, pad, painter.device().devicePixelRatioF())
        painter.drawPixmap(rect.topLeft() - QPointF(pad, pad), picture)

    def _picture(self, rect: QRectF, key: Hashable, draw: Draw, pad: float, ratio: float) -> QPixmap:
        whole = (key, round(rect.width(), 2), round(rect.height(), 2), ratio)
        picture = self._kept.get(whole)
        if picture is None:
            picture = _drawn(rect.width(), rect.height(), draw, pad, ratio)
            self.made += 1
            self._kept[whole] = picture
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(whole)
        return picture


def _drawn(width: float, height: float, draw: Draw, pad: float, ratio: float) -> QPixmap:
    picture = QPixmap(round((width + 2 * pad) * ratio), round((height + 2 * pad) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    draw(painter, QRectF(pad, pad, width, height))
    painter.end()
    return picture


STAMPS = Stamps()
"""The pictures of the whole window."""
