"""The Big Game's art: wooden settlers, stools, the long table, laurels. Light falls from the north-west."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.art import icons
from catanqt.ui.art.brushes import NO_BRUSH, NO_PEN, emblem, round_pen, soft_shadow
from catanqt.ui.art.colour import mix, tint
from catanqt.ui.art.discs import disc
from catanqt.ui.art.grain import grain
from catanqt.ui.art.stamps import STAMPS
from catanqt.ui.games.kit import Look
from catanqt.ui.theme import Owner, Theme

LAUREL = "#4B7D32"
"""The green of laurels."""
GRID = 24.0
"""The settler's outline is drawn on a grid of this side."""


@lru_cache(maxsize=1)
def settler_path() -> QPainterPath:
    """A settler's outline: head, arms, legs."""
    path = QPainterPath(QPointF(8.6, 7.7))
    path.arcTo(QRectF(8.3, 2.5, 7.4, 7.4), 203.8, -227.6)
    path.cubicTo(19.0, 8.5, 21.7, 10.1, 21.7, 11.6)
    path.cubicTo(21.7, 12.7, 20.4, 13.2, 17.2, 13.2)
    path.lineTo(19.9, 20.6)
    path.quadTo(20.2, 21.5, 19.2, 21.5)
    path.lineTo(14.9, 21.5)
    path.lineTo(12.0, 17.1)
    path.lineTo(9.1, 21.5)
    path.lineTo(4.8, 21.5)
    path.quadTo(3.8, 21.5, 4.1, 20.6)
    path.lineTo(6.8, 13.2)
    path.cubicTo(3.6, 13.2, 2.3, 12.7, 2.3, 11.6)
    path.cubicTo(2.3, 10.1, 5.0, 8.5, 8.6, 7.7)
    path.closeSubpath()
    return path


def settler(painter: QPainter, rect: QRectF, owner: Owner) -> None:
    """A wooden settler that stands in `rect`, with its owner's emblem."""
    STAMPS.press(painter, rect, ("settler", owner), lambda p, r: _settler(p, r, owner), rect.width() * 0.2)


def _settler(painter: QPainter, rect: QRectF, owner: Owner) -> None:
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / GRID, rect.height() / GRID)
    soft_shadow(painter, 14.0, 21.6, 12.0, 3.2, 0.5)
    path = settler_path()
    painter.setPen(round_pen(owner.edge, 1.3))
    painter.setBrush(mix(owner.base, owner.dark, 0.65))
    painter.drawPath(path.translated(1.0, 1.3))
    face = QLinearGradient(4, 3, 20, 22)
    face.setColorAt(0, mix(owner.base, owner.light, 0.8))
    face.setColorAt(0.45, QColor(owner.base))
    face.setColorAt(1, mix(owner.base, owner.dark, 0.35))
    painter.setPen(round_pen(owner.edge, 1.1))
    painter.setBrush(face)
    painter.drawPath(path)
    painter.setPen(round_pen(tint("#FFFFFF", 0.5), 0.8))
    painter.setBrush(NO_BRUSH)
    painter.drawArc(QRectF(9.5, 3.7, 5.2, 5.2), 95 * 16, 85 * 16)
    emblem(painter, owner, 12, 13.0, 3.3)
    painter.restore()


def settler_look(owner: Owner) -> Look:
    """A settler in the tray and in hand."""
    return Look(lambda painter: settler(painter, QRectF(-27, -29, 54, 54), owner), extent=44)


def laurel(painter: QPainter, rect: QRectF) -> None:
    """A laurel that is won: a wreath on a pale coin."""
    STAMPS.press(painter, rect, "laurel", _laurel)


def _laurel(painter: QPainter, rect: QRectF) -> None:
    inset = rect.width() * 0.14
    face = QRadialGradient(rect.topLeft() + QPointF(inset, inset), rect.width() * 1.1)
    face.setColorAt(0, QColor("#F6FAE6"))
    face.setColorAt(1, QColor("#D3E3B2"))
    painter.setPen(QPen(QColor("#3E6A2A"), max(1.0, rect.width() * 0.05)))
    painter.setBrush(face)
    painter.drawEllipse(rect)
    icons.paint(painter, "laurel", rect.adjusted(inset, inset, -inset, -inset), "#3E7A2A")


def laurel_look() -> Look:
    """A laurel on its way to its winner."""
    return Look(lambda painter: laurel(painter, QRectF(-18, -18, 36, 36)), extent=24)


def stool(painter: QPainter, at: QPointF, radius: float) -> None:
    """A free place to sit."""
    rect = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    STAMPS.press(painter, rect, "stool", _stool, radius * 0.7)


def _stool(painter: QPainter, rect: QRectF) -> None:
    middle, radius = rect.center(), rect.width() / 2
    soft_shadow(painter, middle.x() + radius * 0.15, middle.y() + radius * 0.42, radius * 1.3, radius * 0.95, 0.5)
    edge = QColor("#5E3C1A")
    painter.setPen(QPen(edge, max(1.0, radius * 0.09)))
    painter.setBrush(QColor("#7A5026"))
    painter.drawEllipse(middle + QPointF(0, radius * 0.24), radius * 0.94, radius * 0.74)
    face = QLinearGradient(rect.topLeft(), rect.bottomRight())
    face.setColorAt(0, QColor("#DDB27A"))
    face.setColorAt(1, QColor("#A8763E"))
    painter.setBrush(face)
    painter.drawEllipse(middle, radius * 0.94, radius * 0.74)
    painter.setPen(QPen(tint("#5E3C1A", 0.35), max(0.8, radius * 0.06)))
    painter.setBrush(NO_BRUSH)
    for share in (0.62, 0.3):
        painter.drawEllipse(middle, radius * 0.94 * share, radius * 0.74 * share)


