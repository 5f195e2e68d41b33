"""Turns SIGINT and SIGTERM into requests that the window handles when it is not busy.

Python runs a signal handler between any two steps of the main thread, for example in the middle of saving a move.
Closing the window there would leave things half changed. So the handler only sets a flag, and a timer checks it. If
nothing has checked it for long, the window hangs, and a further signal ends the process.
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from catanqt import exit_limit

TICK = 100
"""Milliseconds between two checks. Python handles signals only while it runs, so these make it run."""
HANGS_SECONDS = 3.0
"""A signal that was not handled for so long shows that the window hangs."""


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
