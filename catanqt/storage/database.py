"""The database file behind the saved games: opening it, waiting for other processes, and explaining what went wrong.

It is written in WAL mode, so that reading never waits. A write waits for other processes that write: patiently, but in
the middle of a game only for a moment (`hurry`), because the window waits with it.

Before each write the file is checked: SQLite goes on writing into a file that was deleted or replaced, and all of it
would be lost at the end (`ensure`). Nor does it notice when somebody writes another content into the same file, such as
`cp` that restores a backup: it mixes its pages with the others, and no game can be read any more.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from catanqt.regular_file import read_beginning
from catanqt.storage.errors import CannotSave, NoSuchGame, StoreError, StoreUnavailable
from catanqt.storage.light_sqlite_utils import Database
from catanqt.storage.lock import FileLock, Locked
from catanqt.storage.private import make_folder, open_file, replacement, tighten
from catanqt.storage.schema import MIGRATIONS

FILE = "games.sqlite"
JOURNAL = f"{FILE}-wal"
MAGIC = b"SQLite format 3\x00"
PARTS = ("-wal", "-shm", "")
"""The files of a database, by what follows its name."""
SETUP = "setup.lock"
MADE = "made"
"""What the set-up file says once the database is complete: an empty database is then no beginning but a loss."""
BUSY_SECONDS = 5.0
"""How long a write waits for another process."""
HURRY_SECONDS = 0.25
"""How long it waits in the middle of a game."""


class GamesDatabase:
    """A connection to the database of saved games. Not for several threads at once."""

    def __init__(self, folder: Path | None, busy_seconds: float = BUSY_SECONDS) -> None:
        """Open or make the database in this folder; without a folder it lives in memory."""
        self.folder = folder
        self.reopened = 0
        """How often another file had to be opened; what is known of the one before need not hold any more."""
        self._busy_seconds = self._wanted_seconds = busy_seconds
        with explained(StoreUnavailable, "the saved games cannot be opened"):
            if folder is not None:
                make_folder(folder)
            with alone(folder, busy_seconds) as lock:
                self._open()
                if lock is not None:
                    lock.write(MADE)

    def _open(self) -> None:
        """Open what is in the folder; nothing changes if that fails. Newer databases are left as they are."""
        path = None if self.folder is None else self.folder / FILE
        if path is not None:
            _keep_private(path)
            if is_newer(path):
                raise StoreUnavailable(
                    "the saved games were written by a newer version of the program and are left as they are"
                )
        connection = sqlite3.connect(path or ":memory:", timeout=self._wanted_seconds, check_same_thread=False)
        try:
            self.db = _prepared(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        self._set_seconds = self._wanted_seconds
        self._identity = None if path is None else identity(path)
        self._journal = None if self.folder is None else identity(self.folder / JOURNAL)
        self._content = self._stamp_of_content()

    @property
    def is_lost(self) -> bool:
        """Whether the file that is open is not the one in the folder any more."""
        return self.folder is not None and identity(self.folder / FILE) != self._identity

    @property
    def is_doubtful(self) -> bool:
        """Whether what was written may not be in the folder any more."""
        return self.is_lost or self.is_touched

    @property
    def is_touched(self) -> bool:
        """Whether somebody else has written into the file: another program of ours, or one that overwrites it."""
        (*known, journal), (*now, journal_now) = self._content, self._stamp_of_content()
        return now != known or journal_now < journal

    def _stamp_of_content(self) -> tuple[int, int, int]:
        """When the file was written last, its size, and that of the journal, which grows until it is emptied.

        Windows may tell of a write much later.
        """
        if self.folder is None or sys.platform == "win32":
            return 0, 0, 0
        try:
            found, journal = (self.folder / FILE).stat(), (self.folder / JOURNAL).stat()
        except OSError:
            return 0, 0, 0
        return found.st_mtime_ns, found.st_size, journal.st_size

    @property
    def version(self) -> int:
        """Another number after every change that another connection has made to the database."""
        with explained(StoreError, "the saved games cannot be read"):
            return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def ensure(self) -> bool:
        """Switch to an existing file if ours is lost; `CannotSave` if that is impossible now.

        What was deleted can often still be read through the open connection: then it is all written anew. What was
        replaced is kept under another name. False if games may have other numbers now.
        """
        if not self.is_lost and (not self.is_touched or self._look_again()):
            return True
        assert self.folder is not None
        try:
            with explained(CannotSave, "the file of saved games is gone"):
                make_folder(self.folder)
                with alone(self.folder, self._wanted_seconds) as lock:
                    same = self._restore(self.folder)
                    if lock is not None:
                        lock.write(MADE)
        except StoreUnavailable as error:
            raise CannotSave(error) from error
        self.reopened += 1
        return same

    def _look_again(self) -> bool:
        """Read the file anew, for what is known of its pages may not hold any more; False if it is broken now."""
        assert self.folder is not None
        if not _is_ours(self.folder / FILE):
            return False
        before, known = self._connection, (self.db, self._identity, self._journal, self._set_seconds, self._content)
        try:
            self._open()
            self.check()
        except (sqlite3.Error, OSError) as error:
            if self._connection is not before:
                self._connection.close()
            self._connection = before
            self.db, self._identity, self._journal, self._set_seconds, self._content = known
            # While somebody else writes, it cannot be told: the next write looks again.
            return getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        before.close()  # not the last connection any more, so it leaves the file as it is
        self.reopened += 1
        return True

    def _restore(self, folder: Path) -> bool:
        old = self._connection
        if not self.is_lost:
            _move_out(folder / FILE)
        elif (folder / FILE).exists() and not (folder / FILE).is_file():
            set_aside(folder, ("",))  # a folder, a FIFO or a device has its name: nothing to be read
        if (folder / FILE).exists() and self._take_replacement(folder):
            same = False
        else:
            same = _copy(old, folder / FILE)
            if not same:
                set_aside(folder)
            self._open()
        old.close()
        return same

    def _take_replacement(self, folder: Path) -> bool:
        """Open the file that has replaced ours, and keep the content of ours; not if it is no database."""
        old, kept = self._connection, _free(folder, "replaced")
        copied = _copy(old, kept)
        if identity(folder / JOURNAL) == self._journal:
            # Ours was left behind: SQLite would write what is in it into the other database.
            if copied:
                _remove_journal(folder / FILE)
            else:
                set_aside(folder, ("-wal", "-shm"))
        try:
            self._open()
            self.check()
        except BaseException as error:
            if self._connection is not old:
                self._connection.close()
                self._connection = old
            kept.unlink(missing_ok=True)
            if not is_damage(error):
                raise
            set_aside(folder)
            return False
        return True

    def take_over(self, path: Path) -> None:
        """Fill this database, which must be one in memory, with all that can be read in a file."""
        assert self.folder is None
        if is_newer(path):
            raise StoreUnavailable("the saved games were written by a newer version of the program")
        with readable(path) as source:
            source.backup(self._connection)
        self.check()
        self.db = _prepared(self._connection)

    @contextmanager
    def hurry(self) -> Iterator[None]:
        """Writes in this block wait only for a moment."""
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
        if not self._connection.in_transaction and not self.ensure():
            raise CannotSave("the game could not be saved: the file of saved games was replaced by another one")
        if self._set_seconds != self._wanted_seconds:
            # Only now, and only when it changes: a game saves in a hurry again and again.
            self._connection.execute(f"PRAGMA busy_timeout = {round(1000 * self._wanted_seconds)}")
            self._set_seconds = self._wanted_seconds
        with explained(CannotSave, "the game could not be saved"), self.db.atomic():
            yield
        if not self._connection.in_transaction:
            self._content = self._stamp_of_content()


@contextmanager
def alone(folder: Path | None, seconds: float = BUSY_SECONDS) -> Iterator[FileLock | None]:
    """Several processes may start at once; only one of them creates the tables or cleans up."""
    if folder is None:
        yield None
        return
    try:
        lock = FileLock.wait(folder / SETUP, seconds)
    except Locked as error:
        raise StoreUnavailable("the saved games are being opened by another program") from error
    with lock:
        yield lock


def _copy(source: sqlite3.Connection, path: Path) -> bool:
    """Write all that a connection can read into a new file; False if it can read nothing any more."""
    try:
        with replacement(path) as part:
            with closing(sqlite3.connect(part)) as target:
                source.backup(target)
                if target.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                    raise sqlite3.DatabaseError("pages of two databases are mixed in it")
            _remove_journal(path)  # of the file that is gone: it would be taken for that of the new one
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
            raise
        return False
    return True


def _is_ours(path: Path) -> bool:
    """Whether a file begins as ours do: a database of SQLite in WAL mode. To make one of another content needs a lock.

    It is read by the system and not by SQLite, which believes to know its beginning already.
    """
    head = read_beginning(path, 20)
    return head.startswith(MAGIC) and head[18:20] == b"\x02\x02"


def _move_out(path: Path) -> None:
    """Let the content of a file go into another file of the same name: what is open still writes into the first."""
    with replacement(path) as part:
        shutil.copyfile(path, part)


def _remove_journal(path: Path) -> None:
    for suffix in ("-wal", "-shm"):
        path.with_name(f"{path.name}{suffix}").unlink(missing_ok=True)


def is_damage(error: BaseException | None) -> bool:
    """Whether the file itself is broken, not just out of reach, locked or too new."""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)


def _prepared(connection: sqlite3.Connection) -> Database:
    """A connection set up for our games, with all tables."""
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    db = Database(connection, execute_plugins=False)  # whatever else is installed: not in our games
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    if MIGRATIONS.pending(db):
        MIGRATIONS.apply(db)
    return db


def _keep_private(path: Path) -> None:
    """Games are for their owner: SQLite gives its journal the rights of the database, which is made here."""
    if not path.exists():
        os.close(open_file(path))
    for file in (*path.parent.glob("*.sqlite*"), path.with_name(SETUP)):
        tighten(file)


def identity(path: Path) -> tuple[int, int] | None:
    """The identity of a file, to notice another one under its name; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    # Windows deletes and replaces no file that is open, and not all of its disks number their files.
    return (0, 0) if sys.platform == "win32" else (found.st_dev, found.st_ino)


