"""The seats of a new game as a table: a row a seat, a column for each setting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from catanqt.cast import BY_KEY
from catanqt.rules.base.house_rules import HANDICAP
from catanqt.rules.colours import COLOURS
from catanqt.ui.models.new_game_settings import LONGEST_NAME, MOST_SEATS, AgentChoices, SeatSettings
from catanqt.ui.text.house_rules import handicap_text
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import colour_name
from catanqt.ui.text.players import fresh_name, level_name, temper_name

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()


class Column(IntEnum):
    """The columns of the table."""

    NAME = 0
    COLOUR = 1
    HUMAN = 2
    LEVEL = 3
    TEMPER = 4
    HANDICAP = 5
    CHARACTER = 6


class SeatsModel(QAbstractTableModel):
    """The seats of a new game. Removed seats are remembered, and come back as they were."""

    def __init__(
        self,
        seats: Sequence[SeatSettings],
        players: int,
        cast: AgentChoices,
        colour_blind: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._seats = list(seats)
        self._players = players
        self._cast = cast
        self._colour_blind = colour_blind
        self._colours: tuple[str, ...] = COLOURS

    @property
    def seats(self) -> tuple[SeatSettings, ...]:
        """All seats, those that are away last."""
        return tuple(self._seats)

    @property
    def players(self) -> int:
        return self._players

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that can be chosen."""
        return self._colours

    def seat(self, row: int) -> SeatSettings:
        return self._seats[row]

    # The table

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._players

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        seat, column = self._seats[index.row()], Column(index.column())
        if role == Role.EditRole:
            return self._value(seat, column)
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return self._word(seat, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if role != Role.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return super().headerData(section, orientation, role)
        return {
            Column.NAME: tr("Name"),
            Column.COLOUR: tr("Colour"),
            Column.HUMAN: tr("Played by"),
            Column.LEVEL: tr("Strength"),
            Column.TEMPER: tr("Temperament"),
            Column.HANDICAP: tr("Handicap"),
            Column.CHARACTER: tr("Character"),
        }.get(Column(section))

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid():
            return flags
        seat = self._seats[index.row()]
        if index.column() in (Column.LEVEL, Column.TEMPER) and (seat.human or seat.character):
            return flags & ~Qt.ItemFlag.ItemIsEnabled
        return flags | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or not index.isValid():
            return False
        row, column = index.row(), Column(index.column())
        if column is Column.COLOUR:
            return value in self._colours and self._paint(row, value)
        if column is Column.CHARACTER:
            return (value == "" or value in BY_KEY) and self._cast_seat(row, value)
        changed = self._changed(self._seats[row], column, value)
        if changed is None:
            return False
        self._seats[row] = changed
        self._tell(row)
        return True

    # Coming, going and changing places

    def set_players(self, count: int) -> None:
        """Set the number of seats; the last ones are removed or come back."""
        while self._players < min(count, MOST_SEATS):
            self.add()
        while self._players > max(count, 1):
            self.remove(self._players - 1)

    def add(self) -> None:
        row = self._players
        self._seats[row] = self._welcome(row)
        self.beginInsertRows(ROOT, row, row)
        self._players += 1
        self.endInsertRows()

    def remove(self, row: int) -> None:
        self.beginRemoveRows(ROOT, row, row)
        self._seats.append(self._seats.pop(row))
        self._players -= 1
        self.endRemoveRows()

    def move(self, row: int, to: int) -> None:
        """Change the order in which seats play."""
        if row == to or not 0 <= to < self._players:
            return
        self.beginMoveRows(ROOT, row, row, ROOT, to + (to > row))
        self._seats.insert(to, self._seats.pop(row))
        self.endMoveRows()

    def set_colours(self, allowed: Sequence[str], painted: Sequence[str]) -> None:
        """Which colours there are, and which the seats have."""
        if (tuple(allowed), list(painted)) == (self._colours, [seat.colour for seat in self._seats]):
            return
        self._colours = tuple(allowed)
        self._seats = [replace(seat, colour=colour) for seat, colour in zip(self._seats, painted, strict=True)]
        self.dataChanged.emit(self.index(0, Column.COLOUR), self.index(self._players - 1, Column.COLOUR))

    # Inside

    def _value(self, seat: SeatSettings, column: Column) -> Any:
        return (seat.name, seat.colour, seat.human, seat.level, seat.temper, seat.handicap, seat.character)[column]

    def _word(self, seat: SeatSettings, column: Column) -> str:
        if column is Column.COLOUR:
            return colour_name(seat.colour, self._colour_blind)
        if column is Column.HUMAN:
            return tr("Human") if seat.human else tr("Computer")
        if column is Column.CHARACTER:
            return BY_KEY[seat.character].name if seat.character else ""
        if column is Column.LEVEL:
            return "" if seat.human or seat.character else level_name(seat.level)
        if column is Column.TEMPER:
            return "" if seat.human or seat.character else temper_name(seat.temper)
        if column is Column.HANDICAP:
            return handicap_text(seat.handicap)
        return seat.name

    def _changed(self, seat: SeatSettings, column: Column, value: Any) -> SeatSettings | None:
        """The seat with a value put in; None for a value it cannot have."""
        if column is Column.NAME and isinstance(value, str):
            return None if seat.character else replace(seat, name=value[:LONGEST_NAME])
        if column is Column.HUMAN and isinstance(value, bool):
            return replace(self._without_character(seat), human=value)
        if column is Column.LEVEL and value in self._cast.levels:
            return replace(seat, level=value)
        if column is Column.TEMPER and value in self._cast.tempers:
            return replace(seat, temper=value)
        if column is Column.HANDICAP and type(value) is int and value in HANDICAP.values:
            return replace(seat, handicap=value)
        return None

    def _without_character(self, seat: SeatSettings) -> SeatSettings:
        """The seat for somebody else, who has a name of their own."""
        if not seat.character:
            return seat
        return replace(seat, character="", name=fresh_name([other.name for other in self._seats]))

    def _cast_seat(self, row: int, key: str) -> bool:
        """Seat a character, or nobody in particular; wherever it sat before, somebody else sits now."""
        before = [other for other, seat in enumerate(self._seats) if key and seat.character == key and other != row]
        for other in before:
            self._seats[other] = self._without_character(self._seats[other])
        seat = self._without_character(self._seats[row])
        self._seats[row] = replace(seat, human=False, character=key, name=BY_KEY[key].name) if key else seat
        for changed in (*before, row):
            self._tell(changed)
        return True

    def _paint(self, row: int, colour: str) -> bool:
        """The seat that has this colour gets the old one of this seat."""
        old = self._seats[row].colour
        holders = [other for other, seat in enumerate(self._seats) if seat.colour == colour]
        for other in holders:
            self._seats[other] = replace(self._seats[other], colour=old)
        self._seats[row] = replace(self._seats[row], colour=colour)
        for changed in (*holders, row):
            self._tell(changed)  # only now: at no moment do two seats have one colour
        return True

    def _welcome(self, row: int) -> SeatSettings:
        """A seat as it comes back: meanwhile somebody else may have its name."""
        taken = [seat.name for seat in self._seats[: self._players]]
        seat = self._seats[row]
        return replace(seat, name=fresh_name(taken)) if seat.name in taken else seat

    def _tell(self, row: int) -> None:
        if row < self._players:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))
