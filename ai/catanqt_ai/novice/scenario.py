"""The interface through which a scenario advises the novice: values of corners, moves in a turn, own tasks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from catanqt.kernel.game import Action, Task
from catanqt.rules.base.state import Cards, State

Decide = Callable[[Any, int, "Goal"], Action]


class Goal(NamedTuple):
    """The novice's current goal: the action, and its cost."""

    action: Action | None
    cost: Cards


NO_GOAL = Goal(None, (0, 0, 0, 0, 0))


def no_suggestion(game: Any, seat: int, options: Sequence[Action], goal: Goal) -> Action | None:
    return None


def no_bonus(state: State, corner: int) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class NoviceScenario:
    """The advice of one scenario."""

    suggest: Callable[[Any, int, Sequence[Action], Goal], Action | None] = no_suggestion
    """What of its own to do in a turn, when nothing can be built."""
    corner_bonus: Callable[[State, int], float] = no_bonus
    """How much more a corner is worth to it."""
    decisions: dict[type[Task], Decide] = field(default_factory=dict)
    """How to answer its own tasks."""
