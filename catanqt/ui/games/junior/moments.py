"""The big news of Junior: what Coco says, and the lair on Spooky Island."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catanqt.kernel.game import Event
from catanqt.rules.junior.events import CocoDrawn, SpookyMoved
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line, Moment, Tone
from catanqt.ui.text.i18n import tr


def moments(
    events: Sequence[Event], seen: Perspective, line: Callable[[Event, Perspective], Line | None]
) -> list[Moment]:
    """The news among these events; what Coco says is told in the words of the log (`line`)."""
    found: list[Moment] = []
    for event in events:
        match event:
            case CocoDrawn(seat):
                said = line(event, seen)
                found += [Moment(said.spoken, "parrot", Tone.GOOD, seat)] if said is not None else []
            case SpookyMoved(seat) if seat != NOBODY:
                mine = tr("You have the lair on Spooky Island!")
                text = mine if seat == seen.viewer else tr("{name} has the lair on Spooky Island", name=seen.name(seat))
                found.append(Moment(text, "lair", Tone.AWARD, seat, sound="lair"))
    return found
