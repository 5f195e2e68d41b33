"""The saved games as a list: names can be edited, pictures are loaded when they are first shown."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QPixmap

from catanqt.kernel.names import LONGEST_GAME, clean_name
from catanqt.kernel.record import Header
from catanqt.rules.colours import colours as seat_colours
from catanqt.ui.play.library import GameInfo, Library, LibraryError
from catanqt.ui.play.save_text import spoken
from catanqt.ui.qt.stored_picture import stored_picture
from catanqt.ui.text.house_rules import rule_lines, summary
from catanqt.ui.text.i18n import tr

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
INFO = Role.UserRole
"""The `GameInfo` of a row."""
SEATS = Role.UserRole + 1
"""A list of `SeatInfo`."""
READABLE = Role.UserRole + 2
"""Whether the game can be opened."""
RULES = Role.UserRole + 3
"""Its house rules, a line each."""
KEPT = 200
"""Of how many rows pictures and colours are kept in memory."""
PICTURE = QSize(256, 160)
"""How large a picture is kept, in pixels of the screen."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat of a saved game: colour and points are unknown in a damaged one."""

    name: str
    colour: str | None
    points: int | None


@dataclass(frozen=True, slots=True)
class _Details:
    """Data of a game that is read only when its row is shown."""

    picture: QPixmap
    header: Header | None
    """None if it cannot be opened."""


class SavesModel(QAbstractListModel):
    """The games of a library: all, or those in the bin; filtered and sorted."""

    failed = Signal(str)
    """Why something could not be done, in a sentence."""
    pictured = Signal(int, bytes)
    """A picture of a game was read: its file."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._games: list[GameInfo] = []
        self._details: OrderedDict[int, _Details] = OrderedDict()
        self.search = ""
        self.order = "changed"
        self.bin = False

    # The list

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        info = self._games[index.row()]
        if role in (Role.DisplayRole, Role.EditRole):
            return info.name
        if role == Role.AccessibleTextRole:
            return " ".join(filter(None, (spoken(info, self.readable(info.id)), summary(self.rules(info.id)))))
        if role == Role.DecorationRole:
            return self._looked_at(info.id).picture
        if role == INFO:
            return info
        if role == READABLE:
            return self.readable(info.id)
        if role == RULES:
            return self.rules(info.id)
        return self._seats(info) if role == SEATS else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() and not self.bin else flags

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Rename a game; an empty name is none."""
        if role != Role.EditRole or not index.isValid():
            return False
        name = clean_name(str(value), LONGEST_GAME, "")
        info = self._games[index.row()]
        if not name or name == info.name:
            return False
        return self._done(lambda: self._library.rename(info.id, name)) and self._done(lambda: self._reread(info.id))

    # Finding

    def refresh(self) -> None:
        """Read the list anew, as the search, the order and the bin want it."""
        found: list[GameInfo] = []
        try:
            found = list(self._library.games(self.search, self.order, self.bin))
        except LibraryError as error:
            self.failed.emit(str(error))
        self.beginResetModel()
        self._games = found
        self._details.clear()
        self.endResetModel()

    def info(self, row: int) -> GameInfo:
        return self._games[row]

    def row_of(self, game: int) -> int:
        """The row of a game, or -1."""
        return next((row for row, info in enumerate(self._games) if info.id == game), -1)

    # Changing

    def delete(self, game: int) -> bool:
        """Put a game into the bin."""
        return self._done(lambda: self._library.delete(game)) and self._drop(game)

    def undelete(self, game: int) -> bool:
        """Restore a game from the bin."""
        if not self._done(lambda: self._library.undelete(game)):
            return False
        if self.bin:
            return self._drop(game)
        self.refresh()
        return True

    def purge(self) -> bool:
        """Empty the bin."""
        if not self._done(self._library.purge):
            return False
        if self.bin:
            self.refresh()
        return True

    def duplicate(self, game: int) -> int | None:
        """A copy of a game; its number."""
        info = self._games[self.row_of(game)]
        made: list[int] = []
        name = tr("{name} (copy)", name=info.name)
        if not self._done(lambda: made.append(self._library.duplicate(game, name))):
            return None
        self.refresh()
        return made[0]

    # Inside

    def _done(self, work: Any) -> bool:
        try:
            work()
        except LibraryError as error:
            self.failed.emit(str(error))
            return False
        return True

    def _drop(self, game: int) -> bool:
        row = self.row_of(game)
        if row >= 0:
            self.beginRemoveRows(ROOT, row, row)
            del self._games[row]
            self.endRemoveRows()
        return True

    def _reread(self, game: int) -> None:
        """A changed game stays where it is, even if the order would now put it elsewhere: rows do not run away."""
        row = self.row_of(game)
        self._games[row] = self._library.info(game)
        self.dataChanged.emit(self.index(row), self.index(row))

    def _seats(self, info: GameInfo) -> list[SeatInfo]:
        header = self._looked_at(info.id).header
        colours = () if header is None else seat_colours(header)
        return [
            SeatInfo(
                name,
                colours[seat] if seat < len(colours) else None,
                info.points[seat] if seat < len(info.points) else None,
            )
            for seat, name in enumerate(info.players)
        ]

    def readable(self, game: int) -> bool:
        """Whether a game can be opened: its row makes sense, and its header."""
        return self._games[self.row_of(game)].readable and self._looked_at(game).header is not None

    def rules(self, game: int) -> list[str]:
        """What is played differently from the printed rules, a line for each rule."""
        header = self._looked_at(game).header
        return [] if header is None else rule_lines(header)

    def show_anew(self, game: int) -> None:
        """Its picture has changed: read it again when it is looked at."""
        self._details.pop(game, None)
        row = self.row_of(game)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))

    def _looked_at(self, game: int) -> _Details:
        if game in self._details:
            self._details.move_to_end(game)
            return self._details[game]
        self._details[game] = _Details(self._picture(game), self._library.header(game))
        if len(self._details) > KEPT:
            self._details.popitem(last=False)
        return self._details[game]

    def _picture(self, game: int) -> QPixmap:
        """The picture; empty if there is none."""
        try:
            data = self._library.thumbnail(game)
        except LibraryError as error:
            self.failed.emit(str(error))
            return QPixmap()
        picture = stored_picture(data)
        if picture.isNull():
            return picture
        self.pictured.emit(game, data)
        wide = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        return picture.scaled(PICTURE, wide, Qt.TransformationMode.SmoothTransformation)
