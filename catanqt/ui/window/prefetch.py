"""Imports what the player will need next, in small steps while the window is idle."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

MODULES = (
    "catanqt.rules.catalog",
    "catanqt.ui.games.classic",
    "catanqt.ui.pages.thumbnail",
    "catanqt.ui.play.controller",
    "catanqt.ui.pages.game.page",
)
"""What nearly every player wants next, in that order; the rest is imported when it is wanted."""
STEP_MS = 40


class Prefetch(QObject):
    """Imports one module after the other."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: Iterator[str] = iter(MODULES)
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._next)

    def start(self) -> None:
        self._timer.start()

    def _next(self) -> None:
        name = next(self._left, None)
        if name is None:
            self._timer.stop()
        else:
            importlib.import_module(name)
