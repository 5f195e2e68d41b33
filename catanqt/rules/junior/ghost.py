"""The ghost captain: he closes an island, and whoever sends him there takes two of its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from catanqt.kernel.game import Action, Task
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.junior.events import GhostMoved
from catanqt.rules.junior.state import JuniorGame
from catanqt.rules.junior.supply import take

BOOTY = 2


@dataclass(frozen=True, slots=True)
class MoveGhost(Action):
    """Send the ghost captain to another island and take its tiles."""

    island: int

    def do(self, game: JuniorGame) -> None:
        state = game.state
        game.done()
        state.ghost = self.island
        game.emit(GhostMoved, state.turn, self.island)
        take(game, state.turn, state.table.board.resource[self.island], BOOTY)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        if not 0 <= self.island < len(game.state.table.board.resource):
            return RefusalCode.NO_SUCH_PLACE
        return RefusalCode.SAME_PLACE if self.island == game.state.ghost else None


@dataclass(frozen=True, slots=True)
class GhostMove(Task):
    """Move the ghost captain to any other island; Spooky Island is behind him for good."""

    actor: int

    def options(self, game: JuniorGame) -> Sequence[Action]:
        return _moves(len(game.state.table.board.resource), game.state.ghost)

    def kinds(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return (MoveGhost,)

    def problem(self, game: JuniorGame) -> str | None:
        return None if self.actor == game.state.turn else "it is somebody else's turn"


@cache
def _moves(islands: int, ghost: int) -> tuple[MoveGhost, ...]:
    return tuple(MoveGhost(island) for island in range(islands) if island != ghost)
