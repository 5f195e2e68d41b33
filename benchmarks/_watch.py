"""What the measured processes share: when the first picture was whole, and how much memory they hold."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

FIRST = 1
"""Qt's priority for what goes before all other events that wait."""


class Watch(QObject):
    """Tells when a widget, with all that is in it, was painted for the first time.

    A widget is told to paint before what is in it; all of that happens in one go, so the next event comes after it.
    """

    painted = 0.0

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint and not self.painted:
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), FIRST)
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User and not self.painted:
            self.painted = time.time()
        return super().event(event)


def go_on(seconds: float = 0.0, until: Callable[[], object] = lambda: True) -> None:
    """Let Qt work so long, and until something is so; in a loop as a program has it, or what is left would never go."""
    end = time.time() + seconds
    loop, look = QEventLoop(), QTimer(interval=2)
    look.timeout.connect(lambda: loop.quit() if time.time() >= end and until() else None)
    look.start()
    loop.exec()


def tell(watch: Watch) -> None:
    """Print what was found as a line of JSON, and end at once."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    print(json.dumps({"painted": watch.painted, "memory": pages * os.sysconf("SC_PAGE_SIZE")}), flush=True)
    os._exit(0)
