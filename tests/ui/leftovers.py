"""Python objects for what Qt made and may delete unnoticed; `catanqt/ui/nesting.py` tells how they crash a process.

Qt's own `QObject`s are watched by PySide, and the descriptions of classes stay for ever. Anything else, such as the
items of layouts, must not be held.
"""

from __future__ import annotations

from collections import Counter

import shiboken6
from PySide6.QtCore import QMetaObject, QObject


def leftovers() -> Counter[str]:
    """How many of each kind there are now."""
    return Counter(type(one).__name__ for one in shiboken6.getAllValidWrappers() if _unwatched(one))


def _unwatched(one: object) -> bool:
    ours = shiboken6.ownedByPython(one) or shiboken6.createdByPython(one)
    return not ours and not isinstance(one, QObject | QMetaObject)
