"""The agent that plays a random legal action: a yardstick, and a test of the rules."""

from __future__ import annotations

import random
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import Action, Game
from catanqt_ai.unexplained_agent import UnexplainedAgent


class RandomAgent(UnexplainedAgent):
    """Plays any listed option with the same chance. It never composes offers."""

    code = "random"

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        return self._rng.choice(game.options())
