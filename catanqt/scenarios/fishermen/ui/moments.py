"""The big news of the Fishermen: who has the old shoe."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.scenarios.fishermen.rules.events import ShoeMoved
from catanqt.ui.games.kit import Moment, Tone
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen


def moments(events: Sequence[Event], seen: Seen) -> list[Moment]:
    """The news among these events."""
    return [_shoe(event.seat, seen) for event in events if isinstance(event, ShoeMoved) and event.seat != NOBODY]


def _shoe(seat: int, seen: Seen) -> Moment:
    if seat == seen.viewer:
        return Moment(tr("You have the old shoe: 1 point more to win"), "shoe", Tone.BAD, seat, sound="shoe")
    text = tr("{name} has the old shoe: 1 point more to win", name=seen.name(seat))
    return Moment(text, "shoe", Tone.GOOD, seat, sound="shoe")
