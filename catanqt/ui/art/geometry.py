"""Hex geometry in scene units: hex radius (centre to corner) is U = 100."""
from __future__ import annotations

import json
import math
import random
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

U = 100.0
KX, KY = U * math.sqrt(3) / 2, U / 2
CORNERS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]  # N NE SE S SW NW



def pt(grid) -> QPointF:
    """Integer grid (X, Y) to scene."""
    return QPointF(grid[0] * KX, grid[1] * KY)


def centre(q: int, r: int) -> QPointF:
    return pt((2 * q + r, 3 * r))


def corner_grid(q: int, r: int):
    return [(2 * q + r + dx, 3 * r + dy) for dx, dy in CORNERS]


def hex_points(radius: float, at=QPointF(0, 0)):
    return [QPointF(at.x() + radius * math.sin(math.radians(60 * i)), at.y() - radius * math.cos(math.radians(60 * i)))
            for i in range(6)]


def rounded(points, radius: float) -> QPainterPath:
    """Closed polygon with corners rounded by `radius`."""
    path, n = QPainterPath(), len(points)
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % n]
        def toward(o):
            d = o - p
            length = math.hypot(d.x(), d.y())
            return p + d * (min(radius, length / 2) / length)
        start, end = toward(a), toward(b)
        path.moveTo(start) if i == 0 else path.lineTo(start)
        path.quadTo(p, end)
    path.closeSubpath()
    return path


def hex_path(radius: float, round_by: float = 8, at=QPointF(0, 0)) -> QPainterPath:
    return rounded(hex_points(radius, at), round_by)


def smooth(points, closed=True, tension=0.5) -> QPainterPath:
    """Catmull-Rom through the points."""
    n, path = len(points), QPainterPath(points[0])
    last = n if closed else n - 1
    for i in range(last):
        p0 = points[(i - 1) % n] if closed or i else points[i]
        p1, p2 = points[i % n], points[(i + 1) % n]
        p3 = points[(i + 2) % n] if closed or i + 2 < n else p2
        path.cubicTo(p1 + (p2 - p0) * (tension / 3), p2 - (p3 - p1) * (tension / 3), p2)
    if closed:
        path.closeSubpath()
    return path


def outline(cells, grow: float = 0) -> list[QPolygonF]:
    """Outer boundary of a union of hexes, as polygons of grid corners in scene units."""
    path = QPainterPath()
    for q, r in cells:
        one = QPainterPath()
        one.addPolygon(QPolygonF(hex_points(U + 0.4 + grow, centre(q, r))))
        one.closeSubpath()
        path = path.united(one)
    return path.simplified().toSubpathPolygons()


def coast(cells, grow=9.0, wobble=3.2, seed=3, step=15) -> QPainterPath:
    """Organic shoreline: the union outline, resampled, pushed by smooth noise."""
    rng = random.Random(seed)
    result = QPainterPath()
    for poly in outline(cells, grow):
        path = QPainterPath()
        path.addPolygon(poly)
        length = path.length()
        n = int(length / step)
        noise = [rng.uniform(-1, 1) for _ in range(n)]
        noise = [(noise[i - 1] + 2 * noise[i] + noise[(i + 1) % n]) / 4 for i in range(n)]
        pts = []
        for i in range(n):
            t = path.percentAtLength(length * i / n)
            p, angle = path.pointAtPercent(t), math.radians(path.angleAtPercent(t))
            pts.append(p + QPointF(-math.sin(angle), -math.cos(angle)) * noise[i] * wobble * 1.8)
        result.addPath(smooth(pts, True, 1.0))
    return result
