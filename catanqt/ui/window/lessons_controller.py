"""Lessons: the page to choose one, and the lesson that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.play.services import Services
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination
from catanqt.ui.window.open_game import OpenGame
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.models.new_game_settings import NewGameSettings
    from catanqt.ui.pages.game.page import GamePage
    from catanqt.ui.tutorial.lesson import LessonPlay
    from catanqt.ui.tutorial.lesson_controller import LessonController
    from catanqt.ui.tutorial.lesson_list import LearnPage
    from catanqt.ui.tutorial.page import LessonPage


class LessonsController(QObject):
    """A lesson is an open game that is not saved.

    It is a QObject because PySide drops connections to other objects only when those are deleted.
    """

    def __init__(
        self,
        pages: PageFactory,
        session: GameSession,
        services: Services,
        *,
        connect_page: Callable[[GamePage], None],
        offer_game: Callable[[NewGameSettings], None],
        rules: Callable[[], None],
        start: Callable[[], None],
        practice: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`connect_page` does for the page of a lesson what is done for that of any game.

        `offer_game` shows the page for a new game, with a choice.
        """
        super().__init__(parent)
        self._pages, self._session, self._services = pages, session, services
        self._connect_page, self._offer_game = connect_page, offer_game
        self._rules, self._start, self._practice = rules, start, practice

    def command(self) -> Command:
        return Command(text=tr("&Learn to play"), do=self.show)

    def show(self) -> None:
        """Let the player choose a lesson."""
        self._session.leave_for(Destination(self._build_choice))

    def _build_choice(self) -> LearnPage:
        page = self._pages.lessons()
        page.chosen.connect(self.begin)
        page.rules.connect(self._rules)
        page.practice.connect(self._practice)
        page.back.connect(self._start)
        return page

    def begin(self, name: str) -> None:
        """Begin a lesson, by its name."""
        from catanqt.ui.tutorial.lesson import LessonPlay
        from catanqt.ui.tutorial.lesson_controller import LessonController
        from catanqt.ui.tutorial.lessons import lessons

        self._session.leave()
        preferences = self._services.preferences
        play = LessonPlay(lessons()[name](preferences["player_name"]), self)
        controller = LessonController(play, self._services.agent_worker, preferences, self)
        if self._session.seat_at(OpenGame(controller, 0), lambda: self._build_lesson(controller)):
            controller.begin()

    def _build_lesson(self, controller: LessonController) -> LessonPage:
        _translate(controller.lesson)
        page = self._pages.lesson(controller)
        self._connect_page(page)
        page.left.connect(self.show)
        page.finished.connect(self._finish)
        page.played_on.connect(self._play_on)
        return page

    def _finish(self) -> None:
        self._take_note()
        self.show()

    def _play_on(self) -> None:
        """From the lesson to a game of what was learnt; how it is set up is the player's choice."""
        from catanqt.ui.models.new_game_settings import AgentChoices, read_choice
        from catanqt.ui.pages.new_game.page import REMEMBERED
        from catanqt.ui.tutorial.lesson_header import LEVEL

        name, given = self._take_note(), self._services
        cast = AgentChoices(given.levels, given.temperaments)
        choice = read_choice(given.preferences.remembered(REMEMBERED), cast, given.preferences["player_name"])
        self._offer_game(choice.only(name, LEVEL if LEVEL in cast.levels else cast.level))

    def _take_note(self) -> str:
        """The open lesson was finished; its name."""
        from catanqt.ui.play.lesson_progress import take_note
        from catanqt.ui.tutorial.lesson_controller import LessonController

        controller = self._session.controller
        assert isinstance(controller, LessonController)
        name = controller.lesson.lesson.name
        take_note(self._services.preferences, name)
        return name


def _translate(play: LessonPlay) -> None:
    """The page is new, perhaps in another language: so are the words of the lesson."""
    from catanqt.ui.tutorial.lessons import lessons

    play.lesson = lessons()[play.lesson.name](play.session.record.header.seats[0].name)
