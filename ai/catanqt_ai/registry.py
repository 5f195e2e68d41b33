"""The agents by name: a level, or a level and a temperament, as `hard` or `hard/builder`."""

from __future__ import annotations

import random

from ai.novice import Novice
from ai.randomly import Randomly
from ai.skill import LEVELS as SKILLS
from ai.skill import MEASURES, TEMPERAMENTS, skill_of
from ai.thinker import Thinker
from catanqt.kernel.agent import Agent

__all__ = ["LEVELS", "TEMPERAMENTS", "YARDSTICKS", "UnknownLevel", "make_agent"]
LEVELS = tuple(SKILLS)
"""For people, weakest first. Each may be joined by one of the `TEMPERAMENTS`; `balanced` is meant where none is."""
YARDSTICKS = ("random", "novice")
"""To measure by and to test with; they have no temperament."""


class UnknownLevel(ValueError):
    """No agent has this name."""


def make_agent(player: str, seed: str) -> Agent:
    """The agent of this name; what it leaves to chance follows from the seed."""
    if player == "random":
        return Randomly(random.Random(seed))
    if player == "novice":
        return Novice()
    level, _, temperament = player.partition("/")
    if level not in LEVELS:
        raise UnknownLevel(f"there is no player {player!r}; there is {', '.join((*LEVELS, *YARDSTICKS))}")
    if temperament and temperament not in (*TEMPERAMENTS, *MEASURES):
        raise UnknownLevel(f"there is no temperament {temperament!r}; there is {', '.join(TEMPERAMENTS)}")
    return Thinker(skill_of(level, temperament or "balanced"), seed)
