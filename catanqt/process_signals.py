"""Ctrl-C and a polite kill (SIGINT and SIGTERM) as requests that the window hears when it is not busy.

Python runs the handler of a signal between any two steps of the window's thread, such as in the middle of writing a
move. Whoever closed the window and its saved games there and then would find them half changed. So the handler makes a
note, and a timer looks for notes. If nobody looked for so long that the window must hang, a further signal ends it.
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from catanqt import exit_limit

TICK = 100
"""Milliseconds between two looks; Python hears of signals only while it runs, so these make it run."""
HANGS_SECONDS = 3.0
"""A signal that was not heard for so long shows that the window hangs."""


class PoliteSignals(QObject):
    """Calls `obey` once for each signal, from the event loop."""

    def __init__(self, obey: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._obey = obey
        self._unheard: deque[float] = deque()
        """When each of them came."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._note())
        timer = QTimer(self, interval=TICK)
        timer.timeout.connect(self._look)
        timer.start()

    def _note(self) -> None:
        now = time.monotonic()
        if self._unheard and now - self._unheard[0] > HANGS_SECONDS:
            exit_limit.arm()
        self._unheard.append(now)

    def _look(self) -> None:
        if self._unheard:
            self._unheard.popleft()
            self._obey()
