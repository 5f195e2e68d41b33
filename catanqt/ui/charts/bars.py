"""Grouped bar charts: for each row one bar a series. Series differ by colour and by hatching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from catanqt.ui.charts.axis import Who, heads_width, paint_head, rows
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.stats.figure_text import extra_title, item_name
from catanqt.ui.stats.figures import Figures
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme

COLOURS = ("#B8561F", "#2A7390", "#7C8A3A", "#86568F")
HATCHES = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.Dense4Pattern,
)


@dataclass(frozen=True, slots=True)
class Series:
    """A number for each row, and what it counts."""

    name: str
    values: tuple[int, ...]


class BarsChart(Chart):
    """Groups of bars with their numbers, and a legend."""

    def __init__(self, theme: Theme, title: str, people: Sequence[Who], series: Sequence[Series]) -> None:
        self._people, self._series = people, series
        super().__init__(theme, title, "\n".join(self._row_words(row) for row in range(len(people))))

    def _row_words(self, row: int) -> str:
        parts = [f"{one.name} {one.values[row]}" for one in self._series]
        return tr("{name}: {cards}", name=self._people[row].name, cards=listing(parts))

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        lines = self._legend_lines(area.width(), size)
        chart = area.adjusted(0, 0, 0, -size * 1.55 * len(lines))
        head = heads_width(area, self._people, size, self.theme)
        most = max(1, *(max(one.values) for one in self._series))
        figures = brushes.width(str(most), size, True) + size * 0.8
        marks = []
        for row, place in enumerate(rows(chart, len(self._people), 0.76, size * 1.9 * len(self._series))):
            paint_head(painter, place, head, self._people[row], size, self.theme)
            bars = place.adjusted(head, 0, -figures, 0)
            for number, bar in enumerate(rows(bars, len(self._series), 0.84)):
                marks.append(self._paint_bar(painter, bar, number, row, most, size))
        self._paint_legend(painter, QRectF(area.left(), chart.bottom(), area.width(), area.bottom()), lines, size)
        return marks

    def _paint_bar(self, painter: QPainter, place: QRectF, number: int, row: int, most: int, size: float) -> Mark:
        one = self._series[number]
        value = one.values[row]
        bar = QRectF(place.left(), place.top(), max(2.0, place.width() * value / most), place.height())
        self._paint_block(painter, bar, number)
        text = min(size, place.height() * 1.25)
        figure = QRectF(bar.right() + size * 0.4, place.center().y() - size, size * 4, size * 2)
        brushes.words(painter, figure, str(value), text, self.theme.text, True)
        words = tr("{name}: {what} {number}", name=self._people[row].name, what=one.name, number=value)
        return Mark(QRectF(place.left(), place.top(), place.width() + size * 2, place.height()), words)

    def _paint_block(self, painter: QPainter, box: QRectF, number: int) -> None:
        colour = mix(COLOURS[number % 4], "#FFFFFF", 0.18 if self.theme.dark else 0.0)
        painter.setPen(QPen(mix(colour, "#000000", 0.3), 1))
        painter.setBrush(QColor(colour))
        radius = min(3.0, box.width() / 2)
        painter.drawRoundedRect(box, radius, radius)
        if number:
            painter.setPen(brushes.NO_PEN)
            painter.setBrush(QBrush(mix(colour, "#FFFFFF", 0.55), HATCHES[number % 4]))
            painter.drawRoundedRect(box, radius, radius)

    def _entry_width(self, one: Series, size: float) -> float:
        return brushes.width(one.name, size) + size * 2.6

    def _legend_lines(self, wide: float, size: float) -> list[list[int]]:
        """The legend in as many lines as it needs."""
        lines: list[list[int]] = [[]]
        used = 0.0
        for number, one in enumerate(self._series):
            need = self._entry_width(one, size)
            if lines[-1] and used + need > wide:
                lines.append([])
                used = 0.0
            lines[-1].append(number)
            used += need
        return lines

    def _paint_legend(self, painter: QPainter, area: QRectF, lines: list[list[int]], size: float) -> None:
        for line, entries in enumerate(lines):
            left = area.left()
            y = area.top() + size * (0.25 + 1.55 * line)
            for number in entries:
                self._paint_block(painter, QRectF(left, y + size * 0.15, size, size), number)
                wide = brushes.width(self._series[number].name, size) + 2
                place = QRectF(left + size * 1.4, y, min(wide, area.right() - left), size * 1.3)
                brushes.words(painter, place, self._series[number].name, size, self.theme.muted)
                left += self._entry_width(self._series[number], size)


def _people(figures: Figures) -> list[Who]:
    return [Who(person.name, person.colour) for person in figures.people]


def trades_chart(theme: Theme, figures: Figures) -> BarsChart:
    """How often everybody traded, and with whom."""
    game = game_presentation(figures.game)
    bank = game.bank_trades()
    series = [Series(bank, tuple(person.with_bank for person in figures.people))]
    together = tuple(person.with_players for person in figures.people)
    if game.partners or any(together):
        series.insert(0, Series(tr("with players"), together))
    return BarsChart(theme, tr("Trades"), _people(figures), series)


def extra_chart(theme: Theme, figures: Figures, kind: str) -> BarsChart:
    """What a scenario, or Junior, counts."""
    series = [
        Series(item_name(kind, item), tuple(person.extras[item] for person in figures.people))
        for item in figures.extras[kind]
    ]
    return BarsChart(theme, extra_title(kind), _people(figures), series)