def _free(folder: Path, what: str) -> Path:
    """An unused name with the time in it: a clock that was set back can show the same time twice."""
    name = f"{what}-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}"
    tries = (f"{name}{suffix}.sqlite" for suffix in chain([""], (f"-{number}" for number in count(2))))
    return next(folder / one for one in tries if not any((folder / f"{one}{part}").exists() for part in PARTS))


def set_aside(folder: Path, parts: Sequence[str] = PARTS) -> Path:
    """Give the files of a damaged database, or some of them, a name of their own."""
    target = _free(folder, "damaged")
    for suffix in parts:
        part = folder / f"{FILE}{suffix}"
        if part.exists():
            part.rename(folder / f"{target.name}{suffix}")
    return target


@contextmanager
def explained(kind: type[StoreError], what: str) -> Iterator[None]:
    """Convert errors of SQLite and the system into ours."""
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
    """Whether a newer version has migrated the database; looks without touching it."""
    if not path.exists() or not path.stat().st_size:
        return False
    known = {one.name for one in MIGRATIONS.pending(Database(memory=True, execute_plugins=False))}
    try:
        with closing(looking(path)) as connection:
            names = connection.execute(
                "SELECT name FROM _sqlite_migrations WHERE migration_set = ?", (MIGRATIONS.name,)
            ).fetchall()
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR:
            raise  # it cannot be looked at just now
        return False  # it has no such table
    except sqlite3.DatabaseError:
        return False  # opening it will say what is wrong
    return any(name not in known for (name,) in names)


def looking(path: Path) -> sqlite3.Connection:
    """A connection that changes no database, and no journal either.

    After a crash the newest changes lie in the journal, which SQLite reads as long as it may make a file beside it. A
    journal that goes meanwhile, with the last program that used it, has left all in the database.
    """
    journal = path.with_name(f"{path.name}-wal")
    with suppress(FileNotFoundError):
        if journal.stat().st_size:
            return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    return sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)


@contextmanager
def readable(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to read all of a database in a folder where nothing can be written; of a copy, if need be."""
    with closing(looking(path)) as connection:
        try:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.OperationalError:
            with TemporaryDirectory() as folder:
                for suffix in ("", "-wal"):
                    shutil.copy(path.with_name(f"{path.name}{suffix}"), folder)
                with closing(sqlite3.connect(Path(folder) / path.name)) as copy:
                    yield copy
        else:
            yield connection
