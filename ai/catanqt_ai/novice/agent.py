"""The novice: an agent without search that follows fixed rules."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import Action, Game
from catanqt.rules.junior.state import State as JuniorState
from catanqt_ai.novice import classic, junior
from catanqt_ai.unexplained_agent import UnexplainedAgent


class NoviceAgent(UnexplainedAgent):
    """Follows the novice's rules; a single option is chosen at once."""

    code = "habit"

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        options = game.options()
        if len(options) == 1 and not game.task.composes(game):
            return options[0]
        decide = junior.decide if isinstance(game.state, JuniorState) else classic.decide
        return decide(game, seat)
