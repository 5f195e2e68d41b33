"""A library in memory for tests of the window: quick to fill, easy to break."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from catanqt.analysis.model import Analysis
from catanqt.kernel.record import Header, Record, Seat
from catanqt.rules.catalog import new_header
from catanqt.rules.colours import COLOURS
from catanqt.session import Session
from catanqt.storage.catanfile import write_file
from catanqt.storage.imported_game import StoredGame
from catanqt.ui.play.library import Exercise, LibraryError, Moment, PlayedGames, Progress, ReadGame


@dataclass(frozen=True)
class FakeGame:
    """A saved game that was never played."""

    id: int
    name: str
    game: str = "classic"
    scenarios: tuple[str, ...] = ()
    players: tuple[str, ...] = ("Ann", "Oda", "Kofi", "Emil")
    persons: tuple[int, ...] = (0,)
    created: str = ""
    changed: str = ""
    turn: int = 0
    points: tuple[int, ...] = ()
    winner: int | None = None
    finished: bool = False
    deleted: bool = False
    readable: bool = True
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class FakeReadGame:
    """A game that was read from a file."""

    name: str
    session: Session


class FakeLibrary:
    """A `Library` of such books. `broken` makes everything fail with that sentence."""

    def __init__(self) -> None:
        self.games_: dict[int, FakeGame] = {}
        self.pictures: dict[int, bytes] = {}
        self.moments: dict[int, Moment] = {}
        self.broken = ""
        self.last = 0
        self.thumbnails_read = 0
        self.exported: list[tuple[int, Path]] = []
        self.played_games = PlayedGames()
        self.records: dict[int, Record] = {}
        self.reviews: dict[tuple[int, int], Analysis] = {}
        self.exercises_: dict[tuple[int, int, int], Exercise] = {}
        self.keep_problem: LibraryError | None = None
        """What keeping a review fails with, if it does."""

    def put(self, name: str, picture: bytes | None = None, moment: Moment | None = None, **more: Any) -> int:
        self.last += 1
        number = self.last
        stamp = (datetime.now(UTC) - timedelta(days=3) + timedelta(minutes=number)).isoformat(timespec="milliseconds")
        self.games_[number] = FakeGame(number, name, **{"created": stamp, "changed": stamp, **more})
        if picture is not None:
            self.pictures[number] = picture
        if moment is not None:
            self.moments[number] = moment
        return number

    def games(self, search: str = "", sort: str = "changed", deleted: bool = False) -> list[FakeGame]:
        self._check()
        found = [book for book in self.games_.values() if book.deleted == deleted]
        found = [book for book in found if search.casefold() in " ".join((book.name, *book.players)).casefold()]
        if sort in ("name", "game"):
            return sorted(found, key=lambda book: getattr(book, sort))
        return sorted(found, key=lambda book: (getattr(book, sort), book.id), reverse=True)

    def info(self, game: int) -> FakeGame:
        self._check()
        return self.games_[game]

    def colours(self, game: int) -> tuple[str, ...]:
        return COLOURS[: len(self.games_[game].players)]

    def header(self, game: int) -> Header | None:
        book = self.games_[game]
        if game in self.moments:
            return self.moments[game].header
        seats = [Seat(name) for name in book.players]
        try:
            return new_header(book.game, seats, scenarios=book.scenarios, board_seed="FAKE", options=dict(book.options))
        except ValueError:
            return None

    def persons(self, game: int) -> tuple[int, ...]:
        return self.games_[game].persons

    def thumbnail(self, game: int) -> bytes | None:
        self._check()
        self.thumbnails_read += 1
        return self.pictures.get(game)

    def set_thumbnail(self, game: int, picture: bytes) -> None:
        self._check()
        self.pictures[game] = picture

    def moment(self, game: int) -> Moment:
        self._check()
        if game not in self.moments:
            raise LibraryError("this game cannot be opened")
        return self.moments[game]

    def rename(self, game: int, name: str) -> None:
        self._change(game, name=name)

    def delete(self, game: int) -> None:
        self._change(game, deleted=True)

    def undelete(self, game: int) -> None:
        self._change(game, deleted=False)

    def purge(self) -> int:
        self._check()
        gone = [number for number, book in self.games_.items() if book.deleted]
        for number in gone:
            del self.games_[number]
        return len(gone)

    def duplicate(self, game: int, name: str) -> int:
        self._check()
        return self.put(name, picture=self.pictures.get(game), game=self.games_[game].game)

    def export(self, game: int, path: Path) -> None:
        self._check()
        self.exported.append((game, path))

    def export_record(self, name: str, record: Record, path: Path) -> None:
        self._check()
        write_file(path, name, record)

    def read(self, path: Path, progress: Progress) -> FakeReadGame:
        self._check()
        progress(1, 1)
        return FakeReadGame(path.stem, Session(new_header("classic", [Seat("Ann"), Seat("Oda"), Seat("Kofi")])))

    def find(self, game: ReadGame) -> int | None:
        self._check()
        return next((book.id for book in self.games_.values() if book.name == game.name and not book.deleted), None)

    def add(self, game: ReadGame) -> StoredGame:
        found = self.find(game)
        return StoredGame(self.put(game.name), new=True) if found is None else StoredGame(found, new=False)

    def statistics(self) -> PlayedGames:
        self._check()
        return self.played_games

    def record(self, game: int) -> Record:
        self._check()
        return self.records[game]

    def review(self, game: int, record: Record, seat: int, judge: str = "") -> Analysis | None:
        self._check()
        return self.reviews.get((game, seat))

    def keep_review(self, game: int, record: Record, analysis: Analysis) -> None:
        self._check()
        if self.keep_problem is not None:
            raise self.keep_problem
        self.reviews.update({(game, one.seat): analysis for one in analysis.seats})

    def exercises(self) -> list[Exercise]:
        self._check()
        return sorted(self.exercises_.values(), key=lambda one: (one.due, one.game, one.seat, one.entry))

    def note_exercise(self, exercise: Exercise) -> None:
        self._check()
        self.exercises_[(exercise.game, exercise.seat, exercise.entry)] = exercise

    def _change(self, game: int, **more: Any) -> None:
        self._check()
        self.games_[game] = replace(self.games_[game], **more)

    def _check(self) -> None:
        if self.broken:
            raise LibraryError(self.broken)


def picture(colour: str = "#2F7FA8") -> bytes:
    """A small PNG in one colour."""
    image = QImage(48, 30, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())
