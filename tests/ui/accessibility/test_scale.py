"""The game page at sizes of text from 80 to 200 %: everything in sight, nothing over anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from catanqt.session import Session
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from catanqt.ui.widgets.side_scroll import SideScroll
from tests.ui.helpers.controllers import MemoryPlay, header
from tests.ui.helpers.gestures import click, drag_piece
from tests.ui.helpers.style_sheet import dress, undress

Open = Callable[..., GamePage]


@pytest.fixture
def opened(qtbot: QtBot, agent_worker: AgentWorker, preferences: Preferences) -> Iterator[Open]:
    load_fonts()
    pages: list[GamePage] = []

    def show(scale: float, size: tuple[int, int], **how: object) -> GamePage:
        theme = make_theme(scale=scale)
        dress(stylesheet(theme))
        controller = GameController(MemoryPlay(Session(header(**how))), agent_worker, preferences)  # type: ignore[arg-type]
        page = GamePage(theme, controller, preferences)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        pages.append(page)
        controller.begin()
        qtbot.wait(10)
        return page

    yield show
    for page in pages:
        page.leave()
        page.controller.close()
    undress()


def place(page: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


SIZES = [(0.8, (1024, 674)), (1.5, (1280, 774)), (1.5, (1600, 974)), (2.0, (1920, 1050))]


@pytest.mark.parametrize(("scale", "size"), SIZES)
@pytest.mark.parametrize("game", ["classic", "junior"])
def test_everything_is_in_sight(qtbot: QtBot, opened: Open, game: str, scale: float, size: tuple[int, int]) -> None:
    page = opened(scale, size, game=game)
    assert (page.width(), page.height()) == size
    column = page.side.parentWidget().parentWidget()
    board, side, hand, prompt = (place(page, part) for part in (page.board, column, page.hand, page.prompt))
    for part in (board, side, hand, prompt):
        assert page.rect().contains(part)
    assert not board.intersects(side)
    assert not board.intersects(hand)
    assert not board.intersects(prompt)
    assert min(board.width(), board.height()) > 250
    for tile in page.hand.tray.tiles:
        assert hand.contains(place(page, tile))


def test_a_column_that_is_too_high_scrolls_and_no_other_does(qtbot: QtBot, opened: Open) -> None:
    high = opened(1.5, (1280, 774), game="junior").side.parentWidget().parentWidget()
    usual = opened(1.0, (1280, 774), game="junior").side.parentWidget().parentWidget()
    assert isinstance(high, SideScroll)
    assert isinstance(usual, SideScroll)
    assert high.scrolls
    assert high.verticalScrollBar().maximum() > 0
    assert not usual.scrolls
    assert usual.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("how", [{}, {"scenarios": ["soccer-fever"]}, {"game": "junior"}], ids=str)
def test_in_the_smallest_window_nothing_scrolls_and_the_grip_covers_nobody(
    qtbot: QtBot, opened: Open, how: dict[str, Any]
) -> None:
    page = opened(1.0, (1024, 674), players=("human", "patient", "patient", "patient"), **how)
    column = page.side.parentWidget().parentWidget()
    assert isinstance(column, SideScroll)
    assert not column.scrolls
    dock = column.parentWidget()
    assert isinstance(dock, QDockWidget)
    grip = dock.titleBarWidget()
    assert grip is not None
    assert grip.geometry().bottom() < column.geometry().top()


@pytest.mark.parametrize(("scale", "size"), SIZES[:2])
def test_a_piece_is_dragged_onto_the_board(qtbot: QtBot, opened: Open, scale: float, size: tuple[int, int]) -> None:
    page = opened(scale, size)
    qtbot.waitUntil(lambda: bool(page.placement.spots))
    spot: Spot = sorted(page.placement.spots)[25]
    drag_piece(page, "settlement", spot)
    assert page.controller.perspective.state.owner[spot.index] == 0


@pytest.mark.parametrize(("scale", "size"), SIZES[:2])
def test_buttons_are_pressed(qtbot: QtBot, opened: Open, scale: float, size: tuple[int, int]) -> None:
    page = opened(scale, size, board="beginner")
    button = page.hand.button("Roll")
    assert page.rect().contains(place(page, button))
    click(button)
    assert any(type(entry.action).__name__ == "Roll" for entry in page.controller.session.record.entries)
