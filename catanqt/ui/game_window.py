"""The window as it is with a game on its table: sitting down, saving, going away, and what may go wrong with it."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QWidget

from catanqt.ui.crash import report
from catanqt.ui.import_progress import ImportProgress
from catanqt.ui.importer import Importer
from catanqt.ui.language import tr
from catanqt.ui.library import LibraryError
from catanqt.ui.page_frame import PageFrame
from catanqt.ui.pages.saves_files import ask_for_file, ask_where_to
from catanqt.ui.services import Services
from catanqt.ui.words_players import level_name

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.controller import Substitution, Table
    from catanqt.ui.pages.game import GamePage

THUMBNAIL = 480, 320


class GameWindow(PageFrame):
    """A window with a table. The game on it outlives its page, and waits while another page is shown."""

    table: Table | None = None
    undo_action: QAction | None = None
    redo_action: QAction | None = None
    turn_actions: Mapping[str, QAction] = MappingProxyType({})
    """To roll and to end the turn, by their keys."""
    _game: GamePage | None = None
    _number = 0
    _waiting = False
    _told_of_loss = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._retry = QTimer(self, interval=2000)
        self._retry.timeout.connect(self._save_again)
        self._fresh_thumbnail = QTimer(self, singleShot=True, interval=1500)
        self._fresh_thumbnail.timeout.connect(self._keep_thumbnail)
        self.opener = Importer(services.library, services.adopt, self)
        """Reads files to go on with."""
        self.opener.taken.connect(self._opened_file)
        self.importer = Importer(services.library, lambda game: services.library.add(game), self)
        """Reads files that are added to the saved games."""
        for importer in (self.opener, self.importer):
            importer.failed.connect(self._import_failed)
            ImportProgress(importer, self)

    def _game_page(self) -> QWidget:
        """The page of the game on the table."""
        raise NotImplementedError

    # Pages, seen from the game

    def _rebuild(self) -> None:
        super()._rebuild()
        self._refresh_menus()
        self._let_game_wait(self._game is None)

    def _clear_menus(self) -> None:
        super()._clear_menus()
        self.undo_action = self.redo_action = None
        self.turn_actions = {}

    def _refresh_menus(self) -> None:
        if self.table is not None and self.undo_action is not None and self.redo_action is not None:
            self.undo_action.setEnabled(self.table.can_undo)
            self.redo_action.setEnabled(self.table.can_redo)
        for key, action in self.turn_actions.items():
            action.setEnabled(self._game is not None and self._game.hand.has_button(key))

    def _let_game_wait(self, wait: bool) -> None:
        """A game that is not in sight does not go on."""
        if self.table is not None and wait != self._waiting:
            self._waiting = wait
            if wait:
                self.table.hold()
            else:
                self.table.release()

    def _leave_page(self) -> None:
        if self._game is not None:
            self._game.leave()
        self._game = None
        super()._leave_page()

    def _page_broke(self) -> None:
        self._game = None
        self.leave_game()

    def go(self, show: Callable[[], QWidget]) -> None:
        """Show another page."""
        super().go(show)
        if self.table is not None and self.table.warning:
            self._warned(self.table.warning)

    def stay(self, show: Callable[[], QWidget]) -> None:
        """Leave the game and show a page that others lead back to."""
        self.leave_game()
        super().stay(show)

    def go_back(self) -> None:
        """Back to the game, if there is one, else to where the player came from."""
        self.go(self._below if self.table is None else self._game_page)

    # Sitting down and going away

    def begin_game(self, header: Header, name: str) -> None:
        """Begin a new game and show it."""
        self._sit_down(lambda: self.services.begin(header, name))

    def resume_game(self, game: int) -> None:
        """Go on with a saved game."""
        self._sit_down(lambda: self.services.resume(game))

    def fork_game(self, count: int) -> None:
        """Go on in a new game from the moment after so many entries; the old one stays as it is."""
        if self.table is None:
            return
        turn = self.table.session.at(count).state.turn_number
        try:
            old = self.services.library.info(self._game_id).name
            name = tr("{game}, from turn {turn}", game=old, turn=turn) if turn else tr("{game}, again", game=old)
            forked = self.services.fork(self._game_id, count, name)
        except LibraryError as error:
            self.notice.say(str(error))
            return
        self._sit_down(lambda: forked)
        told = tr("This is a new game with its own dice. The other one is among your saved games.")
        self.notice.say(told, calm=True)

    def _sit_down(self, fetch: Callable[[], tuple[int, object]]) -> None:
        self.leave_game()
        try:
            game, play = fetch()
            table = self._table_for(play)
        except LibraryError as error:
            self.stay(self._start_page)
            self.notice.say(str(error))
            return
        except Exception:  # noqa: BLE001 - whatever is wrong with this game, the window says so and stays whole
            self._show_failure()
            return
        self.seat_at(table, game)
        if self.table is not table:
            return  # its page could not be built
        problem = getattr(play, "problem", None)
        if problem:
            restored = tr(
                "This saved game was damaged. You are playing on in a copy that ends with the last intact move."
            )
            self.notice.say(restored, problem)
        table.begin()

    def _table_for(self, play: Any) -> Table:
        """A table for a game; one that cannot be set up is closed, so that nobody holds it."""
        from catanqt.ui.controller import Table

        try:
            return Table(play, self.services.thinker, self.services.preferences, self)
        except BaseException:
            play.close()
            raise

    def _show_failure(self) -> None:
        """Report the exception that is being handled, on a page of its own."""
        sys.excepthook(*sys.exc_info())
        text = report(traceback.format_exc())
        self.stay(lambda: self._failure_page(text))

    def seat_at(self, table: Table, game: int) -> None:
        """Show a table; `game` is its number among the saved games, 0 for a game that is kept nowhere."""
        self.table, self._number = table, game
        table.failed.connect(self._program_failed)
        table.substituted.connect(self._program_substituted)
        table.warned.connect(self._warned)
        table.played.connect(lambda played, seen: self._fresh_thumbnail.start())
        table.synced.connect(self._refresh_menus)
        self.go(self._game_page)

    def leave_game(self) -> None:
        """Let go of the game on the table, whatever else fails: nobody else could open it otherwise."""
        table = self.table
        if table is None:
            return
        self._guarded(self._keep_thumbnail)
        if not self._guarded(self._leave_page):
            self._game = self._page = None
        self._retry.stop()
        self._waiting = False
        self.table = None
        table.close()
        if table.warning:
            lost = tr("The last moves could not be saved: {reason}", reason=table.warning)
            QTimer.singleShot(0, self, lambda: self.notice.say(lost))
        table.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._must_stay():
            event.ignore()
            return
        self.opener.close()
        self.importer.close()
        self.leave_game()
        super().closeEvent(event)

    def _must_stay(self) -> bool:
        """Whether moves would be lost that the player has not yet been told of; asked again, the window closes."""
        if self.table is None or self._told_of_loss:
            return False
        self.table.save_again()  # and look whether what was saved is still there
        self._told_of_loss = bool(self.table.warning)
        if self._told_of_loss:
            reason = self.table.warning
            self.notice.say(tr("The last moves are not saved: {reason}. Close again to discard them.", reason=reason))
        return self._told_of_loss

    # Keeping it

    @property
    def _game_id(self) -> int:
        """The number of the game on the table; it may change if the file of saved games is replaced."""
        return int(getattr(self.table.play, "id", self._number)) if self.kept and self.table else self._number

    def _keep_thumbnail(self) -> None:
        self._fresh_thumbnail.stop()
        if self.table is None or not self.kept:
            return
        from catanqt.ui.thumbnail import render_file

        session = self.table.session
        picture = render_file(session.record.header, session.game, self._theme, THUMBNAIL)
        try:
            self.services.library.set_thumbnail(self._game_id, picture)
        except LibraryError as error:
            if not self.table.warning:  # else the player knows that nothing can be saved, and what that means
                self.notice.say(str(error))

    @property
    def kept(self) -> bool:
        """Whether the game on the table is among the saved games; a lesson is not."""
        return self.table is not None and self._number > 0

    def save_as(self) -> None:
        """Write the game on the table to a file of its own."""
        if self.table is not None:
            ask_where_to(self, tr("Save a copy"), self._game_name(), self.export_to)

    def export_to(self, path: Path) -> None:
        """Write the game as it was played, for the store may be behind it."""
        if self.table is None:
            return
        try:
            self.services.library.export_record(self._game_name(), self.table.session.record, path)
        except LibraryError as error:
            self.notice.say(str(error))

    def _game_name(self) -> str:
        """The name of the game on the table; empty if the store cannot tell, which must not prevent a copy."""
        try:
            return self.services.library.info(self._game_id).name
        except LibraryError:
            return ""

    def import_file(self) -> None:
        ask_for_file(self, tr("Open a game"), self.open_path)

    def open_path(self, path: Path) -> None:
        """Add the game in a file to the saved games, and go on with it as soon as it is read."""
        self.opener.start(path)

    def _opened_file(self, path: Path, read: object, adopted: tuple[int, object]) -> None:
        self._sit_down(lambda: adopted)

    def _import_failed(self, path: Path, error: LibraryError) -> None:
        """Tell it, unless the page does that whose import it was."""
        if self.sender() is self.opener or not hasattr(self._page, "import_file"):
            self.notice.say(str(error))

    # What goes wrong

    def hint_failed(self, text: str) -> None:
        self.notice.say(tr("Sorry, no hint is available."), report(text))

    def _program_failed(self, text: str) -> None:
        print(text, file=sys.stderr)
        self.notice.say(tr("A computer player has failed. The game is saved and paused."), report(text))

    def _program_substituted(self, change: Substitution) -> None:
        """Told without hiding what else the player must know: that moves are not saved."""
        print(change.report, file=sys.stderr)
        if self.table is None:
            return
        seat = self.table.session.record.header.seats[change.seat]
        level = level_name((change.player or "random").partition("/")[0])
        told = tr(
            "The computer player {name} stopped working and plays on at a simpler level: {level}.",
            name=seat.name,
            level=level,
        )
        unsaved = self.notice.text if self.table.warning and self.notice.isVisible() else ""
        self.notice.say(f"{unsaved} {told}".strip(), report(change.report), calm=not unsaved)

    def _save_again(self) -> None:
        """The disk may be there again."""
        if self.table is not None:
            self.table.save_again()

    def _warned(self, warning: str) -> None:
        if warning:
            self._retry.start()
        else:
            self._retry.stop()
            self._told_of_loss = False
        told = tr("The last moves are not saved yet: {reason}", reason=warning) if warning else ""
        self.notice.say(told)
