"""The unchanging part of the board as one pixmap: painted once for a zoom, drawn as one blit.

While the view zooms or is resized, the old picture is stretched; the new one is painted shortly after the last change.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.theme.theme import Theme

MARGIN = 0.12
"""How far the picture reaches beyond what is in sight, so that panning need not paint."""


class Layer:
    """A cached picture of a board layout."""

    def __init__(self, board_layout: BoardLayout, theme: Theme) -> None:
        self._board_layout = board_layout
        self._theme = theme
        self._pixmap: QPixmap | None = None
        self._area = QRectF()
        self._scale = 0.0
        self.painted = 0
        """How often the layout was painted: for tests and benchmarks."""

    def fits(self, visible: QRectF, scale: float) -> bool:
        """Whether the picture covers what is in sight at this many device pixels a unit."""
        return self._pixmap is not None and abs(scale - self._scale) < 1e-6 and self._area.contains(visible)

    def make(self, visible: QRectF, scale: float, zoomed: bool) -> None:
        """Paint the board for what is in sight; when zoomed in, with a margin for panning."""
        margin = math.ceil(MARGIN * visible.width() * scale) / scale if zoomed else 0.0
        area = visible.adjusted(-margin, -margin, margin, margin)
        pixmap = QPixmap(math.ceil(area.width() * scale), math.ceil(area.height() * scale))
        pixmap.fill(QColor(self._theme.sea.deep))
        with painting(pixmap) as painter:
            painter.scale(scale, scale)
            painter.translate(-area.topLeft())
            self._board_layout.paint(painter, area, scale)
        if not zoomed:
            TILES.forget(scale)  # nobody pans over a board that is all in sight
        self._pixmap, self._scale = pixmap, scale
        self._area = QRectF(area.topLeft(), QSizeF(pixmap.width(), pixmap.height()) / scale)
        self.painted += 1

    @property
    def empty(self) -> bool:
        return self._pixmap is None

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the part in `rect`, stretched if the zoom has changed since."""
        if self._pixmap is None:
            return
        if not self._area.contains(rect):
            painter.fillRect(rect, QColor(self._theme.sea.deep))
        part = rect.intersected(self._area)
        corner: QPointF = part.topLeft() - self._area.topLeft()
        source = QRectF(corner * self._scale, part.size() * self._scale)
        painter.drawPixmap(part, self._pixmap, source)
