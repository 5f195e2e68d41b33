"""What a game shows on its board: pieces, gestures and motions."""

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
    """On the board. Every answer has a default that adds nothing."""

    def chart(self) -> BoardLayout | None:
        """The board's chart; that of the game itself, not of a scenario."""
        return None

    def decorate(self, chart: BoardLayout) -> None:
        """Add what lies on the board from the start, such as fisheries: `chart.extras`."""

    def pieces(self, seen: Perspective) -> Iterable[Piece]:
        """Its pieces on the board now."""
        return ()

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        """How one of its pieces is drawn on this spot."""
        return None

    def gesture(self, action: Action) -> Gesture | None:
        """How one of its actions is made with a piece, if it is."""
        return None

    def motions(self, event: Event, seen: Perspective) -> Sequence[Motion]:
        """What moves when this happens; `seen` is the moment after it."""
        return ()

    def moments(self, events: Sequence[Event], before: Perspective, after: Perspective) -> Sequence[Moment]:
        """The big news among what has just happened."""
        return ()
