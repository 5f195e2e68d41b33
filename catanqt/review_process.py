"""Game reviews in a process of their own: half a minute of work must not share the window's interpreter.

The process is this program again, started by `multiprocessing`, which works in the installed programs as well. It
reports its progress through a pipe, and ends when the window at the other end is gone.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from threading import Event
from typing import TYPE_CHECKING

from catanqt import resource
from catanqt.kernel.light_imports import sha256
from catanqt.ui.play.reviewer import ReviewFailed, Tell

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from catanqt.analysis.model import Analysis
    from catanqt.kernel.record import Record

DATA = ("value_network.json", "win_chance.json")
"""What was learned from games: a judge with other data is another judge."""
TELL_SECONDS = 0.4
"""How long the process keeps to itself what it found: each time the window gets all of it."""
LOOK_SECONDS = 0.1
"""How soon a cancelled review is noticed."""
NICENESS = 10
"""How much the process steps back behind the window and the computer players, where the system knows that."""


@dataclass(frozen=True, slots=True)
class Job:
    """What the process is to do."""

    record: Record
    seat: int
    name: str
    known: Analysis | None


class ProcessReviewer:
    """A `Reviewer` that works in another process."""

    def judge(self, player: str) -> str:
        from catanqt.analysis.model import VERSION

        # Which agent judges follows from the player. To ask the agents for its name would import them all.
        return f"{VERSION}/{_learned()}"

    def run(self, record: Record, seat: int, known: Analysis | None, tell: Tell, stop: Event) -> Analysis | None:
        import multiprocessing

        job = Job(record, seat, self.judge(record.header.seats[seat].player), known)
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(theirs, job), name="catanqt-review", daemon=True)
        try:
            process.start()
            theirs.close()
            return _listen(ours, tell, stop)
        finally:
            ours.close()
            if process.pid is not None:
                process.kill()  # it has nothing to put in order, and one that is stopped hears no polite request
                process.join()
                process.close()


@cache
def _learned() -> str:
    """A fingerprint of the weights that the judges use."""
    found = sha256()
    for name in DATA:
        path = resource.optional(name)
        found.update(b"" if path is None else path.read_bytes())
    return found.hexdigest()[:12]


def _listen(ours: Connection, tell: Tell, stop: Event) -> Analysis | None:
    """Pass on the results of the process until it is done; None once nobody listens."""
    while not stop.is_set():
        if not ours.poll(LOOK_SECONDS):
            continue
        try:
            kind, news = ours.recv()
        except (EOFError, OSError) as error:
            raise ReviewFailed("the process of the review has ended") from error
        if kind == "failed":
            raise ReviewFailed(news)
        if kind == "done":
            return news  # type: ignore[no-any-return]
        tell(*news)
    return None


def work(theirs: Connection, job: Job) -> None:
    """What happens in the process."""
    with suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal stops the window; that ends this process
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(BrokenPipeError):
        try:
            theirs.send(("done", _analysed(theirs, job)))
        except BrokenPipeError:
            raise
        except Exception:  # noqa: BLE001 - told in the window, with the report
            theirs.send(("failed", traceback.format_exc()))


def _analysed(theirs: Connection, job: Job) -> Analysis:
    from catanqt.analysis.analyse import analyse
    from catanqt.kernel.agent import Budget, Judge
    from catanqt_ai.registry import judge_for, make_agent

    told = 0.0

    def progress(done: int, total: int, analysis: Analysis) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= TELL_SECONDS:
            told = now
            theirs.send(("progress", (done, total, analysis)))

    judge = make_agent(judge_for(job.record.header.seats[job.seat].player), "review")
    assert isinstance(judge, Judge)
    return analyse(job.record, (job.seat,), judge, Budget(), progress, job.known, job.name)
