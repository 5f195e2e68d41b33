"""The place of the side panel is kept as text, and no text can break the window."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from catanqt.ui.qt.dock_state import AREAS, restore_dock, save_dock


def make(qtbot: QtBot) -> tuple[QMainWindow, QDockWidget]:
    window, dock = QMainWindow(), QDockWidget("side", objectName="side")
    dock.setWidget(QLabel("panel"))
    window.setCentralWidget(QLabel("centre"))
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.resize(700, 500)
    qtbot.addWidget(window)
    window.show()
    return window, dock


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("hidden", [False, True])
def test_a_panel_comes_back_where_it_was(area: str, hidden: bool, qtbot: QtBot) -> None:
    window, dock = make(qtbot)
    window.addDockWidget(AREAS[area], dock)
    across = area in ("left", "right")
    window.resizeDocks([dock], [222], Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical)
    dock.setHidden(hidden)
    state = save_dock(window, dock)
    again, panel = make(qtbot)
    assert restore_dock(again, panel, state)
    assert again.dockWidgetArea(panel) == AREAS[area]
    assert panel.isHidden() == hidden
    if not hidden:
        assert (panel.width() if across else panel.height()) == 222


def test_a_panel_outside_the_window_comes_back_there(qtbot: QtBot) -> None:
    window, dock = make(qtbot)
    dock.setFloating(True)
    dock.setGeometry(40, 50, 200, 300)
    again, panel = make(qtbot)
    assert restore_dock(again, panel, save_dock(window, dock))
    assert panel.isFloating()
    assert (panel.width(), panel.height()) == (200, 300)


def test_a_panel_beyond_all_screens_stays_in_the_window(qtbot: QtBot) -> None:
    window, dock = make(qtbot)
    assert restore_dock(window, dock, "left shown floating 200 300 -30000 99999")
    assert not dock.isFloating()
    assert dock.isVisible()


@settings(
    max_examples=100, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    state=st.text(max_size=30)
    | st.from_regex(r"(left|top) (shown|hidden) (docked|floating) -?[0-9]{1,9} [0-9]{1,4}( [0-9]{1,6} -?[0-9]{1,5})?")
)
def test_any_text_is_taken_or_left(state: str, qtbot: QtBot) -> None:
    window, dock = make(qtbot)
    restore_dock(window, dock, state)
    screen = window.screen().virtualSize()
    assert dock.width() <= max(screen.width(), window.width())
    window.close()


def test_the_bytes_of_earlier_versions_are_left(qtbot: QtBot) -> None:
    window, dock = make(qtbot)
    assert not restore_dock(window, dock, window.saveState())
