"""The evaluator of a decision, whatever the game: everybody's win time in rounds, and the chances to win.

An evaluator belongs to one seat and one decision. Each game computes win times in its own way (`classic/evaluator.py`,
`junior/evaluator.py`); trades and comparisons need only what is here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from catanqt.kernel.agent import Advice, Budget, Evaluation, Reason, because
from catanqt.kernel.game import Action, Game
from catanqt_ai.skill import Skill
from catanqt_ai.win_probability import HASTE, ExponentialModel, PowerLawModel
from catanqt_ai.win_time import Step

POWER = 3.0
"""How what a temperament likes, a logit, becomes rounds: as with the value network."""

Played = TypeVar("Played", bound=Game[Any])


class Evaluator(ABC, Generic[Played]):
    """Evaluates positions for one seat."""

    probability_model: ExponentialModel | PowerLawModel
    """How rounds make chances in this game."""

    def __init__(self, game: Played, seat: int, skill: Skill, budget: Budget, seed: str = "") -> None:
        self.game = game
        self.seat = seat
        self.skill = skill
        self.budget = budget
        self.seed = seed
        self.players = range(game.state.config.players)
        self.margin = skill.margin
        """What a deal that somebody else offers must improve one's chance by."""
        self.evaluations = 0
        self._times: list[float] = []
        self._hands: list[list[float]] = []

    @property
    def evaluation(self) -> Evaluation:
        """What the values come from."""
        return Evaluation.PLANNING

    @property
    def hands(self) -> list[list[float]]:
        """What everybody holds: exact for the seat itself, estimated for the others."""
        if not self._hands:
            self._hands = self.estimate_hands()
        return self._hands

    @abstractmethod
    def estimate_hands(self) -> list[list[float]]:
        """Estimate what everybody holds."""

    @property
    def times(self) -> list[float]:
        """Everybody's win time as things stand."""
        if not self._times:
            self._times = [self.time(self.game.state, other) for other in self.players]
        return self._times

    @abstractmethod
    def time(
        self, state: Any, seat: int, hand: Sequence[float] | None = None, *, build_order: list[Step] | None = None
    ) -> float:
        """A seat's win time, with other cards if they are given; what it would build is added to `build_order`."""

    def time_with(self, seat: int, hand: Sequence[float]) -> float:
        """A seat's win time with these cards."""
        return self.time(self.game.state, seat, hand)

    def build_order(self) -> list[Step]:
        """What the seat would build next, in order."""
        steps: list[Step] = []
        self.time(self.game.state, self.seat, build_order=steps)
        return steps

    def value(self, times: Sequence[float]) -> float:
        """The value of a position by everybody's win time: the seat's chance, with a slight preference for haste.

        A skill that ignores opponents only minimizes its own win time.
        """
        own = times[self.seat]
        return (
            self.probability_model.chances(times)[self.seat] - HASTE * own if self.skill.sees_others else 1 / (1 + own)
        )

    def chances(self, times: Sequence[float] | None = None) -> tuple[float, ...]:
        """Everybody's chance to win."""
        return self.probability_model.chances(self.times if times is None else times)

    def mover(self, times: Sequence[float] | None) -> int | None:
        """Who moves next: as things stand, or at the end of one's turn if there are times; None in the set-up."""
        if times is not None:
            return (self.seat + 1) % len(self.players)
        state = self.game.state
        return state.turn if state.turn_number else None

    def only_option(self, action: Action) -> Advice:
        """The decision where there is nothing to decide, and so nothing to evaluate."""
        return Advice(action, (because("only-option"),), (action,), self.chances())

    def advice(
        self,
        action: Action,
        reasons: Sequence[Reason],
        plan: Sequence[Action] = (),
        times: Sequence[float] | None = None,
    ) -> Advice:
        """A decision of this evaluator; `times` are the win times that the plan leads to."""
        return Advice(action, tuple(reasons), tuple(plan) or (action,), self.chances(times), self.evaluation)

    @abstractmethod
    def cost(self, goal: str) -> Sequence[int]:
        """The cards that a build takes."""

    @abstractmethod
    def close(self, seat: int) -> bool:
        """Whether a seat is a build or two from winning."""

    @abstractmethod
    def rates(self, seat: int) -> Sequence[int]:
        """How many cards of each kind the bank takes from a seat for one."""
