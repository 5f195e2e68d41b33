"""The page of a lesson: the game page, with the coach above it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import Theme
from catanqt.ui.tutorial.coach import Coach
from catanqt.ui.tutorial.fade import Fade
from catanqt.ui.tutorial.lesson import LessonPlay
from catanqt.ui.tutorial.lesson_controller import LessonController
from catanqt.ui.widgets.fixed_height_slot import FixedHeightSlot


class LessonPage(GamePage):
    """Everything works as in a game; the coach adds instructions."""

    finished = Signal()
    """The last step is done."""
    played_on = Signal()
    """The last step is done, and the player wants a game now."""

    def __init__(self, theme: Theme, controller: LessonController, preferences: Preferences) -> None:
        super().__init__(theme, controller, preferences)
        self.recap.enabled = False
        self.coach = Coach(theme, controller.lesson)
        self.coach.left.connect(self.left)
        self.coach.finished.connect(self.finished)
        self.coach.played_on.connect(self.played_on)
        self.fade = Fade(self)
        # In the column of the board, so that the players beside it keep their room in small windows.
        self.coach.setParent(self.centre)
        self.column.insertWidget(0, FixedHeightSlot(self.coach, self.coach.reserved))
        self.history_view.bar.fork.hide()
        controller.lesson.changed.connect(self._step_changed)
        controller.lesson.leaving.connect(self.fade.catch)
        controller.lesson.jumped.connect(self._jumped)
        self._bring_panel()

    @property
    def lesson(self) -> LessonPlay:
        controller = self.controller
        assert isinstance(controller, LessonController)
        return controller.lesson

    def _jumped(self) -> None:
        """Another position: the old one fades, and what the step is about comes to the front."""
        self._bring_panel()
        if self.lesson.prepared:
            still = self.context.preferences["reduce_motion"]
            self.fade.start(0.0 if still else self.animator.speed)

    def _bring_panel(self) -> None:
        if self.lesson.step.panel is not None:
            self.side.bring(self.lesson.step.panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Panels move between tabs and places of their own."""
        super().resizeEvent(event)
        if hasattr(self, "fade"):
            self.fade.stop()
            self._bring_panel()

    def _sync(self, perspective: Perspective) -> None:
        """A lesson that ends is no game to look back on."""
        super()._sync(perspective)
        self.hand.see_end.hide()

    def _step_changed(self) -> None:
        """Once a step is done, Enter goes on."""
        if self.controller.session.game.over:
            self.coach.play_on.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        go_on = self.coach.play_on if self.coach.play_on.isVisible() else self.coach.next
        if enter and go_on.isVisible() and not self.placement.dragging:
            go_on.click()
        else:
            super().keyPressEvent(event)

    def leave(self) -> None:
        lesson = self.lesson
        lesson.changed.disconnect(self._step_changed)
        lesson.leaving.disconnect(self.fade.catch)
        lesson.jumped.disconnect(self._jumped)
        lesson.changed.disconnect(self.coach.sync)
        super().leave()
