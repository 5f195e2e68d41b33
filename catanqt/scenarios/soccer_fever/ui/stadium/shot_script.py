"""The script of a shot: how to show an outcome that chance has already decided.

The goal is measured as in `Camera.in_goal`: x from -1 (left post) to 1, z from 0 (line) to 1 (bar).
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from enum import StrEnum

from catanqt.scenarios.soccer_fever.ui.stadium.camera import BALL, GOAL_HALF, GOAL_HEIGHT, SPOT, Place
from catanqt.ui.text.i18n import tr

Aim = tuple[float, float]
FIRST_AIM: Aim = (0.55, 0.6)
"""Where the viewer aims before choosing anything."""
REACHED = 0.72
"""The part of the flight after which the ball is at the goal."""


class Ending(StrEnum):
    """The outcome of a shot."""

    GOAL = "goal"
    SAVED = "saved"
    WIDE = "wide"
    OVER = "over"
    POST = "post"


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot as it is shown: where the ball goes, where the keeper leaps."""

    ending: Ending
    ball: Aim
    keeper: Aim

    @property
    def goal(self) -> bool:
        return self.ending is Ending.GOAL


@dataclass(frozen=True, slots=True)
class Pose:
    """The keeper at one moment: where, how far leaning (in degrees), how far stretched (0 to 1)."""

    place: Place
    lean: float
    reach: float


READY = Pose(Place(0, 0.25), 0.0, 0.0)


def ending_word(ending: Ending) -> str:
    return {
        Ending.GOAL: tr("Goal!"),
        Ending.SAVED: tr("Saved!"),
        Ending.WIDE: tr("Wide!", "a shot that misses the goal"),
        Ending.OVER: tr("Over the bar!"),
        Ending.POST: tr("Off the post!"),
    }[ending]


def clamp_aim(aim: Aim) -> Aim:
    """Nobody aims beside the goal."""
    return max(-0.9, min(0.9, aim[0])), max(0.09, min(0.88, aim[1]))


def some_aim(key: str) -> Aim:
    """Where an agent aims; the same for the same shot."""
    rng = random.Random(key)
    return rng.choice((-1, 1)) * rng.uniform(0.2, 0.85), rng.uniform(0.12, 0.8)


def play_out(aim: Aim, goal: bool, key: str) -> Shot:
    """A shot with this aim and this outcome; a miss is saved, or goes by where it was aimed."""
    rng = random.Random(key)
    x, z = clamp_aim(aim)
    side = math.copysign(1, x) if x else rng.choice((-1.0, 1.0))
    if goal:
        return Shot(Ending.GOAL, (x, z), (-side * rng.uniform(0.45, 0.75), rng.uniform(0.15, 0.6)))
    near_miss = rng.random()
    keeper = (side * min(abs(x), 0.62), z * 0.8)
    if abs(x) > 0.55 and near_miss < 0.22:
        return Shot(Ending.WIDE, (side * 1.22, z), keeper)
    if abs(x) > 0.55 and near_miss < 0.40:
        return Shot(Ending.POST, (side, max(z, 0.25)), keeper)
    if z > 0.55 and near_miss < 0.62:
        return Shot(Ending.OVER, (x, 1.28), keeper)
    return Shot(Ending.SAVED, (x, z), (x, z))


def ball_place(shot: Shot, part: float) -> Place:
    """Where the ball is after this part (0 to 1) of the show."""
    x, z = shot.ball[0] * GOAL_HALF, max(shot.ball[1] * GOAL_HEIGHT, BALL)
    if part <= REACHED:
        way = part / REACHED
        height = BALL + (z - BALL) * way + 1.1 * math.sin(math.pi * way) * (1 - way * 0.6)
        return Place(x * way, SPOT * (1 - way), height)
    rest = (part - REACHED) / (1 - REACHED)
    if shot.ending is Ending.GOAL:
        return Place(x, -1.5 * math.sin(rest * math.pi / 2), max(BALL, z * (1 - rest**2)))
    if shot.ending in (Ending.WIDE, Ending.OVER):
        return Place(x * (1 + 0.12 * rest), -3.4 * rest, max(BALL, z * (1 + 0.10 * rest)))
    back = 1.9 if shot.ending is Ending.SAVED else 3.2
    return Place(x * (1 - 0.18 * rest), back * rest, max(BALL, z * (1 - rest**2)))


def keeper_pose(shot: Shot, part: float) -> Pose:
    """How the keeper leaps: late enough to see the ball."""
    leap = max(0.0, min(1.0, (part - 0.18) / (REACHED - 0.18)))
    ease = 1 - (1 - leap) ** 2
    x, z = shot.keeper
    far = abs(x)
    lean = math.copysign(68 * min(1.0, far * 1.25), x) * ease * (1 - 0.45 * z)
    stretch = 2.3
    # The gloves, not the feet, are to be where the leap ends.
    foot = x * GOAL_HALF - stretch * math.sin(math.radians(lean))
    lift = max(0.0, z * GOAL_HEIGHT - stretch * math.cos(math.radians(lean)) - 0.25)
    return Pose(Place(foot * ease, 0.25, lift * ease), lean, ease)
