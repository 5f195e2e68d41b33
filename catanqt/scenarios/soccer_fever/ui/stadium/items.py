"""The moving parts of the stadium as graphics items."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from catanqt.scenarios.soccer_fever.ui.stadium.actors import (
    goal_box,
    paint_aim,
    paint_ball,
    paint_frame,
    paint_keeper,
    paint_net,
)
from catanqt.scenarios.soccer_fever.ui.stadium.camera import BALL, Camera, Place
from catanqt.scenarios.soccer_fever.ui.stadium.shot_script import READY, Aim, Pose
from catanqt.ui.theme.art.brushes import font, round_pen, soft_shadow
from catanqt.ui.theme.theme import DISPLAY, Owner, Theme

KEEPER_UNIT = 0.108
"""A unit of the keeper's paint in metres: he is some two metres high."""
IN_NET, IN_AIR = 25, 50
"""Heights of the ball: behind the frame of the goal, and before everything."""


class StadiumItem(QGraphicsItem):
    """An item with a size of its own that repaints the area it left."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QRectF()

    def boundingRect(self) -> QRectF:
        return self._box

    def _fill(self, box: QRectF) -> None:
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._box.isEmpty():
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class NetItem(StadiumItem):
    """The net, which a goal pushes back."""

    def __init__(self) -> None:
        super().__init__()
        self._camera: Camera | None = None
        self._hit: Aim | None = None
        self._force = 0.0

    def show_hit(self, camera: Camera, hit: Aim | None, force: float) -> None:
        if (camera, hit, force) != (self._camera, self._hit, self._force):
            self._camera, self._hit, self._force = camera, hit, force
            self._fill(goal_box(camera))

    def draw(self, painter: QPainter) -> None:
        assert self._camera is not None
        paint_net(painter, self._camera, self._hit, self._force)


class FrameItem(StadiumItem):
    """Posts and bar."""

    def __init__(self) -> None:
        super().__init__()
        self._camera: Camera | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def fit(self, camera: Camera) -> None:
        self._camera = camera
        self._fill(goal_box(camera))

    def draw(self, painter: QPainter) -> None:
        assert self._camera is not None
        paint_frame(painter, self._camera)


class KeeperItem(StadiumItem):
    """The keeper, in the colours of the club that defends."""

    def __init__(self) -> None:
        super().__init__()
        self._owner: Owner | None = None
        self.pose = READY

    def show_owner(self, owner: Owner) -> None:
        self._owner = owner
        self.update()

    def show_pose(self, camera: Camera, pose: Pose) -> None:
        self.pose = pose
        place = pose.place
        unit = KEEPER_UNIT * camera.scale(place.y)
        self.setPos(camera.point(Place(place.x, place.y)))
        self._lift, self._unit = place.z * camera.scale(place.y), unit
        self._fill(QRectF(-34 * unit, -34 * unit - self._lift, 68 * unit, 42 * unit + self._lift))

    def draw(self, painter: QPainter) -> None:
        if self._owner is None:
            return
        lean = abs(self.pose.lean) / 90
        shift = 8 * self._unit * (1 if self.pose.lean > 0 else -1) * lean
        soft_shadow(painter, shift, 0, (8 + 8 * lean) * self._unit, 2.2 * self._unit, 0.5)
        painter.translate(0, -self._lift)
        painter.rotate(self.pose.lean)
        painter.scale(self._unit, self._unit)
        paint_keeper(painter, self._owner, self.pose.reach)


class BallItem(StadiumItem):
    """The ball, with its shadow on the lawn below it."""

    def __init__(self) -> None:
        super().__init__()
        self.place = Place(0, 0)
        self._turn = self._radius = self._height = 0.0

    def show_place(self, camera: Camera, place: Place, turn: float) -> None:
        self.place, self._turn = place, turn
        scale = camera.scale(place.y)
        self._radius, self._height = BALL * scale, max(place.z - BALL, 0.0) * scale
        self.setPos(camera.point(Place(place.x, place.y)))
        self.setZValue(IN_NET if place.y < 0 else IN_AIR)
        reach = self._radius * 1.7
        self._fill(QRectF(-reach, -self._height - 2.2 * reach, 2 * reach, self._height + 3.2 * reach))

    def draw(self, painter: QPainter) -> None:
        radius = self._radius
        far = min(1.0, self._height / (radius * 12))
        soft_shadow(painter, radius * 0.25, 0, radius * 1.4, radius * 0.5, 0.6 * (1 - 0.6 * far))
        painter.translate(0, -self._height - radius)
        painter.rotate(self._turn)
        paint_ball(painter, radius)


class AimItem(StadiumItem):
    """Where the viewer aims."""

    def __init__(self, focus: QColor) -> None:
        super().__init__()
        self._focus = focus
        self._start = self._end = QPointF()
        self._size = 1.0
        self._ringed = False

    def show_aim(self, camera: Camera, aim: Aim, ringed: bool) -> None:
        """`ringed`: the keyboard's focus is here."""
        self._start, self._end = camera.ball, camera.in_goal(*aim)
        self._size, self._ringed = camera.scale(0) * 0.36, ringed
        room = self._size * 2
        self._fill(QRectF(self._start, self._end).normalized().adjusted(-room, -room, room, room))

    def draw(self, painter: QPainter) -> None:
        paint_aim(painter, self._start, self._end, self._size, self._focus if self._ringed else QColor(0, 0, 0, 110))


class BannerItem(StadiumItem):
    """The word for how a shot ended."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._word, self._size, self._goal = "", 0.0, False
        self._path = QPainterPath()

    def show_word(self, camera: Camera, word: str, goal: bool, part: float) -> None:
        """Popping up: small and pale at 0, there at 1."""
        size = min(camera.size.height() * 0.115, camera.size.width() * 0.09)
        if (word, size) != (self._word, self._size):
            self._word, self._size, self._goal = word, size, goal
            self._path = _outline(word, size)
        room = self._path.boundingRect().height() * 0.35
        self._fill(self._path.boundingRect().adjusted(-room, -room, room, room))
        middle = (camera.in_goal(0, 0).y() + camera.ball.y()) / 2
        self.setPos(camera.size.width() / 2, middle)
        self.setScale(0.7 + 0.3 * part)
        self.setOpacity(min(1.0, 0.2 + part))
        self.show()

    def draw(self, painter: QPainter) -> None:
        size = self._path.boundingRect().height()
        painter.strokePath(self._path.translated(0, size * 0.06), round_pen(QColor(10, 20, 8, 110), size * 0.26))
        painter.strokePath(self._path, round_pen("#FFFDF4", size * 0.24))
        painter.fillPath(self._path, QColor("#2F7A3E" if self._goal else "#8A3A22"))


def _outline(word: str, size: float) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, font(size, True, DISPLAY), word)
    return path.translated(-path.boundingRect().center())
