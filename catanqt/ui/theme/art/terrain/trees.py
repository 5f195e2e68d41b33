"""Trees: conifers and round broad-leaved ones."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from catanqt.ui.theme.art.brushes import soft_shadow
from catanqt.ui.theme.art.colour import mix

TIERS = ((0.50, 0.10, 1.0), (0.76, 0.34, 0.80), (1.0, 0.58, 0.58))
"""Top and bottom of each tier of a conifer, and its width, by the height and width of the tree."""
CROWN = ((0.0, -0.66, 1.0), (-0.24, -0.5, 0.74), (0.24, -0.5, 0.74), (0.0, -0.42, 0.8))
"""The balls of a round tree's crown: where, by the height of the tree, and how large."""


def conifer(painter: QPainter, x: float, y: float, height: float, colour: str, trunk: str = "#5B3A22") -> None:
    """Three tiers, lit to the left, shaded to the right; its foot is at (x, y)."""
    soft_shadow(painter, x + height * 0.16, y, height * 0.45, height * 0.14, 0.34)
    painter.save()
    painter.translate(x, y)
    painter.scale(height, height)
    painter.fillRect(QRectF(-0.05, -0.16, 0.1, 0.16), QColor(trunk))
    for tier, needles in zip(_tiers(), _needles(colour), strict=True):
        painter.fillPath(tier, needles)
    painter.restore()


@lru_cache(maxsize=1)
def _tiers() -> tuple[QPainterPath, ...]:
    """The tiers of a conifer of height 1 on the origin."""
    tiers = []
    for top, bottom, share in TIERS:
        half = 0.36 * share
        tier = QPainterPath(QPointF(0, -top))
        tier.quadTo(half * 0.45, -bottom - 0.12, half, -bottom)
        tier.quadTo(0, -bottom + 0.08, -half, -bottom)
        tier.quadTo(-half * 0.45, -bottom - 0.12, 0, -top)
        tiers.append(tier)
    return tuple(tiers)


@lru_cache(maxsize=32)
def _needles(colour: str) -> tuple[QBrush, ...]:
    """A brush for each tier: the higher, the more light."""
    brushes = []
    for i in range(len(TIERS)):
        face = QLinearGradient(-0.36, 0, 0.36, 0)
        face.setColorAt(0, mix(colour, "#C9E07C", 0.26 + 0.05 * i))
        face.setColorAt(0.48, mix(colour, "#C9E07C", 0.05))
        face.setColorAt(0.52, mix(colour, "#0B2A1A", 0.16))
        face.setColorAt(1, mix(colour, "#0B2A1A", 0.34))
        brushes.append(QBrush(face))
    return tuple(brushes)


def leafy(painter: QPainter, x: float, y: float, height: float, colour: str, trunk: str = "#5B3A22") -> None:
    """A round tree; its foot is at (x, y)."""
    soft_shadow(painter, x + height * 0.18, y, height * 0.425, height * 0.14, 0.32)
    painter.save()
    painter.translate(x, y)
    painter.scale(height, height)
    painter.fillRect(QRectF(-0.045, -0.3, 0.09, 0.3), QColor(trunk))
    painter.fillPath(_crown(), _leaves(colour))
    painter.restore()


@lru_cache(maxsize=1)
def _crown() -> QPainterPath:
    crown = QPainterPath()
    crown.setFillRule(Qt.FillRule.WindingFill)
    for x, y, share in CROWN:
        crown.addEllipse(QPointF(x, y), 0.34 * share, 0.34 * share)
    return crown


@lru_cache(maxsize=32)
def _leaves(colour: str) -> QBrush:
    face = QRadialGradient(QPointF(-0.17, -0.8), 0.85)
    face.setColorAt(0, mix(colour, "#F0F5A8", 0.36))
    face.setColorAt(0.5, QColor(colour))
    face.setColorAt(1, mix(colour, "#0B2A1A", 0.42))
    return QBrush(face)
