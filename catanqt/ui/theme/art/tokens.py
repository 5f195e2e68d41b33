"""Flat wooden tokens in stacks, in the colour and with the emblem of their owner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import emblem, sign, soft_shadow, zoom
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.theme import Owner, Theme

RADIUS = 17.0
FLAT = 0.78
STEP = 6.0


def token(
    painter: QPainter, owner: Owner, radius: float = RADIUS, icon: str = "", count: int = 1, step: float = STEP
) -> None:
    """A stack of `count` tokens on the origin: the emblem on the top one, and what it is for (an icon) at its side."""
    soft_shadow(painter, 3, 4, radius * 1.35, radius * 0.9, 0.5)
    for i in range(count):
        _body(painter, owner, radius, -i * step, step, top=i == count - 1)
    painter.save()
    painter.translate(0, -(count - 1) * step)
    painter.scale(1, FLAT + 0.04)
    emblem(painter, owner, 0, 0, radius * 0.52)
    painter.restore()
    if icon and zoom(painter) >= 0.45:
        _mark(painter, owner, icon, QPointF(radius * 0.86, -(count - 1) * step - radius * 0.62), radius * 0.5)


def _body(painter: QPainter, owner: Owner, radius: float, y: float, step: float, top: bool) -> None:
    painter.setPen(QPen(owner.edge, 1.2))
    painter.setBrush(mix(owner.base, owner.dark, 0.5))
    side = QPainterPath()
    side.addRoundedRect(
        QRectF(-radius, y - radius * FLAT + step * 0.2, 2 * radius, 2 * radius * FLAT + step * 0.8),
        radius,
        radius * FLAT,
    )
    painter.drawPath(side)
    face = QLinearGradient(-radius, y - radius, radius, y + radius)
    face.setColorAt(0, mix(owner.base, owner.light, 0.7 if top else 0.0))
    face.setColorAt(1, QColor(owner.base))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, y), radius, radius * FLAT)


def _mark(painter: QPainter, owner: Owner, icon: str, at: QPointF, radius: float) -> None:
    painter.setPen(QPen(owner.edge, 1.0))
    painter.setBrush(QColor("#FFFDF4"))
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius * 0.84, at.y() - radius * 0.84, radius * 1.68, radius * 1.68)
    icons.paint(painter, icon, box, "#2B2723", "#FFFDF4")


def count_badge(painter: QPainter, at: QPointF, count: int, theme: Theme, radius: float = 9.5) -> None:
    """How many lie in a stack, on a small sign."""
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    sign(painter, box, str(count), theme.disc_ink, theme.disc)
