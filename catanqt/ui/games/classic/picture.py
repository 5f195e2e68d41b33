"""The picture of the base game: a settlement and a city on an island."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.ui.games.sample_board import paint_around, sample_header, sample_layout
from catanqt.ui.theme.art import pieces
from catanqt.ui.theme.art.geometry import point
from catanqt.ui.theme.theme import Theme

SEED = "CARD2163"
"""An island on which the middle of the picture looks good."""


def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
    paint_around(painter, area, sample_layout(sample_header("classic", SEED, "random"), theme), QPointF(0, 6))
    for owner, grid, piece in (("red", (-1, -1), pieces.settlement), ("blue", (1, 1), pieces.city)):
        painter.save()
        painter.translate(point(grid))
        painter.scale(1.35, 1.35)
        piece(painter, theme.owners[owner])
        painter.restore()
