"""A list of lines with emblems, chips and dice: the base of log and recap."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from catanqt.kernel.record import Header
from catanqt.rules.colours import colours
from catanqt.ui.kit.view_data import Line
from catanqt.ui.models.rows import ROW
from catanqt.ui.theme.art.brushes import NO_BRUSH
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.line_flow import LineFlow, height_of

Index = QModelIndex | QPersistentModelIndex
MARGIN = 10


class LineDelegate(QStyledItemDelegate):
    """Lays a line out in the width of the list."""

    def __init__(self, theme: Theme, header: Header, view: QTreeView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._flow = LineFlow(theme, [seat.name for seat in header.seats], colours(header))

    def indent(self, line: Line) -> float:
        """How far from the left a line begins, at 100 %."""
        return MARGIN

    def _room(self, line: Line) -> float:
        return self._view.viewport().width() / self._theme.scale - self.indent(line) - MARGIN

    def height(self, line: Line) -> int:
        """How high a line is in this list."""
        limit = self.limit(line)
        return self._theme.px(height_of(self.rows(line) if limit is None else min(limit, self.rows(line))))

    def rows(self, line: Line) -> int:
        """How many rows a line needs in this list."""
        return self._flow.flow(line, self._room(line)).rows

    def limit(self, line: Line) -> int | None:
        """How many rows of a line are shown, if not all."""
        return None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(10, self.height(index.data(ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(ROW)
        scale = self._theme.scale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.left(), option.rect.top())
        painter.scale(scale, scale)
        box = QRectF(0, 0, self._view.viewport().width() / scale, option.rect.height() / scale)
        self._paint_state(painter, box, option.state)
        painter.setOpacity(self.strength(index))
        self.paint_more(painter, box, index)
        painter.translate(self.indent(line), 0)
        self._flow.paint(painter, line, self._room(line), self.limit(line))
        painter.restore()

    def strength(self, index: Index) -> float:
        """How strongly a line shows."""
        return 1.0

    def paint_more(self, painter: QPainter, box: QRectF, index: Index) -> None:
        """Paint what a line has besides its words."""

    def _paint_state(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        theme = self._theme
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.fillRect(box, QColor(theme.accent_soft))
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(QRectF(0, 2, 3, box.height() - 4), QColor(theme.accent))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)


class LineView(QTreeView):
    """A tree that looks like a list.

    Scrolling by lines it measures only visible ones; a list would measure all.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerItem)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
