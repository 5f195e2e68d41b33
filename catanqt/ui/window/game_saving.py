"""Saving the open game: warnings, its thumbnail, and copies in files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from catanqt.ui.pages.saves.files import ask_where_to
from catanqt.ui.play.library import Library, LibraryError
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.appearance import Appearance
from catanqt.ui.window.notifications import Notifications
from catanqt.ui.window.open_game import OpenGame

RETRY_MS, THUMBNAIL_MS = 2000, 1500


class GameSaving(QObject):
    """Watches one game at a time, and warns the player as long as its moves cannot be saved."""

    def __init__(self, library: Library, notifications: Notifications, appearance: Appearance, window: QWidget) -> None:
        """`window` is the parent of dialogs."""
        super().__init__(window)
        self._library, self._notifications, self._appearance, self._window = library, notifications, appearance, window
        self._game: OpenGame | None = None
        self._told_of_loss = False
        self.retry = QTimer(self, interval=RETRY_MS)
        self.retry.timeout.connect(self._save_again)
        self._fresh_thumbnail = QTimer(self, singleShot=True, interval=THUMBNAIL_MS)
        self._fresh_thumbnail.timeout.connect(self.keep_thumbnail)

    def watch(self, game: OpenGame) -> None:
        self._game = game
        game.controller.warned.connect(self._warned)
        game.controller.played.connect(self._played)

    def stop(self) -> None:
        """Stop watching the game."""
        self.retry.stop()
        self._game, self._told_of_loss = None, False

    # Moves

    def _save_again(self) -> None:
        """Try again: the disk may be available now."""
        if self._game is not None:
            self._game.controller.save_again()

    def _warned(self, warning: str) -> None:
        if warning:
            self.retry.start()
        else:
            self.retry.stop()
            self._told_of_loss = False
        told = tr("The last moves are not saved yet: {reason}", reason=warning) if warning else ""
        self._notifications.say(told)

    def repeat_warning(self) -> None:
        """Another page is shown, with a notification bar that says nothing yet."""
        if self._game is not None and self._game.controller.warning:
            self._warned(self._game.controller.warning)

    def may_close(self) -> bool:
        """Whether the window may be closed: no moves would be lost without the player having been warned."""
        return self._may_go(
            lambda reason: tr("The last moves are not saved: {reason}. Close again to discard them.", reason=reason)
        )

    def may_leave(self) -> bool:
        """Whether the game may be left for another page, likewise."""
        return self._may_go(
            lambda reason: tr("The last moves are not saved: {reason}. Leave again to discard them.", reason=reason)
        )

    def _may_go(self, words: Callable[[str], str]) -> bool:
        """Asked again, it is so: then the player knows."""
        if self._game is None or self._told_of_loss:
            return True
        controller = self._game.controller
        controller.save_again()  # and look whether what was saved is still there
        self._told_of_loss = bool(controller.warning)
        if self._told_of_loss:
            self._notifications.say(words(controller.warning))
        return not self._told_of_loss

    # The thumbnail

    def _played(self) -> None:
        self._fresh_thumbnail.start()

    def keep_thumbnail(self) -> None:
        """Save how the board looks now, for the list of saved games."""
        self._fresh_thumbnail.stop()
        game = self._game
        if game is None or not game.kept:
            return
        from catanqt.ui.pages.thumbnail import THUMBNAIL, render_file

        session = game.controller.session
        picture = render_file(session.record.header, session.game, self._appearance.theme, THUMBNAIL)
        try:
            self._library.set_thumbnail(game.id, picture)
        except LibraryError as error:
            if not game.controller.warning:  # else the player knows that nothing can be saved, and what that means
                self._notifications.say(str(error))

    # Copies

    def ask_for_copy(self) -> None:
        """Let the player choose the file for a copy of the game."""
        if self._game is not None:
            ask_where_to(self._window, tr("Save a copy"), self._name(self._game), self.export_to)

    def export_to(self, path: Path) -> None:
        """Write the game as it was played, for the store may be behind it."""
        if self._game is None:
            return
        try:
            self._library.export_record(self._name(self._game), self._game.controller.session.record, path)
        except LibraryError as error:
            self._notifications.say(str(error))

    def _name(self, game: OpenGame) -> str:
        """The name of the game; empty if the store fails, which must not prevent a copy."""
        try:
            return self._library.info(game.id).name
        except LibraryError:
            return ""
