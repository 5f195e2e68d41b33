"""The twin of the window under test: tells where things are on its screen, from what it has saved."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from catanqt import app
from catanqt.save_service import SaveService
from catanqt.session import Session
from catanqt.storage.saved_game import replay_log
from catanqt.storage.store import SaveStore
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent
from tests.e2e.screen import SIZE
from tests.ui.helpers.controllers import MemoryPlay


class Twin:
    """A window like the other one, which never plays."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        load_fonts()
        self._qtbot = qtbot
        self._folder = folder
        self._store = SaveStore(None)
        self.agent_worker = AgentWorker(make_agent)
        self.window: MainWindow = app.build(SaveService(store=self._store), Preferences(), self.agent_worker)
        qtbot.addWidget(self.window)
        self.window.resize(*SIZE)
        self.window.show()
        qtbot.waitExposed(self.window)

    def settle(self) -> None:
        """Let a page that was just shown find its layout."""
        self._qtbot.wait(50)

    def point(self, widget: QWidget) -> tuple[int, int]:
        """The middle of a widget on the screen of the other one."""
        return self._there(widget.mapToGlobal(widget.rect().center()))

    def _there(self, point: QPoint) -> tuple[int, int]:
        corner = self.window.mapToGlobal(QPoint(0, 0))
        return (point - corner).x(), (point - corner).y()

    def page(self) -> GamePage:
        """The game page at the moment that the other one has saved."""
        session = self.session()
        play: Any = MemoryPlay(session)
        self.window.session.sit_down(lambda: (0, play))
        assert self.window.controller is not None
        self.window.controller.hold()
        self.settle()
        page = self.window.page
        assert isinstance(page, GamePage)
        return page

    def spot(self, page: GamePage, spot: Any) -> tuple[int, int]:
        return self._there(page.board.screen_point(spot))

    def session(self) -> Session:
        """The latest game in the folder, played again from a copy: the other one has it open."""
        copy = self._folder.parent / "copy"
        copy.mkdir(exist_ok=True)
        for old in copy.glob("*"):
            if old.is_file():
                old.unlink()
        with (
            closing(sqlite3.connect(self._folder / "games.sqlite")) as there,
            closing(sqlite3.connect(copy / "games.sqlite")) as here,
        ):
            there.backup(here)
        store = SaveStore(copy)
        try:
            session, problem = replay_log(store, store.games()[0].id)
        finally:
            store.close()
        assert problem is None
        return session

    def close(self) -> None:
        self.window.close()
        self.agent_worker.stop()
        self._store.close()
