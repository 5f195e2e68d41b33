"""The thinking players: an agent of a skill, for whichever game is on the table."""

from __future__ import annotations

from typing import Any

from ai import compare
from ai.classic import player as classic
from ai.classic.mind import Mind
from ai.junior import player as junior
from ai.junior.mind import JuniorMind
from ai.novice import Novice
from ai.skill import Skill
from catanqt.kernel.agent import Advice, Budget, Comparison
from catanqt.kernel.game import Action, Game
from catanqt.rules.junior.state import State as JuniorState


class Thinker:
    """Plays and explains. It keeps nothing between decisions but its skill and its seed."""

    def __init__(self, skill: Skill, seed: str) -> None:
        self.skill = skill
        self.seed = seed

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        options = game.options()
        if len(options) == 1 and not game.task.composes(game):
            return options[0]
        return self.advise(game, seat, budget).action

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        if budget.spent:
            # Not even the time for a first look: whatever a quick player would do.
            return Novice().advise(game, seat, budget)
        mind = self._mind(game, seat, budget)
        return junior.advise(mind) if isinstance(mind, JuniorMind) else classic.advise(mind)

    def compare(self, game: Game[Any], seat: int, best: Action, budget: Budget) -> Comparison:
        return compare.compare(self._mind(game, seat, budget), best)

    def chances(self, game: Game[Any], seat: int, budget: Budget) -> tuple[float, ...]:
        return self._mind(game, seat, budget).chances()

    def _mind(self, game: Game[Any], seat: int, budget: Budget) -> Mind | JuniorMind:
        kind = JuniorMind if isinstance(game.state, JuniorState) else Mind
        return kind(game, seat, self.skill, budget, self.seed)
