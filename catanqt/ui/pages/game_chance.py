"""The win chance bar on the game page: there when the player wants it, over the sea in a corner of the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from catanqt.ui.desk import Desk
from catanqt.ui.forecast import Forecast
from catanqt.ui.seen import Seen
from catanqt.ui.widgets.win_chance import WinChanceBar

PREFERENCE = "win_chance"
EDGE = 10
"""How far from the corner."""


class ChanceView(QObject):
    """Keeps the bar in step with the preference and with the turns."""

    def __init__(self, desk: Desk, bar: WinChanceBar, board: QWidget) -> None:
        super().__init__(board)
        self._desk, self._bar, self._board = desk, bar, board
        bar.setParent(board)
        board.installEventFilter(self)
        self.forecast = Forecast(desk.table, self)
        self.forecast.changed.connect(self._show)
        desk.preferences.changed.connect(self._preference_changed)
        self._follow()

    def sync(self, seen: Seen) -> None:
        self._bar.setVisible(self._wanted and not seen.over)  # who has won needs no estimate
        self.forecast.sync(seen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._board and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Into the corner, where hexagons leave the sea free; the board neither moves nor shrinks for it."""
        edge = self._desk.theme.px(EDGE)
        self._bar.move(edge, edge)
        self._bar.resize(self._bar.sizeHint())
        self._bar.raise_()

    def leave(self) -> None:
        self._desk.preferences.changed.disconnect(self._preference_changed)
        self.forecast.leave()

    def _preference_changed(self, name: str) -> None:
        if name == PREFERENCE:
            self._follow()

    @property
    def _wanted(self) -> bool:
        return bool(self._desk.preferences[PREFERENCE])

    def _follow(self) -> None:
        self._place()
        self._bar.setVisible(self._wanted and not self._desk.table.seen.over)
        self.forecast.want(self._wanted)

    def _show(self) -> None:
        self._bar.show_chances(self.forecast.chances, self._desk.table.seen)
