"""Where the keyboard begins on a page.

A focus proxy would do, but Qt takes a page with a proxy for a stop of the Tab key: all that stands between the page and
its proxy is then jumped over. So the page takes the focus itself, and hands it on.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

NAME = "begin_at"


class _HandOn(QObject):
    """Gives a page's focus to one of its widgets."""

    def __init__(self, page: QWidget, first: QWidget) -> None:
        super().__init__(page)
        self.setObjectName(NAME)
        self.first = first
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.first.setFocus()
        return super().eventFilter(watched, event)


def begin_at(page: QWidget, first: QWidget) -> None:
    """When the page gets the focus, this widget shall have it."""
    old = page.findChild(_HandOn, NAME)
    if old is None:
        _HandOn(page, first)
    else:
        old.first = first
    if page.hasFocus():
        first.setFocus()
