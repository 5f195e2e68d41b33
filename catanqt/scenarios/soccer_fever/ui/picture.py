"""The picture of Soccer Fever: a pitch in the centre with two stacks of shot tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.ui.games.sample_board import paint_around, sample_header, sample_layout
from catanqt.ui.theme.art.tokens import token
from catanqt.ui.theme.theme import Theme

SEED = "CARD97"
"""An island on which the middle of the picture looks good."""


def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
    paint_around(painter, area, sample_layout(sample_header("soccer-fever", SEED), theme), QPointF(0, 4))
    for owner, count, aside in (("blue", 3, -29.0), ("red", 2, 29.0)):
        painter.save()
        painter.translate(aside, 14)
        token(painter, theme.owners[owner], 20, "ball", count)
        painter.restore()
