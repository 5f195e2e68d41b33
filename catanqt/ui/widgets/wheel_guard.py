"""Keeps the mouse wheel from changing values of fields in a page that scrolls: it moves the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class WheelGuard(QObject):
    """Ignores the wheel events of some widgets, so that their parent receives them."""

    def guard(self, *widgets: QWidget) -> None:
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)
