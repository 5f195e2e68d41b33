"""JU10: the seventh lair, and the board on which nobody can go on."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.rules.base.events import Won
from catanqt.rules.junior.building import BuildLair, BuildShip
from catanqt.rules.junior.coco import BuyCoco, DrawCoco
from catanqt.rules.junior.ending import is_stalemate, leader
from catanqt.rules.junior.events import CocoDrawn, LairBuilt, ShipBuilt, Stalemate
from catanqt.rules.junior.printed import printed_board
from catanqt.rules.junior.state import BUILD, GHOST, JuniorGame
from catanqt.rules.junior.turn import Die, EndTurn, Roll, Turn
from tests.rules.junior.table import RULES, menu, play, player, points, refused, ships, table, tiny_board

LAIR = "wgmc"
BLUE_DONE = {"lairs": [3, 5, 8, 14, 13], "ships": [2, 3, 5]}
RED_LACKS_ONE = {"lairs": [1, 2, 4, 12], "ships": [0, 1, 4]}
"""On the tiny board: only site 10 is left, and only for red."""


def tiny(red: dict[str, Any], blue: dict[str, Any], **situation: Any) -> JuniorGame:
    return table(red, blue, seats=2, board=tiny_board(), **situation)


def test_JU10_the_seventh_lair_wins_at_once() -> None:
    six = [0, 1, 2, 3, 4, 5]
    game = table(player(LAIR * 2, lairs=six, ships=ships((5, 6))), player(lairs=[14]))
    assert game.play(BuildLair(6)) == [LairBuilt(0, 6), Won(0, 7)]
    assert game.over
    assert RULES.winner(game) == 0
    assert points(game) == [7, 1, 0]
    assert game.options() == ()
    assert refused(game, EndTurn()) == "game-over"


def test_JU10_the_sixth_does_not() -> None:
    game = table(player(LAIR * 2, lairs=[0, 1, 2, 3, 4], ships=ships((4, 5))))
    game.play(BuildLair(5))
    assert not game.over


@pytest.mark.parametrize(
    ("red_coco", "blue_coco", "winner", "lairs"),
    [
        (8, 8, 1, 5),  # five lairs each, eight tiles each: blue would be next
        (9, 7, 0, 6),  # red has Spooky Island
        (7, 9, 1, 6),
    ],
)
def test_JU10_if_nobody_can_build_any_more_the_most_lairs_win(
    red_coco: int, blue_coco: int, winner: int, lairs: int
) -> None:
    game = tiny(player(LAIR, coco=red_coco, **RED_LACKS_ONE), player(coco=blue_coco, **BLUE_DONE))
    assert not is_stalemate(game.state)
    assert game.play(BuildLair(10)) == [LairBuilt(0, 10), Stalemate(), Won(winner, lairs)]
    assert game.over
    assert RULES.winner(game) == winner


def first(turn: int, *players: dict[str, Any]) -> int:
    return leader(table(*players, seats=4, turn=turn, todo=[Turn(turn)]).state)


def test_JU10_most_lairs_come_first() -> None:
    assert first(0, player(lairs=[4, 5]), player(lairs=[14, 15, 16])) == 1
    assert first(0, player(lairs=[4, 5], coco=1), player(lairs=[14, 15, 16]), player(coco=1)) == 1


def test_JU10_of_as_many_lairs_the_most_coco_tiles_win() -> None:
    assert first(0, player(lairs=[4, 5], coco=1), player(lairs=[11, 12]), player(coco=1)) == 0
    assert first(0, player(lairs=[4, 5], coco=2), player(lairs=[11, 12, 13]), player(coco=1)) == 0


def test_JU10_of_as_many_coco_tiles_whoever_would_be_next() -> None:
    assert [first(turn, *(player(lairs=[site]) for site in range(4))) for turn in range(4)] == [1, 2, 3, 0]
    assert first(1, player(lairs=[4]), player(lairs=[5])) == 0


def test_JU10_a_coco_tile_on_the_stack_keeps_the_game_going() -> None:
    game = tiny(player(LAIR, coco=8, **RED_LACKS_ONE), player(coco=7, **BLUE_DONE), stack="g")
    game.play(BuildLair(10))
    assert not game.over
    assert EndTurn() in game.options()


def test_JU10_the_last_coco_tile_can_end_the_game() -> None:
    red = {"lairs": [1, 2, 4, 12, 10], "ships": [0, 1, 4]}
    game = tiny(player("mco", coco=8, **red), player(coco=7, **BLUE_DONE), stack="g")
    assert game.state.spooky == 0
    assert play(game, BuyCoco(), DrawCoco(GHOST)) == [CocoDrawn(0, GHOST), Stalemate(), Won(0, 6)]


def test_JU10_a_ship_that_leads_to_a_free_site_is_hope_enough() -> None:
    red = {"lairs": [1, 2, 12, 10], "ships": [0, 4]}
    game = tiny(player("wgwgmc", coco=8, **red), player(coco=8, **BLUE_DONE))
    assert not is_stalemate(game.state)
    game.play(BuildShip(1))
    assert not game.over
    game.play(BuildLair(4))
    assert game.over


def test_JU10_a_ship_that_leads_nowhere_is_none() -> None:
    """Blue has site 4, so red's last ship site, from 2 to 4, is of no use to anybody."""
    red = {"lairs": [1, 2, 12], "ships": [0, 4]}
    blue = {"lairs": [3, 5, 8, 14, 13, 4], "ships": [2, 3, 5]}
    game = tiny(player(LAIR + "wg", coco=8, **red), player(coco=8, **blue))
    assert game.play(BuildLair(10)) == [LairBuilt(0, 10), Stalemate(), Won(1, 6)]


def ring_board() -> dict[str, Any]:
    """The ships around the gold island, and three that lead away from it."""
    board = printed_board(4)
    board["ship_sites"] = [[1, 2], [2, 3], [2, 23], [3, 4], [3, 26], [22, 23], [22, 31], [23, 24], [26, 31]]
    board["start"] = [
        {"colour": "red", "lairs": [2, 3], "ships": [0, 1]},
        {"colour": "blue", "lairs": [1, 4], "ships": [2, 3]},
    ]
    return board


def test_JU10_without_a_ship_left_a_free_site_is_of_no_use() -> None:
    """Blue sits on 1 and 4. Red has seven ships: the eighth can go to 24, which is free, or to 4."""
    ring = [1, 2, 4, 5, 6, 8]
    game = table(
        player("wg", lairs=[2, 3, 22, 23, 26], ships=[0, *ring], coco=8),
        player(lairs=[1, 4, 31], coco=8),
        seats=2,
        board=ring_board(),
    )
    assert menu(game, BuildShip) == [BuildShip(3), BuildShip(7)]
    wise = game.copy()
    assert wise.play(BuildShip(7)) == [ShipBuilt(0, 7)]
    assert not wise.over
    assert game.play(BuildShip(3)) == [ShipBuilt(0, 3), Stalemate(), Won(0, 5)]


def test_JU10_nobody_is_stuck_as_long_as_there_is_coco() -> None:
    game = table(player("mco"), seats=2)
    assert not is_stalemate(game.state)
    play(game, EndTurn(), Roll(), Die(1), EndTurn(), Roll(), Die(1), BuyCoco(), DrawCoco(BUILD))
    assert game.task == Turn(0)
