"""Pictures of games and scenarios on cards, painted once for each size and theme."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPixmap

from catanqt.ui.games import presentation_of
from catanqt.ui.games.sample_board import paint_sample
from catanqt.ui.theme.art.painting import painting, without_engine
from catanqt.ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class _Order:
    """A requested picture. Themes with the same colours count as one."""

    key: str
    paints: tuple[str, bool]
    width: int
    height: int
    ratio: float
    theme: Theme = field(compare=False)


def card_picture(key: str, theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    """The picture of a game or scenario, for a screen with so many pixels a pixel."""
    return _picture(_Order(key, theme.key, width, height, ratio, theme))


@lru_cache(maxsize=40)
def _picture(order: _Order) -> QPixmap:
    key, theme, ratio, width, height = order.key, order.theme, order.ratio, order.width, order.height
    picture = QPixmap(QSize(width, height) * ratio)
    picture.setDevicePixelRatio(ratio)
    with painting(picture) as painter:
        area = QRectF(0, 0, width, height)
        paint = presentation_of(key).picture() or partial(paint_sample, key)
        paint(painter, area, theme)
    return without_engine(picture)
