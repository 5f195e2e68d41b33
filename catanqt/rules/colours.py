"""The colours of the pieces: which there are, and which seat has which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catanqt.kernel.codec import DecodeError, brief

COLOURS = ("blue", "red", "white", "orange", "green", "violet")
"""The usual colours of the seats, in their order; a header may say otherwise in its options."""


def check_colours(options: Mapping[str, Any], seats: int, place: str) -> None:
    """Refuse chosen colours that are not one for each seat, all different."""
    chosen = options.get("colours")
    if chosen is None:
        return
    known = isinstance(chosen, list | tuple) and all(isinstance(one, str) and one in COLOURS for one in chosen)
    if not known or len(chosen) != seats or len(set(chosen)) < seats:
        raise DecodeError(f"{place}.colours", f"expected {seats} different colours, found {brief(chosen)}")


def seat_colours(options: Mapping[str, Any], seats: int) -> tuple[str, ...]:
    """The colours of the seats: those chosen for this game, or the usual ones."""
    chosen = options.get("colours")
    return COLOURS[:seats] if chosen is None else tuple(chosen)
