"""Imports games from files: to play on at once, or to add to the saved games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from catanqt.ui.pages.import_progress import ImportProgress
from catanqt.ui.pages.saves.files import ask_for_file
from catanqt.ui.play.importer import Importer
from catanqt.ui.play.library import LibraryError, ReadGame
from catanqt.ui.play.services import Services
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command
from catanqt.ui.window.notifications import Notifications

Fetch = Callable[[], tuple[int, Any]]
"""Returns the game to open: its number among the saved games, and the game."""


class ImportController(QObject):
    """Has an importer for each of the two, and shows their progress."""

    def __init__(
        self,
        services: Services,
        notifications: Notifications,
        sit_down: Callable[[Fetch], bool],
        is_told: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """`sit_down` goes on with a game, and says whether nothing was wrong with it.

        `is_told`: whether the page that is shown tells itself of games that could not be added.
        `window` is the parent of dialogs and of the progress.
        """
        super().__init__(window)
        self._services, self._notifications = services, notifications
        self._sit_down, self._is_told, self._window = sit_down, is_told, window
        self.opener = Importer(services.library, self._fetch, self)
        """Reads files to go on with."""
        self.opener.taken.connect(self._opened)
        self.opener.failed.connect(self._not_opened)
        self.importer = Importer(services.library, lambda game: services.library.add(game), self)
        """Reads files that are added to the saved games."""
        self.importer.failed.connect(self._not_added)
        for importer in (self.opener, self.importer):
            ImportProgress(importer, window)

    def command(self) -> Command:
        return Command(text=tr("&Open file …"), do=self.ask)

    def ask(self) -> None:
        """Let the player choose a file to go on with."""
        ask_for_file(self._window, tr("Open a game"), self.open)

    def open(self, path: Path) -> None:
        """Go on with the game in a file as soon as it is read: the saved one, if it is among those already."""
        self.opener.start(path)

    def close(self) -> None:
        self.opener.close()
        self.importer.close()

    def _fetch(self, read: ReadGame) -> Fetch | int:
        """The game is added now, while another may still be open: what fails leaves everything as it is.

        One that is saved already, perhaps the very game that is open, is opened when that has been left.
        """
        known = self._services.library.find(read)
        if known is not None:
            return known
        adopted = self._services.adopt(read)
        return lambda: adopted

    def _opened(self, path: Path, read: object, fetched: Fetch | int) -> None:
        if not isinstance(fetched, int):
            self._sit_down(fetched)
        elif self._sit_down(lambda: self._services.resume(fetched)):
            self._notifications.say(tr("This game is already in your saved games."), calm=True)

    def _not_opened(self, path: Path, error: LibraryError) -> None:
        self._notifications.say(str(error))

    def _not_added(self, path: Path, error: LibraryError) -> None:
        if not self._is_told():
            self._notifications.say(str(error))
