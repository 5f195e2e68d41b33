"""The piece in hand: which one was taken from the tray, where it may go, the spot under the pointer.

Dragging, clicking and the keyboard all end in `take`, `hover` and `drop`. Legality comes from the options of the task
alone; the reason why a drop is refused comes from the rules, by trying the action it would have been.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, QRect, Signal

from catanqt.kernel.game import Action
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Gesture, Spot
from catanqt.ui.play.controller import GameController

DRAG_DISTANCE = 6
"""How far, in pixels, a press must move to be a drag."""


class Zone(Protocol):
    """A widget with spots to drop pieces on: the board, or a panel beside it."""

    def spot_at(self, point: QPoint) -> Spot | None:
        """The lit spot near a point of the screen."""
        ...

    def any_spot_at(self, point: QPoint, kinds: Iterable[str]) -> Spot | None:
        """Any spot of these kinds near a point of the screen, lit or not."""
        ...

    def spot_point(self, spot: Spot) -> QPoint | None:
        """Where a spot is on the screen; None if it is not one of these, or not in sight."""
        ...

    def spot_rect(self, spot: Spot) -> QRect | None:
        """Where in this widget a hint rings a spot; None if that is marked in another way."""
        ...


class Placement(QObject):
    """One for each game page."""

    changed = Signal()
    """The piece, its spots or the hovered spot has changed."""
    moved = Signal(QPoint)
    """The piece is dragged to this point of the screen."""
    returned = Signal()
    """The piece was dropped on an illegal spot, and flies back."""
    refused = Signal(str)
    """The code of the reason."""
    many = Signal(object)
    """Several actions fit the drop: a list of them, to ask which."""

    def __init__(self, controller: GameController, kits: Sequence[Kit], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._kits = kits
        self._zones: list[Zone] = []
        self._legal: dict[str, dict[Spot, tuple[Action, ...]]] = {}
        self._start = QPoint()
        self.piece: str | None = None
        self.hot: Spot | None = None
        self.dragging = False
        self.forced = False
        """Whether the game waits for just this piece, so that it cannot be put back."""

    @property
    def spots(self) -> dict[Spot, tuple[Action, ...]]:
        """Where the piece in hand may go, with what going there means."""
        return self._legal.get(self.piece, {}) if self.piece is not None else {}

    @property
    def pieces(self) -> Sequence[str]:
        """The pieces that may be taken."""
        return tuple(self._legal)

    @property
    def start(self) -> QPoint:
        """Where on the screen the drag began."""
        return self._start

    @property
    def zones(self) -> Sequence[Zone]:
        """Where pieces can be dropped."""
        return tuple(self._zones)

    def add_zone(self, zone: Zone) -> None:
        self._zones.append(zone)

    def sync(self, perspective: Perspective) -> None:
        """Update the legal actions; keep the piece in hand if it is still legal."""
        self._legal = {}
        others = False
        for action in perspective.options:
            gesture = self.gesture(action)
            if gesture is None:
                others = True
                continue
            there = self._legal.setdefault(gesture.piece, {})
            there[gesture.spot] = (*there.get(gesture.spot, ()), action)
        self.forced = len(self._legal) == 1 and not others
        held = next(iter(self._legal)) if self.forced else self.piece if self.piece in self._legal else None
        if held != self.piece:
            # What was dragged is out of the hand, by an undo for instance: whatever takes its place is not dragged.
            self.piece, self.dragging = held, False
        if self.hot not in self.spots:
            self.hot = None
        self.changed.emit()

    def gesture(self, action: Action) -> Gesture | None:
        return next((found for kit in self._kits if (found := kit.gesture(action)) is not None), None)

    def take(self, piece: str) -> None:
        """Take a piece in hand, or put it back if it is there already."""
        if piece == self.piece and not self.forced and not self.dragging:
            self.put_back()
        elif piece in self._legal:
            self.piece, self.hot = piece, None
            self.changed.emit()

    def put_back(self) -> None:
        if self.piece is None:
            return
        if not self.forced:
            self.piece = None
        self.hot, self.dragging = None, False
        self.changed.emit()

    def hover(self, spot: Spot | None) -> None:
        """The piece is over this highlighted spot now, or over none."""
        spot = spot if spot in self.spots else None
        if spot != self.hot:
            self.hot = spot
            self.changed.emit()

    def drop(self, spot: Spot | None) -> bool:
        """Let go of the piece: on a lit spot it is played, elsewhere it goes back and the reason is shown."""
        piece = self.piece
        if piece is None:
            return False
        actions = self.spots.get(spot, ()) if spot is not None else ()
        if not actions:
            self.refused.emit(self._reason(piece, spot))
            self._let_go()
            return False
        self._let_go()
        if len(actions) > 1:
            self.many.emit(list(actions))
            return True
        return self._controller.submit(actions[0])

    def _let_go(self) -> None:
        self.dragging = False
        self.hot = None
        if not self.forced:
            self.piece = None
        self.changed.emit()

    def _reason(self, piece: str, spot: Spot | None) -> str:
        """Why the rules refuse the piece there: asked of the action that it would have been."""
        action = None if spot is None else self._attempt(piece, spot)
        if action is None:
            return "no-such-place"
        return self._controller.perspective.game.refusal(action) or "no-such-place"

    def _attempt(self, piece: str, spot: Spot) -> Action | None:
        """The action of putting the piece there, legal or not, made after one that is legal."""
        for model, actions in self._legal[piece].items():
            action: Any = actions[0]
            for field in fields(action) if model.kind == spot.kind else ():
                if getattr(action, field.name) == model.index:
                    tried: Action = replace(action, **{field.name: spot.index})
                    if self.gesture(tried) == Gesture(piece, spot):
                        return tried
        return None

    # Dragging: points are those of the screen

    def drag_begin(self, piece: str, point: QPoint) -> bool:
        """Lift a piece; False if it may not be taken now."""
        if piece not in self._legal:
            return False
        self.piece, self.hot, self.dragging, self._start = piece, None, True, point
        self.changed.emit()
        self.moved.emit(point)
        return True

    def drag_move(self, point: QPoint) -> None:
        if self.dragging:
            self.hover(self._spot_at(point))
            self.moved.emit(point)

    def drag_end(self, point: QPoint) -> None:
        """Drop what is dragged; an illegal drop flies back."""
        if not self.dragging:
            return
        spot = self._spot_at(point) or self._any_spot_at(point)
        back_home = (point - self._start).manhattanLength() < 4 * DRAG_DISTANCE and spot is None
        if back_home:
            self.put_back()
        elif not self.drop(spot):
            self.returned.emit()

    def drag_cancel(self) -> None:
        if self.dragging:
            self.put_back()
            self.returned.emit()

    def _spot_at(self, point: QPoint) -> Spot | None:
        return next((spot for zone in self._zones if (spot := zone.spot_at(point)) is not None), None)

    def _any_spot_at(self, point: QPoint) -> Spot | None:
        """A spot of the right kind near there, even where the piece may not stand, to say why not."""
        kinds = {spot.kind for spot in self.spots}
        return next((spot for zone in self._zones if (spot := zone.any_spot_at(point, kinds)) is not None), None)

    def point_of(self, spot: Spot) -> QPoint | None:
        """Where on the screen a spot is in sight, on the board or beside it."""
        return next((point for zone in self._zones if (point := zone.spot_point(spot)) is not None), None)
