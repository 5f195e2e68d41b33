"""The store of saved games: one SQLite database in the data folder.

Written in WAL mode: an action is on disk, safe from a crash of the program, when `append` returns; the end of a turn
is also synced, safe from a power cut. Reading and writing games by number; what a game means is `saved.py`'s business.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import unicodedata
import uuid
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlite_utils import Database

from catanqt.kernel.codec import to_plain
from catanqt.kernel.record import Header
from catanqt.storage.errors import CannotSave, GameInUse, NoSuchGame, StoreError, StoreUnavailable
from catanqt.storage.lock import FileLock, Locked
from catanqt.storage.schema import MIGRATIONS

FILE = "games.sqlite"
SETUP = "setup.lock"
MADE = "made"
"""What the set-up file says once the database is complete: an empty database is then no beginning but a loss."""
BUSY_SECONDS = 5.0
ALL = 1 << 62
"""More entries than any game has."""
SORTS = ("changed", "created", "name", "game")


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the list of saved games shows of a game."""

    id: int
    uid: str
    name: str
    game: str
    scenarios: tuple[str, ...]
    players: tuple[str, ...]
    created: str
    changed: str
    turn: int
    points: tuple[int, ...]
    winner: int | None
    finished: bool
    deleted: bool


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """A row of a game's log: the action as JSON, and at the end of a turn the digest of the position."""

    actor: int
    action: str
    digest: str | None
    number: int = -1


_COLUMNS = "id, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted"


