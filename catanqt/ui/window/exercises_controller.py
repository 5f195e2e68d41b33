"""Practice: exercises that are due, one after the other, and their progress."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.play.library import Exercise, LibraryError
from catanqt.ui.play.services import Services
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.open_game import OpenGame
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.pages.game.page import GamePage
    from catanqt.ui.practice.controller import PracticeController
    from catanqt.ui.practice.page import PracticePage
    from catanqt.ui.practice.task import PracticeTask

MOST = 10
"""How many exercises are asked in a row."""


class ExercisesController(QObject):
    """An exercise is a game on the table that is kept nowhere.

    A QObject, for PySide forgets connections to anything else only when that goes itself.
    """

    def __init__(
        self,
        pages: PageFactory,
        session: GameSession,
        services: Services,
        notifications: Notifications,
        *,
        connect_page: Callable[[GamePage], None],
        back: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._session, self._services = pages, session, services
        self._notifications, self._connect_page, self._back = notifications, connect_page, back
        self._waiting: list[Exercise] = []
        self._number = self._count = 0

    def begin(self) -> None:
        """Ask what is due; if nothing is, what comes next."""
        from catanqt.ui.play.leitner import is_due

        try:
            found = self._services.library.exercises()
        except LibraryError as error:
            self._notifications.say(str(error))
            return
        now = datetime.now(UTC)
        due = [exercise for exercise in found if is_due(exercise, now)]
        self._waiting = (due or list(found))[:MOST]
        self._number, self._count = 0, len(self._waiting)
        self._next()

    def _next(self) -> None:
        """The next exercise that can be asked; after the last one, back."""
        while self._waiting:
            exercise = self._waiting.pop(0)
            self._number += 1
            task = self._prepared(exercise)
            if task is not None:
                self._ask(task)
                return
        self._session.leave()
        self._back()

    def _prepared(self, exercise: Exercise) -> PracticeTask | None:
        """An exercise whose game cannot be opened any more is passed over."""
        from catanqt.ui.practice.task import prepare

        try:
            return prepare(self._services.library, exercise)
        except LibraryError as error:
            self._notifications.say(str(error))
            return None

    def _ask(self, task: PracticeTask) -> None:
        from catanqt.ui.practice.controller import PracticeController
        from catanqt.ui.practice.play import PracticePlay

        self._session.leave()
        play = PracticePlay(task, self)
        controller = PracticeController(play, self._services.agent_worker, self._services.preferences, self)
        play.answered.connect(lambda good: self._note(task.exercise, good))
        controller.destroyed.connect(play.deleteLater)
        if self._session.seat_at(OpenGame(controller, 0), lambda: self._build(controller)):
            controller.begin()

    def _build(self, controller: PracticeController) -> PracticePage:
        page = self._pages.practice(controller, self._number, self._count)
        self._connect_page(page)
        page.left.connect(self._leave)
        page.went_on.connect(self._next)
        return page

    def _leave(self) -> None:
        self._waiting = []
        self._next()

    def _note(self, exercise: Exercise, good: bool) -> None:
        """What was solved comes back later, what was missed soon."""
        from catanqt.ui.play.leitner import after

        try:
            self._services.library.note_exercise(after(exercise, good, datetime.now(UTC)))
        except LibraryError as error:
            self._notifications.say(tr("The result of this exercise could not be saved: {reason}", reason=str(error)))
