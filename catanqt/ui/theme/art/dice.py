"""Dice with pips: one ivory, one amber."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from catanqt.ui.theme.art.brushes import NO_PEN, soft_shadow
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.stamps import STAMPS

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Ivory:
    """What a die is made of."""

    face: str = "#FFF9EC"
    ink: str = "#33291F"
    edge: str = "#B79F73"


IVORY = Ivory()
AMBER = Ivory("#E9B23A", "#3A2400", "#96690C")
STUFF = (IVORY, AMBER)


def die(painter: QPainter, rect: QRectF, value: int, stuff: Ivory = IVORY) -> None:
    """A die's face, 1 to 6."""
    pad = rect.width() * 0.3
    STAMPS.press(painter, rect, ("die", value, stuff), lambda p, r: _die(p, r, value, stuff), pad)


def _die(painter: QPainter, rect: QRectF, value: int, stuff: Ivory) -> None:
    side, middle = rect.width(), rect.center()
    soft_shadow(painter, middle.x() + side * 0.05, middle.y() + side * 0.12, side * 0.66, side * 0.62, 0.42)
    face = QLinearGradient(rect.topLeft(), rect.bottomRight())
    face.setColorAt(0, mix(stuff.face, "#FFFFFF", 0.6))
    face.setColorAt(1, mix(stuff.face, stuff.edge, 0.5))
    painter.setPen(QPen(QColor(stuff.edge), max(1.0, side * 0.03)))
    painter.setBrush(face)
    painter.drawRoundedRect(rect, side * 0.22, side * 0.22)
    painter.setPen(NO_PEN)
    for x, y in PIPS[value]:
        at = middle + QPointF(x, y) * (side * 0.25)
        painter.setBrush(tint("#FFFFFF", 0.7))
        painter.drawEllipse(at + QPointF(side * 0.012, side * 0.02), side * 0.088, side * 0.088)
        painter.setBrush(QColor(stuff.ink))
        painter.drawEllipse(at, side * 0.085, side * 0.085)
