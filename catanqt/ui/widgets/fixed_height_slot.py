"""A slot of constant height for a bar that sometimes needs more: it then grows over the widgets below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QWidget


class FixedHeightSlot(QWidget):
    """Stands in a layout for a bar with the same parent, and lays the bar over itself.

    The height may depend on the width, but on nothing else. Until the slot has been laid out it has no width and
    asks for no height: at an arbitrary width wrapped words would need so much that the window would have to grow.
    """

    def __init__(self, bar: QWidget, height: int | Callable[[int], int]) -> None:
        super().__init__(bar.parentWidget())
        self._bar = bar
        self._height = (lambda width: height) if isinstance(height, int) else height
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
        if event.size().width() != event.oldSize().width():
            self.setFixedHeight(self._height(self.width()))
        self._place()

    def _place(self) -> None:
        box = self.geometry()
        box.setHeight(max(box.height(), self._bar.heightForWidth(box.width())))
        self._bar.setGeometry(box)
        self._bar.raise_()
