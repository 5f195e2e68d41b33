"""The pages before a game: the first one, the new game, the saved games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catanqt.ui.importer import Importer
from catanqt.ui.language import tr
from catanqt.ui.window.commands import Command, Item, Keys
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.ui.models.choice import Choice
    from catanqt.ui.pages.new_game import NewGamePage
    from catanqt.ui.pages.saves import SavesPage
    from catanqt.ui.pages.start import StartPage


class FrontController(QObject):
    """Shows them; the game that is on the table is left for them."""

    def __init__(
        self,
        pages: PageFactory,
        session: GameSession,
        importer: Importer,
        lessons: Callable[[], None],
        statistics: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._session, self._importer = pages, session, importer
        self._lessons, self._statistics = lessons, statistics
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

    def offer_game(self, choice: Choice | None) -> None:
        """Show the page for a new game: as it was left last, or with this choice."""
        visit = _NewGameVisit(self._build_new_game, choice)
        self._session.leave_for(Destination(visit.build, visit.leave))

    def show_saves(self) -> None:
        self._session.leave_for(self.saves)

    def _build_start(self) -> StartPage:
        page = self._pages.start()
        page.continue_game.connect(self._session.resume)
        page.new_game.connect(self.show_new_game)
        page.saved_games.connect(self.show_saves)
        page.learn.connect(self._lessons)
        page.statistics.connect(self._statistics)
        return page

    def _build_new_game(self, choice: Choice | None) -> NewGamePage:
        page = self._pages.new_game(choice)
        page.start.connect(self._session.begin)
        page.back.connect(self.show_start)
        return page

    def _build_saves(self) -> SavesPage:
        page = self._pages.saves(self._importer)
        page.opened.connect(self._session.resume)
        page.back.connect(self.show_start)
        return page


class _NewGameVisit:
    """Remembers what is chosen on the page while it is rebuilt, or while the rules are read."""

    def __init__(self, build: Callable[[Choice | None], NewGamePage], choice: Choice | None) -> None:
        self._build, self._choice = build, choice

    def build(self) -> NewGamePage:
        return self._build(self._choice)

    def leave(self, page: NewGamePage) -> None:
        self._choice = page.choice
