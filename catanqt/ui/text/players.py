"""Texts about computer players: levels, temperaments, and names to give them.

The list of levels and temperaments comes from outside; a key without a text is shown as it is.
"""

from __future__ import annotations

from collections.abc import Collection

from catanqt.ui.text.i18n import tr

NAMES = (
    "Rosalind", "Anselm", "Matilda", "Davi", "Amina", "Noor", "Viggo", "Selma", "Idris", "Clara", "Ivo", "Ines",
    "Lars", "Nadia", "Jorge", "Paulina", "Tariq", "Elin", "Hugo", "Mina", "Otis", "Thea", "Rafi", "Luz",
)  # fmt: skip
"""First names from many coasts, none of them that of a character of the cast."""


def fresh_name(taken: Collection[str], start: int = 0) -> str:
    """A name that nobody has yet, looked for from place `start` of the pool on."""
    order = [NAMES[(start + step) % len(NAMES)] for step in range(len(NAMES))]
    return next((name for name in order if name not in taken), order[0])


def level_name(key: str) -> str:
    names = {
        "random": tr("Random"),
        "novice": tr("Novice"),
        "easy": tr("Easy"),
        "medium": tr("Medium"),
        "hard": tr("Hard"),
        "expert": tr("Expert"),
    }
    return names.get(key, _spoken(key))


def level_line(key: str) -> str:
    """What to expect of a level, in one line."""
    lines = {
        "random": tr("Plays at random; good for a look around."),
        "novice": tr("Knows the rules and builds what it can."),
        "easy": tr("Simple rules; good for learning."),
        "medium": tr("Sound rules, a fair match for most players."),
        "hard": tr("Plans by rules, watches what you need."),
        "expert": tr("Plans further, has learned from many games."),
    }
    return lines.get(key, "")


def temper_name(key: str) -> str:
    names = {
        "balanced": tr("Balanced"),
        "builder": tr("Builder"),
        "trader": tr("Trader"),
        "fighter": tr("Fighter"),
        "explorer": tr("Explorer"),
        "gambler": tr("Gambler"),
        "cautious": tr("Cautious"),
    }
    return names.get(key, _spoken(key))


def temper_line(key: str) -> str:
    """How a temperament shows, in one line."""
    lines = {
        "balanced": tr("Makes the most of every chance."),
        "builder": tr("Would rather build than haggle."),
        "trader": tr("Swaps often and enjoys a good deal."),
        "fighter": tr("Likes to get in the way of others."),
        "explorer": tr("Spreads far and likes new land."),
        "gambler": tr("Buys cards and trusts to luck."),
        "cautious": tr("Spends early and keeps the hand small."),
    }
    return lines.get(key, "")


def player_line(level: str, temper: str) -> str:
    """What to expect of a computer player."""
    lines = [line for line in (level_line(level), temper_line(temper)) if line]
    return " ".join(lines)


def _spoken(key: str) -> str:
    """A key without words of its own, made presentable."""
    return key.replace("_", " ").replace("-", " ").capitalize()
