"""The board of the day: the same island for everybody in the world."""

from __future__ import annotations

from datetime import UTC, date, datetime


def today() -> date:
    """The day it is by the clock of the world, so that friends far away play the same board."""
    return datetime.now(UTC).date()


def day_seed(day: date) -> str:
    """The seed of a day's board, short enough to be seen as a whole."""
    return f"D{day:%Y%m%d}"
