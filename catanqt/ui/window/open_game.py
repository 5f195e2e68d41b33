"""The open game: its controller, and its number among the saved games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catanqt.ui.play.controller import GameController


@dataclass(frozen=True, eq=False)
class OpenGame:
    """A controller with the entry of its game among the saved games."""

    controller: GameController
    number: int
    """Its number among the saved games when it was opened; 0 for one that is kept nowhere, such as a lesson."""

    @property
    def kept(self) -> bool:
        """Whether it is among the saved games."""
        return self.number > 0

    @property
    def id(self) -> int:
        """Its number among the saved games; it may change if the file of saved games is replaced."""
        return int(getattr(self.controller.play, "id", self.number)) if self.kept else self.number
