"""Groups events that share a line of the log."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LineGroup:
    """An event shares a line of the log with those before it that have the same key, if nothing stands between them."""

    key: Hashable
    begins: bool = False
    """Whether it always begins a line of its own, which what belongs to it joins later, such as answers to an offer."""


TURN = LineGroup("turn", begins=True)
ROLL = LineGroup("turn")
"""The heading of a turn, and the roll that it shows."""
OFFER = LineGroup("offer", begins=True)
ANSWER = LineGroup("offer")
"""An offer, and the refusals of it."""
