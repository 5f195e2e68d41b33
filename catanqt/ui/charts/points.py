"""Points over the turns: a step line for each seat, told apart by colour and by the emblems on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from catanqt.ui.charts.axis import Who, paint_levels, ticks
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.stats.figures import Figures
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Owner, Theme

LINE, EMBLEM = 3, 5.5


class PointsChart(Chart):
    """The points of each seat at the end of each turn."""

    def __init__(self, theme: Theme, figures: Figures) -> None:
        self._people = [Who(person.name, person.colour) for person in figures.people]
        self._points = figures.points
        title = game_presentation(figures.game).course_title()
        super().__init__(theme, title, self._all_words())

    def _all_words(self) -> str:
        """Every change is a figure; the rest of the turns repeat it."""
        told = [
            self._words(turn)
            for turn, points in enumerate(self._points)
            if turn == 0 or points != self._points[turn - 1]
        ]
        return "\n".join(told)

    def _words(self, turn: int) -> str:
        parts = [f"{who.name} {points}" for who, points in zip(self._people, self._points[turn], strict=True)]
        if turn == 0:
            return tr("At the start: {points}", points=listing(parts))
        return tr("Turn {number}: {points}", number=turn, points=listing(parts))

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        top = max(1, *(max(points) for points in self._points)) + 0.3
        box = area.adjusted(size * 1.9, size * 0.9, -size * 2.2, -size * 1.7)
        paint_levels(painter, box, top, size, self.theme)
        self._paint_turns(painter, box, size)
        for seat in reversed(range(len(self._people))):
            self._paint_line(painter, box, seat, top)
        for seat in reversed(range(len(self._people))):
            self._paint_emblems(painter, box, seat, top)
        self._paint_coins(painter, box, top, size)
        return self._columns(box)

    def _at(self, box: QRectF, turn: int, points: int, top: float, seat: int = 0) -> QPointF:
        """A point of a line. Lines on the same points lie beside each other, so that none is hidden."""
        last = max(1, len(self._points) - 1)
        beside = (seat - (len(self._people) - 1) / 2) * 2.4
        return QPointF(box.left() + box.width() * turn / last, box.bottom() - box.height() * points / top - beside)

    def _paint_turns(self, painter: QPainter, box: QRectF, size: float) -> None:
        last = len(self._points) - 1
        shown = [turn for turn in ticks(last, 5 if box.width() > 24 * size else 3) if turn < last * 0.93]
        for turn in dict.fromkeys([*shown, last]):
            x = self._at(box, turn, 0, 1).x()
            place = QRectF(x - size * 2, box.bottom() + size * 0.35, size * 4, size * 1.4)
            brushes.words(painter, place, str(turn), size, self.theme.muted, align=brushes.CENTRE)

    def _steps(self, box: QRectF, seat: int, top: float) -> list[tuple[QPointF, QPointF]]:
        """Where a line rises or falls: from, to."""
        found, before = [], self._points[0][seat]
        for turn, points in enumerate(self._points):
            if points[seat] != before:
                found.append((self._at(box, turn, before, top, seat), self._at(box, turn, points[seat], top, seat)))
                before = points[seat]
        return found

    def _paint_line(self, painter: QPainter, box: QRectF, seat: int, top: float) -> None:
        """Edged, so that white stays visible on white."""
        owner, steps = self.theme.owners[self._people[seat].colour], self._steps(box, seat, top)
        path = QPainterPath(self._at(box, 0, self._points[0][seat], top, seat))
        for start, end in steps:
            path.lineTo(start)
            path.lineTo(end)
        path.lineTo(self._at(box, len(self._points) - 1, self._points[-1][seat], top, seat))
        painter.setBrush(brushes.NO_BRUSH)
        wide = self.theme.px(LINE)
        for colour, width in ((_edge(owner, self.theme), wide + 1.6), (QColor(owner.base), wide)):
            painter.setPen(brushes.round_pen(colour, width))
            painter.drawPath(path)

    def _paint_emblems(self, painter: QPainter, box: QRectF, seat: int, top: float) -> None:
        """On the steps of a line, where they are not too close."""
        owner = self.theme.owners[self._people[seat].colour]
        radius, last = self.theme.px(EMBLEM), box.left()
        for _, end in self._steps(box, seat, top):
            if end.x() - last >= radius * 3.4 and box.right() - end.x() >= radius * 2:
                last = end.x()
                painter.setPen(QPen(_edge(owner, self.theme), 1))
                painter.setBrush(QColor(owner.base))
                painter.drawEllipse(end, radius, radius)
                brushes.emblem(painter, owner, end.x(), end.y(), radius * 0.62)

    def _paint_coins(self, painter: QPainter, box: QRectF, top: float, size: float) -> None:
        """Each coin beside the end of its line; those that would cover each other move apart."""
        side = size * 1.65
        ends = [(self._at(box, 0, points, top, seat).y(), seat) for seat, points in enumerate(self._points[-1])]
        for y, seat in apart(sorted(ends), side * 1.04, box.top() - size * 0.9 + side / 2, box.bottom() + size * 0.6):
            place = QRectF(box.right() + size * 0.5, y - side / 2, side, side)
            brushes.roundel(painter, place, self.theme.owners[self._people[seat].colour])

    def _columns(self, box: QRectF) -> list[Mark]:
        last = max(1, len(self._points) - 1)
        wide = box.width() / last
        return [
            Mark(QRectF(box.left() + wide * (turn - 0.5), box.top(), wide, box.height()), self._words(turn))
            for turn in range(len(self._points))
        ]

    def highlight(self, painter: QPainter, mark: Mark) -> None:
        x = mark.area.center().x()
        painter.setPen(QPen(QColor(self.theme.focus), 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, mark.area.top()), QPointF(x, mark.area.bottom()))


def apart(places: Sequence[tuple[float, int]], least: float, top: float, bottom: float) -> list[tuple[float, int]]:
    """Sorted places moved until they are so far apart, and within their bounds as far as these allow it."""
    moved: list[tuple[float, int]] = []
    for y, key in places:
        moved.append((max(y, moved[-1][0] + least if moved else top), key))
    low = bottom
    for number in reversed(range(len(moved))):
        y, key = moved[number]
        moved[number] = (min(y, low), key)
        low = moved[number][0] - least
    return moved


def _edge(owner: Owner, theme: Theme) -> QColor:
    return mix(owner.base, "#FFFFFF", 0.35) if theme.dark else mix(owner.dark, "#120A04", 0.15)
