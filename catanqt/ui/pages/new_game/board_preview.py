"""A board in a frame of its own: repainted shortly after its size or its game has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent

from catanqt.ui.pages.factories import Picture
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from catanqt.kernel.game import Game
    from catanqt.kernel.record import Header

PATIENCE = 90
"""Milliseconds after the last change: the old picture is stretched meanwhile."""


class BoardPreview(Picture):
    """Shows the board of a header, with the pieces of a game if there is one."""

    painted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 12)
        self._board: tuple[Header, Game[Any] | None] | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._paint)

    @property
    def waiting(self) -> bool:
        """Whether a newer picture is still to come."""
        return self._later.isActive()

    def show_board(self, header: Header, game: Game[Any] | None = None, patience: int = 0) -> None:
        self._board = header, game
        if self.isVisible():
            self._later.start(patience)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._board is not None and self.isVisible():
            self._later.start(0 if self.picture.isNull() else PATIENCE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._board is not None:
            self._later.start(0)

    def _paint(self) -> None:
        if self._board is None or self.size().isEmpty():
            return
        # Painting a board needs the whole game behind it: fetched when there is one to paint.
        from catanqt.ui.pages.thumbnail import board_picture

        header, game = self._board
        self.show_picture(board_picture(header, game, self._theme, self.size(), self.devicePixelRatioF()))
        self.painted.emit()
