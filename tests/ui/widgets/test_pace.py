from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.pace import PaceSlider


def test_keys_on_the_slider_change_the_pace_at_once(qtbot: QtBot, theme: Theme) -> None:
    preferences = Preferences()
    pace = PaceSlider(theme, preferences)
    qtbot.addWidget(pace)
    pace.show()
    assert pace.slider.value() == preferences["ai_pace"] == 2
    qtbot.keyClick(pace.slider, Qt.Key.Key_Right)
    assert preferences["ai_pace"] == 1, "to the right is faster"
    assert pace.slider.accessibleDescription() == "Quick"


def test_the_slider_follows_the_preference(qtbot: QtBot, theme: Theme) -> None:
    preferences = Preferences()
    pace = PaceSlider(theme, preferences)
    qtbot.addWidget(pace)
    preferences["ai_pace"] = 0
    assert pace.slider.value() == 4
