"""The page of a lesson: the game page, with the coach above it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from catanqt.ui.pages.game import GamePage
from catanqt.ui.preferences import Preferences
from catanqt.ui.seen import Seen
from catanqt.ui.theme import Theme
from catanqt.ui.tutorial.coach import Coach
from catanqt.ui.tutorial.table import LessonTable


class LessonPage(GamePage):
    """Everything works as in a game; the coach says what to try."""

    finished = Signal()
    """The last step is done."""

    def __init__(self, theme: Theme, table: LessonTable, preferences: Preferences) -> None:
        super().__init__(theme, table, preferences)
        self.recap.enabled = False
        self.coach = Coach(theme, table.lesson)
        self.coach.left.connect(self.left)
        self.coach.finished.connect(self.finished)
        # In the column of the board, so that the players beside it keep their room in small windows.
        centre = self._docking.centralWidget()
        assert centre is not None
        column = centre.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, self.coach)
        self.past.bar.fork.hide()
        table.lesson.changed.connect(self._step_changed)

    def _sync(self, seen: Seen) -> None:
        """A lesson that ends is no game to look back on."""
        super()._sync(seen)
        self.hand.see_end.hide()

    def _step_changed(self) -> None:
        """Once a step is done, Enter goes on."""
        if self.table.session.game.over:
            self.coach.next.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.coach.next.isVisible() and not self.placing.dragging:
            self.coach.next.click()
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        table = self.table
        assert isinstance(table, LessonTable)
        table.lesson.changed.disconnect(self._step_changed)
        table.lesson.changed.disconnect(self.coach.sync)
        super().leave()
