"""A game review as the window runs it: in the background, shown while it goes on, kept, cancelled and resumed.

The `Reviewer` is handed in. It works in a thread of its own, where it may wait for another process; results come back
by signals. They are saved from time to time, so that little is lost when the program is closed or crashes. If the
database fails, the review goes on in memory.
"""

from __future__ import annotations

import traceback
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal, Slot

from catanqt.kernel.record import Header, Record
from catanqt.session import Session
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.library import Library, LibraryError
from catanqt.ui.play.reviewer import Reviewer, ReviewFailed

if TYPE_CHECKING:
    from catanqt.analysis.model import Analysis, SeatAnalysis

KEEP_MS = 10_000
"""How often what was found so far is kept."""
WAIT_SECONDS = 0.5
"""How long the end of the window waits for the thread of a review that was asked to stop."""


@dataclass(frozen=True)
class ReviewSubject:
    """What is reviewed: a game as far as it may be looked at, and who may look at it."""

    game: int
    """Its number among the saved games; 0 if it is kept nowhere."""
    name: str
    session: Session
    record: Record
    """What of it is reviewed: of a game that goes on, the turns that are over."""
    seats: tuple[int, ...]
    """The seats whose decisions may be shown; in a running game, the person at the screen."""

    @property
    def header(self) -> Header:
        return self.record.header

    @property
    def over(self) -> bool:
        return self.session.game.over

    def moment(self, count: int, seat: int) -> Perspective:
        """The game after so many entries as a seat saw it, or as anybody may see a game that is over."""
        session = self.session
        return Perspective(session.record.header, session.rules, session.at(count), seat, revealed=session.game.over)


def subject_of(session: Session, game: int, name: str, viewer: int) -> ReviewSubject | None:
    """What can be reviewed of a game; None if there is nothing yet, or nobody who may see it.

    Of a game that is over, all that people decided in it, or everybody if no person played. Of one that goes on, only
    what the viewer decided, in turns that are over.
    """
    header = session.record.header
    persons = tuple(seat for seat, one in enumerate(header.seats) if one.player == "human")
    if session.game.over:
        return ReviewSubject(game, name, session, session.record, persons or tuple(range(len(header.seats))))
    seats = (viewer,) if viewer in persons else () if persons else tuple(range(len(header.seats)))
    entries = session.record.entries[: _begin_of_turn(session)]
    return ReviewSubject(game, name, session, Record(header, list(entries)), seats) if seats and entries else None


def _begin_of_turn(session: Session) -> int:
    """After how many entries the turn began that is played now; 0 in the first one."""
    number = session.game.state.turn_number
    low, high = 0, len(session.record.entries)
    while low < high:
        middle = (low + high) // 2
        if session.at(middle).state.turn_number < number:
            low = middle + 1
        else:
            high = middle
    return low


