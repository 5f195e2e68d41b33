"""The composition root: the only place that knows everyone. It puts the program together and starts it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from weakref import WeakValueDictionary

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from ai.levels import LEVELS, TEMPERAMENTS, make_agent
from catanqt import APP_ID, __version__, paths
from catanqt.kernel.record import Header
from catanqt.library import StoreLibrary
from catanqt.resource import resource
from catanqt.storage.errors import StoreError
from catanqt.storage.opening import open_store
from catanqt.storage.saved import SavedGame
from catanqt.storage.store import SaveStore
from catanqt.ui.language import speak
from catanqt.ui.library import LibraryError
from catanqt.ui.main_window import MainWindow
from catanqt.ui.preferences import Preferences
from catanqt.ui.services import Services
from catanqt.ui.theme import load_fonts
from catanqt.ui.thinker import Thinker

SWITCH_SECONDS = 0.0005
"""How often Python lets threads take turns: often, or the thinking program would make the window stutter."""


class Application(QApplication):
    """The Qt application; on a Mac it is told of files to open by an event."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.setApplicationName("CatanQt")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(APP_ID)
        self.setWindowIcon(QIcon(str(resource("logo/catanqt.svg"))))
        self.setStyle("Fusion")
        load_fonts()
        self.window: MainWindow | None = None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.window is not None:
            self.window.open_path(Path(event.file()))
            return True
        return super().event(event)


class Games:
    """Begins and resumes games in the store; what fails below is told in the window's own words."""

    def __init__(self, store: SaveStore) -> None:
        self._store = store
        self._open: WeakValueDictionary[int, SavedGame] = WeakValueDictionary()

    def begin(self, header: Header, name: str) -> tuple[int, SavedGame]:
        try:
            saved = SavedGame.new(self._store, header, name)
        except StoreError as error:
            raise LibraryError(str(error)) from error
        return self._opened(saved)

    def resume(self, game: int) -> tuple[int, SavedGame]:
        try:
            saved = SavedGame.open(self._store, game)
        except StoreError as error:
            raise LibraryError(str(error)) from error
        return self._opened(saved)

    def fork(self, game: int, count: int, name: str) -> tuple[int, SavedGame]:
        """A new game from a moment of one that is being played; that one stays as it is."""
        try:
            saved = self._open[game].fork(count, name)
        except StoreError as error:
            raise LibraryError(str(error)) from error
        return self._opened(saved)

    def _opened(self, saved: SavedGame) -> tuple[int, SavedGame]:
        self._open[saved.id] = saved
        return saved.id, saved


def build(store: SaveStore, preferences: Preferences, thinker: Thinker, warning: str | None = None) -> MainWindow:
    """The window with everything it needs."""
    games = Games(store)
    services = Services(
        preferences=preferences,
        library=StoreLibrary(store),
        thinker=thinker,
        levels=LEVELS,
        temperaments=TEMPERAMENTS,
        begin=games.begin,
        resume=games.resume,
        fork=games.fork,
        data_folder=store.folder,
        warning=warning,
    )
    return MainWindow(services)


def run(file: Path | None = None) -> int:
    """Start the game; returns the exit code."""
    sys.setswitchinterval(SWITCH_SECONDS)
    application = Application(sys.argv[:1])
    opened = open_store(paths.data_dir())
    preferences = Preferences(paths.config_dir() / "preferences.ini")
    speak(preferences["language"])
    thinker = Thinker(make_agent)
    window = build(opened.store, preferences, thinker, opened.warning)
    application.window = window
    _obey_signals(application, window)
    window.show()
    if file is not None:
        window.open_path(file)
    try:
        return application.exec()
    finally:
        thinker.stop()
        opened.store.close()


def _obey_signals(parent: QObject, window: MainWindow) -> None:
    """Ctrl-C and a polite kill close the window; Python hears them only while it runs, so it runs now and then."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: window.close())
    heartbeat = QTimer(parent, interval=200)
    heartbeat.timeout.connect(lambda: None)
    heartbeat.start()
