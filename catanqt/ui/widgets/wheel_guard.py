"""Fields in a page that scrolls: the wheel moves the page, never a value that the pointer happens to be over."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class WheelGuard(QObject):
    """Turns the wheel events of some widgets away, so that whatever they stand in gets them."""

    def guard(self, *widgets: QWidget) -> None:
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)
