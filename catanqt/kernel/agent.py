"""What chooses for a seat: the agent protocol, its advice, and the budget that bounds and cancels its thinking."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from catanqt.kernel.game import Action, Game


class Cancelled(Exception):
    """The answer is no longer wanted: undo, load or quit came first."""


class Budget:
    """How long an agent may think. Any thread may cancel it."""

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
    """Why, as data: a code that the window puts into words, and the facts that go into the sentence."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @property
    def table(self) -> dict[str, Fact]:
        """The facts by name."""
        return dict(self.facts)


def because(code: str, **facts: Fact) -> Reason:
    """A reason from its facts by name."""
    return Reason(code, tuple(facts.items()))


class Evaluation(StrEnum):
    """What the numbers behind an advice come from."""

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
    """The line intended, beginning with `action`."""
    chance: tuple[float, ...]
    """The estimated chance of each seat to win; they add up to one."""
    evaluation: Evaluation = Evaluation.UNKNOWN
    """Where reasons and chances come from."""


class Agent(Protocol):
    """A player by program. It keeps nothing between decisions that a reload would lose."""

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        """The action to play for `seat`; `game` is an imagined copy that may be played with freely."""
        ...

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        """The same choice with its reasons, the line intended and everybody's chances."""
        ...


Comparison = Mapping[Action, tuple[Reason, ...]]
"""How each other move compares with the one advised."""


@runtime_checkable
class Adviser(Agent, Protocol):
    """An agent that can also say why not, and what it thinks of everybody's chances at any moment."""

    def compare(self, game: Game[Any], seat: int, best: Action, budget: Budget) -> Comparison:
        """What speaks against the other moves that `seat` may make now, compared with the one advised."""
        ...

    def chances(self, game: Game[Any], seat: int, budget: Budget) -> tuple[float, ...]:
        """Everybody's chance to win as `seat` can know it, whoever must act; they add up to one."""
        ...
