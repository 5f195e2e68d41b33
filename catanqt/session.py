"""A game being played: the live state, its record, snapshots to go back to, and the dealer for chance.

There is no window and no database in here: callers use `play` and `deal`, and get back the events.
"""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.chance import FairDealer, new_seed
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE, Action, Event, Game, IllegalAction
from catanqt.kernel.record import (
    Entry,
    Header,
    Record,
    ReplayError,
    entries_from_data,
    header_from_data,
    record_to_data,
    replay_entry,
    sealed,
)
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.catalog import UnknownGame, ruleset

SNAPSHOT_EVERY = 16


@dataclass(frozen=True, slots=True)
class Played:
    """An entry that was added to the record at `index`, with its events."""

    index: int
    entry: Entry
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Unfair:
    """The first entry whose outcome does not follow from the seed."""

    index: int
    found: Action
    expected: Action


class CannotUndo(ValueError):
    """The last entry was not this seat's own decision, or it revealed hidden information."""


class Session:
    """One game from its first decision to its last."""

    def __init__(self, header: Header) -> None:
        self.rules: Ruleset = ruleset(header.game, header.scenarios)
        self.record = Record(header)
        self.game: Game[Any] = self.rules.new_game(header)
        self._dealers = _dealers(header)
        self._outcomes = 0
        self._snapshots = [self.game.copy()]
        self._undone: list[Entry] = []

    @classmethod
    def load(cls, record: Record) -> Session:
        """Play a record again, each entry checked; an entry that does not fit raises `ReplayError`."""
        session, error = cls.restore(record)
        if error is not None:
            raise error
        return session

    @classmethod
    def restore(cls, record: Record) -> tuple[Session, ReplayError | None]:
        """Play a record again as far as it is good, and say what stopped it."""
        session = cls(record.header)
        for index, entry in enumerate(record.entries):
            game = session.game.copy()
            try:
                replay_entry(game, entry, index)
            except ReplayError as error:
                return session, error
            session.accept(entry, game)
        return session, None

    def accept(self, entry: Entry, game: Game[Any]) -> None:
        """Take over an entry that was played elsewhere, with the game it led to."""
        self.game = game
        self._note(entry)

    @property
    def commitments(self) -> tuple[str, ...]:
        """The commitments shown from the start, so that the seeds revealed at the end can be checked."""
        return tuple(dice.shown for dice in self.record.header.dice)

    def play(self, action: Action) -> Played:
        """Play an action of the current actor; an illegal one raises `IllegalAction` and changes nothing."""
        played = self._play(self.writable(action))
        self._undone.clear()
        return played

    def deal(self) -> Played:
        """Let chance act: outcome number n follows from the seed and n alone."""
        played = self._play(self.dealt())
        self._undone.clear()
        return played

    def dealt(self) -> Action:
        """The outcome that chance will give for the task on top."""
        dice = max(first for first in self._dealers if first <= self._outcomes)
        return self._dealers[dice].deal(self.game, self._outcomes)

    def ask(self, agent: Agent, budget: Budget, rng: random.Random) -> Action:
        """The action of an agent for the seat that must act, knowing only what that seat may know."""
        seat = self.game.task.actor
        assert seat is not None
        return agent.choose(self.rules.imagine(self.game, seat, rng), seat, budget)

    def can_undo(self, seat: int) -> bool:
        """Whether the last thing that happened was this seat's own decision, and nothing hidden was shown by it.

        The end of a game shows all hands and the seeds.
        """
        entries = self.record.entries
        if seat == CHANCE or not entries or entries[-1].actor != seat:
            return False
        return not self.game.over and not entries[-1].action.reveals

    def undo(self, seat: int) -> Entry:
        """Undo this seat's last decision; never an outcome, another's decision or one that revealed something."""
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat} did not make the last decision, or it showed what was hidden")
        entry = self.record.entries[-1]
        last = len(self.record.entries) - 1
        self.game = self.at(last)
        self.record.entries.pop()
        del self._snapshots[last // SNAPSHOT_EVERY + 1 :]
        self._undone.append(entry)
        return entry

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> Played:
        """Redo the decision undone last (IndexError if there is none)."""
        entry = self._undone[-1]
        played = self._play(entry.action)
        self._undone.pop()
        return played

    def at(self, count: int) -> Game[Any]:
        """The game as it stood after the first `count` entries, to look at or play with."""
        if not 0 <= count <= len(self.record.entries):
            raise IndexError(f"the game has {len(self.record.entries)} entries, not {count}")
        near = count // SNAPSHOT_EVERY
        game = self._snapshots[near].copy()
        for entry in self.record.entries[near * SNAPSHOT_EVERY : count]:
            game.apply(entry.action)
        return game

    def fork(self, count: int) -> Session:
        """A new game that goes on from the first `count` entries, with new dice from there on."""
        entries = self.record.entries[:count]
        outcomes = sum(entry.actor == CHANCE for entry in entries)
        return Session.load(Record(with_own_dice(self.record.header, outcomes), entries))

    def take_own_dice(self) -> None:
        """Go on with new dice, so that this copy reveals nothing about the rest of the original game."""
        self.record.header = with_own_dice(self.record.header, self._outcomes)
        self._dealers = _dealers(self.record.header)

    def writable(self, action: Action) -> Action:
        """The action as it is read again from the log; `IllegalAction` if it cannot be.

        A program may answer what merely equals an action: `True` for corner 1, or a number of numpy. The rules accept
        it, but no file does, and all that follows would be lost with it.
        """
        codec = self.rules.codec
        try:
            read: Action = codec.decode(json.loads(json.dumps(codec.encode(action))), "action")
        except (TypeError, ValueError) as error:
            raise IllegalAction(action, None if self.game.over else self.game.task, "malformed") from error
        return read

    def _play(self, action: Action) -> Played:
        """Play an action of our own or one that is `writable`."""
        actor = CHANCE if self.game.over else self.game.task.actor
        assert actor is not None
        try:
            events = self.game.play(action)
        except Exception:
            # Whatever went wrong, refused or broken in the middle: the game stands as it did before.
            self.game = self.at(len(self.record.entries))
            raise
        entry = Entry(actor, action)
        self._note(entry)
        return Played(len(self.record.entries) - 1, entry, events)

    def _note(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        self._outcomes += entry.actor == CHANCE
        if len(self.record.entries) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.game.copy())


def with_own_dice(header: Header, outcomes: int) -> Header:
    """The header of a copy that goes on after so many outcomes: nobody can look ahead in it for another's dice."""
    kept = tuple(dice for dice in header.dice if dice.first < outcomes)
    return replace(header, dice=(*kept, sealed(outcomes, new_seed())))


def checking(record: Record) -> Generator[int, None, Unfair | None]:
    """Recompute every chance outcome of a game from its seeds, entry by entry, each time saying how many are done.

    What it returns in the end is the first outcome that differs, if any.
    """
    session = Session(record.header)
    for index, entry in enumerate(record.entries):
        if entry.actor == CHANCE and not session.game.over and session.game.task.actor == CHANCE:
            expected = session.dealt()
            if entry.action != expected:
                return Unfair(index, entry.action, expected)
        replay_entry(session.game, entry, index)
        session.accept(entry, session.game)
        yield index + 1
    return None


def verify(record: Record) -> Unfair | None:
    """Recompute every chance outcome of a game at once; the first that differs, if any."""
    steps = checking(record)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Unfair | None = end.value
            return found


def session_to_data(session: Session) -> dict[str, Any]:
    return record_to_data(session.record, session.rules.codec)


def record_from_data(data: object) -> Record:
    """Read record data of any game; whatever is wrong with it raises `DecodeError`."""
    header = header_from_data(data)
    try:
        rules = ruleset(header.game, header.scenarios)
    except UnknownGame as error:
        raise DecodeError("header.game", str(error)) from error
    return Record(header, entries_from_data(data, rules.codec))


def _dealers(header: Header) -> dict[int, FairDealer]:
    return {dice.first: FairDealer(dice.seed) for dice in header.dice}
