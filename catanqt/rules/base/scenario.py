"""A scenario: what may be added to the base game without the base game knowing.

It listens to the same events the window animates, adds options to a turn, and may raise `state.score` and
`state.goals`. Every hook has a default that does nothing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from catanqt.kernel.game import Action, Event, Handler, Task
from catanqt.kernel.rule_options import Exclusion, RuleOption
from catanqt.rules.base.board import Board
from catanqt.rules.base.state import Catan, Goods
from catanqt.rules.colours import COLOURS


class Scenario:
    """One scenario, without state of its own: what it keeps lies in `state.scenario_state[name]`."""

    name: str
    order: ClassVar[int] = 100
    """Where it stands among all scenarios, the smallest first; then by name."""
    players: tuple[int, ...] = (3, 4)
    options: ClassVar[tuple[RuleOption, ...]] = ()
    """The rules of it that can be agreed upon before a game."""
    exclusions: ClassVar[tuple[Exclusion, ...]] = ()
    """Which of their values exclude each other."""
    more_to_win: ClassVar[int] = 0
    """How many points more than usual win."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """The resources without which it cannot be played."""
    desert_in_centre = False
    """Whether the board is laid with the desert in the middle."""
    goods = 0
    """How many kinds of goods it adds to the trade between players."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    """All kinds of action it brings, chance outcomes included."""
    turn_actions: ClassVar[tuple[type[Action], ...]] = ()
    """Those of them that a player may take in a turn."""
    composes: ClassVar[tuple[type[Action], ...]] = ()
    """Those of the turn's with more possibilities than its options list."""
    tasks: ClassVar[tuple[type[Task], ...]] = ()

    def listens(self) -> dict[type[Event], Handler]:
        """Which events it acts upon, and how."""
        return {}

    def colours(self, players: int) -> tuple[str, ...]:
        """The colours it can be played with by so many."""
        return COLOURS

    def prepare_board(self, board: Board, seed: str) -> Board:
        """The board as this scenario wants it, from the board's own seed."""
        return board

    def begin(self, game: Catan) -> None:
        """Lay out its pieces before the first task. Options or a board that make no sense raise `DecodeError`."""

    def add_options(self, game: Catan, seat: int, rolled: bool, menu: list[Action]) -> None:
        """Add to the menu of a turn, before and after the roll."""

    def withholds_win(self, game: Catan) -> bool:
        """Whether reaching the goal does not win at this moment."""
        return False

    def off_turn_points(self, game: Catan, seat: int) -> int:
        """How many of a seat's points it may have given outside that seat's turn."""
        return 0

    def tradable_goods(self, game: Catan, seat: int) -> Goods:
        """Its goods that a seat could trade."""
        return ()

    def hand_over(self, game: Catan, giver: int, taker: int, goods: Goods) -> None:
        """Move its goods from one seat to another."""

    def imagine(self, game: Catan, seat: int, rng: random.Random, promised: Mapping[int, Goods]) -> None:
        """Deal anew what `seat` cannot know of its part; the game is a copy already.

        `promised` are goods of its kinds that seats are known to hold.
        """

    def part_to_data(self, game: Catan) -> Any:
        """Its part of a position."""
        return None

    def resume(self, game: Catan) -> None:
        """Put back what follows from its part and the tasks, when a position has been read."""

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        """Read its part of a position into the game, every field checked."""


def scenario_colours(scenarios: Sequence[Scenario], players: int) -> tuple[str, ...]:
    """The colours that all of these scenarios can be played with by so many."""
    wanted = [scenario.colours(players) for scenario in scenarios]
    return tuple(colour for colour in COLOURS if all(colour in some for some in wanted))
