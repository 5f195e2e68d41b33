"""Garbage is collected between two tests, by the thread that runs them, as the program does between two events.

`catanqt/ui/qt/gc_timer.py` says why: otherwise Python would also collect in the thread of a computer player. Native
memory is given back as in the program, see `catanqt/native_memory.py`. Sound is off, except in tests that ask for it.
The peak memory of each test process is reported at the end (`MOST_MEGABYTES`).
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catanqt import pyside_override_patch
from catanqt.native_memory import return_free_pages, return_large_blocks

MANY = 20_000
"""So many new objects are worth a sweep."""
MUCH = 16
"""So many new megabytes are as well: an error with its traceback holds the file of 16 MB that was refused."""
MOST_MEGABYTES = 400
"""A test process with a higher peak is reported in red: something is kept alive that should be freed."""
PEAK = "peak_megabytes"

pyside_override_patch.prepare()  # before any class of the window is made, as the program does
os.environ.setdefault("CATANQT_SOUND", "off")  # programs that tests start inherit it
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


def pytest_collection_finish(session: pytest.Session) -> None:
    """Sweeps leave alone what stays anyway, modules and thousands of collected tests: half a second each, otherwise."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Sweep when it is worth it, and give back what each file of tests has freed."""
    yield
    if gc.get_count()[0] > MANY or megabytes("VmRSS") > _swept.get("VmRSS", 0) + MUCH:
        gc.collect()
        return_free_pages()
        _swept["VmRSS"] = megabytes("VmRSS")
    elif nextitem is None or nextitem.path != item.path:
        return_free_pages()


_swept: dict[str, int] = {}
"""The memory after the last sweep."""


def megabytes(which: str) -> int:
    """The memory of this process now (`VmRSS`) or at most so far (`VmHWM`); 0 where the system does not tell it so."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith(which))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of xdist hands its figure to the process that shows the results."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[PEAK] = megabytes("VmHWM")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    if PEAK in getattr(node, "workeroutput", {}):
        peaks: dict[str, int] = node.config.__dict__.setdefault(PEAK, {})
        peaks[node.gateway.id] = node.workeroutput[PEAK]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    peaks: dict[str, int] = config.__dict__.get(PEAK) or {"tests": megabytes("VmHWM")}
    told = ", ".join(f"{name} {peak} MB" for name, peak in sorted(peaks.items()))
    terminalreporter.write_line(f"most memory: {told}", red=max(peaks.values()) > MOST_MEGABYTES)
