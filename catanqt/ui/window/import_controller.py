"""Games from files: one to go on with at once, and those that are added to the saved games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from catanqt.ui.import_progress import ImportProgress
from catanqt.ui.importer import Importer
from catanqt.ui.language import tr
from catanqt.ui.library import LibraryError
from catanqt.ui.pages.saves_files import ask_for_file
from catanqt.ui.services import Services
from catanqt.ui.window.commands import Command
from catanqt.ui.window.notifications import Notifications

SitDown = Callable[[Callable[[], tuple[int, object]]], None]


class ImportController(QObject):
    """Has an importer for either, and shows how far they are."""

    def __init__(
        self,
        services: Services,
        notifications: Notifications,
        sit_down: SitDown,
        is_told: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """`is_told`: whether the page that is shown tells itself of games that could not be added.

        `window` is the parent of dialogs and of the progress.
        """
        super().__init__(window)
        self._notifications, self._sit_down, self._is_told, self._window = notifications, sit_down, is_told, window
        self.opener = Importer(services.library, services.adopt, self)
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
        """Add the game in a file to the saved games, and go on with it as soon as it is read."""
        self.opener.start(path)

    def close(self) -> None:
        self.opener.close()
        self.importer.close()

    def _opened(self, path: Path, read: object, adopted: tuple[int, object]) -> None:
        self._sit_down(lambda: adopted)

    def _not_opened(self, path: Path, error: LibraryError) -> None:
        self._notifications.say(str(error))

    def _not_added(self, path: Path, error: LibraryError) -> None:
        if not self._is_told():
            self._notifications.say(str(error))
