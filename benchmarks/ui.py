"""The window against a bare one: start, memory, frames while an agent thinks, and a repaint of the board.

Machines are noisy, so all but the last are ratios from one run. A bare window is PySide6 with an empty QGraphicsView.
Start and memory are measured in processes of their own, in turns; "start" is from the process's birth to the first
whole picture, and "memory" is read in the middle of a saved game, after a round of the strongest agents. Run it with
`python3 dev.py bench ui`; it prints JSON. Without a display it draws offscreen.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from catanqt.app import Program
from catanqt.kernel.agent import Budget
from catanqt.kernel.game import Action
from catanqt.kernel.record import Seat
from catanqt.review_process import ProcessReviewer
from catanqt.rules.base.turn import EndTurn
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.storage.imported_game import import_record
from catanqt.storage.store import SaveStore
from catanqt.ui.play.review import Review, ReviewSubject, subject_of
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt_ai.registry import LEVELS, make_agent

BARE = Path(__file__).with_name("_bare_window.py")
OURS = Path(__file__).with_name("_our_window.py")
FRAME = 0.016
MID_GAME = 300
"""Entries after which a game has something on the board."""


def mid_game() -> Session:
    """A game of novices, at the end of a turn of the first seat, which is a person's."""
    seats = [Seat("You"), *(Seat(name, LEVELS[-1]) for name in ("Ann", "Bob", "Cleo"))]
    session = Session(new_header("classic", seats, board_seed="BENCH", dice_seed="bench"))
    agent, rng = make_agent("novice", "bench"), random.Random(1)
    while len(session.record.entries) < MID_GAME or EndTurn() not in own_options(session):
        if session.game.task.actor == -1:
            session.deal()
        else:
            session.play(session.ask(agent, Budget(), rng))
    return session


def mid_game_subject() -> ReviewSubject:
    """What of such a game can be reviewed; kept nowhere, so that each review begins anew."""
    session = mid_game()
    found = subject_of(session, 0, "Bench", 0)
    assert found is not None
    return found


def own_options(session: Session) -> Sequence[Action]:
    """What the first seat may do now."""
    return session.game.options() if session.game.task.actor == 0 else ()


def save_mid_game(folder: Path) -> int:
    """Put a game into the saved games of a folder; its number there."""
    store = SaveStore(folder)
    number = import_record(store, "Bench", mid_game().record)
    store.close()
    return number


def settle(app: QApplication, seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.processEvents()
        time.sleep(0.002)


def measure_start(rounds: int) -> dict[str, Any]:
    """Start and memory of a bare window, of ours, and of ours in the middle of a game, in turns."""
    seconds: dict[str, list[float]] = {"bare": [], "start": [], "game": []}
    memory: dict[str, list[float]] = {"bare": [], "start": [], "game": []}
    with tempfile.TemporaryDirectory() as folder:
        number = str(save_mid_game(Path(folder, "saved")))
        commands = {"bare": [BARE], "start": [OURS], "game": [OURS, number]}
        for count in range(-1, rounds):  # the first round makes the bytecode that an installed program has
            for what, command in commands.items():
                born, told = run_child([str(word) for word in command], Path(folder))
                if count >= 0:
                    seconds[what].append(told["painted"] - born)
                    memory[what].append(told["memory"])
    times = {what: statistics.median(found) for what, found in seconds.items()}
    sizes = {what: statistics.median(found) for what, found in memory.items()}
    return {
        "start_seconds": round(times["start"], 3),
        "bare_seconds": round(times["bare"], 3),
        "start_ratio": round(times["start"] / times["bare"], 2),
        "best_start_ratio": round(min(seconds["start"]) / min(seconds["bare"]), 2),
        "memory_mb": round(sizes["game"] / 1e6, 1),
        "start_memory_mb": round(sizes["start"] / 1e6, 1),
        "bare_memory_mb": round(sizes["bare"] / 1e6, 1),
        "memory_ratio": round(sizes["game"] / sizes["bare"], 2),
    }


def run_child(command: list[str], folder: Path) -> tuple[float, dict[str, float]]:
    """One measurement in a process of its own: when it was born, and its output. Each begins with the same saves."""
    home = folder / "home"
    shutil.copytree(folder / "saved", home)
    env = {**os.environ, "CATANQT_DATA_DIR": str(home), "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    born = time.time()
    done = subprocess.run([sys.executable, *command], check=True, stdout=subprocess.PIPE, text=True, env=env)
    shutil.rmtree(home)
    return born, json.loads(done.stdout)


def measure_frames(seconds: float) -> dict[str, Any]:
    """Frames of the board in mid-game: idle, while the strongest agent thinks, and while a game is reviewed."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CATANQT_DATA_DIR"] = folder
        number = save_mid_game(Path(folder))
        program = Program()
        app, window, agent_worker = program.application, program.window, AgentWorker(make_agent)
        window.resize(1600, 1000)
        window.show()
        window.resume_game(number)
        settle(app, 1.0)
        board = window.page.board
        full = [repaint(board) for _ in range(30)][5:]
        session = window.controller.session
        idle: list[float] = []
        busy: list[float] = []
        reviewed: list[float] = []
        running, save_service = True, program.save_service

        def think() -> None:
            if not agent_worker.busy:
                game = session.rules.imagine(session.game, 0, random.Random(1))
                agent_worker.ask(LEVELS[-1], "bench", game, 0, 5.0)

        for _ in range(4):
            idle += frames(board, seconds / 12, lambda: None)
            busy += frames(board, seconds / 12, think)
            agent_worker.cancel()
            settle(app, 0.2)
            review = Review(mid_game_subject(), 0, ProcessReviewer(), save_service.library)
            review.start()
            settle(app, 1.5)  # what it costs to start a process is no frame
            reviewed += frames(board, seconds / 12, lambda: None)
            running = running and review.running
            review.close()
            settle(app, 0.2)
        agent_worker.stop()
        window.close()
        program.close()
    return {
        "repaint_ms": round(1000 * statistics.median(full), 2),
        "idle_frame_p95_ms": round(1000 * p95(idle), 2),
        "thinking_frame_p95_ms": round(1000 * p95(busy), 2),
        "frame_ratio": round(p95(busy) / p95(idle), 2),
        "reviewing_frame_p95_ms": round(1000 * p95(reviewed), 2),
        "reviewing_frame_ratio": round(p95(reviewed) / p95(idle), 2),
        "reviewing_all_the_time": running,
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
    parser.add_argument("--seconds", type=float, default=16.0, help="of frames, a third of them while thinking")
    options = parser.parse_args()
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(json.dumps({**measure_start(options.rounds), **measure_frames(options.seconds)}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
