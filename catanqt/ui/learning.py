"""Lessons in the window: the page to choose from, and the table of the one that is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from catanqt.ui.fitting import FRONT, TAUGHT, keep_fitting, theme_for
from catanqt.ui.models.choice import Cast, read_choice
from catanqt.ui.pages.learn import LearnPage
from catanqt.ui.pages.new_game import REMEMBERED
from catanqt.ui.tutorial.lesson import LessonPlay
from catanqt.ui.tutorial.lessons import LESSONS
from catanqt.ui.tutorial.lessons.seats import LEVEL
from catanqt.ui.tutorial.page import LessonPage
from catanqt.ui.tutorial.table import LessonTable
from catanqt.ui.tutorial.taken import take_note

if TYPE_CHECKING:
    from catanqt.ui.main_window import MainWindow


class Learning(QObject):
    """Belongs to a window. A lesson is a game on its table that is kept nowhere."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)  # a QObject: PySide forgets connections to others only when these go themselves
        self._window = window

    def show(self) -> None:
        """Let the player choose a lesson."""
        self._window.stay(self._choosing)

    def _choosing(self) -> QWidget:
        window = self._window
        theme = theme_for(window, window.theme, FRONT)
        page = LearnPage(theme, window.services.preferences)
        keep_fitting(window, page, window.theme, theme, FRONT)
        page.chosen.connect(self.begin)
        page.rules.connect(window.show_rules)
        page.back.connect(window.show_start)
        return page

    def begin(self, name: str) -> None:
        """Begin a lesson, by its name."""
        window = self._window
        window.leave_game()
        services = window.services
        play = LessonPlay(LESSONS[name](services.preferences["player_name"]), window)
        window.seat_at(LessonTable(play, services.thinker, services.preferences, window), 0)
        table = window.table
        assert table is not None
        table.begin()

    def page(self) -> LessonPage | None:
        """The page of the lesson that is on, if one is."""
        window = self._window
        if not isinstance(window.table, LessonTable):
            return None
        self._translate(window.table.lesson)
        theme = theme_for(window, window.theme, TAUGHT)
        page = LessonPage(theme, window.table, window.services.preferences)
        keep_fitting(window, page, window.theme, theme, TAUGHT)
        page.left.connect(self.show)
        page.finished.connect(self._finish)
        page.played_on.connect(self._play_on)
        page.rules.connect(window.show_rules)
        page.placing.refused.connect(window.sounds.refuse)
        page.sounded.connect(window.sounds.hear)
        page.reached.connect(window.sounds.proclaim)
        return page

    def _translate(self, play: LessonPlay) -> None:
        """The page is new, perhaps in another language: so are the words of the lesson."""
        play.lesson = LESSONS[play.lesson.name](play.session.record.header.seats[0].name)

    def _finish(self) -> None:
        self._take_note()
        self.show()

    def _play_on(self) -> None:
        """From the lesson to a game of what was learnt; how it is set up is the player's choice."""
        window, name = self._window, self._take_note()
        services = window.services
        cast = Cast(services.levels, services.temperaments)
        remembered = services.preferences.remembered(REMEMBERED)
        choice = read_choice(remembered, cast, services.preferences["player_name"])
        window.offer_game(choice.only(name, LEVEL if LEVEL in cast.levels else cast.level))

    def _take_note(self) -> str:
        """The lesson on the table was taken; its name."""
        window = self._window
        assert isinstance(window.table, LessonTable)
        name = window.table.lesson.lesson.name
        take_note(window.services.preferences, name)
        return name
