"""The colours of the players, and which of them a game is printed with."""

from __future__ import annotations

from catanqt.kernel.record import Header

COLOURS = ("blue", "red", "white", "orange", "green", "violet")
"""The usual colours of the seats, in their order; a header may say otherwise in its options."""
PRINTED = COLOURS[:4]
"""Those with which games are printed whose boards or charts name colours."""


def printed_colours(players: int) -> tuple[str, ...]:
    """The colours of a game whose board or chart names them: three players do without white."""
    return tuple(colour for colour in PRINTED if players != 3 or colour != "white")


def colours(header: Header) -> tuple[str, ...]:
    """The colours of the seats: those chosen for this game, or the usual ones."""
    chosen = header.options.get("colours")
    if isinstance(chosen, list | tuple) and len(chosen) == len(header.seats) and set(chosen) <= set(COLOURS):
        return tuple(chosen)
    return COLOURS[: len(header.seats)]


def fitted(wanted: tuple[str, ...], allowed: tuple[str, ...]) -> tuple[str, ...]:
    """The wanted colours as far as they are allowed and not taken; the others become the next that is free."""
    kept = [colour if colour in allowed and colour not in wanted[:seat] else "" for seat, colour in enumerate(wanted)]
    free = iter([colour for colour in allowed if colour not in kept])
    return tuple(colour or next(free) for colour in kept)
