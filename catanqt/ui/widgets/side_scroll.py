"""A column that scrolls only when it must: with large text on a small screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class SideScroll(QScrollArea):
    """Holds a column, and is as wide as the column."""

    def __init__(self, column: QWidget, least: int, squeeze: Callable[[int], None]) -> None:
        """`squeeze` makes the column as low as it can be; it gets the height there is."""
        super().__init__()
        self._body, self._least, self._squeeze = column, least, squeeze
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(column)
        column.installEventFilter(self)
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.scrolls:
            self._squeeze(self.height())
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._body and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._follow()
        return super().eventFilter(watched, event)

    @property
    def scrolls(self) -> bool:
        """Whether the column needs more room than there is."""
        return self.height() < self._body.minimumSizeHint().height()

    def _follow(self) -> None:
        """As wide as the column, and its bar where it needs one."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if self.scrolls else policy.ScrollBarAlwaysOff)
        bar = self.verticalScrollBar().sizeHint().width() if self.scrolls else 0
        width = self._body.minimumWidth() + bar
        if width > bar and (self.minimumWidth(), self.maximumWidth()) != (width, width):
            self.setFixedWidth(width)

    def sizeHint(self) -> QSize:
        return self._body.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._body.minimumSizeHint().width(), self._least)
