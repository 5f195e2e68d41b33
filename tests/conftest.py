"""Forgotten objects are swept up between two tests, by the thread that runs them, as the program sweeps between events.

`catanqt/ui/sweeper.py` tells why: left alone, Python would also sweep in the thread that thinks. Native memory is given
back as in the program, see `catanqt/native_memory.py`.
"""

from __future__ import annotations

import gc

from catanqt.native_memory import return_free_pages, return_large_blocks

MANY = 50_000
"""So many new objects are worth a sweep."""

gc.disable()
return_large_blocks()


def pytest_runtest_logfinish() -> None:
    if gc.get_count()[0] > MANY:
        gc.collect()
        return_free_pages()
