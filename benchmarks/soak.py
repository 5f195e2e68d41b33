"""Soak: the real window with a real store for as long as wanted, in every variant, with everything switched at random.

Games of all variants are played by an agent in the person's place, through the same window, agent worker and
database that a player has. In between pages, undo, history, languages, themes and sizes change. Reported are the
curve of memory, of file handles, threads and Python objects, how far memory grew over that of the first five minutes,
and every exception and warning of Qt; there must be none.

    python3 dev.py bench soak --minutes 60
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest

from catanqt import app
from catanqt.kernel.agent import Budget
from catanqt.kernel.record import Header, Seat
from catanqt.rules.catalog import SCENARIOS, new_header
from catanqt.save_service import SaveService
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import speak
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent

HARMLESS = "This plugin does not support "
"""Warnings of the offscreen display about its own limits."""
ALONE = tuple((name,) for name in SCENARIOS)
VARIANTS = (*(("classic", names) for names in ((), *ALONE, tuple(SCENARIOS))), ("junior", ()))
SIZES = ((1024, 700), (1280, 800), (1360, 860))
PREFERENCES = {
    "appearance": ("light", "dark"),
    "language": ("en", "de"),
    "colour_blind": (True, False),
    "scale": (100, 125),
    "win_chance": (True, False),
}
OPPONENTS = ("novice", "novice", "easy", "medium", "expert")
STEPS_A_GAME = 150
"""Then the next game begins, wherever this one stands."""
FIRST_MINUTES = 5.0
"""What memory is compared with; of a run of less than twice as long its first half."""
PATIENCE = 60.0
"""Seconds in which something must happen."""


class Stuck(AssertionError):
    """The game makes no progress, and the player has nothing to do."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The resources of the process at one moment."""

    step: int
    minutes: float
    memory_mb: float
    handles: int
    threads: int
    objects: int


class Faults(QObject):
    """Notes every exception and every warning of Qt."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        sys.excepthook = self.caught
        qInstallMessageHandler(self._warned)

    def note(self, report: str) -> None:
        self.found.append(report)

    def caught(self, kind: Any, error: Any, trace: Any) -> None:
        self.note("".join(traceback.format_exception(kind, error, trace)))

    def _warned(self, kind: QtMsgType, context: Any, message: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not message.startswith(HARMLESS):
            self.note(f"Qt: {message}")


class Soak:
    """A tireless player: everything follows from a seed, except for how long agents think."""

    def __init__(self, window: MainWindow, seed: int, faults: Faults, game_steps: int = STEPS_A_GAME) -> None:
        self.window, self.faults = window, faults
        self.rng = random.Random(seed)
        self.agent = make_agent("novice", str(seed))
        self.steps = self.games = 0
        self.done: dict[str, int] = {}
        self._game_steps, self._left = game_steps, 0
        self._tricks: tuple[Callable[[], None], ...] = (
            self.undo,
            self.redo,
            self.history,
            self.hint,
            self.page_over_game,
            self.page_without_game,
            self.preference,
            self.resize,
        )

    @property
    def controller(self) -> GameController:
        assert self.window.controller is not None
        return self.window.controller

    def step(self) -> None:
        """One move, or one trick; a new game when the old one is over."""
        self.steps += 1
        self._left -= 1
        if self._left <= 0 or self.controller.perspective.over:
            self.begin()
        elif self.rng.random() < 0.7:
            self.play()
        else:
            trick = self.rng.choice(self._tricks)
            self.done[trick.__name__] = self.done.get(trick.__name__, 0) + 1
            trick()
        QTest.qWait(1)

    def begin(self) -> None:
        """A game of the next variant."""
        game, scenarios = VARIANTS[self.games % len(VARIANTS)]
        self.games += 1
        self._left = self._game_steps
        self.window.begin_game(self._header(game, scenarios), f"Game {self.games}")
        self.controller.failed.connect(self.faults.note)

    def _header(self, game: str, scenarios: tuple[str, ...]) -> Header:
        others = [self.rng.choice(OPPONENTS) for _ in range(self.rng.choice((2, 3)))]
        seats = [Seat(name, player) for name, player in zip("ABCD", ("human", *others), strict=False)]
        seed = f"S{self.rng.randrange(10**6)}"
        return new_header(game, seats, scenarios=scenarios, board_seed=seed, dice_seed=seed)

    def play(self) -> None:
        """What an agent would do in the person's place; else wait for the others."""
        controller = self.controller
        if not controller.perspective.live:
            controller.look_at(None)
        before, end = len(controller.session.record.entries), time.monotonic() + PATIENCE
        while len(controller.session.record.entries) == before and not controller.perspective.over:
            perspective = controller.perspective
            if perspective.acting and perspective.options:
                game = perspective.rules.imagine(perspective.game, perspective.viewer, random.Random(self.steps))
                action = self.agent.choose(game, perspective.viewer, Budget(1.0))
                controller.submit(
                    action if action in perspective.options else self.rng.choice(list(perspective.options))
                )
            self._skip_stage()
            QTest.qWait(2)
            if time.monotonic() > end:
                raise Stuck(f"{perspective.task} goes on for ever")

    def _skip_stage(self) -> None:
        """A match of Soccer Fever is shown until somebody shoots or skips."""
        page: Any = self.window.page
        if page.middle.currentIndex() != 0:
            QTest.keyClick(page.middle.currentWidget(), Qt.Key.Key_Space)

    # Tricks

    def undo(self) -> None:
        if self.controller.can_undo:
            self.controller.undo()

    def redo(self) -> None:
        if self.controller.can_redo:
            self.controller.redo()

    def history(self) -> None:
        """Look at a few moments of the past."""
        for _ in range(3):
            self.controller.look_at(self.rng.randrange(len(self.controller.session.record.entries) + 1))
            QTest.qWait(1)
        self.controller.look_at(None)

    def hint(self) -> None:
        for _ in range(2):
            page = self.window.session.page
            if page is not None:
                page.hints.toggle()
            QTest.qWait(20)

    def page_over_game(self) -> None:
        """A page that the game waits for, and back."""
        window = self.window
        pages = window.show_rules, window.show_about, window.show_preferences, window.show_review
        more = window.show_fair_dice, window.show_statistics, window.show_achievements
        self.rng.choice(pages + more)()
        QTest.qWait(5)
        window.go_back()

    def page_without_game(self) -> None:
        """Leave the game for another page, and go on with it from the store."""
        window = self.window
        self.rng.choice((window.show_start, window.show_new_game, window.show_saves, window.show_lessons))()
        QTest.qWait(5)
        if window.controller is not None:
            window.session.leave()
        window.resume_game(window.services.library.games()[0].id)
        self.controller.failed.connect(self.faults.note)

    def preference(self) -> None:
        name = self.rng.choice(list(PREFERENCES))
        self.window.services.preferences[name] = self.rng.choice(PREFERENCES[name])

    def resize(self) -> None:
        self.window.resize(*self.rng.choice(SIZES))

    # Measuring

    def sample(self, begun: float) -> Sample:
        """What is held now, after everything forgotten was swept up."""
        for _ in range(2):
            QTest.qWait(10)
            gc.collect()
        memory = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return Sample(
            self.steps,
            round((time.monotonic() - begun) / 60, 2),
            round(memory / (1 << 20), 1),
            len(os.listdir("/proc/self/fd")),  # noqa: PTH208 - no path is wanted of what is gone at once
            len(os.listdir("/proc/self/task")),  # noqa: PTH208
            len(gc.get_objects()),
        )


