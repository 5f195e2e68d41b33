"""Small joys in the window: achievements, and photos of the board."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication

from catanqt.session import Played
from catanqt.ui.achievements import deeds, deeds_before, ended, newly_reached, note_feats, title
from catanqt.ui.exporting import CannotWrite
from catanqt.ui.games.goods import listing
from catanqt.ui.gathering import gather
from catanqt.ui.language import tr
from catanqt.ui.library import LibraryError, Past
from catanqt.ui.pages.achievements import AchievementsPage
from catanqt.ui.pages.side import SidePage
from catanqt.ui.photo import Photo, ask_for_photo

PRAISE_AFTER = 2500
"""Milliseconds after the end: by then the page that tells how it went is there."""

if TYPE_CHECKING:
    from catanqt.ui.main_window import MainWindow


class Joys:
    """Belongs to a window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def show_achievements(self) -> None:
        self._window.go(self._achievements)

    def _achievements(self) -> SidePage:
        window = self._window
        page = AchievementsPage(window.theme, window.services.library, window.services.preferences)
        page.back.connect(window.go_back)
        return page

    def hear(self, played: Played) -> None:
        """Once a game that counts has ended, keep what was done in it and praise what is new."""
        window = self._window
        if not window.kept or window.table is None or not ended(played.events):
            return
        preferences, past, game = window.services.preferences, self._past(), window.game_id
        before = deeds_before(game, past, preferences)
        note_feats(preferences, gather(window.table.session))
        new = newly_reached(before, deeds(past, preferences))
        if new:
            QTimer.singleShot(PRAISE_AFTER, window, lambda: self._praise(new))

    def _past(self) -> Past:
        """All finished games; none where they cannot be read, and then nothing is praised that follows from them."""
        try:
            return self._window.services.library.statistics()
        except LibraryError:
            return Past()

    def _praise(self, names: Sequence[str]) -> None:
        told = listing([title(name) for name in names])
        self._window.notice.say(tr("%n achievements reached: {names}", "", len(names), names=told), calm=True)

    def ask_for_photo(self) -> None:
        """Let the player choose where the picture of the board goes."""
        ask_for_photo(self._window, self.save_photo)

    def save_photo(self, path: Path) -> None:
        """Write the board on the table as a picture; what goes wrong is told."""
        window = self._window
        if window.table is None:
            return
        seen = window.table.seen
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            saved = Photo(seen.header, seen.game, window.theme).save(path)
            window.notice.say(tr("The board was saved as {file}.", file=saved.name), calm=True)
        except CannotWrite as error:
            window.notice.say(str(error))
        finally:
            QGuiApplication.restoreOverrideCursor()
