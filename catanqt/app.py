"""The composition root: the only place that knows everyone. It puts the program together and starts it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import overload

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from catanqt import APP_ID, __version__, exit_limit, native_memory, paths
from catanqt.backroom import Backroom
from catanqt.kernel.agent import Agent
from catanqt.process_signals import PoliteSignals
from catanqt.resource import optional, shortages
from catanqt.ui.language import speak, tr
from catanqt.ui.preferences import Preferences
from catanqt.ui.services import Services
from catanqt.ui.sweeper import Sweeper
from catanqt.ui.theme import load_fonts
from catanqt.ui.thinker import MakeAgent, Thinker
from catanqt.ui.window.installation_notice import InstallationNotice
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.plugins import plugins
from catanqt_ai.skill import LEVELS, TEMPERAMENTS

STYLE = "Fusion"
"""Named as an argument: to be asked for it later, PySide6 would first learn all there is to know about styles."""
SWITCH_SECONDS = 0.0005
"""How often Python lets threads take turns: often, or the thinking program would make the window stutter."""


class Application(QApplication):
    """The Qt application; on a Mac it is told of files to open by an event."""

    def __init__(self, arguments: Sequence[str]) -> None:
        native_memory.return_large_blocks()
        super().__init__([*(arguments or ["catanqt"]), "-style", STYLE])
        self.setApplicationName("CatanQt")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(APP_ID)
        self.setWindowIcon(QIcon(str(optional("logo/catanqt.svg") or "")))
        Sweeper(self)
        load_fonts()
        self.window: MainWindow | None = None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.window is not None:
            self.window.open_path(Path(event.file()))
            return True
        return super().event(event)


class OfferedLevels(Sequence[str]):
    """The levels on the New game page: ours, weakest first, then the agents of other packages.

    These are looked up when the page is first opened, because that takes longer than the start of the window may wait.
    """

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return (*LEVELS, *(name for name in plugins() if name not in (*LEVELS, "random", "novice")))

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        return self._names[place]

    def __len__(self) -> int:
        return len(self._names)


def build(room: Backroom, preferences: Preferences, thinker: Thinker) -> MainWindow:
    """The window with everything it needs."""
    services = Services(
        preferences=preferences,
        library=room.library,
        thinker=thinker,
        levels=OfferedLevels(),
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


def make_agent(player: str, seed: str) -> Agent:
    """The programs are fetched when the first of them is to play, in the thread that thinks."""
    from catanqt_ai import registry

    return registry.make_agent(player, seed)


def simpler(player: str) -> str | None:
    """The level below a program, without temperament; the lowest for one that is no level, None below the lowest."""
    order = tuple(LEVELS)
    level = player.partition("/")[0]
    if level not in order:
        return order[0]
    place = order.index(level)
    return order[place - 1] if place else None


class Program:
    """Everything put together, on the folders of this user."""

    def __init__(self, make_agent: MakeAgent = make_agent) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self.application = Application(sys.argv[:1])
        self.preferences = Preferences(paths.config_dir() / "preferences.ini")
        speak(self.preferences["language"])
        self.room, self.thinker = Backroom(paths.data_dir()), Thinker(make_agent, simpler=simpler)
        self.window = build(self.room, self.preferences, self.thinker)
        self.application.window = self.window
        self._installation = InstallationNotice(shortages, self._warn_of_installation, self.application)
        if self.preferences.problem:
            self.window.notifications.warn(tr("Your preferences cannot be saved."), self.preferences.problem)
        PoliteSignals(self.quit, self.application)

    def run(self) -> int:
        """Go on until the window is closed; returns the exit code, unless a program that hangs must be ended."""
        code = 1
        try:
            code = self.application.exec()
        finally:
            ended = self.close()
            if not ended:
                exit_limit.end_now(code)
        return code

    def _warn_of_installation(self, details: str) -> None:
        self.window.notifications.warn(
            tr("CatanQt is not completely installed: some files are missing or damaged."), details
        )

    def quit(self) -> None:
        """Close the window and all that runs; a window with unsaved moves refuses once, to say so."""
        if self.window.close():
            exit_limit.arm()
            self.application.quit()

    def close(self) -> bool:
        """End the threads and close the saved games, in bounded time; whether all threads have ended.

        The games were saved when the window closed, so whatever hangs from here on may be cut off.
        """
        exit_limit.arm()
        self._installation.close()
        ended = self.thinker.stop()
        self.room.close()
        if ended:
            exit_limit.disarm()
        return ended


def run(file: Path | None = None, crash: str = "") -> int:
    """Start the game, and offer the report of an earlier crash if there was one; returns the exit code."""
    program = Program()
    program.window.show()
    if crash:
        program.window.notifications.offer_report(crash)
    if file is not None:
        program.window.open_path(file)
    return program.run()
