"""The base of agents that give no reasons: one code stands for all, and all seats have the same chance."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.agent import Advice, Budget, Reason
from catanqt.kernel.game import Action, Game


class UnexplainedAgent:
    """An agent that only chooses; its advice is its choice."""

    code: str
    """The one reason it gives."""

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        raise NotImplementedError

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        action = self.choose(game, seat, budget)
        players = game.state.config.players
        return Advice(action, (Reason(self.code),), (action,), (1 / players,) * players)
