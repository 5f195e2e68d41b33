"""Python objects for what Qt made and may delete unnoticed; `catanqt/ui/qt/layouts.py` tells how they crash a process.

Qt's own `QObject`s are watched by PySide, and the descriptions of classes stay for ever. Anything else, such as the
items of layouts, must not be held.
"""

from __future__ import annotations

from collections import Counter

import shiboken6
from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtWidgets import QApplication


def leftovers() -> Counter[str]:
    """How many of each kind there are now."""
    return Counter(type(one).__name__ for one in shiboken6.getAllValidWrappers() if _unwatched(one))


def delete_windows() -> None:
    """Delete the windows that are still there, closed or not.

    Their menus hold on to them, so that nobody sweeps them up. Each would keep some 12 MB and be painted anew with
    every style sheet of a later test.
    """
    for window in QApplication.topLevelWidgets():
        if window.parent() is None and shiboken6.createdByPython(window):
            window.deleteLater()


def _unwatched(one: object) -> bool:
    ours = shiboken6.ownedByPython(one) or shiboken6.createdByPython(one)
    return not ours and not isinstance(one, QObject | QMetaObject)
