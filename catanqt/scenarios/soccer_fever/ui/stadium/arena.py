"""The stadium's view: here the player flicks the shot, and the shot is shown.

Its scene is as large as the view, one unit a pixel; the `Camera` gives everything its place.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from catanqt.scenarios.soccer_fever.ui.stadium.camera import SPOT, Camera, Place
from catanqt.scenarios.soccer_fever.ui.stadium.items import (
    AimItem,
    BallItem,
    BannerItem,
    FrameItem,
    KeeperItem,
    NetItem,
)
from catanqt.scenarios.soccer_fever.ui.stadium.pictures import PICTURES
from catanqt.scenarios.soccer_fever.ui.stadium.shot_script import (
    FIRST_AIM,
    REACHED,
    READY,
    Aim,
    Shot,
    ball_place,
    clamp_aim,
    ending_word,
    keeper_pose,
)
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

REMAKE_MS = 120
"""After the last change of size, before the stadium is painted anew."""
STEPS = {
    Qt.Key.Key_Left: (-0.3, 0.0),
    Qt.Key.Key_Right: (0.3, 0.0),
    Qt.Key.Key_Up: (0.0, 0.26),
    Qt.Key.Key_Down: (0.0, -0.26),
}
STRIKE = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
UNDER_BALL = 45
HOP = 0.010
"""How high the crowd hops, by the height of the picture."""


class Arena(QGraphicsView):
    """One stadium for all matches of a day."""

    struck = Signal()
    """The viewer has shot: `aim` says where to."""
    resized = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clubs = ("blue", "red")
        self._ready = False
        self._grip: QPointF | None = None
        self.aim: Aim = FIRST_AIM
        self._picture = QPixmap()
        self._build()
        self._remake = QTimer(self, singleShot=True, interval=REMAKE_MS)
        self._remake.timeout.connect(self._paint_pictures)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMinimumSize(theme.px(320), theme.px(160))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Stadium"))

    def _build(self) -> None:
        """A view does not own its scene, nor a scene Python's items: they are kept here."""
        self._stage = QGraphicsScene(self)
        self.setScene(self._stage)
        self._crowds = (QGraphicsPixmapItem(), QGraphicsPixmapItem())
        self.net, self.goal, self.keeper, self.ball = NetItem(), FrameItem(), KeeperItem(), BallItem()
        self._cross, self.banner = AimItem(QColor(self._theme.focus)), BannerItem(self._theme)
        for height, item in enumerate(
            (*self._crowds, self.net, self.goal, self.keeper, self.ball, self._cross, self.banner)
        ):
            item.setZValue(10 * height)
            self._stage.addItem(item)
        self._cross.setZValue(UNDER_BALL)
        self._cross.hide()
        self.banner.hide()

    @property
    def camera(self) -> Camera:
        return Camera(QSizeF(self.viewport().size()))

    # What is shown

    def show_clubs(self, home: str, away: str, keeper: str) -> None:
        """Who plays here, and who keeps the goal now: colours."""
        self.keeper.show_owner(self._theme.owners[keeper])
        if self._clubs != (home, away) or self._picture.isNull():
            self._clubs = (home, away)
            self._paint_pictures()

    def set_ready(self, ready: bool) -> None:
        """Whether the viewer may shoot."""
        if ready and not self._ready:
            self.aim = FIRST_AIM
        self._ready = ready
        self._grip = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if ready else Qt.CursorShape.ArrowCursor)
        self._show_cross()

    def rest(self) -> None:
        """Ball and keeper stand ready."""
        self.banner.hide()
        self.ball.show()
        self.keeper.show()
        self.net.show_hit(self.camera, None, 0.0)
        self.keeper.show_pose(self.camera, READY)
        self.ball.show_place(self.camera, Place(0, SPOT), turn=0)
        self.hop(0, 0)

    def show_shot(self, shot: Shot, part: float) -> None:
        """A moment of a shot, from 0 to 1."""
        camera = self.camera
        self.ball.show_place(camera, ball_place(shot, part), turn=540 * part)
        self.keeper.show_pose(camera, keeper_pose(shot, part))
        if shot.goal:
            self.net.show_hit(camera, shot.ball, max(0.0, (part - REACHED) / (1 - REACHED)))

    def show_word(self, shot: Shot, part: float) -> None:
        """The word for how a shot ended, popping up."""
        self.banner.show_word(self.camera, ending_word(shot.ending), shot.goal, part)

    def clear(self) -> None:
        """Nobody plays any more."""
        self.ball.hide()
        self.keeper.hide()

    def hop(self, side: int, up: float) -> None:
        """The crowd of one side (0 left, 1 right) leaves its seats, by a part of the most it can."""
        for i, crowd in enumerate(self._crowds):
            crowd.setPos(0, -up * HOP * self.viewport().height() if i == side else 0)

    # Painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self.goal.fit(self.camera)
        self.rest()
        self._show_cross()
        if self._picture.isNull():
            self._paint_pictures()
        else:
            self._remake.start()
        self.resized.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The stadium, stretched for a moment while the size changes."""
        if self._picture.isNull():
            return
        whole = QRectF(self.viewport().rect())
        if self._picture.deviceIndependentSize().toSize() == self.viewport().size():
            painter.drawPixmap(QPointF(0, 0), self._picture)
        else:
            painter.drawPixmap(whole, self._picture, QRectF(self._picture.rect()))

    def _paint_pictures(self) -> None:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        if size.isEmpty():
            return
        home, away = (self._theme.owners[colour] for colour in self._clubs)
        self._picture = PICTURES.stadium(size, ratio, self._theme, home, away)
        for crowd, owner, left in zip(self._crowds, (home, away), (True, False), strict=True):
            crowd.setPixmap(PICTURES.crowd(size, ratio, self._theme, owner, left))
        self.viewport().update()

    def _show_cross(self) -> None:
        shown = self._ready and (self._grip is not None or self.hasFocus())
        self._cross.setVisible(shown)
        if shown:
            self._cross.show_aim(self.camera, self.aim, self.hasFocus() and self._grip is None)

    # The shot

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        on_ball = _distance(at, self.camera.ball) < self.camera.ball_radius * 2
        if not self._ready:
            event.ignore()
        elif event.button() == Qt.MouseButton.LeftButton and (on_ball or self._in_goal(at)):
            self._grip = at
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._drag(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._drag(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is None or event.button() != Qt.MouseButton.LeftButton:
            return
        flicked = self._in_goal(self._grip) or self._grip.y() - event.position().y() > self._theme.px(24)
        self._grip = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        self._show_cross()
        if flicked:
            self.struck.emit()

    def _drag(self, at: QPointF) -> None:
        """Aim where the pointer is, or where a short flick would end."""
        camera = self.camera
        line = camera.in_goal(0, 0.2).y()
        if at.y() > line:
            up = max(camera.ball.y() - at.y(), 1.0)
            at = QPointF(camera.ball.x() + (at.x() - camera.ball.x()) * (camera.ball.y() - line) / up, line)
        self.aim = clamp_aim(camera.aimed_at(at))
        self._show_cross()

    def _in_goal(self, at: QPointF) -> bool:
        x, z = self.camera.aimed_at(at)
        return abs(x) <= 1 and 0 <= z <= 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._ready and key in STEPS:
            across, up = STEPS[key]
            self.aim = clamp_aim((self.aim[0] + across, self.aim[1] + up))
            self._show_cross()
        elif self._ready and key in STRIKE and not event.isAutoRepeat():
            self.struck.emit()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Keys of the stadium come before shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in STRIKE or key == Qt.Key.Key_Escape or (self._ready and key in STEPS):
                event.accept()
                return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._remake.start()
        done = super().event(event)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._show_cross()
        return done


def _distance(one: QPointF, two: QPointF) -> float:
    away = one - two
    return float((away.x() ** 2 + away.y() ** 2) ** 0.5)
