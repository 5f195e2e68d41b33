"""Verifies the dice of a game in small steps between frames, so that the window stays responsive."""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record, ReplayError
from catanqt.session import Unfair, checking

SLICE = 0.008
"""Seconds of work between two returns to the event loop."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of a check: the number of outcomes recomputed, and the first error, if any."""

    outcomes: int
    unfair: Unfair | None = None
    number: int = 0
    """The number of the outcome that differs, from 1."""
    problem: str = ""
    """Why the record could not be played again to its end."""


class DiceVerifier(QObject):
    """One check at a time; it works on a copy of the record."""

    progressed = Signal(int, int)
    """The number of entries done, and the total."""
    finished = Signal(object)
    """A `CheckResult`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Generator[int, None, Unfair | None] | None = None
        self._record: Record | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)

    @property
    def busy(self) -> bool:
        return self._timer.isActive()

    def start(self, record: Record) -> None:
        self._record = Record(record.header, list(record.entries))
        self._steps = checking(self._record)
        self.progressed.emit(0, len(record.entries))
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        self._steps = None

    def _work(self) -> None:
        assert self._steps is not None
        assert self._record is not None
        until = time.perf_counter() + SLICE
        try:
            done = next(self._steps)
            while time.perf_counter() < until:
                done = next(self._steps)
        except StopIteration as end:
            self._end(end.value)
        except ReplayError as error:
            self._finish(CheckResult(_outcomes(self._record, error.index), problem=str(error)))
        else:
            self.progressed.emit(done, len(self._record.entries))

    def _end(self, unfair: Unfair | None) -> None:
        assert self._record is not None
        total = len(self._record.entries)
        if unfair is None:
            self.progressed.emit(total, total)
            self._finish(CheckResult(_outcomes(self._record, total)))
        else:
            good = _outcomes(self._record, unfair.index)
            self._finish(CheckResult(good, unfair, good + 1))

    def _finish(self, result: CheckResult) -> None:
        self.cancel()
        self.finished.emit(result)


def _outcomes(record: Record, count: int) -> int:
    """How many of the first entries were dealt."""
    return sum(entry.actor == CHANCE for entry in record.entries[:count])
