"""Whole windows with saved games of their own, made as often as a test wants."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.save_service import SaveService
from catanqt.storage.recovery import open_store
from catanqt.storage.store import SaveStore
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import quick
from tests.ui.helpers.style_sheet import undress
from tests.ui.window.window_actions import MakeWindow


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SaveStore]:
    made = open_store(tmp_path / "data").store
    yield made
    made.close()


@pytest.fixture
def make_window(qtbot: QtBot, store: SaveStore, agent_worker: AgentWorker) -> Iterator[MakeWindow]:
    load_fonts()
    made: list[MainWindow] = []

    def make(preferences: Preferences | None = None) -> MainWindow:
        window = build(SaveService(store=store), preferences or quick(), agent_worker)
        made.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    yield make
    for window in made:
        if not window.close():
            window.close()
    undress()


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()
