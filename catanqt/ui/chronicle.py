"""The log of a game in words, as one viewer may know it: line by line as it happens, or all of it from the record."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.session import Session
from catanqt.ui.games.kit import Kit, Line
from catanqt.ui.models.log import Told
from catanqt.ui.seen import Seen


def lines(events: Sequence[Event], seen: Seen, kits: Sequence[Kit]) -> list[Line]:
    """What the log tells of these events; an event that several kits know is told once."""
    found = (next((line for kit in kits if (line := kit.line(event, seen)) is not None), None) for event in events)
    return [line for line in found if line is not None]


def whole(session: Session, viewer: int, kits: Sequence[Kit]) -> list[Told]:
    """The log from the first entry on. The game is played again for it, since a record keeps actions and no events."""
    game = session.at(0)
    seen = Seen(session.record.header, session.rules, game, viewer)
    told: list[Told] = []
    for number, entry in enumerate(session.record.entries):
        events = game.play(entry.action)
        told += [Told(line, number) for line in lines(events, seen, kits)]
    return told
