"""When somebody may speak in the base game: deals, thefts, and an award that goes to somebody else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Occasion


def occasions(happened: Sequence[Event], before: Perspective) -> Iterator[tuple[int, Occasion]]:
    """Who may speak of what among these events."""
    for event in happened:
        match event:
            case events.Traded(seat, partner):
                yield from ((seat, Occasion.TRADE), (partner, Occasion.TRADE))
            case events.Stolen(thief, victim):
                yield from ((victim, Occasion.ROBBED), (thief, Occasion.ROBS))
            case events.LongestRoadMoved(seat):
                yield from _overtaken(before.state.longest_road, seat)
            case events.LargestArmyMoved(seat):
                yield from _overtaken(before.state.largest_army, seat)


def _overtaken(holder: int, seat: int) -> Iterator[tuple[int, Occasion]]:
    if holder not in (NOBODY, seat):
        yield holder, Occasion.OVERTAKEN
