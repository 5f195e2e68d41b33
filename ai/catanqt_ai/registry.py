"""The registry of agents: every computer player by name.

A name is a level or a number of skill, alone or with a temperament: `hard`, `hard/builder`, `skill:62/builder`
(`PlayerName`). Our own levels are registered in the same way as those of other packages (`plugins.py`): as factories by
name. A plug-in cannot replace a built-in agent.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial

from catanqt.kernel.agent import Agent
from catanqt.kernel.player_name import HIGHEST, LEVEL_SKILLS, LOWEST, SKILL, PlayerName
from catanqt_ai.novice.agent import NoviceAgent
from catanqt_ai.plugins import AgentFactory, plugin_factory, plugins
from catanqt_ai.random_agent import RandomAgent
from catanqt_ai.search_agent import SearchAgent
from catanqt_ai.skill import LEVELS as SKILLS
from catanqt_ai.skill import MEASURES, TEMPERAMENTS, attention

__all__ = ["LEVELS", "TEMPERAMENTS", "YARDSTICKS", "UnknownAgent", "agent_names", "judge_for", "make_agent"]
LEVELS = tuple(SKILLS)
"""For people, weakest first. Each may be joined by one of the `TEMPERAMENTS`; `balanced` is meant where none is."""

STRONGEST = LEVELS[-1]
SKILL_RANGE = f"{SKILL}:{LOWEST} to {SKILL}:{HIGHEST}"


class UnknownAgent(ValueError):
    """No agent has this name."""


def _search_agent(level: str, seed: str, temperament: str) -> Agent:
    return SearchAgent(attention(LEVEL_SKILLS[level], temperament or "balanced"), seed)


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
    name, number, temperament, _ = PlayerName.read(player)
    factory = _of_skill(number) if number is not None else BUILT_IN.get(name) or _plugin(name)
    if factory is None or (temperament and name in YARDSTICKS):
        raise UnknownAgent(f"there is no player {player!r}; there is {', '.join((*agent_names(), SKILL_RANGE))}")
    if temperament and temperament not in (*TEMPERAMENTS, *MEASURES):
        raise UnknownAgent(f"there is no temperament {temperament!r}; there is {', '.join(TEMPERAMENTS)}")
    return factory(seed, temperament)


def judge_for(player: str) -> str:
    """The name of the agent that judges the decisions of this player: those of experts are judged more deeply."""
    skill = PlayerName.read(player).skill
    deeper = skill is not None and skill > LEVEL_SKILLS["hard"]
    return f"{STRONGEST}/patient" if deeper else STRONGEST


def _of_skill(number: int) -> AgentFactory | None:
    """Agents of a skill between two levels; None if the number is not on the scale."""
    if not LOWEST <= number <= HIGHEST:
        return None
    return lambda seed, temperament: SearchAgent(attention(number, temperament or "balanced"), seed)


def _plugin(name: str) -> AgentFactory | None:
    entry = plugins().get(name)
    return None if entry is None else plugin_factory(entry)
