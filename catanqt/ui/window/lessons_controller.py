"""Lessons: the page to choose from, and the table of the one that is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.language import tr
from catanqt.ui.services import Services
from catanqt.ui.window.commands import Command
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination
from catanqt.ui.window.open_game import OpenGame
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.models.choice import Choice
    from catanqt.ui.pages.game import GamePage
    from catanqt.ui.pages.learn import LearnPage
    from catanqt.ui.tutorial.lesson import LessonPlay
    from catanqt.ui.tutorial.page import LessonPage
    from catanqt.ui.tutorial.table import LessonTable


class LessonsController(QObject):
    """A lesson is a game on the table that is kept nowhere.

    A QObject, for PySide forgets connections to anything else only when that goes itself.
    """

    def __init__(
        self,
        pages: PageFactory,
        session: GameSession,
        services: Services,
        *,
        connect_page: Callable[[GamePage], None],
        offer_game: Callable[[Choice], None],
        rules: Callable[[], None],
        start: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`connect_page` does for the page of a lesson what is done for that of any game.

        `offer_game` shows the page for a new game, with a choice.
        """
        super().__init__(parent)
        self._pages, self._session, self._services = pages, session, services
        self._connect_page, self._offer_game = connect_page, offer_game
        self._rules, self._start = rules, start

    def command(self) -> Command:
        return Command(text=tr("&Learn to play"), do=self.show)

    def show(self) -> None:
        """Let the player choose a lesson."""
        self._session.leave_for(Destination(self._build_choice))

    def _build_choice(self) -> LearnPage:
        page = self._pages.lessons()
        page.chosen.connect(self.begin)
        page.rules.connect(self._rules)
        page.back.connect(self._start)
        return page

    def begin(self, name: str) -> None:
        """Begin a lesson, by its name."""
        from catanqt.ui.tutorial.lesson import LessonPlay
        from catanqt.ui.tutorial.lessons import lessons
        from catanqt.ui.tutorial.table import LessonTable

        self._session.leave()
        preferences = self._services.preferences
        play = LessonPlay(lessons()[name](preferences["player_name"]), self)
        table = LessonTable(play, self._services.thinker, preferences, self)
        if self._session.seat_at(OpenGame(table, 0), lambda: self._build_lesson(table)):
            table.begin()

    def _build_lesson(self, table: LessonTable) -> LessonPage:
        _translate(table.lesson)
        page = self._pages.lesson(table)
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
        from catanqt.ui.models.choice import Cast, read_choice
        from catanqt.ui.pages.new_game import REMEMBERED
        from catanqt.ui.tutorial.lesson_header import LEVEL

        name, given = self._take_note(), self._services
        cast = Cast(given.levels, given.temperaments)
        choice = read_choice(given.preferences.remembered(REMEMBERED), cast, given.preferences["player_name"])
        self._offer_game(choice.only(name, LEVEL if LEVEL in cast.levels else cast.level))

    def _take_note(self) -> str:
        """The lesson on the table was taken; its name."""
        from catanqt.ui.tutorial.table import LessonTable
        from catanqt.ui.tutorial.taken import take_note

        table = self._session.table
        assert isinstance(table, LessonTable)
        name = table.lesson.lesson.name
        take_note(self._services.preferences, name)
        return name


def _translate(play: LessonPlay) -> None:
    """The page is new, perhaps in another language: so are the words of the lesson."""
    from catanqt.ui.tutorial.lessons import lessons

    play.lesson = lessons()[play.lesson.name](play.session.record.header.seats[0].name)
