"""A sample board of a game or scenario: the background of its picture on a card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catanqt.kernel.record import Header, Seat
from catanqt.rules.catalog import BASE, GAMES, new_header
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.games import kits
from catanqt.ui.theme.theme import Theme

SEATS = 4
HEIGHT = 188.0
"""How much of a board a card shows, from top to bottom."""


def sample_header(key: str, seed: str = "CARD", board: str | None = None) -> Header:
    """The header of a game with just this scenario, or of this game."""
    game, scenarios = (key, ()) if key in GAMES else (BASE, (key,))
    seats = [Seat(str(number)) for number in range(SEATS)]
    return new_header(game, seats, scenarios=scenarios, board=board, board_seed=seed)


def sample_layout(header: Header, theme: Theme) -> BoardLayout:
    """Its board with all that lies there from the start."""
    found = kits(theme, header)
    board_layout = found[0].board_layout()
    assert board_layout is not None
    for kit in found:
        kit.decorate(board_layout)
    return board_layout


def paint_around(
    painter: QPainter, area: QRectF, board_layout: BoardLayout, middle: QPointF, height: float = HEIGHT
) -> None:
    """Paint the board around `middle`, and leave the painter in the board's units."""
    scale = area.height() / height
    shown = QRectF(0, 0, area.width() / scale, height)
    shown.moveCenter(middle)
    painter.translate(area.topLeft())
    painter.scale(scale, scale)
    painter.translate(-shown.topLeft())
    board_layout.paint(painter, shown, scale * painter.device().devicePixelRatioF())


def paint_sample(key: str, painter: QPainter, area: QRectF, theme: Theme) -> None:
    """The picture of whatever brings none of its own: the middle of a board with it."""
    paint_around(painter, area, sample_layout(sample_header(key), theme), QPointF(0, 6))
