"""The log of a game as one viewer may know it: line by line as it happens, or all of it from the record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from catanqt.kernel.game import Event
from catanqt.session import Session
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Line


@dataclass(frozen=True, slots=True)
class PlayedEntry:
    """The events of an entry of the record, and the moment after it. The moment may be the running game itself."""

    entry: int
    events: Sequence[Event]
    perspective: Perspective


def gather(event: Event, kits: Sequence[Kit]) -> LineGroup | None:
    """What an event shares its line with, if it does."""
    return next((found for kit in kits if (found := kit.line_group(event)) is not None), None)


def line(events: Sequence[Event], perspective: Perspective, kits: Sequence[Kit]) -> Line | None:
    """The log line of events that share one; of several kits that know an event, the first describes it."""
    if len(events) == 1:
        return next((found for kit in kits if (found := kit.line(events[0], perspective)) is not None), None)
    return next((found for kit in kits if (found := kit.grouped_line(events, perspective)) is not None), None)


def lines(events: Sequence[Event], perspective: Perspective, kits: Sequence[Kit]) -> list[Line]:
    """The log lines of these events by themselves."""
    runs: list[list[Event]] = []
    key: object = None
    for event in events:
        found = gather(event, kits)
        if found is not None and not found.begins and found.key == key:
            runs[-1].append(event)
        else:
            runs.append([event])
        key = None if found is None else found.key
    return [told for run in runs if (told := line(run, perspective, kits)) is not None]


def whole(session: Session, viewer: int) -> Iterator[PlayedEntry]:
    """The game from the first entry on. It is played again for it, since a record keeps actions and no events."""
    game = session.at(0)
    watched = all(seat.player != "human" for seat in session.record.header.seats)
    perspective = Perspective(session.record.header, session.rules, game, viewer, revealed=watched)
    for number, entry in enumerate(session.record.entries):
        yield PlayedEntry(number, game.play(entry.action), perspective)
