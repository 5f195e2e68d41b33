"""What a scenario's file tells the player: how much its things are worth, what may be done with them, what to answer.

The base player knows no scenario. Each adds to a few sums through these hooks, all of which do nothing by default.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import sub
from typing import TYPE_CHECKING, Any, NamedTuple

from ai.wintime import Vector
from catanqt.kernel.agent import Reason
from catanqt.kernel.game import Action, Task
from catanqt.rules.base.state import Catan, State

if TYPE_CHECKING:
    from ai.classic.line import Line
    from ai.classic.mind import Mind

NOTHING: Vector = (0.0, 0.0, 0.0, 0.0, 0.0)
SiteBonus = Callable[[State, int, int, bool], tuple[Vector, float]]
"""What a settlement (or city, if so) on a corner brings more: cards a round, and points."""
ROUNDS_A_POINT = 0.75
"""For how many rounds things to come are reckoned with, per point the leader lacks: half of those there are, or so."""
Answer = Callable[["Mind", Any], tuple[Action, list[Reason]]]
"""Decides a task of the scenario's own, for the seat of the mind."""


class Standing(NamedTuple):
    """What a scenario makes of a seat's position."""

    points: float = 0.0
    """Points it may expect beyond those it has."""
    wild: float = 0.0
    """Cards of choice it could have now."""
    flow: float = 0.0
    """Cards of choice it may expect a round."""
    cards: float = 0.0
    """To how many cards of choice what it has is equal, where positions are judged: as games have taught."""
    coming: float = 0.0
    """The same of what it may expect while the game lasts."""


def leader_lacks(state: State) -> int:
    """The points that whoever is nearest to the goal still needs, at least one."""
    lack: int = min(map(sub, state.goals, state.score))
    return max(1, lack)


def rounds_to_come(state: State) -> float:
    """For how many rounds one may reckon with what comes."""
    return ROUNDS_A_POINT * leader_lacks(state)


class Lore:
    """One scenario; without state of its own."""

    def bonus(self, state: State, seat: int, corner: int, city: bool) -> tuple[Vector, float]:
        return NOTHING, 0.0

    def standing(self, state: State, seat: int, me: int) -> Standing:
        """How `seat` stands, as far as `me` can know."""
        return Standing()

    def opening(self, state: State, seat: int, corner: int) -> float:
        """What a founding settlement is worth more, in pips."""
        return 0.0

    def moves(self, mind: Mind, line: Line) -> list[Line]:
        """What of its own could be done next in a turn, each as the line it leads to."""
        return []

    def before_roll(self, mind: Mind, options: Sequence[Action]) -> tuple[Action, list[Reason]] | None:
        """What to do before the dice, if anything."""
        return None

    def key(self, state: State, seat: int) -> object:
        """What of its part tells two positions of one turn apart."""
        return None

    def answers(self) -> dict[type[Task], Answer]:
        return {}

    def reasons(self, mind: Mind, game: Catan, action: Action) -> list[Reason]:
        """Why an action of its own, or one that matters to it, is a good idea."""
        return []

    def holds_back(self, mind: Mind, line: Line) -> float:
        """What to take off the value of ending the turn after this line, such as the risk of a lost win."""
        return 0.0
