"""The widgets that kits add to the game page: panels beside the board and stages in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from catanqt.ui.kit.perspective import Perspective

if TYPE_CHECKING:
    pass


class Panel(QWidget):
    """A panel of the right column. `title` and `icon` name it; `sync` shows a moment."""

    title: str = ""
    tab: str = ""
    """A shorter title, where panels are tabs; the title itself if it is short enough."""
    icon: str = ""
    actions_chosen = Signal(list)
    """Several actions fit what was pressed: a list of them, to ask which."""
    wanted = Signal()
    """It should be in sight now, such as the table when a settler is in hand: bring its tab to the front."""

    def fit(self, card: int) -> None:
        """The cards beside it are so wide now, at 100 %: take the room that goes with them. Asked in the hand strip."""

    def sync(self, seen: Perspective) -> None:
        raise NotImplementedError


class Stage(QWidget):
    """A scene that takes the board's place for a while, such as a matchday."""

    changed = Signal()
    """It may be wanted no more (or only now), or what it hushed may be told: ask `wanted` and `hushed` again."""

    @property
    def hushed(self) -> bool:
        """Whether it still shows how something came that was played already: nobody may tell the end before."""
        return False

    def wanted(self, seen: Perspective) -> bool:
        """Whether it should be shown now."""
        raise NotImplementedError

    def sync(self, seen: Perspective) -> None:
        raise NotImplementedError

    def skip(self) -> None:
        """Show the end at once."""
        raise NotImplementedError
