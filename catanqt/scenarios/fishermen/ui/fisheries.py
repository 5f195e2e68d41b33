"""The fisheries: a bank of shallow water off the coast with a shoal, a number, and nets to three corners."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.kernel.record import Header
from catanqt.scenarios.fishermen.rules.part import NAME
from catanqt.scenarios.fishermen.ui.art import fish
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.brushes import NO_PEN, round_pen
from catanqt.ui.theme.art.colour import mix, tint
from catanqt.ui.theme.art.discs import disc
from catanqt.ui.theme.art.geometry import smooth
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.board.board_layout import BoardLayout

REACH = 80.0
"""How far a fishery reaches around its disc."""
DISC = 29.0
SCALES = ("#F4F7EE", "#FFD9A0", "#D8EEF2", "#F2B9A0")
SMALL = 0.45
"""Below this scale floats are left out, and there are fewer but larger fish."""


@dataclass(frozen=True, slots=True)
class Fishery:
    """One fishery: the disc's place, the corners it serves, and the way out to sea."""

    number: int
    at: QPointF
    corners: tuple[QPointF, ...]
    seaward: float
    """An angle, in radians."""

    @property
    def bounds(self) -> QRectF:
        return QRectF(self.at.x() - REACH, self.at.y() - REACH, 2 * REACH, 2 * REACH)


def fisheries(header: Header, board_layout: BoardLayout) -> list[Fishery]:
    """The fisheries of a board, read from the header."""
    return [_fishery(item, board_layout) for item in header.board["extras"][NAME]]


def corners_of(header: Header) -> dict[int, list[int]]:
    """The numbers of the fisheries at each corner."""
    found: dict[int, list[int]] = {}
    for item in header.board["extras"][NAME]:
        for corner in item["corners"]:
            found.setdefault(corner, []).append(item["number"])
    return found


def _fishery(item: dict[str, Any], board_layout: BoardLayout) -> Fishery:
    corners = tuple(board_layout.place(Spot("corner", corner)) for corner in item["corners"])
    middle = min(corners, key=lambda one: sum(_far(one, two) for two in corners))
    # Three corners in a row of a hex: the outer two, seen from the middle one, point to its centre.
    one, two = (corner for corner in corners if corner is not middle)
    sea = one + two - middle
    out = sea - middle
    length = math.hypot(out.x(), out.y()) or 1.0
    return Fishery(item["number"], sea - out * (8 / length), corners, math.atan2(out.y(), out.x()))


def _far(one: QPointF, two: QPointF) -> float:
    return math.hypot(one.x() - two.x(), one.y() - two.y())


def decorate(board_layout: BoardLayout, header: Header, theme: Theme) -> None:
    """Lay the fisheries on the board, and keep them in sight."""
    found = fisheries(header, board_layout)

    def paint(painter: QPainter, scale: float) -> None:
        for fishery in found:
            paint_fishery(painter, fishery, theme, scale)

    board_layout.extras.append(paint)
    for corner, numbers in corners_of(header).items():
        board_layout.notes[Spot("corner", corner)] = [tr("fishery {number}", number=number) for number in numbers]
    for fishery in found:
        board_layout.bounds = board_layout.bounds.united(fishery.bounds)
        board_layout.off_shore.append(fishery.bounds)


def paint_fishery(painter: QPainter, fishery: Fishery, theme: Theme, scale: float) -> None:
    painter.save()
    _bank(painter, fishery, theme)
    for corner in fishery.corners:
        _net(painter, fishery.at, corner, scale)
    _shoal(painter, fishery, theme, 5 if scale >= SMALL else 3)
    painter.translate(fishery.at)
    disc(painter, fishery.number, theme, DISC * (1.0 if scale >= SMALL else 1.15))
    painter.restore()


def _bank(painter: QPainter, fishery: Fishery, theme: Theme) -> None:
    """Shallow water: three pale shapes, one in another."""
    rng = random.Random(fishery.number)
    wave = [rng.uniform(-1, 1) for _ in range(12)]
    colour = mix(theme.sea.near, "#3E8C88" if theme.dark else "#BFF0DC", 0.55)
    painter.setPen(NO_PEN)
    for reach, alpha in ((75, 0.28), (65, 0.42), (54, 0.72)):
        painter.setBrush(tint(colour, alpha))
        painter.drawPath(smooth(_ring(fishery.at, reach, wave), True, 1.0))


def _ring(at: QPointF, reach: float, wave: Sequence[float]) -> list[QPointF]:
    steps = [(math.tau * i / len(wave), reach * (1 + 0.07 * push)) for i, push in enumerate(wave)]
    return [at + QPointF(math.cos(turn) * far, math.sin(turn) * far) for turn, far in steps]


def _net(painter: QPainter, at: QPointF, corner: QPointF, scale: float) -> None:
    """A line with red floats from the bank to a corner of the coast."""
    way = corner - at
    length = math.hypot(way.x(), way.y())
    start, end = at + way * (34 / length), at + way * ((length - 17) / length)
    painter.setPen(round_pen(tint("#0B2433", 0.35), 4))
    painter.drawLine(start + QPointF(1, 2.5), end + QPointF(1, 2.5))
    painter.setPen(round_pen("#F3E3BC", 2.6))
    painter.drawLine(start, end)
    if scale < SMALL:
        return
    for share in (0.12, 0.37, 0.62, 0.87):
        float_ = start + (end - start) * share
        painter.setPen(QPen(QColor("#7E2A1C"), 1))
        painter.setBrush(QColor("#D9543C"))
        painter.drawEllipse(float_, 3.7, 3.7)
        painter.setPen(NO_PEN)
        painter.setBrush(tint("#FFFFFF", 0.6))
        painter.drawEllipse(float_ + QPointF(-1.1, -1.2), 1.2, 1.0)


def _shoal(painter: QPainter, fishery: Fishery, theme: Theme, count: int) -> None:
    """Fish that circle the bank on its sea side."""
    rng = random.Random(f"shoal {fishery.number}")
    for i in range(count):
        turn = fishery.seaward + (i - (count - 1) / 2) * 2.9 / count
        far = rng.uniform(45, 52)
        at = fishery.at + QPointF(math.cos(turn) * far, math.sin(turn) * far)
        colour = mix(rng.choice(SCALES), "#0A1424", 0.22 if theme.dark else 0.0)
        fish(painter, at, rng.uniform(110, 135) / count, math.degrees(turn) + 90 + rng.uniform(-14, 14), colour)
