"""A game read from a file: played again once, with all that the store wants to know of it.

Reading takes seconds for a long game. It touches no database, so it may happen in any thread; storing is quick.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.record import Record, ReplayError, replay_entry
from catanqt.session import Session
from catanqt.storage.catanfile import BadFile, Progress, decode, no_progress, read_data
from catanqt.storage.errors import StoreError
from catanqt.storage.results import Row, Tally
from catanqt.storage.saved_game import SavedGame, digest, logged, note_progress
from catanqt.storage.store import LoggedEntry, SaveStore


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game that was checked from its first entry to its last, and is not saved yet."""

    name: str
    session: Session
    log: list[LoggedEntry]
    results: list[Row]
    """The figures of a finished game; none of one that goes on."""


def read_game(path: Path, progress: Progress = no_progress) -> ImportedGame:
    """The game in a file; `BadFile` if it is none, or if its moves break the rules."""
    name, record = decode(read_data(path), lambda done, total: progress(done, 2 * total))
    try:
        return replayed(name, record, lambda done, total: progress(total + done, 2 * total))
    except (DecodeError, ReplayError) as error:
        raise BadFile(str(error)) from error


def replayed(name: str, record: Record, progress: Progress = no_progress) -> ImportedGame:
    """A game played again from its record, each entry checked; one that does not fit raises `ReplayError`."""
    session = Session.load(Record(record.header))
    tally = Tally(session.rules, record.header)
    log: list[LoggedEntry] = []
    for index, entry in enumerate(record.entries):
        game = session.game
        turn, hoped = game.state.turn_number, None if game.over else session.rules.expected(game)
        tally.count(hoped, replay_entry(game, entry, index))
        session.accept(entry, game)
        row = logged(entry, session.rules.codec)
        if game.state.turn_number != turn and not game.over:
            row = LoggedEntry(row.actor, row.action, digest(session))
        log.append(row)
        progress(index + 1, len(record.entries))
    if not session.game.over:
        session.take_own_dice()
    return ImportedGame(name, session, log, tally.rows(session.game) if session.game.over else [])


def import_game(store: SaveStore, game: ImportedGame) -> int:
    """Add a game to the saved ones, all of it or nothing; returns its number.

    One that was exported here comes back as a copy: what was played already is not counted a second time.
    """
    header = game.session.record.header
    copy = store.has_dice(header.dice[0].seed)  # before the writing: whoever reads first cannot wait for a lock
    with store.together():
        id_ = store.new_game(header, game.name, game.log, len(game.log) if copy else 0)
        note_progress(store, id_, game.session, [] if copy else game.results)
    return id_


def play_imported(store: SaveStore, game: ImportedGame) -> SavedGame:
    """Add a game to the saved ones and go on with it, without playing it again from its log."""
    id_ = import_game(store, game)
    try:
        return SavedGame(store, id_, game.session, store.lock(id_))
    except StoreError:
        store.remove(id_)
        raise


def import_record(store: SaveStore, name: str, record: Record) -> int:
    """Add a record to the saved games; returns its number."""
    return import_game(store, replayed(name, record))
