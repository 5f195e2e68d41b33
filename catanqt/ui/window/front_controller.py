"""The pages before a game: start, new game, saved games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.play.importer import Importer
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command, Item, Keys
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.models.new_game_settings import NewGameSettings
    from catanqt.ui.pages.new_game.page import NewGamePage
    from catanqt.ui.pages.saves.page import SavesPage
    from catanqt.ui.pages.start.page import StartPage


class FrontController(QObject):
    """Shows them; an open game is left for them."""

    def __init__(
        self,
        pages: PageFactory,
        session: GameSession,
        importer: Importer,
        lessons: Callable[[], None],
        statistics: Callable[[], None],
        read_rule: Callable[[str, str], None],
        review: Callable[[int], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._session, self._importer = pages, session, importer
        self._lessons, self._statistics, self._read_rule = lessons, statistics, read_rule
        self._review = review
        self.home: Destination[StartPage] = Destination(self._build_start)
        self.saves: Destination[SavesPage] = Destination(self._build_saves)

    def commands(self) -> list[Item]:
        return [
            Command(text=tr("&New game"), do=self.show_new_game, keys=Keys.New),
            Command(text=tr("&Saved games"), do=self.show_saves, keys=Keys.Open),
        ]

    def show_start(self) -> None:
        self._session.leave_for(self.home)

    def show_new_game(self) -> None:
        self.offer_game(None)

    def offer_even_match(self) -> None:
        """Show the page for a new game with opponents whom this player should beat about every third time."""
        self.offer_game(self._pages.even_match())

    def offer_game(self, choice: NewGameSettings | None) -> None:
        """Show the page for a new game: as it was left last, or with this choice."""
        visit = _NewGameVisit(self._build_new_game, choice)
        self._session.leave_for(Destination(visit.build, visit.leave))

    def show_saves(self) -> None:
        self._session.leave_for(self.saves)

    def _build_start(self) -> StartPage:
        page = self._pages.start()
        page.continue_game.connect(self._session.resume)
        page.new_game.connect(self.show_new_game)
        page.even_match.connect(self.offer_even_match)
        page.saved_games.connect(self.show_saves)
        page.learn.connect(self._lessons)
        page.statistics.connect(self._statistics)
        return page

    def _build_new_game(self, choice: NewGameSettings | None, rule: str | None) -> NewGamePage:
        page = self._pages.new_game(choice, rule)
        page.help_wanted.connect(self._read_rule)
        page.start.connect(self._session.begin)
        page.back.connect(self.show_start)
        return page

    def _build_saves(self) -> SavesPage:
        page = self._pages.saves(self._importer)
        page.opened.connect(self._session.resume)
        page.reviewed.connect(self._review)
        page.back.connect(self.show_start)
        return page


class _NewGameVisit:
    """Keeps the settings of the page while it is rebuilt, or while the rules are read."""

    def __init__(
        self, build: Callable[[NewGameSettings | None, str | None], NewGamePage], choice: NewGameSettings | None
    ) -> None:
        self._build, self._choice = build, choice
        self._rule: str | None = None

    def build(self) -> NewGamePage:
        return self._build(self._choice, self._rule)

    def leave(self, page: NewGamePage) -> None:
        self._choice, self._rule = page.choice, page.rule
