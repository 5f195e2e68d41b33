"""Progress bars: one line on standard error, redrawn in place, and only on a terminal."""

from __future__ import annotations

import sys

WIDTH = 30


class ProgressBar:
    """Shows how much is done; nothing if standard error is no terminal."""

    def __init__(self, things: str) -> None:
        self._things = things
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._open = False

    def show(self, done: int, total: int) -> None:
        if self._shown:
            filled = WIDTH * done // max(1, total)
            bar = "#" * filled + "." * (WIDTH - filled)
            print(f"\r[{bar}] {done} of {total} {self._things}", end="", file=sys.stderr, flush=True)
            self._open = True

    def end(self) -> None:
        """Leave the line, so that what follows begins a new one."""
        if self._open:
            print(file=sys.stderr, flush=True)
            self._open = False
