"""The log as a list of lines, each tied to the entry of the record it tells of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from catanqt.ui.games.kit import Line
from catanqt.ui.models.rows import ROOT, ROW, Index

ENTRY = int(Qt.ItemDataRole.UserRole) + 1
"""The role that gives the number of the record's entry a line tells of."""

FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
"""Put together once: views ask for them at every turn."""


@dataclass(frozen=True, slots=True)
class Told:
    """A line, and the entry of the record it tells of."""

    line: Line
    entry: int


class LogModel(QAbstractListModel):
    """Grows at its end as the game goes on, and shrinks there when something is taken back."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: list[Told] = []

    @property
    def told(self) -> Sequence[Told]:
        return self._told

    def append(self, lines: Sequence[Line], entry: int) -> None:
        """Add what the log tells of an entry; nothing is fine too."""
        if not lines:
            return
        first = len(self._told)
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self._told.extend(Told(line, entry) for line in lines)
        self.endInsertRows()

    def append_all(self, told: Sequence[Told]) -> None:
        """Add the lines of many entries at once, as when a saved game is opened."""
        if not told:
            return
        first = len(self._told)
        self.beginInsertRows(QModelIndex(), first, first + len(told) - 1)
        self._told.extend(told)
        self.endInsertRows()

    def cut(self, entry: int) -> None:
        """Take away all lines of this entry and of later ones."""
        keep = len(self._told)
        while keep and self._told[keep - 1].entry >= entry:
            keep -= 1
        if keep < len(self._told):
            self.beginRemoveRows(QModelIndex(), keep, len(self._told) - 1)
            del self._told[keep:]
            self.endRemoveRows()

    def last_row(self, entry: int) -> int:
        """The last line that tells of this entry or an earlier one; -1 if there is none."""
        return next((row for row in range(len(self._told) - 1, -1, -1) if self._told[row].entry <= entry), -1)

    def spoken(self, entry: int) -> str:
        """What is told of this entry, or of the last one before it that anything is told of, in plain words."""
        row = self.last_row(entry)
        if row < 0:
            return ""
        last = self._told[row].entry
        first = row
        while first and self._told[first - 1].entry == last:
            first -= 1
        return " ".join(told.line.spoken for told in self._told[first : row + 1] if not told.line.heading)

    # What views ask

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._told)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._told):
            return None
        told = self._told[index.row()]
        if role == ROW:
            return told.line
        if role == ENTRY:
            return told.entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return told.line.spoken
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return FLAGS
