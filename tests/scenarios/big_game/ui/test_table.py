"""The long table: settlers sent by drag, by clicks and by keys; the challenge when it is full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from catanqt.rules.base.board import GRAIN, WOOL
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.big_game.rules.actions import ChallengeTable, FreeSettler, SendSettler
from catanqt.scenarios.big_game.rules.part import PLACES
from catanqt.scenarios.big_game.ui.arrivals import Arrivals
from catanqt.scenarios.big_game.ui.table_layout import make_plan
from catanqt.scenarios.big_game.ui.table_panel import TABLE, TablePanel
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.widgets.tray import Tray
from tests.rules.base.table import player
from tests.rules.scenarios.positions import big, big_game, full_table, table
from tests.ui.helpers.scenario_context import desk_at

LEFT = Qt.MouseButton.LeftButton


class Room:
    """A page context with the table panel."""

    def __init__(self, context: PageContext, panel: TablePanel) -> None:
        self.context = context
        self.panel = panel
        self.view = panel.table

    def at(self, number: int) -> QPoint:
        return self.view.plan.seats[PLACES.index(number)].toPoint()

    @property
    def places(self) -> dict[str, int]:
        found: dict[str, int] = big_game(self.context.controller.perspective.game)["places"]
        return found


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Any]:
    opened: list[Any] = []

    def make(game: Any) -> Room:
        around = desk_at(game)
        context = around.__enter__()
        opened.append(around)
        panel = TablePanel(context, Arrivals())
        qtbot.addWidget(panel)
        panel.sync(context.controller.perspective)
        context.controller.synced.connect(panel.sync)
        panel.resize(256, 178)
        panel.show()
        qtbot.waitExposed(panel)
        return Room(context, panel)

    yield make
    for around in opened:
        around.__exit__(None, None, None)


def host(hand: str = "w", **changes: Any) -> Any:
    return table(player(hand), player("w"), big_game=big(**changes))


def drag(qtbot: QtBot, room: Room, number: int) -> None:
    """Press on the tile, move over the place, let go there: the tile has the mouse all the time."""
    tray = Tray(room.context)
    qtbot.addWidget(tray)
    tray.sync(room.context.controller.perspective)
    tray.show()
    tile = tray.tile("settler")
    goal = tile.mapFromGlobal(room.view.mapToGlobal(room.at(number)))
    qtbot.mousePress(tile, LEFT, pos=QPoint(30, 30))
    qtbot.mouseMove(tile, goal)
    qtbot.mouseRelease(tile, LEFT, pos=goal)


def test_a_settler_is_dragged_to_a_free_place(qtbot: QtBot, room: Any) -> None:
    here = room(host(places={2: 1}))
    drag(qtbot, here, 9)
    assert here.places == {"2": 1, "9": 0}
    assert here.context.placement.piece is None


def test_a_settler_does_not_go_where_somebody_sits_and_the_reason_is_told(qtbot: QtBot, room: Any) -> None:
    here = room(host(places={9: 1}))
    refused, returned = QSignalSpy(here.context.placement.refused), QSignalSpy(here.context.placement.returned)
    drag(qtbot, here, 9)
    assert here.places == {"9": 1}
    assert [refused.at(0)[0], returned.count()] == ["taken", 1]


def test_with_wool_and_grain_it_is_asked_what_pays(qtbot: QtBot, room: Any) -> None:
    here = room(host("wg"))
    many = QSignalSpy(here.context.placement.many)
    drag(qtbot, here, 12)
    assert many.at(0)[0] == [SendSettler(12, WOOL), SendSettler(12, GRAIN)]
    assert not here.places


def test_two_clicks_take_a_settler_and_put_it_down(qtbot: QtBot, room: Any) -> None:
    here = room(host())
    wanted = QSignalSpy(here.panel.wanted)
    qtbot.mouseClick(here.view, LEFT, pos=here.at(4))
    assert here.context.placement.piece == "settler"
    assert wanted.count() == 1, "the table comes to the front when a settler is in hand"
    assert not here.places
    qtbot.mouseMove(here.view, here.at(4))
    assert here.context.placement.hot == Spot("place", 4)
    qtbot.mouseClick(here.view, LEFT, pos=here.at(4))
    assert here.places == {"4": 0}


def test_the_free_settler_is_in_hand_already(qtbot: QtBot, room: Any) -> None:
    here = room(table(player(settlements=[12]), big_game=big(places={6: 1}), todo=[Turn(0), FreeSettler(0)]))
    qtbot.mouseClick(here.view, LEFT, pos=here.at(6))
    assert here.places == {"6": 1}
    qtbot.mouseClick(here.view, LEFT, pos=here.at(8))
    assert here.places == {"6": 1, "8": 0}


def test_keys_take_a_settler_walk_over_free_places_and_put_it_down(qtbot: QtBot, room: Any) -> None:
    here = room(host(places={2: 1, 4: 1, 9: 1}))
    here.view.setFocus()
    qtbot.keyClick(here.view, Qt.Key.Key_Return)
    assert here.context.placement.hot == Spot("place", 3), "the first free place"
    qtbot.keyClick(here.view, Qt.Key.Key_Right)
    assert here.context.placement.hot == Spot("place", 5), "4 is taken"
    qtbot.keyClick(here.view, Qt.Key.Key_Down)
    assert here.context.placement.hot == Spot("place", 11), "across the table"
    qtbot.keyClick(here.view, Qt.Key.Key_Left)
    qtbot.keyClick(here.view, Qt.Key.Key_Left)
    assert here.context.placement.hot == Spot("place", 8)
    qtbot.keyClick(here.view, Qt.Key.Key_Up)
    assert here.context.placement.hot == Spot("place", 3), "2 is taken: the nearest on the other side"
    qtbot.keyClick(here.view, Qt.Key.Key_Return)
    assert here.places == {"2": 1, "3": 0, "4": 1, "9": 1}


def test_a_settler_taken_from_the_tray_gives_the_keys_to_the_table(qtbot: QtBot, room: Any) -> None:
    here = room(host(places={2: 1}))
    here.context.placement.take("settler")
    assert here.panel.focusWidget() is here.view
    qtbot.keyClick(here.view, Qt.Key.Key_Return)
    assert here.places == {"2": 1}, "nothing is sent before a place was shown"
    assert here.context.placement.hot == Spot("place", 3)
    qtbot.keyClick(here.view, Qt.Key.Key_Return)
    assert here.places == {"2": 1, "3": 0}


def test_escape_puts_the_settler_back(qtbot: QtBot, room: Any) -> None:
    here = room(host())
    here.view.setFocus()
    qtbot.keyClick(here.view, Qt.Key.Key_Space)
    assert here.context.placement.piece == "settler"
    qtbot.keyClick(here.view, Qt.Key.Key_Escape)
    assert here.context.placement.piece is None
    assert not here.places


def test_a_full_table_is_challenged_by_a_drop_anywhere_on_it(qtbot: QtBot, room: Any) -> None:
    here = room(host(places=full_table(2, 3, 3, 2), champion=1))
    assert here.context.placement.pieces == ("settler",)
    played = QSignalSpy(here.context.controller.played)
    drag(qtbot, here, 9)
    assert played.at(0)[0].entry.action == ChallengeTable(WOOL)


def test_a_full_table_is_challenged_by_the_button_and_it_says_what_that_is(qtbot: QtBot, room: Any) -> None:
    here = room(host("wg", places=full_table(2, 3, 3, 2), champion=1))
    asked = QSignalSpy(here.panel.actions_chosen)
    line = here.panel.challenge
    assert line.isVisible()
    assert line.words.said
    assert line.button.toolTip()
    qtbot.mouseClick(line.button, LEFT)
    assert asked.at(0)[0] == [ChallengeTable(WOOL), ChallengeTable(GRAIN)]
    only_wool = room(host("w", places=full_table(2, 3, 3, 2), champion=1))
    played = QSignalSpy(only_wool.context.controller.played)
    qtbot.mouseClick(only_wool.panel.challenge.button, LEFT)
    assert played.at(0)[0].entry.action == ChallengeTable(WOOL)


def test_no_challenge_while_places_are_free_or_nothing_can_be_paid(qtbot: QtBot, room: Any) -> None:
    assert not room(host()).panel.challenge.isVisible()
    poor = room(host("lb", places=full_table(2, 3, 3, 2), champion=1))
    assert poor.panel.challenge.isVisible()
    assert not poor.panel.challenge.button.isEnabled()
    qtbot.mouseClick(poor.view, LEFT, pos=poor.at(9))
    assert poor.context.placement.piece is None


def test_the_challenge_by_keys(qtbot: QtBot, room: Any) -> None:
    here = room(host(places=full_table(2, 3, 3, 2), champion=1))
    here.view.setFocus()
    qtbot.keyClick(here.view, Qt.Key.Key_Return)
    assert here.context.placement.hot == TABLE
    played = QSignalSpy(here.context.controller.played)
    qtbot.keyClick(here.view, Qt.Key.Key_Return)
    assert played.at(0)[0].entry.action == ChallengeTable(WOOL)


def test_the_table_speaks(qtbot: QtBot, room: Any) -> None:
    here = room(host(places={9: 1, 10: 1, 11: 1}, champion=1))
    assert here.view.accessibleName()
    assert "Bob" in here.view.accessibleDescription()
    assert "Bob" in here.panel.champion.accessibleName()
    assert "7" in here.panel.champion.accessibleName(), "seven places are free"


@pytest.mark.parametrize("size", [(240, 104), (240, 140), (324, 170), (460, 240)])
def test_every_place_is_found_where_it_is_drawn(size: tuple[int, int]) -> None:
    plan = make_plan(*size)
    for number, seat, disc in zip(PLACES, plan.seats, plan.discs, strict=True):
        assert plan.place_at(seat) == plan.place_at(disc) == number
        assert plan.size / 2 <= seat.y() <= size[1] - plan.size / 2
        assert plan.size / 2 <= seat.x() <= size[0] - plan.size / 2
