"""The piece being dragged: it follows the pointer over the whole page, and flies back where it may not stand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF

from catanqt.ui.board.animator import Animator
from catanqt.ui.board.overlay import Overlay, Sprite
from catanqt.ui.board.scene import BoardScene
from catanqt.ui.board.view import BoardView
from catanqt.ui.kit.view_data import Look
from catanqt.ui.play.page_context import PageContext

FLY_HOME_MS = 260


class DragView(QObject):
    """Shows the piece in hand of a `Placement`, above everything else on the page."""

    def __init__(
        self, context: PageContext, scene: BoardScene, board: BoardView, overlay: Overlay, animator: Animator
    ) -> None:
        super().__init__(overlay)
        self._context, self._scene, self._board, self._overlay, self._animator = (
            context,
            scene,
            board,
            overlay,
            animator,
        )
        self._last: tuple[Look, QPoint] | None = None
        """What was carried, and where."""
        context.placement.moved.connect(self._carry)
        context.placement.returned.connect(self._fly_home)

    def _carry(self, point: QPoint) -> None:
        look = self._look()
        self._last = None if look is None else (look, point)
        if look is not None and self._context.placement.hot is None:
            self._overlay.carry(look, point, self._board.transform().m11())
        else:
            self._overlay.carry(None)

    def _look(self) -> Look | None:
        placement = self._context.placement
        if placement.piece is None or not placement.spots:
            return None
        return self._scene.look(
            placement.piece, self._context.controller.perspective.viewer, next(iter(placement.spots))
        )

    def _fly_home(self) -> None:
        """An illegal drop goes back where it came from."""
        speed = self._animator.speed
        if not speed or self._last is None or self._context.preferences["reduce_motion"]:
            return
        look, point = self._last
        start, end = (QPointF(self._overlay.mapFromGlobal(place)) for place in (point, self._context.placement.start))
        self._overlay.fly(Sprite(look, start, end, 0, int(FLY_HOME_MS * speed), self._board.transform().m11()))
