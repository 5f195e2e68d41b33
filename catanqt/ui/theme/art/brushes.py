"""Shared painting functions: text, shadows, chips, coins, cards, emblems."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.colour import Colour, mix, tint
from catanqt.ui.theme.art.geometry import emblem_path
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.theme import DISPLAY, TEXT, Owner, Theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
CAP_HEIGHT = 0.71
"""Of Averia's figures and capitals, by the size of the type."""


def round_pen(colour: Colour, width: float) -> QPen:
    """A pen with round ends and joints."""
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@lru_cache(maxsize=128)
def font(px: float, bold: bool = False, family: str = TEXT) -> QFont:
    made = QFont(family)
    made.setPixelSize(max(1, round(px)))
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return made


def width(text: str, px: float, bold: bool = False, family: str = TEXT) -> float:
    """How wide `words` will set this text."""
    return QFontMetricsF(font(px, bold, family)).horizontalAdvance(text)


def fitting(text: str, px: float, room: float, least: float, bold: bool = False, family: str = TEXT) -> float:
    """The size in which a text fits into this room: `px`, or what is needed, but no smaller than `least`."""
    size = round(px)
    while size > least and width(text, size, bold, family) > room:
        size -= 1
    return size


def words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    colour: Colour,
    bold: bool = False,
    align: Qt.AlignmentFlag = LEFT,
    family: str = TEXT,
) -> None:
    """Text of the window, on one line; what does not fit ends in dots."""
    face = font(px, bold, family)
    painter.setFont(face)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, int(align), shown)


def text(
    painter: QPainter, rect: QRectF, figures: str, px: float, colour: Colour, align: Qt.AlignmentFlag = CENTRE
) -> None:
    """Text of the board, in Averia and as outlines, so that zoom never makes it jump."""
    path, k = _outline(figures), px / 100
    bounds = path.boundingRect()
    left = rect.left() - bounds.left() * k
    middle = rect.center().x() - bounds.center().x() * k
    painter.save()
    painter.translate(left if align & Qt.AlignmentFlag.AlignLeft else middle, rect.center().y() + px * CAP_HEIGHT / 2)
    painter.scale(k, k)
    painter.fillPath(path, QColor(colour))
    painter.restore()


