"""A review in a process of its own: it tells how far it is and what it found, and can be stopped."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

import pytest

from catanqt.analysis.model import Analysis
from catanqt.kernel.record import Record
from catanqt.review_process import ProcessReviewer
from catanqt.session import Session
from catanqt.ui.play.reviewer import ReviewFailed
from tests.storage.helpers.short_games import short_header
from tests.ui.helpers.finished_games import played_on

SHORT = 20
"""Entries: a few turns of Junior, reviewed in a moment."""


def beginning() -> Record:
    return played_on(Session(short_header(game="junior")), SHORT).record


def test_it_tells_how_far_it_is_and_what_it_found() -> None:
    told: list[tuple[int, int, Analysis]] = []
    reviewer = ProcessReviewer()
    found = reviewer.run(beginning(), 0, None, lambda *news: told.append(news), Event())
    assert found is not None
    assert found.complete
    assert found.judge == reviewer.judge("novice")
    assert told
    assert told[0][1] == len(found.seats[0].decisions)
    assert multiprocessing.active_children() == []


def test_a_process_that_fails_says_why_and_one_that_is_told_to_stop_goes() -> None:
    with pytest.raises(ReviewFailed, match="Error"):
        ProcessReviewer().run(Record(beginning().header, beginning().entries[3:]), 0, None, lambda *news: None, Event())
    with stopped_review() as thread:
        pass
    assert not thread.is_alive()
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(os.name != "posix", reason="elsewhere processes cannot be stopped")
def test_a_process_that_is_stopped_by_the_system_keeps_nobody_waiting() -> None:
    """It hears no polite request to end; the window would wait for it, and so would the end of the program."""
    with stopped_review() as thread:
        deadline = time.monotonic() + 10
        while not multiprocessing.active_children() and time.monotonic() < deadline:
            time.sleep(0.01)
        (process,) = multiprocessing.active_children()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
    try:
        assert not thread.is_alive()
    finally:
        for left in multiprocessing.active_children():
            left.kill()


@contextmanager
def stopped_review() -> Iterator[Thread]:
    """A review that goes on in a thread, and is told to stop at the end."""
    stop = Event()
    found: list[Analysis | None] = []

    def review() -> None:
        found.append(ProcessReviewer().run(beginning(), 0, None, lambda *news: None, stop))

    thread = Thread(target=review, daemon=True)
    thread.start()
    yield thread
    stop.set()
    thread.join(10)
    assert found in ([None], [])
