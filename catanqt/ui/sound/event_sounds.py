"""The sound of an event, as the presentations of the games name it."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.ui.games import presentations


def is_roll(event: Event) -> bool:
    """Whether it is heard while the dice tumble; all else is heard when it has arrived."""
    return any(isinstance(event, one.rolls) for one in presentations())


def chosen(events: Sequence[Event], viewer: int) -> list[str]:
    """The sounds of what happened, each once, in the order of the events; two at most, and the end drowns all."""
    found: list[str] = []
    for event in events:
        name = _sound(event, viewer)
        if name is not None and name not in found:
            found.append(name)
    return ["win"] if "win" in found else found[:2]


def _sound(event: Event, viewer: int) -> str | None:
    heard = (one.sound(event) for one in presentations())
    if (name := next(filter(None, heard), None)) is not None:
        return name
    if getattr(event, "seat", None) != viewer:
        return None
    return next(filter(None, (one.own_sound(event) for one in presentations())), None)
