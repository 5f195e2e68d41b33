"""The stadium without its crowd: sky, roof, stand, boards and lawn. Painted once for each size."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from catanqt.scenarios.soccer_fever.ui.stadium.camera import SPOT, Camera, Place, arc
from catanqt.scenarios.soccer_fever.ui.stadium.crowd import DEPTH, FOOT, FRONT, MIDDLE, RISE, ROWS, SWEEP
from catanqt.ui.theme.art.brushes import NO_BRUSH, NO_PEN, emblem
from catanqt.ui.theme.art.colour import contrast, mix, tint
from catanqt.ui.theme.art.grain import grain
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Owner, Theme

BOARDS, BOARD_HEIGHT = FRONT - 1.0, 0.95
BOX_HALF, BOX_DEPTH = 20.15, 16.5
SMALL_HALF, SMALL_DEPTH = 9.16, 5.5
LINE = 0.16
STEP = 4
"""How finely the stand bends, in degrees."""


def stadium_picture(size: QSizeF, ratio: float, theme: Theme, home: Owner, away: Owner) -> QPixmap:
    """All that does not move in a match of these two."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    with painting(picture) as painter:
        camera = Camera(size)
        _sky(painter, camera, theme)
        _stand(painter, camera, theme)
        _roof(painter, camera, theme)
        _lawn(painter, camera, theme)
        _boards(painter, camera, theme, home, away)
        _lines(painter, camera)
        _light(painter, camera, theme)
    return picture


def _sky(painter: QPainter, camera: Camera, theme: Theme) -> None:
    height = camera.size.height()
    sky = QLinearGradient(0, 0, 0, height * 0.4)
    for stop, colour in zip((0, 1), ("#101B33", "#3A3556") if theme.dark else ("#6DB4DC", "#D8ECEC"), strict=True):
        sky.setColorAt(stop, QColor(colour))
    painter.fillRect(QRectF(QPointF(0, 0), camera.size), sky)


def _row_line(camera: Camera, row: float, lift: float = 0.0) -> list[QPointF]:
    """The front edge of a row, from left to right."""
    radius, z = FRONT + DEPTH * row, FOOT + RISE * row + lift
    return _sweep(camera, radius, z)


def _sweep(camera: Camera, radius: float, z: float) -> list[QPointF]:
    points = (arc(radius, angle, MIDDLE) for angle in range(-SWEEP, SWEEP + 1, STEP))
    return [camera.point(Place(x, y, z)) for x, y in points]


def _band(lower: Sequence[QPointF], upper: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([*lower, *reversed(upper)]))
    path.closeSubpath()
    return path


def _stand(painter: QPainter, camera: Camera, theme: Theme) -> None:
    """Steps from the boards up to the roof, darker towards the back."""
    front, back = ("#5A5560", "#2A2A36") if theme.dark else ("#B7A78F", "#7C7268")
    lowest, highest = _row_line(camera, -1), _row_line(camera, ROWS + 1)
    slope = QLinearGradient(0, max(point.y() for point in lowest), 0, min(point.y() for point in highest))
    slope.setColorAt(0, QColor(front))
    slope.setColorAt(1, QColor(back))
    painter.fillPath(_band(lowest, highest), slope)
    painter.setBrush(NO_BRUSH)
    for row in range(ROWS + 1):
        depth = camera.scale(MIDDLE - FRONT - DEPTH * row)
        painter.setPen(QPen(mix(mix(front, back, row / ROWS), "#000000", 0.22), RISE * 0.35 * depth))
        painter.drawPolyline(QPolygonF(_row_line(camera, row, RISE * 0.17)))


def _roof(painter: QPainter, camera: Camera, theme: Theme) -> None:
    """The roof's edge over the last row, with its trusses and a row of lamps."""
    eaves = _sweep(camera, FRONT + DEPTH * (ROWS - 3), FOOT + RISE * (ROWS + 1.9))
    ridge = _sweep(camera, FRONT + DEPTH * (ROWS - 3), FOOT + RISE * (ROWS + 3.6))
    back = _row_line(camera, ROWS + 1)
    painter.fillPath(_band(back, eaves), QColor("#1C1B26" if theme.dark else "#6E665E"))
    face = QLinearGradient(0, min(point.y() for point in ridge), 0, max(point.y() for point in eaves))
    face.setColorAt(0, QColor("#5C5866" if theme.dark else "#FBF3E2"))
    face.setColorAt(1, QColor("#3B3844" if theme.dark else "#D8C7A6"))
    painter.fillPath(_band(eaves, ridge), face)
    painter.setPen(QPen(tint("#3A2A14", 0.35), 1.2))
    for low, high in zip(eaves, ridge, strict=True):
        painter.drawLine(low, high)
    painter.setPen(NO_PEN)
    for i, point in enumerate(eaves):
        if i % 2:
            _lamp(painter, point, camera, theme)


def _lamp(painter: QPainter, at: QPointF, camera: Camera, theme: Theme) -> None:
    size = camera.size.height() * 0.009
    if theme.dark:
        glow = QRadialGradient(at, size * 7)
        glow.setColorAt(0, tint("#FFF3C4", 0.75))
        glow.setColorAt(1, tint("#FFF3C4", 0))
        painter.fillRect(QRectF(at.x() - size * 7, at.y() - size * 7, size * 14, size * 14), glow)
    painter.setBrush(QColor("#FFF8DC" if theme.dark else "#FFFDF2"))
    painter.drawEllipse(at, size, size * 0.7)


