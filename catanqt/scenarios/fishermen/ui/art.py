"""The Fishermen's art: fish, round tokens, the old shoe, and the fisheries off the coast."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.art import icons
from catanqt.ui.art.brushes import NO_BRUSH, NO_PEN, round_pen, soft_shadow
from catanqt.ui.art.colour import Colour, mix, tint
from catanqt.ui.art.stamps import STAMPS
from catanqt.ui.games.kit import Look

FISH = "#2A7390"
"""The blue of fish."""
SHOAL = {
    1: ((0.0, 0.0, 0.66),),
    2: ((-0.07, -0.155, 0.48), (0.07, 0.155, 0.48)),
    3: ((-0.06, -0.235, 0.40), (0.11, 0.0, 0.40), (-0.06, 0.235, 0.40)),
}
"""Where the fish of a token swim, and how large: shares of its width."""


@lru_cache(maxsize=1)
def _body() -> QPainterPath:
    """A fish that swims to the left, one unit long."""
    path = QPainterPath(QPointF(-0.5, 0))
    path.cubicTo(-0.36, -0.23, -0.17, -0.31, 0.04, -0.28)
    path.cubicTo(0.17, -0.26, 0.27, -0.18, 0.33, -0.09)
    path.lineTo(0.5, -0.22)
    path.cubicTo(0.46, -0.08, 0.46, 0.08, 0.5, 0.22)
    path.lineTo(0.33, 0.09)
    path.cubicTo(0.27, 0.18, 0.17, 0.26, 0.04, 0.28)
    path.cubicTo(-0.17, 0.31, -0.36, 0.23, -0.5, 0)
    path.closeSubpath()
    return path


def fish(painter: QPainter, at: QPointF, length: float, turn: float = 0.0, colour: Colour = "#FFFDF2") -> None:
    """One fish, turned clockwise by so many degrees."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    painter.scale(length, length)
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#0B2433", 0.35))
    painter.drawPath(_body().translated(0.02, 0.07))
    side = QLinearGradient(0, -0.3, 0, 0.3)
    side.setColorAt(0, mix(colour, "#FFFFFF", 0.5))
    side.setColorAt(0.55, QColor(colour))
    side.setColorAt(1, mix(colour, "#2A5A70", 0.45))
    painter.setPen(round_pen(mix("#1E5670", colour, 0.1), 0.045))
    painter.setBrush(side)
    painter.drawPath(_body())
    painter.setPen(round_pen("#2A6F8C", 0.045))
    painter.setBrush(NO_BRUSH)
    painter.drawArc(QRectF(-0.32, -0.15, 0.24, 0.30), -70 * 16, 140 * 16)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#17384A"))
    painter.drawEllipse(QPointF(-0.29, -0.05), 0.045, 0.05)
    painter.restore()


def token(painter: QPainter, rect: QRectF, amount: int) -> None:
    """A token that shows 1 to 3 fish; 0 shows its back."""
    STAMPS.press(painter, rect, ("fish", amount), lambda p, r: _token(p, r, amount), rect.width() * 0.16)


def _token(painter: QPainter, rect: QRectF, amount: int) -> None:
    _coin(painter, rect, "#A9DDE6", "#3F8CAA")
    if not amount:
        inset = rect.width() * 0.24
        icons.paint(painter, "fish", rect.adjusted(inset, inset, -inset, -inset), tint("#FFFFFF", 0.75), FISH)
        return
    shoal(painter, rect, amount)


def shoal(painter: QPainter, rect: QRectF, amount: int) -> None:
    """The fish of a token."""
    side, middle = rect.width(), rect.center()
    for dx, dy, length in SHOAL[amount]:
        fish(painter, middle + QPointF(dx * side, dy * side), length * side)


def shoe(painter: QPainter, rect: QRectF) -> None:
    """The old shoe on its token."""
    STAMPS.press(painter, rect, "shoe", _shoe, rect.width() * 0.16)


def _shoe(painter: QPainter, rect: QRectF) -> None:
    _coin(painter, rect, "#E2D0AE", "#A58A5C")
    inset = rect.width() * 0.2
    box = rect.adjusted(inset, inset, -inset, -inset)
    icons.paint(painter, "shoe", box.translated(rect.width() * 0.02, rect.width() * 0.03), "#2E1F0E")
    icons.paint(painter, "shoe", box, "#6B4A26", "#E2D0AE")


def _coin(painter: QPainter, rect: QRectF, lit: str, shade: str) -> None:
    side, middle = rect.width(), rect.center()
    soft_shadow(painter, middle.x() + side * 0.02, middle.y() + side * 0.08, side * 0.57, side * 0.55, 0.45)
    painter.setPen(NO_PEN)
    painter.setBrush(mix(shade, "#0B2433", 0.45))
    painter.drawEllipse(rect.translated(0, side * 0.035))
    face = QRadialGradient(middle + QPointF(-side * 0.2, -side * 0.25), side * 0.9)
    face.setColorAt(0, QColor(lit))
    face.setColorAt(1, QColor(shade))
    painter.setPen(QPen(mix(shade, "#0B2433", 0.5), max(1.0, side * 0.03)))
    painter.setBrush(face)
    painter.drawEllipse(rect)
    painter.setPen(QPen(tint("#FFFFFF", 0.5), max(0.8, side * 0.022)))
    painter.setBrush(NO_BRUSH)
    inset = side * 0.07
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))


def token_look(amount: int) -> Look:
    """A token on its way; its back if nobody but the owner may see it."""
    return Look(lambda painter: token(painter, QRectF(-19, -19, 38, 38), amount), extent=28)


def shoe_look() -> Look:
    """The shoe on its way."""
    return Look(lambda painter: shoe(painter, QRectF(-21, -21, 42, 42)), extent=30)
