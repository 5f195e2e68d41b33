"""Tells the player once when files of the program are missing or damaged."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from catanqt.resource import Shortages

Tell = Callable[[str], object]
"""Takes the list of what is missing, one file a line."""


class InstallationNotice(QObject):
    """Receives every shortage, in whichever thread it is found, and shows all of them in the window's thread.

    Files are read in the middle of painting and page building, so the notice waits until that is over; shortages of the
    same moment are shown together.
    """

    _heard = Signal()

    def __init__(self, shortages: Shortages, tell: Tell, parent: QObject) -> None:
        super().__init__(parent)
        self._shortages, self._tell = shortages, tell
        self._told: set[str] = set()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.tell)
        self._heard.connect(self._later.start, Qt.ConnectionType.QueuedConnection)
        self._listener = self._heard.emit
        shortages.listeners.append(self._listener)
        self._later.start()

    def close(self) -> None:
        """Stop listening."""
        self._later.stop()
        self._shortages.listeners.remove(self._listener)

    def tell(self) -> None:
        """Report new shortages, with all others as details, and print one line to the terminal."""
        found = self._shortages.found
        new = [name for name in found if name not in self._told]
        if not new:
            return
        self._told.update(new)
        print(f"catanqt: missing or damaged: {', '.join(new)}", file=sys.stderr)
        self._tell("\n".join(f"{name}: {problem}" for name, problem in sorted(found.items())))
