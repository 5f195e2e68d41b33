"""A plan for one turn: the actions so far, the position they lead to, and its value.

Plans are played with the real rules on copies of the game. Chance events are not drawn but averaged: a bought card
stays unknown, a stolen card is a share of each kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.state import Catan
from catanqt_ai.classic.evaluator import ClassicEvaluator, Scenario


class TurnPlan:
    """A sequence of actions within a turn. `game` waits for the seat's next decision, or is over."""

    __slots__ = ("actions", "branches", "extra", "game", "others", "played", "times", "unknown", "value")

    def __init__(self, game: Catan, actions: tuple[Action, ...] = ()) -> None:
        self.game = game
        self.actions = actions
        self.extra: tuple[float, ...] = (0.0,) * 5
        """Cards expected beyond those in hand."""
        self.unknown = 0
        """Cards bought whose kinds are not known."""
        self.others: dict[int, float] = {}
        """Win times of opponents that this plan is known to change."""
        self.branches: list[tuple[float, TurnPlan]] = []
        """The outcomes of chance with their probabilities; such a plan is not extended."""
        self.played = 0
        """How many builds were made."""
        self.value = 0.0
        self.times: list[float] = []

    def after(self, actions: Sequence[Action]) -> TurnPlan:
        """The plan extended by these actions; unknown draws are counted, not made."""
        game = self.game.copy()
        new = TurnPlan(game, self.actions + tuple(actions))
        new.extra, new.unknown, new.others = self.extra, self.unknown, self.others
        new.played = self.played + 1
        for action in actions:
            game.apply(action)
            while not game.over and isinstance(game.task, CardDraw):
                game.state.todo.pop()
                new.unknown += 1
        return new

    def key(self, evaluator: ClassicEvaluator[Scenario]) -> tuple[object, ...]:
        """What distinguishes this position from others of the same turn."""
        state, seat = self.game.state, evaluator.seat
        first = 5 * seat
        return (
            tuple(state.hands[first : first + 5]), state.roads[seat], state.settlements[seat], state.cities[seat],
            tuple(state.cards[first : first + 5]), self.unknown, self.extra, state.robber,
            *(scenario.key(state, seat) for scenario in evaluator.scenarios),
        )  # fmt: skip


def hand_of(plan: TurnPlan, seat: int) -> list[float]:
    """The cards of the plan's seat, expected ones included."""
    first = 5 * seat
    return [held + more for held, more in zip(plan.game.state.hands[first : first + 5], plan.extra, strict=True)]
