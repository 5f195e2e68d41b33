"""The log as a tree: turns, and in each of them lines, linked to the record entries they describe."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from catanqt.kernel.game import Event
from catanqt.rules.base.events import TurnStarted
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import ROLL, TURN
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Line
from catanqt.ui.models import log_lines
from catanqt.ui.models.log_lines import PlayedEntry
from catanqt.ui.models.log_turns import LogGroup, LogRow
from catanqt.ui.models.rows import ROOT, ROW, Index
from catanqt.ui.text.i18n import tr

ENTRY = int(Qt.ItemDataRole.UserRole) + 1
"""The role that gives the number of the record's entry whose moment a line leads to."""
FIRST = ENTRY + 1
"""The role for the number of the first entry that a line describes: lines are in this order."""

HEADING = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
LINE = HEADING | Qt.ItemFlag.ItemNeverHasChildren
"""Put together once: views ask for them at every turn."""


class LogModel(QAbstractItemModel):
    """Grows at its end as the game goes on, and shrinks there on undo."""

    def __init__(self, kits: Sequence[Kit], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kits = kits
        self._groups: list[LogGroup] = []
        self._told: list[tuple[int, str]] = []
        """The lines of each entry in plain words and in order; headings count, but have no words."""

    @property
    def groups(self) -> Sequence[LogGroup]:
        return self._groups

    # What happens

    def tell(self, events: Sequence[Event], perspective: Perspective, entry: int) -> None:
        """Add the lines of an entry, if it has any."""
        for event in events:
            self._tell(event, perspective, entry)
        lines = log_lines.lines(events, perspective, self._kits)
        self._told += [(entry, "" if line.heading else line.spoken) for line in lines]

    def tell_all(self, happened: Iterable[PlayedEntry]) -> None:
        """Begin anew with all of this, as when a saved game is opened."""
        self.beginResetModel()
        blocked = self.blockSignals(True)
        self._groups, self._told = [], []
        for one in happened:
            self.tell(one.events, one.perspective, one.entry)
        self.blockSignals(blocked)
        self.endResetModel()

    def cut(self, entry: int) -> None:
        """Remove the lines of this entry and of later ones."""
        while self._told and self._told[-1][0] >= entry:
            self._told.pop()
        keep = len(self._groups)
        while keep and self._groups[keep - 1].heading.entry >= entry:
            keep -= 1
        if keep < len(self._groups):
            self.beginRemoveRows(QModelIndex(), keep, len(self._groups) - 1)
            del self._groups[keep:]
            self.endRemoveRows()
        if self._groups:
            self._cut_group(self._groups[-1], entry)

    def _tell(self, event: Event, perspective: Perspective, entry: int) -> None:
        gather = log_lines.gather(event, self._kits)
        group = self._groups[-1] if self._groups else None
        if group is None and gather == ROLL:
            group = self._first(perspective, entry)
        row = group.row_for(gather) if group is not None else None
        line = log_lines.line((*(row.events if row is not None else ()), event), perspective, self._kits)
        if line is None:
            return
        if group is not None and row is not None:
            row.add(entry, event, line)
            self._changed(group, row)
            return
        new = LogRow(None if gather == ROLL else gather)
        new.add(entry, event, line)
        if line.heading:
            self._begin(new)
        else:
            self._add(group if group is not None else self._first(perspective, entry), new)

    def _first(self, perspective: Perspective, entry: int) -> LogGroup:
        """What happens before a turn was begun has a heading too. A game without a set-up is in its first turn then."""
        row = LogRow(TURN)
        began = TurnStarted(perspective.state.turn, perspective.state.turn_number)
        line = log_lines.line((began,), perspective, self._kits) if perspective.state.turn_number else None
        words = tr("Set-up", "a heading of the log")
        row.add(entry, began, line or Line((words,), words, heading=True))
        return self._begin(row)

    def _begin(self, heading: LogRow) -> LogGroup:
        count = len(self._groups)
        self.beginInsertRows(QModelIndex(), count, count)
        self._groups.append(LogGroup(heading))
        self.endInsertRows()
        return self._groups[-1]

    def _add(self, group: LogGroup, row: LogRow) -> None:
        place = len(group.rows)
        self.beginInsertRows(self.index(len(self._groups) - 1, 0), place, place)
        group.add(row)
        self.endInsertRows()

    def _changed(self, group: LogGroup, row: LogRow) -> None:
        parent = self.index(len(self._groups) - 1, 0)
        place = next((i for i in range(len(group.rows) - 1, -1, -1) if group.rows[i] is row), None)
        index = parent if place is None else self.index(place, 0, parent)
        self.dataChanged.emit(index, index)

    def _cut_group(self, group: LogGroup, entry: int) -> None:
        keep = len(group.rows)
        while keep and group.rows[keep - 1].entry >= entry:
            keep -= 1
        if keep < len(group.rows):
            self.beginRemoveRows(self.index(len(self._groups) - 1, 0), keep, len(group.rows) - 1)
            del group.rows[keep:]
            group.reopen()
            self.endRemoveRows()
        for row in (group.heading, *group.rows):
            if row.cut(entry):
                self._changed(group, row)

    # Finding a moment

    def find(self, entry: int) -> QModelIndex:
        """The last line, or heading, that begins with this entry or an earlier one; invalid if there is none."""
        groups = self._groups
        place = next((i for i in range(len(groups) - 1, -1, -1) if groups[i].heading.entry <= entry), None)
        if place is None:
            return QModelIndex()
        parent, rows = self.index(place, 0), groups[place].rows
        row = next((i for i in range(len(rows) - 1, -1, -1) if rows[i].entry <= entry), None)
        return parent if row is None else self.index(row, 0, parent)

    def tells(self, entry: int) -> bool:
        """Whether an entry has a line."""
        last = self._last(entry)
        return last >= 0 and self._told[last][0] == entry

    def spoken(self, entry: int) -> str:
        """The lines of this entry in plain words, or of the last one before it that has any."""
        last = self._last(entry)
        if last < 0:
            return ""
        first = last
        while first and self._told[first - 1][0] == self._told[last][0]:
            first -= 1
        return " ".join(words for _, words in self._told[first : last + 1] if words)

    def _last(self, entry: int) -> int:
        return next((i for i in range(len(self._told) - 1, -1, -1) if self._told[i][0] <= entry), -1)

    # What views ask

    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        """Lines carry the number of their group, from 1 on; headings carry 0."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        group = index.internalId() if index.isValid() else 0
        return self.createIndex(group - 1, 0, 0) if group else QModelIndex()

    def rowCount(self, parent: Index = ROOT) -> int:
        if not parent.isValid():
            return len(self._groups)
        return 0 if parent.internalId() or parent.column() else len(self._groups[parent.row()].rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 1

    def row(self, index: Index) -> LogRow | None:
        """The row that an index stands for."""
        if not index.isValid():
            return None
        group = index.internalId()
        return self._groups[group - 1].rows[index.row()] if group else self._groups[index.row()].heading

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index)
        if row is None:
            return None
        if role == ROW:
            return row.line
        if role == ENTRY:
            return row.shown_at
        if role == FIRST:
            return row.entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return row.line.spoken
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return LINE if index.internalId() else HEADING
