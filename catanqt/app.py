"""The composition root: the only place that knows everyone. It puts the program together and starts it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from ai.skill import LEVELS, TEMPERAMENTS
from catanqt import APP_ID, __version__, paths
from catanqt.backroom import Backroom
from catanqt.kernel.agent import Agent
from catanqt.resource import resource
from catanqt.ui.language import speak
from catanqt.ui.main_window import MainWindow
from catanqt.ui.preferences import Preferences
from catanqt.ui.services import Services
from catanqt.ui.sweeper import Sweeper
from catanqt.ui.theme import load_fonts
from catanqt.ui.thinker import Thinker

STYLE = "Fusion"
"""Named as an argument: to be asked for it later, PySide6 would first learn all there is to know about styles."""
SWITCH_SECONDS = 0.0005
"""How often Python lets threads take turns: often, or the thinking program would make the window stutter."""


class Application(QApplication):
    """The Qt application; on a Mac it is told of files to open by an event."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__([*(arguments or ["catanqt"]), "-style", STYLE])
        self.setApplicationName("CatanQt")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(APP_ID)
        self.setWindowIcon(QIcon(str(resource("logo/catanqt.svg"))))
        Sweeper(self)
        load_fonts()
        self.window: MainWindow | None = None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.window is not None:
            self.window.open_path(Path(event.file()))
            return True
        return super().event(event)


def build(room: Backroom, preferences: Preferences, thinker: Thinker) -> MainWindow:
    """The window with everything it needs."""
    services = Services(
        preferences=preferences,
        library=room.library,
        thinker=thinker,
        levels=tuple(LEVELS),
        temperaments=TEMPERAMENTS,
        begin=room.begin,
        resume=room.resume,
        fork=room.fork,
        adopt=room.adopt,
        is_open=lambda: room.is_open,
        open=room.open,
        lasting=lambda: room.folder is not None,
        data_folder=room.folder,
    )
    return MainWindow(services)


class Program:
    """Everything put together, on the folders of this user."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self.application = Application(sys.argv[:1])
        preferences = Preferences(paths.config_dir() / "preferences.ini")
        speak(preferences["language"])
        self.room, self.thinker = Backroom(paths.data_dir()), Thinker(make_agent)
        self.window = build(self.room, preferences, self.thinker)
        self.application.window = self.window
        _obey_signals(self.application, self.window)

    def run(self) -> int:
        """Go on until the window is closed; returns the exit code."""
        try:
            return self.application.exec()
        finally:
            self.close()

    def close(self) -> None:
        self.thinker.stop()
        self.room.close()


def run(file: Path | None = None) -> int:
    """Start the game; returns the exit code."""
    program = Program()
    program.window.show()
    if file is not None:
        program.window.open_path(file)
    return program.run()


def make_agent(player: str, seed: str) -> Agent:
    """The programs are fetched when the first of them is to play, in the thread that thinks."""
    from ai import levels

    return levels.make_agent(player, seed)


def _obey_signals(parent: QObject, window: MainWindow) -> None:
    """Ctrl-C and a polite kill close the window; Python hears them only while it runs, so it runs now and then."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: window.close())
    heartbeat = QTimer(parent, interval=200)
    heartbeat.timeout.connect(lambda: None)
    heartbeat.start()
