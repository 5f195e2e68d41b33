"""Forgotten objects are swept up between two tests, by the thread that runs them, and nowhere else.

The program does the same (`catanqt/ui/sweeper.py`). Widgets that go in the middle of Qt's work, or by the hand of the
thread through which tests are dealt out, take the whole process down.
"""

from __future__ import annotations

import gc

MANY = 50_000
"""So many new objects are worth a sweep."""

gc.disable()


def pytest_runtest_logfinish() -> None:
    if gc.get_count()[0] > MANY:
        gc.collect()
