"""The store of saved games: one SQLite database in the data folder.

Written in WAL mode: an action is on disk, safe from a crash of the program, when `append` returns; the end of a turn
is also synced, safe from a power cut. Reading and writing games by number; `saved_game` knows what a game means.
"""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.light_imports import sha256
from catanqt.kernel.record import Header, header_to_plain
from catanqt.kernel.validation import read_json
from catanqt.storage.database import explained
from catanqt.storage.errors import CannotSave, GameInUse, NoSuchGame, StoreError
from catanqt.storage.game_list import COLUMNS, GameInfo, arranged, info_of
from catanqt.storage.lock import FileLock, Locked
from catanqt.storage.reviews import ReviewTables
from catanqt.storage.schema import ROLLED

A_DAY, A_MOMENT = timedelta(days=1), timedelta(milliseconds=1)
LOCKS = "locks"
"""The folder with a lock for each game that was ever played."""
ALL = 1 << 62
"""More entries than any game has."""
MOST_CLAIMS = 100
"""How many games are claimed at a time: each claim is an open file, of which a program may not have many."""


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """A row of a game's log: the action as JSON, and at the end of a turn the digest of the position."""

    actor: int
    action: str
    digest: str | None
    number: int = -1


class SaveStore(ReviewTables):
    """Saved games in one database. Not for several threads at once."""

    _newest: str | None = None
    """The newest stamp in the list that is not ahead of the clock by more than a day, when it was last looked at."""

    @contextmanager
    def together(self) -> Iterator[None]:
        """A transaction: everything in this block is written, or nothing."""
        self._now()
        with self._writing():
            yield

    def new_game(
        self,
        header: Header,
        name: str,
        rows: Sequence[LoggedEntry] = (),
        copied: int = 0,
        imported: str | None = None,
    ) -> int:
        """Add a game, with a log if there is one already; returns its number.

        So many of its entries as are `copied` from another game are counted there, and not again. `imported` is the
        fingerprint of the file that it comes from, if any.
        """
        now = self._now()
        with self._writing():
            cursor = self._connection.execute(
                "INSERT INTO games (uid, name, game, scenarios, players, header, created, changed, copied,"
                " imported) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    uuid.uuid4().hex,
                    name,
                    header.game,
                    json.dumps(header.scenarios),
                    json.dumps([seat.name for seat in header.seats], ensure_ascii=False),
                    json.dumps(header_to_plain(header)),
                    now,
                    now,
                    copied,
                    imported,
                ),
            )
            game = int(cursor.lastrowid or 0)
            self._insert(game, 0, rows)
        return game

    def header(self, game: int) -> Any:
        """The header of a game as plain data."""
        row = self._one("SELECT header FROM games WHERE id = ?", game)
        try:
            return read_json(row[0], "header")
        except DecodeError as error:
            raise StoreError(f"this game cannot be opened: {error}") from error

    def raw(self, game: int) -> list[str]:
        """A game as it lies in the database, unchecked: its name and header, then every entry, as JSON."""
        name, header = self._one("SELECT name, header FROM games WHERE id = ?", game)
        first = {"damaged": True, "name": str(name), "header": str(header)}
        rows = (
            {"actor": str(row.actor), "number": str(row.number), "action": str(row.action)} for row in self.log(game)
        )
        return [json.dumps(line, ensure_ascii=False) for line in (first, *rows)]

    def log(self, game: int) -> list[LoggedEntry]:
        with explained(StoreError, "the game cannot be read"):
            rows = self._connection.execute(
                "SELECT actor, action, digest, number FROM entries WHERE game = ? ORDER BY number", (game,)
            )
            return [LoggedEntry(*row) for row in rows]

    def count(self, game: int) -> int:
        """How many entries a game has."""
        with explained(StoreError, "the game cannot be read"):
            row = self._connection.execute("SELECT count(*) FROM entries WHERE game = ?", (game,)).fetchone()
        return int(row[0])

    def append(self, game: int, number: int, rows: Sequence[LoggedEntry], sync: bool = False) -> None:
        """Add entries from `number` on. They are on disk when this returns; with `sync` even after a power cut."""
        connection = self._connection
        if sync:
            connection.execute("PRAGMA synchronous = FULL")
        try:
            with self._writing():
                self._insert(game, number, rows)
        finally:
            if sync and connection is self._connection:
                connection.execute("PRAGMA synchronous = NORMAL")

    def truncate(self, game: int, count: int) -> None:
        """Delete all entries after the first `count`: the player undid them."""
        with self._writing():
            self._connection.execute("DELETE FROM entries WHERE game = ? AND number >= ?", (game, count))
            self._connection.execute("UPDATE games SET copied = ? WHERE id = ? AND copied > ?", (count, game, count))

    def note_progress(self, game: int, turn: int, points: Sequence[int], winner: int | None, finished: bool) -> None:
        """Update the state of a game in the list."""
        now = self._now()
        with self._writing():
            self._connection.execute(
                "UPDATE games SET changed = ?, turn = ?, points = ?, winner = ?, finished = ? WHERE id = ?",
                (now, turn, json.dumps(list(points)), winner, int(finished), game),
            )

    def note_results(self, game: int, rows: Iterable[Sequence[Any]]) -> None:
        """The statistics of a finished game, a row (seat, name, player, points, won, received, expected) a seat."""
        with self._writing():
            self._connection.executemany(
                "INSERT OR REPLACE INTO results (game, seat, name, player, points, won, received, expected)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(game, *row) for row in rows],
            )
            self._connection.execute(
                f"INSERT OR REPLACE INTO rolls SELECT game, total, rolls FROM"
                f" ({ROLLED} AND entries.game = ? GROUP BY total) WHERE typeof(total) = 'integer'",
                (game,),
            )

    def games(self, search: str = "", sort: str = "changed", deleted: bool = False) -> list[GameInfo]:
        """The saved games, or those deleted and not yet gone; `search` looks into names, players and games."""
        with explained(StoreError, "the saved games cannot be listed"):
            rows = self._connection.execute(
                f"SELECT {COLUMNS} FROM games WHERE deleted IS {'NOT ' if deleted else ''}NULL"
                f" ORDER BY {'created' if sort == 'created' else 'changed'} DESC, id DESC"
            )
            found = [info_of(row) for row in rows]
        return arranged(found, search, sort)

    def info(self, game: int) -> GameInfo:
        return info_of(self._one(f"SELECT {COLUMNS} FROM games WHERE id = ?", game))

    def find(self, uid: str) -> int | None:
        """The number of the game with this name that no other game has."""
        with explained(StoreError, "the game cannot be read"):
            row = self._connection.execute("SELECT id FROM games WHERE uid = ?", (uid,)).fetchone()
        return None if row is None else int(row[0])

    def rename(self, game: int, name: str) -> None:
        self._update(game, "name", name)

    def delete(self, game: int) -> None:
        """Put a game aside; `undelete` brings it back until `purge`. `GameInUse` while somebody plays it."""
        self.info(game)
        with self._claims([game]) as claimed:
            if not claimed:
                raise GameInUse("this game is open in another window")
            self._update(game, "deleted", self._now())

    def undelete(self, game: int) -> None:
        self._update(game, "deleted", None)

    def remove(self, game: int) -> None:
        """Forget a game at once; for one that was never begun."""
        with self._writing():
            self._connection.execute("DELETE FROM games WHERE id = ?", (game,))

    def purge(self) -> int:
        """Really remove the deleted games, except those that somebody plays; returns how many."""
        thrown = [info.id for info in self.games(deleted=True)]
        gone = 0
        for first in range(0, max(len(thrown), 1), MOST_CLAIMS):
            with self._claims(thrown[first : first + MOST_CLAIMS]) as claimed, self._writing():
                places = ", ".join("?" * len(claimed))
                gone += self._connection.execute(
                    f"DELETE FROM games WHERE deleted IS NOT NULL AND id IN ({places})", claimed
                ).rowcount
        return gone

    @contextmanager
    def _claims(self, games: Sequence[int]) -> Iterator[list[int]]:
        """Claim those of these games that nobody plays, for as long as this lasts."""
        with ExitStack() as locks:
            claimed = []
            for game in games:
                with suppress(GameInUse, NoSuchGame):
                    lock = self.lock(game)
                    if lock is not None:
                        locks.enter_context(lock)
                    claimed.append(game)
            yield claimed

    def duplicate(self, game: int, name: str, count: int | None = None, header: Header | None = None) -> int:
        """A new game with the same header, or another, and the first `count` entries, or all."""
        self.info(game)
        plain = None if header is None else json.dumps(header_to_plain(header))
        now = self._now()
        with self._writing():
            new = self._connection.execute(
                "INSERT INTO games (uid, name, game, scenarios, players, header, created, changed, turn, points,"
                " winner, finished, thumbnail, copied)"
                " SELECT ?, ?, game, scenarios, players, coalesce(?, header), ?, ?, turn, points, winner, finished,"
                " thumbnail, min(?, (SELECT count(*) FROM entries WHERE game = games.id)) FROM games WHERE id = ?",
                (uuid.uuid4().hex, name, plain, now, now, ALL if count is None else count, game),
            ).lastrowid
            self._connection.execute(
                "INSERT INTO entries SELECT ?, number, actor, action, digest FROM entries"
                " WHERE game = ? AND number < ?",
                (new, game, ALL if count is None else count),
            )
        return int(new or 0)

    def imported(self, fingerprint: str) -> int | None:
        """The game that came from a file with this fingerprint and is not deleted; of several the one changed last."""
        with explained(StoreError, "the saved games cannot be read"):
            row = self._connection.execute(
                "SELECT id FROM games WHERE deleted IS NULL AND imported = ? ORDER BY changed DESC, id DESC LIMIT 1",
                (fingerprint,),
            ).fetchone()
        return None if row is None else int(row[0])

    def with_dice(self, seed: str) -> list[int]:
        """The games that are not deleted and began with this seed, the oldest first: all but one are copies."""
        with explained(StoreError, "the saved games cannot be read"):
            rows = self._connection.execute(
                "SELECT id FROM games WHERE deleted IS NULL AND json_valid(header)"
                " AND json_extract(header, '$.dice[0].seed') = ? ORDER BY id",
                (seed,),
            )
            return [int(row[0]) for row in rows]

    def copied(self, game: int) -> int:
        """How many of its entries were played in another game already."""
        found = self._one("SELECT copied FROM games WHERE id = ?", game)[0]
        return found if type(found) is int else 0

    def continued(self) -> set[int]:
        """The games that go on from the middle of another one, or are copies."""
        with explained(StoreError, "the saved games cannot be read"):
            return {int(row[0]) for row in self._connection.execute("SELECT id FROM games WHERE copied > 0")}

    def thumbnail(self, game: int) -> bytes | None:
        found = self._one("SELECT thumbnail FROM games WHERE id = ?", game)[0]
        return found if isinstance(found, bytes) else None

    def set_thumbnail(self, game: int, picture: bytes) -> None:
        self._update(game, "thumbnail", picture)

    def lock(self, game: int) -> FileLock | None:
        """Claim a game for playing; `GameInUse` if somebody else plays it. In memory there is nobody else."""
        uid = self.info(game).uid
        if self.folder is None:
            return None
        try:
            return FileLock(self.folder / LOCKS / f"{_file_name(uid)}.lock")
        except Locked as error:
            raise GameInUse("this game is open in another window") from error
        except OSError as error:
            raise CannotSave(f"the game cannot be claimed: {error.strerror}") from error

    def rows(self, view: str) -> list[dict[str, Any]]:
        """All rows of a table or view, such as `wins`, `luck` and `dice`."""
        with explained(StoreError, "the statistics cannot be read"):
            return list(self.db[view].rows)

    def _now(self) -> str:
        """The time, for the list of games; not before the newest in it, should the clock have been set back since.

        What lies more than a day ahead was written by a clock that was wrong, and is not followed. In the middle of
        several changes the list is not looked at: one that has read first does not wait for other programs that write.
        """
        now = datetime.now(UTC)
        if not self._connection.in_transaction:
            with explained(CannotSave, "the game could not be saved"):
                self._newest = self._connection.execute(
                    "SELECT max(changed) FROM games WHERE changed BETWEEN ? AND ?", (_stamp(now), _stamp(now + A_DAY))
                ).fetchone()[0]
        with suppress(TypeError, ValueError):  # there is none, or it is damaged
            now = max(now, datetime.fromisoformat(self._newest or "") + A_MOMENT)
        return _stamp(now)

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


def _file_name(uid: str) -> str:
    """The name of a game as that of a file: a damaged or foreign row may hold anything, such as a path."""
    return uid if re.fullmatch("[0-9a-f]{32}", uid) else sha256(uid.encode("utf-8", "replace")).hexdigest()


def _stamp(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
