"""Banners of the Fishermen: a new holder of the old shoe."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.scenarios.fishermen.rules.events import ShoeMoved
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.text.i18n import tr


def moments(events: Sequence[Event], perspective: Perspective) -> list[Moment]:
    """The news among these events."""
    return [_shoe(event.seat, perspective) for event in events if isinstance(event, ShoeMoved) and event.seat != NOBODY]


def _shoe(seat: int, perspective: Perspective) -> Moment:
    if seat == perspective.viewer:
        return Moment(tr("You have the old shoe: 1 point more to win"), "shoe", Tone.BAD, seat, sound="shoe")
    text = tr("{name} has the old shoe: 1 point more to win", name=perspective.name(seat))
    return Moment(text, "shoe", Tone.GOOD, seat, sound="shoe")
