"""The window: menus, pages, and the game that is on the table.

Pages are rebuilt whenever paint, language or size of text changes; what must survive lives outside them: the table with
its game, the preferences, and what the window remembers of its own place.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMenu, QVBoxLayout, QWidget

from catanqt.ui import doors
from catanqt.ui.crash import CrashWatch, report
from catanqt.ui.language import speak, tr
from catanqt.ui.library import SUFFIX, LibraryError
from catanqt.ui.menus import build_menus
from catanqt.ui.notice import Notice
from catanqt.ui.services import Services
from catanqt.ui.theme import Theme, make_theme, palette, stylesheet

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.controller import Table
    from catanqt.ui.joys import Joys
    from catanqt.ui.learning import Learning
    from catanqt.ui.models.choice import Choice
    from catanqt.ui.pages.game import GamePage
    from catanqt.ui.reviewing import Review
    from catanqt.ui.sound import Sounds

SMALLEST = 1024, 700
USUAL = 1360, 860
THUMBNAIL = 480, 320
LACKING = {QKeySequence.StandardKey.Quit: "Ctrl+Q", QKeySequence.StandardKey.Preferences: "Ctrl+,"}
"""Keys for what some systems have no key for."""
REBUILDS = ("appearance", "colour_blind", "scale")
"""The preferences that change the paint of every page."""


class MainWindow(QMainWindow):
    """Shows one page at a time."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.table: Table | None = None
        self._game_id = 0
        self.undo_action: QAction | None = None
        self.redo_action: QAction | None = None
        self._entries: list[QAction] = []
        """What is in the menus now."""
        self._show: Callable[[], QWidget] = self._start_page
        self._below = self._show
        """The page that others lead back to, where there is no game."""
        self._page: QWidget | None = None
        self._game: GamePage | None = None
        self._choice: Choice | None = None
        self._waiting = False
        self._told_of_loss = False
        self._opened = services.is_open()
        self._retry = QTimer(self, interval=2000)
        self._retry.timeout.connect(self._save_again)
        self._fresh_thumbnail = QTimer(self, singleShot=True, interval=1500)
        self._fresh_thumbnail.timeout.connect(self._keep_thumbnail)
        self.setWindowTitle("CatanQt")
        self.setMinimumSize(*SMALLEST)
        self._paint()
        self._restore_place()
        self.watch = CrashWatch(self)
        self.watch.crashed.connect(self._crashed)
        self.watch.install()
        services.preferences.changed.connect(self._preference_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self._opening = doors.Opening(self)

    # Paint

    @property
    def theme(self) -> Theme:
        return self._theme

    def _paint(self) -> None:
        """Make the theme that is wanted now, and everything with it."""
        preferences = self.services.preferences
        wanted = preferences["appearance"]
        system = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        dark = system if wanted == "system" else wanted == "dark"
        self._theme = make_theme(dark, preferences["colour_blind"], preferences["scale"] / 100)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.setPalette(palette(self._theme))
        application.setStyleSheet(stylesheet(self._theme))
        self._repaint()

    def _repaint(self) -> None:
        """The same page anew; what the notice says stays."""
        said = self.notice.said if self._page is not None else None
        self._rebuild()
        if said is not None and not self.notice.text:
            self.notice.say(*said)

    def _clear_menus(self) -> None:
        """Old entries go for good: they would hold on to tables and pages that are gone."""
        bar = self.menuBar()
        bar.clear()
        for menu in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.deleteLater()
        for entry in self._entries:
            entry.deleteLater()
        self._entries.clear()
        self.undo_action = self.redo_action = None

    def _rebuild(self) -> None:
        """Make menus, notice and page anew."""
        self._clear_menus()
        build_menus(self)
        self._refresh_menus()
        frame = QWidget()
        frame.setObjectName("page")
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.notice = Notice(self._theme)
        layout.addWidget(self.notice)
        self._leave_page()
        self._page = self._make_page()
        layout.addWidget(self._page, 1)
        self.setCentralWidget(frame)
        self._page.setFocus()
        self._let_game_wait(self._game is None)

    def _make_page(self) -> QWidget:
        """The page that is wanted; should it break while it is made, the first page, for a dead one helps nobody."""
        try:
            return self._show()
        except Exception:
            if self._show == self._start_page:
                raise
            sys.excepthook(*sys.exc_info())
            self._game = None
            self.leave_game()
            self._show = self._below = self._start_page
            return self._show()

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
        # A page that is rebuilt, or comes back after the rules were read, goes on with what was chosen on it.
        self._choice = getattr(self._page, "choice", self._choice)
        self._page = self._game = None

    def _scheme_changed(self) -> None:
        if self.services.preferences["appearance"] == "system":
            self._paint()

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            speak(self.services.preferences["language"])
        elif name in REBUILDS:
            self._paint()

    def changeEvent(self, event: QEvent) -> None:
        """A translator was installed or removed: all words are asked anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._repaint()
        super().changeEvent(event)

    # Pages

    @property
    def page(self) -> QWidget | None:
        return self._page

    def go(self, show: Callable[[], QWidget]) -> None:
        """Show another page."""
        self._show = show
        self._rebuild()
        if self.table is not None and self.table.warning:
            self._warned(self.table.warning)

    def stay(self, show: Callable[[], QWidget]) -> None:
        """Leave the game and show a page that others lead back to."""
        self.leave_game()
        self._below = show
        self.go(show)

    def show_start(self) -> None:
        self.stay(self._start_page)

    def show_new_game(self) -> None:
        self._leave_page()
        self._choice = None
        self.stay(self._new_game_page)

    def show_saves(self) -> None:
        self.stay(self._saves_page)

    def _start_page(self) -> QWidget:
        return doors.start_page(self)

    def _new_game_page(self) -> QWidget:
        return doors.new_game_page(self, self._choice)

    def _saves_page(self) -> QWidget:
        return doors.saves_page(self)

    def _game_page(self) -> QWidget:
        self._game = doors.game_page(self)
        return self._game

    @cached_property
    def joys(self) -> Joys:
        from catanqt.ui.joys import Joys

        return Joys(self)

    def show_achievements(self) -> None:
        self.joys.show_achievements()

    def take_photo(self) -> None:
        """Save the board as a picture."""
        self.joys.ask_for_photo()

    def show_lessons(self) -> None:
        self.learning.show()

    @cached_property
    def learning(self) -> Learning:
        from catanqt.ui.learning import Learning

        return Learning(self)

    @cached_property
    def review(self) -> Review:
        from catanqt.ui.reviewing import Review

        return Review(self)

    @cached_property
    def sounds(self) -> Sounds:
        from catanqt.ui.sound import Sounds, make_player

        return Sounds(self.services.preferences, make_player(), self)

    # Pages that are shown over a game, which waits for them

    def show_rules(self) -> None:
        """The rules, in the middle of a game where they speak of what is going on."""
        if self._game is not None:
            topic, rule = self._game.ruling()
            self.go(lambda: doors.rules_page(self, (topic,), rule))
            return
        self.go(lambda: doors.rules_page(self, self._topics()))

    def show_about(self) -> None:
        self.go(lambda: doors.about_page(self))

    def show_review(self, celebrate: bool = False) -> None:
        """How the game on the table went, or how it stands."""
        self.review.show(celebrate)

    def show_fair_dice(self) -> None:
        self.review.show_fair_dice()

    def show_statistics(self) -> None:
        self.review.show_statistics()

    def show_preferences(self) -> None:
        self.go(lambda: doors.preferences_page(self))

    def go_back(self) -> None:
        """Back to the game, if there is one, else to where the player came from."""
        self.go(self._below if self.table is None else self._game_page)

    def _topics(self) -> tuple[str, ...]:
        """What the game on the table is made of, to begin the rules there."""
        if self.table is None:
            return ()
        header = self.table.session.record.header
        return (header.game, *header.scenarios)

    # What menus ask of the game page

    def zoom_board(self, factor: float) -> None:
        if self._game is not None:
            self._game.zoom(factor)

    def toggle_side(self) -> None:
        if self._game is not None:
            self._game.toggle_side()

    def open_trade(self) -> None:
        if self._game is not None:
            self._game.open_trade()

    def toggle_hint(self) -> None:
        if self._game is not None:
            self._game.hints.toggle()

    def toggle_history(self) -> None:
        if self._game is not None:
            self._game.past.toggle()

    def replay(self) -> None:
        """Play the whole game again, to look at."""
        if self._game is not None:
            self._game.past.replay()

    def skip_motion(self) -> None:
        if self._game is not None:
            self._game.skip()

    # The game on the table

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
        told = tr("This is a new game with dice of its own. The other one is among your saved games.")
        self.notice.say(told, calm=True)

    def _sit_down(self, fetch: Callable[[], tuple[int, object]]) -> None:
        self.leave_game()
        try:
            self._game_id, play = fetch()
        except LibraryError as error:
            self.stay(self._start_page)
            self.notice.say(str(error))
            return
        from catanqt.ui.controller import Table

        table = Table(play, self.services.thinker, self.services.preferences, self)  # type: ignore[arg-type]
        self.seat_at(table, self._game_id)
        problem = getattr(play, "problem", None)
        if problem:
            restored = tr("This saved game was damaged. It goes on in a copy that ends with the last good move.")
            self.notice.say(restored, problem)
        table.begin()

    def seat_at(self, table: Table, game: int) -> None:
        """Show a table; `game` is its number among the saved games, 0 for a game that is kept nowhere."""
        self.table, self._game_id = table, game
        self.table.failed.connect(self._program_failed)
        self.table.played.connect(self.sounds.hear)
        self.table.refused.connect(self.sounds.refuse)
        self.table.played.connect(lambda played, seen: self.joys.hear(played) if seen.over else None)
        self.table.warned.connect(self._warned)
        self.table.played.connect(lambda played, seen: self._fresh_thumbnail.start())
        self.table.synced.connect(self._refresh_menus)
        self.go(self._game_page)

    def _refresh_menus(self) -> None:
        if self.table is not None and self.undo_action is not None and self.redo_action is not None:
            self.undo_action.setEnabled(self.table.can_undo)
            self.redo_action.setEnabled(self.table.can_redo)

    def leave_game(self) -> None:
        if self.table is None:
            return
        self._keep_thumbnail()
        self._leave_page()
        self._retry.stop()
        self._waiting = False
        self.table.close()
        if self.table.warning:
            lost = tr("The last moves could not be saved: {reason}", reason=self.table.warning)
            QTimer.singleShot(0, self, lambda: self.notice.say(lost))
        self.table.deleteLater()
        self.table = None

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
            self.notice.say(str(error))

    @property
    def kept(self) -> bool:
        """Whether the game on the table is among the saved games; a lesson is not."""
        return self.table is not None and self._game_id > 0

    def save_as(self) -> None:
        """Write the game on the table to a file of its own."""
        if self.table is None:
            return
        name, _ = QFileDialog.getSaveFileName(self, tr("Save a copy"), "", tr("Catan games (*{suffix})", suffix=SUFFIX))
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        target = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        try:
            self.services.library.export(self._game_id, target)
        except LibraryError as error:
            self.notice.say(str(error))

    def import_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a game"), "", tr("Catan games (*{suffix})", suffix=SUFFIX))
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Add the game in a file to the saved games, and go on with it."""
        try:
            game = self.services.library.import_(path)
        except LibraryError as error:
            self.notice.say(str(error))
            return
        self.resume_game(game)

    # What goes wrong

    def _crashed(self, text: str) -> None:
        self.notice.say(tr("Something went wrong. Your game is saved up to the last move."), text)

    def hint_failed(self, text: str) -> None:
        self.notice.say(tr("No hint could be found, for the adviser broke down. The game goes on."), report(text))

    def _program_failed(self, text: str) -> None:
        print(text, file=sys.stderr)
        self.notice.say(tr("A computer player broke down. The game is saved and paused."), report(text))

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

    # The window itself

    def paintEvent(self, event: QPaintEvent) -> None:
        """What takes longer than a window comes after its first picture."""
        super().paintEvent(event)
        if not self._opened:
            self._opened = True
            QTimer.singleShot(0, self, self._open)

    def _open(self) -> None:
        """Open the saved games, and fetch what the player will want next."""
        warning = self.services.open()
        if self.table is None:
            self._rebuild()
        if warning:
            self.notice.say(warning)
        self._opening.start()

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_place(self) -> None:
        place = self.services.preferences.remembered("geometry")
        if not (isinstance(place, QByteArray) and self.restoreGeometry(place)):
            self.resize(*USUAL)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._must_stay():
            event.ignore()
            return
        self.services.preferences.remember("geometry", self.saveGeometry())
        self.leave_game()
        self._show = self._start_page
        self.watch.remove()
        super().closeEvent(event)

    def _must_stay(self) -> bool:
        """Whether moves would be lost that the player has not yet been told of; asked again, the window closes."""
        if self.table is None or not self.table.warning or self._told_of_loss:
            return False
        self.table.save_again()
        self._told_of_loss = bool(self.table.warning)
        if self._told_of_loss:
            reason = self.table.warning
            self.notice.say(tr("The last moves are not saved: {reason}. Close again to lose them.", reason=reason))
        return self._told_of_loss

    def make_action(
        self, text: str, slot: Callable[[], object], keys: QKeySequence | QKeySequence.StandardKey | str = ""
    ) -> QAction:
        """An action of a menu."""
        action = QAction(text, self)
        self._entries.append(action)
        if isinstance(keys, QKeySequence.StandardKey):
            action.setShortcuts(QKeySequence.keyBindings(keys) or [QKeySequence(LACKING.get(keys, ""))])
        elif keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda *_: slot())
        return action
