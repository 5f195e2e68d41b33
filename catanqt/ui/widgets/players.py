"""The list of players: a row each with coin, name, counters, points and awards."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from catanqt.ui.models.players import PlayerRow, PlayersModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.player_row import Mood, RowPainter

Index = QModelIndex | QPersistentModelIndex
BEAT_MS = 320
"""The pace of the three dots of a player who thinks."""


class PlayerDelegate(QStyledItemDelegate):
    """Draws a player's row; how high it is depends on how many counters fit beside each other."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._painter = RowPainter(theme)
        self.beat = 0

    def squeeze(self, tight: bool) -> None:
        """Let rows be as high as is good, or a little lower."""
        self._painter.tight = tight

    def height(self, row: PlayerRow, width: int) -> int:
        return self._painter.height(row, width)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        return QSize(width, self._painter.height(index.data(ROW), width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = QStyle.StateFlag
        focus = bool(option.state & style.State_HasFocus)
        mood = Mood(hover=bool(option.state & style.State_MouseOver), focus=focus, beat=self.beat)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.paint(painter, option.rect, index.data(ROW), mood)
        painter.restore()

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell about the counter or coin under the mouse, or about the whole player."""
        row: PlayerRow | None = index.data(ROW)
        if row is None:
            return False
        tip = self._painter.tip_at(event.pos(), option.rect, row) or row.spoken
        QToolTip.showText(event.globalPos(), tip, view)
        return True


class PlayersView(QListView):
    """As high as its rows, so that the column below gets the rest."""

    def __init__(self, theme: Theme, model: PlayersModel, lively: bool = True, parent: QWidget | None = None) -> None:
        """`lively` lets the dots of a thinking player move."""
        super().__init__(parent)
        self._theme = theme
        self._rows = model
        self._delegate = PlayerDelegate(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(tr("Players"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._pulse = QTimer(self, interval=BEAT_MS)
        self._pulse.timeout.connect(self._beat)
        self._lively = lively
        for changed in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Keep the height of the rows, and let the dots beat while somebody thinks."""
        height = sum(self.sizeHintForRow(row) for row in range(self._rows.rowCount()))
        if height != self.height():
            self.setFixedHeight(max(1, height))
            self.scheduleDelayedItemsLayout()
        thinking = self._lively and any(row.thinking for row in self._rows.rows)
        if thinking != self._pulse.isActive():
            self._pulse.start() if thinking else self._pulse.stop()

    def fit(self, width: int, height: int) -> None:
        """Take lower rows where these would be too high for a column of this size."""
        self._delegate.squeeze(False)
        self._delegate.squeeze(sum(self._delegate.height(row, width) for row in self._rows.rows) > height)
        self._follow()

    def _beat(self) -> None:
        self._delegate.beat += 1
        for place, row in enumerate(self._rows.rows):
            if row.thinking:
                self.update(self._rows.index(place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._follow()

    def seat_point(self, seat: int) -> QPoint:
        """The middle of a player's coin on the screen: where cards fly to."""
        rect: QRect = self.visualRect(self._rows.index(seat))
        shift = QPoint(self._theme.px(36), self._theme.px(26))
        return self.viewport().mapToGlobal(rect.topLeft() + shift)

    def row_place(self, seat: int) -> QRect:
        """Where a player's row is on the screen."""
        rect: QRect = self.visualRect(self._rows.index(seat))
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self.height())
