"""Changing the application's style sheet between tests, without ever taking it off.

Qt loses sight of widgets that were never polished when the last style sheet goes: put on again, the next one notes them
without noticing when they die, and the one after that walks over dead widgets and takes the process down. The program
never goes without a sheet, so tests put on an empty one instead (`test_style_sheet.py` shows both).
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

NOTHING = "/* nothing */"
"""A sheet that is there and changes nothing."""


def dress(sheet: str) -> None:
    """Put on a style sheet; pages of earlier tests go first, for every widget alive is dressed anew."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    application.setStyleSheet(sheet)


def undress() -> None:
    dress(NOTHING)
