"""Win rates against each level: a bar in a track, with a mark at an even share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.ui.charts.axis import rows
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.stats.career import Rate
from catanqt.ui.stats.career_text import against_name, rate_words
from catanqt.ui.stats.figure_text import percent
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme

MOST = 6
"""How many levels are shown: more would be too thin."""


class RatesChart(Chart):
    """A row for each level."""

    def __init__(self, theme: Theme, rates: Sequence[Rate]) -> None:
        self._rates = rates[:MOST]
        super().__init__(theme, tr("Games won by level"), "\n".join(map(rate_words, rates)))

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        area = area.adjusted(0, 0, 0, -size * 1.6)
        names = max((brushes.width(against_name(rate.against), size, True) for rate in self._rates), default=0.0)
        head = min(names + size, area.width() * 0.3)
        figures = brushes.width(tr("{number}%", "a share, in per cent", number=100), size * 1.15, True) + size
        marks: list[Mark] = []
        for rate, place in zip(self._rates, rows(area, len(self._rates), 0.62, size * 2.4), strict=True):
            name = QRectF(place.left(), place.top(), head - size * 0.5, place.height())
            brushes.words(painter, name, against_name(rate.against), size, self.theme.text, True)
            track = place.adjusted(head, 0, -figures, 0)
            self._paint_bar(painter, track, rate, size)
            share = QRectF(track.right() + size * 0.5, place.top(), figures, place.height())
            brushes.words(painter, share, percent(rate.share), size * 1.15, self.theme.text, True)
            marks.append(Mark(track, rate_words(rate)))
        below = min(area.bottom(), marks[-1].area.bottom() + size) if marks else area.bottom()
        self._paint_legend(painter, QRectF(area.left() + head, below, area.width() - head, size * 1.6), size)
        return marks

    def _paint_bar(self, painter: QPainter, track: QRectF, rate: Rate, size: float) -> None:
        theme = self.theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(mix(theme.panel, theme.text, 0.07))
        painter.drawRoundedRect(track, 5, 5)
        bar = QRectF(track.left(), track.top(), track.width() * rate.share, track.height())
        if rate.won:
            painter.setPen(QPen(mix(theme.accent, "#000000", 0.25), 1))
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(bar, 5, 5)
        words = tr("{won} of {games}", "games won, games played", won=rate.won, games=rate.games)
        wide = brushes.width(words, size, True) + size
        inside = bar.width() > wide
        left = bar.left() + size * 0.5 if inside else bar.right() + size * 0.5
        even = track.left() + track.width() * rate.even
        if left - size * 0.4 < even < left + wide:
            left = even + size * 0.6  # beside the mark, not under it
            inside = inside and left + wide < bar.right()
            left = left if inside else max(left, bar.right() + size * 0.5)
        place = QRectF(left, bar.top(), wide, bar.height())
        brushes.words(painter, place, words, size, theme.on_accent if inside else theme.text, True)
        self._paint_even(painter, QPointF(track.left() + track.width() * rate.even, track.center().y()), track.height())

    def _paint_even(self, painter: QPainter, at: QPointF, high: float) -> None:
        half = high / 2 + self.theme.px(4)
        for colour, wide in ((self.theme.panel, 4.0), (self.theme.text, 1.8)):
            painter.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(at - QPointF(0, half), at + QPointF(0, half))

    def _paint_legend(self, painter: QPainter, line: QRectF, size: float) -> None:
        self._paint_even(painter, QPointF(line.left() + size * 0.4, line.center().y() + size * 0.1), size * 0.7)
        words = tr("if everyone were equally good")
        place = QRectF(line.left() + size, line.top() + size * 0.1, line.width() - size, line.height())
        brushes.words(painter, place, words, size, self.theme.muted)
