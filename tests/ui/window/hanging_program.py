"""The real program with a computer player that hangs for ever: run as a process of its own by `test_closing.py`.

It says `hangs` when everybody else has moved, and `refused` when the window says that it will not close yet.
Arguments: how it hangs, and what it does then (`close` its window, `wait` for a signal, or wait with a `full` disk).
"""

from __future__ import annotations

import atexit
import multiprocessing
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from catanqt import app
from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import Action, Game
from catanqt.ui.play import importer
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import header


class Hanging:
    """Never answers. With `threads`, `children` and `hooks` it ends when it is told to, but leaves something behind."""

    def __init__(self, how: str) -> None:
        self._how = how

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        if self._how == "threads":
            threading.Thread(target=time.sleep, args=(3600,)).start()
        elif self._how == "children":
            multiprocessing.get_context("spawn").Process(target=time.sleep, args=(30,)).start()
        elif self._how == "hooks":
            atexit.register(time.sleep, 3600)
        print("hangs", flush=True)
        if self._how == "quits":
            with suppress(RuntimeError):
                QApplication.quit()
        while self._how in ("threads", "children", "hooks"):
            _ = budget.spent  # raises when the window is closed
            time.sleep(0.01)
        while True:
            try:
                while self._how == "busy":
                    pass
                time.sleep(3600)
            except BaseException:  # noqa: BLE001, S112 - nothing ends it but the end of the process
                continue


def hang_while_reading(window: MainWindow) -> None:
    """A file on a disk that does not answer; and whoever waits for it forgets to look at the clock."""
    window.imports.importer._library = SimpleNamespace(read=lambda *_: time.sleep(3600))  # type: ignore[assignment]
    importer.WAIT_SECONDS = 3600
    window.imports.importer.start(Path("asleep.catan"))


def main(how: str, then: str) -> NoReturn:
    def make(player: str, seed: str) -> Agent:
        return Hanging(how) if player == "hanging" else app.make_agent(player, seed)

    program = app.Program(make)
    program.preferences["motion"] = "instant"
    program.preferences["ai_pace"] = 0
    program.window.show()
    if how == "disk":
        hang_while_reading(program.window)
    program.window.begin_game(header(players=("novice", "novice", "hanging")), "Harbour")
    if then == "full":
        program.save_service.store.db.conn.execute("PRAGMA query_only = ON")
    said: list[str] = []

    def look() -> None:
        if then == "close" and program.agent_worker.busy and len(program.window.controller.session.record.entries) == 4:
            QTimer.singleShot(200, program.window, program.window.close)
            timer.stop()
        if "Close again" in program.window.notice.text and not said:
            said.append("refused")
            print("refused", flush=True)

    timer = QTimer(program.window, interval=20)
    timer.timeout.connect(look)
    timer.start()
    program.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
