"""The stacks of shot tokens on the two pitches of the island."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from catanqt.scenarios.soccer_fever.rules.pitch import PITCH
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Look, Piece, Spot
from catanqt.ui.theme.art.tokens import RADIUS, STEP, count_badge, token
from catanqt.ui.theme.theme import Owner, Theme

KINDS = ("home-shots", "away-shots")
"""A stack at the home side of its pitch, and one at the away side."""
ASIDE, DOWN = (-20.0, 31.0), 12.0
"""Where a stack lies on its pitch: two side by side, a little to the right, for the robber may stand on the left."""
HEIGHT = 27.0


def pieces(perspective: Perspective) -> Iterator[Piece]:
    """One stack a seat, beside that of its next opponent."""
    found = season(perspective)
    for seat, count in enumerate(found.tokens):
        _, side = found.place(seat)
        yield Piece(("shots", seat), KINDS[side], spot(perspective, seat), seat, count)


def spot(perspective: Perspective, seat: int) -> Spot:
    """The pitch on which a seat's shots lie."""
    pitches = [hex_ for hex_, name in enumerate(perspective.state.config.board.terrain) if name == PITCH]
    pitch, _ = season(perspective).place(seat)
    return Spot("hex", pitches[min(pitch, len(pitches) - 1)])


def look(theme: Theme, owner: Owner, kind: str, count: int) -> Look:
    """A stack of tokens; how many they are stands beside the top one."""

    def paint(painter: QPainter) -> None:
        token(painter, owner, icon="ball" if count == 1 else "", count=count)
        count_badge(painter, QPointF(RADIUS * 0.86, -(count - 1) * STEP - RADIUS * 0.62), count, theme)

    return Look(paint, 64.0, ASIDE[KINDS.index(kind)], DOWN, HEIGHT)


def single(owner: Owner) -> Look:
    """One token, on its way to the pitch."""
    return Look(lambda painter: token(painter, owner, icon="ball"), 30.0)
