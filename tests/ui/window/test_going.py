"""Pages, menus and windows that go leave nothing behind."""

from __future__ import annotations

import gc
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from catanqt.ui.pages.game import GamePage
from catanqt.ui.sweeper import Sweeper
from catanqt.ui.thinker import Thinker
from catanqt.ui.window.main_window import MainWindow
from tests.ui.playing import quick
from tests.ui.window.handling import MakeWindow, begin, entries, game_page

PAINTS = 12
"""So often the paint is changed while Python collects all the time."""


def test_closing_while_a_program_thinks_is_clean(qtbot: QtBot, window: MainWindow, thinker: Thinker) -> None:
    begin(window, players=("patient", "human", "novice"))
    qtbot.waitUntil(lambda: thinker.busy)
    assert window.close()
    assert not thinker.busy
    thinker.stop()
    assert thinker._table.worker_thread.isFinished()


def test_one_game_after_another_while_programs_think(qtbot: QtBot, window: MainWindow, thinker: Thinker) -> None:
    for turn in range(8):
        begin(window, players=("patient", "human", "novice"))
        if turn % 2:
            qtbot.waitUntil(lambda: thinker.busy)
    assert len(window.services.library.games()) == 8
    window.show_start()
    assert not thinker.busy


def test_paint_changes_again_and_again_with_the_sweeper_at_work(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A widget that goes while Qt restyles all of them would take it down."""
    monkeypatch.setattr("catanqt.ui.sweeper.EVERY_MS", 0)
    sweeper = Sweeper(window)
    begin(window, scenarios=("soccer-fever", "big-game", "fishermen"), players=("novice", "novice", "novice"))
    preferences = window.services.preferences
    old = gc.get_threshold()
    gc.set_threshold(150, 5, 5)
    try:
        for turn in range(PAINTS):
            preferences["appearance"] = ("dark", "light")[turn % 2]
            if turn % 5 == 0:
                window.show_rules()
                window.go_back()
            qtbot.wait(1)
    finally:
        gc.set_threshold(*old)
        delete(sweeper)
        gc.disable()
    assert isinstance(window.page, GamePage)


def test_old_menus_and_pages_go(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    preferences = window.services.preferences
    preferences["appearance"] = "dark"

    def count() -> tuple[int, ...]:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        pages = sum(isinstance(one, GamePage) for one in gc.get_objects())
        kinds = len(window.findChildren(QAction)), len(window.findChildren(QMenu)), len(application.allWidgets())
        return (*kinds, pages)

    before = count()
    for turn in range(12):
        preferences["colour_blind"] = turn % 2 == 0
        window.show_preferences()
        window.go_back()
        qtbot.wait(1)
    assert count() == before


def test_pages_rebuilt_in_the_middle_of_motion_hold_nobody(qtbot: QtBot, make_window: MakeWindow) -> None:
    preferences = quick()
    preferences["motion"] = "slow"
    window = make_window(preferences)
    begin(window, players=("novice", "novice", "novice"), scenarios=("soccer-fever",))
    for turn in range(10):
        qtbot.wait(20 + 7 * (turn % 5))
        preferences["appearance"] = ("dark", "light")[turn % 2]
        if turn % 4 == 0:
            window.show_about()
            window.go_back()
    table = window.table
    assert table is not None
    table.pause(True)
    qtbot.waitUntil(lambda: not game_page(window).animator.busy)
    qtbot.waitUntil(lambda: table._holds == 0, timeout=8000)
    preferences["motion"] = "instant"
    before = len(entries(window))
    table.pause(False)
    qtbot.waitUntil(lambda: len(entries(window)) > before + 20, timeout=30_000)


def test_the_hook_for_crashes_is_given_back(make_window: MakeWindow) -> None:
    before = sys.excepthook
    window = make_window()
    assert sys.excepthook == window.watch._caught
    window.close()
    assert sys.excepthook == before
