"""The middle of Spooky Island: a rock with a cave like a skull, lit from within."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from catanqt.ui.games.junior.props import crag
from catanqt.ui.theme.art.brushes import NO_PEN, round_pen, soft_shadow
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.geometry import shape

DARK = "#2B2638"


def skull_cave(painter: QPainter) -> None:
    """The whole scene around (0, 0), open at the lower right where a lair may stand."""
    for x, y, wide, high in ((-38, -2, 44, 44), (34, -12, 50, 56), (-4, -14, 66, 62)):
        crag(painter, x, y, wide, high, "#938DAB", "#484459")
    _dead_tree(painter)
    _skull(painter)
    for x, y, wide in ((-48, 26, 22), (-34, 40, 18)):
        crag(painter, x, y, wide, wide * 0.7, "#8C87A0", "#4C485E")


def _dead_tree(painter: QPainter) -> None:
    painter.setPen(round_pen("#3A3144", 3.6))
    trunk = QPainterPath(QPointF(44, 8))
    trunk.quadTo(40, -10, 46, -28)
    painter.drawPath(trunk)
    painter.setPen(round_pen("#3A3144", 2.2))
    for start, end in (((43, -8), (54, -20)), ((44, -16), (34, -30)), ((46, -27), (52, -38)), ((46, -27), (40, -40))):
        painter.drawLine(QPointF(*start), QPointF(*end))


def _skull(painter: QPainter) -> None:
    soft_shadow(painter, 0, 42, 40, 12, 0.5)
    bone = QLinearGradient(-24, -20, 24, 40)
    bone.setColorAt(0, QColor("#FBF5E6"))
    bone.setColorAt(1, QColor("#C9BFAE"))
    painter.setPen(round_pen("#5C5468", 1.8))
    painter.setBrush(bone)
    head = QPainterPath()
    head.addEllipse(QPointF(-4, 6), 29, 26)
    jaw = QPainterPath()
    jaw.addRoundedRect(QRectF(-20, 20, 32, 24), 8, 8)
    painter.drawPath(head.united(jaw))
    painter.setPen(NO_PEN)
    for x in (-15.5, 7.5):
        glow = QRadialGradient(QPointF(x, 9), 9)
        glow.setColorAt(0, QColor("#8FE6C0"))
        glow.setColorAt(0.45, QColor("#2F7D6A"))
        glow.setColorAt(1, QColor(DARK))
        painter.setBrush(glow)
        painter.drawEllipse(QPointF(x, 8), 8.4, 9.4)
    painter.setBrush(QColor(DARK))
    painter.drawPath(shape((-4, 17), (-8, 25), (0, 25)))
    painter.setPen(round_pen(DARK, 2.2))
    for x in (-12, -4, 4):
        painter.drawLine(QPointF(x, 33), QPointF(x, 43))
    painter.setPen(round_pen(tint("#FFFFFF", 0.8), 2.2))
    shine = QPainterPath(QPointF(-24, -6))
    shine.quadTo(-19, -15, -10, -17)
    painter.drawPath(shine)
