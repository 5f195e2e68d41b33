"""A person plays Junior on the game page: pieces dragged, the market and Coco pressed, the ghost captain sent off."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE, Action
from catanqt.rules.junior.building import BuildLair, BuildShip, PlaceLair
from catanqt.rules.junior.coco import BuyCoco
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.rules.junior.market import SwapMarket
from catanqt.rules.junior.state import JuniorGame
from catanqt.rules.junior.turn import BeforeRoll, EndTurn, Roll, Turn
from catanqt.session import Session
from catanqt.ui.games.junior.market_panel import MarketPanel
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.page import GamePage
from tests.rules.junior.table import O, W, hand, player, ship, table
from tests.ui.games.junior.positions import header_of
from tests.ui.helpers.gestures import LEFT, MakePage, click, click_spot, drag, drag_piece, piece_point, press


def at(game: JuniorGame) -> Session:
    """A session that goes on from a position."""
    session = Session(header_of(game))
    session.game = game
    session._snapshots = [game.copy()]
    return session


def played(page: GamePage) -> list[Action]:
    """What the person did."""
    return [entry.action for entry in page.controller.session.record.entries if entry.actor == 0]


def builder(tiles: str = "wgmcwg", **more: Any) -> JuniorGame:
    return table(player(tiles, lairs=[3], ships=[ship(2, 3)]), player(lairs=[11]), **more)


def panel_of(page: GamePage) -> MarketPanel:
    return next(panel for panel in page.side.panels if isinstance(panel, MarketPanel))


def press_booth(page: GamePage, row: int) -> None:
    panel = panel_of(page)
    assert panel.booths is not None
    middle = panel.booths.visualRect(panel.market.index(row)).center()
    QTest.mouseClick(panel.booths.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, middle)


def test_a_ship_and_a_lair_are_dragged_from_the_tray(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=at(builder()))
    drag_piece(page, "ship", Spot("ship", ship(3, 4)))
    drag_piece(page, "lair", Spot("lair", 4))
    assert played(page) == [BuildShip(ship(3, 4)), BuildLair(4)]
    kinds = [item.piece.kind for item in page.scene._items.values() if item.piece.seat == 0]
    assert sorted(kinds) == ["lair", "lair", "ship", "ship"]


def test_an_illegal_drop_says_why_in_words_for_children(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=at(builder()))
    drag_piece(page, "ship", Spot("ship", ship(12, 13)))
    assert played(page) == []
    assert page.prompt.refusing
    assert page.prompt.accessibleName() == page.words_for("not-connected")
    assert page.words_for("not-connected").startswith("Too far away!")


def test_clicks_and_keys_build_as_well(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=at(builder()))
    click(page.hand.tray.tile("ship"))
    click_spot(page, Spot("ship", ship(3, 26)))
    page.board.setFocus()
    press(page, "2")
    assert page.placement.piece == "lair"
    press(page, Qt.Key.Key_Right)
    hot = page.placement.hot
    assert hot is not None
    assert page.scene.board_layout.describe(hot).startswith("Lair place")
    press(page, Qt.Key.Key_Return)
    assert played(page) == [BuildShip(ship(3, 26)), BuildLair(hot.index)]


def test_the_die_is_rolled_and_the_turn_ended_by_keys(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=at(builder("", todo=[BeforeRoll(0)])))
    page.controller.pause(True)
    page.board.setFocus()
    press(page, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: page.controller.perspective.actor != CHANCE)
    assert page.hand.dice.values == (page.controller.perspective.state.die,)
    if isinstance(page.controller.perspective.task, GhostMove):
        click_spot(page, sorted(page.placement.spots)[0])
    press(page, Qt.Key.Key_E)
    done = played(page)
    assert done[0] == Roll()
    assert done[-1] == EndTurn()


def test_the_ghost_captain_is_dragged_on_the_board(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=at(builder("", todo=[Turn(0), GhostMove(0)])))
    assert page.placement.piece == "ghost"
    drag(page.board.viewport(), piece_point(page, "ghost"), page.board.screen_point(Spot("island", 4)))
    assert played(page) == [MoveGhost(4)]
    assert hand(page.controller.perspective.game, 0) == "ww"


def test_a_booth_with_several_gifts_asks_in_the_strip(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=at(builder("wgm")))
    press_booth(page, O)
    strip = page.strips.question
    assert page.strips.current is strip
    assert strip.question is not None
    assert strip.question.text == "What do you give the market for 1 gold?"
    click(strip.buttons[W])
    assert played(page) == [SwapMarket(W, O)]
    assert hand(page.controller.perspective.game, 0) == "gmo"
    assert page.strips.current is None


def test_coco_is_asked_from_the_tray_and_the_free_piece_placed(qtbot: QtBot, make_page: MakePage) -> None:
    game = table(player("mco", lairs=[3], ships=[ship(2, 3)]), player(coco=15), stack="b")
    page = make_page(session=at(game))
    click(page.hand.tray.tile("coco"))
    qtbot.waitUntil(lambda: page.controller.perspective.acting and page.controller.perspective.actor != CHANCE)
    assert page.prompt.accessibleName().startswith("Coco gives you a ship or a lair!")
    assert page.hand.tray.tile("lair").tool.price == ()
    drag_piece(page, "lair", Spot("lair", 2))
    assert played(page) == [BuyCoco(), PlaceLair(2)]


@pytest.mark.parametrize("size", [(1024, 660), (1280, 770), (1600, 970)])
def test_nothing_is_cut_off_at_any_size(qtbot: QtBot, make_page: MakePage, size: tuple[int, int]) -> None:
    page = make_page(session=at(builder()), size=size)
    assert (page.width(), page.height()) == size
    view, chart = page.board.viewport(), page.scene.board_layout
    for spot in chart.spots():
        assert view.rect().contains(view.mapFromGlobal(page.board.screen_point(spot))), spot
    strip = page.hand.rect()
    for tile in page.hand.tray.tiles:
        corner = tile.mapTo(page.hand, QPoint(tile.width(), tile.height()))
        assert strip.contains(corner)
    panel = panel_of(page)
    assert panel.isVisible()
    assert panel.rect().contains(panel.piles.geometry())


def test_trade_shows_the_market_while_one_tile_can_be_swapped(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=at(builder("w")))
    page.side.fit(1024, 400)  # too low to stack panels: they are tabs
    page.open_trade()
    panel = panel_of(page)
    assert panel.isVisible()
    assert page.strips.current is None
    assert page.focusWidget() is panel.booths
    assert [made.text() for one, made in page.hand.buttons if one is None] == ["Trade"]
