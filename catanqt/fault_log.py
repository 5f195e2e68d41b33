"""Crashes below Python, such as a segmentation fault: faulthandler writes them down, the next start offers the report.

A report holds the names of functions and the lines they were at; no values, no names of players, no saved games.
Every process writes a file of its own, `crash-*.log` in the log folder, and removes it again if it ends in peace.
"""

from __future__ import annotations

import atexit
import contextlib
import faulthandler
import os
import sys
import time
import uuid
from pathlib import Path

LONGEST = 20_000
"""How much of a report is shown."""
KEPT = "last-crash.log"
"""Where the newest report stays after it was offered."""
OLD_SECONDS = 24 * 3600
"""An empty file of this age belongs to a process that was killed."""


def start(folder: Path) -> str:
    """Write crashes of this process to the folder from now on; returns the report of an earlier one, if any."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = _collect(folder)
        path = folder / f"crash-{uuid.uuid4().hex}.log"
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except OSError as error:
        if sys.stderr is not None:
            print(f"catanqt: crashes cannot be written down: {error}", file=sys.stderr)
            faulthandler.enable()
        return ""
    faulthandler.enable(handle)
    atexit.register(_end, path, handle)
    return found


def _end(path: Path, handle: int) -> None:
    """Leave no empty file behind."""
    faulthandler.disable()
    os.close(handle)
    with contextlib.suppress(OSError):
        if not path.stat().st_size:
            path.unlink()


def _collect(folder: Path) -> str:
    """The newest report of earlier processes; it is kept under one name, and everything older goes."""
    newest = ""
    for path in sorted(folder.glob("crash-*.log"), key=lambda path: path.lstat().st_mtime):
        if path.is_symlink() or not path.is_file():
            continue
        if path.stat().st_size:
            newest = path.read_bytes()[:LONGEST].decode("utf-8", "replace")
            path.replace(folder / KEPT)
        elif time.time() - path.stat().st_mtime > OLD_SECONDS:
            path.unlink()
    return newest
