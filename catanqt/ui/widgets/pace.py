"""A slider for the pace of computer players, used by the menu and by the preferences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel

SLOWEST = 4


def pace_name(pace: int) -> str:
    """A pace in words, from 0 (no pause) to 4."""
    return (tr("At once"), tr("Quick"), tr("Normal"), tr("Slow"), tr("Very slow"))[pace]


class PaceSlider(QWidget):
    """Follows the preference, and changes it at once. To the right is faster."""

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, SLOWEST)
        self.slider.setPageStep(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setAccessibleName(tr("Computer pace"))
        self.slider.setMinimumWidth(theme.px(110))
        self._name = PlainLabel()
        self._name.setMinimumWidth(theme.px(84))
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(10), theme.px(4), theme.px(10), theme.px(4))
        row.addWidget(self.slider, 1)
        row.addWidget(self._name)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._choose)
        preferences.changed.connect(self._follow)
        self._follow("ai_pace")

    def _choose(self, pace: int) -> None:
        self._preferences["ai_pace"] = SLOWEST - pace

    def _follow(self, name: str) -> None:
        if name == "ai_pace":
            pace = max(0, min(self._preferences["ai_pace"], SLOWEST))
            self.slider.setValue(SLOWEST - pace)
            self._name.setText(pace_name(pace))
            self.slider.setAccessibleDescription(pace_name(pace))
