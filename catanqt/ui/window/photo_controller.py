"""Saves the board of the open game as a picture."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from catanqt.ui.text.i18n import tr
from catanqt.ui.window.appearance import Appearance
from catanqt.ui.window.commands import Command, Item
from catanqt.ui.window.game_session import GameSession
from catanqt.ui.window.notifications import Notifications


class PhotoController(QObject):
    """Asks for a file name and writes the picture."""

    def __init__(
        self,
        appearance: Appearance,
        notifications: Notifications,
        session: GameSession,
        window: QWidget,
    ) -> None:
        """`window` is the parent of the dialog."""
        super().__init__(window)
        self._appearance, self._notifications, self._session, self._window = appearance, notifications, session, window

    def commands(self) -> list[Item]:
        if self._session.game is None:
            return []
        return [Command(text=tr("Save a &picture of the board …"), do=self.ask, keys=("Ctrl+Shift+P",))]

    def ask(self) -> None:
        """Let the player choose where the picture goes."""
        from catanqt.ui.pages.snapshot import ask_for_photo

        ask_for_photo(self._window, self.save)

    def save(self, path: Path) -> None:
        """Write the picture; errors are shown to the player."""
        from catanqt.ui.charts.export import CannotWrite
        from catanqt.ui.pages.snapshot import Snapshot

        game = self._session.game
        if game is None:
            return
        perspective = game.controller.perspective
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            saved = Snapshot(perspective.header, perspective.game, self._appearance.theme).save(path)
            self._notifications.say(tr("The board was saved as {file}.", file=saved.name), calm=True)
        except CannotWrite as error:
            self._notifications.say(str(error))
        finally:
            QGuiApplication.restoreOverrideCursor()
