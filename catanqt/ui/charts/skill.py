"""A person's skill over the games that count: a curve in a band of uncertainty, between the levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from catanqt.kernel.player_name import LEVEL_SKILLS
from catanqt.ui.charts.chart import Chart, Mark
from catanqt.ui.stats.skill import SkillPoint
from catanqt.ui.stats.skill_text import point_words
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.players import level_name
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.theme import Theme

LOWEST, HIGHEST = -10, 110
"""What is always shown: the scale and a little beyond; the curve may need more."""
DOT = 3.2


class SkillChart(Chart):
    """One point for each game, the newest on the right."""

    def __init__(self, theme: Theme, points: Sequence[SkillPoint]) -> None:
        self._points = points
        told = "\n".join(point_words(number, point) for number, point in enumerate(points, start=1))
        super().__init__(theme, tr("Your skill"), told)

    def draw(self, painter: QPainter, area: QRectF) -> Sequence[Mark]:
        size = self.type_size(area)
        names = max(brushes.width(level_name(level), size) for level in LEVEL_SKILLS)
        box = area.adjusted(names + size, size * 0.5, -size * 0.6, -size * 0.5)
        ratings = [point.rating for point in self._points]
        low = min(LOWEST, *(one.skill - one.error for one in ratings))
        high = max(HIGHEST, *(one.skill + one.error for one in ratings))

        def y(skill: float) -> float:
            return box.bottom() - box.height() * (skill - low) / (high - low)

        self._paint_levels(painter, area, box, size, y)
        step = box.width() / len(ratings)
        places = [box.left() + step * (number + 0.5) for number in range(len(ratings))]
        upper = [QPointF(x, y(one.skill + one.error)) for x, one in zip(places, ratings, strict=True)]
        lower = [QPointF(x, y(one.skill - one.error)) for x, one in zip(places, ratings, strict=True)]
        middle = [QPointF(x, y(one.skill)) for x, one in zip(places, ratings, strict=True)]
        self._paint_band(painter, upper, lower, middle)
        return [
            Mark(QRectF(x - step / 2, box.top(), step, box.height()), point_words(number, point))
            for number, (x, point) in enumerate(zip(places, self._points, strict=True), start=1)
        ]

    def _paint_levels(
        self, painter: QPainter, area: QRectF, box: QRectF, size: float, y: Callable[[float], float]
    ) -> None:
        for level, skill in LEVEL_SKILLS.items():
            at = y(skill)
            painter.setPen(QPen(QColor(self.theme.line_strong), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(box.left(), at), QPointF(box.right(), at))
            place = QRectF(area.left(), at - size, box.left() - area.left() - size * 0.5, size * 2)
            brushes.words(painter, place, level_name(level), size, self.theme.muted, align=brushes.RIGHT)

    def _paint_band(self, painter: QPainter, upper: list[QPointF], lower: list[QPointF], middle: list[QPointF]) -> None:
        accent = self.theme.accent
        band = QPainterPath()
        band.addPolygon(QPolygonF([*upper, *reversed(lower)]))
        band.closeSubpath()
        painter.fillPath(band, tint(accent, 0.2))
        painter.setPen(brushes.round_pen(accent, 2.4))
        painter.drawPolyline(QPolygonF(middle))
        painter.setPen(brushes.NO_PEN)
        painter.setBrush(QColor(accent))
        for point in middle if len(middle) <= 60 else middle[-1:]:
            painter.drawEllipse(point, DOT, DOT)
        if len(middle) == 1:
            painter.setPen(QPen(QColor(accent), 2))
            painter.drawLine(upper[0], lower[0])
