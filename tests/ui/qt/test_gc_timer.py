"""Forgotten objects go between two events, and only then."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from catanqt.ui.qt.gc_timer import GcTimer


class Knot:
    """Refers to itself, so that only the sweeper finds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def sweeper(qtbot: QtBot) -> Iterator[GcTimer]:
    made = GcTimer()
    yield made
    delete(made)
    assert gc.isenabled(), "Python sweeps again"
    gc.disable()


def knots(count: int) -> weakref.ref[Knot]:
    made = [Knot() for _ in range(count)]
    return weakref.ref(made[0])


def test_nothing_goes_in_the_middle_of_something(sweeper: GcTimer) -> None:
    one = knots(5000)
    assert one() is not None


def test_nothing_goes_in_another_thread(sweeper: GcTimer) -> None:
    one = knots(1)
    other = threading.Thread(target=knots, args=(5000,))
    other.start()
    other.join()
    assert one() is not None


def test_it_goes_between_two_events(sweeper: GcTimer, qtbot: QtBot) -> None:
    one = knots(5000)
    qtbot.waitUntil(lambda: one() is None)
