"""Preferences, paint, words and place of the window, changed while it is used."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.save_service import SaveService
from catanqt.storage.store import SaveStore
from catanqt.ui.pages.preferences import PreferencesPage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import header, quick
from tests.ui.helpers.gestures import click
from tests.ui.window.window_actions import MakeWindow, begin, entries, found, game_page


def test_a_preference_applies_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.services.preferences["appearance"] = "light"
    begin(window)
    found(qtbot, window)
    before = entries(window)
    window.show_preferences()
    page = window.page
    assert isinstance(page, PreferencesPage)
    box: Any = page.fields["appearance"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: window.theme.dark)
    assert isinstance(window.page, PreferencesPage)
    assert window.page is not page
    window.go_back()
    assert entries(window)[: len(before)] == before
    assert {item.piece.kind for item in game_page(window).scene._items.values()} >= {"settlement", "road", "robber"}


def test_new_words_come_at_once(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    old = window.page

    class Quoting(QTranslator):
        def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
            return f"»{text}"

        def isEmpty(self) -> bool:
            return False

    quoting = Quoting()
    QCoreApplication.installTranslator(quoting)
    try:
        qtbot.waitUntil(lambda: window.page is not old)
        assert game_page(window).hand.tray.tile("settlement").tool.name == "»Settlement"
        assert "»&Game" in [action.text() for action in window.menuBar().actions()]
    finally:
        QCoreApplication.removeTranslator(quoting)
    qtbot.waitUntil(lambda: game_page(window).hand.tray.tile("settlement").tool.name == "Settlement")


def test_the_system_turns_dark_and_so_does_the_window(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The display of the tests has no light or dark of its own: one is put in its place, and its signal sent."""
    begin(window)
    hints = QGuiApplication.styleHints()

    def turn(scheme: Qt.ColorScheme) -> None:
        system = SimpleNamespace(styleHints=lambda: SimpleNamespace(colorScheme=lambda: scheme))
        monkeypatch.setattr("catanqt.ui.window.appearance.QGuiApplication", system)
        hints.colorSchemeChanged.emit(scheme)

    turn(Qt.ColorScheme.Dark)
    assert window.theme.dark
    turn(Qt.ColorScheme.Light)
    assert not window.theme.dark
    window.services.preferences["appearance"] = "light"
    turn(Qt.ColorScheme.Dark)
    assert not window.theme.dark, "the player has chosen"


def test_lists_open_below_their_box_without_arrows_over_their_rows(window: MainWindow) -> None:
    window.show_preferences()
    assert window.page is not None
    boxes = window.page.findChildren(QComboBox)
    assert boxes
    over = QStyle.StyleHint.SH_ComboBox_Popup
    assert not any(box.style().styleHint(over, QStyleOptionComboBox(), box) for box in boxes)


def test_new_paint_leaves_a_pause_one_that_can_be_ended(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, players=("patient", "human", "novice"))
    click(game_page(window).prompt.tool("pause"))
    window.services.preferences["appearance"] = "dark"
    assert game_page(window).prompt.tool("pause").text() == "Resume"


def test_the_first_window_is_no_higher_than_the_screen(
    qtbot: QtBot, store: SaveStore, agent_worker: AgentWorker
) -> None:
    window = build(SaveService(store=store), quick(), agent_worker)
    qtbot.addWidget(window)
    assert window.minimumHeight() <= window.height() <= window.screen().availableSize().height()
    assert window.close()


def test_place_and_panels_are_remembered(qtbot: QtBot, make_window: MakeWindow, tmp_path: Path) -> None:
    def kept() -> Preferences:
        preferences = Preferences(tmp_path / "preferences.ini")
        preferences["motion"] = "instant"
        return preferences

    window = make_window(kept())
    window.resize(1180, 745)
    begin(window)
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert game_page(window)._dock.isHidden()
    window.close()
    again = build(SaveService(store=SaveStore(None)), kept(), window.services.agent_worker)
    qtbot.addWidget(again)
    with qtbot.waitActive(again):
        again.show()
        again.activateWindow()
    try:
        assert again.height() == 745  # no window may be wider than the screen, and that of the tests is narrow
        again.begin_game(header(), "Another")
        assert game_page(again)._dock.isHidden()
        QTest.keyClick(again, Qt.Key.Key_F9)
        assert not game_page(again)._dock.isHidden()
    finally:
        again.close()
