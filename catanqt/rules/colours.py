"""Piece colours: the full list, the defaults of each game, and the colour of each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def check_colours(options: Mapping[str, Any], edition: int, seats: int, allowed: Sequence[str], place: str) -> None:
    """Refuse chosen colours that are not one of those allowed for each seat, all different.

    In games begun under the first edition any colour will do.
    """
    chosen = options.get("colours")
    first = edition == 1
    if chosen is None and (first or set(allowed).issuperset(COLOURS[:seats])):
        return
    choice = COLOURS if first else allowed
    named = chosen if isinstance(chosen, list | tuple) else ()
    known = all(isinstance(one, str) and one in choice for one in named)
    if not known or len(named) != seats or len(set(named)) < seats:
        names = ", ".join(choice)
        raise DecodeError(f"{place}.colours", f"expected {seats} different ones of {names}, found {brief(chosen)}")


def colours(header: Header) -> tuple[str, ...]:
    """The colours of the seats: those chosen for this game, or the usual ones."""
    chosen = header.options.get("colours")
    return COLOURS[: len(header.seats)] if chosen is None else tuple(chosen)


def fitted(wanted: Sequence[str], seated: int, allowed: Sequence[str]) -> tuple[str, ...]:
    """The wanted colours, changed as little as need be: those of the first `seated` are allowed, and all differ."""
    kept = [colour if colour in allowed else "" for colour in wanted[:seated]]
    free = iter([colour for colour in allowed if colour not in kept])
    found = [colour or next(free) for colour in kept]
    for colour in wanted[seated:]:
        found.append(next(one for one in (colour, *allowed, *COLOURS) if one not in found))
    return tuple(found)
