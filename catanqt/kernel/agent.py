"""The agent protocol: an agent chooses for a seat within a budget of time, and may give advice and verdicts."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from catanqt.kernel.game import Action, Game


class Cancelled(Exception):
    """The answer is no longer wanted, because of an undo, a loaded game or the end of the program."""


class Budget:
    """The time in which an agent may think. Any thread may cancel it."""

    def __init__(self, seconds: float | None = None) -> None:
        self._deadline = None if seconds is None else time.perf_counter() + seconds
        self._cancelled = False

    def cancel(self) -> None:
        self._cancelled = True

    @property
    def spent(self) -> bool:
        """Time is up: answer with the best found so far. Raises `Cancelled` if nobody waits any more."""
        if self._cancelled:
            raise Cancelled
        return self._deadline is not None and time.perf_counter() >= self._deadline


Fact = int | float | str


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason as data: a code that the window puts into words, and the facts that go into the sentence."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @property
    def facts_by_name(self) -> dict[str, Fact]:
        """The facts by name."""
        return dict(self.facts)


def because(code: str, **facts: Fact) -> Reason:
    """A reason from its facts by name."""
    return Reason(code, tuple(facts.items()))


class Evaluation(StrEnum):
    """The evaluator that an advice comes from."""

    UNKNOWN = "unknown"
    """The agent does not say."""
    PLANNING = "planning"
    """Rules of thumb and planned builds."""
    LEARNED = "learned"
    """An evaluation learned from games."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do and why, most important reason first; `reasons` is never empty."""

    action: Action
    reasons: tuple[Reason, ...]
    plan: tuple[Action, ...]
    """The planned actions, beginning with `action`."""
    chance: tuple[float, ...]
    """The estimated chance of each seat to win; they add up to one."""
    evaluation: Evaluation = Evaluation.UNKNOWN
    """Where reasons and chances come from."""


class Agent(Protocol):
    """A computer player. It keeps nothing between decisions that reloading the game would lose."""

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        """The action to play for `seat`; `game` is an imagined copy that may be played with freely."""
        ...

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        """The same choice with its reasons, the plan and everybody's chances."""
        ...


Comparison = Mapping[Action, tuple[Reason, ...]]
"""For each other move, the reasons against it."""


@runtime_checkable
class Adviser(Agent, Protocol):
    """An agent that can also explain, compare moves, and estimate everybody's chances at any moment."""

    def compare(self, game: Game[Any], seat: int, best: Action, budget: Budget) -> Comparison:
        """The reasons against the other moves that `seat` may make now, compared with the one advised."""
        ...

    def chances(self, game: Game[Any], seat: int, budget: Budget) -> tuple[float, ...]:
        """Everybody's chance to win as `seat` can know it, whoever must act; they add up to one."""
        ...


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a judge thinks of a decision that was made, compared with what it would have done itself.

    A decision is usually one action; a discard is several. Chances are compared in the same imagined futures.
    """

    advice: Advice
    """Its own choice, with reasons."""
    best: tuple[Action, ...]
    """All actions of the decision that it would have made."""
    chances: tuple[float, ...]
    """Everybody's chance to win after the best decision."""
    lost: float = 0.0
    """How much lower the seat's chance is after the decision made; below zero if that turned out better."""
    error: float = 0.0
    """The standard error of `lost`."""
    rounds: float = 0.0
    """How many rounds later the seat wins."""
    margin: float = 0.0
    """How much chance every other move would have lost, if the best one was made and stands out; else 0."""
    against: tuple[Reason, ...] = ()
    """What speaks against the decision made; empty if it is the best one."""


@runtime_checkable
class Judge(Adviser, Protocol):
    """An adviser that can also judge decisions that were made."""

    def judge(self, game: Game[Any], seat: int, made: Sequence[Action], budget: Budget) -> Verdict:
        """Compare a decision that `seat` made in this position with the best one."""
        ...

    def first_sight_loss(self, game: Game[Any], seat: int, made: Action, budget: Budget) -> float:
        """A quick estimate of how much chance a move gave away, to look at the worst first."""
        ...
