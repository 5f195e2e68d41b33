"""The signs of a review, told apart by shape as well as by colour: grades of decisions, and strokes of luck."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from catanqt.analysis.model import Grade
from catanqt.ui.text.review import SIGNS
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.theme import DISPLAY, Theme

ORANGE, GOLD = "#C4571A", "#B7790F"


def grade_colour(grade: Grade, theme: Theme) -> str:
    """The ground of a grade's sign; what is written on it is white, or nearly."""
    return {
        Grade.GOOD: theme.muted,
        Grade.INACCURACY: GOLD,
        Grade.MISTAKE: ORANGE,
        Grade.BLUNDER: "#B3261E",
    }.get(grade, "#2F7D4F")


def paint_grade(painter: QPainter, at: QPointF, radius: float, grade: Grade, theme: Theme) -> None:
    """A disc with a chess player's sign, or with a tick."""
    painter.setPen(QPen(QColor(theme.panel), max(1.0, radius * 0.16)))
    painter.setBrush(QColor(grade_colour(grade, theme)))
    painter.drawEllipse(at, radius, radius)
    sign = SIGNS.get(grade)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    if sign is None:
        inner = box.adjusted(radius * 0.4, radius * 0.4, -radius * 0.4, -radius * 0.4)
        icons.paint(painter, "star" if grade is not Grade.GOOD else "check", inner, "#FFFFFF")
    else:
        brushes.words(painter, box, sign, radius * 1.35, "#FFFFFF", True, brushes.CENTRE, DISPLAY)


def paint_luck(painter: QPainter, at: QPointF, radius: float, change: float, theme: Theme) -> None:
    """A triangle up for good luck, down for bad."""
    way = -1 if change > 0 else 1
    points = [
        QPointF(at.x() + dx * radius, at.y() + way * dy * radius) for dx, dy in ((-1, -0.7), (1, -0.7), (0, 0.95))
    ]
    painter.setPen(brushes.round_pen(theme.panel, max(1.0, radius * 0.2)))
    painter.setBrush(QColor(theme.good if change > 0 else theme.bad))
    painter.drawPolygon(QPolygonF(points))
