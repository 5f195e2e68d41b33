"""The lessons, by the names of the games and scenarios they teach."""

from __future__ import annotations

from collections.abc import Callable

from catanqt.ui.tutorial.lesson import Lesson
from catanqt.scenarios.big_game.ui.lesson import big_game
from catanqt.ui.games.classic.lesson import classic
from catanqt.scenarios.fishermen.ui.lesson import fishermen
from catanqt.ui.games.junior.lesson import junior
from catanqt.scenarios.soccer_fever.ui.lesson import soccer_fever

LESSONS: dict[str, Callable[[str], Lesson]] = {
    "classic": classic,
    "soccer-fever": soccer_fever,
    "big-game": big_game,
    "fishermen": fishermen,
    "junior": junior,
}
"""Each makes its lesson for a player of this name, in the language that is set."""
