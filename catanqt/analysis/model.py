"""The result of a review: decisions, strokes of luck and chances of one game, as the reviewed seats could know them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from catanqt.kernel.agent import Evaluation, Reason
from catanqt.kernel.game import Action

VERSION = 3
"""Of the way decisions are judged: analyses of another version are made anew."""


class Grade(StrEnum):
    """How good a decision was, best first."""

    ONLY = "only"
    """The best move was made, and every other one is much worse."""
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Phase(StrEnum):
    """The part of the game that a decision belongs to."""

    PLACEMENT = "placement"
    BUILDING = "building"
    TRADE = "trade"
    ROBBER = "robber"
    CARDS = "cards"
    END_GAME = "end-game"
    SCENARIO = "scenario"


DIGITS = 5
"""Chances are kept to so many digits: more would be noise."""


def rounded(values: Iterable[float]) -> tuple[float, ...]:
    """Chances as they are kept."""
    return tuple(round(value, DIGITS) for value in values)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that was made, compared with the best one."""

    index: int
    """The entry of the record that it begins with."""
    turn: int
    """The number of the turn; 0 during set-up."""
    phase: Phase
    made: tuple[Action, ...]
    """One action, or all cards of a discard."""
    best: tuple[Action, ...]
    plan: tuple[Action, ...]
    """The line that was intended to begin with the best action."""
    reasons: tuple[Reason, ...]
    """Why the best is best."""
    against: tuple[Reason, ...]
    """What speaks against the decision made."""
    chance: float
    """The seat's chance to win after the best decision."""
    lost: float
    """How much lower it is after the one made, as measured; below zero if that turned out better."""
    error: float
    """The standard error of `lost`."""
    rounds: float
    """How many rounds later the seat wins."""
    grade: Grade
    evaluation: Evaluation = Evaluation.UNKNOWN

    @property
    def counted(self) -> float:
        """The chance given away, if it stands out from the noise; else 0."""
        return self.lost if self.grade not in (Grade.ONLY, Grade.BEST, Grade.GOOD) else 0.0

    @property
    def share(self) -> float:
        """The share of the chance one had that was given away."""
        return self.lost / max(self.chance, SMALLEST_CHANCE)


SMALLEST_CHANCE = 0.01
"""Of less than this nothing can be lost that is worth mentioning."""


@dataclass(frozen=True, slots=True)
class Swing:
    """An outcome of chance that mattered, and by how much it was better for each seat than was to be expected."""

    index: int
    turn: int
    roller: int
    """Whose turn it was."""
    outcome: Action | None
    """None where the seat could not see it."""
    changes: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """Everybody's chance to win at the beginning of a turn, or at the end of what was played."""

    index: int
    """How many entries had been played."""
    turn: int
    mover: int
    """Whose turn begins; -1 at the end of the game."""
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat's chance came about: `start` and three changes, which add up to the result."""

    start: float
    """An equal share for everybody."""
    decisions: float
    """What one's own decisions changed, compared with an average player."""
    luck: float
    """What chance brought beyond what was to be expected."""
    others: float
    """What the others' decisions changed."""
    given_away: float
    """What better decisions would have kept; it is part of `decisions`."""

    @property
    def result(self) -> float:
        return self.start + self.decisions + self.luck + self.others


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    """A game as one seat saw it."""

    seat: int
    decisions: tuple[Decision, ...]
    """In the order of the game; while the analysis goes on, those judged so far."""
    waiting: int
    """How many decisions have not been judged yet."""
    swings: tuple[Swing, ...]
    """Outcomes that changed nothing are left out."""
    moments: tuple[Moment, ...]
    """The chances at the beginning of each turn, and at the end."""
    account: Account


@dataclass(frozen=True, slots=True)
class Analysis:
    """A reviewed game."""

    entries: int
    """How many entries of the record were reviewed."""
    judge: str
    """The name of the agent that judged."""
    seats: tuple[SeatAnalysis, ...]
    version: int = VERSION

    @property
    def complete(self) -> bool:
        return not any(seat.waiting for seat in self.seats)

    def of(self, seat: int) -> SeatAnalysis | None:
        """The analysis of this seat, if it was reviewed."""
        return next((one for one in self.seats if one.seat == seat), None)
