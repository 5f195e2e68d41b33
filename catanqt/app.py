"""The composition root: the only place that knows everyone. It puts the program together and starts it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import NoReturn, overload

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from catanqt import APP_ID, __version__, exit_limit, fault_log, native_memory, paths
from catanqt.kernel.agent import Agent
from catanqt.kernel.player_name import LEVEL_SKILLS, PlayerName
from catanqt.process_signals import PoliteSignals
from catanqt.resource import optional, shortages
from catanqt.review_process import ProcessReviewer
from catanqt.save_service import SaveService
from catanqt.ui.play.services import Services
from catanqt.ui.qt.agent_worker import AgentWorker, MakeAgent
from catanqt.ui.qt.gc_timer import GcTimer
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.qt.quit_guard import keep_to_main_thread
from catanqt.ui.text.i18n import speak, tr
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.window.installation_notice import InstallationNotice
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.plugins import plugins
from catanqt_ai.skill import LEVELS, TEMPERAMENTS

STYLE = "Fusion"
"""Passed as an argument: setting it later would make PySide6 load its style classes, which takes time."""
SWITCH_SECONDS = 0.0005
"""Python's thread switch interval: short, or a thinking agent would make the window stutter."""


class Application(QApplication):
    """The Qt application; on macOS it receives files to open as events."""

    def __init__(self, arguments: Sequence[str]) -> None:
        native_memory.return_large_blocks()
        super().__init__([*(arguments or ["catanqt"]), "-style", STYLE])
        self.setApplicationName("CatanQt")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(APP_ID)
        self.setWindowIcon(QIcon(str(optional("logo/catanqt.svg") or "")))
        GcTimer(self)
        keep_to_main_thread()
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


def build(save_service: SaveService, preferences: Preferences, agent_worker: AgentWorker) -> MainWindow:
    """The window with everything it needs."""
    services = Services(
        preferences=preferences,
        library=save_service.library,
        agent_worker=agent_worker,
        levels=OfferedLevels(),
        temperaments=TEMPERAMENTS,
        begin=save_service.begin,
        resume=save_service.resume,
        fork=save_service.fork,
        adopt=save_service.adopt,
        is_open=lambda: save_service.is_open,
        open=save_service.open,
        lasting=lambda: save_service.folder is not None,
        reviewer=ProcessReviewer(),
        data_folder=save_service.folder,
    )
    return MainWindow(services)


def make_agent(player: str, seed: str) -> Agent:
    """Agents are imported when the first of them is to play, in the agents' thread."""
    from catanqt_ai import registry

    return registry.make_agent(player, seed)


def simpler(player: str) -> str | None:
    """The next lower level, without temperament; the lowest for an agent that is no level, None below the lowest."""
    skill = PlayerName.read(player).skill
    if skill is None:
        return next(iter(LEVEL_SKILLS))
    return next((level for level in reversed(LEVEL_SKILLS) if LEVEL_SKILLS[level] < skill), None)


class Program:
    """Everything put together, on the folders of this user."""

    def __init__(self, make_agent: MakeAgent = make_agent) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self.application = Application(sys.argv[:1])
        self.preferences = Preferences(paths.config_dir() / "preferences.ini")
        speak(self.preferences["language"])
        self.save_service, self.agent_worker = SaveService(paths.data_dir()), AgentWorker(make_agent, simpler=simpler)
        self.window = build(self.save_service, self.preferences, self.agent_worker)
        self.application.window = self.window
        self.window.closing.connect(exit_limit.arm)
        self._installation = InstallationNotice(shortages, self._warn_of_installation, self.application)
        if self.preferences.problem:
            self.window.notifications.warn(tr("Your preferences cannot be saved."), self.preferences.problem)
        PoliteSignals(self.quit, self.application)

    def run(self) -> NoReturn:
        """Run until the window is closed, and end the process.

        The end of Python itself is left out: it would wait for threads, processes and `atexit` hooks of agents, for
        ever if they hang, and there is nothing left to do for it.
        """
        code = 1
        try:
            code = self.application.exec()
        except BaseException:  # noqa: BLE001 - told here, for nobody else hears of it any more
            sys.excepthook(*sys.exc_info())
        self.close()
        fault_log.end()
        exit_limit.end_now(code)

    def _warn_of_installation(self, details: str) -> None:
        self.window.notifications.warn(
            tr("CatanQt is not completely installed: some files are missing or damaged."), details
        )

    def quit(self) -> None:
        """Close the window and all that runs; a window with unsaved moves refuses once, to say so."""
        if self.window.close():
            self.application.quit()

    def close(self) -> None:
        """End the threads and close the saved games, in bounded time.

        The games were saved when the window closed, so whatever hangs from here on may be cut off.
        """
        exit_limit.arm()
        self._installation.close()
        ended = self.agent_worker.stop()
        self.save_service.close()
        if ended:
            exit_limit.disarm()


def run(file: Path | None = None, crash: str = "") -> NoReturn:
    """Play, and offer the report of an earlier crash if there was one; the process ends with the exit code."""
    program = Program()
    program.window.show()
    if crash:
        program.window.notifications.offer_report(crash)
    if file is not None:
        program.window.open_path(file)
    program.run()
