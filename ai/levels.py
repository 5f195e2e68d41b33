"""The agents by name."""

from __future__ import annotations

import random

from ai.novice import Novice
from ai.randomly import Randomly
from catanqt.kernel.agent import Agent

LEVELS = ("random", "novice")


class UnknownLevel(ValueError):
    """No agent has this name."""


def make_agent(level: str, seed: str) -> Agent:
    """The agent of this name; what it leaves to chance follows from the seed."""
    if level == "random":
        return Randomly(random.Random(seed))
    if level == "novice":
        return Novice()
    raise UnknownLevel(f"there is no player {level!r}; there is {', '.join(LEVELS)}")
