"""A game read from a file: replayed once, with everything the store needs to know of it.

Reading a long game takes seconds. It touches no database, so it may run in any thread; storing is quick. A file whose
game has been saved already is not added again, see `saved_as`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.light_imports import sha256
from catanqt.kernel.record import Header, Record, ReplayError, header_from_plain, header_to_plain, replay_entry
from catanqt.session import Session
from catanqt.storage.catanfile import BadFile, Progress, decode, no_progress, read_data
from catanqt.storage.errors import StoreError
from catanqt.storage.results import Row, Tally
from catanqt.storage.saved_game import SavedGame, digest, logged, note_progress
from catanqt.storage.store import LoggedEntry, SaveStore


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game that was verified from its first entry to its last, and is not saved yet."""

    name: str
    header: Header
    """As the file has it; the session of a game that goes on has dice of its own."""
    session: Session
    log: list[LoggedEntry]
    results: list[Row]
    """The figures of a finished game; none of one that goes on."""

    @property
    def fingerprint(self) -> str:
        """The same for every file with this header and these entries, whatever the game is called in it."""
        header = json.dumps(header_to_plain(self.header), sort_keys=True)
        lines = [header, *(f"{row.actor} {row.action}" for row in self.log)]
        return sha256("\n".join(lines).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class StoredGame:
    """The saved game of a file, and whether it was added just now."""

    id: int
    new: bool


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
    return ImportedGame(name, record.header, session, log, tally.rows(session.game) if session.game.over else [])


def saved_as(store: SaveStore, game: ImportedGame) -> int | None:
    """The saved game that this is already, perhaps played on since; None if there is none, or it was deleted.

    It was imported from the same content, or the file was exported from it: then its log begins with that of the file.
    A copy has dice of its own from some moment on, and one that was taken back has another log: these are other games.
    """
    found = store.imported(game.fingerprint)
    if found is not None:
        return found
    candidates = store.with_dice(game.header.dice[0].seed)
    return next((id_ for id_ in candidates if _begins_with(store, id_, game)), None)


def _begins_with(store: SaveStore, id_: int, game: ImportedGame) -> bool:
    try:
        header = header_from_plain(store.header(id_))
    except (DecodeError, StoreError):
        return False  # it cannot be opened
    return header == game.header and _moves(store.log(id_)[: len(game.log)]) == _moves(game.log)


def _moves(rows: Sequence[LoggedEntry]) -> list[tuple[int, str]]:
    return [(row.actor, row.action) for row in rows]


def import_game(store: SaveStore, game: ImportedGame) -> StoredGame:
    """Add a game to the saved ones, all of it or nothing, unless it is among them already."""
    found = saved_as(store, game)
    return StoredGame(_add(store, game), new=True) if found is None else StoredGame(found, new=False)


def _add(store: SaveStore, game: ImportedGame) -> int:
    """Add a game to the saved ones; returns its number.

    One that began here, and was played on elsewhere, is a copy: what was played already is not counted a second time.
    """
    header = game.session.record.header
    copy = bool(store.with_dice(header.dice[0].seed))  # before the writing: whoever reads first cannot wait for a lock
    with store.together():
        id_ = store.new_game(header, game.name, game.log, len(game.log) if copy else 0, game.fingerprint)
        note_progress(store, id_, game.session, [] if copy else game.results)
    return id_


def play_imported(store: SaveStore, game: ImportedGame) -> SavedGame:
    """Add a game that is not saved yet and go on with it, without replaying it from its log.

    `saved_as` says whether it is saved: then it is opened like any other.
    """
    id_ = _add(store, game)
    try:
        return SavedGame(store, id_, game.session, store.lock(id_))
    except StoreError:
        store.remove(id_)
        raise


def import_record(store: SaveStore, name: str, record: Record) -> int:
    """Add a record to the saved games, unless it is among them already; returns its number."""
    return import_game(store, replayed(name, record)).id
