"""The crowd: wooden pawns in the colours of the two clubs, each club's on its own side of the stand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from catanqt.scenarios.soccer_fever.ui.stadium.camera import Camera, Place, arc
from catanqt.ui.art.brushes import NO_PEN, emblem
from catanqt.ui.art.colour import mix, tint
from catanqt.ui.theme import Owner, Theme

MIDDLE, FRONT = 12.0, 18.0
"""The stand is a piece of a circle: the y of its middle, and the radius of the front row."""
ROWS, DEPTH, RISE, FOOT = 13, 0.66, 0.43, 0.95
SWEEP = 80
"""How far the stand reaches round to both sides, in degrees."""
SEAT = 0.50
"""The room a spectator takes along the row, in metres."""
REACH = 0.62
"""No seat lies lower in the picture than this part of its height."""
SHADE = "#20202C"


@dataclass(frozen=True, slots=True)
class Spectator:
    """One of the crowd on the picture, the farthest first."""

    at: QPointF
    size: float
    tone: int
    row: int
    flag: bool


def spectators(camera: Camera, left: bool) -> Iterator[Spectator]:
    """Those of one side, always the same in a picture of the same size; a few seats are empty."""
    rng = random.Random(f"crowd {left}")
    for row in reversed(range(ROWS)):
        radius = FRONT + DEPTH * row
        step = 57.3 * SEAT / radius
        angle = step * (0.5 if row % 2 else 1.0) * (0.6 + 0.4 * rng.random())
        while angle < SWEEP:
            x, y = arc(radius, -angle if left else angle, MIDDLE)
            angle += step * rng.uniform(0.92, 1.08)
            at = camera.point(Place(x, y, FOOT + RISE * row))
            if rng.random() < 0.05 or not -40 < at.x() < camera.size.width() + 40 or at.y() < -20:
                continue
            flag = 1 < row < ROWS - 3 and rng.random() < 0.035
            yield Spectator(at, 0.46 * camera.scale(y), rng.randrange(6), row, flag)


def crowd_picture(size: QSizeF, ratio: float, theme: Theme, owner: Owner, left: bool) -> QPixmap:
    """One side's crowd, on nothing: it is laid over the stand and hops when there is a goal."""
    picture = QPixmap((QSizeF(size.width(), size.height() * REACH) * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    sprites: dict[tuple[int, int, int], QPixmap] = {}
    for one in spectators(Camera(size), left):
        key = (one.tone, round(one.size / 2), one.row // 3)
        if key not in sprites:
            sprites[key] = _sprite(_tone(owner, one.tone), 2 * key[1], _dusk(theme, one.row), ratio)
        sprite = sprites[key]
        painter.drawPixmap(one.at - QPointF(sprite.width() / 2, sprite.height()) / ratio, sprite)
        if one.flag:
            _flag(painter, one, owner, _dusk(theme, one.row))
    painter.end()
    return picture


def _tone(owner: Owner, number: int) -> QColor:
    """Most wear the club's colour, some are of plain wood."""
    tones = (
        QColor(owner.base),
        QColor(owner.base),
        mix(owner.base, owner.light, 0.7),
        mix(owner.base, owner.dark, 0.45),
        QColor("#E3C394"),
        QColor("#C79A63"),
    )
    return tones[number]


def _dusk(theme: Theme, row: int) -> float:
    """How much shade lies on a row: the roof shades those at the back."""
    least, most = (0.34, 0.68) if theme.dark else (0.06, 0.36)
    return least + (most - least) * row / ROWS


def _sprite(colour: QColor, width: int, dusk: float, ratio: float) -> QPixmap:
    """A pawn of this width, its foot at the bottom of the picture."""
    picture = QPixmap(round((width + 2) * ratio), round((width * 1.75 + 2) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2 + 1, width * 1.75 + 1)
    painter.scale(width, width)
    _pawn(painter, colour, dusk)
    painter.end()
    return picture


def _pawn(painter: QPainter, colour: QColor, dusk: float) -> None:
    """A wooden pawn, one wide, with its foot on the origin."""
    body = QPainterPath(QPointF(-0.48, 0))
    body.cubicTo(-0.46, -0.5, -0.36, -0.86, -0.16, -1.0)
    body.lineTo(0.16, -1.0)
    body.cubicTo(0.36, -0.86, 0.46, -0.5, 0.48, 0)
    body.closeSubpath()
    light = QLinearGradient(-0.5, 0, 0.5, 0)
    light.setColorAt(0, mix(mix(colour, "#FFFFFF", 0.28), SHADE, dusk))
    light.setColorAt(0.45, mix(colour, SHADE, dusk))
    light.setColorAt(1, mix(mix(colour, "#000000", 0.32), SHADE, dusk))
    painter.setPen(QPen(mix(mix(colour, "#120A04", 0.55), SHADE, dusk), 0.05))
    painter.setBrush(light)
    painter.drawPath(body)
    painter.drawEllipse(QPointF(0, -1.28), 0.37, 0.37)
    painter.setPen(NO_PEN)
    painter.setBrush(tint("#FFFFFF", 0.45 * (1 - dusk)))
    painter.drawEllipse(QPointF(-0.13, -1.41), 0.12, 0.09)


def _flag(painter: QPainter, one: Spectator, owner: Owner, dusk: float) -> None:
    size = one.size
    x, y = one.at.x() + size * 0.42, one.at.y() - size * 1.2
    pole = QPointF(x, y - size * 1.9)
    painter.setPen(QPen(mix("#D9C39A", SHADE, dusk), max(1.0, size * 0.1)))
    painter.drawLine(QPointF(x, y), pole)
    cloth = QRectF(pole.x(), pole.y(), size * 1.9, size * 1.25)
    wave = QPainterPath(cloth.topLeft())
    wave.cubicTo(
        cloth.left() + size * 0.6,
        cloth.top() - size * 0.25,
        cloth.left() + size * 1.2,
        cloth.top() + size * 0.25,
        cloth.right(),
        cloth.top(),
    )
    wave.lineTo(cloth.bottomRight())
    wave.cubicTo(
        cloth.left() + size * 1.2,
        cloth.bottom() + size * 0.25,
        cloth.left() + size * 0.6,
        cloth.bottom() - size * 0.25,
        cloth.left(),
        cloth.bottom(),
    )
    wave.closeSubpath()
    painter.setPen(QPen(mix(owner.edge, SHADE, dusk), 0.8))
    painter.setBrush(mix(owner.base, SHADE, dusk * 0.7))
    painter.drawPath(wave)
    emblem(painter, owner, cloth.center().x(), cloth.center().y(), size * 0.36)
