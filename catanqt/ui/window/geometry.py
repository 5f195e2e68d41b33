"""Size and position of the window, restored at the next start."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QMainWindow

from catanqt.ui.qt.preferences import Preferences

SMALLEST = 1024, 700
USUAL = 1360, 860
FRAME = 16, 48
"""What a system's frame and title take, about."""


def restore_geometry(window: QMainWindow, preferences: Preferences) -> None:
    """Put the window where it was; the first time, as large as usual, but no larger than the screen."""
    window.setMinimumSize(*SMALLEST)
    place = preferences.remembered("geometry")
    if not (isinstance(place, QByteArray) and window.restoreGeometry(place)):
        room = window.screen().availableSize() - QSize(*FRAME)
        window.resize(QSize(*USUAL).boundedTo(room))
    # Qt believes what it reads: a damaged place may be larger than all screens together.
    window.resize(window.size().boundedTo(window.screen().virtualSize()))


def remember_geometry(window: QMainWindow, preferences: Preferences) -> None:
    preferences.remember("geometry", window.saveGeometry())


def toggle_full_screen(window: QMainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
