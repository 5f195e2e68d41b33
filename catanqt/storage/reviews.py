"""The tables of game reviews: what was found for each seat, and how well its mistakes are known as exercises.

An analysis is kept as the text it was given as; what it means is the business of `catanqt/kept_reviews.py`. Reviews and
exercises go with their game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from typing import Any

from catanqt.storage.database import GamesDatabase, explained
from catanqt.storage.errors import StoreError


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """What is kept of the review of a seat. A damaged row may hold anything: nothing in it is to be trusted."""

    judge: str
    """Who judged, and by which version of itself."""
    entries: Any
    """How many entries of the log were reviewed."""
    played: str
    """A fingerprint of them and of the analysis: a game that was played otherwise, or a damaged text, has another."""
    complete: int
    """Whether nothing is left to review: the game is over, and all of it was."""
    start: float
    decisions: float
    luck: float
    others: float
    given_away: float
    analysis: Any


COLUMNS = ", ".join(field.name for field in fields(ReviewRow))
PLACES = ", ".join("?" * len(fields(ReviewRow)))


@dataclass(frozen=True, slots=True)
class SumRow:
    """The sum of a finished review, for statistics; as unchecked as all that is read."""

    game: int
    seat: Any
    start: Any
    decisions: Any
    luck: Any
    others: Any
    given_away: Any


@dataclass(frozen=True, slots=True)
class ExerciseRow:
    """A mistake as an exercise."""

    game: int
    seat: Any
    entry: Any
    box: Any
    due: Any


class ReviewTables(GamesDatabase):
    """Reads and writes these tables."""

    def review(self, game: int, seat: int) -> ReviewRow | None:
        with explained(StoreError, "the review cannot be read"):
            sql = f"SELECT {COLUMNS} FROM reviews WHERE game = ? AND seat = ?"
            row = self._connection.execute(sql, (game, seat)).fetchone()
        return None if row is None else ReviewRow(*row)

    def keep_review(self, game: int, seat: int, row: ReviewRow, mistakes: Sequence[int]) -> None:
        """Keep a review in place of an older one. Its mistakes become exercises; those known as such stay as known.

        Exercises that are no mistakes after all go when the review is complete.
        """
        with self._writing():
            sql = f"INSERT OR REPLACE INTO reviews (game, seat, {COLUMNS}) VALUES (?, ?, {PLACES})"
            self._connection.execute(sql, (game, seat, *astuple(row)))
            if row.complete:
                kept = ", ".join("?" * len(mistakes))
                self._connection.execute(
                    f"DELETE FROM exercises WHERE game = ? AND seat = ? AND entry NOT IN ({kept})",
                    (game, seat, *mistakes),
                )
            self._connection.executemany(
                "INSERT OR IGNORE INTO exercises (game, seat, entry) VALUES (?, ?, ?)",
                [(game, seat, entry) for entry in mistakes],
            )

    def sums(self) -> list[SumRow]:
        """The sums of all finished reviews of games that are over and not deleted."""
        with explained(StoreError, "the reviews cannot be read"):
            rows = self._connection.execute(
                "SELECT reviews.game, seat, start, decisions, luck, others, given_away FROM reviews"
                " JOIN games ON games.id = reviews.game"
                " WHERE complete AND finished AND deleted IS NULL ORDER BY reviews.game, seat"
            )
            return [SumRow(*row) for row in rows]

    def exercises(self) -> list[ExerciseRow]:
        """The exercises from games that are not deleted, those due first in front."""
        with explained(StoreError, "the exercises cannot be read"):
            rows = self._connection.execute(
                "SELECT exercises.game, seat, entry, box, due FROM exercises JOIN games ON games.id = exercises.game"
                " WHERE deleted IS NULL ORDER BY due, exercises.game, seat, entry"
            )
            return [ExerciseRow(*row) for row in rows]

    def note_exercise(self, exercise: ExerciseRow) -> None:
        """Move an exercise into another box; one that is gone by now stays gone."""
        with self._writing():
            self._connection.execute(
                "UPDATE exercises SET box = ?, due = ? WHERE game = ? AND seat = ? AND entry = ?",
                (exercise.box, exercise.due, exercise.game, exercise.seat, exercise.entry),
            )
