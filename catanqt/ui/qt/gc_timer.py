"""Runs Python's garbage collector between two events in the window's thread, and nowhere else.

Left alone, Python collects whenever enough objects were allocated: in the middle of Qt's walk over all widgets, or in
the thread of an agent. Unreachable widgets would then be destroyed under Qt's feet, or by a thread that may not touch
them.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 500


class GcTimer(QObject):
    """Replaces Python's automatic collection while it exists, with the same thresholds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self.destroyed.connect(gc.enable)
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(sweep)
        self._timer.start()


def sweep() -> None:
    """Collect the oldest generation that is due."""
    due = [made > limit for made, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if any(due):
        gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))
