"""The picture of Junior: a ship and the ghost captain at a treasure island."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.ui.games.junior.figures import ghost_captain, ship
from catanqt.ui.games.sample_board import paint_around, sample_header, sample_layout
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.theme.theme import Theme


def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
    header = sample_header("junior")
    board_layout = sample_layout(header, theme)
    treasure = next(i for i, island in enumerate(header.board["islands"]) if island["resource"] == "gold")
    middle = board_layout.place(Spot("island", treasure))
    paint_around(painter, area, board_layout, middle + QPointF(0, 2), 196)
    for figure, at, large in (
        (lambda p: ship(p, theme.owners["red"]), QPointF(118, 14), 1.35),
        (ghost_captain, QPointF(-112, 10), 1.3),
    ):
        painter.save()
        painter.translate(middle + at)
        painter.scale(large, large)
        figure(painter)
        painter.restore()
