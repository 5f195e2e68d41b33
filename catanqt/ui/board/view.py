"""The view of a board: fits it, zooms and pans, and lets the piece in hand be placed by mouse and keyboard."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from catanqt.ui.board.hint_marker import LAND
from catanqt.ui.board.layer import Layer
from catanqt.ui.board.scene import BoardScene
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.play.placement import DRAG_DISTANCE, Placement
from catanqt.ui.theme.theme import Theme

SNAP = 58.0
"""How near, in units of the scene, a point must be to a spot."""
"""The kinds of spots that are land; others lie at its edges."""
MOST_ZOOM = 5.0
ZOOM_STEP = 1.2
REPAINT_AFTER = 120
"""Milliseconds from the last change of zoom or size until the board is painted anew."""
ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class BoardView(QGraphicsView):
    """Shows a `BoardScene`; pieces on the board that may be moved are dragged from there."""

    pointed = Signal(object)
    """The spot under the pointer or the keyboard, None for none."""

    def __init__(self, scene: BoardScene, placement: Placement, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._placement = placement
        self._layer = Layer(scene.board_layout, theme)
        self._zoom = 1.0
        self._pressed: QPoint | None = None
        self._dragged_piece: str | None = None
        self._panning = False
        self._placed = False
        """Whether the last click put a piece down."""
        self._explored: Spot | None = None
        self._later = QTimer(self, singleShot=True, interval=REPAINT_AFTER)
        self._later.timeout.connect(self.viewport().update)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(360, 240)
        placement.add_zone(self)

    def features(self) -> list[QRect]:
        """What no card over the sea may cover, in the viewport."""
        return [self.mapFromScene(one).boundingRect() for one in self._board.board_layout.features()]

    # Zoom and pan

    @property
    def zoom(self) -> float:
        """How much larger than fitting into the view; 1 fits."""
        return self._zoom

    def zoom_by(self, factor: float) -> None:
        self._zoom = min(max(self._zoom * factor, 1.0), MOST_ZOOM)
        self._apply_zoom()

    def fit(self) -> None:
        self._zoom = 1.0
        self._apply_zoom()

    def _apply_zoom(self) -> None:
        bounds = self._board.board_layout.bounds
        fit = min(self.viewport().width() / bounds.width(), self.viewport().height() / bounds.height())
        scale = fit * self._zoom / self.transform().m11()
        self.scale(scale, scale)
        if self._zoom == 1.0:
            self.centerOn(bounds.center())
        self._later.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._apply_zoom()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120))
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.NativeGesture and isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value())
                return True
        elif event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRectF) -> None:  # type: ignore[override]
        visible = self.mapToScene(self.viewport().rect()).boundingRect()
        scale = self.transform().m11() * self.devicePixelRatioF()
        if not self._layer.fits(visible, scale) and (self._layer.empty or not self._later.isActive()):
            self._layer.make(visible, scale, self._zoom > 1.0)
        self._layer.draw(painter, rect)

    @property
    def layer(self) -> Layer:
        return self._layer

    # Spots

    def spot_at(self, point: QPoint) -> Spot | None:
        """The lit spot near a point of the screen."""
        return self._nearest(point, self._board.sites)

    def any_spot_at(self, point: QPoint, kinds: Iterable[str]) -> Spot | None:
        """Any spot of these kinds near a point of the screen."""
        wanted = set(kinds)
        return self._nearest(point, [spot for spot in self._board.board_layout.spots() if spot.kind in wanted])

    def _nearest(self, point: QPoint, spots: Iterable[Spot]) -> Spot | None:
        local = self.viewport().mapFromGlobal(point)
        if not self.viewport().rect().contains(local):
            return None
        at = self.mapToScene(local)
        found = min(((self._distance(at, spot), spot) for spot in spots), default=None)
        return found[1] if found is not None and found[0] <= self._reach(found[1]) else None

    def _distance(self, at: QPointF, spot: Spot) -> float:
        way = self._board.board_layout.place(spot) - at
        return math.hypot(way.x(), way.y())

    def _reach(self, spot: Spot) -> float:
        return 95.0 if spot.kind in LAND else SNAP

    def screen_point(self, spot: Spot) -> QPoint:
        """Where a spot is on the screen."""
        return self.viewport().mapToGlobal(self.mapFromScene(self._board.board_layout.place(spot)))

    def spot_point(self, spot: Spot) -> QPoint | None:
        return self.screen_point(spot) if self._board.has(spot) else None

    def spot_rect(self, spot: Spot) -> QRect | None:
        """The scene marks the spots of the board itself."""
        return None

    def _point_at(self, spot: Spot | None) -> None:
        self._placement.hover(spot)
        self.pointed.emit(spot)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._placed = False
        self._pressed = event.position().toPoint()
        movable = [piece for piece in self._placement.pieces if event.button() == Qt.MouseButton.LeftButton]
        item = self._board.piece_at(self.mapToScene(self._pressed), movable)
        self._dragged_piece = None if item is None else item.piece.kind
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at, glob = event.position().toPoint(), event.globalPosition().toPoint()
        if self._placement.dragging:
            self._placement.drag_move(glob)
            return
        if self._pressed is None:
            self._hover(glob)
            return
        way = at - self._pressed
        if not self._panning and way.manhattanLength() < DRAG_DISTANCE:
            return
        if self._dragged_piece is not None and not self._panning:
            self._placement.drag_begin(self._dragged_piece, glob)
            return
        self._panning = True
        self._pan(way)
        self._pressed = at

    def _pan(self, way: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - way.x())
        down.setValue(down.value() - way.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        glob = event.globalPosition().toPoint()
        clicked = self._pressed is not None and not self._panning
        self._pressed, self._panning = None, False
        if self._placement.dragging:
            self._placement.drag_end(glob)
        elif clicked and event.button() == Qt.MouseButton.LeftButton and self._placement.piece is not None:
            spot = self.spot_at(glob) or self.any_spot_at(glob, {spot.kind for spot in self._placement.spots})
            if spot is not None:
                self._placed = True
                self._placement.drop(spot)
            else:
                self._placement.put_back()
        elif event.button() == Qt.MouseButton.RightButton:
            self._placement.put_back()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks, but a corner clicked twice is no settlement and a road that nobody chose."""
        if not self._placed:
            self.mousePressEvent(event)

    def _hover(self, glob: QPoint) -> None:
        lit = self.spot_at(glob) if self._placement.piece is not None else None
        self._point_at(lit)
        spot = lit or self._nearest(glob, self._board.board_layout.spots())
        if spot is not None and self._near(glob, spot):
            QToolTip.showText(glob, self._board.board_layout.describe(spot), self)
        else:
            QToolTip.hideText()

    def _near(self, glob: QPoint, spot: Spot) -> bool:
        return self._distance(self.mapToScene(self.viewport().mapFromGlobal(glob)), spot) < 34

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            if self._placement.piece is not None:
                self._step(ARROWS[key])
            elif self._zoom == 1.0:
                self._explore(ARROWS[key])
            else:
                self._pan((ARROWS[key] * -60).toPoint())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._placement.hot is not None:
            self._placement.drop(self._placement.hot)
        elif key == Qt.Key.Key_Escape and self._placement.piece is not None and not self._placement.forced:
            self._placement.drag_cancel() if self._placement.dragging else self._placement.put_back()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / ZOOM_STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            event.ignore()

    def _step(self, direction: QPointF) -> None:
        """Go to the next lit spot in a direction, or to the first one if none is hovered over."""
        board_layout, sites = self._board.board_layout, sorted(self._board.sites)
        if not sites:
            return
        if self._placement.hot is None or self._placement.hot not in sites:
            first = min(sites, key=lambda spot: (board_layout.place(spot).y(), board_layout.place(spot).x()))
            self._point_at(self._board.hint if self._board.hint in sites else first)
            return
        found = self._next(self._placement.hot, sites, direction)
        if found is not None:
            self._point_at(found)

    def _explore(self, direction: QPointF) -> None:
        """With no piece in hand, go over the land itself and say what it is."""
        board_layout = self._board.board_layout
        land = [spot for spot in board_layout.spots() if spot.kind in LAND]
        if self._explored is None:
            middle = board_layout.bounds.center()
            self._explored = min(land, key=lambda spot: (self._distance(middle, spot), spot))
        else:
            self._explored = self._next(self._explored, land, direction) or self._explored
        self.pointed.emit(self._explored)
        QToolTip.showText(self.screen_point(self._explored), board_layout.describe(self._explored), self)

    def _next(self, start: Spot, spots: Iterable[Spot], direction: QPointF) -> Spot | None:
        """The nearest spot in a direction, those straight ahead first."""
        here = self._board.board_layout.place(start)
        best: tuple[float, Spot] | None = None
        for spot in spots:
            way = self._board.board_layout.place(spot) - here
            along = way.x() * direction.x() + way.y() * direction.y()
            aside = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
            if along > 1 and (best is None or along + 2 * aside < best[0]):
                best = along + 2 * aside, spot
        return None if best is None else best[1]
