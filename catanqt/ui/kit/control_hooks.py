"""The hooks of a kit for the controls around the board: counters, hand, tools, questions, panels."""

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
    DiceDeck,
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


class ControlHooks:
    """Hooks for the controls around the board. Every hook has a default that adds nothing."""

    trades: ClassVar[tuple[str, ...]] = ()
    """The goods it brings to the trade between players, by their keys, in the order the engine counts them in."""

    def counters(self, perspective: Perspective, seat: int) -> Sequence[Counter]:
        return ()

    def awards(self, perspective: Perspective, seat: int) -> Sequence[Award]:
        return ()

    def goal(self, perspective: Perspective, seat: int) -> int:
        """How many points this seat needs to win, if it is this kit's to say; else 0."""
        return 0

    def scenery(self, kind: str) -> Callable[[QPainter, QRectF], None] | None:
        """What is painted on a card of one of its goods; None for the land that yields it, or a plain face."""
        return None

    def dice(self, perspective: Perspective) -> tuple[int, ...] | None:
        """The dice of this turn, none before they are rolled; None if this kit has no dice to show."""
        return None

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        """The dice that chance threw with this action; None if it is no throw of dice."""
        return None

    def dice_deck(self, perspective: Perspective) -> DiceDeck | None:
        """What is left of the deck that rolls are dealt from; None where dice are rolled."""
        return None

    def bank(self, perspective: Perspective) -> Sequence[Stock]:
        """The supply of the bank, and the viewer's rates."""
        return ()

    def tools(self, perspective: Perspective) -> Sequence[Tool]:
        return ()

    def buttons(self, perspective: Perspective) -> Sequence[Button]:
        return ()

    def button_names(self) -> Sequence[str]:
        """The names of all buttons there ever are, so that room is kept for them."""
        return ()

    def hand(self, perspective: Perspective) -> Sequence[HandCard]:
        return ()

    def cards(self, perspective: Perspective) -> Sequence[SpecialCard]:
        return ()

    def ask(self, perspective: Perspective) -> Question | Pick | None:
        """The viewer's current decision, if it belongs to this kit and is not made on the board."""
        return None

    def decide(self, actions: Sequence[Action], perspective: Perspective) -> Question | Pick | None:
        """How several actions of one gesture or card are asked for, where a plain question of `choice`s is not it."""
        return None

    def goods(self, perspective: Perspective) -> Sequence[HandCard]:
        """What the viewer has of each of its `trades`, none left out."""
        return self.hand(perspective) if self.trades else ()

    def swaps(self, kind: str, perspective: Perspective) -> Sequence[Action]:
        """What the viewer could get for a card of this kind now, where no trade is opened for it: at a market."""
        return ()

    def exchanges(self, perspective: Perspective) -> Sequence[Exchange]:
        """The viewer's possible trades with the bank."""
        return ()

    def panels(self, context: PageContext) -> Sequence[Panel]:
        return ()

    def extras(self, context: PageContext) -> Sequence[Panel]:
        """Panels for the hand strip, such as one's fish tokens."""
        return ()

    def stage(self, context: PageContext) -> Stage | None:
        return None

    def automatic_action(self, perspective: Perspective, preferences: Preferences) -> Action | None:
        """The viewer's action that needs no asking, such as declining an offer that cannot be paid."""
        return None

    def waits(self, perspective: Perspective) -> bool:
        """Whether chance waits for a gesture of a person, such as a shot: `context.controller.deal()` goes on."""
        return False
