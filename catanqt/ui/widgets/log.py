"""The log: what happened, line by line. A click on a line looks at that moment."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from catanqt.kernel.record import Header
from catanqt.rules.colours import colours
from catanqt.ui.art.brushes import NO_BRUSH
from catanqt.ui.games.kit import Line
from catanqt.ui.language import tr
from catanqt.ui.models.log import ENTRY, LogModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.theme import Theme
from catanqt.ui.widgets.line_flow import LineFlow

Index = QModelIndex | QPersistentModelIndex
MARGIN = 10
TO_COME = 0.45
"""How strongly lines show that had not happened yet at the moment that is looked at."""


class LogDelegate(QStyledItemDelegate):
    """Sets a line into the width of the list; headings of turns have a rule beside them."""

    def __init__(self, theme: Theme, header: Header, view: QTreeView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._flow = LineFlow(theme, [seat.name for seat in header.seats], colours(header))
        self.last: int | None = None
        """The last line that had happened at the moment that is looked at."""

    def _room(self) -> float:
        return self._view.viewport().width() / self._theme.scale - 2 * MARGIN

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(10, self._theme.px(self._flow.flow(index.data(ROW), self._room()).height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(ROW)
        scale = self._theme.scale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.topLeft())
        painter.scale(scale, scale)
        box = QRectF(0, 0, option.rect.width() / scale, option.rect.height() / scale)
        self._paint_state(painter, box, option.state)
        if self.last is not None and index.row() > self.last:
            painter.setOpacity(TO_COME)
        painter.translate(MARGIN, 0)
        self._flow.paint(painter, line, self._room())
        if line.heading:
            self._rule(painter, line, box.height())
        painter.restore()

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

    def _rule(self, painter: QPainter, line: Line, height: float) -> None:
        bits = self._flow.flow(line, self._room()).bits
        end = bits[-1][1].x() + bits[-1][0].wide + 8 if bits else 0.0
        painter.setPen(QPen(QColor(self._theme.line_strong), 1))
        painter.drawLine(QPointF(end, height / 2), QPointF(self._room(), height / 2))


class LogView(QTreeView):
    """Keeps the newest line in sight, unless the reader has scrolled away from it.

    A tree that is flat: scrolling by lines it measures only those in sight, and a list would measure all of them
    whenever one comes.
    """

    entry_activated = Signal(int)
    """The entry of the record to look at."""

    def __init__(self, theme: Theme, model: LogModel, header: Header, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = model
        self._delegate = LogDelegate(theme, header, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(tr("Log"))
        self.setAccessibleDescription(tr("Press Enter on a line to look at that moment of the game."))
        self.setMinimumHeight(theme.px(56))
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._activate)
        self._at_end = True
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._stay_at_end)
        bar.valueChanged.connect(self._scrolled)

    def _activate(self, index: QModelIndex) -> None:
        if index.isValid():
            self.entry_activated.emit(index.data(ENTRY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._activate(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def show_entry(self, entry: int | None) -> None:
        """Mark the moment that is looked at; None for the present."""
        self._delegate.last = None if entry is None else self._log.last_row(entry)
        self.viewport().update()
        if self._delegate.last is None:
            self.clearSelection()
            self.scrollToBottom()
            return
        index = self._log.index(max(0, self._delegate.last))
        in_sight = self.viewport().rect().contains(self.visualRect(index))
        self.setCurrentIndex(index if self._delegate.last >= 0 else QModelIndex())
        if not in_sight:
            # A line that was just clicked stays where it is; one from elsewhere comes with what happened around it.
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _scrolled(self, value: int) -> None:
        """The reader moved: to the end, where new lines are followed, or away from it."""
        self._at_end = value >= self.verticalScrollBar().maximum()

    def _stay_at_end(self, least: int, most: int) -> None:
        """There are more lines, or they were broken anew."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
