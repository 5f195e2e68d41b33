"""What a screen reader says while a game goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.rules.base.turn import Roll
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game import screen_reader
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage


def test_events_are_told_in_the_words_of_the_log(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    said: list[str] = []
    page.announcer.listened, page.announcer.say = lambda: True, said.append
    page.controller.submit(Roll())
    qtbot.waitUntil(lambda: any("roll" in text.lower() for text in said))
    assert page.prompt.accessibleName() in said, "what is expected next is said as well"
    assert len(set(said)) == len(said), "nothing is said twice"


def test_nobody_listens_and_nothing_is_made_up(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    said: list[str] = []
    page.announcer.listened, page.announcer.say = lambda: False, said.append
    page.controller.submit(Roll())
    qtbot.wait(50)
    assert said == []


@pytest.mark.parametrize("by_itself", [True, False])
def test_the_board_tells_the_place_the_keyboard_is_on(
    qtbot: QtBot, make_page: MakePage, monkeypatch: pytest.MonkeyPatch, by_itself: bool
) -> None:
    monkeypatch.setattr(screen_reader, "READ_WHEN_DESCRIBED", by_itself)
    page = make_page(header())
    said: list[str] = []
    page.announcer.listened, page.announcer.say = lambda: True, said.append
    qtbot.waitUntil(lambda: bool(page.placement.spots))
    places: list[Spot] = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(page.board, key)
        assert page.placement.hot is not None
        places.append(page.placement.hot)
    described = [page.scene.board_layout.describe(place) for place in places]
    assert [text for text in said if text in described] == ([] if by_itself else described), "nothing is said twice"
    interface = QAccessible.queryAccessibleInterface(page.board)
    assert interface.text(QAccessible.Text.Name) == "Board"
    assert interface.text(QAccessible.Text.Description) == described[-1]


def test_what_is_built_is_told_with_its_place(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    said: list[str] = []
    page.announcer.listened, page.announcer.say = lambda: True, said.append
    page.announcer.expect(page.controller.perspective)
    place = page.controller.session.game.options()[0]
    page.controller.submit(place)
    told = f"Place: {page.scene.board_layout.describe(Spot('corner', place.corner))}."
    qtbot.waitUntil(lambda: any(text.endswith(told) for text in said))


def test_land_is_told_with_who_has_built_at_it(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    board = page.controller.perspective.state.config.board
    corner = 12
    for hex_ in board.grid.corner_hexes[corner]:
        page.announcer.point(Spot("hex", hex_))
        assert "Ann: Settlement" in page.board.accessibleDescription()
    empty = next(hex_ for hex_ in range(19) if not page.controller.perspective.state.yields[hex_][1])
    page.announcer.point(Spot("hex", empty))
    assert page.board.accessibleDescription() == page.scene.board_layout.describe(Spot("hex", empty))


def test_pirate_islands_are_told_with_their_lairs(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header("junior"))
    board = page.controller.perspective.state.config.board
    lairs = page.controller.perspective.state.lairs[0]
    own = [island for island, shore in enumerate(board.shores) if shore & lairs]
    for island in range(len(board.shores)):
        page.announcer.point(Spot("island", island))
        assert ("Ann: " in page.board.accessibleDescription()) == (island in own)


def test_a_real_announcement_is_made_without_a_fault(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    page.announcer.listened = lambda: True
    page.announcer.point(Spot("corner", 3))
    assert page.board.accessibleDescription() == page.scene.board_layout.describe(Spot("corner", 3))
