"""The piece that is dragged: it follows the pointer over the whole page, and flies home where it may not stand."""

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
    """Shows what `Placing` says, above everything else on the page."""

    def __init__(
        self, desk: PageContext, scene: BoardScene, board: BoardView, overlay: Overlay, animator: Animator
    ) -> None:
        super().__init__(overlay)
        self._desk, self._scene, self._board, self._overlay, self._animator = desk, scene, board, overlay, animator
        self._last: tuple[Look, QPoint] | None = None
        """What was carried, and where."""
        desk.placing.moved.connect(self._carry)
        desk.placing.returned.connect(self._fly_home)

    def _carry(self, point: QPoint) -> None:
        look = self._look()
        self._last = None if look is None else (look, point)
        if look is not None and self._desk.placing.hot is None:
            self._overlay.carry(look, point, self._board.transform().m11())
        else:
            self._overlay.carry(None)

    def _look(self) -> Look | None:
        placing = self._desk.placing
        if placing.piece is None or not placing.spots:
            return None
        return self._scene.look(placing.piece, self._desk.table.seen.viewer, next(iter(placing.spots)))

    def _fly_home(self) -> None:
        """An illegal drop goes back where it came from."""
        speed = self._animator.speed
        if not speed or self._last is None or self._desk.preferences["reduce_motion"]:
            return
        look, point = self._last
        start, end = (QPointF(self._overlay.mapFromGlobal(place)) for place in (point, self._desk.placing.start))
        self._overlay.fly(Sprite(look, start, end, 0, int(FLY_HOME_MS * speed), self._board.transform().m11()))
