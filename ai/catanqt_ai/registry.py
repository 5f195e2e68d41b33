"""The agents by name: a level, or a level and a temperament, as `hard` or `hard/builder`."""

from __future__ import annotations

import random

from catanqt.kernel.agent import Agent
from catanqt_ai.novice.agent import NoviceAgent
from catanqt_ai.random_agent import RandomAgent
from catanqt_ai.search_agent import SearchAgent
from catanqt_ai.skill import LEVELS as SKILLS
from catanqt_ai.skill import MEASURES, TEMPERAMENTS, skill_of

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
        return RandomAgent(random.Random(seed))
    if player == "novice":
        return NoviceAgent()
    level, _, temperament = player.partition("/")
    if level not in LEVELS:
        raise UnknownLevel(f"there is no player {player!r}; there is {', '.join((*LEVELS, *YARDSTICKS))}")
    if temperament and temperament not in (*TEMPERAMENTS, *MEASURES):
        raise UnknownLevel(f"there is no temperament {temperament!r}; there is {', '.join(TEMPERAMENTS)}")
    return SearchAgent(skill_of(level, temperament or "balanced"), seed)
