"""Changing the style sheet between tests."""

from __future__ import annotations

import gc

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def dress(sheet: str) -> None:
    """Pages of earlier tests go first: collected while Qt walks over all widgets, they would take it down with them."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    application.setStyleSheet(sheet)