@lru_cache(maxsize=256)
def _outline(figures: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # Averia's 4 crosses itself and would show a hole
    path.addText(0, 0, font(100, True, DISPLAY), figures)
    return path


def soft_shadow(
    painter: QPainter, x: float, y: float, rx: float, ry: float, alpha: float = 0.25, colour: Colour = "#1C1408"
) -> None:
    """A blurred oval on the ground."""
    painter.save()
    painter.translate(x, y)
    painter.scale(rx, ry)
    painter.setPen(NO_PEN)
    painter.setBrush(_blur(QColor(colour).rgba(), alpha))
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


@lru_cache(maxsize=64)
def _blur(colour: int, alpha: float) -> QBrush:
    blur = QRadialGradient(QPointF(0, 0), 1)
    for at, share in ((0.0, 1.0), (0.6, 0.6), (1.0, 0.0)):
        blur.setColorAt(at, tint(QColor.fromRgba(colour), alpha * share))
    return QBrush(blur)


def soft_card(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, fill: Colour | QBrush, edge: Colour, lift: float = 2.0
) -> None:
    """A rounded card with its shadow in two steps below it."""
    painter.setPen(NO_PEN)
    for drop, alpha in ((lift * 1.8, 0.10), (lift, 0.14)):
        painter.setBrush(tint(theme.shadow, alpha))
        painter.drawRoundedRect(rect.translated(0, drop), radius, radius)
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(fill if isinstance(fill, QBrush) else QColor(fill))
    painter.drawRoundedRect(rect, radius, radius)


def emblem(painter: QPainter, owner: Owner, x: float, y: float, radius: float, ink: Colour | None = None) -> None:
    """An owner's emblem, in its own ink or another."""
    painter.save()
    painter.translate(x, y)
    painter.fillPath(emblem_path(owner.emblem, radius), QColor(owner.ink if ink is None else ink))
    painter.restore()


def roundel(painter: QPainter, rect: QRectF, owner: Owner) -> None:
    """The owner's coin, in lists, log and heads of tables."""
    STAMPS.press(painter, rect, ("roundel", owner), lambda p, r: _roundel(p, r, owner))


def _roundel(painter: QPainter, rect: QRectF, owner: Owner) -> None:
    radius, middle = rect.width() / 2, rect.center()
    shine = QRadialGradient(middle + QPointF(-radius * 0.4, -radius * 0.5), radius * 1.8)
    shine.setColorAt(0, mix(owner.base, owner.light, 0.75))
    shine.setColorAt(0.6, QColor(owner.base))
    shine.setColorAt(1, mix(owner.base, owner.dark, 0.6))
    painter.setPen(QPen(mix(owner.dark, "#120A04", 0.2), max(1.0, radius * 0.09)))
    painter.setBrush(shine)
    painter.drawEllipse(middle, radius * 0.95, radius * 0.95)
    emblem(painter, owner, middle.x(), middle.y(), radius * 0.50)


def chip(painter: QPainter, rect: QRectF, kind: str, theme: Theme, dim: bool = False) -> None:
    """The smallest form of a resource: a tile in its colour with its icon, from 14 pixels up."""
    painter.save()
    if dim:
        painter.setOpacity(painter.opacity() * 0.35)
    STAMPS.press(painter, rect, ("chip", kind, theme.key), lambda p, r: _chip(p, r, kind, theme))
    painter.restore()


def _chip(painter: QPainter, rect: QRectF, kind: str, theme: Theme) -> None:
    paint = theme.resources[kind]
    radius, inset = rect.width() * 0.26, rect.width() * 0.12
    face = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    face.setColorAt(0, mix(paint.base, "#FFFFFF", 0.14))
    face.setColorAt(1, QColor(paint.base))
    painter.setPen(QPen(QColor(paint.dark), 1))
    painter.setBrush(face)
    painter.drawRoundedRect(rect, radius, radius)
    icons.paint(painter, kind, rect.adjusted(inset, inset, -inset, -inset), paint.ink, paint.cut)


def icon(painter: QPainter, rect: QRectF, name: str, ink: Colour, cut: Colour = icons.CLEAR) -> None:
    """An icon in a list: drawn once, then only copied. `icons.paint` draws it afresh."""
    key = ("icon", name, QColor(ink).rgba(), QColor(cut).rgba())
    STAMPS.press(painter, rect, key, lambda p, r: icons.paint(p, name, r, ink, cut))


def coin(painter: QPainter, rect: QRectF, name: str) -> None:
    """An award: a golden coin with an icon."""
    STAMPS.press(painter, rect, ("coin", name), lambda p, r: _coin(p, r, name))


def _coin(painter: QPainter, rect: QRectF, name: str) -> None:
    gold = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gold.setColorAt(0, QColor("#F8DC85"))
    gold.setColorAt(1, QColor("#DFA62C"))
    inset = rect.width() * 0.19
    painter.setPen(QPen(QColor("#8C6410"), max(1.0, rect.width() * 0.05)))
    painter.setBrush(gold)
    painter.drawEllipse(rect)
    icons.paint(painter, name, rect.adjusted(inset, inset, -inset, -inset), "#4A3000", "#F2CB62")


def wood(
    painter: QPainter, path: QPainterPath, start: QPointF, end: QPointF, lit: Colour, shade: Colour, edge: Colour
) -> None:
    """One face of a wooden piece: lit at `start`, shaded at `end`, with a dark edge of its own hue."""
    face = QLinearGradient(start, end)
    face.setColorAt(0, QColor(lit))
    face.setColorAt(1, QColor(shade))
    painter.setPen(round_pen(edge, 1.5))
    painter.setBrush(face)
    painter.drawPath(path)


def sign(painter: QPainter, rect: QRectF, figures: str, fill: Colour, rim: Colour, ink: Colour = "#FFFFFF") -> None:
    """A round sign with a number, at the corner of cards and stacks."""
    painter.setPen(QPen(QColor(rim), rect.width() * 0.083))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(rect)
    text(painter, rect, figures, rect.width() * (0.62 if len(figures) < 2 else 0.5), ink)


def zoom(painter: QPainter) -> float:
    """How many pixels of the window a scene unit takes: small pieces leave their details out."""
    turn = painter.deviceTransform()
    return math.hypot(turn.m11(), turn.m12()) / painter.device().devicePixelRatioF()
