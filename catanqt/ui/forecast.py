"""Everybody's chance to win, estimated by the strongest program at every change, as far as the viewer can know.

It thinks in the advisers' thread: nobody's turn waits for it. While the past is looked at, it is that moment's chances.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from PySide6.QtCore import QObject, Signal

from catanqt.kernel.agent import Adviser, Agent, Budget
from catanqt.kernel.game import Game
from catanqt.ui.controller import Table
from catanqt.ui.seen import NOBODY, Seen

SECONDS = 4.0
Chances = tuple[float, ...]


class Forecast(QObject):
    """Asks whenever the game stands otherwise, or somebody else looks; nothing while it is not wanted."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._adviser = table.thinker.adviser(self)
        self._adviser.answered.connect(self._answered)
        self._adviser.failed.connect(self._failed)
        self._moment: object = None
        self._wanted = False
        self.chances: Chances | None = None
        """By seat; None while nothing can be said: in the set-up, or while the machine passes between two people."""

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
            self.sync(self._table.seen)

    def sync(self, seen: Seen) -> None:
        if not self._wanted:
            return
        moment = seen.viewer, None if seen.over else seen.rules.to_position(seen.game)
        if moment == self._moment:
            return
        self._moment = moment
        self._adviser.cancel()
        known = self._known(seen)
        if known is not None or not self._can_ask(seen):
            self._say(known)
            return
        # Where programs play alone, it is told as the first of them sees it.
        seat = 0 if seen.viewer == NOBODY else seen.viewer
        game = seen.rules.imagine(seen.game, seat, random.Random(f"chance/{seen.state.turn_number}"))
        best = self._table.thinker.best
        self._adviser.put(best, "chance", lambda agent, budget: estimate(agent, game, seat, budget), SECONDS)

    def leave(self) -> None:
        self._adviser.cancel()

    def _known(self, seen: Seen) -> Chances | None:
        """What needs no estimate: who has won."""
        winner = seen.rules.winner(seen.game) if seen.over else None
        return None if winner is None else tuple(float(seat == winner) for seat in range(seen.players))

    def _can_ask(self, seen: Seen) -> bool:
        between = seen.viewer == NOBODY and bool(self._table.humans)
        return seen.state.turn_number > 0 and not seen.over and not between

    def _answered(self, chances: Chances) -> None:
        self._say(chances)

    def _failed(self, report: str) -> None:
        """Nothing can be said of this moment; the next one is asked about again."""
        print(report, file=sys.stderr)
        self._say(None)

    def _say(self, chances: Chances | None) -> None:
        self.chances = chances
        self.changed.emit()


def estimate(agent: Agent, game: Game[Any], seat: int, budget: Budget) -> Chances:
    """Everybody's chances; all alike if the agent cannot tell."""
    if isinstance(agent, Adviser):
        return agent.chances(game, seat, budget)
    players: int = game.state.table.players
    return (1 / players,) * players
