"""A game being played and saved: a session whose every action goes to the store.

If the store fails, the game goes on in memory: `warning` says so, and what could not be written is tried again with
the next action.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.codec import Codec, DecodeError
from catanqt.kernel.game import Action, Game
from catanqt.kernel.record import Entry, Header, Record, ReplayError, entry_from_data, header_from_plain, replay_entry
from catanqt.rules.catalog import ruleset
from catanqt.session import Played, Session
from catanqt.storage.errors import CannotSave, StoreError
from catanqt.storage.store import LoggedEntry, SaveStore
from catanqt.storage.tally import results


class SavedGame:
    """A session, and where it is saved."""

    def __init__(self, store: SaveStore, id_: int, session: Session) -> None:
        self.store = store
        self.id = id_
        self.session = session
        self.problem: str | None = None
        """What was wrong with the log when it was opened, if anything."""
        self.warning: str | None = None
        """Why the latest actions are not saved yet, if they are not."""
        self._lock = store.lock(id_)
        self._saved = len(session.record.entries)

    @classmethod
    def new(cls, store: SaveStore, header: Header, name: str) -> SavedGame:
        session = Session(header)
        return cls(store, store.new_game(header, name), session)

    @classmethod
    def open(cls, store: SaveStore, id_: int) -> SavedGame:
        """Resume a game at the exact decision.

        A log that does not replay to its end is left as it is; the game goes on in a copy that ends with the last
        good entry, and `problem` says so.
        """
        session, problem = replay_log(store, id_)
        if problem is None:
            return cls(store, id_, session)
        name = store.info(id_).name
        copy = store.duplicate(id_, f"{name} (restored)", count=len(session.record.entries))
        saved = cls(store, copy, session)
        saved.problem = problem
        saved._note_progress()
        return saved

    def play(self, action: Action) -> Played:
        """Play and save an action; an illegal one raises `IllegalAction` and changes nothing."""
        turn = self._turn
        played = self.session.play(action)
        self._save(end_of_turn=self._turn != turn or self.session.game.over)
        return played

    def deal(self) -> Played:
        return self.play(self.session.dealt())

    def undo(self, seat: int) -> Entry:
        """Take back a decision, in the log too."""
        entry = self.session.undo(seat)
        count = len(self.session.record.entries)
        if self._saved > count:
            try:
                self.store.truncate(self.id, count)
                self._saved = count
            except CannotSave as error:
                self.session.redo()
                self.warning = str(error)
                raise
        return entry

    def redo(self) -> Played:
        played = self.session.redo()
        self._save(end_of_turn=True)
        return played

    def fork(self, count: int, name: str) -> SavedGame:
        """A new saved game that goes on from the first `count` entries with dice of its own."""
        session = self.session.fork(count)
        rows = [logged(entry, session.rules.codec) for entry in session.record.entries]
        saved = SavedGame(self.store, self.store.new_game(session.record.header, name, rows), session)
        saved._note_progress()
        return saved

    def ask(self, agent: Agent, budget: Budget, rng: Any) -> Action:
        return self.session.ask(agent, budget, rng)

    def close(self) -> None:
        """Save what is left to save and let go of the game."""
        self._save(end_of_turn=True)
        if self._lock is not None:
            self._lock.release()

    @property
    def _turn(self) -> int:
        number: int = self.session.game.state.turn_number
        return number

    def _save(self, end_of_turn: bool) -> None:
        codec = self.session.rules.codec
        rows = [logged(entry, codec) for entry in self.session.record.entries[self._saved :]]
        if end_of_turn and rows and not self.session.game.over:
            rows[-1] = LoggedEntry(rows[-1].actor, rows[-1].action, digest(self.session))
        try:
            if rows:
                self.store.append(self.id, self._saved, rows, sync=end_of_turn)
                self._saved += len(rows)
            if end_of_turn:
                self._note_progress()
            self.warning = None
        except CannotSave as error:
            self.warning = str(error)

    def _note_progress(self) -> None:
        session = self.session
        rules, game = session.rules, session.game
        points = [rules.points(game, seat) for seat in range(len(session.record.header.seats))]
        self.store.note_progress(self.id, self._turn, points, rules.winner(game), game.over)
        if game.over:
            self.store.note_results(self.id, results(session))


def replay_log(store: SaveStore, id_: int) -> tuple[Session, str | None]:
    """Play a saved log again as far as it is good, and say what stopped it."""
    header = _header(store, id_)
    session = Session(header)
    for number, row in enumerate(store.log(id_)):
        try:
            entry = entry_from_data({"actor": row.actor, **_action(row)}, session.rules.codec, f"entries[{number}]")
            game = session.game.copy()
            replay_entry(game, entry, number)
        except (DecodeError, ReplayError) as error:
            return session, str(error)
        if row.digest is not None and row.digest != digest_of(session, game):
            return session, f"entries[{number}]: the position differs from the one that was saved"
        session.accept(entry, game)
    return session, None


def _header(store: SaveStore, id_: int) -> Header:
    try:
        header = header_from_plain(store.header(id_))
        ruleset(header.game, header.scenarios)
        return header
    except (DecodeError, ValueError) as error:
        raise StoreError(f"this game cannot be opened: {error}") from error


def _action(row: LoggedEntry) -> dict[str, Any]:
    try:
        data = json.loads(row.action)
    except (ValueError, RecursionError) as error:
        raise DecodeError("action", str(error)) from error
    if not isinstance(data, dict):
        raise DecodeError("action", "expected an object")
    return data


def logged(entry: Entry, codec: Codec) -> LoggedEntry:
    return LoggedEntry(entry.actor, json.dumps(codec.encode(entry.action), separators=(",", ":")), None)


def digest(session: Session) -> str:
    return digest_of(session, session.game)


def digest_of(session: Session, game: Game[Any]) -> str:
    """A short fingerprint of a position, to notice when a log no longer leads to it."""
    text = json.dumps(session.rules.to_position(game), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def record_of(store: SaveStore, id_: int) -> Record:
    """The record of a saved game, checked."""
    session, problem = replay_log(store, id_)
    if problem is not None:
        raise StoreError(f"the log of this game is damaged: {problem}")
    return session.record


def import_record(store: SaveStore, name: str, record: Record) -> int:
    """Add a checked record to the saved games; returns its number."""
    session = Session.load(record)
    rows = [logged(entry, session.rules.codec) for entry in record.entries]
    saved = SavedGame(store, store.new_game(record.header, name, rows), session)
    saved.close()
    return saved.id
