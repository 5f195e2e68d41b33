"""What the rows of the league table and the fixture list share: background, bottom line, focus ring."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QStyledItemDelegate, QTableView, QWidget
from PySide6.QtWidgets import QStyleOptionViewItem as Option

from catanqt.ui.theme.art.brushes import NO_BRUSH
from catanqt.ui.theme.theme import Theme

ROUNDEL = 18
HIGH = 28
"""The height of a row: four clubs, their headings and the players above them fit into the smallest window."""


class RowDelegate(QStyledItemDelegate):
    """Paints the cells of a row on one ground; subclasses paint what is in them."""

    def __init__(self, theme: Theme, columns: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._last = columns - 1

    def ground(self, index: QModelIndex | QPersistentModelIndex) -> str | None:
        """The colour of a row that stands out."""
        raise NotImplementedError

    def ruled(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether a line closes the row."""
        return True

    def content(self, painter: QPainter, rect: QRectF, index: QModelIndex | QPersistentModelIndex) -> None:
        raise NotImplementedError

    def paint(self, painter: QPainter, option: Option, index: QModelIndex | QPersistentModelIndex) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        ground = self.ground(index)
        if ground is not None:
            painter.fillRect(rect, QColor(ground))
        if self.ruled(index):
            painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), QColor(self.theme.line))
        self.content(painter, rect, index)
        if self._focused(option):
            self._ring(painter, rect, index.column())
        painter.restore()

    def sizeHint(self, option: Option, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(self.theme.px(24), self.theme.px(HIGH))

    def _focused(self, option: Option) -> bool:
        selected = QStyle.StateFlag.State_Selected
        return bool(option.state & selected) and option.widget.hasFocus()

    def _ring(self, painter: QPainter, rect: QRectF, column: int) -> None:
        """The part of the focus ring that lies in this cell: the ring goes round the row."""
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(QColor(self.theme.focus), 2))
        painter.setBrush(NO_BRUSH)
        left = 0 if column == 0 else 12
        right = 0 if column == self._last else 12
        painter.drawRoundedRect(rect.adjusted(1 - left, 1, right - 1, -2), 5, 5)


class RowsView(QTableView):
    """A table whose rows are read, not edited: a whole row is chosen at a time, by mouse or arrow keys."""

    def __init__(self, theme: Theme, model: QAbstractTableModel) -> None:
        super().__init__()
        self.theme = theme
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.px(HIGH))
        heading = self.horizontalHeader()
        heading.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heading.setHighlightSections(False)
        heading.setSectionsClickable(False)
        heading.setMinimumSectionSize(theme.px(16))
        # The style's padding would cut short headings in a narrow column.
        heading.setStyleSheet(f"QHeaderView::section {{ padding: {theme.px(4)}px 1px; }}")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by keyboard, the focus is on a row at once."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.selectRow(0)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
