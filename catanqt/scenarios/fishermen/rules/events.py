"""What can happen with fish."""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.kernel.game import Event


@dataclass(frozen=True, slots=True)
class FishCaught(Event):
    """`seat` drew a token; only the owner may see how many fish it shows."""

    seat: int
    fish: int


@dataclass(frozen=True, slots=True)
class FishShort(Event):
    """There are too few tokens for everybody, so nobody draws."""


@dataclass(frozen=True, slots=True)
class FishReshuffled(Event):
    """The spent tokens form the new pile."""


@dataclass(frozen=True, slots=True)
class ShoeMoved(Event):
    """The old shoe is with `seat` now."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShoeRefused(Event):
    """`seat` has too few points to have to take the old shoe."""

    seat: int


@dataclass(frozen=True, slots=True)
class FishSpent(Event):
    """`seat` bought an advantage of `advantages.ADVANTAGES` with these tokens of one, two and three fish."""

    seat: int
    advantage: int
    tokens: tuple[int, int, int]
