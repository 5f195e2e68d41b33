"""The faces of Junior's tiles in the hand: a beach under a clear sky, with a picture of the resource."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from catanqt.ui.games.junior import props
from catanqt.ui.games.junior.islands import ground
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.theme import Theme

SKY, HAZE, WATER = "#8FD6DE", "#D8F2F0", "#4FA9BC"
WIDE, HIGH = 100.0, 110.0
"""A face is painted in these units and scaled to its card."""
HORIZON = 34.0
FACES: dict[str, Callable[[QPainter], None]] = {
    "wood": lambda painter: props.logs(painter, 60, 58, 60),
    "goat": lambda painter: props.goat(painter, 60, 58, 52),
    "molasses": lambda painter: props.barrel(painter, 66, 60, 50),
    "cutlass": lambda painter: props.cutlasses(painter, 60, 62, 60),
    "gold": lambda painter: props.treasure(painter, 62, 60, 58),
}


def face(kind: str, theme: Theme) -> Callable[[QPainter, QRectF], None]:
    """The painter of a tile's face."""
    return partial(_paint, kind, theme)


def _paint(kind: str, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    scale = max(rect.width() / WIDE, rect.height() / HIGH)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center().x() - WIDE / 2 * scale, rect.top())
    painter.scale(scale, scale)
    _view(painter, kind, theme)
    props.palm(painter, 17, 60, 50, 0.1)
    FACES[kind](painter)
    if theme.sea.veil:
        painter.fillRect(QRectF(-WIDE, -HIGH, 3 * WIDE, 3 * HIGH), tint("#0A1424", theme.sea.veil))
    painter.restore()


def _view(painter: QPainter, kind: str, theme: Theme) -> None:
    """Sky, a strip of water, and the ground of the island it comes from."""
    air = QLinearGradient(0, 0, 0, HORIZON)
    air.setColorAt(0, QColor(SKY))
    air.setColorAt(1, QColor(HAZE))
    painter.fillRect(QRectF(-WIDE, -HIGH, 3 * WIDE, HIGH + HORIZON), air)
    painter.fillRect(QRectF(-WIDE, HORIZON - 6, 3 * WIDE, 14), QColor(WATER))
    lit, shade = ground(kind, theme)
    beach = QPainterPath(QPointF(-WIDE, HORIZON + 6))
    beach.quadTo(WIDE * 0.4, HORIZON - 4, 2 * WIDE, HORIZON + 8)
    beach.lineTo(2 * WIDE, 3 * HIGH)
    beach.lineTo(-WIDE, 3 * HIGH)
    earth = QLinearGradient(0, HORIZON, 0, HIGH)
    earth.setColorAt(0, QColor(lit))
    earth.setColorAt(1, QColor(shade))
    painter.fillPath(beach, earth)
