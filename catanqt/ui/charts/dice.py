"""Dice against the odds: a bar for each number, the expected line over it; by player on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from catanqt.ui.charts.axis import Who, paint_levels
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.stats.chi_square import expected, judge
from catanqt.ui.stats.figure_text import decimal, verdict_words
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Theme

PLAIN, ROBBER = "#B98A54", "#6A625C"
RED = (6, 8)


class DiceChart(Chart):
    """Actual and expected frequency of each number."""

    def __init__(
        self,
        theme: Theme,
        counts: Sequence[tuple[Who | None, Mapping[int, int]]],
        weights: Mapping[int, int],
    ) -> None:
        """`counts` are the rolls of each player, or of nobody in particular."""
        self._counts = counts
        self._numbers = tuple(weights)
        self.totals = {number: sum(rolls.get(number, 0) for _, rolls in counts) for number in weights}
        self.fit = judge(self.totals, weights)
        self._due = expected(self.fit.rolls, weights)
        self._by_player = False
        told = "\n".join([*(self._words(number) for number in self._numbers), verdict_words(self.fit)])
        super().__init__(theme, tr("Dice: rolled and expected"), told)

    @property
    def by_player(self) -> bool:
        return self._by_player

    def show_players(self, on: bool) -> None:
        """Split the bars by who rolled, or show them whole."""
        self._by_player = on
        self.redraw()

    def _words(self, number: int) -> str:
        words = tr(
            "{number}: rolled %n times, {due} expected",
            "",
            self.totals[number],
            number=number,
            due=decimal(self._due[number]),
        )
        parts = [f"{who.name} {rolls.get(number, 0)}" for who, rolls in self._counts if who is not None]
        return tr("{words} ({parts})", words=words, parts=listing(parts)) if len(parts) > 1 else words

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        most = max(1.0, *self.totals.values(), *self._due.values())
        digits = brushes.width(str(round(most)), size)
        box = area.adjusted(digits + size * 0.6, size * 0.7, 0, -size * 1.8)
        paint_levels(painter, box, most, size, self.theme)
        step = box.width() / len(self._numbers)
        marks = []
        for place, number in enumerate(self._numbers):
            slot = QRectF(box.left() + step * place, box.top(), step, box.height())
            self._paint_bar(painter, slot, number, most)
            self._paint_number(painter, slot, number, size)
            marks.append(Mark(slot.adjusted(step * 0.08, 0, -step * 0.08, size * 1.6), self._words(number)))
        self._paint_expected(painter, box, step, most)
        return marks

    def _paint_bar(self, painter: QPainter, slot: QRectF, number: int, top: float) -> None:
        wide, unit = slot.width() * 0.68, slot.height() / top
        bar = QRectF(slot.center().x() - wide / 2, slot.bottom(), wide, 0)
        if not self._by_player:
            bar.setTop(slot.bottom() - unit * self.totals[number])
            _paint_block(painter, bar, self._paint_of(number))
            return
        for who, rolls in self._counts:
            high = unit * rolls.get(number, 0)
            if who is None or not high:
                continue
            owner = self.theme.owners[who.colour]
            part = QRectF(bar.left(), bar.top() - high, wide, high)
            painter.setPen(QPen(owner.edge, 1))
            painter.setBrush(QColor(owner.base))
            painter.drawRect(part)
            radius = min(wide * 0.3, high * 0.34, self.theme.px(7))
            if radius >= 2:
                brushes.emblem(painter, owner, part.center().x(), part.center().y(), radius)
            bar.setTop(part.top())

    def _paint_of(self, number: int) -> str:
        if len(self._numbers) == 6:
            return PLAIN
        return self.theme.paper_red if number in RED else ROBBER if number == 7 else PLAIN

    def _paint_number(self, painter: QPainter, slot: QRectF, number: int, size: float) -> None:
        theme = self.theme
        red = number in RED and len(self._numbers) > 6
        ink = (theme.bad if theme.dark else theme.paper_red) if red else theme.text
        place = QRectF(slot.left(), slot.bottom() + size * 0.3, slot.width(), size * 1.5)
        brushes.words(painter, place, str(number), size, ink, True, brushes.CENTRE)

    def _paint_expected(self, painter: QPainter, box: QRectF, step: float, top: float) -> None:
        points = [
            QPointF(box.left() + step * (place + 0.5), box.bottom() - box.height() * self._due[number] / top)
            for place, number in enumerate(self._numbers)
        ]
        painter.setBrush(brushes.NO_BRUSH)
        pen = brushes.round_pen(self.theme.text, 2)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(QColor(self.theme.panel))
        painter.setPen(QPen(QColor(self.theme.text), 1.6))
        for point in points:
            painter.drawEllipse(point, 3, 3)


def _paint_block(painter: QPainter, bar: QRectF, colour: str) -> None:
    if bar.height() <= 0:
        return
    face = QLinearGradient(bar.topLeft(), bar.topRight())
    face.setColorAt(0, mix(colour, "#FFFFFF", 0.22))
    face.setColorAt(1, QColor(colour))
    painter.setPen(QPen(mix(colour, "#000000", 0.25), 1))
    painter.setBrush(face)
    painter.drawRoundedRect(bar, min(3, bar.height() / 2), min(3, bar.height() / 2))
