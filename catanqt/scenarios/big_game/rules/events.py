"""What can happen at the Big Game."""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.kernel.game import Event


@dataclass(frozen=True, slots=True)
class SettlerSent(Event):
    """A settler of `seat` sits on the place with this number; the one of `ousted` went home, -1 for none."""

    seat: int
    number: int
    ousted: int


@dataclass(frozen=True, slots=True)
class ChallengeRolled(Event):
    """The dice for a full table; `seat` sits there itself if the number brought nothing."""

    seat: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class LaurelEarned(Event):
    """`seat` has one laurel more."""

    seat: int


@dataclass(frozen=True, slots=True)
class LaurelsSpent(Event):
    """`seat` bought an advantage of `advantages.ADVANTAGES`."""

    seat: int
    advantage: int
    amount: int


@dataclass(frozen=True, slots=True)
class ChampionMoved(Event):
    """`seat` is the Big Game Champion now."""

    seat: int
