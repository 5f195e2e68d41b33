"""Sizes of columns, cards and tiles for windows of different widths."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from catanqt.ui.theme.theme import Theme


class Density(Enum):
    """From a crowded strip in the smallest window to generous spacing in a wide one."""

    NANO = 0
    MICRO = 1
    TINY = 2
    COMPACT = 3
    WIDE = 4
    LARGE = 5


@dataclass(frozen=True, slots=True)
class Sizes:
    """Widths in pixels at 100 %."""

    column: int
    """The column of players and log."""
    card: int
    tile: int
    die: int
    tool_words: bool
    """Whether flat tools are named, or shown by their icons alone."""


SIZES: Mapping[Density, Sizes] = {
    Density.NANO: Sizes(256, 28, 52, 22, False),
    Density.MICRO: Sizes(256, 40, 60, 28, False),
    Density.TINY: Sizes(256, 46, 72, 30, False),
    Density.COMPACT: Sizes(304, 58, 88, 42, True),
    Density.WIDE: Sizes(340, 66, 100, 46, True),
    Density.LARGE: Sizes(340, 92, 132, 46, True),
}


def density_of(width: int, theme: Theme, roomy: bool = False) -> Density:
    """For a window of this width. A `roomy` game has few cards, and shows them larger where it can."""
    at_full_size = width / theme.scale
    if at_full_size < 1180:
        return Density.COMPACT if roomy else Density.TINY
    if at_full_size < 1500:
        return Density.WIDE if roomy else Density.COMPACT
    return Density.LARGE if roomy else Density.WIDE
