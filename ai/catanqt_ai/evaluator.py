"""One decision's view of a game, whichever it is: everybody's win time, and the chances that makes.

A view belongs to one seat and one decision. What a win time is made of, each game knows for itself (`classic/mind.py`,
`junior/mind.py`); trade and comparisons need no more than what is here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from ai.chances import HASTE, Odds, Spread
from ai.skill import Skill
from ai.wintime import Step
from catanqt.kernel.agent import Budget
from catanqt.kernel.game import Game

Played = TypeVar("Played", bound=Game[Any])


class Foresight(ABC, Generic[Played]):
    """Evaluates positions for one seat."""

    spread: Spread | Odds
    """How rounds make chances in this game."""

    def __init__(self, game: Played, seat: int, skill: Skill, budget: Budget, seed: str = "") -> None:
        self.game = game
        self.seat = seat
        self.skill = skill
        self.budget = budget
        self.seed = seed
        self.players = range(game.state.table.players)
        self.margin = skill.margin
        """What a deal that somebody else offers must improve one's chance by."""
        self.evaluations = 0
        self._times: list[float] = []
        self._hands: list[list[float]] = []

    @property
    def hands(self) -> list[list[float]]:
        """What everybody holds, exactly for oneself and by belief for the others."""
        if not self._hands:
            self._hands = self.believed()
        return self._hands

    @abstractmethod
    def believed(self) -> list[list[float]]:
        """Work out what everybody holds."""

    @property
    def times(self) -> list[float]:
        """Everybody's win time as things stand."""
        if not self._times:
            self._times = [self.time(self.game.state, other) for other in self.players]
        return self._times

    @abstractmethod
    def time(
        self, state: Any, seat: int, hand: Sequence[float] | None = None, *, plan: list[Step] | None = None
    ) -> float:
        """A seat's win time, with other cards if they are given; what it would build is added to `plan`."""

    def time_with(self, seat: int, hand: Sequence[float]) -> float:
        """A seat's win time with these cards."""
        return self.time(self.game.state, seat, hand)

    def plan(self) -> list[Step]:
        """What one would build next, in order."""
        steps: list[Step] = []
        self.time(self.game.state, self.seat, plan=steps)
        return steps

    def value(self, times: Sequence[float]) -> float:
        """How good it is that everybody needs so long: one's chance, with a grain of haste.

        Who does not see the others only hurries.
        """
        own = times[self.seat]
        return self.spread.chances(times)[self.seat] - HASTE * own if self.skill.sees_others else 1 / (1 + own)

    def chances(self, times: Sequence[float] | None = None) -> tuple[float, ...]:
        """Everybody's chance to win."""
        return self.spread.chances(self.times if times is None else times)

    @abstractmethod
    def cost(self, goal: str) -> Sequence[int]:
        """The cards that a build of the plan takes."""

    @abstractmethod
    def close(self, seat: int) -> bool:
        """Whether a seat is a build or two from winning."""

    @abstractmethod
    def rates(self, seat: int) -> Sequence[int]:
        """How many cards of each kind the bank takes from a seat for one."""
