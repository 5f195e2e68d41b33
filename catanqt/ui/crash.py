"""When something breaks in the window: say so, keep the game, and give a report that can be copied.

An exception in a slot does not end the program. The player sees one calm sentence, and behind it the report.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Signal, qVersion

from catanqt import __version__

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


def versions() -> str:
    """What runs here, for reports and the About page."""
    import platform  # not before the window is there

    python, system = platform.python_version(), f"{platform.system()} {platform.release()}"
    return f"CatanQt {__version__}, Python {python}, PySide6 {pyside_version}, Qt {qVersion()}, {system}"


def report(error: str) -> str:
    """The text to copy: what runs here, and what went wrong."""
    return f"{versions()}\n\n{error}"


class CrashWatch(QObject):
    """Listens for exceptions that nobody caught, while it is installed."""

    crashed = Signal(str)
    """The report."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before: Hook | None = None

    def install(self) -> None:
        self._before = sys.excepthook
        sys.excepthook = self._caught

    def remove(self) -> None:
        if self._before is not None:
            sys.excepthook = self._before
            self._before = None

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if self._before is not None:
            self._before(kind, error, trace)
        if not issubclass(kind, KeyboardInterrupt):
            self.crashed.emit(report("".join(traceback.format_exception(kind, error, trace))))
