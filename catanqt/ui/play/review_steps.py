"""What a review can be stepped through: the key moments of a game, or all decisions of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.analysis.model import Decision, SeatAnalysis, Swing
from catanqt.analysis.summary import KEY_MOMENTS, key_moments, worst_decisions

WORST = 3
"""So many of the worst decisions are always among the key moments."""


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """A decision, or a stroke of luck."""

    index: int
    """The entry of the record."""
    turn: int
    change: float
    """By how much it changed the seat's chance to win."""
    decision: Decision | None = None
    swing: Swing | None = None


def key_steps(found: SeatAnalysis) -> list[ReviewStep]:
    """The worst decisions, and what else changed most, in the order of the game.

    Luck can change more than any decision; but it is one's decisions that one can learn from.
    """
    worst = [_decided(one) for one in worst_decisions(found, WORST)]
    known = {one.index for one in worst}
    most = [ReviewStep(one.index, one.turn, one.change, one.decision, one.swing) for one in key_moments(found)]
    others = sorted((one for one in most if one.index not in known), key=lambda one: -abs(one.change))
    return sorted([*worst, *others[: KEY_MOMENTS - len(worst)]], key=lambda one: one.index)


def all_steps(found: SeatAnalysis) -> list[ReviewStep]:
    """All decisions that were judged, in the order of the game."""
    return [_decided(one) for one in found.decisions]


def _decided(one: Decision) -> ReviewStep:
    return ReviewStep(one.index, one.turn, -one.counted, decision=one)
