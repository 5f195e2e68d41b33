"""The layout of the long table: ten places around it, for a widget of any size."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from catanqt.scenarios.big_game.rules.part import PLACES

COLUMNS = 5


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes in pixels; places in the order of `PLACES`, five behind the table and five before it."""

    top: QRectF
    """The table's top."""
    size: float
    """How large a settler is."""
    seats: tuple[QPointF, ...]
    """Where settlers stand."""
    discs: tuple[QPointF, ...]
    """Where the numbers lie."""
    disc: float
    """The radius of a number's disc."""

    def place_at(self, point: QPointF) -> int | None:
        """The number of the place at a point: its stool, or its half of the table."""
        for number, seat, disc in zip(PLACES, self.seats, self.discs, strict=True):
            reach = self.step / 2
            if abs(point.x() - seat.x()) <= reach and _between(point.y(), seat.y(), disc.y(), self.size * 0.62):
                return number
        return None

    @property
    def step(self) -> float:
        return self.seats[1].x() - self.seats[0].x()


def _between(y: float, one: float, two: float, margin: float) -> bool:
    return min(one, two) - margin <= y <= max(one, two) + min(margin, abs(one - two) / 2)


def make_plan(width: float, height: float) -> Plan:
    """The table as large as this space allows."""
    size = min((width - 16) / COLUMNS * 0.88, height / 3.84)
    top = QRectF(6, 0, width - 12, size * 1.92)
    top.moveCenter(QPointF(width / 2, height / 2 - size * 0.07))
    step = (top.width() - size * 1.02) / (COLUMNS - 1)
    columns = [top.left() + size * 0.51 + i * step for i in range(COLUMNS)]
    behind, before = top.top() - size * 0.36, top.bottom() + size * 0.42
    inset = size * 0.46
    return Plan(
        top,
        size,
        tuple(QPointF(x, y) for y in (behind, before) for x in columns),
        tuple(QPointF(x, y) for y in (top.top() + inset, top.bottom() - inset) for x in columns),
        size * 0.40,
    )
