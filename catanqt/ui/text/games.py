"""Names of games, scenarios and boards; the keys are those of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.ui.kit.presentation import Presentation


def game_name(key: str) -> str:
    """The name of a game or scenario; one that is not known keeps its key."""
    found = _presentation(key)
    return key if found is None else found.name()


def game_line(key: str) -> str:
    """What it is about, in one line."""
    found = _presentation(key)
    return "" if found is None else found.summary()


def played(game: str, scenarios: Sequence[str]) -> str:
    """What is played: the game, or the scenarios that make it."""
    return " + ".join(game_name(key) for key in scenarios or (game,)) or tr("Unknown game")


def goal_text(game: str, scenarios: Sequence[str], points: int) -> str:
    """How it is won."""
    from catanqt.ui.games import game_presentation, presentation_of

    notes = (presentation_of(name).goal_note() for name in scenarios)
    return " ".join([game_presentation(game).goal_sentence(points), *filter(None, notes)])


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
        "random": tr("Everything is shuffled, but 6 and 8 never touch."),
        "beginner": tr("Always the same island, with the first settlements and roads already built."),
        "printed": tr("The islands are always the same; two players sail a smaller sea."),
    }
    return lines.get(kind, "")


def saved_name(game: str, seed: str) -> str:
    """What a new game is called among the saved ones, until somebody calls it otherwise."""
    from catanqt.ui.games import game_presentation

    return game_presentation(game).saved_name(seed)


def _presentation(key: str) -> Presentation | None:
    """That of a game or scenario in the catalogue, imported when its name is first needed: the rules come with it."""
    from catanqt.rules.catalog import KINDS
    from catanqt.ui.games import presentation_of

    return presentation_of(key) if key in KINDS else None
