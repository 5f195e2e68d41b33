"""A game being played and saved: a session whose every action goes to the store.

If the store fails, or another process keeps it locked for more than a moment, the game goes on in memory: `warning`
says so, and unwritten entries are written with the next action, or by `retry`, which a window may call from time to
time.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.codec import Codec, DecodeError, expect_dict
from catanqt.kernel.game import CHANCE, Action, Game
from catanqt.kernel.light_imports import sha256
from catanqt.kernel.record import Entry, Header, Record, ReplayError, entry_from_data, header_from_plain, replay_entry
from catanqt.kernel.validation import read_json
from catanqt.rules.catalog import UnknownGame
from catanqt.session import CannotUndo, Played, Session, with_own_dice
from catanqt.storage.errors import CannotSave, GameInUse, StoreError, one_line
from catanqt.storage.lock import FileLock
from catanqt.storage.results import Row, results
from catanqt.storage.store import LoggedEntry, SaveStore


class NotTakenBack(CannotSave, CannotUndo):
    """The store failed, so the move was not undone."""


class SavedGame:
    """A session and its saved game."""

    def __init__(self, store: SaveStore, id_: int, session: Session, lock: FileLock | None) -> None:
        self.store = store
        self.id = id_
        self.session = session
        self.problem: str | None = None
        """The error in the log when it was opened, if any."""
        self.warning: str | None = None
        """Why the latest actions are not saved yet, if they are not."""
        info = store.info(id_)
        self._uid, self._name = info.uid, info.name
        self._copied = store.copied(id_)
        self._reopened, self._version = store.reopened, store.version
        self._lock = lock
        self._saved = len(session.record.entries)
        self._changed = False

    @classmethod
    def new(cls, store: SaveStore, header: Header, name: str) -> SavedGame:
        return cls._begin(store, name, Session(header))

    @classmethod
    def _begin(cls, store: SaveStore, name: str, session: Session) -> SavedGame:
        """Add a game to the store, with what of it has been played already in another one."""
        copied = len(session.record.entries)
        id_ = store.new_game(session.record.header, name, _rows(session), copied)
        try:
            lock = store.lock(id_)
        except StoreError:
            store.remove(id_)
            raise
        saved = cls(store, id_, session, lock)
        if session.record.entries:
            saved._changed = True
            saved._save(end_of_turn=True)
        return saved

    @classmethod
    def open(cls, store: SaveStore, id_: int) -> SavedGame:
        """Resume a game at the exact decision.

        A log that does not replay to its end is left as it is; the game goes on in a copy that ends with the last
        good entry and has dice of its own, like every copy, and `problem` says so.
        """
        lock = store.lock(id_)
        try:
            session, problem = replay_log(store, id_)
            info = store.info(id_)
            if problem is None:
                saved = cls(store, id_, session, lock)
                # After a crash the list of games lags behind the log.
                saved._changed = (info.turn, info.finished) != (saved._turn, session.game.over)
                return saved
            count = len(session.record.entries)
            if not session.game.over:
                session = session.fork(count)
            copy = store.duplicate(id_, f"{info.name} (restored)", count, session.record.header)
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        if lock is not None:
            lock.release()
        saved = cls(store, copy, session, store.lock(copy))
        saved.problem, saved._changed = problem, True
        saved._save(end_of_turn=True)
        return saved

    def play(self, action: Action) -> Played:
        """Play and save an action; an illegal one raises `IllegalAction` and changes nothing."""
        turn = self._turn
        played = self.session.play(action)
        self._changed = True
        with self.store.hurry():
            self._save(end_of_turn=self._turn != turn or self.session.game.over)
        return played

    def deal(self) -> Played:
        return self.play(self.session.dealt())

    def undo(self, seat: int) -> Entry:
        """Undo a decision, in the log too."""
        entry = self.session.undo(seat)
        count = len(self.session.record.entries)
        try:
            with self.store.hurry():
                if self._saved > count:
                    self.store.truncate(self.id, count)
                    self._saved, self._copied = count, min(self._copied, count)
        except CannotSave as error:
            self.session.redo()
            self.warning = str(error)
            raise NotTakenBack(str(error)) from error
        self._changed = True
        return entry

    def redo(self) -> Played:
        played = self.session.redo()
        self._changed = True
        with self.store.hurry():
            self._save(end_of_turn=True)
        return played

    def retry(self) -> None:
        """Try to write what is not saved yet, without waiting for the next action."""
        if self.warning is not None or self.store.is_doubtful:
            with self.store.hurry():
                self._save(end_of_turn=True)

    def fork(self, count: int, name: str) -> SavedGame:
        """A new saved game that goes on from the first `count` entries with dice of its own."""
        return SavedGame._begin(self.store, name, self.session.fork(count))

    def ask(self, agent: Agent, budget: Budget, rng: Any) -> Action:
        return self.session.ask(agent, budget, rng)

    def close(self) -> None:
        """Save the rest, patiently, because it is the last chance, and release the game."""
        if self._changed or self.store.is_doubtful:
            self._save(end_of_turn=True)
        if self._lock is not None:
            self._lock.release()

    @property
    def _turn(self) -> int:
        number: int = self.session.game.state.turn_number
        return number

    def _save(self, end_of_turn: bool) -> None:
        try:
            self.store.ensure()
            if self._reopened != self.store.reopened or self._is_changed():
                self._find_again()
                end_of_turn = True
            rows = _logged_entries(self.session, self._saved)
            if end_of_turn and rows and not self.session.game.over:
                rows[-1] = LoggedEntry(rows[-1].actor, rows[-1].action, digest(self.session))
            if rows:
                self.store.append(self.id, self._saved, rows, sync=end_of_turn)
                self._saved += len(rows)
            if end_of_turn:
                self._note_progress()
            self.warning = None
        except StoreError as error:
            self.warning = str(error)

    def _is_changed(self) -> bool:
        """Whether another program has deleted the game or entries of it, or added some."""
        version = self.store.version
        if version == self._version:
            return False
        if self.store.find(self._uid) != self.id or self.store.count(self.id) != self._saved:
            return True
        self._version = version
        return False

    def _find_again(self) -> None:
        """The database is not as it was: go on with this game in it, or add the game if it is not there as it was."""
        if self._lock is not None:
            self._lock.release()
        found = self.store.find(self._uid)
        log = [] if found is None else self.store.log(found)
        saved = [(row.actor, row.action) for row in log]
        played = [(row.actor, row.action) for row in _logged_entries(self.session, 0)[: len(log)]]
        if found is not None and saved == played:
            with suppress(GameInUse):
                self._lock = self.store.lock(found)
                self._settle(found, len(log))
                return
        id_ = self.store.new_game(self.session.record.header, self._name, copied=self._copied)
        self._uid, self._lock = self.store.info(id_).uid, self.store.lock(id_)
        self._settle(id_, 0)

    def _settle(self, id_: int, saved: int) -> None:
        self.id, self._saved = id_, saved
        self._reopened, self._version = self.store.reopened, self.store.version

    def _note_progress(self) -> None:
        figures = results(self.session, self._copied) if self.session.game.over else []
        note_progress(self.store, self.id, self.session, figures)


def note_progress(store: SaveStore, id_: int, session: Session, figures: list[Row]) -> None:
    """Update the store's list entry of a game, and the results of a finished one."""
    rules, game = session.rules, session.game
    # The list is open to all: hidden points count when the game is over.
    counted = rules.points if game.over else rules.public_points
    points = [counted(game, seat) for seat in range(len(session.record.header.seats))]
    if game.over:
        # First, so that a game is never called finished without its results.
        store.note_results(id_, figures)
    store.note_progress(id_, game.state.turn_number, points, rules.winner(game), game.over)


