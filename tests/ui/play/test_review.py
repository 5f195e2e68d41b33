"""A review as the window runs it: what is known while it goes on, cancelled, resumed, failed, and not to be kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Record
from catanqt.session import Session
from catanqt.storage.imported_game import import_record
from catanqt.storage.store import SaveStore
from catanqt.store_library import StoreLibrary
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.play.library import Library
from catanqt.ui.play.review import Review, ReviewSubject, subject_of
from tests.ui.helpers.controllers import header
from tests.ui.helpers.finished_games import finished, played_on, running
from tests.ui.helpers.made_up_review import JUDGE, MadeUpReviewer


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SaveStore]:
    store = SaveStore(tmp_path, busy_seconds=0.01)
    yield store
    store.close()


@pytest.fixture
def library(store: SaveStore) -> Library:
    return StoreLibrary(store)


@pytest.fixture
def subject(store: SaveStore) -> ReviewSubject:
    session = finished()
    made = subject_of(session, import_record(store, "Sunday", session.record), "Sunday", NOBODY)
    assert made is not None
    return made


@pytest.fixture
def reviewer() -> Iterator[MadeUpReviewer]:
    """One that waits; its threads end with the test."""
    made = MadeUpReviewer(waits=True)
    yield made
    made.go_on.set()


def half(review: Review, qtbot: QtBot) -> int:
    """Wait until the first half is known; how many decisions that are."""
    qtbot.waitUntil(lambda: review.found is not None)
    assert review.found is not None
    return len(review.found.decisions)


def test_what_is_known_is_told_while_it_goes_on(
    qtbot: QtBot, subject: ReviewSubject, library: Library, reviewer: MadeUpReviewer
) -> None:
    review = Review(subject, 0, reviewer, library)
    assert (review.found, review.running, review.complete) == (None, False, False)
    review.start()
    assert review.running
    known = half(review, qtbot)
    assert (review.done, review.complete) == (known, False)
    assert review.total > known
    reviewer.go_on.set()
    qtbot.waitUntil(lambda: review.complete)
    assert not review.running
    review.start()
    assert not review.running, "nothing is left to be done"
    assert library.review(subject.game, subject.record, 0, JUDGE) is not None
    assert Review(subject, 0, MadeUpReviewer(), library).complete, "it is kept"


def test_a_cancelled_review_goes_on_where_it_was_even_after_a_restart(
    qtbot: QtBot, subject: ReviewSubject, library: Library, reviewer: MadeUpReviewer
) -> None:
    review = Review(subject, 0, reviewer, library)
    review.start()
    known = half(review, qtbot)
    review.cancel()
    assert review.cancelled
    assert not review.running
    review.close()
    again = Review(subject, 0, reviewer, library)
    assert again.found is not None
    assert len(again.found.decisions) == known
    assert not again.complete
    reviewer.go_on.set()
    again.start()
    qtbot.waitUntil(lambda: again.complete)
    assert reviewer.asked[-1][2] is not None, "it was told what is known"


def test_one_by_another_judge_begins_anew(qtbot: QtBot, subject: ReviewSubject, library: Library) -> None:
    review = Review(subject, 0, MadeUpReviewer(), library)
    review.start()
    qtbot.waitUntil(lambda: review.complete)
    assert Review(subject, 0, MadeUpReviewer(judge="made up 2"), library).found is None


def test_a_review_that_fails_keeps_what_it_found(
    qtbot: QtBot, subject: ReviewSubject, library: Library, reviewer: MadeUpReviewer
) -> None:
    reviewer.problem = "ValueError: no"
    review = Review(subject, 0, reviewer, library)
    review.start()
    known = half(review, qtbot)
    reviewer.go_on.set()
    qtbot.waitUntil(lambda: not review.running)
    assert review.problem == "ValueError: no"
    assert review.found is not None
    assert len(review.found.decisions) == known
    reviewer.problem = ""
    review.start()
    qtbot.waitUntil(lambda: review.complete)
    assert review.problem == ""


def test_nothing_is_lost_if_the_database_fails(
    qtbot: QtBot, subject: ReviewSubject, library: Library, store: SaveStore, reviewer: MadeUpReviewer
) -> None:
    review = Review(subject, 0, reviewer, library)
    review.start()
    half(review, qtbot)
    store.close()
    reviewer.go_on.set()
    qtbot.waitUntil(lambda: review.complete)
    assert review.not_kept
    assert review.found is not None
    later = Review(subject, 0, reviewer, library, review.known)
    assert later.complete, "another review of the same game is handed what is known"


# What may be reviewed


def test_of_a_game_that_goes_on_the_turns_that_are_over_are_reviewed_for_whoever_looks() -> None:
    session = running()
    made = subject_of(session, 1, "Sunday", 0)
    assert made is not None
    assert made.seats == (0,)
    count = len(made.record.entries)
    now = session.game.state.turn_number
    assert session.at(count).state.turn_number == now
    assert session.at(count - 1).state.turn_number == now - 1
    assert not made.moment(count, 0).revealed
    assert subject_of(session, 1, "Sunday", NOBODY) is None, "behind the cover there is nobody who may look"


def test_before_the_first_turn_there_is_nothing() -> None:
    assert subject_of(played_on(Session(header()), 6), 1, "Sunday", 0) is None


def test_of_a_game_that_is_over_all_that_people_decided() -> None:
    made = subject_of(finished(), 1, "Sunday", NOBODY)
    assert made is not None
    assert made.seats == (0,)
    assert made.moment(20, 0).revealed
    programs = Session(header(players=("novice",) * 3, options={"goal": 3}))
    alone = subject_of(played_on(programs), 1, "Sunday", NOBODY)
    assert alone is not None
    assert alone.seats == (0, 1, 2), "where no person played, everybody may be looked at"


def test_the_same_game_is_known_again(subject: ReviewSubject, library: Library) -> None:
    review = Review(subject, 0, MadeUpReviewer(), library)
    assert review.is_about(subject, 0)
    assert not review.is_about(subject, 1)
    session = subject.session
    earlier = ReviewSubject(1, "Sunday", session, Record(session.record.header, session.record.entries[:50]), (0,))
    assert Review(earlier, 0, MadeUpReviewer(), library).is_earlier(subject, 0)
    assert not review.is_earlier(earlier, 0)
