"""Harbours: planked jetties out to a round sign with the resource and the rate."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import NO_PEN, soft_shadow, text
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.theme import Theme

RADIUS = 27.0
OUT = 66.0
"""How far a sign lies out from the middle of its edge."""
PLANKS = ("#C99A62", "#B98A54", "#D4A871")


def jetty(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """A pier from a corner of the coast out to the sign."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    painter.save()
    painter.translate(start)
    painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#0B2433", 0.35))
    painter.drawRoundedRect(QRectF(2, -2, length, 12), 3, 3)
    painter.setBrush(QColor("#8A6238"))
    painter.drawRoundedRect(QRectF(0, -6, length, 12), 2, 2)
    _planks(painter, length)
    painter.restore()
    aside = QPointF(-way.y(), way.x()) / length * 6.2
    for along in (0.42, 0.92):
        for side in (-1, 1):
            _pole(painter, start + way * along + aside * side)


def _planks(painter: QPainter, length: float) -> None:
    count = max(3, int(length / 6))
    for i in range(count):
        plank = QRectF(i * length / count + 0.4, -5.6, length / count - 0.9, 11.2)
        painter.fillRect(plank, QColor(PLANKS[i % 3]))
    light = QLinearGradient(0, -6, 0, 6)
    light.setColorAt(0, tint("#FFFFFF", 0.18))
    light.setColorAt(0.45, tint("#FFFFFF", 0.0))
    light.setColorAt(0.55, tint("#4A2E12", 0.0))
    light.setColorAt(1, tint("#4A2E12", 0.28))
    painter.fillRect(QRectF(0, -5.6, length, 11.2), light)


def _pole(painter: QPainter, at: QPointF) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#5E4023"))
    painter.drawEllipse(at, 2.5, 2.5)
    painter.setBrush(QColor("#9C7446"))
    painter.drawEllipse(at + QPointF(-0.5, -0.7), 1.6, 1.6)


def badge(painter: QPainter, kind: str, theme: Theme, radius: float = RADIUS, plain: bool = False) -> None:
    """The sign around the origin: what it takes ("any" or a resource) and the rate; if `plain`, one of them."""
    soft_shadow(painter, 3, 6, radius * 1.3, radius * 1.25, 0.5, "#06202E")
    rim = QLinearGradient(-radius, -radius, radius, radius)
    rim.setColorAt(0, QColor("#E2BA82"))
    rim.setColorAt(1, QColor("#9C6F3C"))
    painter.setPen(QPen(QColor("#6B4824"), 1.6))
    painter.setBrush(rim)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    taken = theme.resources.get(kind)
    _face(painter, taken.base if taken else theme.disc, radius)
    if plain:
        whole = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        if taken:  # the picture tells the harbours apart, and all that have one take two for one
            shift = 0.38 * radius
            icons.paint(painter, kind, whole.adjusted(shift, shift, -shift, -shift), taken.ink, taken.cut)
        else:
            text(painter, whole, _rate(kind), radius * 0.92, theme.disc_ink)
        return
    side = radius * (1.12 if taken else 1.0)
    box = QRectF(-side / 2, -side / 2 - radius * 0.16, side, side)
    if taken:
        icons.paint(painter, kind, box, taken.ink, taken.cut)
    else:
        icons.paint(painter, "any", box, "#7A5A34", "#FFFFFF")
    _ribbon(painter, _rate(kind), theme, radius)


def _rate(kind: str) -> str:
    return "3:1" if kind == "any" else "2:1"


def _face(painter: QPainter, colour: str, radius: float) -> None:
    face = QRadialGradient(QPointF(-radius * 0.4, -radius * 0.5), radius * 1.6)
    face.setColorAt(0, mix(colour, "#FFFFFF", 0.28))
    face.setColorAt(1, mix(colour, "#000000", 0.10))
    painter.setBrush(face)
    painter.setPen(QPen(tint("#4A2E12", 0.7), 1.2))
    painter.drawEllipse(QPointF(0, 0), radius * 0.83, radius * 0.83)


def _ribbon(painter: QPainter, rate: str, theme: Theme, radius: float) -> None:
    ribbon = QRectF(-radius * 0.70, radius * 0.36, radius * 1.40, radius * 0.72)
    painter.setPen(QPen(mix(theme.disc_edge, "#5A4420", 0.45), 1.3))
    painter.setBrush(QColor(theme.disc))
    painter.drawRoundedRect(ribbon, radius * 0.2, radius * 0.2)
    text(painter, ribbon, rate, radius * 0.60, theme.disc_ink)
