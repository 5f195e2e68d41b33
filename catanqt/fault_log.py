"""Crashes below Python, such as segmentation faults: faulthandler logs them, the next start offers a report.

A report holds names of functions and line numbers; no values, no names of players, no saved games. Folders are removed
from it before it is stored and offered.

Every process writes a file of its own, `crash-*.log` in the log folder, and removes it when it exits normally.
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

from catanqt.redaction import redacted
from catanqt.regular_file import read_beginning

LONGEST = 20_000
"""The number of characters of a report that are shown."""
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
    _written[path] = handle
    atexit.register(end)
    return found


_written: dict[Path, int] = {}
"""The file of this process while it is open, with its handle; faulthandler is one for the process too."""


def end() -> None:
    """The process ends as it should: write nothing more, and remove the file if it is empty."""
    while _written:
        path, handle = _written.popitem()
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
            newest = redacted(read_beginning(path, LONGEST).decode("utf-8", "replace"))
            path.write_text(newest, "utf-8")
            path.replace(folder / KEPT)
        elif time.time() - path.stat().st_mtime > OLD_SECONDS:
            path.unlink()
    return newest
