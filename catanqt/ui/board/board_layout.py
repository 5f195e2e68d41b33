"""The layout of a board: where its spots lie in the scene, and how its unchanging part is painted.

In scene units a hex has the radius 100. The scene knows layouts only by this interface, so any kind of board can be
played on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

if TYPE_CHECKING:  # the games bring charts of their own: at run time they come second
    from catanqt.ui.kit.view_data import Spot

PIECE = 40.0
"""How far a piece reaches around its spot."""


class BoardLayout(ABC):
    """The board of one game."""

    bounds: QRectF
    """What must be in sight when the board is fitted into its view."""

    def __init__(self) -> None:
        self.extras: list[Callable[[QPainter, float], None]] = []
        """Painters of what scenarios lay on the board, called with the scale after the land is painted."""
        self.off_shore: list[QRectF] = []
        """What lies in the sea and is looked at during play: harbours, fisheries."""
        self.notes: dict[Spot, list[str]] = {}
        """Notes of scenarios on a spot, such as a fishery there: part of its description."""

    @abstractmethod
    def place(self, spot: Spot) -> QPointF:
        """Where a spot lies (KeyError for one this board does not have)."""

    def angle(self, spot: Spot) -> float:
        """How a piece lies there, in degrees clockwise from the horizontal, between -90 and 90."""
        return 0.0

    def outline(self, spot: Spot) -> QPainterPath | None:
        """The shape of the land there, around (0, 0), where a ring around the number would not do: for light."""
        return None

    @abstractmethod
    def spots(self) -> tuple[Spot, ...]:
        """All spots of the board, in reading order."""

    def features(self) -> list[QRectF]:
        """What no card over the sea may cover: every spot with a piece on it, and what lies off shore."""
        piece = QRectF(-PIECE, -PIECE, 2 * PIECE, 2 * PIECE)
        return [*(piece.translated(self.place(spot)) for spot in self.spots()), *self.off_shore]

    @abstractmethod
    def describe(self, spot: Spot) -> str:
        """What lies there, in words: for tooltips and screen readers."""

    @abstractmethod
    def paint(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """The unchanging picture of `rect`; `scale` is device pixels per unit."""
