"""A list model of frozen rows, updated by differences so that selection and focus stay where they are."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
SHOWN = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
USABLE = SHOWN | Qt.ItemFlag.ItemIsEnabled
ROW = int(Qt.ItemDataRole.UserRole)
"""The role that gives the whole row."""


class RowsModel(QAbstractListModel, Generic[R]):
    """Subclasses define the key of a row, its text, and the data of other roles."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[R] = []

    @property
    def rows(self) -> Sequence[R]:
        return self._rows

    def key(self, row: R) -> Hashable:
        """The identity of a row: two rows with the same key are one row that changed."""
        raise NotImplementedError

    def spoken(self, row: R) -> str:
        """The row in plain words."""
        raise NotImplementedError

    def value(self, row: R, role: int) -> Any:
        """What it gives in other roles."""
        return None

    def usable(self, row: R) -> bool:
        """Whether something can be done with it now."""
        return True

    # What views ask

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.spoken(row)
        return self.value(row, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return USABLE if self.usable(self._rows[index.row()]) else SHOWN

    # Change

    def update_rows(self, rows: Sequence[R]) -> None:
        """Show these rows; views are notified of differences only."""
        wanted = {self.key(row) for row in rows}
        for place in range(len(self._rows) - 1, -1, -1):
            if self.key(self._rows[place]) not in wanted:
                self._remove(place)
        for place, row in enumerate(rows):
            found = self._find(self.key(row), place)
            if found < 0:
                self._insert(place, row)
            elif found > place:
                self._move(found, place)
            if self._rows[place] != row:
                self._rows[place] = row
                index = self.index(place)
                self.dataChanged.emit(index, index)

    def _find(self, key: Hashable, start: int) -> int:
        return next((i for i in range(start, len(self._rows)) if self.key(self._rows[i]) == key), -1)

    def _remove(self, place: int) -> None:
        self.beginRemoveRows(QModelIndex(), place, place)
        del self._rows[place]
        self.endRemoveRows()

    def _insert(self, place: int, row: R) -> None:
        self.beginInsertRows(QModelIndex(), place, place)
        self._rows.insert(place, row)
        self.endInsertRows()

    def _move(self, start: int, place: int) -> None:
        self.beginMoveRows(QModelIndex(), start, start, QModelIndex(), place)
        self._rows.insert(place, self._rows.pop(start))
        self.endMoveRows()
