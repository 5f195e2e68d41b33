"""Preferences that can be set from the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.pace import PaceSlider
from catanqt.ui.window.appearance import Appearance
from catanqt.ui.window.commands import Choices, Command, WidgetMenu
from catanqt.ui.window.notifications import Notifications

if TYPE_CHECKING:
    from catanqt.ui.sound.player import Sounds


class PreferenceCommands:
    """Offers them; `sounds` is called only when sounds are used, because they are loaded late."""

    def __init__(
        self,
        preferences: Preferences,
        appearance: Appearance,
        sounds: Callable[[], Sounds],
        notifications: Notifications,
    ) -> None:
        self._preferences, self._appearance, self._sounds = preferences, appearance, sounds
        self._notifications = notifications

    def appearance(self) -> Choices:
        values = (("system", tr("Like the system")), ("light", tr("Light")), ("dark", tr("Dark")))
        return self._choices(tr("&Appearance"), "appearance", values)

    def motion(self) -> Choices:
        values = (("instant", tr("None")), ("fast", tr("Fast")), ("normal", tr("Normal")), ("slow", tr("Slow")))
        return self._choices(tr("&Motion"), "motion", values)

    def pace(self) -> WidgetMenu:
        return WidgetMenu(tr("&Computer pace"), lambda: PaceSlider(self._appearance.theme, self._preferences))

    def win_chance(self) -> Command:
        return Command(
            text=tr("Everybody's &chance to win"),
            do=lambda: self._toggle("win_chance"),
            checked=lambda: bool(self._preferences["win_chance"]),
        )

    def sound(self) -> Command:
        """Switches sounds on or off; without an audio device it says why not."""
        show, toggle = self._show_sound, self._toggle_sound
        return Command(text=tr("S&ounds"), do=toggle, keys=("Ctrl+M",), checkable=True, prepare=show)

    def _toggle_sound(self) -> None:
        problem = self._sounds().player.problem
        if problem:
            self._notifications.say(problem, calm=True)
        else:
            self._toggle("sound")

    def _show_sound(self, action: QAction) -> None:
        problem = self._sounds().player.problem
        action.setText(f"{tr('S&ounds')} ({problem})" if problem else tr("S&ounds"))
        action.setEnabled(not problem)
        action.setChecked(self._preferences["sound"] and not problem)

    def _choices(self, title: str, name: str, values: tuple[tuple[object, str], ...]) -> Choices:
        return Choices(title, self._preferences[name], values, lambda value: self._set(name, value))

    def _toggle(self, name: str) -> None:
        self._set(name, not self._preferences[name])

    def _set(self, name: str, value: object) -> None:
        self._preferences[name] = value
