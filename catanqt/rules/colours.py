"""The colours of the pieces: which there are, which a game is printed with, and which seat has which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catanqt.kernel.codec import DecodeError, brief
from catanqt.kernel.record import Header

COLOURS = ("blue", "red", "white", "orange", "green", "violet")
"""The usual colours of the seats, in their order; a header may say otherwise in its options."""
PRINTED = COLOURS[:4]
"""Those with which games are printed whose boards or charts name colours."""


def printed_colours(players: int) -> tuple[str, ...]:
    """The colours of a game whose board or chart names them: three players do without white."""
    return tuple(colour for colour in PRINTED if players != 3 or colour != "white")


def check_colours(options: Mapping[str, Any], seats: int, place: str) -> None:
    """Refuse chosen colours that are not one for each seat, all different."""
    chosen = options.get("colours")
    if chosen is None:
        return
    known = isinstance(chosen, list | tuple) and all(isinstance(one, str) and one in COLOURS for one in chosen)
    if not known or len(chosen) != seats or len(set(chosen)) < seats:
        raise DecodeError(f"{place}.colours", f"expected {seats} different colours, found {brief(chosen)}")


def colours(header: Header) -> tuple[str, ...]:
    """The colours of the seats: those chosen for this game, or the usual ones."""
    chosen = header.options.get("colours")
    return COLOURS[: len(header.seats)] if chosen is None else tuple(chosen)


def fitted(wanted: tuple[str, ...], allowed: tuple[str, ...]) -> tuple[str, ...]:
    """The wanted colours as far as they are allowed and not taken; the others become the next that is free."""
    kept = [colour if colour in allowed and colour not in wanted[:seat] else "" for seat, colour in enumerate(wanted)]
    free = iter([colour for colour in allowed if colour not in kept])
    return tuple(colour or next(free) for colour in kept)
