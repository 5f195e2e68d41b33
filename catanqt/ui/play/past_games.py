"""What was played before, for pages that are about the next game: read when it is first asked for."""

from __future__ import annotations

from functools import cached_property

from catanqt.ui.play.library import Library, LibraryError, PlayedGames
from catanqt.ui.text.i18n import tr


class PastGames:
    """All finished games. None are known without a library, or when they cannot be read: `problem` says why."""

    def __init__(self, library: Library | None) -> None:
        self._library = library
        self.problem = ""

    @cached_property
    def games(self) -> PlayedGames:
        if self._library is None:
            return PlayedGames()
        try:
            return self._library.statistics()
        except LibraryError as error:
            self.problem = tr("Saved games: {problem}", problem=str(error))
            return PlayedGames()
