"""A bar that slides over the top of another widget, so that nothing is moved or resized."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QWidget

MARGIN = 8
PLACED = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.Resize, QEvent.Type.Move)


class TopOverlay(QObject):
    """Keeps a bar, which becomes a child of `page`, over the top of `below`, and as high as its words need."""

    def __init__(self, bar: QWidget, below: QWidget, page: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._below, self._page = bar, below, page
        shown = not bar.isHidden()
        bar.setParent(page)
        bar.setVisible(shown)
        for watched in (bar, below):
            watched.installEventFilter(self)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in PLACED and not self._bar.isHidden():
            self._place()
        return False

    def _place(self) -> None:
        box = self._below.rect().translated(self._below.mapTo(self._page, QPoint(0, 0)))
        box.adjust(MARGIN, MARGIN, -MARGIN, -MARGIN)
        bar, width = self._bar, box.width()
        wanted = bar.heightForWidth(width) if bar.hasHeightForWidth() else bar.sizeHint().height()
        box.setHeight(min(box.height(), wanted))
        if self._bar.geometry() != box:
            self._bar.setGeometry(box)
        self._bar.raise_()
