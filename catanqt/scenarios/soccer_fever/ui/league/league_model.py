"""The league table as a model: one row a club, from first to last."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from catanqt.scenarios.soccer_fever.ui.season import Outcome, Standing, season, table
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr

Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns of the table."""

    PLACE = 0
    CLUB = 1
    POINTS = 2
    WORTH = 3
    FORM = 4
    NEXT = 5


@dataclass(frozen=True, slots=True)
class Club:
    """A row: where a club stands, and how it is called and painted."""

    standing: Standing
    name: str
    colour: str
    mine: bool
    """Whether it is the viewer's."""
    rivals: tuple[tuple[str, str], ...]
    """Names and colours of those it meets next."""


def outcome_letter(outcome: Outcome) -> str:
    """One letter for a result, so that it does not depend on colour alone."""
    return {
        Outcome.WON: tr("W", "a match that was won, one letter"),
        Outcome.DRAWN: tr("D", "a match that was drawn, one letter"),
        Outcome.LOST: tr("L", "a match that was lost, one letter"),
    }[outcome]


def outcome_word(outcome: Outcome) -> str:
    return {Outcome.WON: tr("won"), Outcome.DRAWN: tr("drawn"), Outcome.LOST: tr("lost")}[outcome]


class LeagueModel(QAbstractTableModel):
    """The league. `Role.UserRole` gives the whole `Club` of a row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clubs: list[Club] = []

    def sync(self, perspective: Perspective) -> None:
        """Show a moment; clubs that change places take selection and focus along."""
        clubs = [_club(row, perspective) for row in table(season(perspective))]
        if len(clubs) != len(self._clubs):
            self.beginResetModel()
            self._clubs = clubs
            self.endResetModel()
            return
        self._reorder([club.standing.seat for club in clubs])
        for row, club in enumerate(clubs):
            if club != self._clubs[row]:
                self._clubs[row] = club
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def _reorder(self, seats: list[int]) -> None:
        now = [club.standing.seat for club in self._clubs]
        if now == seats:
            return
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        moved = [self.index(seats.index(now[index.row()]), index.column()) for index in kept]
        self._clubs = [self._clubs[now.index(seat)] for seat in seats]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    def club(self, row: int) -> Club:
        return self._clubs[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._clubs)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        club = self._clubs[index.row()]
        match role:
            case Role.DisplayRole:
                return _text(club, Column(index.column()))
            case Role.UserRole:
                return club
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return _spoken(club, Column(index.column()))
            case Role.TextAlignmentRole:
                return _alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Role.DisplayRole:
            return _headings()[section]
        if role in (Role.ToolTipRole, Role.AccessibleTextRole):
            return _explanations()[section]
        return _alignment(section) if role == Role.TextAlignmentRole else None


def _club(standing: Standing, perspective: Perspective) -> Club:
    seat = standing.seat
    rivals = tuple((perspective.name(rival), perspective.colour(rival)) for rival in standing.rivals)
    return Club(standing, perspective.name(seat), perspective.colour(seat), seat == perspective.viewer, rivals)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == Column.CLUB else Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter


def _text(club: Club, column: Column) -> str:
    standing = club.standing
    texts = {
        Column.PLACE: str(standing.place or "–"),
        Column.CLUB: club.name,
        Column.POINTS: str(standing.spaces),
        Column.WORTH: str(standing.points),
        Column.FORM: " ".join(outcome_letter(outcome) for outcome in standing.form),
        Column.NEXT: ", ".join(name for name, _ in club.rivals),
    }
    return texts[column]


def _spoken(club: Club, column: Column) -> str:
    standing = club.standing
    if column == Column.PLACE:
        place = tr("{club}: place {place}", club=club.name, place=standing.place)
        return place if standing.place else tr("{club} has not played yet", club=club.name)
    if column == Column.POINTS:
        return tr("{club}: %n points in the league", "", standing.spaces, club=club.name)
    if column == Column.WORTH:
        return _worth(club)
    if column == Column.FORM:
        form = ", ".join(outcome_word(outcome) for outcome in standing.form)
        return tr("{club}: {form}; the last match at the end", club=club.name, form=form or tr("no match yet"))
    if column == Column.NEXT:
        rivals = ", ".join(name for name, _ in club.rivals)
        return tr("{club} plays {rivals} next", club=club.name, rivals=rivals) if rivals else tr("No match is left")
    return club.name


def _worth(club: Club) -> str:
    standing = club.standing
    now = tr("{club}: the place is worth %n victory points", "", standing.points, club=club.name)
    if standing.outlook == standing.points:
        return now
    then = tr("%n if the matchday ended now", "", standing.outlook)
    return tr("{now}; {then}", "victory points now, and if the day ended now", now=now, then=then)


def _headings() -> tuple[str, ...]:
    return (
        tr("#", "heading of a league table: the place"),
        tr("Club", "heading of a league table"),
        tr("Pts", "heading of a league table: points in the league"),
        tr("VP", "heading of a league table: victory points"),
        tr("Form", "heading of a league table: the last results"),
        tr("Next", "heading of a league table: the next opponent"),
    )


def _explanations() -> tuple[str, ...]:
    return (
        tr("Place in the league; clubs that are level share a place"),
        tr("Club"),
        tr("Points in the league: spaces on the results track"),
        tr("Victory points this place is worth; they change only after a matchday"),
        tr("The last three results, the newest on the right"),
        tr("The next opponent"),
    )
