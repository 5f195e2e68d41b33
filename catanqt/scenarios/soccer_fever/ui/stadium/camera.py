"""The camera behind the penalty spot: projects points of the stadium onto the screen.

The stadium is measured in metres: x to the right of the middle of the goal, y from the goal line towards the camera,
z up.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF

GOAL_HALF, GOAL_HEIGHT, GOAL_DEPTH = 3.66, 3.1, 2.2
"""Half the goal's width is a real one's; it is higher, for a small picture of it."""
SPOT = 12.2
BALL = 0.22
"""The ball's radius: twice as big as a real one's, for the eye."""
BACK, EYE = 21.0, 2.8
"""The camera's distance from the goal line, and its height."""


@dataclass(frozen=True, slots=True)
class Place:
    """A point of the stadium."""

    x: float
    y: float
    z: float = 0.0


@dataclass(frozen=True, slots=True)
class Camera:
    """The projection for a picture of a given size."""

    size: QSizeF

    @property
    def focus(self) -> float:
        """How many pixels a metre has at a distance of one."""
        return 1.04 * min(self.size.width(), self.size.height() * 1.66)

    @property
    def horizon(self) -> float:
        return self.size.height() * 0.31

    def scale(self, y: float) -> float:
        """How many pixels a metre has at this distance from the goal line."""
        return self.focus / (BACK - y)

    def point(self, place: Place) -> QPointF:
        scale = self.scale(place.y)
        return QPointF(self.size.width() / 2 + place.x * scale, self.horizon + (EYE - place.z) * scale)

    def in_goal(self, x: float, z: float) -> QPointF:
        """A point of the goal's mouth: x from -1 (left post) to 1, z from 0 (line) to 1 (bar)."""
        return self.point(Place(x * GOAL_HALF, 0, z * GOAL_HEIGHT))

    def aimed_at(self, point: QPointF) -> tuple[float, float]:
        """The point of the goal's mouth that lies behind a point of the picture; also beyond the posts."""
        scale = self.scale(0)
        x = (point.x() - self.size.width() / 2) / scale / GOAL_HALF
        z = (EYE - (point.y() - self.horizon) / scale) / GOAL_HEIGHT
        return x, z

    @property
    def ball(self) -> QPointF:
        """Where the ball lies before a shot."""
        return self.point(Place(0, SPOT, BALL))

    @property
    def ball_radius(self) -> float:
        return BALL * self.scale(SPOT)


def arc(radius: float, angle: float, middle: float) -> tuple[float, float]:
    """A point on a circle round (0, middle), by its angle in degrees from the far end: x and y."""
    turn = math.radians(angle)
    return radius * math.sin(turn), middle - radius * math.cos(turn)
