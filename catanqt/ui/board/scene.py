"""The scene of a board: pieces kept in step with the game, highlighted spots, and the ghost of the piece in hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.board.hint_marker import HEIGHT as HINT_HEIGHT
from catanqt.ui.board.hint_marker import LAND, HintMarker, Light
from catanqt.ui.board.items import GHOST_HEIGHT, PaintedItem, PieceItem, SiteItem
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Look, Piece, Spot
from catanqt.ui.theme.theme import Theme

GHOST_OPACITY = 0.86


class BoardScene(QGraphicsScene):
    """The items of a board. Events may animate; `sync` makes the items agree with the game, whatever happened before.

    It is deleted with its parent, before its items are garbage-collected.
    """

    def __init__(self, board_layout: BoardLayout, kits: Sequence[Kit], theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.board_layout = board_layout
        self._kits = kits
        self._theme = theme
        self._items: dict[tuple[str | int, ...], PieceItem] = {}
        self._sites: dict[Spot, SiteItem] = {}
        self._ghost: PaintedItem | None = None
        self._advised: list[PaintedItem] = []
        self.hint: Spot | None = None
        """The spot that a hint speaks of."""
        self.setSceneRect(board_layout.bounds)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def look(self, kind: str, colour_seat: int, spot: Spot, count: int = 1) -> Look | None:
        """How a piece is drawn there, by whichever kit knows it."""
        angle = self.board_layout.angle(spot)
        looks = (kit.look(kind, colour_seat, spot, count, angle) for kit in self._kits)
        return next((look for look in looks if look is not None), None)

    def sync(self, perspective: Perspective) -> tuple[list[PieceItem], list[tuple[PieceItem, QPointF]]]:
        """Make the items agree with the game; which pieces are new, and which came from where."""
        wanted: dict[tuple[str | int, ...], Piece] = {
            piece.key: piece for kit in self._kits for piece in kit.pieces(perspective)
        }
        for key in [key for key in self._items if key not in wanted]:
            self.removeItem(self._items.pop(key))
        new: list[PieceItem] = []
        moved: list[tuple[PieceItem, QPointF]] = []
        for key, piece in wanted.items():
            old = self._items.get(key)
            if old is not None and old.piece == piece:
                old.setPos(old.home)
                continue
            item = self._place(piece)
            if item is None:
                continue
            if old is None:
                new.append(item)
            else:
                if old.home != item.home:
                    moved.append((item, old.home))
                self.removeItem(old)
            self._items[key] = item
        return new, moved

    def _place(self, piece: Piece) -> PieceItem | None:
        look = self.look(piece.kind, piece.seat, piece.spot, piece.count)
        if look is None:
            return None
        item = PieceItem(piece, look, self.board_layout.place(piece.spot))
        self.addItem(item)
        return item

    def piece_at(self, point: QPointF, kinds: Iterable[str]) -> PieceItem | None:
        """The topmost piece of these kinds at a point."""
        wanted = set(kinds)
        for item in self._items.values():
            near = item.piece.kind in wanted and item.mapFromScene(point).manhattanLength() < 40
            if near:
                return item
        return None

    # The piece in hand

    def show_sites(self, spots: Iterable[Spot], hot: Spot | None, seat: int, colour: str) -> None:
        """Light these spots of the board, and no others."""
        owner = self._theme.owners[colour]
        wanted = {spot for spot in spots if self.has(spot)}
        for spot in [spot for spot in self._sites if spot not in wanted]:
            self.removeItem(self._sites.pop(spot))
        for spot in wanted:
            is_hot = spot == hot
            item = self._sites.get(spot)
            if item is not None and (item.data(0) == is_hot):
                continue
            if item is not None:
                self.removeItem(item)
            place, angle, outline = (
                self.board_layout.place(spot),
                self.board_layout.angle(spot),
                self.board_layout.outline(spot),
            )
            item = SiteItem(spot, place, angle, owner, is_hot, outline)
            item.setData(0, is_hot)
            self.addItem(item)
            self._sites[spot] = item

    @property
    def sites(self) -> Sequence[Spot]:
        """The lit spots."""
        return tuple(self._sites)

    def has(self, spot: Spot) -> bool:
        """Whether the spot lies on this board."""
        try:
            self.board_layout.place(spot)
        except KeyError:
            return False
        return True

    def show_ghost(self, kind: str | None, spot: Spot | None, seat: int = NOBODY) -> None:
        """Show the piece as it would stand there; None takes it away."""
        if self._ghost is not None:
            self.removeItem(self._ghost)
            self._ghost = None
        if kind is not None and spot is not None and self.has(spot):
            self._ghost = self._make_ghost(kind, spot, seat, GHOST_HEIGHT)

    def _make_ghost(self, kind: str, spot: Spot, seat: int, height: float) -> PaintedItem | None:
        look = self.look(kind, seat, spot)
        if look is None:
            return None
        made = PaintedItem(look.paint, look.extent)
        made.setPos(self.board_layout.place(spot) + QPointF(look.dx, look.dy))
        made.setZValue(height)
        made.setOpacity(GHOST_OPACITY)
        self.addItem(made)
        return made

    def show_hint(self, kind: str | None, spot: Spot | None = None, seat: int = NOBODY) -> None:
        """Mark a spot with light and the piece that is advised there; None takes it away."""
        for old in self._advised:
            self.removeItem(old)
        self._advised, self.hint = [], None
        if kind is None or spot is None or not self.has(spot):
            return
        self.hint = spot
        place, outline = self.board_layout.place(spot), self.board_layout.outline(spot)
        self._advised = [HintMarker(spot, place, self.board_layout.angle(spot), outline)]
        if outline is None and spot.kind not in LAND:  # what is written on a hex stays readable
            self._advised.append(Light(place))
        for item in self._advised:
            self.addItem(item)
        ghost = self._make_ghost(kind, spot, seat, HINT_HEIGHT + 1)
        if ghost is not None:
            self._advised.append(ghost)

    @property
    def advised(self) -> Sequence[PaintedItem]:
        """What marks a hint on the board."""
        return self._advised

    @property
    def ghost(self) -> QPointF | None:
        """Where the ghost stands, if there is one."""
        return None if self._ghost is None else self._ghost.pos()
