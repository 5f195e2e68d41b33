"""The lessons, by the names of the games and scenarios they teach."""

from __future__ import annotations

from collections.abc import Callable

from catanqt.ui.tutorial.lesson import Lesson
from catanqt.ui.tutorial.lessons.big_game import big_game
from catanqt.ui.tutorial.lessons.classic import classic
from catanqt.ui.tutorial.lessons.fishermen import fishermen
from catanqt.ui.tutorial.lessons.junior import junior
from catanqt.ui.tutorial.lessons.soccer_fever import soccer_fever

LESSONS: dict[str, Callable[[str], Lesson]] = {
    "classic": classic,
    "soccer-fever": soccer_fever,
    "big-game": big_game,
    "fishermen": fishermen,
    "junior": junior,
}
"""Each makes its lesson for a player of this name, in the language that is set."""
