"""Handles uncaught exceptions: tells the player, keeps the game, and offers a report to copy.

An exception in a slot does not end the program. The player sees one calm sentence, and the report on request. Reporting
can fail as well (a page may be half built, a label deleted), so it is not reentrant, and the same report is shown only
once in a row: an error in a paint event would otherwise be reported for ever.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Qt, Signal, qVersion

from catanqt import __version__
from catanqt.redaction import redacted

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]
LONGEST_REPORT = 20_000
"""A report keeps so many characters of its end: a deep recursion has thousands of lines."""


def versions() -> str:
    """The versions of the program and its libraries, for reports and the About page."""
    import platform  # not before the window is there

    python, system = platform.python_version(), f"{platform.system()} {platform.release()}"
    return f"CatanQt {__version__}, Python {python}, PySide6 {pyside_version}, Qt {qVersion()}, {system}"


def report(error: str) -> str:
    """The text to copy: versions and traceback, without anything private."""
    return f"{versions()}\n\n{redacted(error)[-LONGEST_REPORT:]}"


class CrashWatch(QObject):
    """Receives uncaught exceptions while it is installed."""

    crashed = Signal(str)
    """The report; emitted from the event loop, never in the middle of the failing code."""
    _caught_one = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before: Hook | None = None
        self._busy = False
        self._last = ""
        self._caught_one.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        self._before = sys.excepthook
        sys.excepthook = self._caught

    def remove(self) -> None:
        if self._before is not None:
            sys.excepthook = self._before
            self._before = None

    def forget(self) -> None:
        """Report known exceptions again: another page is shown."""
        self._last = ""

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if self._before is not None:
            self._before(kind, error, trace)
        if self._busy or issubclass(kind, KeyboardInterrupt):
            return
        self._busy = True
        try:
            text = report("".join(traceback.format_exception(kind, error, trace)))
            if text != self._last:
                self._last = text
                self._caught_one.emit(text)
        finally:
            self._busy = False

    def _tell(self, text: str) -> None:
        self._busy = True
        try:
            self.crashed.emit(text)
        finally:
            self._busy = False
