"""What the composition root hands to the window: preferences, saved games, agents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from catanqt.ui.play.library import Library, ReadGame
from catanqt.ui.play.reviewer import Reviewer
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.play.controller import Play


@dataclass(frozen=True, slots=True)
class Services:
    """The dependencies of the window, made by the composition root."""

    preferences: Preferences
    library: Library
    agent_worker: AgentWorker
    levels: Sequence[str]
    """The levels of computer players, weakest first."""
    temperaments: Sequence[str]
    begin: Callable[[Header, str], tuple[int, Play]]
    """Begin a game under a name: its number among the saved games, and the game. May raise `LibraryError`."""
    resume: Callable[[int], tuple[int, Play]]
    """Go on with a saved game: its number, another one if it had to be restored, and the game. May raise as well."""
    fork: Callable[[int, int, str], tuple[int, Play]]
    """Begin a game under a name that goes on after so many entries of the one that is being played."""
    adopt: Callable[[ReadGame], tuple[int, Play]]
    """Add a game that was read from a file to the saved ones, and go on with it."""
    is_open: Callable[[], bool] = lambda: True
    """Whether the saved games have been opened; until they are, the first page does without them."""
    open: Callable[[], str | None] = lambda: None
    """Open them; returns a warning for the player, if there is one."""
    lasting: Callable[[], bool] = lambda: True
    """Whether they are kept when the program is closed; not if their folder cannot be used."""
    reviewer: Reviewer | None = None
    """Who reviews games; without one no reviews are offered."""
    data_folder: Path | None = None
    """Where saved games lie; None if they are kept in memory only."""
