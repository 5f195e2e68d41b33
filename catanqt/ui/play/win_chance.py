"""Everybody's chance to win, estimated by the strongest agent at every change, as far as the viewer can know.

It runs in the advisers' thread, so it never delays a turn. While the viewer looks at the past, the chances are those of
that moment.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from PySide6.QtCore import QObject, Signal

from catanqt.kernel.agent import Adviser, Agent, Budget
from catanqt.kernel.game import Game
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.controller import GameController

SECONDS = 4.0
Chances = tuple[float, ...]


class WinChance(QObject):
    """Asks whenever the game or the viewer has changed; never while the bar is hidden."""

    changed = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._adviser = controller.agent_worker.adviser(self)
        self._adviser.answered.connect(self._answered)
        self._adviser.failed.connect(self._failed)
        self._moment: object = None
        self._wanted = False
        self.chances: Chances | None = None
        """By seat; None while there is no estimate: in the set-up, or while the computer passes between people."""

    @property
    def thinking(self) -> bool:
        return self._adviser.busy

    def want(self, wanted: bool) -> None:
        """Whether anybody wants to know."""
        self._wanted = wanted
        self._moment = None
        self._adviser.cancel()
        self._say(None)
        if wanted:
            self.sync(self._controller.perspective)

    def sync(self, perspective: Perspective) -> None:
        if not self._wanted:
            return
        moment = perspective.viewer, None if perspective.over else perspective.rules.to_position(perspective.game)
        if moment == self._moment:
            return
        self._moment = moment
        self._adviser.cancel()
        known = self._known(perspective)
        if known is not None or not self._can_ask(perspective):
            self._say(known)
            return
        # Where agents play alone, it is told as the first of them sees it.
        seat = 0 if perspective.viewer == NOBODY else perspective.viewer
        game = perspective.rules.imagine(
            perspective.game, seat, random.Random(f"chance/{perspective.state.turn_number}")
        )
        best = self._controller.agent_worker.best
        self._adviser.put(best, "chance", lambda agent, budget: estimate(agent, game, seat, budget), SECONDS)

    def leave(self) -> None:
        self._adviser.cancel()

    def _known(self, perspective: Perspective) -> Chances | None:
        """What needs no estimate: who has won."""
        winner = perspective.rules.winner(perspective.game) if perspective.over else None
        return None if winner is None else tuple(float(seat == winner) for seat in range(perspective.players))

    def _can_ask(self, perspective: Perspective) -> bool:
        between = perspective.viewer == NOBODY and bool(self._controller.humans)
        return perspective.state.turn_number > 0 and not perspective.over and not between

    def _answered(self, chances: Chances) -> None:
        self._say(chances)

    def _failed(self, report: str) -> None:
        """There is no estimate for this moment; the next one is tried again."""
        print(report, file=sys.stderr)
        self._say(None)

    def _say(self, chances: Chances | None) -> None:
        self.chances = chances
        self.changed.emit()


def estimate(agent: Agent, game: Game[Any], seat: int, budget: Budget) -> Chances:
    """Everybody's chances; equal if the agent gives no estimate."""
    if isinstance(agent, Adviser):
        return agent.chances(game, seat, budget)
    players: int = game.state.config.players
    return (1 / players,) * players
