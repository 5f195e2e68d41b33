"""Saved games against bare SQLite: appending, loading and listing, each side interleaved in one run.

Machines are noisy, so only ratios are worth reading. Appending one entry by `SaveStore.append` is compared with one
`INSERT` on a bare `sqlite3` connection with the same pragmas and the same tables; what a saved game costs beside its
session is shown too. Loading a long game is compared with replaying the same record in memory, and listing thousands
of games with a bare `SELECT` of the same columns. Run it with `python3 dev.py bench storage`; it prints JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.codec import to_plain
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record, Seat
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import SavedGame, logged, replay_log
from catanqt.storage.store import SaveStore
from catanqt_ai.registry import make_agent

COLUMNS = "id, uid, name, game, scenarios, players, created, changed, turn, points, winner, finished, deleted"
INSERT = "INSERT INTO entries (game, number, actor, action, digest) VALUES (?, ?, ?, ?, ?)"


def long_record(entries: int) -> Record:
    """A game by novices, of exactly so many entries."""
    seats = [Seat(f"Player {seat}", "novice") for seat in range(4)]
    header = new_header("classic", seats, board_seed="BENCH", dice_seed="bench", options={"goal": 100})
    session = Session(header)
    agent, rng = make_agent("novice", "bench"), random.Random("bench")
    for _ in range(entries):
        if session.game.task.actor == CHANCE:
            session.deal()
        else:
            session.play(session.ask(agent, Budget(), rng))
    return session.record


def bare_database(folder: Path, template: SaveStore) -> sqlite3.Connection:
    """A database of its own with the pragmas, tables and indexes of a store; each statement is a transaction."""
    connection = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    for pragma in ("foreign_keys = ON", "journal_mode = WAL", "synchronous = NORMAL"):
        connection.execute(f"PRAGMA {pragma}")
    tables = "SELECT sql FROM sqlite_master WHERE name IN ('games', 'entries', 'results', 'games_by_change')"
    for (sql,) in template.db.conn.execute(tables).fetchall():
        connection.execute(sql)
    return connection


def copy_game(store: SaveStore, bare: sqlite3.Connection, game: int) -> None:
    """The same row of `games` on both sides, for the foreign key."""
    row = store.db.conn.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
    bare.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", row)


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def microseconds(seconds: list[float]) -> float:
    return round(statistics.median(seconds) * 1e6, 1)


def show(words: str) -> None:
    print(f"\r{words}", end="", file=sys.stderr, flush=True)


def measure_append(folder: Path, record: Record, rounds: int) -> dict[str, Any]:
    """The same entries one by one into a store and into a bare database, taking turns who is first."""
    store = SaveStore(folder)
    codec = Session(record.header).rules.codec
    rows = [logged(entry, codec) for entry in record.entries]
    spent: dict[str, list[float]] = {"store": [], "bare": []}
    bare = bare_database(folder, store)
    for one in range(rounds):
        show(f"append: round {one + 1} of {rounds}")
        game = store.new_game(record.header, "a game")
        copy_game(store, bare, game)
        for number, row in enumerate(rows):
            values = (game, number, row.actor, row.action, row.digest)
            sides: list[tuple[str, Callable[[], object]]] = [
                ("store", lambda n=number, r=row, g=game: store.append(g, n, [r])),
                ("bare", lambda v=values: bare.execute(INSERT, v)),
            ]
            for name, work in sides if number % 2 else reversed(sides):
                spent[name].append(timed(work))
    print(file=sys.stderr)
    bare.close()
    store.close()
    medians = {name: statistics.median(seconds) for name, seconds in spent.items()}
    return {
        "appends": rounds * len(rows),
        "median_microseconds": {name: microseconds(seconds) for name, seconds in spent.items()},
        "append_ratio": round(medians["store"] / medians["bare"], 2),
        "wanted": {"append_ratio": 3},
    }


def measure_play(folder: Path, record: Record) -> dict[str, Any]:
    """What each action of a saved game costs beside the same action of a session alone."""
    store = SaveStore(folder)
    saved, session = SavedGame.new(store, record.header, "saved"), Session(record.header)
    seconds: dict[str, list[float]] = {"within a turn": [], "end of a turn": []}
    alone: list[float] = []
    for number, entry in enumerate(record.entries):
        show(f"play: entry {number + 1} of {len(record.entries)}")
        turn = session.game.state.turn_number
        one = timed(lambda action=entry.action: session.play(action))
        two = timed(lambda action=entry.action: saved.play(action))
        kind = "within a turn" if session.game.state.turn_number == turn else "end of a turn"
        seconds[kind].append(two - one)
        alone.append(one)
    print(file=sys.stderr)
    saved.close()
    store.close()
    return {
        "session_microseconds": microseconds(alone),
        "saving_microseconds": {kind: microseconds(spent) for kind, spent in seconds.items()},
    }


def measure_load(folder: Path, record: Record, rounds: int) -> dict[str, Any]:
    """Loading a game from the store, its digests checked, and replaying its record in memory."""
    store = SaveStore(folder)
    game = import_record(store, "long", record)
    digests = sum(row.digest is not None for row in store.log(game))
    spent: dict[str, list[float]] = {"store": [], "memory": []}
    for one in range(rounds):
        show(f"load: round {one + 1} of {rounds}")
        spent["store"].append(timed(lambda: replay_log(store, game)))
        spent["memory"].append(timed(lambda: Session.load(Record(record.header, list(record.entries)))))
    print(file=sys.stderr)
    store.close()
    medians = {name: statistics.median(seconds) for name, seconds in spent.items()}
    return {
        "entries": len(record.entries),
        "digests_checked": digests,
        "median_milliseconds": {name: round(seconds * 1e3, 1) for name, seconds in medians.items()},
        "load_ratio": round(medians["store"] / medians["memory"], 2),
        "wanted": {"load_ratio": 5},
    }


def measure_list(folder: Path, record: Record, games: int, rounds: int) -> dict[str, Any]:
    """Listing many games, and a bare `SELECT` of the same columns of the same file."""
    store = SaveStore(folder)
    header = json.dumps(to_plain(record.header))
    with store.db.atomic():
        store.db.conn.executemany(
            "INSERT INTO games (uid, name, game, scenarios, players, header, created, changed, points, thumbnail)"
            " VALUES (?, ?, 'classic', '[]', '[\"Ann\", \"Bob\", \"Cid\", \"Dot\"]', ?, ?, ?, '[3, 4, 5, 6]', ?)",
            [(f"{i:032}", f"game {i}", header, f"2026-{i:06}", f"2026-{i:06}", bytes(4000)) for i in range(games)],
        )
    bare = sqlite3.connect(folder / "games.sqlite")
    select = f"SELECT {COLUMNS} FROM games WHERE deleted IS NULL ORDER BY changed DESC, id DESC"
    spent: dict[str, list[float]] = {"store": [], "search": [], "bare": []}
    for one in range(rounds):
        show(f"list: round {one + 1} of {rounds}")
        spent["store"].append(timed(store.games))
        spent["search"].append(timed(lambda: store.games("game 99")))
        spent["bare"].append(timed(lambda: bare.execute(select).fetchall()))
    print(file=sys.stderr)
    assert len(store.games()) == len(bare.execute(select).fetchall()) == games
    bare.close()
    store.close()
    medians = {name: statistics.median(seconds) for name, seconds in spent.items()}
    return {
        "games": games,
        "median_milliseconds": {name: round(seconds * 1e3, 1) for name, seconds in medians.items()},
        "list_ratio": round(medians["store"] / medians["bare"], 2),
        "wanted": {"list_ratio": 5},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="saved games against bare SQLite")
    parser.add_argument("--entries", type=int, default=1500, help="entries of the long game")
    parser.add_argument("--games", type=int, default=10_000, help="games in the list")
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    record = long_record(options.entries)
    with tempfile.TemporaryDirectory(prefix="catanqt-bench-") as temporary:
        place = Path(temporary)
        figures = {
            "append": measure_append(place / "append", record, options.rounds),
            "play": measure_play(place / "play", record),
            "load": measure_load(place / "load", record, options.rounds),
            "list": measure_list(place / "list", record, options.games, options.rounds),
        }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
