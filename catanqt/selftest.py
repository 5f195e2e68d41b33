"""`catanqt --self-test`: does this installation work? Loads everything, shows the window, plays a whole game.

Agents play a game through the same controller as any other; it is saved, read back and compared. The player's own files
are not touched: everything happens in a temporary folder.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage

from catanqt import app
from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.resource import resource, shortages
from catanqt.review_process import ProcessReviewer
from catanqt.rule_help import LANGUAGES, help_text, topics
from catanqt.rules.catalog import GAMES, SCENARIOS, new_header, ruleset
from catanqt.save_service import SaveService
from catanqt.session import Session
from catanqt.storage.saved_game import replay_log
from catanqt.storage.store import SaveStore
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.crash_handler import versions
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.sound.device import Library
from catanqt.ui.sound.player import make_player
from catanqt.ui.text.i18n import languages
from catanqt.ui.theme.art import icons
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent

MOST_SECONDS = float(os.environ.get("CATANQT_SELF_TEST_SECONDS", "55"))
"""How long to wait for the game before it counts as stuck; the environment may be more patient, as under Wine."""
GOAL = 5
"""Points to win: a whole game, but one that ends in time on a slow or busy computer."""
REVIEWED = 20
"""Entries of a game that are reviewed."""
SHOT_AFTER = 120
"""Entries after which the picture is taken: a board with something on it."""


class SelfTestFailed(Exception):
    """A step failed."""


class SelfTest:
    """Runs steps one after another and records their results."""

    def __init__(self, shot: Path | None) -> None:
        self.steps: list[dict[str, Any]] = []
        self._shot = shot

    @property
    def passed(self) -> bool:
        return bool(self.steps) and all(step["ok"] for step in self.steps)

    def run(self) -> None:
        with tempfile.TemporaryDirectory(prefix="catanqt-self-test-", ignore_cleanup_errors=True) as folder:
            self._step("sound", load_sound)
            if self._step("resources", load_resources):
                self._step("game", lambda: self._play(Path(folder)))
                self._step("review", review_in_process)

    def _step(self, name: str, work: Callable[[], str]) -> bool:
        start = time.perf_counter()
        try:
            told, good = work(), True
        except Exception:  # noqa: BLE001 - whatever it is, it is what the report is for
            told, good = traceback.format_exc(), False
        self.steps.append({"step": name, "ok": good, "seconds": round(time.perf_counter() - start, 2), "told": told})
        return good

    def _play(self, folder: Path) -> str:
        application = app.Application(sys.argv[:1])
        store = SaveStore(folder)
        preferences = Preferences()
        preferences["motion"] = "instant"
        preferences["ai_pace"] = 0
        agent_worker = AgentWorker(make_agent)
        window = app.build(SaveService(store=store), preferences, agent_worker)
        application.window = window
        try:
            window.show()
            return self._play_in(window, store)
        finally:
            window.close()
            agent_worker.stop()
            store.close()
            application.processEvents()

    def _play_in(self, window: MainWindow, store: SaveStore) -> str:
        seats = [Seat(name, "novice") for name in ("Ann", "Bob", "Cleo", "Dan")]
        options = {"goal": GOAL}
        header = new_header("classic", seats, board_seed="SELFTEST", dice_seed="self-test", options=options)
        window.begin_game(header, "Self-test")
        controller = window.controller
        assert controller is not None
        if not _wait_until(lambda: len(controller.session.record.entries) >= SHOT_AFTER or controller.perspective.over):
            raise SelfTestFailed("the game does not go on")
        self._take_picture(window)
        if not _wait_until(lambda: controller.perspective.over):
            raise SelfTestFailed(f"the game has not ended after {len(controller.session.record.entries)} entries")
        entries, winner = (
            list(controller.session.record.entries),
            controller.session.rules.winner(controller.session.game),
        )
        game = store.games()[0].id
        window.show_start()
        loaded, problem = replay_log(store, game)
        if problem is not None:
            raise SelfTestFailed(f"the saved game does not load: {problem}")
        if loaded.record.entries != entries or loaded.rules.winner(loaded.game) != winner:
            raise SelfTestFailed("the saved game is not the game that was played")
        return f"{len(entries)} entries, seat {winner} won, saved and read back alike"

    def _take_picture(self, window: MainWindow) -> None:
        picture = window.grab().toImage()
        if _is_plain(picture):
            raise SelfTestFailed("the window shows nothing")
        if self._shot is not None and not picture.save(str(self._shot)):
            raise SelfTestFailed(f"the picture cannot be written to {self._shot}")


def load_resources() -> str:
    """Read every file the program brings along."""
    for game in GAMES:
        rules = ruleset(game, tuple(SCENARIOS) if game == "classic" else ())
        for board in rules.boards:
            rules.make_board(board, "SELFTEST", rules.players[-1])
    pages = [help_text(topic, language) for topic in topics() for language in LANGUAGES]
    spoken = languages()
    drawn = icons.names()
    fonts = list(resource("fonts").glob("*.ttf"))
    if not (pages and spoken and drawn and fonts):
        raise SelfTestFailed("a part of the program is missing")
    if shortages.found:
        raise SelfTestFailed("; ".join(f"{name}: {problem}" for name, problem in shortages.found.items()))
    return f"{len(pages)} help pages, {len(spoken)} languages, {len(drawn)} icons, {len(fonts)} fonts"


def review_in_process() -> str:
    """Review the beginning of a game in a process of its own, which is this program again."""
    session = Session(new_header("junior", [Seat("Ann", "novice"), Seat("Bob", "novice")], dice_seed="self-test"))
    agent, rng = make_agent("novice", "self-test"), random.Random(1)
    while len(session.record.entries) < REVIEWED:
        session.deal() if session.game.task.actor == CHANCE else session.play(session.ask(agent, Budget(), rng))
    found = ProcessReviewer().run(session.record, 0, None, lambda *told: None, Event())
    if found is None or not found.complete:
        raise SelfTestFailed("the review has not ended")
    return f"{len(found.seats[0].decisions)} decisions judged in another process"


def load_sound() -> str:
    """Whether sounds could be heard; a game without them is silent and whole, so this cannot fail."""
    try:
        version = Library().version
    except ImportError as error:
        return f"none: {error}"
    player = make_player()
    problem = player.problem
    player.close()
    return f"miniaudio {version}, {len(list(resource('sounds').glob('*.wav')))} sounds, {problem or 'a device'}"


def run(report: Path | None = None, shot: Path | None = None) -> int:
    """Run all steps; returns 0 if all went well. The report is JSON."""
    start = time.perf_counter()
    test = SelfTest(shot)
    test.run()
    seconds = round(time.perf_counter() - start, 2)
    told = {"passed": test.passed, "seconds": seconds, "versions": versions(), "steps": test.steps}
    if report is not None:
        try:
            report.write_text(json.dumps(told, indent=1), "utf-8")
        except OSError as error:
            print(f"catanqt: cannot write {report}: {error.strerror}", file=sys.stderr)
            return 2
    for step in test.steps:
        print(f"{'ok' if step['ok'] else 'FAILED'}  {step['step']}: {step['told']} ({step['seconds']} s)")
    return 0 if test.passed else 1


def _wait_until(done: Callable[[], bool]) -> bool:
    """Let the program run until something is so, or the time is up."""
    loop = QEventLoop()
    look = QTimer(interval=20)
    look.timeout.connect(lambda: loop.quit() if done() else None)
    look.start()
    QTimer.singleShot(int(1000 * MOST_SECONDS), loop.quit)
    loop.exec()
    return done()


def _is_plain(picture: QImage) -> bool:
    """Whether a picture has hardly any colours: a window that shows nothing."""
    across, down = picture.width(), picture.height()
    found = {picture.pixel(x * across // 40, y * down // 30) for x in range(40) for y in range(30)}
    return len(found) < 10
