"""Banners of Junior: Coco tiles, and the lair on Spooky Island."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catanqt.kernel.game import Event
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.coco import GIFT, GIFTS
from catanqt.rules.junior.events import CocoDrawn, SpookyMoved
from catanqt.rules.junior.state import BUILD, GHOST
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line, Moment, Tone
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count


def moments(
    events: Sequence[Event],
    before: Perspective,
    perspective: Perspective,
    line: Callable[[Event, Perspective], Line | None],
) -> list[Moment]:
    """The news among these events; what Coco says is told in the words of the log (`line`)."""
    found: list[Moment] = []
    for event in events:
        match event:
            case CocoDrawn(seat):
                if seat == perspective.viewer:
                    found.append(Moment(_my_tile(event.tile), "parrot", Tone.GOOD, seat))
                elif (said := line(event, perspective)) is not None:
                    found.append(Moment(said.spoken, "parrot", Tone.GOOD, seat))
            case SpookyMoved(seat) if seat == NOBODY:
                found += _lost(before.state.spooky, perspective)
            case SpookyMoved(seat):
                mine = tr("You have the lair on Spooky Island!")
                text = (
                    mine
                    if seat == perspective.viewer
                    else tr("{name} has the lair on Spooky Island", name=perspective.name(seat))
                )
                found.append(Moment(text, "lair", Tone.AWARD, seat, sound="lair"))
    return found


def _lost(seat: int, perspective: Perspective) -> list[Moment]:
    """A tie took the lair on Spooky Island from the one who had it."""
    if seat == NOBODY:
        return []
    mine = seat == perspective.viewer
    yours = tr("A tie: you lost the lair on Spooky Island!")
    theirs = tr("A tie: {name} lost the lair on Spooky Island", name=perspective.name(seat))
    return [Moment(yours if mine else theirs, "lair", Tone.DANGER if mine else Tone.GOOD, seat, sound="lair")]


def _my_tile(tile: int) -> str:
    """What Coco said to the viewer."""
    if tile == GHOST:
        return tr("You asked Coco: move the ghost captain!")
    if tile == BUILD:
        return tr("You asked Coco: a ship or a lair for free!")
    gifts = [resource_count(RESOURCES[kind], GIFT) for kind in GIFTS[tile]]
    return tr("You asked Coco: take {tiles}!", tiles=listing(gifts))
