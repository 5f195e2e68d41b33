"""Forgotten objects are swept up between two tests, by the thread that runs them, as the program sweeps between events.

`catanqt/ui/sweeper.py` tells why: left alone, Python would also sweep in the thread that thinks. Native memory is given
back as in the program, see `catanqt/native_memory.py`.
"""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catanqt.native_memory import return_free_pages, return_large_blocks

MANY = 20_000
"""So many new objects are worth a sweep."""

gc.disable()
return_large_blocks()


@settings(max_examples=1, database=None)
@given(st.text())
def _make_tables(text: str) -> None:
    """Hypothesis makes its tables of all letters for the first text in a checkout, and keeps them in a folder."""


@pytest.hookimpl(trylast=True)  # after Hypothesis is ready, before the workers start
def pytest_sessionstart(session: pytest.Session) -> None:
    """Workers find the tables of letters made: they take 200 MB for a moment, each worker would make them anew."""
    if getattr(session.config.option, "numprocesses", None):
        _make_tables()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Sweep when it is worth it, and give back what each file of tests has freed."""
    yield
    if gc.get_count()[0] > MANY:
        gc.collect()
    if nextitem is None or nextitem.path != item.path:
        return_free_pages()
