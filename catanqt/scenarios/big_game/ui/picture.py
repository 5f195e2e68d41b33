"""The picture of the Big Game: the table on a meadow, four settlers behind it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from catanqt.scenarios.big_game.ui import art
from catanqt.ui.art.colour import mix
from catanqt.ui.art.grain import grain
from catanqt.ui.theme import Theme


def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
    ground = theme.terrain["pasture"]
    meadow = QLinearGradient(area.topLeft(), area.bottomLeft())
    meadow.setColorAt(0, mix(ground.top, "#0A1424", theme.sea.veil))
    meadow.setColorAt(1, mix(ground.bottom, "#1C3A10", 0.25 + theme.sea.veil))
    painter.fillRect(area, meadow)
    grain(painter, area, 0.2, 0.8)
    unit = area.height() / 150
    top = QRectF(area.left() + 14 * unit, area.top() + 62 * unit, area.width() - 28 * unit, 48 * unit)
    places = [top.left() + top.width() * share for share in (0.13, 0.38, 0.62, 0.87)]
    for x, owner in zip(places, ("red", "blue", "orange", "white"), strict=True):
        box = QRectF(x - 25 * unit, top.top() - 40 * unit, 50 * unit, 50 * unit)
        art.settler(painter, box, theme.owners[owner])
    art.table_top(painter, top, theme)
    for x, figure in zip(places, (4, 5, 6, 8), strict=True):
        art.number(painter, QPointF(x, top.center().y()), figure, 16 * unit, theme)
    side = 34 * unit
    art.laurel(painter, QRectF(area.center().x() - side / 2, top.bottom() + 5 * unit, side, side))