class SaveStore:
    """Saved games in one database. Not for several threads at once."""

    def __init__(self, folder: Path | None, busy_seconds: float = BUSY_SECONDS) -> None:
        """Open or make the database in this folder; without a folder it lives in memory."""
        self.folder = folder
        with _explained(StoreUnavailable, "the saved games cannot be opened"):
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
        self.db = Database(self._connection)
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

    def close(self) -> None:
        self._connection.close()

    def check(self) -> None:
        """Raise `sqlite3.DatabaseError` if the database is damaged."""
        answer = self._connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)

    def new_game(self, header: Header, name: str, rows: Sequence[LoggedEntry] = ()) -> int:
        """Add a game, with a log if there is one already; returns its number."""
        now = _now()
        with self._writing():
            cursor = self._connection.execute(
                "INSERT INTO games (uid, name, game, scenarios, players, header, created, changed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    uuid.uuid4().hex,
                    name,
                    header.game,
                    json.dumps(header.scenarios),
                    json.dumps([seat.name for seat in header.seats], ensure_ascii=False),
                    json.dumps(to_plain(header)),
                    now,
                    now,
                ),
            )
            game = int(cursor.lastrowid or 0)
            self._insert(game, 0, rows)
        return game

    def header(self, game: int) -> Any:
        """The header of a game as plain data."""
        row = self._one("SELECT header FROM games WHERE id = ?", game)
        try:
            return json.loads(row[0])
        except (ValueError, TypeError, RecursionError) as error:
            raise StoreError(f"this game cannot be opened: {error}") from error

    def log(self, game: int) -> list[LoggedEntry]:
        with _explained(StoreError, "the game cannot be read"):
            rows = self._connection.execute(
                "SELECT actor, action, digest, number FROM entries WHERE game = ? ORDER BY number", (game,)
            )
            return [LoggedEntry(*row) for row in rows]

    def append(self, game: int, number: int, rows: Sequence[LoggedEntry], sync: bool = False) -> None:
        """Add entries from `number` on. They are on disk when this returns; with `sync` even after a power cut."""
        if sync and self.folder is not None and not (self.folder / FILE).exists():
            raise CannotSave("the game could not be saved: the file of saved games is gone")
        if sync:
            self._connection.execute("PRAGMA synchronous = FULL")
        try:
            with self._writing():
                self._insert(game, number, rows)
        finally:
            if sync:
                self._connection.execute("PRAGMA synchronous = NORMAL")

    def truncate(self, game: int, count: int) -> None:
        """Forget all entries after the first `count`: the player took them back."""
        with self._writing():
            self._connection.execute("DELETE FROM entries WHERE game = ? AND number >= ?", (game, count))

    def note_progress(self, game: int, turn: int, points: Sequence[int], winner: int | None, finished: bool) -> None:
        """What the list of games shows of a game's state."""
        with self._writing():
            self._connection.execute(
                "UPDATE games SET changed = ?, turn = ?, points = ?, winner = ?, finished = ? WHERE id = ?",
                (_now(), turn, json.dumps(list(points)), winner, int(finished), game),
            )

    def note_results(self, game: int, rows: Iterable[Sequence[Any]]) -> None:
        """The statistics of a finished game, a row (seat, name, player, points, won, received, expected) a seat."""
        with self._writing():
            self._connection.executemany(
                "INSERT OR REPLACE INTO results (game, seat, name, player, points, won, received, expected)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(game, *row) for row in rows],
            )

    def clear_results(self, game: int) -> None:
        """The end of the game was taken back."""
        with self._writing():
            self._connection.execute("DELETE FROM results WHERE game = ?", (game,))

    def games(self, search: str = "", sort: str = "changed", deleted: bool = False) -> list[GameInfo]:
        """The saved games, or those deleted and not yet gone; `search` looks into names, players and games."""
        with _explained(StoreError, "the saved games cannot be listed"):
            rows = self._connection.execute(
                f"SELECT {_COLUMNS} FROM games WHERE deleted IS {'NOT ' if deleted else ''}NULL"
                f" ORDER BY {'created' if sort == 'created' else 'changed'} DESC, id DESC"
            )
            found = [_info(row) for row in rows]
        wanted = plain(search)
        if wanted:
            found = [info for info in found if wanted in plain("\n".join(_searched(info)))]
        if sort == "name":
            found.sort(key=lambda info: (plain(info.name), info.name))
        elif sort == "game":
            found.sort(key=lambda info: (info.game, info.scenarios))
        return found

    def info(self, game: int) -> GameInfo:
        return _info(self._one(f"SELECT {_COLUMNS} FROM games WHERE id = ?", game))

    def rename(self, game: int, name: str) -> None:
        self._update(game, "name", name)

    def delete(self, game: int) -> None:
        """Put a game aside; `undelete` brings it back until `purge`."""
        self._update(game, "deleted", _now())

    def undelete(self, game: int) -> None:
        self._update(game, "deleted", None)

    def remove(self, game: int) -> None:
        """Forget a game at once; for one that was never begun."""
        with self._writing():
            self._connection.execute("DELETE FROM games WHERE id = ?", (game,))

    def purge(self) -> int:
        """Really remove the deleted games; returns how many."""
        with self._writing():
            return self._connection.execute("DELETE FROM games WHERE deleted IS NOT NULL").rowcount

    def duplicate(self, game: int, name: str, count: int | None = None) -> int:
        """A new game with the same header and the first `count` entries, or all."""
        self.info(game)
        with self._writing():
            new = self._connection.execute(
                "INSERT INTO games (uid, name, game, scenarios, players, header, created, changed, turn, points,"
                " winner, finished, thumbnail, copied)"
                " SELECT ?, ?, game, scenarios, players, header, ?, ?, turn, points, winner, finished, thumbnail, ?"
                " FROM games WHERE id = ?",
                (uuid.uuid4().hex, name, _now(), _now(), ALL if count is None else count, game),
            ).lastrowid
            self._connection.execute(
                "INSERT INTO entries SELECT ?, number, actor, action, digest FROM entries"
                " WHERE game = ? AND number < ?",
                (new, game, ALL if count is None else count),
            )
        return int(new or 0)

    def thumbnail(self, game: int) -> bytes | None:
        found: bytes | None = self._one("SELECT thumbnail FROM games WHERE id = ?", game)[0]
        return found

    def set_thumbnail(self, game: int, picture: bytes) -> None:
        self._update(game, "thumbnail", picture)

    def lock(self, game: int) -> FileLock | None:
        """Claim a game for playing; `GameInUse` if somebody else plays it. In memory there is nobody else."""
        uid = self.info(game).uid
        if self.folder is None:
            return None
        try:
            return FileLock(self.folder / "locks" / f"{uid}.lock")
        except Locked as error:
            raise GameInUse("this game is open in another window") from error
        except OSError as error:
            raise CannotSave(f"the game cannot be claimed: {error.strerror}") from error

    def rows(self, view: str) -> list[dict[str, Any]]:
        """All rows of a table or view, such as `wins`, `luck` and `dice`."""
        with _explained(StoreError, "the statistics cannot be read"):
            return list(self.db[view].rows)

    def _insert(self, game: int, number: int, rows: Sequence[LoggedEntry]) -> None:
        self._connection.executemany(
            "INSERT INTO entries (game, number, actor, action, digest) VALUES (?, ?, ?, ?, ?)",
            [(game, number + i, row.actor, row.action, row.digest) for i, row in enumerate(rows)],
        )

    def _update(self, game: int, column: str, value: object) -> None:
        with self._writing():
            done = self._connection.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, game)).rowcount
        if not done:
            raise NoSuchGame(f"there is no saved game {game}")

    def _one(self, sql: str, game: int) -> Any:
        with _explained(StoreError, "the game cannot be read"):
            row = self._connection.execute(sql, (game,)).fetchone()
        if row is None:
            raise NoSuchGame(f"there is no saved game {game}")
        return row

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with _explained(CannotSave, "the game could not be saved"), self.db.atomic():
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
def _explained(kind: type[StoreError], what: str) -> Iterator[None]:
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


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def plain(text: str) -> str:
    """Text for searching and sorting: without case, marks on letters set aside."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _searched(info: GameInfo) -> tuple[str, ...]:
    return info.name, *info.players, info.game, *info.scenarios


def is_newer(path: Path) -> bool:
    """Whether a database holds changes this program does not know; looks without touching it.

    After a crash the newest changes lie in the journal: then a copy is asked.
    """
    journal = path.with_name(f"{path.name}-wal")
    try:
        if not journal.exists() or not journal.stat().st_size:
            return _has_unknown_changes(path, "immutable=1")
        with TemporaryDirectory() as folder:
            for part in (path, journal):
                shutil.copy(part, Path(folder) / part.name)
            return _has_unknown_changes(Path(folder) / path.name, "mode=rw")
    except sqlite3.Error:
        return False  # opening it will say what is wrong


def _has_unknown_changes(path: Path, how: str) -> bool:
    if not path.exists() or not path.stat().st_size:
        return False
    known = {one.name for one in MIGRATIONS.pending(Database(memory=True))}
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as connection:
        names = connection.execute(
            "SELECT name FROM _sqlite_migrations WHERE migration_set = ?", (MIGRATIONS.name,)
        ).fetchall()
    return any(name not in known for (name,) in names)


def _info(row: Any) -> GameInfo:
    id_, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted = row
    return GameInfo(
        id_,
        uid,
        name,
        game,
        _items(scenarios, str),
        _items(players, str),
        created,
        changed,
        turn,
        _items(points, int),
        winner,
        bool(finished),
        deleted is not None,
    )


def _items(text: object, kind: type[Any]) -> tuple[Any, ...]:
    """The items of a JSON list; none if the row is damaged, which must not hide the other games."""
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    return tuple(item for item in found if type(item) is kind) if isinstance(found, list) else ()
