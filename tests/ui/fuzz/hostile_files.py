"""Hostile `.catan` files for the window: whatever the import accepts is opened, shown, played on and left again.

Run by hand for as many as wanted:

    python -m tests.ui.fuzz.hostile_files --files 20000 --seed 7
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from catanqt.kernel.record import Record
from catanqt.storage.catanfile import BadFile, from_bytes, to_bytes
from catanqt.ui.pages.failure import FailurePage
from catanqt.ui.sweeper import sweep
from catanqt.ui.window.main_window import MainWindow
from tests.storage.mutations import NASTY, packed, spots, unpack
from tests.storage.playing import finished_record

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
    """Endless files, each with one to three values of the header changed; logs of all lengths."""
    whole = finished_record("MUTATE", game, scenarios)
    while True:
        length = rng.choice((0, 0, 5, 30, len(whole.entries)))
        data = to_bytes("Sunday", Record(whole.header, whole.entries[:length]))
        lines = unpack(data).split("\n")
        first = json.loads(lines[0])
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            holder, key = rng.choice(list(spots(first)))
            _change(holder, key, rng)
        yield packed("\n".join((json.dumps(first), *lines[1:])))


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
    raised: list[str] = []
    before = sys.excepthook
    sys.excepthook = lambda kind, error, trace: raised.append(_place(error))
    try:
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
            try:
                _visit(window, path)
            except Exception as error:  # noqa: BLE001 - gathered, and told by whoever asked
                raised.append(_place(error))
            for one in raised:
                outcome.failures.setdefault(one, number)
            raised.clear()
    finally:
        sys.excepthook = before
    return outcome


def _place(error: BaseException) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {str(error)[:80]} ({Path(last.filename).name}:{last.lineno})"


def _visit(window: MainWindow, path: Path) -> None:
    """Open a file, let it go on for a moment, look at the pages that show it, and leave."""
    window.open_path(path)
    deadline = QDeadlineTimer(READ_MS)
    while window.imports.opener.busy and not deadline.hasExpired():
        QTest.qWait(1)
    _settle()
    if window.table is None:
        raise AssertionError(f"not opened: {window.notice.text}")
    window.table.step()
    _settle()
    _settle()
    window.grab()
    window.show_review()
    _settle()
    window.grab()
    window.go_back()
    window.show_rules()
    window.show_start()
    _settle()
    window.show_saves()
    window.grab()
    if isinstance(window.page, FailurePage):
        raise AssertionError(window.page.details.toPlainText())
    window.show_start()
    for info in window.services.library.games():
        window.services.library.delete(info.id)
    window.services.library.purge()


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    sweep()  # as the program does between two events


def main() -> int:
    from catanqt.app import Application, build
    from catanqt.backroom import Backroom
    from tests.ui.playing import patient, quick, thinking

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--seed", default="hostile")
    chosen = parser.parse_args()
    application = Application(["hostile"])
    with tempfile.TemporaryDirectory() as folder, thinking(patient) as thinker:
        window = build(Backroom(Path(folder) / "data"), quick(), thinker)
        window.show()
        outcome = open_files(window, chosen.files, chosen.seed, Path(folder))
        window.close()
    print(f"{outcome.files} files, {outcome.opened} opened, {len(outcome.failures)} kinds of failures")
    for failure, number in outcome.failures.items():
        print(f"  file {number}: {failure}")
    application.quit()
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main())
