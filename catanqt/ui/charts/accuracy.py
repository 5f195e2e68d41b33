"""The accuracy of the decisions in each phase of a game: a bar for each, coloured by how good it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.analysis.model import Phase
from catanqt.analysis.summary import PhaseResult
from catanqt.ui.charts.axis import rows
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme

POOR, FAIR = 40, 70
"""Below these an accuracy is poor, or only fair."""
FAIR_COLOURS = "#B7790F", "#D9A441"
"""In the light and the dark theme."""


class AccuracyChart(Chart):
    """A row for each phase in which something was decided."""

    def __init__(self, theme: Theme, found: Sequence[PhaseResult], name_of: Callable[[Phase], str]) -> None:
        self._found, self._name_of = found, name_of
        super().__init__(theme, tr("Accuracy by part of the game"), "\n".join(map(self._words, found)))

    def _words(self, one: PhaseResult) -> str:
        decisions = tr("%n decisions", "", one.decisions)
        mistakes = tr("%n mistakes", "", one.mistakes)
        return tr(
            "{part}: accuracy {number} of 100, {decisions}, {mistakes}",
            part=self._name_of(one.phase),
            number=one.accuracy,
            decisions=decisions,
            mistakes=mistakes,
        )

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size, theme = self.type_size(area), self.theme
        names = max((brushes.width(self._name_of(one.phase), size, True) for one in self._found), default=0.0)
        head, figures = min(names + size, area.width() * 0.34), brushes.width("100", size * 1.15, True) + size * 0.6
        marks = []
        for one, place in zip(self._found, rows(area, len(self._found), 0.62, size * 2.2), strict=True):
            name = QRectF(place.left(), place.top(), head - size * 0.4, place.height())
            brushes.words(painter, name, self._name_of(one.phase), size, theme.text, True)
            track = place.adjusted(head, 0, -figures, 0)
            self._paint_bar(painter, track, one, size)
            figure = QRectF(track.right() + size * 0.4, place.top(), figures, place.height())
            brushes.words(painter, figure, str(one.accuracy), size * 1.15, theme.text, True)
            marks.append(Mark(place, self._words(one)))
        return marks

    def _colour(self, accuracy: int) -> str:
        if accuracy < POOR:
            return self.theme.bad
        return self.theme.good if accuracy >= FAIR else FAIR_COLOURS[self.theme.dark]

    def _paint_bar(self, painter: QPainter, track: QRectF, one: PhaseResult, size: float) -> None:
        theme = self.theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(mix(theme.panel, theme.text, 0.07))
        painter.drawRoundedRect(track, 5, 5)
        bar = QRectF(track.left(), track.top(), track.width() * one.accuracy / 100, track.height())
        colour = self._colour(one.accuracy)
        if one.accuracy:
            painter.setPen(QPen(mix(colour, "#000000", 0.25), 1))
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(bar, min(5.0, bar.width() / 2), min(5.0, bar.width() / 2))
        words = tr("%n decisions", "", one.decisions)
        wide = brushes.width(words, size) + size
        inside = bar.width() > wide
        ink = theme.panel if inside else theme.muted
        left = bar.left() + size * 0.5 if inside else bar.right() + size * 0.5
        if inside or track.right() - left > wide:
            brushes.words(painter, QRectF(left, bar.top(), wide, bar.height()), words, size, ink)
