"""The interface of a reviewer of games, handed to the window, which knows no agents. Light: imported at start."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from catanqt.analysis.model import Analysis
    from catanqt.kernel.record import Record

Tell = Callable[[int, int, "Analysis"], object]
"""Hears how many decisions are judged, of how many, and what is known."""


class ReviewFailed(Exception):
    """A review broke down; the message is the report."""


class Reviewer(Protocol):
    """A reviewer of games."""

    def judge(self, player: str) -> str:
        """The name and version of the judge for a seat of this player; reviews of another judge are not reused."""
        ...

    def run(self, record: Record, seat: int, known: Analysis | None, tell: Tell, stop: Event) -> Analysis | None:
        """Review a seat, in any thread; None if it was stopped. May raise anything."""
        ...
