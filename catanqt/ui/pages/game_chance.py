"""The win chance bar on the game page: there when the player wants it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from catanqt.ui.desk import Desk
from catanqt.ui.forecast import Forecast
from catanqt.ui.seen import Seen
from catanqt.ui.widgets.win_chance import WinChanceBar

PREFERENCE = "win_chance"


class ChanceView(QObject):
    """Keeps the bar in step with the preference and with the turns."""

    def __init__(self, desk: Desk, bar: WinChanceBar, page: QWidget) -> None:
        super().__init__(page)
        self._desk, self._bar = desk, bar
        self.forecast = Forecast(desk.table, self)
        self.forecast.changed.connect(self._show)
        desk.preferences.changed.connect(self._preference_changed)
        self._follow()

    def sync(self, seen: Seen) -> None:
        self._bar.setVisible(self._wanted and not seen.over)  # who has won needs no estimate
        self.forecast.sync(seen)

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
        self._bar.setVisible(self._wanted and not self._desk.table.seen.over)
        self.forecast.want(self._wanted)

    def _show(self) -> None:
        self._bar.show_chances(self.forecast.chances, self._desk.table.seen)
