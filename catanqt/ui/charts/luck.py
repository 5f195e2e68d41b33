"""Luck of the dice: actual against expected income, left or right of a middle line, over the usual range."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.ui.charts.axis import Who, heads_width, paint_head, rows
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.stats.figure_text import decimal, luck_line, luck_places, signed
from catanqt.ui.stats.figures import Figures, Person
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme


class LuckChart(Chart):
    """A bar for each seat: to the right if it got more cards than expected."""

    def __init__(self, theme: Theme, figures: Figures) -> None:
        self._people = figures.people
        self._places = luck_places(figures.game)
        told = "\n".join(luck_line(person, self._places) for person in figures.people)
        super().__init__(theme, tr("Luck: cards received and expected"), told)

    @property
    def _pale(self) -> QColor:
        return mix(self.theme.panel, self.theme.text, 0.1)

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        area = area.adjusted(0, 0, 0, -size * 1.6)
        who = [Who(person.name, person.colour) for person in self._people]
        head = heads_width(area, who, size, self.theme)
        box = area.adjusted(head + size * 0.3, 0, 0, 0)
        figures = brushes.width("+00.0", size * 1.15, True) + size * 0.5
        reach = max(1.0, *(max(abs(one.luck.surplus), one.luck.spread) for one in self._people))
        unit, middle = (box.width() / 2 - figures) / reach, box.center().x()
        marks = []
        for person, place, name in zip(self._people, rows(area, len(who), 0.6, size * 3.4), who, strict=False):
            paint_head(painter, place, head, name, size, self.theme)
            line = QRectF(box.left(), place.top(), box.width(), place.height())
            self._paint_range(painter, line, person.luck.spread * unit)
            self._paint_bar(painter, line, person, unit, size)
            marks.append(Mark(line, luck_line(person, self._places)))
        painter.setPen(QPen(QColor(self.theme.line_strong), 1.6))
        painter.drawLine(QPointF(middle, area.top()), QPointF(middle, area.bottom()))
        self._paint_legend(painter, QRectF(box.left(), area.bottom() + size * 0.2, box.width(), size * 1.5), size)
        return marks

    def _paint_range(self, painter: QPainter, line: QRectF, half: float) -> None:
        """How far fair dice usually stray."""
        painter.setPen(brushes.NO_PEN)
        painter.setBrush(self._pale)
        high = line.height() * 1.22
        painter.drawRoundedRect(QRectF(line.center().x() - half, line.center().y() - high / 2, 2 * half, high), 4, 4)

    def _paint_bar(self, painter: QPainter, line: QRectF, person: Person, unit: float, size: float) -> None:
        luck, middle = person.luck, line.center().x()
        owner = self.theme.owners[person.colour]
        wide = abs(luck.surplus) * unit
        lucky = luck.surplus >= 0
        bar = QRectF(middle if lucky else middle - wide, line.top(), max(wide, 1.5), line.height())
        painter.setPen(QPen(owner.edge, 1.2))
        painter.setBrush(QColor(owner.base))
        painter.drawRoundedRect(bar, min(4, wide / 2), min(4, wide / 2))
        radius = min(size * 0.5, line.height() * 0.25)
        if wide > radius * 3.2:
            brushes.emblem(painter, owner, bar.center().x(), bar.center().y(), radius)
        room = size * 5
        place = QRectF(bar.right() + size * 0.5, bar.top(), room, bar.height())
        if not lucky:
            place.moveRight(bar.left() - size * 0.5)
        align = brushes.LEFT if lucky else brushes.RIGHT
        brushes.words(painter, place, signed(luck.surplus, self._places), size * 1.15, self.theme.text, True, align)
        self._paint_due(painter, line, person, lucky, size)

    def _paint_due(self, painter: QPainter, line: QRectF, person: Person, lucky: bool, size: float) -> None:
        """The two numbers behind it, on the free side, if they fit there."""
        luck = person.luck
        due = decimal(luck.expected, self._places)
        words = tr("{received} of {due}", "cards received, cards due", received=luck.received, due=due)
        room = line.width() / 2 - size
        if brushes.width(words, size) > room:
            return
        place = QRectF(line.left(), line.top(), room, line.height())
        if not lucky:
            place.moveRight(line.right())
        brushes.words(painter, place, words, size, self.theme.muted, align=brushes.RIGHT if lucky else brushes.LEFT)

    def _paint_legend(self, painter: QPainter, line: QRectF, size: float) -> None:
        """What the pale bands mean."""
        words = tr("usual with fair dice")
        wide = min(brushes.width(words, size) + 2, line.width() - size * 2)
        left = line.center().x() - (wide + size * 1.9) / 2
        painter.setPen(brushes.NO_PEN)
        painter.setBrush(self._pale)
        painter.drawRoundedRect(QRectF(left, line.top() + size * 0.2, size * 1.5, size), 3, 3)
        brushes.words(painter, QRectF(left + size * 1.9, line.top(), wide, size * 1.4), words, size, self.theme.muted)
