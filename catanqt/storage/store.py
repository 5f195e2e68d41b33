"""The store of saved games: one SQLite database in the data folder.

Written in WAL mode: an action is on disk, safe from a crash of the program, when `append` returns; the end of a turn
is also synced, safe from a power cut. Reading and writing games by number; what a game means is `saved.py`'s business.
"""

from __future__ import annotations

import json
import sqlite3
import uuid
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from catanqt.kernel.codec import to_plain
from catanqt.kernel.record import Header
from catanqt.storage.errors import CannotSave, GameInUse, NoSuchGame, StoreError, StoreUnavailable
from catanqt.storage.lock import FileLock, Locked
from catanqt.storage.schema import MIGRATIONS

FILE = "games.sqlite"
BUSY_SECONDS = 5.0
SORTS = {"changed": "changed DESC", "created": "created DESC", "name": "name COLLATE NOCASE", "game": "game, scenarios"}


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


_COLUMNS = "id, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted"


class SaveStore:
    """Saved games in one database. Not for several threads at once."""

    def __init__(self, folder: Path | None, busy_seconds: float = BUSY_SECONDS) -> None:
        """Open or make the database in this folder; without a folder it lives in memory."""
        self.folder = folder
        path = ":memory:" if folder is None else str(folder / FILE)
        with _explained(StoreUnavailable, "the saved games cannot be opened"):
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(path, timeout=busy_seconds, check_same_thread=False)
        self._connection = connection
        self.db = Database(connection)
        try:
            self._prepare()
        except BaseException:
            connection.close()
            raise

    def _prepare(self) -> None:
        with _explained(StoreUnavailable, "the saved games cannot be opened"):
            self._connection.execute("PRAGMA foreign_keys = ON")
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = NORMAL")
            known = {one.name for one in MIGRATIONS.pending(Database(memory=True))}
            if any(one.name not in known for one in MIGRATIONS.applied(self.db)):
                raise StoreUnavailable(
                    "the saved games were written by a newer version of the program and are left as they are"
                )
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
                    json.dumps([seat.name for seat in header.seats]),
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
        return json.loads(row[0])

    def log(self, game: int) -> list[LoggedEntry]:
        with _explained(StoreError, "the game cannot be read"):
            rows = self._connection.execute(
                "SELECT actor, action, digest FROM entries WHERE game = ? ORDER BY number", (game,)
            )
            return [LoggedEntry(*row) for row in rows]

    def append(self, game: int, number: int, rows: Sequence[LoggedEntry], sync: bool = False) -> None:
        """Add entries from `number` on. They are on disk when this returns; with `sync` even after a power cut."""
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

    def games(self, search: str = "", sort: str = "changed", deleted: bool = False) -> list[GameInfo]:
        """The saved games, or those deleted and not yet gone; `search` looks into names, players and games."""
        pattern = f"%{_escaped(search)}%"
        like = " OR ".join(f"{column} LIKE :pattern ESCAPE '\\'" for column in ("name", "players", "game", "scenarios"))
        with _explained(StoreError, "the saved games cannot be listed"):
            rows = self._connection.execute(
                f"SELECT {_COLUMNS} FROM games WHERE deleted IS {'NOT ' if deleted else ''}NULL"
                f" AND ({like}) ORDER BY {SORTS[sort]}, id DESC",
                {"pattern": pattern},
            )
            return [_info(row) for row in rows]

    def info(self, game: int) -> GameInfo:
        return _info(self._one(f"SELECT {_COLUMNS} FROM games WHERE id = ?", game))

    def rename(self, game: int, name: str) -> None:
        self._update(game, "name", name)

    def delete(self, game: int) -> None:
        """Put a game aside; `undelete` brings it back until `purge`."""
        self._update(game, "deleted", _now())

    def undelete(self, game: int) -> None:
        self._update(game, "deleted", None)

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
                " winner, finished, thumbnail)"
                " SELECT ?, ?, game, scenarios, players, header, ?, ?, turn, points, winner, finished, thumbnail"
                " FROM games WHERE id = ?",
                (uuid.uuid4().hex, name, _now(), _now(), game),
            ).lastrowid
            self._connection.execute(
                "INSERT INTO entries SELECT ?, number, actor, action, digest FROM entries"
                " WHERE game = ? AND number < ?",
                (new, game, 1 << 62 if count is None else count),
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
def _explained(kind: type[StoreError], what: str) -> Iterator[None]:
    """Turn what SQLite and the system say into one of our errors."""
    try:
        yield
    except sqlite3.Error as error:
        raise kind(f"{what}: {error}") from error
    except OSError as error:
        raise kind(f"{what}: {error.strerror}") from error


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _info(row: Any) -> GameInfo:
    id_, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted = row
    return GameInfo(
        id_,
        uid,
        name,
        game,
        tuple(json.loads(scenarios)),
        tuple(json.loads(players)),
        created,
        changed,
        turn,
        tuple(json.loads(points)),
        winner,
        bool(finished),
        deleted is not None,
    )
