"""Runs agents in worker threads: an imagined game goes in, an answer with a ticket comes out.

Opponents think in one thread, advice for people comes from another, so that a hint never delays an opponent. Only the
answer to the latest question counts. Undoing, loading and quitting cancel the budget, and the agent stops at its next
look at the clock.

An agent may also never look at the clock. A watchdog in the window's thread then gives up its thread, reports where it
hangs, and lets a fresh thread take the next question. A thread cannot be killed: one that was given up is kept until it
ends by itself, because Qt aborts the process when a running thread is destroyed.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QThread, QTimer, Signal, Slot

from catanqt.kernel.agent import Agent, Budget, Cancelled
from catanqt.kernel.game import Game

MakeAgent = Callable[[str, str], Agent]
"""Makes the agent of a name; what it leaves to chance follows from the seed."""
Work = Callable[[Agent, Budget], object]
"""The call of an agent: it runs in the thread, so it must touch nothing that others touch."""

GRACE = 6.0
"""Seconds after the end of its budget in which an agent may still answer; a busy machine may need them."""
CANCEL_GRACE = 2.0
"""Seconds in which an agent must notice that nobody waits for it any more."""
STOP_SECONDS = 0.7
"""How long all threads together may take to end when the program is closed."""
TICK = 100
"""Milliseconds between two checks of the watchdog."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question to an agent."""

    ticket: int
    player: str
    seed: str
    work: Work
    budget: Budget
    seconds: float


class Abandoned(BaseException):
    """Raised inside an agent that does not answer, so that a loop in Python ends and frees its thread."""


class _Worker(QObject):
    """Lives in the thread. Each job ends with exactly one of its signals."""

    answered = Signal(int, object)
    failed = Signal(int, str)
    dropped = Signal(int)

    def __init__(self, make_agent: MakeAgent) -> None:
        super().__init__()
        self._make_agent = make_agent
        self.working_in: int | None = None
        """The Python thread that works on a job, while it does."""

    @Slot(object)
    def think(self, job: Job) -> None:
        try:
            self.working_in = threading.get_ident()
            _ = job.budget.spent  # raises, if nobody waits for it any more
            answer = job.work(self._make_agent(job.player, job.seed), job.budget)
            self.working_in = None
        except Cancelled:
            self.working_in = None
            self.dropped.emit(job.ticket)
        except BaseException:  # noqa: BLE001 - even SystemExit ends the answer only; it is told with the report
            self.working_in = None
            self.failed.emit(job.ticket, traceback.format_exc())
        else:
            self.answered.emit(job.ticket, answer)


class WorkerThread(QObject):
    """A thread with a worker in it, which gets one job at a time, and the watchdog over both.

    The thread begins with the first question. A worker that does not answer is given up, and a fresh one goes on.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)
    _asked = Signal(object)

    def __init__(self, name: str, make_agent: MakeAgent) -> None:
        super().__init__()
        self.setObjectName(name)
        self._make_agent = make_agent
        self._tickets = count(1)
        self._waiting: deque[Job] = deque()
        self._running: Job | None = None
        self._ticks_left = 0
        self._watchdog = QTimer(self, interval=TICK)
        self._watchdog.timeout.connect(self._watch)
        self._staff()

    def put(self, player: str, seed: str, work: Work, seconds: float) -> Job:
        """Queue a question; its time runs from now on."""
        job = Job(next(self._tickets), player, seed, work, Budget(seconds), seconds)
        self._waiting.append(job)
        self._go_on()
        return job

    def drop(self, job: Job) -> None:
        """Cancel the question."""
        job.budget.cancel()
        if job is self._running:
            self._ticks_left = min(self._ticks_left, _ticks(CANCEL_GRACE))
        elif job in self._waiting:
            self._waiting.remove(job)

    def quit(self) -> None:
        """Cancel the question, and let the thread end; `wait` for it."""
        self._waiting.clear()
        if self._running is not None:
            self._running.budget.cancel()
        self._watchdog.stop()
        self.worker_thread.quit()

    def wait(self, deadline: QDeadlineTimer) -> bool:
        """Wait until the thread has ended; one that has not by then is given up. Whether it has ended."""
        self._running = None
        if self.worker_thread.wait(deadline):
            return True
        self._give_up()
        return False

    def _staff(self) -> None:
        """Make a thread with a fresh worker."""
        self.worker_thread = QThread()
        self.worker_thread.setObjectName(self.objectName())
        self.worker = _Worker(self._make_agent)
        self.worker.moveToThread(self.worker_thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._asked.connect(self.worker.think, queued)
        self.worker.answered.connect(self._answer, queued)
        self.worker.failed.connect(self._fail, queued)
        self.worker.dropped.connect(self._end, queued)

    def _go_on(self) -> None:
        if self._running is not None or not self._waiting:
            return
        if not self.worker_thread.isRunning():
            self.worker_thread.start(QThread.Priority.LowPriority)
        job = self._running = self._waiting.popleft()
        self._ticks_left = _ticks(job.seconds + GRACE)
        self._watchdog.start()
        self._asked.emit(job)

    @Slot(int)
    def _end(self, ticket: int) -> bool:
        """The worker is done with a job; whether it is the one that it has now, and not one of a worker given up."""
        if self._running is None or self._running.ticket != ticket:
            return False
        self._running = None
        self._watchdog.stop()
        self._go_on()
        return True

    @Slot(int, object)
    def _answer(self, ticket: int, answer: object) -> None:
        if self._end(ticket):
            self.answered.emit(ticket, answer)

    @Slot(int, str)
    def _fail(self, ticket: int, report: str) -> None:
        if self._end(ticket):
            self.failed.emit(ticket, report)

    def _watch(self) -> None:
        """Time is counted in ticks: if the machine slept or the window was busy, an agent loses only one of them."""
        self._ticks_left -= 1
        job = self._running
        if job is None or (self._ticks_left > 0 and self.worker_thread.isRunning()):
            return
        report = f"{job.player} did not answer within {job.seconds:g} seconds.\n{self._whereabouts()}"
        self._give_up()
        self._fail(job.ticket, report)

    def _whereabouts(self) -> str:
        """Where the worker hangs."""
        ident = self.worker.working_in
        frame = None if ident is None else sys._current_frames().get(ident)
        if frame is None:
            return "Its thread has ended." if self.worker_thread.isFinished() else "Its thread runs no Python code."
        return "It hangs here:\n" + "".join(traceback.format_stack(frame))

    def _give_up(self) -> None:
        """Disconnect the thread, let it end when it can, and begin another."""
        _release()
        self._asked.disconnect(self.worker.think)
        for signal in (self.worker.answered, self.worker.failed, self.worker.dropped):
            signal.disconnect()
        self.worker_thread.quit()
        _abandoned[self.worker_thread] = self.worker
        if self.worker.working_in is not None:
            _interrupt(self.worker.working_in)
        self._staff()


_abandoned: dict[QThread, _Worker] = {}
"""Threads that were given up, with what lives in them. They outlast all else; see `_release`."""


def _release() -> bool:
    """Forget abandoned threads that have ended after all; returns whether none is left."""
    for thread in [thread for thread in _abandoned if thread.isFinished()]:
        del _abandoned[thread]
    return not _abandoned


def _interrupt(ident: int) -> None:
    """Raise `Abandoned` in a thread at its next step in Python; code in C that never returns is not interrupted."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(Abandoned))


