"""The page of an exercise: the game page, with what is asked above it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from catanqt.ui.board.move_mark import PlayedMark
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.practice.controller import PracticeController
from catanqt.ui.practice.play import Stage
from catanqt.ui.practice.strip import PracticeStrip
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.tutorial.fade import Fade
from catanqt.ui.widgets.fixed_height_slot import FixedHeightSlot


class PracticePage(GamePage):
    """Everything is done as in a game."""

    went_on = Signal()
    """To the next exercise, or back from the last one."""

    def __init__(
        self, theme: Theme, controller: PracticeController, preferences: Preferences, number: int, count: int
    ) -> None:
        super().__init__(theme, controller, preferences)
        self.practice = controller.practice
        self.recap.enabled = False
        self.strip = PracticeStrip(theme, self.practice, self.kits, number, count)
        self.strip.left.connect(self.left)
        self.strip.went_on.connect(self.went_on)
        self.fade = Fade(self)
        self.strip.setParent(self.centre)
        self.column.insertWidget(0, FixedHeightSlot(self.strip, self.strip.reserved))
        self.history_view.bar.fork.hide()
        self.practice.changed.connect(self._stage_of_practice_changed)
        self._mark_played()

    def _mark_played(self) -> None:
        """A ring on the board where the move was made that is to be mended."""
        gesture = self.placement.gesture(self.practice.task.decision.made[0])
        if gesture is not None and self.scene.has(gesture.spot):
            self.scene.addItem(PlayedMark(self.scene.board_layout, gesture.spot))

    def _stage_of_practice_changed(self) -> None:
        """The solution is shown where its move is made, as a hint is."""
        if self.practice.stage is not Stage.SHOWN:
            self.hints.close()

    def show_solution(self) -> None:
        """Mark it on the page."""
        if self.hints.hint.result is None:
            self.hints.toggle()

    def _sync(self, perspective: Perspective) -> None:
        """An exercise that wins the game is no game to look back on."""
        super()._sync(perspective)
        self.hand.see_end.hide()
        if hasattr(self, "practice") and self.practice.stage is Stage.SHOWN and perspective.acting:
            self.show_solution()

    def _moment(self, perspective: Perspective) -> Prompt:
        if perspective.live:
            return super()._moment(perspective)
        return Prompt(tr("Your move has been made."), "", perspective.viewer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.strip.next.isVisible() and not self.placement.dragging:
            self.strip.next.click()
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        self.practice.changed.disconnect(self._stage_of_practice_changed)
        self.practice.changed.disconnect(self.strip.sync)
        super().leave()