def _boards(painter: QPainter, camera: Camera, theme: Theme, home: Owner, away: Owner) -> None:
    """Boards round the lawn, with the emblems of both clubs in turn: the home club's on its side."""
    foot, top = _sweep(camera, BOARDS, 0), _sweep(camera, BOARDS, BOARD_HEIGHT)
    shadow = _sweep(camera, BOARDS - 0.8, 0)
    painter.fillPath(_band(shadow, foot), tint("#10240E", 0.30))
    face = QLinearGradient(0, 0, camera.size.width(), 0)
    paper = QColor("#A79C88" if theme.dark else "#FBF3E2")
    for stop, colour in ((0.0, mix(paper, home.base, 0.30)), (0.5, paper), (1.0, mix(paper, away.base, 0.30))):
        face.setColorAt(stop, colour)
    painter.fillPath(_band(foot, top), face)
    painter.setPen(QPen(mix(paper, "#3A2A14", 0.5), 1.4))
    painter.drawPolyline(QPolygonF(top))
    for number, angle in enumerate(range(-72, 73, 8)):
        x, y = arc(BOARDS, angle, MIDDLE)
        owner = home if (number % 2 == 0) == (angle < 0) else away
        at = camera.point(Place(x, y, BOARD_HEIGHT * 0.5))
        emblem(painter, owner, at.x(), at.y(), 0.26 * camera.scale(y), _emblem_ink(owner, paper))


def _emblem_ink(owner: Owner, paper: QColor) -> QColor:
    """The club's colour, or its darkest tone where that would hardly be seen."""
    return QColor(owner.base) if contrast(owner.base, paper) > 1.5 else mix(owner.dark, owner.ink, 0.5)


def _ground(camera: Camera, *points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([camera.point(Place(x, y)) for x, y in points])


def _lawn(painter: QPainter, camera: Camera, theme: Theme) -> None:
    """The lawn up to the boards, mown in stripes away from the camera."""
    width, height = camera.size.width(), camera.size.height()
    edge = _sweep(camera, BOARDS, 0)
    lawn = QPainterPath()
    lawn.addPolygon(QPolygonF([*edge, QPointF(width + 40, height + 40), QPointF(-40, height + 40)]))
    lawn.closeSubpath()
    far, near = ("#3A7A38", "#2C6430") if theme.dark else ("#6DB452", "#479740")
    green = QLinearGradient(0, camera.horizon, 0, height)
    green.setColorAt(0, QColor(far))
    green.setColorAt(1, QColor(near))
    painter.fillPath(lawn, green)
    painter.save()
    painter.setClipPath(lawn)
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#CDEB9A", 0.12 if theme.dark else 0.20))
    for stripe in range(-12, 13, 2):
        left, right = (stripe - 0.5) * 1.83, (stripe + 0.5) * 1.83
        painter.drawPolygon(_ground(camera, (left, -9), (right, -9), (right, 19), (left, 19)))
    painter.restore()
    painter.save()
    painter.setClipRect(QRectF(0, camera.horizon, width, height))
    grain(painter, QRectF(0, camera.horizon, width, height - camera.horizon), 0.10, 0.6)
    painter.restore()


def _lines(painter: QPainter, camera: Camera) -> None:
    """The white lines, as thick as their distance makes them."""
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#FFFFFF", 0.9))
    _across(painter, camera, 0, -34, 34)
    for half, depth in ((SMALL_HALF, SMALL_DEPTH), (BOX_HALF, BOX_DEPTH)):
        _across(painter, camera, depth, -half, half)
        for side in (-half, half):
            edge = side - LINE if side > 0 else side + LINE
            painter.drawPolygon(_ground(camera, (side, 0), (edge, 0), (edge, depth), (side, depth)))
    spot = camera.point(Place(0, SPOT))
    painter.drawEllipse(spot, 0.16 * camera.scale(SPOT), 0.04 * camera.scale(SPOT))


def _across(painter: QPainter, camera: Camera, y: float, left: float, right: float) -> None:
    near = y + LINE * (1 + y / 6)
    painter.drawPolygon(_ground(camera, (left, y), (right, y), (right, near), (left, near)))


def _light(painter: QPainter, camera: Camera, theme: Theme) -> None:
    """Sun or floodlight on the penalty area, and a little dusk in the corners."""
    width, height = camera.size.width(), camera.size.height()
    pool = QRadialGradient(camera.point(Place(0, SPOT * 0.7)), width * 0.48)
    pool.setColorAt(0, tint("#FFF8D0", 0.30 if theme.dark else 0.26))
    pool.setColorAt(1, tint("#FFF8D0", 0))
    painter.save()
    painter.setClipRect(QRectF(0, camera.point(Place(0, -6)).y(), width, height))
    painter.fillRect(QRectF(0, 0, width, height), pool)
    painter.restore()
    corner = QRadialGradient(QPointF(width / 2, height * 0.52), width * 0.72)
    corner.setColorAt(0.55, tint("#0A0A14", 0))
    corner.setColorAt(1, tint("#0A0A14", 0.42 if theme.dark else 0.22))
    painter.fillRect(QRectF(0, 0, width, height), corner)
    painter.setBrush(NO_BRUSH)
