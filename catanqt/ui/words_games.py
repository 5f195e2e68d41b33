"""Words for games, scenarios and boards; the keys are those of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.rules.catalog import KINDS
from catanqt.ui.games import game_presentation, presentation_of
from catanqt.ui.language import tr


def game_name(key: str) -> str:
    """The name of a game or scenario; one that is not known keeps its key."""
    return presentation_of(key).name() if key in KINDS else key


def game_line(key: str) -> str:
    """What it is about, in one line."""
    return presentation_of(key).summary() if key in KINDS else ""


def played(game: str, scenarios: Sequence[str]) -> str:
    """What is played: the game, or the scenarios that make it."""
    return " + ".join(game_name(key) for key in scenarios or (game,)) or tr("Unknown game")


def board_name(kind: str) -> str:
    names = {
        "variable": tr("Shuffled island"),
        "random": tr("Random numbers"),
        "beginner": tr("Beginners' island"),
        "printed": tr("Pirate islands"),
    }
    return names.get(kind, kind)


def board_line(kind: str) -> str:
    """What is special about a kind of board."""
    lines = {
        "variable": tr("Land and harbours are shuffled, the numbers follow a spiral: fair for everyone."),
        "random": tr("Everything is shuffled; only 6 and 8 never touch."),
        "beginner": tr("Always the same island, with the first settlements and roads already built."),
        "printed": tr("The islands are always the same; two players sail a smaller sea."),
    }
    return lines.get(kind, "")


def saved_name(game: str, seed: str) -> str:
    """What a new game is called among the saved ones, until somebody calls it otherwise."""
    return game_presentation(game).saved_name(seed)
