"""The summary of an analysis: key moments, accuracy by phase, and the same over several games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp

from catanqt.analysis.model import Account, Decision, Grade, Phase, SeatAnalysis, Swing

KEY_MOMENTS = 5
LEAST_SWING = 0.01
"""A stroke of luck that changes less than this is no key moment."""
FEWEST = 3
"""A phase with fewer decisions is not called the weakest."""
STEEPNESS = 12.0
"""Who gives away a twelfth of the chance with each decision has an accuracy of 37."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A mistake or a stroke of luck that changed much."""

    index: int
    turn: int
    change: float
    """By how much it changed the seat's chance."""
    decision: Decision | None = None
    swing: Swing | None = None


@dataclass(frozen=True, slots=True)
class PhaseResult:
    """The decisions of one phase."""

    phase: Phase
    decisions: int
    share: float
    """The mean share of the chance that was given away."""
    given_away: float
    """The sum of what was given away."""
    mistakes: int
    """How many were mistakes or blunders."""

    @property
    def accuracy(self) -> int:
        return accuracy(self.share)


def accuracy(share: float) -> int:
    """The mean share of the chance that was given away as a number from 0 to 100; 100 for nothing."""
    return round(100 * exp(-STEEPNESS * max(0.0, share)))


def mean_share(decisions: Sequence[Decision]) -> float:
    """The mean share of the chance given away by each decision, as measured."""
    return sum(one.share for one in decisions) / len(decisions) if decisions else 0.0


def grades(decisions: Iterable[Decision]) -> dict[Grade, int]:
    """How many decisions there are of each grade."""
    found = Counter(one.grade for one in decisions)
    return {grade: found[grade] for grade in Grade}


def key_moments(analysis: SeatAnalysis, most: int = KEY_MOMENTS) -> tuple[KeyMoment, ...]:
    """What changed the seat's chance most, in the order of the game: its mistakes first of all, then luck."""
    lost = [KeyMoment(one.index, one.turn, -one.counted, decision=one) for one in analysis.decisions if one.counted > 0]
    luck = [
        KeyMoment(one.index, one.turn, one.changes[analysis.seat], swing=one)
        for one in analysis.swings
        if abs(one.changes[analysis.seat]) >= LEAST_SWING
    ]
    biggest = sorted(lost + luck, key=lambda moment: -abs(moment.change))[:most]
    return tuple(sorted(biggest, key=lambda moment: moment.index))


def worst_decisions(analysis: SeatAnalysis, most: int = 3) -> tuple[Decision, ...]:
    """The decisions that gave most away, worst first."""
    found = sorted(analysis.decisions, key=lambda one: -one.counted)
    return tuple(one for one in found[:most] if one.counted > 0)


def by_phase(decisions: Sequence[Decision]) -> tuple[PhaseResult, ...]:
    """The phases in which something was decided."""
    found = []
    for phase in Phase:
        ours = [one for one in decisions if one.phase is phase]
        if ours:
            counts = grades(ours)
            mistakes = counts[Grade.MISTAKE] + counts[Grade.BLUNDER]
            found.append(PhaseResult(phase, len(ours), mean_share(ours), sum(one.counted for one in ours), mistakes))
    return tuple(found)


def weakest_phase(phases: Sequence[PhaseResult]) -> PhaseResult | None:
    """The phase that gave most away; None if nothing was."""
    counted = [one for one in phases if one.decisions >= FEWEST or one.phase is Phase.PLACEMENT]
    worst = max(counted, key=lambda one: one.given_away, default=None)
    return worst if worst is not None and worst.given_away > 0 else None


def mean_account(accounts: Sequence[Account]) -> Account | None:
    """The account of an average game."""
    count = len(accounts)
    if not count:
        return None
    return Account(
        sum(one.start for one in accounts) / count,
        sum(one.decisions for one in accounts) / count,
        sum(one.luck for one in accounts) / count,
        sum(one.others for one in accounts) / count,
        sum(one.given_away for one in accounts) / count,
    )