def replay_log(store: SaveStore, id_: int) -> tuple[Session, str | None]:
    """Play a saved log again as far as it is good, and say what stopped it."""
    session = _new_session(store, id_)
    for number, row in enumerate(store.log(id_)):
        place = f"entries[{number}]"
        if row.number != number:
            return session, f"{place} is missing"
        try:
            entry = entry_from_data({"actor": row.actor, **_action(row, place)}, session.rules.codec, place)
            game = session.game.copy()
            replay_entry(game, entry, number)
        except (DecodeError, ReplayError) as error:
            return session, one_line(error)
        if row.digest is not None and row.digest != digest_of(session, game):
            return session, f"{place}: the position differs from the one that was saved"
        session.accept(entry, game)
    return session, None


def _new_session(store: SaveStore, id_: int) -> Session:
    try:
        return Session(header_from_plain(store.header(id_)))
    except (DecodeError, UnknownGame) as error:
        raise StoreError(f"this game cannot be opened: {error}") from error


def _action(row: LoggedEntry, place: str) -> dict[str, Any]:
    return expect_dict(read_json(row.action, place), place)


def _logged_entries(session: Session, first: int) -> list[LoggedEntry]:
    """The log of a session from an entry on, without digests."""
    return [logged(entry, session.rules.codec) for entry in session.record.entries[first:]]


def logged(entry: Entry, codec: Codec) -> LoggedEntry:
    return LoggedEntry(entry.actor, json.dumps(codec.encode(entry.action), separators=(",", ":")), None)


def digest(session: Session) -> str:
    return digest_of(session, session.game)


def digest_of(session: Session, game: Game[Any]) -> str:
    """A short fingerprint of a position, to notice when a log no longer leads to it; of a finished game none."""
    if game.over:
        return ""
    text = json.dumps(session.rules.to_position(game), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def record_of(store: SaveStore, id_: int) -> Record:
    """The record of a saved game, checked."""
    session, problem = replay_log(store, id_)
    if problem is not None:
        raise StoreError(f"the log of this game is damaged: {problem}")
    return session.record


def duplicate(store: SaveStore, id_: int, name: str) -> int:
    """Copy a saved game; returns the copy's number. A game that goes on gets dice of its own."""
    if store.info(id_).finished:
        return store.duplicate(id_, name)
    try:
        header = header_from_plain(store.header(id_))
    except (DecodeError, StoreError):
        return store.duplicate(id_, name)  # nobody can play it, nor any copy
    outcomes = sum(row.actor == CHANCE for row in store.log(id_))
    return store.duplicate(id_, name, header=with_own_dice(header, outcomes))


def _rows(session: Session) -> list[LoggedEntry]:
    """The log of a session played elsewhere, with a digest at the end of each turn."""
    rows: list[LoggedEntry] = []
    game = session.at(0)
    for entry in session.record.entries:
        turn = game.state.turn_number
        game.apply(entry.action)
        row = logged(entry, session.rules.codec)
        if game.state.turn_number != turn and not game.over:
            row = LoggedEntry(row.actor, row.action, digest_of(session, game))
        rows.append(row)
    return rows