def table_top(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The long table, seen from above."""
    STAMPS.press(painter, rect, ("table", theme.key), lambda p, r: _table_top(p, r, theme), 14)


def _table_top(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    radius = rect.height() * 0.30
    painter.setPen(NO_PEN)
    for drop, alpha in ((9, 0.10), (6, 0.14), (4, 0.20)):
        painter.setBrush(tint(theme.shadow, alpha))
        painter.drawRoundedRect(rect.translated(1, drop), radius, radius)
    veil = 0.28 if theme.dark else 0.0
    painter.setPen(QPen(mix("#5E3C1A", "#1B1108", veil), 1.4))
    painter.setBrush(mix("#8A5A2B", "#1B1108", veil))
    painter.drawRoundedRect(rect.translated(0, 3), radius, radius)
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, mix("#D9A768", "#1B1108", veil))
    wood.setColorAt(1, mix("#AE7840", "#1B1108", veil))
    painter.setBrush(wood)
    painter.drawRoundedRect(rect, radius, radius)
    _planks(painter, rect, radius)
    _runner(painter, rect, veil)
    painter.setPen(QPen(tint("#FFF2D0", 0.45 if not theme.dark else 0.2), 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(rect.adjusted(1.6, 1.6, -1.6, -1.6), radius * 0.92, radius * 0.92)


def _planks(painter: QPainter, rect: QRectF, radius: float) -> None:
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(tint("#5E3C1A", 0.4), 1.1))
    for i in (1, 2, 3):
        y = rect.top() + rect.height() * i / 4
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    for i, x in enumerate((0.31, 0.66, 0.18, 0.52)):
        y = rect.top() + rect.height() * i / 4
        at = rect.left() + rect.width() * x
        painter.drawLine(QPointF(at, y), QPointF(at, y + rect.height() / 4))
    grain(painter, rect, 0.18, 0.9)
    painter.restore()


def _runner(painter: QPainter, rect: QRectF, veil: float) -> None:
    """A strip of cloth along the middle, with the games' green border."""
    cloth = QRectF(rect.left() + rect.height() * 0.22, rect.center().y() - rect.height() * 0.085, 0, 0)
    cloth.setSize(QRectF(0, 0, rect.width() - rect.height() * 0.44, rect.height() * 0.17).size())
    painter.setPen(QPen(mix(LAUREL, "#1B1108", 0.35 + veil / 2), 1))
    painter.setBrush(mix("#F3E7C8", "#1B1108", veil))
    painter.drawRoundedRect(cloth, 2, 2)
    painter.setPen(QPen(mix(LAUREL, "#1B1108", veil / 2), max(1.2, cloth.height() * 0.18), Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(cloth.left() + 3, cloth.center().y()), QPointF(cloth.right() - 3, cloth.center().y()))


def number(painter: QPainter, at: QPointF, figure: int, radius: float, theme: Theme) -> None:
    """The disc with a place's number and its pips."""

    def draw(p: QPainter, r: QRectF) -> None:
        p.save()
        p.translate(r.center())
        disc(p, figure, theme, radius)
        p.restore()

    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    STAMPS.press(painter, box, ("place", figure, theme.key), draw, radius * 0.4)


def glow(painter: QPainter, at: QPointF, reach: float) -> None:
    """The golden light on a place where the settler in hand may go."""
    light = QRadialGradient(at, reach)
    light.setColorAt(0, tint("#FFFFFF", 1))
    light.setColorAt(0.40, tint("#FFF3B0", 0.95))
    light.setColorAt(0.62, tint("#FFDD66", 0.6))
    light.setColorAt(1, tint("#FFC83A", 0))
    painter.setPen(NO_PEN)
    painter.setBrush(light)
    painter.drawEllipse(at, reach, reach)


def lit_place(painter: QPainter, at: QPointF, size: float, owner: Owner, hot: bool) -> None:
    """A place where the settler in hand may go; a ghost of it where it hovers."""
    glow(painter, at, size * (0.66 if hot else 0.52))
    radius = size * (0.40 if hot else 0.28)
    ring = QPen(QColor(owner.base), max(2.0, size * 0.06))
    if hot:
        ring.setDashPattern([2.6, 1.6])
    painter.setPen(QPen(tint("#2A1A08", 0.5), max(3.0, size * 0.1)))
    painter.setBrush(tint("#FFFDF2", 0.55 if hot else 0.96))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(ring)
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(at, radius, radius)
    if hot:
        painter.save()
        painter.setOpacity(0.86)
        settler(painter, QRectF(at.x() - size / 2, at.y() - size / 2, size, size), owner)
        painter.restore()
    else:
        emblem(painter, owner, at.x(), at.y(), size * 0.13, owner.dark)
