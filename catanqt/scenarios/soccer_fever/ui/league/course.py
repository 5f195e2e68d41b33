"""The path of the results track: a snake of spaces that fills whatever width there is."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


@dataclass(frozen=True, slots=True)
class Course:
    """Where the spaces lie, from 0 to `last`. Sizes are in pixels."""

    last: int
    width: float
    margin: float
    """From the outermost spaces to the border: the turns need it."""
    least: float
    """Spaces lie at least this far apart."""
    gap: float
    """From row to row."""

    @property
    def a_row(self) -> int:
        """So many spaces lie in a row; no row is much shorter than another."""
        fits = int((self.width - 2 * self.margin) / self.least) + 1
        rows = math.ceil((self.last + 1) / max(2, min(fits, 11)))
        return math.ceil((self.last + 1) / rows)

    @property
    def rows(self) -> int:
        return math.ceil((self.last + 1) / self.a_row)

    @property
    def height(self) -> float:
        return 2 * self.margin * 0.7 + (self.rows - 1) * self.gap

    def point(self, space: float) -> QPointF:
        """The middle of a space; parts of spaces lie on the way to the next."""
        before = math.floor(space)
        here = self._middle(min(before, self.last))
        if before == space or before >= self.last:
            return here
        there = self._middle(before + 1)
        way = self._turn(here, there) if here.y() != there.y() else _straight(here, there)
        return way.pointAtPercent(space - before)

    def path(self) -> QPainterPath:
        """The whole way, with round turns."""
        path = QPainterPath(self._middle(0))
        for space in range(self.last):
            here, there = self._middle(space), self._middle(space + 1)
            if here.y() == there.y():
                path.lineTo(there)
            else:
                path.connectPath(self._turn(here, there))
        return path

    def space_at(self, point: QPointF, reach: float) -> int | None:
        """The space near a point, if there is one."""
        near = min(range(self.last + 1), key=lambda space: _distance(self._middle(space), point))
        return near if _distance(self._middle(near), point) <= reach else None

    def _middle(self, space: int) -> QPointF:
        row, place = divmod(space, self.a_row)
        if row % 2:
            place = self.a_row - 1 - place
        step = (self.width - 2 * self.margin) / (self.a_row - 1)
        return QPointF(self.margin + place * step, self.margin * 0.7 + row * self.gap)

    def _turn(self, here: QPointF, there: QPointF) -> QPainterPath:
        """From the end of a row to the beginning of the next, bending outwards."""
        out = QPointF(self.gap * 0.54 * (1 if here.x() > self.width / 2 else -1), 0)
        path = QPainterPath(here)
        path.cubicTo(here + out, there + out, there)
        return path


def _straight(here: QPointF, there: QPointF) -> QPainterPath:
    path = QPainterPath(here)
    path.lineTo(there)
    return path


def _distance(one: QPointF, two: QPointF) -> float:
    return math.hypot(one.x() - two.x(), one.y() - two.y())
