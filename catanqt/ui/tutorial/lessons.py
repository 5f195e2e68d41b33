"""The lessons, by the names of the games and scenarios they teach."""

from __future__ import annotations

from collections.abc import Callable

from catanqt.ui.games import presentations
from catanqt.ui.tutorial.lesson import Lesson


def lessons() -> dict[str, Callable[[str], Lesson]]:
    """Each makes its lesson for a player of this name, in the language that is set."""
    return {one.key: lesson for one in presentations() if (lesson := one.lesson()) is not None}
