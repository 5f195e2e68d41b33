"""The fixture list as a model: one row a match, in the order they are played in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from catanqt.scenarios.soccer_fever.ui.season import Fixture, fixtures, in_chart_order, season
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.text.i18n import tr

Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns of the list."""

    DAY = 0
    HOME = 1
    SCORE = 2
    AWAY = 3


@dataclass(frozen=True, slots=True)
class Match:
    """A row: a fixture, and how its clubs are called and painted."""

    fixture: Fixture
    first: bool
    """Whether it is the first of its day, and carries the day's number."""
    home: str
    away: str
    home_colour: str
    away_colour: str
    mine: bool
    """Whether the viewer plays."""
    doubles: str
    """The club that plays twice on this day, if there is one."""

    @property
    def score(self) -> str:
        return score_text(self.fixture.goals)


def score_text(goals: tuple[int, int] | None) -> str:
    """A result as it is written, or what stands for one that is not there yet."""
    return "–" if goals is None else tr("{home} : {away}", "a score", home=goals[0], away=goals[1])


class FixturesModel(QAbstractTableModel):
    """The season's matches. `Role.UserRole` gives the whole `Match` of a row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches: list[Match] = []

    def sync(self, perspective: Perspective) -> None:
        """Show a moment, telling only what changed."""
        found = fixtures(season(perspective), perspective.state.turn, in_chart_order(perspective))
        days = [0, *(fixture.day for fixture in found)]
        rows = [_match(fixture, days[i] != fixture.day, perspective) for i, fixture in enumerate(found)]
        self._resize(rows)
        for row, match in enumerate(rows):
            if match != self._matches[row]:
                self._matches[row] = match
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def _resize(self, rows: list[Match]) -> None:
        have = len(self._matches)
        if len(rows) > have:
            self.beginInsertRows(QModelIndex(), have, len(rows) - 1)
            self._matches += rows[have:]
            self.endInsertRows()
        elif len(rows) < have:
            self.beginRemoveRows(QModelIndex(), len(rows), have - 1)
            del self._matches[len(rows) :]
            self.endRemoveRows()

    def match_at(self, row: int) -> Match:
        return self._matches[row]

    def next_row(self) -> int:
        """The row of the first match that is still to be played, or the last one."""
        rows = (row for row, match in enumerate(self._matches) if match.fixture.goals is None)
        return next(rows, len(self._matches) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match_ = self._matches[index.row()]
        match role:
            case Role.DisplayRole:
                return (str(match_.fixture.day), match_.home, match_.score, match_.away)[index.column()]
            case Role.UserRole:
                return match_
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return spoken(match_)
            case Role.TextAlignmentRole:
                return _ALIGNMENTS[index.column()] | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return (tr("Day"), tr("Home"), tr("Result"), tr("Away"))[section]
        return _ALIGNMENTS[section] | Qt.AlignmentFlag.AlignVCenter if role == Role.TextAlignmentRole else None


def spoken(match: Match) -> str:
    """A match in one sentence."""
    fixture = match.fixture
    if fixture.goals is None:
        text = tr("Matchday {day}: {home} against {away}", day=fixture.day, home=match.home, away=match.away)
    else:
        text = tr(
            "Matchday {day}: {home} {score} {away}",
            day=fixture.day,
            home=match.home,
            score=match.score,
            away=match.away,
        )
    if not match.doubles:
        return text
    twice = tr("{club} plays twice; one of the two matches counts", club=match.doubles)
    return tr("{match}. {twice}", "a match, and who plays twice that day", match=text, twice=twice)


def _match(fixture: Fixture, first: bool, perspective: Perspective) -> Match:
    home, away = fixture.home, fixture.away
    mine = perspective.viewer != NOBODY and perspective.viewer in (home, away)
    doubles = "" if fixture.doubles is None else perspective.name(fixture.doubles)
    return Match(
        fixture,
        first,
        perspective.name(home),
        perspective.name(away),
        perspective.colour(home),
        perspective.colour(away),
        mine,
        doubles,
    )


_ALIGNMENTS = (
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignLeft,
)
