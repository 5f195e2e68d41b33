"""Announcements for screen readers: events, prompts, and the spot under the keyboard cursor.

It uses Qt's accessibility announcements, which are read out after the current utterance. Nothing is composed unless a
screen reader is running.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from catanqt.session import Played
from catanqt.ui.board.hint_marker import LAND
from catanqt.ui.board.items import PieceItem
from catanqt.ui.board.scene import BoardScene
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Moment, Spot
from catanqt.ui.models import log_lines
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.geometry import UNIT
from catanqt.ui.widgets.prompt import PromptBar

AT_LAND = 1.3 * UNIT
"""How near the middle of a land what is built at it stands, in units of the scene."""
PATHS = ("road", "ship")
READ_WHEN_DESCRIBED = sys.platform == "linux"
"""Whether screen readers read a new description of the focused widget aloud by themselves, as Orca does."""

Say = Callable[[str], None]


class ScreenReader(QObject):
    """Makes the announcements of one game page."""

    def __init__(
        self, context: PageContext, scene: BoardScene, board: QWidget, prompt: PromptBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context, self._scene, self._board, self._prompt = context, scene, board, prompt
        self._expected = ""
        self._buildings: dict[object, Spot] | None = None
        """What stood on the board when something was last said."""
        self.say: Say = self._announce
        self.listened: Callable[[], bool] = QAccessible.isActive
        """Whether anybody listens."""

    def tell(self, played: Played, perspective: Perspective, moments: Sequence[Moment] = ()) -> None:
        """What happened, in the words of the log, and news that has no line there."""
        if self.listened():
            lines = [line.spoken for line in log_lines.lines(played.events, perspective, self._context.kits)]
            places = self._new_places(perspective)
            self.speak(" ".join((*lines, *places, *(moment.text for moment in moments if not moment.logged))))

    def _new_places(self, perspective: Perspective) -> list[str]:
        """Where pieces stand that have just come onto the board: the lines do not say it, for it can be seen."""
        before, self._buildings = self._buildings, self._all_buildings(perspective)
        new = [spot for key, spot in self._buildings.items() if key not in before] if before is not None else []
        return [tr("Place: {place}.", place=self._scene.board_layout.describe(spot)) for spot in new]

    def _all_buildings(self, perspective: Perspective) -> dict[object, Spot]:
        """Where everything stands that belongs to a player, by the keys of the pieces."""
        pieces = (piece for kit in self._context.kits for piece in kit.pieces(perspective))
        return {piece.key: piece.spot for piece in pieces if piece.seat != NOBODY}

    def expect(self, perspective: Perspective) -> None:
        """What is expected of the viewer, once it is something else."""
        if self._buildings is None and self.listened():
            self._buildings = self._all_buildings(perspective)
        expected = self._prompt.accessibleName() if perspective.acting or perspective.over else ""
        if expected != self._expected:
            self._expected = expected
            self.speak(expected)

    def point(self, spot: Spot | None) -> None:
        """The place on the board that the keyboard or the mouse is on."""
        if spot is None or not self._scene.has(spot):
            self._board.setAccessibleDescription(
                tr("Use the arrow keys to move between the places where this piece may go.")
            )
            return
        described = self._described(spot)
        if described != self._board.accessibleDescription():
            self._board.setAccessibleDescription(described)
            if not READ_WHEN_DESCRIBED:
                self.speak(described)

    def _described(self, spot: Spot) -> str:
        """What lies there; of land, also who has built at it."""
        land = self._scene.board_layout.describe(spot)
        return ". ".join((land, *self._built_at(spot))) if spot.kind in LAND else land

    def _built_at(self, spot: Spot) -> list[str]:
        """The buildings at a land, by player; roads and ships lead past it."""
        perspective, middle = self._context.controller.perspective, self._scene.board_layout.place(spot)
        names = {tool.piece: tool.name for kit in self._context.kits for tool in kit.tools(perspective)}
        found: dict[int, list[str]] = {}
        for item in self._scene.items():
            if isinstance(item, PieceItem) and item.piece.kind in names and item.piece.kind not in PATHS:
                way = item.home - middle
                if math.hypot(way.x(), way.y()) < AT_LAND:
                    found.setdefault(item.piece.seat, []).append(names[item.piece.kind])
        return [
            tr(
                "{name}: {pieces}",
                "what a player has built there",
                name=perspective.name(seat),
                pieces=", ".join(pieces),
            )
            for seat, pieces in sorted(found.items())
        ]

    def speak(self, text: str) -> None:
        """Say this, if anybody listens."""
        if text and self.listened():
            self.say(text)

    def _announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._board, text))
