"""Programs think in threads of their own: an imagined game goes in, an answer with a ticket comes out.

Opponents think in one thread, advice for people comes from another, so that a hint never keeps an opponent waiting.
Only the answer to the latest question counts. Whoever undoes, loads or quits cancels the budget, and the thread drops
what it was doing at its next look at the clock.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from catanqt.kernel.agent import Agent, Budget, Cancelled
from catanqt.kernel.game import Game

MakeAgent = Callable[[str, str], Agent]
"""Makes the agent of a name; what it leaves to chance follows from the seed."""
Work = Callable[[Agent, Budget], object]
"""What is asked of a program: it happens in the thread, so it must touch nothing that others touch."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question to a program."""

    ticket: int
    player: str
    seed: str
    work: Work
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
            _ = job.budget.spent  # raises, if nobody waits for it any more
            answer = job.work(self._make_agent(job.player, job.seed), job.budget)
        except Cancelled:
            return
        except Exception:  # noqa: BLE001 - told to the player with the report, see Table
            self.failed.emit(job.ticket, traceback.format_exc())
            return
        self.answered.emit(job.ticket, answer)


class _Room:
    """A thread with a worker in it; it begins with the first question."""

    def __init__(self, name: str, make_agent: MakeAgent) -> None:
        self.thread = QThread()
        self.thread.setObjectName(name)
        self.worker = _Worker(make_agent)
        self.worker.moveToThread(self.thread)
        self.tickets = count(1)
        self._budgets: WeakSet[Budget] = WeakSet()

    def open(self, seconds: float) -> Budget:
        """See to it that somebody works in here; the time they have for one question."""
        if not self.thread.isRunning():
            self.thread.start(QThread.Priority.LowPriority)
        budget = Budget(seconds)
        self._budgets.add(budget)
        return budget

    def close(self) -> None:
        """Whatever is being thought about is dropped, even if whoever asked is gone."""
        for budget in self._budgets:
            budget.cancel()
        self.thread.quit()
        self.thread.wait()


class Inquiry(QObject):
    """Asks one question at a time. `answered` carries the answer; stale answers are never heard."""

    answered = Signal(object)
    failed = Signal(str)
    _asked = Signal(object)

    def __init__(self, room: _Room, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._ticket = 0
        self._budget: Budget | None = None
        self._last: list[Budget] = []
        self.destroyed.connect(_farewell(self._last))
        self._asked.connect(room.worker.think, Qt.ConnectionType.QueuedConnection)
        room.worker.answered.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        room.worker.failed.connect(self._fail, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        return self._budget is not None

    def put(self, player: str, seed: str, work: Work, seconds: float) -> None:
        """Let a program work on something for at most so long; a question still open is dropped."""
        self.cancel()
        self._ticket, self._budget = next(self._room.tickets), self._room.open(seconds)
        self._last[:] = [self._budget]
        self._asked.emit(Job(self._ticket, player, seed, work, self._budget))

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._ticket = 0
        if self._budget is not None:
            self._budget.cancel()
            self._budget = None

    @Slot(int, object)
    def _answer(self, ticket: int, answer: object) -> None:
        if ticket == self._ticket:
            self._budget = None
            self.answered.emit(answer)

    @Slot(int, str)
    def _fail(self, ticket: int, report: str) -> None:
        if ticket == self._ticket:
            self._budget = None
            self.failed.emit(report)


def _farewell(last: list[Budget]) -> Callable[[], None]:
    """Whoever asked is gone, such as a page that was rebuilt: the next one should not wait for that answer."""

    def leave() -> None:
        for budget in last:
            budget.cancel()

    return leave


class Thinker(QObject):
    """What opponents do (`ask`, `answered`), and whom people may ask for advice (`adviser`)."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, make_agent: MakeAgent, parent: QObject | None = None, best: str = "expert") -> None:
        super().__init__(parent)
        self.best = best
        """The strongest program: advice is asked of it."""
        self._table, self._study = _Room("thinker", make_agent), _Room("adviser", make_agent)
        self._opponent = Inquiry(self._table, self)
        self._opponent.answered.connect(self.answered)
        self._opponent.failed.connect(self.failed)

    @property
    def busy(self) -> bool:
        """Whether an opponent is thinking."""
        return self._opponent.busy

    def ask(self, player: str, seed: str, game: Game[Any], seat: int, seconds: float) -> None:
        """Let a program think about its seat for at most so long; a question still open is dropped."""
        self._opponent.put(player, seed, lambda agent, budget: agent.choose(game, seat, budget), seconds)

    def cancel(self) -> None:
        """Nobody waits for the opponent's answer any more."""
        self._opponent.cancel()

    def adviser(self, parent: QObject) -> Inquiry:
        """Somebody to ask for advice, for as long as the parent lives; opponents are never disturbed by it."""
        return Inquiry(self._study, parent)

    def stop(self) -> None:
        """End the threads; they stop at their next look at the clock."""
        self.cancel()
        self._table.close()
        self._study.close()
