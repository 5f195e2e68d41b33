"""The controller of a lesson: opponents answer by themselves, and the position may change between steps."""

from __future__ import annotations

from PySide6.QtCore import QObject

from catanqt.kernel.game import Action
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.tutorial.lesson import LessonPlay
from catanqt.ui.tutorial.scripted_opponent import answer


class LessonController(GameController):
    """Like any controller, but no agent plays: the agent worker is used for hints alone."""

    def __init__(
        self, play: LessonPlay, agent_worker: AgentWorker, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(play, agent_worker, preferences, parent)
        self.lesson = play
        play.jumped.connect(self._jump)

    def _jump(self) -> None:
        self.look_at(None)

    def guided(self) -> tuple[Action, ...]:
        return self.lesson.example()

    def _advance(self) -> None:
        """What follows waits until the learner has read the praise."""
        if not self.lesson.done:
            super()._advance()

    def _ask(self, seat: int) -> None:
        self._since.start()
        self._answered(answer(self.session.game, seat))

    def close(self) -> None:
        self.lesson.jumped.disconnect(self._jump)
        super().close()
