"""The registry of agents: every computer player by name.

A name is a level, or a level and a temperament, as `hard` or `hard/builder`. Our own levels are registered in the same
way as those of other packages (`plugins.py`): as factories by name. A plug-in cannot replace a built-in agent.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial

from catanqt.kernel.agent import Agent
from catanqt_ai.novice.agent import NoviceAgent
from catanqt_ai.plugins import AgentFactory, plugin_factory, plugins
from catanqt_ai.random_agent import RandomAgent
from catanqt_ai.search_agent import SearchAgent
from catanqt_ai.skill import LEVELS as SKILLS
from catanqt_ai.skill import MEASURES, TEMPERAMENTS, skill_of

__all__ = ["LEVELS", "TEMPERAMENTS", "YARDSTICKS", "UnknownAgent", "agent_names", "judge_for", "make_agent"]
LEVELS = tuple(SKILLS)
"""For people, weakest first. Each may be joined by one of the `TEMPERAMENTS`; `balanced` is meant where none is."""

STRONGEST = LEVELS[-1]


class UnknownAgent(ValueError):
    """No agent has this name."""


def _search_agent(level: str, seed: str, temperament: str) -> Agent:
    return SearchAgent(skill_of(level, temperament or "balanced"), seed)


def _random_agent(seed: str, temperament: str) -> Agent:
    return RandomAgent(random.Random(seed))


def _novice_agent(seed: str, temperament: str) -> Agent:
    return NoviceAgent()


YARDSTICKS: Mapping[str, AgentFactory] = {"random": _random_agent, "novice": _novice_agent}
"""To measure by and to test with; they have no temperament."""
BUILT_IN: Mapping[str, AgentFactory] = {**{level: partial(_search_agent, level) for level in LEVELS}, **YARDSTICKS}


def agent_names() -> tuple[str, ...]:
    """The names of all agents: levels, yardsticks, plug-ins."""
    return (*BUILT_IN, *(name for name in plugins() if name not in BUILT_IN))


def make_agent(player: str, seed: str) -> Agent:
    """The agent of this name; what it leaves to chance follows from the seed. May raise `BrokenAgent`."""
    name, _, temperament = player.partition("/")
    factory = BUILT_IN.get(name) or _plugin(name)
    if factory is None or (temperament and name in YARDSTICKS):
        raise UnknownAgent(f"there is no player {player!r}; there is {', '.join(agent_names())}")
    if temperament and temperament not in (*TEMPERAMENTS, *MEASURES):
        raise UnknownAgent(f"there is no temperament {temperament!r}; there is {', '.join(TEMPERAMENTS)}")
    return factory(seed, temperament)


def judge_for(player: str) -> str:
    """The name of the agent that judges the decisions of this player: those of experts are judged more deeply."""
    return f"{STRONGEST}/patient" if player.partition("/")[0] == STRONGEST else STRONGEST


def _plugin(name: str) -> AgentFactory | None:
    entry = plugins().get(name)
    return None if entry is None else plugin_factory(entry)
