"""Who plays a seat, as text: a level, a number of skill or another agent, and a temperament.

`hard/builder` is a level with a temperament, `skill:62/builder` a number between the levels. `skill:62/fighter/freya`
names a character of the cast as well, which means nothing to the agent. Window, storage and agents read it here, so
that all of them understand it alike.
"""

from __future__ import annotations

from typing import NamedTuple

SKILL = "skill"
LEVEL_SKILLS = {"easy": 0, "medium": 35, "hard": 60, "expert": 100}
"""The levels are points on the scale of skill, weakest first."""
LOWEST, HIGHEST = min(LEVEL_SKILLS.values()), max(LEVEL_SKILLS.values())


class PlayerName(NamedTuple):
    """The parts of a player's text."""

    agent: str
    """A level, the name of another agent, or `skill`."""
    number: int | None = None
    """The number that follows `skill`."""
    temperament: str = ""
    """Empty for the balanced one."""
    character: str = ""
    """The key of a character, perhaps one that this program does not know."""

    @classmethod
    def read(cls, text: str) -> PlayerName:
        """The parts of any text; what is no number of skill names an agent."""
        agent, _, rest = text.partition("/")
        temperament, _, character = rest.partition("/")
        word, colon, digits = agent.partition(":")
        if word == SKILL and colon and digits.isdecimal() and digits.isascii() and digits == str(int(digits[:9])):
            return cls(SKILL, int(digits), temperament, character)
        return cls(agent, None, temperament, character)

    def __str__(self) -> str:
        agent = self.agent if self.number is None else f"{self.agent}:{self.number}"
        if self.character:
            return f"{agent}/{self.temperament}/{self.character}"
        return f"{agent}/{self.temperament}" if self.temperament else agent

    @property
    def skill(self) -> int | None:
        """The place on the scale; None for people and for agents without one."""
        if self.number is not None:
            return self.number if LOWEST <= self.number <= HIGHEST else None
        return LEVEL_SKILLS.get(self.agent)

    @property
    def level(self) -> str:
        """The highest level that this player reaches; the name of the agent where there is none."""
        skill = self.skill
        if skill is None:
            return self.agent
        return max((level for level in LEVEL_SKILLS if LEVEL_SKILLS[level] <= skill), key=LEVEL_SKILLS.__getitem__)


def of_skill(number: int, temperament: str = "") -> str:
    """The text of a player of this skill."""
    return str(PlayerName(SKILL, number, "" if temperament == "balanced" else temperament))
