"""The cast: computer players with a name, a skill and a temperament that stay the same from game to game.

A seat names its character in the third part of the player's text (`kernel/player_name.py`), so headers, files and
results carry it. What the window says and shows of a character lies there: texts in `ui/text/cast.py`, talk in
`ui/talk`, faces in `ui/theme/art/portraits`.
"""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.kernel.player_name import SKILL, PlayerName


@dataclass(frozen=True, slots=True)
class Character:
    """A computer player that one meets again."""

    key: str
    name: str
    skill: int
    temperament: str

    @property
    def player(self) -> str:
        """How it is written in a header."""
        return str(PlayerName(SKILL, self.skill, self.temperament, self.key))


CAST = (
    Character("leonie", "Leonie", 0, "balanced"),
    Character("emil", "Emil", 10, "builder"),
    Character("oda", "Oda", 20, "cautious"),
    Character("tomasz", "Tomasz", 28, "fighter"),
    Character("bruno", "Bruno", 36, "gambler"),
    Character("kofi", "Kofi", 44, "trader"),
    Character("mateo", "Mateo", 52, "explorer"),
    Character("freya", "Freya", 60, "fighter"),
    Character("wilhelm", "Wilhelm", 67, "builder"),
    Character("zuri", "Zuri", 74, "gambler"),
    Character("hedda", "Hedda", 80, "cautious"),
    Character("samira", "Samira", 86, "trader"),
    Character("yara", "Yara", 93, "explorer"),
    Character("akiko", "Akiko", 100, "balanced"),
)
"""The weakest first."""
BY_KEY = {one.key: one for one in CAST}


def character_of(player: str) -> Character | None:
    """The character that plays as this text says; None for everybody else."""
    return BY_KEY.get(PlayerName.read(player).character)