def _ticks(seconds: float) -> int:
    return max(1, round(seconds * 1000 / TICK))


class AgentRequest(QObject):
    """Asks one question at a time. `answered` carries the answer; stale answers are dropped.

    `failed` carries the report of an agent that raised an error or did not answer in time.
    """

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, thread: WorkerThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._job: Job | None = None
        self._last: list[Job] = []
        self.destroyed.connect(_farewell(thread, self._last))
        thread.answered.connect(self._answer)
        thread.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        return self._job is not None

    def put(self, player: str, seed: str, work: Work, seconds: float) -> None:
        """Let an agent work on something for at most so long; a question still open is dropped."""
        self.cancel()
        self._job = self._thread.put(player, seed, work, seconds)
        self._last[:] = [self._job]

    def cancel(self) -> None:
        """Cancel the question."""
        job, self._job = self._job, None
        self._last.clear()
        if job is not None:
            self._thread.drop(job)

    def _is_mine(self, ticket: int) -> bool:
        """Whether this ends the question that is open."""
        if self._job is None or self._job.ticket != ticket:
            return False
        self._job = None
        self._last.clear()
        return True

    @Slot(int, object)
    def _answer(self, ticket: int, answer: object) -> None:
        if self._is_mine(ticket):
            self.answered.emit(answer)

    @Slot(int, str)
    def _fail(self, ticket: int, report: str) -> None:
        if self._is_mine(ticket):
            self.failed.emit(report)


def _farewell(thread: WorkerThread, last: list[Job]) -> Callable[[], None]:
    """The asker was deleted, such as a page that was rebuilt: do not let the next one wait for that answer."""

    def leave() -> None:
        for job in last:
            thread.drop(job)

    return leave


class AgentWorker(QObject):
    """The agents of opponents (`ask`, `answered`), and the one that advises people (`adviser`)."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        make_agent: MakeAgent,
        parent: QObject | None = None,
        best: str = "expert",
        simpler: Callable[[str], str | None] = lambda player: None,
    ) -> None:
        super().__init__(parent)
        self.best = best
        """The strongest agent: advice is asked of it."""
        self.simpler = simpler
        """The agent that replaces one that gave no usable answer; None if there is no simpler one."""
        self._players, self._advisers = WorkerThread("thinker", make_agent), WorkerThread("adviser", make_agent)
        self._opponent = AgentRequest(self._players, self)
        self._opponent.answered.connect(self.answered)
        self._opponent.failed.connect(self.failed)

    @property
    def busy(self) -> bool:
        """Whether an opponent is thinking."""
        return self._opponent.busy

    def ask(self, player: str, seed: str, game: Game[Any], seat: int, seconds: float) -> None:
        """Let an agent think about its seat for at most so long; a question still open is dropped."""
        self._opponent.put(player, seed, lambda agent, budget: agent.choose(game, seat, budget), seconds)

    def cancel(self) -> None:
        """Cancel the question to the opponent."""
        self._opponent.cancel()

    def adviser(self, parent: QObject) -> AgentRequest:
        """A request for advice that lives as long as its parent; it never delays opponents."""
        return AgentRequest(self._advisers, parent)

    def stop(self) -> bool:
        """End the threads; they stop at their next look at the clock. Whether all have ended in time.

        If not, an agent hangs, and only the end of the whole process ends it: `catanqt/app.py` sees to that.
        """
        self.cancel()
        deadline = QDeadlineTimer(round(STOP_SECONDS * 1000))
        threads = (self._players, self._advisers)
        for thread in threads:
            thread.quit()
        for thread in threads:
            thread.wait(deadline)
        return _release()
