"""The last roll over the sea in a corner of the board, while a decision has the place of the dice beside the hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.dice import DicePair

EDGE = 10
"""How far from the corner."""
DIE = 26
PLATE = 0.9
"""How much of the sea the plate covers."""


class LastRoll(QWidget):
    """A small copy of the dice; it is in sight when they are not."""

    def __init__(self, theme: Theme, dice: DicePair, board: QWidget) -> None:
        super().__init__(board)
        self._theme, self._original, self._board = theme, dice, board
        self.dice = DicePair(theme, dice.count, DIE)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.dice)
        self.hide()
        dice.installEventFilter(self)
        board.installEventFilter(self)

    def sync(self) -> None:
        """Show what the dice beside the hand show."""
        self.dice.show_values(self._original.values, self._original.earlier)
        self.setVisible(self._original.isHidden() and bool(self._original.values))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent) and watched is self._original:
            self.sync()
        elif event.type() == QEvent.Type.Resize and watched is self._board:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        edge = self._theme.px(EDGE)
        self.resize(self.sizeHint())
        self.move(edge, self._board.height() - self.height() - edge)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(QPen(tint(self._theme.line_strong, 0.6), 1))
            painter.setBrush(tint(self._theme.panel, PLATE))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
