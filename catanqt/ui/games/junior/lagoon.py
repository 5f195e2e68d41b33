"""Paints the sea between Junior's islands: a light lagoon, dotted lanes, building sites, sea creatures."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from catanqt.ui.games.junior.islands import BEACH
from catanqt.ui.games.junior.sites import Sites
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, round_pen
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.geometry import shape
from catanqt.ui.theme.art.sea import paint_waves
from catanqt.ui.theme.theme import Theme

LAGOON = {"light": "#58BFC4", "dark": "#1F6470"}
SHALLOWS = ((92.0, 0.22), (68.0, 0.34), (46.0, 0.5))
"""How far the shallows reach beyond a beach, and how strong they are, from the outside in."""
SITE = (16.0, 14.5)
LONELY = 104.0
"""A creature needs so much room."""


def paint_water(painter: QPainter, rect: QRectF, sites: Sites, theme: Theme, scale: float) -> None:
    """Deep water with quiet waves, and the lagoon in it."""
    sea = theme.sea
    deep = QRadialGradient(sites.bounds.center(), max(rect.width(), rect.height()) * 0.62)
    deep.setColorAt(0, QColor(sea.mid))
    deep.setColorAt(0.55, mix(sea.mid, sea.deep, 0.4))
    deep.setColorAt(1, QColor(sea.deep))
    painter.fillRect(rect, deep)
    paint_waves(painter, rect, theme, scale)
    _shallows(painter, sites, theme)


def _shallows(painter: QPainter, sites: Sites, theme: Theme) -> None:
    """Light water around all islands, in bands that run together."""
    for grow, alpha in SHALLOWS:
        water = QPainterPath()
        water.setFillRule(Qt.FillRule.WindingFill)
        for place in (*sites.islands, sites.spooky):
            water.addEllipse(place, BEACH[0] + grow, BEACH[1] + grow)
        painter.fillPath(water, tint(LAGOON[theme.name], alpha))


def paint_lanes(painter: QPainter, sites: Sites, theme: Theme) -> None:
    """The dotted ways that ships lie on."""
    painter.setBrush(NO_BRUSH)
    for colour, drop in ((tint("#0B3A48", 0.30), 1.6), (tint("#FFFFFF", 0.55 if theme.dark else 0.9), 0.0)):
        pen = QPen(colour, 4.2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.45])
        painter.setPen(pen)
        for one, two in sites.lanes:
            way = two - one
            painter.drawLine(one + way * 0.24 + QPointF(0, drop), one + way * 0.80 + QPointF(0, drop))


def paint_sites(painter: QPainter, sites: Sites, theme: Theme) -> None:
    """A sandbank wherever a lair may stand."""
    sand, wide, high = theme.sea.sand, *SITE
    for place in sites.lairs:
        painter.setPen(NO_PEN)
        painter.setBrush(tint(theme.sea.foam, 0.45))
        painter.drawEllipse(place, wide + 5, high + 4.5)
        painter.setBrush(tint("#0D2B33", 0.28))
        painter.drawEllipse(place + QPointF(1.2, 2.6), wide, high)
        painter.setBrush(QColor(sand))
        painter.setPen(QPen(mix(sand, "#6B5526", 0.30), 1.8))
        painter.drawEllipse(place, wide, high)
        pen = round_pen(tint("#7A5A34", 0.7), 2.0)
        pen.setDashPattern([1.6, 2.1])
        painter.setPen(pen)
        painter.setBrush(NO_BRUSH)
        painter.drawEllipse(place, wide * 0.58, high * 0.58)


def paint_creatures(painter: QPainter, sites: Sites, theme: Theme) -> None:
    """A compass, a serpent and a whale in the empty corners."""
    for place, creature in zip(empty_corners(sites), (_compass, _serpent, _whale), strict=False):
        painter.save()
        painter.translate(place)
        creature(painter, theme)
        painter.restore()


def empty_corners(sites: Sites) -> list[QPointF]:
    """The corners of the board that are far from everything, the emptiest first."""
    bounds = sites.bounds
    busy = [*sites.islands, sites.spooky, *sites.lairs, *sites.ships]
    inner = bounds.adjusted(74, 66, -66, -62)
    corners = (inner.topRight(), inner.bottomLeft(), inner.topLeft(), inner.bottomRight())
    room = [min(_distance(corner, place) for place in busy) for corner in corners]
    emptiest = sorted(zip(room, corners, strict=True), key=lambda one: -one[0])
    return [corner for free, corner in emptiest if free > LONELY]


def _distance(one: QPointF, two: QPointF) -> float:
    return math.hypot(one.x() - two.x(), one.y() - two.y())


def _compass(painter: QPainter, theme: Theme) -> None:
    """A compass rose; without letters, for pictures have no text."""
    ink, pale = tint("#0E3F56", 0.75), tint("#F4FBFB", 0.85)
    if theme.dark:
        ink, pale = tint("#06202E", 0.8), tint("#9CC7CF", 0.7)
    painter.setBrush(NO_BRUSH)
    for radius, width in ((38.0, 2.2), (31.0, 1.2)):
        painter.setPen(QPen(pale, width))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(NO_PEN)
    for turn, reach in ((45, 27), (135, 27), (225, 27), (315, 27), (90, 42), (180, 42), (270, 42), (0, 48)):
        painter.save()
        painter.rotate(turn)
        for side, colour in ((-1, pale), (1, ink)):
            painter.setBrush(QColor("#C94F3A") if turn == 0 and side < 0 else colour)
            painter.drawPath(shape((0, -reach), (side * 7, -7), (0, 0)))
        painter.restore()


def _serpent(painter: QPainter, theme: Theme) -> None:
    """A friendly sea serpent: a head and three humps."""
    skin = QColor("#3E9C6B" if not theme.dark else "#2B6B50")
    edge = mix(skin, "#06202E", 0.55)
    for x, high in ((-6, 22), (22, 17), (44, 11)):
        hump = QPainterPath(QPointF(x - high * 0.62, 14))
        hump.cubicTo(x - high * 0.55, 14 - high * 1.5, x + high * 0.55, 14 - high * 1.5, x + high * 0.62, 14)
        hump.quadTo(x, 18, x - high * 0.62, 14)
        painter.setPen(round_pen(edge, 1.8))
        painter.setBrush(skin)
        painter.drawPath(hump)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor("#E6B84A"))
        painter.drawPath(shape((x - 4, 14 - high * 1.02), (x, 7 - high * 1.02), (x + 4, 14 - high * 1.02)))
    _serpent_head(painter, skin, edge)
    painter.setPen(round_pen(tint(theme.sea.foam, 0.8), 2.4))
    painter.setBrush(NO_BRUSH)
    for x, wide in ((-34, 30), (-6, 34), (22, 28), (44, 20)):
        painter.drawArc(QRectF(x - wide / 2, 10, wide, 9), 190 * 16, 160 * 16)


def _serpent_head(painter: QPainter, skin: QColor, edge: QColor) -> None:
    neck = QPainterPath(QPointF(-42, 14))
    neck.cubicTo(-44, -6, -40, -20, -44, -26)
    neck.cubicTo(-62, -24, -66, -32, -58, -38)
    neck.cubicTo(-48, -46, -30, -42, -28, -28)
    neck.cubicTo(-26, -12, -30, 0, -26, 14)
    neck.quadTo(-34, 18, -42, 14)
    painter.setPen(round_pen(edge, 1.8))
    painter.setBrush(skin)
    painter.drawPath(neck)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawEllipse(QPointF(-44, -35), 4.6, 5)
    painter.setBrush(QColor("#1C2A22"))
    painter.drawEllipse(QPointF(-45, -34.4), 2.3, 2.8)
    painter.drawEllipse(QPointF(-58, -33.5), 1.3, 1.2)


def _whale(painter: QPainter, theme: Theme) -> None:
    skin = QColor("#2E6E93" if not theme.dark else "#1D4A63")
    body = QPainterPath(QPointF(-36, 14))
    body.cubicTo(-40, -22, 10, -26, 24, 4)
    body.quadTo(34, 2, 36, -14)
    body.quadTo(44, -10, 50, -16)
    body.quadTo(48, 6, 30, 14)
    body.quadTo(0, 20, -36, 14)
    painter.setPen(round_pen(mix(skin, "#06202E", 0.5), 1.8))
    painter.setBrush(skin)
    painter.drawPath(body)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawEllipse(QPointF(-22, 0), 3.2, 3.6)
    painter.setBrush(QColor("#12242E"))
    painter.drawEllipse(QPointF(-22.6, 0.4), 1.7, 2.1)
    painter.setPen(round_pen(tint(theme.sea.foam, 0.85), 2.6))
    painter.setBrush(NO_BRUSH)
    for side in (-1, 1):
        spout = QPainterPath(QPointF(-12, -18))
        spout.cubicTo(-12, -34, -12 + side * 14, -38, -12 + side * 15, -26)
        painter.drawPath(spout)
    painter.drawArc(QRectF(-44, 10, 90, 10), 190 * 16, 160 * 16)
