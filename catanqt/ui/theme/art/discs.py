"""Number discs: paper with a figure and its pips, six and eight in red; and the veil under the robber."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, soft_shadow, text
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.grain import grain
from catanqt.ui.theme.theme import Theme

RADIUS, SMALL_RADIUS = 32.0, 27.0
"""Of a disc alone on its hex, and of one of two."""
PLACE = QPointF(0, 12)
"""Where the disc lies on its hex."""
ASIDE = 28.0
"""How far the two discs of one hex lie from its middle."""


def pips(number: int) -> int:
    """In how many of 36 rolls a number comes up."""
    return 6 - abs(7 - number)


def places(count: int) -> tuple[tuple[QPointF, float], ...]:
    """Where the discs of a hex lie, and their radius."""
    if count == 1:
        return ((PLACE, RADIUS),)
    return tuple((PLACE + QPointF((2 * i - count + 1) * ASIDE, 0), SMALL_RADIUS) for i in range(count))


def disc(painter: QPainter, number: int, theme: Theme, radius: float = RADIUS) -> None:
    """A disc around the origin."""
    soft_shadow(painter, radius * 0.10, radius * 0.18, radius * 1.22, radius * 1.18, 0.55)
    _paper(painter, theme, radius)
    ink = QColor(theme.disc_red if number in (6, 8) else theme.disc_ink)
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(tint(ink, 0.35 if number in (6, 8) else 0.16), radius * 0.035))
    painter.drawEllipse(QPointF(0, 0), radius * 0.88, radius * 0.88)
    count = pips(number)
    upper = QRectF(-radius, -radius, 2 * radius, radius * 1.72)
    text(painter, upper, str(number), radius * (0.86 + 0.06 * count), ink)
    painter.setPen(NO_PEN)
    painter.setBrush(ink)
    for i in range(count):
        at = QPointF((i - (count - 1) / 2) * radius * 0.215, radius * 0.58)
        painter.drawEllipse(at, radius * 0.078, radius * 0.078)


def _paper(painter: QPainter, theme: Theme, radius: float) -> None:
    face = QRadialGradient(QPointF(-radius * 0.35, -radius * 0.45), radius * 1.7)
    face.setColorAt(0, mix(theme.disc, "#FFFFFF", 0.2 if theme.dark else 0.55))
    face.setColorAt(0.55, QColor(theme.disc))
    face.setColorAt(1, mix(theme.disc, theme.disc_edge, 0.55))
    round_ = QPainterPath()
    round_.addEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QPen(mix(theme.disc_edge, "#5A4420", 0.35), radius * 0.05))
    painter.setBrush(face)
    painter.drawPath(round_)
    painter.save()
    painter.setClipPath(round_, Qt.ClipOperation.IntersectClip)
    grain(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius), 0.10, 0.4)
    painter.restore()
