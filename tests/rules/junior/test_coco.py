"""JU5: what Coco tiles do."""

from __future__ import annotations

import pytest

from catanqt.kernel.chance import chance_task
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.events import Produced
from catanqt.rules.junior.building import BuildLair, BuildShip, FreeBuild, PlaceLair, PlaceShip
from catanqt.rules.junior.coco import BuyCoco, CocoDraw, DrawCoco
from catanqt.rules.junior.events import CocoDrawn, GhostMoved, LairBuilt, ShipBuilt, SpookyMoved, TookTiles
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.rules.junior.state import BUILD, GHOST, GOAT_CUTLASS, MOLASSES_WOOD
from catanqt.rules.junior.turn import EndTurn, Turn
from tests.rules.junior.table import C, G, M, W, hand, menu, of, play, player, refused, ship, ships, table

PIECES = {"lairs": [4, 14], "ships": [ship(3, 4)]}


def test_JU5_the_draw_is_chance_weighted_by_what_is_left() -> None:
    game = table(player("mco", **PIECES))
    game.play(BuyCoco())
    assert game.task == CocoDraw(0)
    assert game.task.actor == CHANCE
    assert list(game.options()) == [DrawCoco(tile) for tile in range(4)]
    assert chance_task(game).weights(game) == [7, 5, 2, 2]


def test_JU5_tiles_turned_up_do_not_come_back() -> None:
    game = table(player("mco", coco=6, **PIECES), player(coco=7), stack="bbm")
    game.play(BuyCoco())
    assert list(game.options()) == [DrawCoco(BUILD), DrawCoco(MOLASSES_WOOD)]
    assert chance_task(game).weights(game) == [0, 2, 0, 1]
    for gone in (GHOST, GOAT_CUTLASS, -1, 4):
        assert refused(game, DrawCoco(gone)) == "impossible-outcome"
    game.play(DrawCoco(BUILD))
    assert game.state.stack == [0, 1, 0, 1]
    assert game.state.coco == [7, 7, 0]


def test_JU5_the_ghost_captain_moves_as_on_a_six() -> None:
    game = table(player("mco", **PIECES), player(lairs=[24]), ghost=10)
    game.play(BuyCoco())
    assert game.play(DrawCoco(GHOST)) == [CocoDrawn(0, GHOST), SpookyMoved(0)]
    assert game.task == GhostMove(0)
    assert refused(game, MoveGhost(10)) == "same-place"
    events = game.play(MoveGhost(2))
    assert events == [GhostMoved(0, 2), TookTiles(0, C, 2)]
    assert not of(Produced, events)
    assert game.task == Turn(0)


def test_JU5_a_free_piece_is_a_ship_or_a_lair_on_any_legal_site() -> None:
    game = table(player("mco", **PIECES))
    play(game, BuyCoco(), DrawCoco(BUILD))
    assert game.task == FreeBuild(0)
    assert menu(game, PlaceLair) == [PlaceLair(3)]
    assert menu(game, PlaceShip) == [PlaceShip(site) for site in sorted(ships((4, 5), (13, 14), (14, 15)))]
    assert len(game.options()) == 4
    assert refused(game, PlaceShip(ship(2, 3))) == "not-connected"
    assert refused(game, PlaceLair(5)) == "not-connected"
    assert refused(game, PlaceLair(4)) == "taken"
    assert refused(game, EndTurn()) == "not-now"


def test_JU5_the_free_piece_costs_nothing() -> None:
    for place, event, buy in (
        (PlaceLair(3), LairBuilt(0, 3), BuildLair(3)),
        (PlaceShip(ship(4, 5)), ShipBuilt(0, ship(4, 5)), BuildShip(ship(4, 5))),
    ):
        game = table(player("wgmmcco", **PIECES))
        play(game, BuyCoco(), DrawCoco(BUILD))
        assert refused(game, buy) == "not-now"
        assert game.play(place) == [event]
        assert hand(game, 0) == "wgmc"
        assert game.task == Turn(0)


def test_JU5_with_no_site_for_a_free_piece_nothing_happens() -> None:
    game = table(player("mco"))
    play(game, BuyCoco(), DrawCoco(BUILD))
    assert game.task == Turn(0)
    assert game.state.coco[0] == 1


@pytest.mark.parametrize(
    ("tile", "kinds", "got"), [(GOAT_CUTLASS, (G, C), "ggcc"), (MOLASSES_WOOD, (M, W), "wwmm")], ids=["gc", "mw"]
)
def test_JU5_four_tiles_from_the_stock(tile: int, kinds: tuple[int, int], got: str) -> None:
    game = table(player("mco", **PIECES))
    game.play(BuyCoco())
    events = game.play(DrawCoco(tile))
    assert hand(game, 0) == got
    assert of(TookTiles, events) == [TookTiles(0, kind, 2) for kind in kinds]
    assert [game.state.stock[kind] for kind in kinds] == [15, 15]
    assert game.task == Turn(0)


def test_JU5_a_gift_is_what_the_stock_still_has() -> None:
    game = table(player("mco", **PIECES), player("g" * 16 + "c" * 16))
    events = play(game, BuyCoco(), DrawCoco(GOAT_CUTLASS))
    assert hand(game, 0) == "gc"
    assert of(TookTiles, events) == [TookTiles(0, G, 1), TookTiles(0, C, 1)]
    game = table(player("mco", **PIECES), player("m" * 15 + "w" * 17))
    play(game, BuyCoco(), DrawCoco(MOLASSES_WOOD))
    assert hand(game, 0) == "mm"


def test_JU5_an_empty_stack_sells_nothing() -> None:
    game = table(player("mmccoo", coco=7, **PIECES), player(coco=8), stack="c")
    play(game, BuyCoco(), DrawCoco(GOAT_CUTLASS))
    assert sum(game.state.stack) == 0
    assert refused(game, BuyCoco()) == "none-left"


def test_JU5_as_many_a_turn_as_one_can_pay() -> None:
    game = table(player("mmmcccooo", **PIECES))
    for _ in range(2):
        play(game, BuyCoco(), DrawCoco(GHOST), MoveGhost(game.state.ghost + 1))
    play(game, BuyCoco(), DrawCoco(MOLASSES_WOOD))
    assert game.state.coco == [3, 0, 0]
