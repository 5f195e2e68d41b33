"""A game on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catanqt.ui.controller import Table


@dataclass(frozen=True, eq=False)
class OpenGame:
    """A table with what the saved games know of the game on it."""

    table: Table
    number: int
    """Its number among the saved games when it was opened; 0 for one that is kept nowhere, such as a lesson."""

    @property
    def kept(self) -> bool:
        """Whether it is among the saved games."""
        return self.number > 0

    @property
    def id(self) -> int:
        """Its number among the saved games; it may change if the file of saved games is replaced."""
        return int(getattr(self.table.play, "id", self.number)) if self.kept else self.number
