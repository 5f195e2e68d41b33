"""The picture of the Fishermen: a fishery on the coast, a token and the old shoe."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.scenarios.fishermen.ui import art
from catanqt.scenarios.fishermen.ui.fisheries import fisheries
from catanqt.ui.games.sample_board import paint_around, sample_header, sample_layout
from catanqt.ui.theme.theme import Theme

SEED = "CARD54"
"""An island on which the middle of the picture looks good."""


def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
    header = sample_header("fishermen", SEED)
    board_layout = sample_layout(header, theme)
    bank = max(fisheries(header, board_layout), key=lambda one: one.at.x() - abs(one.at.y()))
    painter.save()
    paint_around(painter, area, board_layout, bank.at + QPointF(-24, -2))
    painter.restore()
    side = area.height() * 0.27
    corner = area.bottomRight() - QPointF(side * 1.25, side * 1.2)
    art.token(painter, QRectF(corner.x(), corner.y(), side, side), 3)
    art.shoe(painter, QRectF(corner.x() - side * 0.92, corner.y() + side * 0.14, side * 0.8, side * 0.8))
