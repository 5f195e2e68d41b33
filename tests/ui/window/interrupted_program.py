"""The real program, signalled in the worst moment: run as a process of its own by `test_closing.py`.

Arguments: `writes` sends it SIGTERM in the middle of writing a move; `hangs` keeps its window from ever being heard of
again, and says so.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any, NoReturn

from PySide6.QtCore import QTimer

from catanqt import app
from catanqt.storage.store import SaveStore
from tests.ui.helpers.controllers import header

WORST = 3
"""The entry that is being written."""


def interrupt_writing() -> None:
    write = SaveStore._insert

    def interrupted(self: SaveStore, game: int, number: int, rows: Any) -> None:
        write(self, game, number, rows)
        if number == WORST:
            os.kill(os.getpid(), signal.SIGTERM)
            print("signalled", flush=True)

    SaveStore._insert = interrupted  # type: ignore[method-assign]


def hang() -> None:
    print("hangs", flush=True)
    while True:
        time.sleep(0.01)


def main(what: str) -> NoReturn:
    program = app.Program()
    program.preferences["motion"] = "instant"
    program.preferences["ai_pace"] = 0
    program.window.show()
    if what == "writes":
        interrupt_writing()
        program.window.begin_game(header(players=("novice", "novice", "novice")), "Harbour")
    else:
        QTimer.singleShot(0, program.window, hang)
    program.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
