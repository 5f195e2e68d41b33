"""The sources of points, and other counts of games and scenarios: asked of their presentations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from catanqt.kernel.game import Event
from catanqt.ui.games import presentation_of
from catanqt.ui.kit.presentation import Count, Share


def shares(state: Any, kinds: Sequence[str], seat: int, hidden: bool) -> tuple[Share, ...]:
    """What a seat's points are made of in this game with its scenarios; hidden ones only if they may be shown."""
    found = (share for kind in kinds for share in presentation_of(kind).shares(state, seat, hidden))
    return tuple(share for share in found if share.points)


def items_of(kind: str, hidden: bool = True) -> tuple[str, ...]:
    """The names of what a game or scenario counts; hidden ones only if they may be shown."""
    told = presentation_of(kind)
    return tuple(name for name in told.items if hidden or name not in told.secret_items)


def counts_of(kind: str, event: Event) -> Iterable[Count]:
    """What an event adds to the counts of a game or scenario."""
    return presentation_of(kind).count(event)
