"""Widgets of the statistics page: figures on tiles, the table, and the text for an empty page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from catanqt.resource import optional
from catanqt.ui.models.statistics import VALUE, Column, GroupsModel
from catanqt.ui.pages.factories import button, label
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes, icons
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

NARROWEST_TILE = 148


class Tile(QFrame):
    """A figure with an icon and a label."""

    def __init__(self, theme: Theme, icon: str, value: str, words: str, more: str = "") -> None:
        super().__init__()
        self.setObjectName("panel")
        self._theme, self._icon, self.value, self.words = theme, icon, value, words
        self.setAccessibleName(tr("{name}: {code}", name=words, code=value))
        self.setToolTip(more or self.accessibleName())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(150), self._theme.px(64))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(60), self._theme.px(64))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme, px = self._theme, self._theme.px
        side = px(24)
        with painting(self) as painter:
            middle = self.height() / 2
            icons.paint(
                painter, self._icon, QRectF(px(12), middle - side / 2, side, side), theme.accent, theme.accent_soft
            )
            room = self.width() - px(44) - px(6)
            value = QRectF(px(44), px(7), room, px(28))
            brushes.text(painter, value, self.value, px(24), theme.text, Qt.AlignmentFlag.AlignLeft)
            brushes.words(painter, QRectF(px(44), px(36), room, px(18)), self.words, px(12), theme.muted, True)


class TileRow(QWidget):
    """Tiles side by side; where they would be too narrow, in two rows or three."""

    def __init__(self, theme: Theme, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self._theme, self._tiles, self._columns = theme, tiles, 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.px(8))
        self._arrange(len(tiles))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        each = self._theme.px(NARROWEST_TILE)
        self._arrange(next(columns for columns in (6, 3, 2, 1) if self.width() >= columns * each or columns == 1))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, number // columns, number % columns)
            self._grid.setColumnStretch(number, int(number < columns))
        self.updateGeometry()


class GroupsTable(QTableView):
    """The table by game and level; a click on a heading sorts it."""

    def __init__(self, theme: Theme, model: GroupsModel) -> None:
        super().__init__()
        self._theme = theme
        self.sorted = QSortFilterProxyModel(self)
        self.sorted.setSourceModel(model)
        self.sorted.setSortRole(VALUE)
        self.setModel(self.sorted)
        self.setAccessibleName(tr("Games by kind and level"))
        self.setSortingEnabled(True)
        self.sortByColumn(Column.GAMES, Qt.SortOrder.DescendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.px(30))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(theme.px(30))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setStyleSheet(_arrows(theme))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Figures take what they need, the game gets the rest."""
        super().resizeEvent(event)
        heading = QFontMetrics(brushes.font(self._theme.px(12), True))
        used, gap, padding = 0, self._theme.px(14), self._theme.px(24)
        for column in list(Column)[1:]:
            words = heading.horizontalAdvance(str(self.sorted.headerData(column, Qt.Orientation.Horizontal)))
            wide = max(self._cells_width(column) + padding, words + gap)
            self.setColumnWidth(column, wide)
            used += wide
        self.setColumnWidth(Column.GAME, max(self._theme.px(90), self.viewport().width() - used))

    def _cells_width(self, column: Column) -> int:
        texts = [str(self.sorted.index(row, column).data()) for row in range(self.sorted.rowCount())]
        return max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)


def _arrows(theme: Theme) -> str:
    """The arrow of the sorted column stands over its words, not on them."""
    images = (optional("style") or Path()).as_posix()
    size = f"width: {theme.px(9)}px; height: {theme.px(9)}px; subcontrol-position: top center;"
    return "".join(
        f'QHeaderView::{way}-arrow {{ image: url("{images}/{way}-{theme.name}.svg"); {size} }}'
        for way in ("up", "down")
    )


class EmptyNotice(QWidget):
    """A note where there is nothing to count."""

    wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.play = button(theme, tr("New game"), "plus", primary=True)
        self.play.setMinimumSize(theme.px(180), theme.px(50))
        self.play.clicked.connect(self.wanted)
        column = QVBoxLayout(self)
        column.setSpacing(theme.px(12))
        column.addStretch(3)
        for made in (
            _Picture(theme),
            label(tr("No game has been finished yet"), "h2"),
            label(tr("Play one to the end, and see here how you win, how the dice fall and who is lucky."), "muted"),
            self.play,
        ):
            column.addWidget(made, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(4)


class _Picture(QWidget):
    """Laurels without a winner."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(theme.px(150), theme.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        inset = box.width() * 0.33
        with painting(self) as painter:
            icons.paint(painter, "laurel", box, self._theme.line_strong)
            icons.paint(
                painter, "dice", box.adjusted(inset, inset, -inset, -inset), self._theme.accent, self._theme.window
            )
