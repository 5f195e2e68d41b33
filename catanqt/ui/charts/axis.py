"""Axes and rows of charts: round steps, grid lines, row labels."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.theme import Theme

NAMES_FROM = 360
"""How wide a chart is, at 100 %, before rows have names beside their coins."""


@dataclass(frozen=True, slots=True)
class Who:
    """The owner of a row or line."""

    name: str
    colour: str


def ticks(most: float, wanted: int = 4) -> list[int]:
    """Round whole numbers from 0 to at least `most`, about so many steps."""
    most = max(1.0, most)
    raw = most / wanted
    power = 10.0 ** math.floor(math.log10(raw)) if raw > 0 else 1.0
    step = next(round(power * factor) for factor in (1, 2, 5, 10) if power * factor >= raw - 1e-9) or 1
    return list(range(0, math.ceil(most / step) * step + 1, step))


def paint_levels(painter: QPainter, box: QRectF, most: float, size: float, theme: Theme) -> None:
    """Lines across a chart whose top is `most`, with their numbers left of it."""
    for level in ticks(most, 3 if box.height() < 9 * size else 4):
        if level > most:
            break
        y = box.bottom() - box.height() * level / most
        painter.setPen(QPen(QColor(theme.line_strong if level == 0 else theme.line), 1))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        place = QRectF(box.left() - size * 3.4, y - size * 0.75, size * 3, size * 1.5)
        brushes.words(painter, place, str(level), size, theme.muted, align=brushes.RIGHT)


def rows(area: QRectF, count: int, fill: float = 0.66, most: float = 64.0) -> Iterator[QRectF]:
    """The area in so many rows; each takes a part of its share, no row is higher than `most`, and few stay together."""
    share = min(area.height() / max(1, count), most * 2.2)
    high = min(share * fill, most)
    for number in range(count):
        yield QRectF(area.left(), area.top() + share * number + (share - high) / 2, area.width(), high)


def heads_width(area: QRectF, people: Sequence[Who], size: float, theme: Theme) -> float:
    """How much room the heads of rows take: the coin, and the name where it fits."""
    coin = size * 2.1
    if area.width() < theme.px(NAMES_FROM):
        return coin
    names = max((brushes.width(who.name, size, True) for who in people), default=0.0)
    return coin + min(names + size, area.width() * 0.24)


def paint_head(painter: QPainter, row: QRectF, wide: float, who: Who, size: float, theme: Theme) -> None:
    """Whose row it is: coin, and the name if there is room for it."""
    side = size * 1.75
    coin = QRectF(row.left(), row.center().y() - side / 2, side, side)
    brushes.roundel(painter, coin, theme.owners[who.colour])
    room = wide - size * 2.1
    if room > size * 2:
        name = QRectF(coin.right() + size * 0.4, row.top(), room - size * 0.3, row.height())
        brushes.words(painter, name, who.name, size, theme.text, True)
