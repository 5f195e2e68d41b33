"""A move marked on a picture of a board: the piece where it would stand, in a ring that says whose idea it was.

The better move has the gold ring of hints; the one that was played a dashed one, so that nobody needs the colours.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.board.hint_marker import HEIGHT, LAND, HintMarker
from catanqt.ui.board.items import SHORE_HEIGHT, PaintedItem
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.view_data import Gesture, Spot

WHITE, RED = "#FFFFFF", "#B3261E"
ALONG = QRectF(-46, -24, 92, 48)
"""Around an edge."""
CORNER, HEX = 44.0, 58.0
DASHES = [2.2, 1.5]


class PlayedMark(PaintedItem):
    """The ring of the move that was played, on a board that can be played on."""

    def __init__(self, board_layout: BoardLayout, spot: Spot) -> None:
        angle, outline = board_layout.angle(spot), board_layout.outline(spot)
        reach = 90.0 if outline is None else outline.boundingRect().width() / 2 + 20
        super().__init__(lambda painter: paint_ring(painter, spot, angle, outline), reach)
        self.setPos(board_layout.place(spot))
        self.setZValue(HEIGHT if outline is None else SHORE_HEIGHT + 1)


def on_board(board_layout: BoardLayout, spot: Spot) -> bool:
    """Whether a spot lies on this board, and not on a table beside it."""
    try:
        board_layout.place(spot)
    except KeyError:
        return False
    return True


def paint_move(
    painter: QPainter, board_layout: BoardLayout, kits: Sequence[Kit], gesture: Gesture, seat: int, better: bool
) -> None:
    """Mark a move whose spot is on the board."""
    spot = gesture.spot
    place, angle, outline = board_layout.place(spot), board_layout.angle(spot), board_layout.outline(spot)
    painter.save()
    painter.translate(place)
    if better:
        painter.save()
        HintMarker(spot, QPointF(), angle, outline).paint(painter, QStyleOptionGraphicsItem())
        painter.restore()
    else:
        paint_ring(painter, spot, angle, outline)
    looks = (kit.look(gesture.piece, seat, spot, 1, angle) for kit in kits)
    look = next((look for look in looks if look is not None), None)
    if look is not None:
        painter.translate(look.dx, look.dy)
        look.paint(painter)
    painter.restore()


def _pens() -> tuple[QPen, QPen]:
    """White below, so that the dashes are seen on any ground."""
    ground, dashes = QPen(QColor(WHITE), 11), QPen(QColor(RED), 7)
    dashes.setDashPattern(DASHES)
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    return ground, dashes


def paint_ring(painter: QPainter, spot: Spot, angle: float, outline: QPainterPath | None) -> None:
    """The dashed ring around (0, 0)."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if spot.kind == "edge":
        painter.rotate(angle)
    for pen in _pens():
        painter.setPen(pen)
        if outline is not None:
            painter.drawPath(outline)
        elif spot.kind == "edge":
            painter.drawRoundedRect(ALONG, 24, 24)
        elif spot.kind in LAND:
            painter.drawEllipse(QPointF(0, 12), HEX, HEX)
        else:
            painter.drawEllipse(QPointF(0, 0), CORNER, CORNER)
    painter.restore()
