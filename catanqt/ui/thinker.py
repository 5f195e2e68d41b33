"""Programs think in a thread of their own: an imagined game goes in, an answer with a ticket comes out.

Only the answer to the latest question counts. Whoever undoes, loads or quits cancels the budget, and the thread drops
what it was doing at its next look at the clock.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from catanqt.kernel.agent import Agent, Budget, Cancelled
from catanqt.kernel.game import Game

MakeAgent = Callable[[str, str], Agent]
"""Makes the agent of a name; what it leaves to chance follows from the seed."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question to a program: what `seat` should do in a game imagined for it."""

    ticket: int
    player: str
    seed: str
    game: Game[Any]
    seat: int
    budget: Budget


class _Worker(QObject):
    """Lives in the thread."""

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, make_agent: MakeAgent) -> None:
        super().__init__()
        self._make_agent = make_agent

    @Slot(object)
    def think(self, job: Job) -> None:
        try:
            agent = self._make_agent(job.player, job.seed)
            action = agent.choose(job.game, job.seat, job.budget)
        except Cancelled:
            return
        except Exception:  # noqa: BLE001 - told to the player with the report, see Table
            self.failed.emit(job.ticket, traceback.format_exc())
            return
        self.answered.emit(job.ticket, action)


class Thinker(QObject):
    """Asks one question at a time. `answered` carries the action; stale answers are never heard."""

    answered = Signal(object)
    failed = Signal(str)
    _asked = Signal(object)

    def __init__(self, make_agent: MakeAgent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._budget: Budget | None = None
        self._thread = QThread()
        self._thread.setObjectName("thinker")
        self._worker = _Worker(make_agent)
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think, Qt.ConnectionType.QueuedConnection)
        self._worker.answered.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        self._worker.failed.connect(self._fail, Qt.ConnectionType.QueuedConnection)
        self._thread.start(QThread.Priority.LowPriority)

    @property
    def busy(self) -> bool:
        return self._budget is not None

    def ask(self, player: str, seed: str, game: Game[Any], seat: int, seconds: float) -> None:
        """Let a program think about its seat for at most so long; a question still open is dropped."""
        self.cancel()
        self._budget = Budget(seconds)
        self._asked.emit(Job(self._ticket, player, seed, game, seat, self._budget))

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._ticket += 1
        if self._budget is not None:
            self._budget.cancel()
            self._budget = None

    def stop(self) -> None:
        """End the thread; it stops at its next look at the clock."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    @Slot(int, object)
    def _answer(self, ticket: int, action: object) -> None:
        if ticket == self._ticket:
            self._budget = None
            self.answered.emit(action)

    @Slot(int, str)
    def _fail(self, ticket: int, report: str) -> None:
        if ticket == self._ticket:
            self._budget = None
            self.failed.emit(report)
