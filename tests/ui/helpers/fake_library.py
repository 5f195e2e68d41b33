"""A library in memory for tests of the window: quick to fill, easy to break."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from catanqt.kernel.record import Record, Seat
from catanqt.rules.catalog import new_header
from catanqt.rules.colours import COLOURS
from catanqt.session import Session
from catanqt.storage.catanfile import write_file
from catanqt.ui.play.library import LibraryError, Moment, Past, Progress, ReadGame


@dataclass(frozen=True)
class Book:
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


@dataclass(frozen=True)
class ReadBook:
    """A game that was read from a file."""

    name: str
    session: Session


class Shelf:
    """A `Library` of such books. `broken` makes everything fail with that sentence."""

    def __init__(self) -> None:
        self.books: dict[int, Book] = {}
        self.pictures: dict[int, bytes] = {}
        self.moments: dict[int, Moment] = {}
        self.broken = ""
        self.last = 0
        self.thumbnails_read = 0
        self.exported: list[tuple[int, Path]] = []
        self.past = Past()

    def put(self, name: str, picture: bytes | None = None, moment: Moment | None = None, **more: Any) -> int:
        self.last += 1
        number = self.last
        stamp = (datetime.now(UTC) - timedelta(days=3) + timedelta(minutes=number)).isoformat(timespec="milliseconds")
        self.books[number] = Book(number, name, **{"created": stamp, "changed": stamp, **more})
        if picture is not None:
            self.pictures[number] = picture
        if moment is not None:
            self.moments[number] = moment
        return number

    def games(self, search: str = "", sort: str = "changed", deleted: bool = False) -> list[Book]:
        self._check()
        found = [book for book in self.books.values() if book.deleted == deleted]
        found = [book for book in found if search.casefold() in " ".join((book.name, *book.players)).casefold()]
        if sort in ("name", "game"):
            return sorted(found, key=lambda book: getattr(book, sort))
        return sorted(found, key=lambda book: (getattr(book, sort), book.id), reverse=True)

    def info(self, game: int) -> Book:
        self._check()
        return self.books[game]

    def colours(self, game: int) -> tuple[str, ...]:
        return COLOURS[: len(self.books[game].players)]

    def persons(self, game: int) -> tuple[int, ...]:
        return self.books[game].persons

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
        gone = [number for number, book in self.books.items() if book.deleted]
        for number in gone:
            del self.books[number]
        return len(gone)

    def duplicate(self, game: int, name: str) -> int:
        self._check()
        return self.put(name, picture=self.pictures.get(game), game=self.books[game].game)

    def export(self, game: int, path: Path) -> None:
        self._check()
        self.exported.append((game, path))

    def export_record(self, name: str, record: Record, path: Path) -> None:
        self._check()
        write_file(path, name, record)

    def read(self, path: Path, progress: Progress) -> ReadBook:
        self._check()
        progress(1, 1)
        return ReadBook(path.stem, Session(new_header("classic", [Seat("Ann"), Seat("Oda"), Seat("Kofi")])))

    def add(self, game: ReadGame) -> int:
        self._check()
        return self.put(game.name)

    def statistics(self) -> Past:
        self._check()
        return self.past

    def _change(self, game: int, **more: Any) -> None:
        self._check()
        self.books[game] = replace(self.books[game], **more)

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
