"""The game as one person may see it at one moment. Everything on the game page is drawn from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from catanqt.kernel.game import Action, Game, Task
from catanqt.kernel.record import Header
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.base.house_rules import OPEN_HANDS
from catanqt.rules.colours import colours

NOBODY = -1
A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Perspective:
    """A game as the seat `viewer` sees it. `game` itself holds secrets: ask `open_to_viewer` before showing any."""

    header: Header
    rules: Ruleset
    game: Game[Any]
    viewer: int = NOBODY
    """The seat whose hand is visible; NOBODY behind the cover between two people, or when agents play alone."""
    live: bool = True
    """False while an earlier moment is looked at: nothing can be done then."""
    thinking: int = NOBODY
    """The seat whose agent is thinking."""
    flows: bool = True
    """Whether it follows from the moment shown before, so that what changed may move; False after a jump."""
    revealed: bool = False
    """Whether there is nobody left to hide anything from: the game is over by now, or no person plays in it."""

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def players(self) -> int:
        return len(self.header.seats)

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def task(self) -> Task | None:
        return None if self.game.over else self.game.task

    @property
    def actor(self) -> int | None:
        """The seat that must act, or CHANCE; None when the game is over."""
        return None if self.game.over else self.game.task.actor

    @property
    def acting(self) -> bool:
        """Whether the viewer is the one who must act, here and now."""
        return self.live and self.viewer != NOBODY and self.actor == self.viewer and self.human(self.viewer)

    @cached_property
    def options(self) -> Sequence[Action]:
        """What the viewer may do now; nothing if others must act."""
        return self.game.options() if self.acting else ()

    def may(self, *kinds: type[A]) -> list[A]:
        """The viewer's options of these kinds."""
        return [action for action in self.options if isinstance(action, kinds)]

    def composes(self, kind: type[Action]) -> bool:
        """Whether the viewer may make up an action of this kind."""
        return self.acting and self.task is not None and kind in self.task.composes(self.game)

    def open_to_viewer(self, seat: int) -> bool:
        """Whether what `seat` holds may be shown: to its owner, and to all who watch or look back on a game."""
        return seat == self.viewer or self.over or self.revealed or self.open_hands

    @property
    def open_hands(self) -> bool:
        """Whether the table has agreed to play with open hands."""
        return self.header.options.get(OPEN_HANDS.key) is True

    def name(self, seat: int) -> str:
        return self.header.seats[seat].name

    def human(self, seat: int) -> bool:
        return self.header.seats[seat].player == "human"

    def colour(self, seat: int) -> str:
        """The key of a seat's paint in `Theme.owners`."""
        return colours(self.header)[seat]
