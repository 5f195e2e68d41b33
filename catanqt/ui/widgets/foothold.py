"""A place of constant height for a bar that sometimes needs more: it then grows over what lies below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QWidget


class Foothold(QWidget):
    """Stands in a layout for a bar with the same parent, and lays the bar over itself."""

    def __init__(self, bar: QWidget, height: int) -> None:
        super().__init__(bar.parentWidget())
        self._bar = bar
        self.setFixedHeight(height)
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().eventFilter(watched, event)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        box = self.geometry()
        box.setHeight(max(box.height(), self._bar.heightForWidth(box.width())))
        self._bar.setGeometry(box)
        self._bar.raise_()
