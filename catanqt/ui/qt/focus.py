"""The widget of a page that has the keyboard focus first.

A focus proxy would not do: Qt treats a page with a proxy as a tab stop and skips everything between the page and its
proxy. So the page takes the focus itself and passes it on.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

NAME = "begin_at"


class _HandOn(QObject):
    """Passes a page's focus to one of its widgets."""

    def __init__(self, page: QWidget, first: QWidget) -> None:
        super().__init__(page)
        self.setObjectName(NAME)
        self.first = first
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.first.setFocus()
            QTimer.singleShot(0, self, self._tell)
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        """Screen readers hear of the page's focus last, because Qt tells them when this event has been handled."""
        if QAccessible.isActive() and self.first.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(self.first, QAccessible.Event.Focus))


def begin_at(page: QWidget, first: QWidget) -> None:
    """Let this widget receive the focus of its page."""
    old = page.findChild(_HandOn, NAME)
    if old is None:
        _HandOn(page, first)
    else:
        old.first = first
    if page.hasFocus():
        first.setFocus()
