"""The hooks of a kit for the board: pieces, gestures and motions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from catanqt.kernel.game import Action, Event
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import (
    Gesture,
    Look,
    Moment,
    Motion,
    Piece,
    Spot,
)

if TYPE_CHECKING:
    from catanqt.ui.board.board_layout import BoardLayout


class BoardHooks:
    """Hooks for the board. Every hook has a default that adds nothing."""

    def board_layout(self) -> BoardLayout | None:
        """The layout of the board; asked of the game itself, not of a scenario."""
        return None

    def decorate(self, board_layout: BoardLayout) -> None:
        """Add what lies on the board from the start, such as fisheries: `board_layout.extras`."""

    def pieces(self, perspective: Perspective) -> Iterable[Piece]:
        """Its pieces on the board now."""
        return ()

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        """The look of one of its pieces on this spot."""
        return None

    def gesture(self, action: Action) -> Gesture | None:
        """How one of its actions is made with a piece, if it is."""
        return None

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        """The motions of this event; `perspective` is the moment after it."""
        return ()

    def moments(self, events: Sequence[Event], before: Perspective, after: Perspective) -> Sequence[Moment]:
        """The events of this action that deserve a banner."""
        return ()
