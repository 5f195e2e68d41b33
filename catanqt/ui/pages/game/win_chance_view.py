"""The win chance bar on the game page: shown on demand, over the sea in a corner of the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.win_chance import WinChance
from catanqt.ui.widgets.win_chance import WinChanceBar

PREFERENCE = "win_chance"
EDGE = 10
"""How far from the corner."""


class WinChanceView(QObject):
    """Keeps the bar in step with the preference and with the turns."""

    def __init__(self, context: PageContext, bar: WinChanceBar, board: QWidget) -> None:
        super().__init__(board)
        self._context, self._bar, self._board = context, bar, board
        bar.setParent(board)
        board.installEventFilter(self)
        self.estimates = WinChance(context.controller, self)
        self.estimates.changed.connect(self._show)
        context.preferences.changed.connect(self._preference_changed)
        self._follow()

    def sync(self, perspective: Perspective) -> None:
        self._bar.setVisible(self._wanted and not perspective.over)  # who has won needs no estimate
        self.estimates.sync(perspective)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._board and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Into the corner, where hexagons leave the sea free; the board neither moves nor shrinks for it."""
        edge = self._context.theme.px(EDGE)
        self._bar.move(edge, edge)
        self._bar.resize(self._bar.sizeHint())
        self._bar.raise_()

    def leave(self) -> None:
        self._context.preferences.changed.disconnect(self._preference_changed)
        self.estimates.leave()

    def _preference_changed(self, name: str) -> None:
        if name == PREFERENCE:
            self._follow()

    @property
    def _wanted(self) -> bool:
        return bool(self._context.preferences[PREFERENCE])

    def _follow(self) -> None:
        self._place()
        self._bar.setVisible(self._wanted and not self._context.controller.perspective.over)
        self.estimates.want(self._wanted)

    def _show(self) -> None:
        self._bar.show_chances(self.estimates.chances, self._context.controller.perspective)
