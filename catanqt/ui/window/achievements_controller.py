"""Achievements: stored and announced when a game ends, and shown on a page of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from catanqt.ui.play.library import Library, LibraryError, PlayedGames
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.navigator import Destination, Navigator
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.open_game import OpenGame
from catanqt.ui.window.page_factory import PageFactory

if TYPE_CHECKING:
    from catanqt.session import Played
    from catanqt.ui.kit.perspective import Perspective
    from catanqt.ui.pages.achievements import AchievementsPage

PRAISE_AFTER = 2500
"""Milliseconds after the end of a game: by then the end page is shown."""


class AchievementsController(QObject):
    """Checks each saved game that ends."""

    def __init__(
        self,
        pages: PageFactory,
        navigator: Navigator,
        notifications: Notifications,
        preferences: Preferences,
        library: Library,
        session: GameSession,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages, self._navigator, self._notifications = pages, navigator, notifications
        self._preferences, self._library, self._session = preferences, library, session

    def command(self) -> Command:
        return Command(text=tr("&Achievements"), do=self.show)

    def show(self) -> None:
        self._navigator.go(Destination(self._build))

    def _build(self) -> AchievementsPage:
        page = self._pages.achievements()
        page.back.connect(self._navigator.go_back)
        return page

    def watch(self, game: OpenGame) -> None:
        """A game was opened."""
        game.controller.played.connect(self._played)

    def _played(self, played: Played, perspective: Perspective) -> None:
        if perspective.over:
            self._look_at_end(played)

    def _look_at_end(self, played: Played) -> None:
        """Once a game that counts has ended, keep what was done in it and praise what is new."""
        from catanqt.ui.stats.achievements import ended, newly_reached, note_feats, player_results, results_before
        from catanqt.ui.stats.figures import gather

        game = self._session.game
        if game is None or not game.kept or not ended(played.events):
            return
        played_games = self._past()
        before = results_before(game.id, played_games, self._preferences)
        note_feats(self._preferences, gather(game.controller.session))
        new = newly_reached(before, player_results(played_games, self._preferences))
        if new:
            QTimer.singleShot(PRAISE_AFTER, self, lambda: self._praise(new))

    def _past(self) -> PlayedGames:
        """All finished games; none where they cannot be read, and then nothing is praised that follows from them."""
        try:
            return self._library.statistics()
        except LibraryError:
            return PlayedGames()

    def _praise(self, names: Sequence[str]) -> None:
        from catanqt.ui.kit.goods_text import listing
        from catanqt.ui.stats.achievements import title

        told = listing([title(name) for name in names])
        self._notifications.say(tr("%n achievements reached: {names}", "", len(names), names=told), calm=True)
