"""An exercise ready to be played: the position of a mistake, the move that was made there, and the better one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from catanqt.analysis.model import Decision
from catanqt.kernel.game import Game
from catanqt.kernel.record import Header, Seat
from catanqt.session import Session
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.library import Exercise, Library

OTHER = "novice"
"""The player of the other seats in the header; it is never asked."""


@dataclass(frozen=True)
class PracticeTask:
    """What is asked."""

    exercise: Exercise
    name: str
    """Of the game it comes from."""
    header: Header
    """With the player as the only person."""
    game: Game[Any]
    """The position."""
    decision: Decision

    @property
    def seat(self) -> int:
        return self.exercise.seat

    @property
    def perspective(self) -> Perspective:
        """The position as the player saw it."""
        return Perspective(self.header, Session(self.header).rules, self.game, self.seat)


def prepare(library: Library, exercise: Exercise) -> PracticeTask | None:
    """Make an exercise ready; None if its review holds no longer. May raise `LibraryError`."""
    record = library.record(exercise.game)
    analysis = library.review(exercise.game, record, exercise.seat)
    found = None if analysis is None else analysis.of(exercise.seat)
    decisions = () if found is None else found.decisions
    decision = next((one for one in decisions if one.index == exercise.entry), None)
    if decision is None:
        return None
    header = record.header
    seats = tuple(_seat(one, number == exercise.seat) for number, one in enumerate(header.seats))
    game = Session.load(record).at(exercise.entry)
    return PracticeTask(exercise, library.info(exercise.game).name, replace(header, seats=seats), game, decision)


def _seat(seat: Seat, own: bool) -> Seat:
    if own:
        return seat
    return Seat(seat.name, OTHER) if seat.player == "human" else seat
