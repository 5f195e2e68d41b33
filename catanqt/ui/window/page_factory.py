"""Creates the pages. Each is imported when it is first needed, so that the window appears at once.

A page gets its theme and its contents here; the controller that asked for it connects its signals.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QMainWindow, QWidget

from catanqt.ui.theme.text_scale import CROWDED, FRONT, PLAIN, TAUGHT, Size, keep_fitting, theme_for

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.session import Session
    from catanqt.ui.models.new_game_settings import NewGameSettings
    from catanqt.ui.pages.achievements import AchievementsPage
    from catanqt.ui.pages.back_page import BackPage
    from catanqt.ui.pages.end.page import EndPage
    from catanqt.ui.pages.fair_dice.page import FairDicePage
    from catanqt.ui.pages.game.page import GamePage
    from catanqt.ui.pages.new_game.page import NewGamePage
    from catanqt.ui.pages.review.page import ReviewPage, ReviewView
    from catanqt.ui.pages.saves.page import SavesPage
    from catanqt.ui.pages.start.page import StartPage
    from catanqt.ui.pages.statistics.page import StatisticsPage
    from catanqt.ui.play.controller import GameController
    from catanqt.ui.play.importer import Importer
    from catanqt.ui.play.review import Review
    from catanqt.ui.play.services import Services
    from catanqt.ui.practice.controller import PracticeController
    from catanqt.ui.practice.page import PracticePage
    from catanqt.ui.stats.figures import Figures
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson_controller import LessonController
    from catanqt.ui.tutorial.lesson_list import LearnPage
    from catanqt.ui.tutorial.page import LessonPage
    from catanqt.ui.window.appearance import Appearance

Page = TypeVar("Page", bound=QWidget)


class PageFactory:
    """`window` is asked for its size alone: text on pages with a board grows only while all of the board fits."""

    def __init__(
        self, window: QMainWindow, services: Services, appearance: Appearance, resize: Callable[[], object]
    ) -> None:
        """`resize` rebuilds the page after a change of the window's size."""
        self._window, self._services, self._appearance, self._resize = window, services, appearance, resize

    def _fitted(self, least: Size, make: Callable[[Theme], Page]) -> Page:
        wished = self._appearance.theme
        theme = theme_for(self._window, wished, least)
        page = make(theme)
        keep_fitting(self._window, page, wished, theme, least, self._resize)
        return page

    # The front

    def start(self) -> StartPage:
        from catanqt.ui.pages.start.page import StartPage

        library = self._services.library if self._services.is_open() else None
        return self._fitted(FRONT, lambda theme: StartPage(theme, library))

    def new_game(self, choice: NewGameSettings | None, rule: str | None) -> NewGamePage:
        from catanqt.ui.pages.new_game.page import NewGamePage

        def make(theme: Theme) -> NewGamePage:
            given = self._services
            library = given.library if given.is_open() else None
            levels, temperaments = given.levels, given.temperaments
            return NewGamePage(theme, given.preferences, levels, temperaments, choice, rule, library)

        return self._fitted(FRONT, make)

    def even_match(self) -> NewGameSettings:
        """The game that was chosen last, with opponents that make an even match."""
        from catanqt.rating.ratings import installed
        from catanqt.ui.models.new_game_settings import AgentChoices, read_choice
        from catanqt.ui.pages.new_game.page import REMEMBERED
        from catanqt.ui.play.past_games import PastGames
        from catanqt.ui.stats.prospects import Prospects

        given, preferences = self._services, self._services.preferences
        cast = AgentChoices(given.levels, given.temperaments)
        choice = read_choice(preferences.remembered(REMEMBERED), cast, preferences["player_name"])
        past = PastGames(given.library if given.is_open() else None)
        return Prospects(past.games, installed()).even_match(choice, random.Random())

    def saves(self, importer: Importer) -> SavesPage:
        from catanqt.ui.pages.saves.page import SavesPage

        reviewed = self._services.reviewer is not None
        return self._fitted(FRONT, lambda theme: SavesPage(theme, self._services.library, importer, reviewed))

    def lessons(self) -> LearnPage:
        from catanqt.ui.tutorial.lesson_list import LearnPage

        library = None if self._services.reviewer is None else self._services.library
        return self._fitted(FRONT, lambda theme: LearnPage(theme, self._services.preferences, library))

    # Games

    def game(self, controller: GameController) -> GamePage:
        from catanqt.ui.games import game_presentation
        from catanqt.ui.pages.game.page import GamePage

        header = controller.session.record.header
        least = PLAIN if game_presentation(header.game).plain and not header.scenarios else CROWDED
        return self._fitted(least, lambda theme: GamePage(theme, controller, self._services.preferences))

    def lesson(self, controller: LessonController) -> LessonPage:
        from catanqt.ui.tutorial.page import LessonPage

        return self._fitted(TAUGHT, lambda theme: LessonPage(theme, controller, self._services.preferences))

    def practice(self, controller: PracticeController, number: int, count: int) -> PracticePage:
        from catanqt.ui.practice.page import PracticePage

        preferences = self._services.preferences
        return self._fitted(TAUGHT, lambda theme: PracticePage(theme, controller, preferences, number, count))

    # Looking back

    def end(self, session: Session, viewer: int, celebrate: bool, figures: Figures, reviewed: bool) -> EndPage:
        from catanqt.ui.pages.end.page import EndPage

        theme, preferences = self._appearance.theme, self._services.preferences
        standings = self._standings(session, viewer)
        return EndPage(theme, session, preferences, viewer, celebrate, figures, reviewed, standings)

    def _standings(self, session: Session, viewer: int) -> str:
        """How a person stands against the characters at the table, this game included; or why that is not known."""
        from catanqt.cast import character_of
        from catanqt.ui.play.past_games import PastGames
        from catanqt.ui.stats.encounters import encounters
        from catanqt.ui.text.cast import standing_text

        seats = session.record.header.seats
        characters = [one for seat in seats if (one := character_of(seat.player)) is not None]
        if not characters or not 0 <= viewer < len(seats) or not session.game.over:
            return ""
        past = PastGames(self._services.library)
        met = encounters(past.games, seats[viewer].name)
        decided = [one for one in characters if one.key in met and (met[one.key].won or met[one.key].lost)]
        told = [standing_text(one.name, met[one.key]) for one in decided]
        return past.problem or ", ".join(told)

    def review(self, review: Review, view: ReviewView | None) -> ReviewPage:
        from catanqt.ui.pages.review.page import ReviewPage

        return self._fitted(FRONT, lambda theme: ReviewPage(theme, review, view))

    def fair_dice(self, session: Session, figures: Figures) -> FairDicePage:
        from catanqt.ui.pages.fair_dice.page import FairDicePage

        return FairDicePage(self._appearance.theme, session, figures)

    def statistics(self) -> StatisticsPage:
        from catanqt.ui.pages.statistics.page import StatisticsPage

        return StatisticsPage(self._appearance.theme, self._services.library)

    def achievements(self) -> AchievementsPage:
        from catanqt.ui.pages.achievements import AchievementsPage

        return AchievementsPage(self._appearance.theme, self._services.library, self._services.preferences)

    # Help and preferences

    def rules(self, topics: tuple[str, ...], rule: str, header: Header | None) -> BackPage:
        from catanqt.ui.pages.rules.page import RulesPage

        return RulesPage(self._appearance.theme, topics, rule, header)

    def about(self) -> BackPage:
        from catanqt.ui.pages.about import AboutPage

        return AboutPage(self._appearance.theme)

    def shortcuts(self) -> BackPage:
        from catanqt.ui.pages.shortcuts import ShortcutsPage

        return ShortcutsPage(self._appearance.theme)

    def preferences(self, no_sound: str) -> BackPage:
        from catanqt.ui.pages.preferences import PreferencesPage

        return PreferencesPage(self._appearance.theme, self._services, no_sound)
