"""How a result came about, as steps from the chance at the start to the result: decisions, luck, the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.analysis.model import Account
from catanqt.ui.charts.axis import rows
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.stats.figure_text import percent
from catanqt.ui.stats.review_text import account_rows, account_words, points
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme


class AccountChart(Chart):
    """Skill and luck in one picture: each bar begins where the one before it ended."""

    def __init__(self, theme: Theme, account: Account, title: str = "") -> None:
        self._account = account
        super().__init__(theme, title or tr("How your result came about"), _told(account))

    def show_account(self, account: Account) -> None:
        """More is known."""
        self._account, self.told = account, _told(account)
        self.setAccessibleDescription(self.told)
        self.redraw()

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size, theme = self.type_size(area), self.theme
        found = account_rows(self._account)
        head = max(brushes.width(name, size, True) for name, _ in found) + size
        figures = brushes.width(points(-0.99), size * 1.15, True) + size * 0.6
        box = area.adjusted(min(head, area.width() * 0.4), 0, 0, 0)
        spans = _spans([value for _, value in found])
        low, high = min(0.0, *(min(span) for span in spans)), max(0.01, *(max(span) for span in spans))
        unit = (box.width() - figures) / (high - low)
        left = box.left() - low * unit
        painter.setPen(QPen(QColor(theme.line_strong), 1.4))
        painter.drawLine(QPointF(left, area.top()), QPointF(left, area.bottom()))
        marks = []
        before: QRectF | None = None
        places = rows(area, len(found), 0.6, size * 2.6)
        for number, ((name, value), span, place) in enumerate(zip(found, spans, places, strict=True)):
            brushes.words(painter, QRectF(area.left(), place.top(), head, place.height()), name, size, theme.text, True)
            bar = QRectF(left + min(span) * unit, place.top(), abs(span[1] - span[0]) * unit, place.height())
            ends = number in (0, len(found) - 1)
            if before is not None:
                x = left + span[0] * unit if not ends else left + span[1] * unit
                painter.setPen(QPen(QColor(theme.control), 1, Qt.PenStyle.DashLine))
                painter.drawLine(QPointF(x, before.bottom()), QPointF(x, bar.top()))
            self._paint_bar(painter, bar, value, ends)
            words = percent(value) if ends else points(value)
            figure = QRectF(bar.right() + size * 0.4, bar.top(), figures, bar.height())
            brushes.words(painter, figure, words, size * 1.15, theme.text, True)
            line = QRectF(area.left(), place.top(), area.width(), place.height())
            marks.append(Mark(line, tr("{thing}: {points}", thing=name, points=words)))
            before = bar
        return marks

    def _paint_bar(self, painter: QPainter, bar: QRectF, value: float, ends: bool) -> None:
        theme = self.theme
        colour = theme.accent if ends else theme.good if value >= 0 else theme.bad
        bar.setWidth(max(bar.width(), 2.0))
        painter.setPen(QPen(mix(colour, "#000000", 0.25), 1))
        painter.setBrush(QColor(colour))
        radius = min(5.0, bar.width() / 2)
        painter.drawRoundedRect(bar, radius, radius)


def _told(account: Account) -> str:
    """The sum, and each part of it."""
    parts = [tr("{thing}: {points}", thing=name, points=percent(value)) for name, value in account_rows(account)]
    return "\n".join((account_words(account), *parts))


def _spans(values: Sequence[float]) -> list[tuple[float, float]]:
    """From where to where each bar reaches; the first and the last begin at nothing."""
    found, at = [(0.0, values[0])], values[0]
    for change in values[1:-1]:
        found.append((at, at + change))
        at += change
    return [*found, (0.0, values[-1])]
