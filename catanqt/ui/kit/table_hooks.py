"""What a game puts around the board: counters, hand, tools, questions, panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from catanqt.kernel.game import Action
from catanqt.ui.kit.panels import Panel, Stage
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import (
    Award,
    Button,
    Counter,
    Exchange,
    HandCard,
    Pick,
    Question,
    SpecialCard,
    Stock,
    Tool,
)
from catanqt.ui.qt.preferences import Preferences

if TYPE_CHECKING:
    from catanqt.ui.play.page_context import PageContext


class TableHooks:
    """Around the board. Every answer has a default that adds nothing."""

    trades: ClassVar[tuple[str, ...]] = ()
    """The goods it brings to the trade between players, by their keys, in the order the engine counts them in."""

    def counters(self, seen: Perspective, seat: int) -> Sequence[Counter]:
        return ()

    def awards(self, seen: Perspective, seat: int) -> Sequence[Award]:
        return ()

    def goal(self, seen: Perspective, seat: int) -> int:
        """How many points this seat needs to win, if it is this kit's to say; else 0."""
        return 0

    def scenery(self, kind: str) -> Callable[[QPainter, QRectF], None] | None:
        """What is painted on a card of one of its goods; None for the land that yields it, or a plain face."""
        return None

    def dice(self, seen: Perspective) -> tuple[int, ...] | None:
        """The dice of this turn, none before they are rolled; None if this kit has no dice to show."""
        return None

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        """The dice that chance threw with this action; None if it is no throw of dice."""
        return None

    def bank(self, seen: Perspective) -> Sequence[Stock]:
        """What the bank holds, and what the viewer pays there."""
        return ()

    def tools(self, seen: Perspective) -> Sequence[Tool]:
        return ()

    def buttons(self, seen: Perspective) -> Sequence[Button]:
        return ()

    def hand(self, seen: Perspective) -> Sequence[HandCard]:
        return ()

    def cards(self, seen: Perspective) -> Sequence[SpecialCard]:
        return ()

    def ask(self, seen: Perspective) -> Question | Pick | None:
        """What the viewer must decide now, if it is one of its tasks and not made on the board."""
        return None

    def decide(self, actions: Sequence[Action], seen: Perspective) -> Question | Pick | None:
        """How several actions of one gesture or card are asked for, where a plain question of `choice`s is not it."""
        return None

    def goods(self, seen: Perspective) -> Sequence[HandCard]:
        """What the viewer has of each of its `trades`, none left out."""
        return self.hand(seen) if self.trades else ()

    def swaps(self, kind: str, seen: Perspective) -> Sequence[Action]:
        """What the viewer could get for a card of this kind now, where no trade is opened for it: at a market."""
        return ()

    def exchanges(self, seen: Perspective) -> Sequence[Exchange]:
        """What the viewer could change at the bank now."""
        return ()

    def panels(self, desk: PageContext) -> Sequence[Panel]:
        return ()

    def extras(self, desk: PageContext) -> Sequence[Panel]:
        """Panels for the hand strip, such as one's fish tokens."""
        return ()

    def stage(self, desk: PageContext) -> Stage | None:
        return None

    def obvious(self, seen: Perspective, preferences: Preferences) -> Action | None:
        """What the viewer would do without being asked, such as declining an offer that cannot be paid."""
        return None

    def waits(self, seen: Perspective) -> bool:
        """Whether chance waits for a gesture of a person, such as a shot: `desk.table.deal()` goes on."""
        return False
