"""The log, turn by turn. A click on a line looks at its moment, one on a heading folds its turn."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QVBoxLayout, QWidget

from catanqt.kernel.record import Header
from catanqt.ui.kit.view_data import Line
from catanqt.ui.models.log import ENTRY, FIRST, LogModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.play.page_memory import PageMemory
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.factories import tool_button
from catanqt.ui.widgets.line_view import MARGIN, LineDelegate, LineView

Index = QModelIndex | QPersistentModelIndex
TO_COME = 0.45
"""How strongly lines show that had not happened yet at the moment that is looked at."""
SIGN, INDENT = 8.0, 22.0
"""The width of the sign for folding, and where a heading begins that has one before it."""


class LogDelegate(LineDelegate):
    """Headings of turns have a sign for folding before them, and a rule beside them."""

    last: int | None = None
    """The last entry that had happened at the moment that is looked at."""

    def indent(self, line: Line) -> float:
        return INDENT if line.heading else MARGIN

    def strength(self, index: Index) -> float:
        return TO_COME if self.last is not None and index.data(FIRST) > self.last else 1.0

    def paint_more(self, painter: QPainter, box: QRectF, index: Index) -> None:
        line: Line = index.data(ROW)
        if not line.heading:
            return
        middle = box.height() / 2
        self._sign(
            painter,
            QPointF(MARGIN + SIGN / 2 - 2, middle),
            self._view.isExpanded(self._view.model().index(index.row(), 0)),
        )
        bits = self._flow.flow(line, self._room(line)).bits
        bit, at = bits[-1]
        painter.setPen(QPen(QColor(self._theme.line_strong), 1))
        painter.drawLine(QPointF(INDENT + at.x() + bit.wide + 8, middle), QPointF(box.width() - MARGIN, middle))

    def _sign(self, painter: QPainter, at: QPointF, opened: bool) -> None:
        """An arrow that points at what is below it, or to the right."""
        half, tip = SIGN / 2, SIGN / 4
        points = ((-half, -tip), (half, -tip), (0.0, half)) if opened else ((-tip, -half), (-tip, half), (half, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.muted))
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in points]))


class LogView(LineView):
    """Keeps the newest line visible, unless the reader has scrolled away from it.

    The turns of the last round are open, earlier ones fold as the game goes on; turns that the reader folded or opened
    stay so.
    """

    entry_activated = Signal(int)
    """The entry of the record to look at."""

    def __init__(
        self,
        theme: Theme,
        model: LogModel,
        header: Header,
        memory: PageMemory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._log = model
        self._memory = memory or PageMemory()
        self._open = len(header.seats) + 1
        """So many turns are open: a round, and the one that goes on."""
        self._delegate = LogDelegate(theme, header, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(tr("Log"))
        self.setAccessibleDescription(
            tr("Press Enter on a line to look at that moment of the game. Left and Right fold and open a turn.")
        )
        self.setMinimumHeight(theme.px(56))
        self.setExpandsOnDoubleClick(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.latest = tool_button(tr("Latest"), theme, "end", tr("Show the newest lines of the log"))
        self.latest.setParent(self)
        self.latest.setProperty("flat", False)
        self.latest.clicked.connect(self.scroll_to_latest)
        self.latest.hide()
        self.clicked.connect(self._click)
        self.expanded.connect(lambda index: self._remember(index, True))
        self.collapsed.connect(lambda index: self._remember(index, False))
        self._folding = False
        self._at_end = True
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._stay_at_end)
        bar.valueChanged.connect(self._scrolled)
        model.rowsInserted.connect(self._came)
        model.modelReset.connect(self._fold_all)
        self._fold_all()

    # Folding

    def _came(self, parent: QModelIndex, first: int, last: int) -> None:
        """A new turn is open; the one that is not of this round any more folds, unless somebody is reading there."""
        if parent.isValid():
            return
        for row in range(first, last + 1):
            self._fold(row)
            if self._at_end and row >= self._open:
                self._fold(row - self._open)

    def _fold_all(self) -> None:
        for row in range(self._log.rowCount()):
            self._fold(row)

    def _fold(self, row: int) -> None:
        """Open or fold a turn as its age has it, or as the reader wanted it."""
        index = self._log.index(row, 0)
        new = row >= self._log.rowCount() - self._open
        self._folding = True
        self.setExpanded(index, self._memory.folds.get(index.data(FIRST), new))
        self._folding = False

    def _remember(self, index: QModelIndex, opened: bool) -> None:
        if not self._folding:
            self._memory.folds[index.data(FIRST)] = opened

    # What the reader does

    def _click(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        if index.parent().isValid():
            self._activate(index)
        else:
            self.setExpanded(index, not self.isExpanded(index))

    def _activate(self, index: QModelIndex) -> None:
        self.entry_activated.emit(index.data(ENTRY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._activate(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def show_entry(self, entry: int | None) -> None:
        """Mark the moment that is looked at; None for the present."""
        self._delegate.last = entry
        self.viewport().update()
        if entry is None:
            self.clearSelection()
            self._fold_all()
            self.scroll_to_latest()
            return
        index = self._log.find(entry)
        in_sight = self.viewport().rect().contains(self.visualRect(index))
        self._folding = True  # its turn is opened for now, which is no wish of the reader
        self.setCurrentIndex(index)
        if not in_sight:
            # A line that was just clicked stays where it is; one from elsewhere comes with what happened around it.
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self._folding = False

    # The newest lines

    def scroll_to_latest(self) -> None:
        self._at_end = True
        self.scrollToBottom()
        self._show_latest()

    def _scrolled(self, value: int) -> None:
        """The reader moved: to the end, where new lines are followed, or away from it."""
        self._at_end = value >= self.verticalScrollBar().maximum()
        self._show_latest()

    def _stay_at_end(self, least: int, most: int) -> None:
        """There are more lines, or they were broken anew."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)
        self._show_latest()

    def _show_latest(self) -> None:
        wanted = not self._at_end
        if not wanted and self.latest.hasFocus():
            self.setFocus()
        self.latest.setVisible(wanted)


class LogPanel(QWidget):
    """The log, and below it the button that leads to its newest lines: over them it would cover words."""

    def __init__(self, view: LogView) -> None:
        super().__init__()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(view, 1)
        whole.addWidget(view.latest, 0, Qt.AlignmentFlag.AlignRight)
        self.setFocusProxy(view)
