"""The database file behind the saved games: opening it, waiting for others, and telling what went wrong with it.

Written in WAL mode, so that reading never waits. A write waits for other programs that write: patiently, but in the
middle of a game only for a moment (`hurry`), for a window that waits is a window that hangs.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlite_utils import Database

from catanqt.storage.errors import CannotSave, NoSuchGame, StoreError, StoreUnavailable
from catanqt.storage.lock import FileLock, Locked
from catanqt.storage.schema import MIGRATIONS

FILE = "games.sqlite"
SETUP = "setup.lock"
MADE = "made"
"""What the set-up file says once the database is complete: an empty database is then no beginning but a loss."""
BUSY_SECONDS = 5.0
"""How long a write waits for another program."""
HURRY_SECONDS = 0.25
"""How long it waits in the middle of a game."""


class GamesDatabase:
    """A connection to the database of saved games. Not for several threads at once."""

    def __init__(self, folder: Path | None, busy_seconds: float = BUSY_SECONDS) -> None:
        """Open or make the database in this folder; without a folder it lives in memory."""
        self.folder = folder
        self._busy_seconds = self._wanted_seconds = self._set_seconds = busy_seconds
        with explained(StoreUnavailable, "the saved games cannot be opened"):
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
            with alone(folder, busy_seconds):
                self._open(busy_seconds)
                if folder is not None:
                    (folder / SETUP).write_text(MADE, "utf-8")

    def _open(self, busy_seconds: float) -> None:
        path = ":memory:" if self.folder is None else str(self.folder / FILE)
        self._connection = sqlite3.connect(path, timeout=busy_seconds, check_same_thread=False)
        self._connection.text_factory = lambda text: text.decode("utf-8", "replace")
        self.db = Database(self._connection, execute_plugins=False)  # whatever else is installed: not in our games
        try:
            self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        """Newer databases are left as they are, so look before anything is written."""
        if self.folder is not None and is_newer(self.folder / FILE):
            raise StoreUnavailable(
                "the saved games were written by a newer version of the program and are left as they are"
            )
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = NORMAL")
        if MIGRATIONS.pending(self.db):
            MIGRATIONS.apply(self.db)

    @contextmanager
    def hurry(self) -> Iterator[None]:
        """Let no write in here wait longer than a player at a window would."""
        self._wanted_seconds = min(HURRY_SECONDS, self._busy_seconds)
        try:
            yield
        finally:
            self._wanted_seconds = self._busy_seconds

    def close(self) -> None:
        self._connection.close()

    def check(self) -> None:
        """Raise `sqlite3.DatabaseError` if the database is damaged."""
        answer = self._connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)

    def _one(self, sql: str, game: int) -> Any:
        with explained(StoreError, "the game cannot be read"):
            row = self._connection.execute(sql, (game,)).fetchone()
        if row is None:
            raise NoSuchGame(f"there is no saved game {game}")
        return row

    @contextmanager
    def _writing(self) -> Iterator[None]:
        if self._set_seconds != self._wanted_seconds:
            # Only now, and only when it changes: a game saves in a hurry again and again.
            self._connection.execute(f"PRAGMA busy_timeout = {round(1000 * self._wanted_seconds)}")
            self._set_seconds = self._wanted_seconds
        with explained(CannotSave, "the game could not be saved"), self.db.atomic():
            yield


@contextmanager
def alone(folder: Path | None, seconds: float = BUSY_SECONDS) -> Iterator[None]:
    """Several programs may start at once; only one of them makes the tables or tidies up."""
    if folder is None:
        yield
        return
    try:
        lock = FileLock.wait(folder / SETUP, seconds)
    except Locked as error:
        raise StoreUnavailable("the saved games are being opened by another program") from error
    with lock:
        yield


@contextmanager
def explained(kind: type[StoreError], what: str) -> Iterator[None]:
    """Turn what SQLite and the system say into one of our errors."""
    try:
        yield
    except sqlite3.Error as error:
        raise kind(f"{what}: {error}") from error
    except OverflowError as error:
        raise NoSuchGame("there is no saved game with such a number") from error
    except (KeyError, UnicodeError) as error:
        # sqlite-utils met a table of its own that is not as it left it, or SQLite's complaint is itself damaged.
        raise kind(f"{what}: {error}") from sqlite3.DatabaseError(str(error))
    except OSError as error:
        raise kind(f"{what}: {error.strerror}") from error


def is_newer(path: Path) -> bool:
    """Whether a database holds changes this program does not know; looks without touching it.

    After a crash the newest changes lie in the journal: then a copy is asked. A journal that goes meanwhile, with the
    last program that used it, has left all in the database.
    """
    journal = path.with_name(f"{path.name}-wal")
    try:
        with suppress(FileNotFoundError):
            if journal.stat().st_size:
                with TemporaryDirectory() as folder:
                    for part in (path, journal):
                        shutil.copy(part, Path(folder) / part.name)
                    return _has_unknown_changes(Path(folder) / path.name, "mode=rw")
        return _has_unknown_changes(path, "immutable=1")
    except sqlite3.Error:
        return False  # opening it will say what is wrong


def _has_unknown_changes(path: Path, how: str) -> bool:
    if not path.exists() or not path.stat().st_size:
        return False
    known = {one.name for one in MIGRATIONS.pending(Database(memory=True, execute_plugins=False))}
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as connection:
        names = connection.execute(
            "SELECT name FROM _sqlite_migrations WHERE migration_set = ?", (MIGRATIONS.name,)
        ).fetchall()
    return any(name not in known for (name,) in names)
