"""Everybody's chance to win over the turns, with marks where one made a mistake and where luck changed much."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen

from catanqt.analysis.model import Moment, SeatAnalysis
from catanqt.analysis.summary import LEAST_SWING
from catanqt.ui.charts.axis import Who
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.charts.grades import paint_grade, paint_luck
from catanqt.ui.charts.points import apart
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.play.review_steps import ReviewStep
from catanqt.ui.stats.figure_text import percent
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme

OWN, OTHERS, SIGN = 3.4, 2.0, 7.5
BIG_SWING = 2.5 * LEAST_SWING
"""Luck that changes as much is marked."""


class WinChanceChart(Chart):
    """A line for each seat, that of the seat reviewed on top; the moment looked at is marked by a line across."""

    chosen = Signal(int)
    """The entry of the record that was clicked at."""

    def __init__(self, theme: Theme, people: Sequence[Who], found: SeatAnalysis) -> None:
        self._people, self._found = people, found
        self._moments: Sequence[Moment] = found.moments
        self._index = -1
        self._box = QRectF()
        super().__init__(theme, tr("Chances to win"), self._all_words())

    def show_found(self, found: SeatAnalysis) -> None:
        """More is known."""
        self._found, self._moments = found, found.moments
        self.told = self._all_words()
        self.setAccessibleDescription(self.told)
        self.redraw()

    def show_step(self, step: ReviewStep | None) -> None:
        """Mark the moment that is looked at."""
        index = -1 if step is None else step.index
        if index != self._index:
            self._index = index
            self.redraw()

    # Words

    def _all_words(self) -> str:
        return "\n".join(map(self._words, self._moments))

    def _words(self, moment: Moment) -> str:
        parts = [
            tr("{name} {percent}%", name=who.name, percent=round(100 * chance))
            for who, chance in zip(self._people, moment.chances, strict=True)
        ]
        if moment.mover < 0:
            return tr("At the end: {chances}", chances=listing(parts))
        if not moment.turn:
            return tr("At the start: {points}", points=listing(parts))
        return tr("Turn {number}: {points}", number=moment.turn, points=listing(parts))

    # Painting

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        box = area.adjusted(size * 3.0, size * 0.7, -size * 2.2, -size * 1.7)
        self._box = box
        top = self._top
        self._paint_levels(painter, box, top, size)
        self._paint_turns(painter, box, size)
        self._paint_cursor(painter, box)
        own = self._found.seat
        for seat in sorted(range(len(self._people)), key=lambda seat: seat == own):
            self._paint_line(painter, box, seat, top)
        self._paint_coins(painter, box, top, size)
        self._paint_signs(painter, box, top)
        return self._columns(box)

    @property
    def _top(self) -> float:
        """A round share that all lines stay below."""
        most = max((max(moment.chances) for moment in self._moments), default=0.5)
        return next(top for top in (0.4, 0.6, 0.8, 1.0) if most <= top or top == 1.0) * 1.04

    def _x(self, box: QRectF, index: int) -> float:
        """Where an entry lies: between the turns before and after it."""
        starts = [moment.index for moment in self._moments]
        last = max(1, len(starts) - 1)
        at = max(0, bisect_right(starts, index) - 1)
        part = 0.0
        if at + 1 < len(starts):
            part = (index - starts[at]) / max(1, starts[at + 1] - starts[at])
        return box.left() + box.width() * min(last, at + part) / last

    def _at(self, box: QRectF, number: int, seat: int, top: float) -> QPointF:
        last = max(1, len(self._moments) - 1)
        chance = self._moments[number].chances[seat]
        return QPointF(box.left() + box.width() * number / last, box.bottom() - box.height() * chance / top)

    def _paint_levels(self, painter: QPainter, box: QRectF, top: float, size: float) -> None:
        for level in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
            if level > top or (box.height() < 9 * size and level not in (0.0, 0.4, 0.8)):
                continue
            y = box.bottom() - box.height() * level / top
            painter.setPen(QPen(QColor(self.theme.line if level else self.theme.line_strong), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            place = QRectF(box.left() - size * 4.4, y - size * 0.75, size * 4, size * 1.5)
            brushes.words(painter, place, percent(level), size, self.theme.muted, align=brushes.RIGHT)

    def _paint_turns(self, painter: QPainter, box: QRectF, size: float) -> None:
        """The number of a turn now and then, below."""
        turns = [moment.turn for moment in self._moments if moment.mover >= 0]
        if not turns:
            return
        step = next((step for step in (5, 10, 20, 50) if turns[-1] / step <= box.width() / (size * 5)), 100)
        for number, turn in enumerate(turns):
            if turn and turn % step == 0:
                x = self._at(box, number, 0, 1.0).x()
                place = QRectF(x - size * 2, box.bottom() + size * 0.35, size * 4, size * 1.4)
                brushes.words(painter, place, str(turn), size, self.theme.muted, align=brushes.CENTRE)

    def _paint_cursor(self, painter: QPainter, box: QRectF) -> None:
        if self._index < 0 or not self._moments:
            return
        x = self._x(box, self._index)
        painter.setPen(QPen(QColor(self.theme.accent), 2))
        painter.drawLine(QPointF(x, box.top() - 4), QPointF(x, box.bottom()))

    def _paint_line(self, painter: QPainter, box: QRectF, seat: int, top: float) -> None:
        """Edged, so that white stays visible on white."""
        if not self._moments:
            return
        owner, own = self.theme.owners[self._people[seat].colour], seat == self._found.seat
        path = QPainterPath(self._at(box, 0, seat, top))
        for number in range(1, len(self._moments)):
            path.lineTo(self._at(box, number, seat, top))
        painter.setBrush(brushes.NO_BRUSH)
        wide = self.theme.px(OWN) if own else self.theme.scale * OTHERS
        edge = mix(owner.base, "#FFFFFF", 0.35) if self.theme.dark else mix(owner.dark, "#120A04", 0.15)
        for colour, width in ((edge, wide + 1.6), (QColor(owner.base), wide)):
            painter.setPen(brushes.round_pen(colour, width))
            painter.drawPath(path)

    def _paint_coins(self, painter: QPainter, box: QRectF, top: float, size: float) -> None:
        if not self._moments:
            return
        side, last = size * 1.65, len(self._moments) - 1
        ends = [(self._at(box, last, seat, top).y(), seat) for seat in range(len(self._people))]
        for y, seat in apart(sorted(ends), side * 1.04, box.top() - size * 0.9 + side / 2, box.bottom() + size * 0.6):
            place = QRectF(box.right() + size * 0.5, y - side / 2, side, side)
            brushes.roundel(painter, place, self.theme.owners[self._people[seat].colour])

    def _paint_signs(self, painter: QPainter, box: QRectF, top: float) -> None:
        """Mistakes lie on one's own line, luck at the upper edge."""
        radius, seat = self.theme.px(SIGN), self._found.seat
        last = box.left() - radius
        for swing in self._found.swings:
            x = self._x(box, swing.index)
            if abs(swing.changes[seat]) >= BIG_SWING and x - last >= radius * 1.7:
                last = x
                paint_luck(
                    painter, QPointF(x, box.top() + radius * 0.3), radius * 0.82, swing.changes[seat], self.theme
                )
        for one in self._found.decisions:
            if one.counted > 0:
                at = QPointF(self._x(box, one.index), self._line_y(box, one.index, seat, top))
                paint_grade(painter, at, radius, one.grade, self.theme)

    def _line_y(self, box: QRectF, index: int, seat: int, top: float) -> float:
        """The height of a line between two turns."""
        starts = [moment.index for moment in self._moments]
        at = max(0, bisect_right(starts, index) - 1)
        here = self._at(box, at, seat, top)
        if at + 1 >= len(starts):
            return here.y()
        there = self._at(box, at + 1, seat, top)
        part = (index - starts[at]) / max(1, starts[at + 1] - starts[at])
        return here.y() + (there.y() - here.y()) * part

    def _columns(self, box: QRectF) -> list[Mark]:
        last = max(1, len(self._moments) - 1)
        wide = box.width() / last
        return [
            Mark(QRectF(box.left() + wide * (number - 0.5), box.top(), wide, box.height()), self._words(moment))
            for number, moment in enumerate(self._moments)
        ]

    def highlight(self, painter: QPainter, mark: Mark) -> None:
        x = mark.area.center().x()
        painter.setPen(QPen(QColor(self.theme.focus), 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, mark.area.top()), QPointF(x, mark.area.bottom()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click leads to the moment nearest to it."""
        super().mousePressEvent(event)
        box = self._box
        if event.button() == Qt.MouseButton.LeftButton and self._moments and box.width() > 0:
            last = max(1, len(self._moments) - 1)
            at = min(max((event.position().x() - box.left()) / box.width(), 0.0), 1.0) * last
            number = min(int(at), last)
            here = self._moments[min(number, len(self._moments) - 1)].index
            there = self._moments[min(number + 1, len(self._moments) - 1)].index
            self.chosen.emit(round(here + (there - here) * (at - number)))