def growth(curve: Sequence[Sample]) -> dict[str, float]:
    """Memory at the end, on average over as long as at the beginning, and its ratio to that of the beginning."""
    if len(curve) < 2:
        return {}
    length = min(FIRST_MINUTES, curve[-1].minutes / 2)
    first = [one.memory_mb for one in curve if one.minutes <= length] or [curve[0].memory_mb]
    last = [one.memory_mb for one in curve if one.minutes > curve[-1].minutes - length]
    before, after = sum(first) / len(first), sum(last) / len(last)
    return {"first_mb": round(before, 1), "last_mb": round(after, 1), "ratio": round(after / before, 3)}


def soak(folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    """Soak until so many minutes have passed, or so many steps are done if that is asked for."""
    application = app.Application(["soak"])
    faults = Faults()
    preferences = Preferences(folder / "preferences.ini")
    preferences["motion"], preferences["ai_pace"] = "instant", 0
    speak("en")
    save_service, agent_worker = SaveService(folder), AgentWorker(make_agent)
    window = app.build(save_service, preferences, agent_worker)
    window.watch.remove()  # what the window would tell the player is a fault here
    sys.excepthook = faults.caught
    window.show()
    QTest.qWait(500)
    player, curve, begun = Soak(window, options.seed, faults, options.game_steps), list[Sample](), time.monotonic()
    try:
        while player.steps < options.steps if options.steps else time.monotonic() < begun + 60 * options.minutes:
            player.step()
            if player.steps % options.every == 0:
                curve.append(player.sample(begun))
                print(json.dumps(asdict(curve[-1])), file=sys.stderr, flush=True)
    except Exception:  # noqa: BLE001 - reported with the others; the threads must end all the same
        faults.note(f"Step {player.steps}: {traceback.format_exc()}")
    window.close()
    agent_worker.stop()
    save_service.close()
    application.processEvents()
    return {
        "seed": options.seed,
        "games": player.games,
        "tricks": player.done,
        "faults": faults.found,
        "memory": growth(curve),
        "curve": [asdict(one) for one in curve],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--steps", type=int, default=0, help="so many steps instead of minutes")
    parser.add_argument("--game-steps", type=int, default=STEPS_A_GAME, help="steps until the next game begins")
    parser.add_argument("--every", type=int, default=200, help="measure after so many steps")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        found = soak(Path(folder), options)
    print(json.dumps(found, indent=1))
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
