"""Hostile `.catan` files for the window: whatever the import accepts is opened, shown, played on and left again.

Run by hand for as many as wanted:

    python -m tests.ui.fuzz.hostile_files --files 20000 --seed 7
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from catanqt.kernel.record import Record
from catanqt.storage.catanfile import BadFile, from_bytes, to_bytes
from catanqt.ui.pages.failure import FailurePage
from catanqt.ui.qt.gc_timer import sweep
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.window.main_window import MainWindow
from catanqt.ui.window.navigator import Destination
from tests.storage.helpers.mutations import NASTY, packed, spots, unpack
from tests.storage.helpers.short_games import finished_record
from tests.ui.fuzz.typed_mutations import changed_by_type, wandered

READ_MS = 20_000
"""Milliseconds that reading a file may take on a busy machine."""
GAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("classic", ()),
    ("junior", ()),
    ("classic", ("fishermen",)),
    ("classic", ("soccer-fever",)),
    ("classic", ("big-game",)),
    ("classic", ("soccer-fever", "big-game", "fishermen")),
)
WILD = 2 / 3
"""How many files hold values of any type in any place. Few of them are accepted; they try the import itself."""
NOWHERE = Destination(QWidget)
"""Where one goes from a game: the start page would show its board once more."""
BACK = 1 / 8
"""How many games are shown again after another page: the page of a game is the one that takes longest to build."""
HOSTILE: tuple[Any, ...] = (
    *NASTY,
    "<img src='file:///dev/null'>",
    "<b>bold</b>",
    "&lt;",
    "{name}",
    "%n",
    "%s%1",
    "\u202eevil",
    "Z" + "\u0336" * 50,
    "W" * 200,
    "pitch",
    "desert",
    "any",
    "human",
    "expert",
    "blue",
    "beginner",
    [["blue"], ["red"], ["white"], ["orange"]],
    ["blue", "blue", "red", "white"],
    [6, 8],
    [2, 2, 12],
)


@dataclass
class Outcome:
    """What became of the files."""

    files: int = 0
    opened: int = 0
    failures: dict[str, int] = field(default_factory=dict)
    """Each failure, and the number of the first file that caused it."""


def hostile_files(game: str, scenarios: tuple[str, ...], rng: random.Random) -> Iterator[bytes]:
    """Endless files with logs of all lengths, most with changes that the import is likely to accept."""
    whole = finished_record("MUTATE", game, scenarios)
    while True:
        data = to_bytes("Sunday", _played(whole, rng))
        lines = unpack(data).split("\n")
        first = json.loads(lines[0])
        if rng.random() < WILD:
            for _ in range(rng.choice((1, 1, 1, 2, 3))):
                holder, key = rng.choice(list(spots(first)))
                _change(holder, key, rng)
        else:
            changed_by_type(first, rng)
        yield packed("\n".join((json.dumps(first), *lines[1:])))


def _played(whole: Record, rng: random.Random) -> Record:
    """The beginning of a game, up to all of it; one in three goes on as nobody would play it."""
    length = rng.choice((0, 0, 0, 3, 12, 30, rng.randrange(len(whole.entries)), len(whole.entries)))
    if rng.random() < 1 / 3:
        return wandered(whole, length, rng.choice((1, 5, 40)), rng)
    return Record(whole.header, whole.entries[:length])


def _change(holder: Any, key: Any, rng: random.Random) -> None:
    """Another value, one of its neighbours' values, a little more or less, or nothing at all."""
    value = holder[key]
    way = rng.randrange(5)
    if way == 0:
        holder[key] = rng.choice(HOSTILE)
    elif way == 1:
        holder[key] = rng.choice(list(holder.values()) if isinstance(holder, dict) else list(holder))
    elif way == 2 and type(value) is int:
        holder[key] = value + rng.choice((-3, -1, 1, 2, 10))
    elif way == 3:
        del holder[key]
    elif isinstance(holder, list):
        holder.insert(key, rng.choice((value, rng.choice(HOSTILE))))
    else:
        holder[rng.choice(("x", "goal", "colours", "board", "board_seed", "<b>"))] = rng.choice(HOSTILE)


def open_files(window: MainWindow, games: int, seed: str, folder: Path) -> Outcome:
    """Open so many hostile files of all games in a window, those that the import accepts."""
    outcome = Outcome()
    rng = random.Random(seed)
    sources = [hostile_files(game, scenarios, rng) for game, scenarios in GAMES]
    for number in range(games):
        data = next(sources[number % len(sources)])
        outcome.files += 1
        try:
            from_bytes(data)
        except BadFile:
            continue
        outcome.opened += 1
        path = folder / "hostile.catan"
        path.write_bytes(data)
        for failure in _failures(window, path, random.Random(f"{seed}/{number}")):
            if failure not in outcome.failures:
                outcome.failures[failure] = number
                shutil.copy(path, folder / f"failed-{number}.catan")
    return outcome


def _failures(window: MainWindow, path: Path, rng: random.Random) -> list[str]:
    """What went wrong in the window with a file."""
    raised: list[str] = []
    with patch.object(sys, "excepthook", lambda kind, error, trace: raised.append(_place(error))), tiles_kept():
        try:
            _visit(window, path, rng)
        except Exception as error:  # noqa: BLE001 - collected, and reported by whoever asked
            raised.append(_place(error))
    return raised


@contextmanager
def tiles_kept() -> Iterator[None]:
    """Keep the pictures of tiles, which do not depend on the file and take half of all the time to paint."""
    with patch.object(TILES, "forget"):
        yield


def _place(error: BaseException) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {str(error)[:80]} ({Path(last.filename).name}:{last.lineno})"


def _visit(window: MainWindow, path: Path, rng: random.Random) -> None:
    """Open a file, let it go on for a moment, look at one of the pages that show it, and leave."""
    window.open_path(path)
    deadline = QDeadlineTimer(READ_MS)
    while window.imports.opener.busy and not deadline.hasExpired():
        QTest.qWait(1)
    _settle(window)
    if window.controller is None:
        raise AssertionError(f"not opened: {window.notice.text}")
    window.controller.step()
    _settle(window)
    rng.choice((window.show_review, window.show_fair_dice, window.show_rules, window.show_saves))()
    _settle(window)
    if rng.random() < BACK:
        window.go_back()
        _settle(window)
    window.session.leave_for(NOWHERE)
    for info in window.services.library.games():
        window.services.library.delete(info.id)
    window.services.library.purge()


def _settle(window: MainWindow) -> None:
    """Let what was begun happen; whatever page there is then, it is not the one that tells of a failure."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    sweep()  # as the program does between two events
    if isinstance(window.page, FailurePage):
        raise AssertionError(window.page.details.toPlainText())


def main() -> int:
    from catanqt.app import Application, build
    from catanqt.save_service import SaveService
    from tests.ui.helpers.controllers import patient, quick, thinking

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--seed", default="hostile")
    parser.add_argument("--keep", type=Path, help="a folder for the files that failed; without it they go")
    chosen = parser.parse_args()
    application = Application(["hostile"])
    with tempfile.TemporaryDirectory() as temporary, thinking(patient) as agent_worker:
        folder = chosen.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        window = build(SaveService(Path(temporary) / "data"), quick(), agent_worker)
        window.show()
        outcome = open_files(window, chosen.files, chosen.seed, folder)
        window.close()
    print(f"{outcome.files} files, {outcome.opened} opened, {len(outcome.failures)} kinds of failures")
    for failure, number in outcome.failures.items():
        print(f"  file {number}: {failure}")
    application.quit()
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main())
