"""Results by game and level, as a table that can be sorted."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from catanqt.ui.stats.career import Group
from catanqt.ui.stats.career_text import against_name, group_words
from catanqt.ui.stats.figure_text import decimal, percent, signed
from catanqt.ui.text.games import played
from catanqt.ui.text.i18n import tr

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
VALUE = Role.UserRole
"""What a column is sorted by."""
GROUP = Role.UserRole + 1


class Column(IntEnum):
    """The columns of the table."""

    GAME = 0
    AGAINST = 1
    GAMES = 2
    RATE = 3
    POINTS = 4
    TURNS = 5
    LUCK = 6


class GroupsModel(QAbstractTableModel):
    """A row for each game and level."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: Sequence[Group] = ()

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Show other groups: those of another person."""
        self.beginResetModel()
        self._groups = groups
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._groups)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        group, column = self._groups[index.row()], Column(index.column())
        match role:
            case Role.DisplayRole:
                return _text(group, column)
            case Role.UserRole:
                return _value(group, column)
            case Role.TextAlignmentRole:
                return _alignment(column)
            case Role.ToolTipRole | Role.AccessibleTextRole | Role.AccessibleDescriptionRole:
                return group_words(group)
        return group if role == GROUP else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Role.DisplayRole:
            return _headings()[section]
        if role in (Role.ToolTipRole, Role.AccessibleTextRole):
            return _explanations()[section]
        return _alignment(Column(section)) if role == Role.TextAlignmentRole else None


def _text(group: Group, column: Column) -> str:
    texts = {
        Column.GAME: played(group.game, group.scenarios),
        Column.AGAINST: against_name(group.against),
        Column.GAMES: str(group.games),
        Column.RATE: percent(group.rate),
        Column.POINTS: decimal(group.points),
        Column.TURNS: decimal(group.turns),
        Column.LUCK: signed(group.luck),
    }
    return texts[column]


def _value(group: Group, column: Column) -> str | float:
    values: dict[Column, str | float] = {
        Column.GAME: played(group.game, group.scenarios),
        Column.AGAINST: against_name(group.against),
        Column.GAMES: group.games,
        Column.RATE: group.rate,
        Column.POINTS: group.points,
        Column.TURNS: group.turns,
        Column.LUCK: group.luck,
    }
    return values[column]


def _alignment(column: Column) -> Qt.AlignmentFlag:
    words = column in (Column.GAME, Column.AGAINST)
    side = Qt.AlignmentFlag.AlignLeft if words else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _headings() -> tuple[str, ...]:
    return (
        tr("Game"),
        tr("Against"),
        tr("Games"),
        tr("Won"),
        tr("Points"),
        tr("Turns"),
        tr("Luck"),
    )


def _explanations() -> tuple[str, ...]:
    return (
        tr("What was played"),
        tr("The level of the opponents"),
        tr("How many games were played to the end"),
        tr("The share of games won"),
        tr("Points at the end, on average"),
        tr("How many turns a game took, on average"),
        tr("Cards received above expectation, on average"),
    )
