"""How a person stands against the characters they have met: portrait, name, and the games each has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from catanqt.cast import BY_KEY
from catanqt.ui.charts.axis import rows
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.stats.encounters import Encounter
from catanqt.ui.text.cast import met_text
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.portraits import portrait
from catanqt.ui.theme.theme import DISPLAY, Theme

ONE_COLUMN = 4
"""So many fit below each other; more stand in two columns."""
MOST_ROW = 40


class EncountersChart(Chart):
    """The most played against come first."""

    def __init__(self, theme: Theme, met: Mapping[str, Encounter]) -> None:
        self._met = sorted(met.items(), key=lambda item: (-item[1].games, item[0]))
        told = "\n".join(met_text(BY_KEY[key].name, encounter) for key, encounter in self._met)
        super().__init__(theme, tr("Against the cast"), told)

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        columns = 1 if len(self._met) <= ONE_COLUMN else 2
        each, wide = -(-len(self._met) // columns), area.width() / columns
        marks = []
        for column in range(columns):
            part = QRectF(area.left() + column * wide, area.top(), wide - self.theme.px(12), area.height())
            shown = self._met[column * each : (column + 1) * each]
            for (key, encounter), row in zip(shown, rows(part, each, 0.92, self.theme.px(MOST_ROW)), strict=False):
                marks.append(self._paint_row(painter, row, key, encounter))
        return marks

    def _paint_row(self, painter: QPainter, row: QRectF, key: str, encounter: Encounter) -> Mark:
        theme, side = self.theme, row.height()
        portrait(painter, QRectF(row.left(), row.top(), side, side), key)
        size = min(theme.px(15), side * 0.62)
        score = tr("{won} : {lost}", "games won and lost", won=encounter.won, lost=encounter.lost)
        room = brushes.width(score, size, True, DISPLAY) + size * 0.4
        name = QRectF(row.left() + side + size * 0.6, row.top(), row.width() - side - size - room, side)
        brushes.words(painter, name, BY_KEY[key].name, size, theme.text, True)
        ahead = encounter.won - encounter.lost
        ink = QColor(theme.good if ahead > 0 else theme.bad if ahead < 0 else theme.muted)
        figures = QRectF(row.right() - room, row.top(), room, side)
        brushes.words(painter, figures, score, size, ink, True, align=brushes.RIGHT, family=DISPLAY)
        return Mark(row, met_text(BY_KEY[key].name, encounter))
