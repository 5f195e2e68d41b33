"""Luck game by game: a column up or down for each, with a star where the game was won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.ui.charts.axis import ticks
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.stats.career import PersonalResult
from catanqt.ui.stats.career_text import result_words
from catanqt.ui.stats.figure_text import signed
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme

MOST, WIDEST = 40, 34
"""How many games are shown, the latest; and how wide a column grows."""
STAR = "#C98A16"


class FortuneChart(Chart):
    """The latest games, the newest on the right."""

    def __init__(self, theme: Theme, results: Sequence[PersonalResult]) -> None:
        self._results = results[-MOST:]
        super().__init__(theme, tr("Luck, game by game"), "\n".join(map(result_words, self._results)))

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        reach = max(1.0, *(abs(result.luck) for result in self._results))
        top = ticks(reach, 2)[1]
        box = area.adjusted(size * 2.4, size * 0.9, 0, -size * 0.9)
        unit = box.height() / 2 / (reach * 1.12)
        for level in (-top, 0, top):
            y = box.center().y() - level * unit
            painter.setPen(QPen(QColor(self.theme.line if level else self.theme.line_strong), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            place = QRectF(area.left(), y - size, size * 2.1, size * 2)
            brushes.words(painter, place, signed(level, 0), size, self.theme.muted, align=brushes.RIGHT)
        step = min(box.width() / len(self._results), self.theme.px(WIDEST))
        return [
            self._paint_column(painter, QRectF(box.left() + step * number, box.top(), step, box.height()), one, unit)
            for number, one in enumerate(self._results)
        ]

    def _paint_column(self, painter: QPainter, slot: QRectF, result: PersonalResult, unit: float) -> Mark:
        theme, middle = self.theme, slot.center().y()
        high, wide = abs(result.luck) * unit, max(2.0, slot.width() * 0.66)
        left = slot.center().x() - wide / 2
        lucky = result.luck >= 0
        column = QRectF(left, middle - high if lucky else middle, wide, max(1.5, high))
        colour = theme.good if lucky else theme.bad
        painter.setPen(QPen(mix(colour, "#000000", 0.2), 1))
        painter.setBrush(QColor(colour) if lucky else mix(colour, theme.panel, 0.35))
        radius = min(3.0, wide / 3)
        painter.drawRoundedRect(column, radius, radius)
        if result.seat.won:
            side = min(theme.px(14), max(theme.px(8), slot.width()))
            y = column.top() - side - 1 if lucky else column.bottom() + 1
            star = QRectF(slot.center().x() - side / 2, y, side, side)
            icons.paint(painter, "star", star, mix(STAR, "#FFFFFF", 0.25) if theme.dark else STAR)
        return Mark(slot, result_words(result))
