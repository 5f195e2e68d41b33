"""What tests of the whole window do with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import drag_piece, wait_for_me

MakeWindow = Callable[..., MainWindow]


def game_page(window: MainWindow) -> GamePage:
    assert isinstance(window.page, GamePage)
    return window.page


def begin(window: MainWindow, **more: Any) -> GamePage:
    window.begin_game(header(**more), "Harbour")
    QTest.qWait(5)  # the page finds its layout
    return game_page(window)


def entries(window: MainWindow) -> list[Any]:
    assert window.controller is not None
    return list(window.controller.session.record.entries)


def found(qtbot: QtBot, window: MainWindow) -> None:
    """Place a settlement and a road by drag."""
    for piece in ("settlement", "road"):
        page = game_page(window)
        wait_for_me(qtbot, page)
        drag_piece(page, piece, sorted(page.placement.spots)[0])
        QTest.qWait(1)


def text_of(window: MainWindow) -> str:
    return window.notice.text if window.notice.isVisible() else ""
