"""The widgets that kits add to the game page: panels beside the board and stages in its place."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt


class Panel(QWidget):
    """A panel of the right column. `title` and `icon` name it; `sync` shows a moment."""

    title: str = ""
    tab: str = ""
    """A shorter title, where panels are tabs; the title itself if it is short enough."""
    icon: str = ""
    trades = False
    """Whether goods are swapped here: where there are no offers to compose, the button Trade leads here."""
    actions_chosen = Signal(list)
    """Several actions fit what was pressed: a list of them, to ask which."""
    wanted = Signal()
    """It must be visible now, such as the Big Game's table when a settler is in hand: bring its tab to the front."""

    def fit(self, card: int) -> None:
        """The cards beside it are so wide now, at 100 %: take the room that goes with them. Asked in the hand strip."""

    def sync(self, perspective: Perspective) -> None:
        raise NotImplementedError


class Stage(QWidget):
    """A scene that takes the board's place for a while, such as a matchday."""

    changed = Signal()
    """`wanted` or `withholds_news` may have changed."""

    @property
    def withholds_news(self) -> bool:
        """Whether it is still showing what was played already: log and banners must not reveal the outcome yet."""
        return False

    def wanted(self, perspective: Perspective) -> bool:
        """Whether it should be shown now."""
        raise NotImplementedError

    @property
    def prompt(self) -> Prompt | None:
        """What the page says while it is still shown though the game is beyond it; None for what the game expects."""
        return None

    def sync(self, perspective: Perspective) -> None:
        raise NotImplementedError

    def skip(self) -> None:
        """Show the end at once."""
        raise NotImplementedError
