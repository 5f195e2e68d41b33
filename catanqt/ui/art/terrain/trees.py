"""Trees: conifers and round broad-leaved ones."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from catanqt.ui.art.brushes import NO_PEN, soft_shadow
from catanqt.ui.art.colour import mix

TIERS = ((0.50, 0.10, 1.0), (0.76, 0.34, 0.80), (1.0, 0.58, 0.58))
"""Top and bottom of each tier of a conifer, and its width, by the height and width of the tree."""
CROWN = ((0.0, -0.66, 1.0), (-0.24, -0.5, 0.74), (0.24, -0.5, 0.74), (0.0, -0.42, 0.8))
"""The balls of a round tree's crown: where, by the height of the tree, and how large."""


def conifer(painter: QPainter, x: float, y: float, height: float, colour: str, trunk: str = "#5B3A22") -> None:
    """Three tiers, lit to the left, shaded to the right; its foot is at (x, y)."""
    half = height * 0.36
    soft_shadow(painter, x + height * 0.16, y, half * 1.25, height * 0.14, 0.34)
    _trunk(painter, x, y, height * 0.1, height * 0.16, trunk)
    for i, (top, bottom, share) in enumerate(TIERS):
        painter.setBrush(_needles(x, half, colour, 0.26 + 0.05 * i))
        painter.drawPath(_tier(x, y, height, half * share, top, bottom))


def _trunk(painter: QPainter, x: float, y: float, width: float, height: float, colour: str) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawRect(QRectF(x - width / 2, y - height, width, height))


def _tier(x: float, y: float, height: float, half: float, top: float, bottom: float) -> QPainterPath:
    tier = QPainterPath(QPointF(x, y - height * top))
    tier.quadTo(x + half * 0.45, y - height * (bottom + 0.12), x + half, y - height * bottom)
    tier.quadTo(x, y - height * (bottom - 0.08), x - half, y - height * bottom)
    tier.quadTo(x - half * 0.45, y - height * (bottom + 0.12), x, y - height * top)
    return tier


def _needles(x: float, half: float, colour: str, lit: float) -> QLinearGradient:
    face = QLinearGradient(x - half, 0, x + half, 0)
    face.setColorAt(0, mix(colour, "#C9E07C", lit))
    face.setColorAt(0.48, mix(colour, "#C9E07C", 0.05))
    face.setColorAt(0.52, mix(colour, "#0B2A1A", 0.16))
    face.setColorAt(1, mix(colour, "#0B2A1A", 0.34))
    return face


def leafy(painter: QPainter, x: float, y: float, height: float, colour: str, trunk: str = "#5B3A22") -> None:
    """A round tree; its foot is at (x, y)."""
    radius = height * 0.34
    soft_shadow(painter, x + height * 0.18, y, radius * 1.25, height * 0.14, 0.32)
    _trunk(painter, x, y, height * 0.09, height * 0.3, trunk)
    crown = QPainterPath()
    crown.setFillRule(Qt.FillRule.WindingFill)
    for dx, dy, share in CROWN:
        crown.addEllipse(QPointF(x + height * dx, y + height * dy), radius * share, radius * share)
    face = QRadialGradient(QPointF(x - radius * 0.5, y - height * 0.8), height * 0.85)
    face.setColorAt(0, mix(colour, "#F0F5A8", 0.36))
    face.setColorAt(0.5, QColor(colour))
    face.setColorAt(1, mix(colour, "#0B2A1A", 0.42))
    painter.setBrush(face)
    painter.drawPath(crown)
