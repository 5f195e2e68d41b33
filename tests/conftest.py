"""Forgotten objects are swept up between two tests, by the thread that runs them, as the program sweeps between events.

`catanqt/ui/sweeper.py` tells why: left alone, Python would also sweep in the thread that thinks.
"""

from __future__ import annotations

import gc

MANY = 50_000
"""So many new objects are worth a sweep."""

gc.disable()


def pytest_runtest_logfinish() -> None:
    if gc.get_count()[0] > MANY:
        gc.collect()
