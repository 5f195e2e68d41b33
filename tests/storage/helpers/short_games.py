"""Short games by agents, saved or not, and direct queries of the database, for the tests of saved games."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.chance import commitment
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Entry, Header, Record, Seat
from catanqt.rules.catalog import GAMES, SCENARIOS, new_header, ruleset
from catanqt.session import Session
from catanqt.storage.database import FILE
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import SaveStore
from catanqt_ai.registry import make_agent

VARIANTS = [
    *((game, ()) for game in GAMES),
    *(("classic", names) for size in range(1, len(SCENARIOS) + 1) for names in combinations(SCENARIOS, size)),
]
"""Every game of the catalogue, and the classic one with every set of scenarios."""


def short_header(
    seed: str = "TEST", game: str = "classic", scenarios: Sequence[str] = (), players: int = 0, **options: Any
) -> Header:
    """A game of agents that is over soon."""
    players = players or ruleset(game, tuple(scenarios)).players[0]
    seats = [Seat(f"{name} {seed}", "novice") for name in ("Ann", "Bêla", "Çem", "Dörte")[:players]]
    if game == "classic" and not scenarios:
        options = {"goal": 4, **options}
    return new_header(game, seats, scenarios=scenarios, board_seed=seed, dice_seed=f"dice/{seed}", options=options)


def play_on(table: Session | SavedGame, most: int = 5000, after_each: Callable[[], object] | None = None) -> None:
    """Let an agent play so many entries, or to the end. The choices follow from the state of the game."""
    session = table if isinstance(table, Session) else table.session
    agent = make_agent("novice", "agent")
    for _ in range(most):
        game = session.game
        if game.over:
            return
        if game.task.actor == CHANCE:
            table.deal()
        else:
            rng = random.Random(f"imagine/{len(session.record.entries)}")
            table.play(session.ask(agent, Budget(), rng))
        if after_each is not None:
            after_each()


@cache
def finished_game(seed: str = "TEST", game: str = "classic", scenarios: tuple[str, ...] = ()) -> Session:
    """A game played to its end without any store; shared, so only to be looked at."""
    session = Session(short_header(seed, game, scenarios))
    play_on(session)
    assert session.game.over
    return session


def finished_record(seed: str = "TEST", game: str = "classic", scenarios: tuple[str, ...] = ()) -> Record:
    record = finished_game(seed, game, scenarios).record
    return Record(record.header, list(record.entries))


def saved_game(store: SaveStore, entries: int = 100, name: str = "a game", **header: Any) -> SavedGame:
    """A new saved game with so many entries."""
    saved = SavedGame.new(store, short_header(**header), name)
    play_on(saved, entries)
    return saved


def closed_game(store: SaveStore, entries: int = 100, name: str = "a game", **header: Any) -> int:
    saved = saved_game(store, entries, name, **header)
    saved.close()
    assert saved.warning is None
    return saved.id


def position(session: Session) -> Any:
    """All of a moment: the position, or the end; and the log that led to it."""
    where = "over" if session.game.over else session.rules.to_position(session.game)
    return where, session.rules.winner(session.game), list(session.record.entries)


def assert_copied(copy: Record, original: Record, over: bool) -> None:
    """A copy has all that was played; what goes on has dice of its own from there on, and nothing else is new."""
    assert copy.entries == original.entries
    assert replace(copy.header, dice=()) == replace(original.header, dice=())
    if over:
        assert copy.header.dice == original.header.dice
        return
    *kept, own = copy.header.dice
    outcomes = sum(entry.actor == CHANCE for entry in original.entries)
    assert kept == [dice for dice in original.header.dice if dice.first < outcomes]
    assert own.first == outcomes
    assert own.seed not in [dice.seed for dice in original.header.dice]
    assert own.fingerprint == commitment(own.seed)


def query(folder: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """What another connection finds in the database: no more than what is on disk."""
    connection = sqlite3.connect(folder / FILE)
    connection.text_factory = lambda data: data.decode(errors="surrogateescape")
    try:
        rows = connection.execute(sql, values).fetchall()
        connection.commit()
        return rows
    finally:
        connection.close()


def entries_on_disk(folder: Path, id_: int, session: Session) -> list[Entry]:
    """The log as another connection reads it."""
    codec = session.rules.codec
    rows = query(folder, "SELECT number, actor, action FROM entries WHERE game = ? ORDER BY number", id_)
    assert [number for number, _, _ in rows] == list(range(len(rows))), "the log has a hole"
    return [Entry(actor, codec.decode(json.loads(action), "row")) for _, actor, action in rows]


def assert_sound(folder: Path) -> None:
    """The database has no damage that SQLite can find."""
    assert query(folder, "PRAGMA integrity_check") == [("ok",)]
    assert query(folder, "PRAGMA foreign_key_check") == []


def dump(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of the tables."""
    tables = ("games", "entries", "results")
    return {table: query(folder, f"SELECT * FROM {table} ORDER BY 1, 2") for table in tables}


def randomly(size: int) -> bytes:
    return random.Random("bytes").randbytes(size)
