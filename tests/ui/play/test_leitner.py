"""What is solved comes back later and later, what is missed soon."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from catanqt.ui.play.leitner import AGAIN, WAITS, after, is_due
from catanqt.ui.play.library import Exercise

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
NEW = Exercise(1, 0, 40, 0, "")


def test_each_time_it_is_solved_it_rests_longer() -> None:
    exercise, rests = NEW, []
    for _ in range(len(WAITS) + 1):
        exercise = after(exercise, True, NOW)
        rests.append(datetime.fromisoformat(exercise.due) - NOW)
    assert rests == [*WAITS[1:], WAITS[-1], WAITS[-1]]
    assert rests == sorted(rests)


def test_what_is_missed_begins_again() -> None:
    missed = after(Exercise(1, 0, 40, 4, ""), False, NOW)
    assert missed.box == 0
    assert not is_due(missed, NOW)
    assert is_due(missed, NOW + AGAIN)


@pytest.mark.parametrize("due", ["", "yesterday", "2026-05-01", "2026-05-01T11:59:00+00:00"])
def test_what_is_new_or_damaged_is_due(due: str) -> None:
    assert is_due(Exercise(1, 0, 40, 0, due), NOW)


def test_what_rests_is_not() -> None:
    assert not is_due(after(NEW, True, NOW), NOW + timedelta(hours=23))
    assert is_due(after(NEW, True, NOW), NOW + timedelta(hours=24))