class Review(QObject):
    """The review of one seat of a game. It outlives the page that shows it."""

    changed = Signal()
    """More is known, or it has begun or ended."""
    _told = Signal(int, int, int, object)
    _done = Signal(int, object)
    _broke = Signal(int, str)

    def __init__(
        self,
        subject: ReviewSubject,
        seat: int,
        reviewer: Reviewer,
        library: Library,
        known: Analysis | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`known` is what was found of an earlier part of the same game, should the library not have it."""
        super().__init__(parent)
        self.subject, self.seat = subject, seat
        self._reviewer, self._library = reviewer, library
        self._judge = reviewer.judge(subject.header.seats[seat].player)
        self._tickets = count(1)
        self._ticket = 0
        self._stop = Event()
        self._thread: Thread | None = None
        self._since_kept = QElapsedTimer()
        self.done, self.total = 0, 0
        """How many decisions are judged, and of how many; none while that is not known."""
        self.cancelled = False
        """Whether somebody has stopped it: then it goes on only when it is asked to."""
        self.problem = ""
        """Why it broke down; the report."""
        self.not_kept = ""
        """Why what was found could not be kept, in a sentence."""
        self.known: Analysis | None = known
        self._ask_library()
        self._told.connect(self._tell)
        self._done.connect(self._finish)
        self._broke.connect(self._fail)

    def _ask_library(self) -> None:
        subject = self.subject
        if subject.game:
            try:
                kept = self._library.review(subject.game, subject.record, self.seat, self._judge)
            except LibraryError as error:
                self.not_kept = str(error)
            else:
                self.known = kept or self.known

    def is_about(self, subject: ReviewSubject, seat: int) -> bool:
        """Whether it is the review of this seat in this game, just as far as it is played."""
        mine = self.subject
        same = mine.session is subject.session or (mine.game, mine.over) == (subject.game, True)
        return same and self.seat == seat and mine.record.entries == subject.record.entries

    def is_earlier(self, subject: ReviewSubject, seat: int) -> bool:
        """Whether it is the review of this seat in an earlier moment of this game."""
        entries = self.subject.record.entries
        same = self.subject.session is subject.session and self.seat == seat
        return same and subject.record.entries[: len(entries)] == entries

    # What is known

    @property
    def found(self) -> SeatAnalysis | None:
        """What is known so far of this seat."""
        return None if self.known is None else self.known.of(self.seat)

    @property
    def complete(self) -> bool:
        """Whether all of what can be reviewed has been."""
        known = self.known
        return known is not None and known.complete and known.entries == len(self.subject.record.entries)

    @property
    def running(self) -> bool:
        return self._ticket != 0

    # Going on

    def start(self) -> None:
        """Begin, or go on from what is known."""
        if self.running or self.complete:
            return
        self.cancelled, self.problem, self.done, self.total = False, "", 0, 0
        self._ticket, self._stop = next(self._tickets), Event()
        self._since_kept.start()
        self._thread = Thread(target=_work, args=(self, self._ticket, self._stop), name="review", daemon=True)
        self._thread.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Stop; what was found so far is kept."""
        if self.running:
            self.cancelled = True
            self._end()
            self._keep()
            self.changed.emit()

    def close(self) -> None:
        """Stop for good, and wait for the thread, but not for long."""
        if self.running:
            self._end()
            self._keep()
        if self._thread is not None:
            self._thread.join(WAIT_SECONDS)

    def run(self, ticket: int, stop: Event) -> Analysis | None:
        """What happens in the thread: it touches nothing that changes meanwhile."""
        told = self._told
        return self._reviewer.run(
            self.subject.record,
            self.seat,
            self.known,
            lambda done, total, analysis: told.emit(ticket, done, total, analysis),
            stop,
        )

    def _end(self) -> None:
        self._ticket = 0
        self._stop.set()

    @Slot(int, int, int, object)
    def _tell(self, ticket: int, done: int, total: int, analysis: Any) -> None:
        if ticket == self._ticket:
            self.done, self.total, self.known = done, total, analysis
            if self._since_kept.elapsed() >= KEEP_MS:
                self._keep()
            self.changed.emit()

    @Slot(int, object)
    def _finish(self, ticket: int, analysis: Any) -> None:
        if ticket == self._ticket:
            self._end()
            if analysis is not None:
                self.known = analysis
            self._keep()
            self.changed.emit()

    @Slot(int, str)
    def _fail(self, ticket: int, report: str) -> None:
        if ticket == self._ticket:
            self._end()
            self._keep()
            self.problem = report
            self.changed.emit()

    def _keep(self) -> None:
        """Keep what is known. If that fails it is still there, and the next attempt comes by itself."""
        self._since_kept.start()
        if self.known is None or not self.subject.game:
            return
        try:
            self._library.keep_review(self.subject.game, self.subject.record, self.known)
            self.not_kept = ""
        except LibraryError as error:
            self.not_kept = str(error)


def _work(review: Review, ticket: int, stop: Event) -> None:
    """What happens in the thread; signals take the answer to the thread of the window."""
    with suppress(RuntimeError):  # the window is gone, and nobody is left to hear it
        try:
            found = review.run(ticket, stop)
        except ReviewFailed as error:
            review._broke.emit(ticket, str(error))
        except Exception:  # noqa: BLE001 - shown with the report
            review._broke.emit(ticket, traceback.format_exc())
        else:
            review._done.emit(ticket, found)
