"""The ghost captain: he closes an island, and the player who moves him takes two of its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from catanqt.kernel.game import Action, Task
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.junior.events import GhostMoved
from catanqt.rules.junior.state import SPOOKY, JuniorGame
from catanqt.rules.junior.supply import take

BOOTY = 2


@dataclass(frozen=True, slots=True)
class MoveGhost(Action):
    """Send the ghost captain to another island and take its tiles; or home, if that was agreed, for nothing."""

    island: int

    def do(self, game: JuniorGame) -> None:
        state = game.state
        game.done()
        state.ghost = self.island
        game.emit(GhostMoved, state.turn, self.island)
        if self.island != SPOOKY:
            take(game, state.turn, state.config.board.resource[self.island], BOOTY)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        first = SPOOKY if game.state.config.ghost_home else 0
        if not first <= self.island < len(game.state.config.board.resource):
            return RefusalCode.NO_SUCH_PLACE
        return RefusalCode.SAME_PLACE if self.island == game.state.ghost else None


@dataclass(frozen=True, slots=True)
class GhostMove(Task):
    """Move the ghost captain to any other island; Spooky Island is behind him for good, unless agreed otherwise."""

    actor: int

    def options(self, game: JuniorGame) -> Sequence[Action]:
        config = game.state.config
        return _moves(SPOOKY if config.ghost_home else 0, len(config.board.resource), game.state.ghost)

    def kinds(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return (MoveGhost,)

    def problem(self, game: JuniorGame) -> str | None:
        return None if self.actor == game.state.turn else "it is somebody else's turn"


@cache
def _moves(first: int, islands: int, ghost: int) -> tuple[MoveGhost, ...]:
    return tuple(MoveGhost(island) for island in range(first, islands) if island != ghost)
