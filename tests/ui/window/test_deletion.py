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

from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.gc_timer import GcTimer
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import quick
from tests.ui.window.window_actions import MakeWindow, begin, entries, game_page

PAINTS = 12
"""So often the paint is changed while Python collects all the time."""


def test_closing_while_an_agent_thinks_is_clean(qtbot: QtBot, window: MainWindow, agent_worker: AgentWorker) -> None:
    begin(window, players=("patient", "human", "novice"))
    qtbot.waitUntil(lambda: agent_worker.busy)
    assert window.close()
    assert not agent_worker.busy
    agent_worker.stop()
    assert agent_worker._players.worker_thread.isFinished()


def test_one_game_after_another_while_agents_think(qtbot: QtBot, window: MainWindow, agent_worker: AgentWorker) -> None:
    for turn in range(8):
        begin(window, players=("patient", "human", "novice"))
        if turn % 2:
            qtbot.waitUntil(lambda: agent_worker.busy)
    assert len(window.services.library.games()) == 8
    window.show_start()
    assert not agent_worker.busy


def test_paint_changes_again_and_again_with_the_sweeper_at_work(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A widget that goes while Qt restyles all of them would take it down."""
    monkeypatch.setattr("catanqt.ui.qt.gc_timer.EVERY_MS", 0)
    sweeper = GcTimer(window)
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
    controller = window.controller
    assert controller is not None
    controller.pause(True)
    qtbot.waitUntil(lambda: not game_page(window).animator.busy)
    qtbot.waitUntil(lambda: controller._holds == 0, timeout=8000)
    preferences["motion"] = "instant"
    before = len(entries(window))
    controller.pause(False)
    qtbot.waitUntil(lambda: len(entries(window)) > before + 20, timeout=30_000)


def test_the_hook_for_crashes_is_given_back(make_window: MakeWindow) -> None:
    before = sys.excepthook
    window = make_window()
    assert sys.excepthook == window.watch._caught
    window.close()
    assert sys.excepthook == before
