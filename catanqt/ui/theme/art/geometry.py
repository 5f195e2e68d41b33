"""Shapes in scene units, where a hex has the radius 100: hexes, rounded and smoothed outlines, coasts, emblems."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

UNIT = 100.0
TILE = 96.5
"""The radius of a tile within its cell: the gap is the path that roads lie on."""
STEP_X, STEP_Y = UNIT * math.sqrt(3) / 2, UNIT / 2
"""One step of the integer grid that corners and centres lie on."""
RING = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The corners of a hex on that grid: north, then clockwise."""
ORIGIN = QPointF(0, 0)

Grid = tuple[int, int]


def point(grid: Grid) -> QPointF:
    """A point of the integer grid in the scene."""
    return QPointF(grid[0] * STEP_X, grid[1] * STEP_Y)


def axial(q: int, r: int) -> QPointF:
    """The centre of a hex in the scene."""
    return point((2 * q + r, 3 * r))


def hex_points(radius: float, at: QPointF = ORIGIN) -> list[QPointF]:
    """The corners of a hex with its point up."""
    turns = [math.radians(60 * i) for i in range(6)]
    return [QPointF(at.x() + radius * math.sin(turn), at.y() - radius * math.cos(turn)) for turn in turns]


def rounded(points: Sequence[QPointF], radius: float) -> QPainterPath:
    """A closed polygon with its corners rounded."""
    path = QPainterPath()
    for i, corner in enumerate(points):
        start = _toward(corner, points[i - 1], radius)
        end = _toward(corner, points[(i + 1) % len(points)], radius)
        if i:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def _toward(start: QPointF, goal: QPointF, far: float) -> QPointF:
    way = goal - start
    length = math.hypot(way.x(), way.y())
    return start + way * (min(far, length / 2) / length)


def hex_path(radius: float = TILE, round_by: float = 7.0, at: QPointF = ORIGIN) -> QPainterPath:
    return rounded(hex_points(radius, at), round_by)


def shape(*points: tuple[float, float]) -> QPainterPath:
    """A closed polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def smooth(points: Sequence[QPointF], closed: bool = True, tension: float = 0.5) -> QPainterPath:
    """A soft line through the points (Catmull-Rom)."""
    count, path = len(points), QPainterPath(points[0])

    def at(i: int) -> QPointF:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    for i in range(count if closed else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(start + (end - before) * (tension / 3), end - (after - start) * (tension / 3), end)
    if closed:
        path.closeSubpath()
    return path


def outlines(hexes: Iterable[Grid], grow: float = 0.0) -> list[list[QPointF]]:
    """The borders of a group of hexes (axial), grown by so much; a lake inside has a border of its own."""
    rings = [[(2 * q + r + dx, 3 * r + dy) for dx, dy in RING] for q, r in hexes]
    sides = {(ring[i], ring[(i + 1) % 6]) for ring in rings for i in range(6)}
    border = {start: end for start, end in sides if (end, start) not in sides}
    loops = []
    while border:
        loop = [min(border)]
        while loop[-1] in border:
            loop.append(border.pop(loop[-1]))
        loops.append(_grown([point(grid) for grid in loop[:-1]], grow))
    return loops


def _grown(loop: Sequence[QPointF], grow: float) -> list[QPointF]:
    """Each corner moved out along its bisector. The loop runs clockwise on the screen, so left of it is outside."""
    moved = []
    for i, corner in enumerate(loop):
        one, two = _outward(loop[i - 1], corner), _outward(corner, loop[(i + 1) % len(loop)])
        both = one + two
        moved.append(corner + both * (2 * grow / (both.x() ** 2 + both.y() ** 2)))
    return moved


def _outward(start: QPointF, end: QPointF) -> QPointF:
    way = end - start
    length = math.hypot(way.x(), way.y())
    return QPointF(way.y(), -way.x()) / length


def coast(
    hexes: Iterable[Grid], grow: float = 9.0, wobble: float = 5.8, seed: int = 3, step: float = 15.0
) -> QPainterPath:
    """A living shoreline: the border of the hexes, pushed in and out by soft noise that is the same each time."""
    rng = random.Random(seed)
    result = QPainterPath()
    for loop in outlines(hexes, grow):
        points = [(at, out) for at, out in _sampled(loop, step)]
        noise = [rng.uniform(-1, 1) for _ in points]
        soft = [(noise[i - 1] + 2 * noise[i] + noise[(i + 1) % len(noise)]) / 4 for i in range(len(noise))]
        result.addPath(
            smooth([at + out * (push * wobble) for (at, out), push in zip(points, soft, strict=True)], True, 1.0)
        )
    return result


def _sampled(loop: Sequence[QPointF], step: float) -> Iterable[tuple[QPointF, QPointF]]:
    """Points along a closed loop, some `step` apart, each with the way out."""
    for i, start in enumerate(loop):
        end = loop[(i + 1) % len(loop)]
        way, out = end - start, _outward(start, end)
        count = max(1, round(math.hypot(way.x(), way.y()) / step))
        for j in range(count):
            yield start + way * (j / count), out


EMBLEMS: dict[str, tuple[tuple[float, float], ...]] = {
    "diamond": ((0, -1.12), (0.92, 0), (0, 1.12), (-0.92, 0)),
    "triangle": ((0, -1), (1.05, 0.8), (-1.05, 0.8)),
    "square": ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    "cross": (
        *((-0.36, -1), (0.36, -1), (0.36, -0.36), (1, -0.36), (1, 0.36), (0.36, 0.36)),
        *((0.36, 1), (-0.36, 1), (-0.36, 0.36), (-1, 0.36), (-1, -0.36), (-0.36, -0.36)),
    ),
    "star": tuple(
        ((0.5 if i % 2 else 1.12) * math.sin(math.pi * i / 5), -(0.5 if i % 2 else 1.12) * math.cos(math.pi * i / 5))
        for i in range(10)
    ),
}
"""The emblems with corners; the circle has none. Six outlines that stay apart at 8 pixels."""


@lru_cache(maxsize=256)
def emblem_path(emblem: str, radius: float) -> QPainterPath:
    """An owner's emblem around the origin."""
    if emblem == "circle":
        path = QPainterPath()
        path.addEllipse(ORIGIN, radius * 0.88, radius * 0.88)
        return path
    return shape(*((x * radius, y * radius) for x, y in EMBLEMS[emblem]))
