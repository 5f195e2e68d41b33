"""Limits how long the process may take to exit after the window was closed: a hang must not keep it alive.

It is a timer in C (`faulthandler`), because a process that hangs in C code may keep Python from running at all. When it
expires, the stacks of all threads go to standard error and the process ends.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from threading import Event
from typing import NoReturn

SECONDS = 1.8
"""From the end of saving to the end of the process, so that closing takes less than two seconds."""


def arm() -> None:
    """End the process when the time is up, unless `disarm` comes first; the first call counts."""
    if not _armed.is_set():
        _armed.set()
        faulthandler.dump_traceback_later(SECONDS, exit=True, file=_report_file())


def disarm() -> None:
    """Cancel the timer: nothing is left that could hang."""
    faulthandler.cancel_dump_traceback_later()
    _armed.clear()


_armed = Event()


def end_now(code: int) -> NoReturn:
    """End the process at once, whatever threads and hooks hang; all files must have been written.

    Processes that a computer player has begun by `multiprocessing` end too: Python would wait for them. Others cannot
    be told from those that should stay, such as a browser.
    """
    processes = sys.modules.get("multiprocessing")
    for child in processes.active_children() if processes else ():
        child.kill()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(code)


def _report_file() -> int:
    """The standard error, or nothing where there is none, such as in a window program on Windows."""
    try:
        return sys.stderr.fileno()
    except (AttributeError, OSError, ValueError):
        return os.open(os.devnull, os.O_WRONLY)
