"""Spaced repetition by Leitner boxes: what is solved moves up a box and comes back later, what is missed starts again.

Simple on purpose: the mistakes of a player are few, and nobody learns Catan by the hour.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from catanqt.ui.play.library import Exercise

WAITS = tuple(timedelta(days=days) for days in (0, 1, 3, 8, 21, 60))
"""How long an exercise rests in each box; in the last one it stays."""
AGAIN = timedelta(minutes=10)
"""How soon one comes back that was missed."""


def after(exercise: Exercise, solved: bool, now: datetime) -> Exercise:
    """The exercise after it was tried."""
    if not solved:
        return replace(exercise, box=0, due=_stamp(now + AGAIN))
    box = min(exercise.box + 1, len(WAITS) - 1)
    return replace(exercise, box=box, due=_stamp(now + WAITS[box]))


def is_due(exercise: Exercise, now: datetime) -> bool:
    """Whether it is time to ask it again; a date that makes no sense is long past."""
    try:
        due = datetime.fromisoformat(exercise.due)
    except ValueError:
        return True
    return due.tzinfo is None or due <= now


def _stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
