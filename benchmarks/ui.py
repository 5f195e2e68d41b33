"""The window against a bare one: start, memory, frames while a program thinks, and a repaint of the board.

Machines are noisy, so all but the last are ratios from one run. A bare window is PySide6 with an empty QGraphicsView.
Start and memory are measured in processes of their own, in turns; "start" is from the process's birth to the first
painted frame. Run it with `python3 dev.py bench ui`; it prints JSON. Without a display it draws offscreen.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from ai.levels import LEVELS, make_agent
from catanqt.kernel.agent import Budget
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import new_header
from catanqt.session import Session

BARE = Path(__file__).with_name("_bare_window.py")
FRAME = 0.016
MID_GAME = 300
"""Entries after which a game has something on the board."""


class FirstPaint(QObject):
    """Tells when a widget was painted for the first time."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.done = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            self.done = True
        return False


def resident() -> int:
    """The memory of this process, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def wait_painted(app: QApplication, widget: QWidget) -> None:
    watch = FirstPaint(widget)
    while not watch.done:
        app.processEvents()
        time.sleep(0.0005)


def child(what: str, folder: str) -> None:
    """One measurement in a process of its own; prints a line of JSON."""
    app, window = start_program(Path(folder))
    wait_painted(app, window.page)
    painted = time.time()
    if what == "game":
        show_mid_game(app, window)
    settle(app, 1.0 if what == "game" else 0.2)
    print(json.dumps({"painted": painted, "memory": resident()}), flush=True)
    os._exit(0)


def start_program(folder: Path) -> tuple[Any, Any]:
    """The program as `catanqt play` builds it, on an empty folder."""
    from catanqt import quickstart

    quickstart.prepare()
    from catanqt import app as program
    from catanqt.backroom import Backroom
    from catanqt.ui.preferences import Preferences
    from catanqt.ui.thinker import Thinker

    sys.setswitchinterval(program.SWITCH_SECONDS)
    application = program.Application([])
    room = Backroom(folder)
    window = program.build(room, Preferences(folder / "preferences.ini"), Thinker(program.make_agent))
    window.resize(1600, 1000)
    window.show()
    return application, window


def mid_game() -> Session:
    """A game of novices, at a decision of the first seat, which is a person's."""
    seats = [Seat("You"), *(Seat(name, LEVELS[-1]) for name in ("Ann", "Bob", "Cleo"))]
    session = Session(new_header("classic", seats, board_seed="BENCH", dice_seed="bench"))
    agent, rng = make_agent("novice", "bench"), random.Random(1)
    while len(session.record.entries) < MID_GAME or session.game.task.actor != 0:
        if session.game.task.actor == -1:
            session.deal()
        else:
            session.play(session.ask(agent, Budget(), rng))
    return session


def show_mid_game(app: QApplication, window: Any) -> None:
    session = mid_game()
    window.begin_game(session.record.header, "Bench")
    window.table.hold()
    for entry in session.record.entries:
        window.table.play.play(entry.action)
    window.table.look_at(None)
    settle(app, 0.5)


def settle(app: QApplication, seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.processEvents()
        time.sleep(0.002)


def measure_start(rounds: int) -> dict[str, Any]:
    found: dict[str, list[float]] = {"bare": [], "start": [], "game": []}
    memory: dict[str, list[float]] = {"bare": [], "start": [], "game": []}
    for _ in range(rounds):
        for what in found:
            with tempfile.TemporaryDirectory() as folder:
                born = time.time()
                ours = [__file__, "--child", what, "--folder", folder]
                command = [sys.executable, *([str(BARE)] if what == "bare" else ours)]
                told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
                found[what].append(told["painted"] - born)
                memory[what].append(told["memory"])
    bare_start, bare_memory = statistics.median(found["bare"]), statistics.median(memory["bare"])
    return {
        "start_seconds": round(statistics.median(found["start"]), 3),
        "bare_seconds": round(bare_start, 3),
        "start_ratio": round(statistics.median(found["start"]) / bare_start, 2),
        "memory_mb": round(statistics.median(memory["game"]) / 1e6, 1),
        "bare_memory_mb": round(bare_memory / 1e6, 1),
        "memory_ratio": round(statistics.median(memory["game"]) / bare_memory, 2),
    }


def measure_frames(seconds: float) -> dict[str, Any]:
    """Frames of the board in mid-game, idle and while the strongest program thinks about its move."""
    with tempfile.TemporaryDirectory() as folder:
        app, window = start_program(Path(folder))
        show_mid_game(app, window)
        board = window.page.board
        full = [repaint(board) for _ in range(30)][5:]
        thinker, session = window.services.thinker, window.table.session
        idle: list[float] = []
        busy: list[float] = []

        def think() -> None:
            if not thinker.busy:
                game = session.rules.imagine(session.game, 0, random.Random(1))
                thinker.ask(LEVELS[-1], "bench", game, 0, 5.0)

        for _ in range(4):
            idle += frames(board, seconds / 8, lambda: None)
            busy += frames(board, seconds / 8, think)
            thinker.cancel()
            settle(app, 0.2)
        window.table.release()
        window.close()
        thinker.stop()
    return {
        "repaint_ms": round(1000 * statistics.median(full), 2),
        "idle_frame_p95_ms": round(1000 * p95(idle), 2),
        "thinking_frame_p95_ms": round(1000 * p95(busy), 2),
        "frame_ratio": round(p95(busy) / p95(idle), 2),
    }


def repaint(board: Any) -> float:
    start = time.perf_counter()
    board.viewport().repaint()
    return time.perf_counter() - start


def frames(board: Any, seconds: float, meanwhile: Any) -> list[float]:
    """How long frames take from one to the next, at 60 a second, with a full repaint of the board in each."""
    found: list[float] = []
    last = time.perf_counter()

    def frame() -> None:
        nonlocal last
        board.viewport().repaint()
        now = time.perf_counter()
        found.append(now - last)
        last = now
        meanwhile()

    timer = QTimer(interval=int(1000 * FRAME))
    timer.timeout.connect(frame)
    timer.start()
    run_loop(seconds)
    timer.stop()
    return found[2:]


def run_loop(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()


def p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="processes of each kind")
    parser.add_argument("--seconds", type=float, default=16.0, help="of frames, half of them while thinking")
    parser.add_argument("--child", choices=("start", "game"))
    parser.add_argument("--folder", default="")
    options = parser.parse_args()
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if options.child:
        child(options.child, options.folder)
    print(json.dumps({**measure_start(options.rounds), **measure_frames(options.seconds)}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
