"""The log as groups of rows: one group for each turn, one row for all events that share a line."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from catanqt.kernel.game import Event
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.view_data import Line


@dataclass(slots=True, eq=False)
class LogRow:
    """A line and its entries of the record. Its text after each of them is kept for undo."""

    gather: LineGroup | None
    entries: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)

    @property
    def line(self) -> Line:
        return self.lines[-1]

    @property
    def entry(self) -> int:
        """Where it begins."""
        return self.entries[0]

    @property
    def shown_at(self) -> int:
        """The moment it leads to: all of it has happened, but an offer is still open."""
        return self.entries[0] if self.gather is not None and self.gather.begins else self.entries[-1]

    def add(self, entry: int, event: Event, line: Line) -> None:
        self.entries.append(entry)
        self.events.append(event)
        self.lines.append(line)

    def cut(self, entry: int) -> bool:
        """Forget this entry and all later ones; whether that changed anything."""
        keep = len(self.entries)
        while keep and self.entries[keep - 1] >= entry:
            keep -= 1
        changed = keep < len(self.entries)
        del self.entries[keep:], self.events[keep:], self.lines[keep:]
        return changed


@dataclass(slots=True, eq=False)
class LogGroup:
    """A turn, or another section with a heading: the set-up, a matchday."""

    heading: LogRow
    rows: list[LogRow] = field(default_factory=list)
    _open: dict[Hashable, LogRow] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._note(self.heading)

    def row_for(self, gather: LineGroup | None) -> LogRow | None:
        """The row that an event joins; None if it gets a new one."""
        if gather is None or gather.begins:
            return None
        row = self._open.get(gather.key)
        if row is self.heading and self.rows:
            return None  # what was told before the dice stays before them
        if row is None or (row.gather is not None and row.gather.begins):
            return row
        return row if row is self.rows[-1] else None

    def add(self, row: LogRow) -> None:
        self.rows.append(row)
        self._note(row)

    def reopen(self) -> None:
        """Rows went: find again what may be joined."""
        self._open = {}
        for row in (self.heading, *self.rows):
            self._note(row)

    def _note(self, row: LogRow) -> None:
        if row.gather is not None:
            self._open[row.gather.key] = row
