"""JU1: what lies on the table before the first roll, and the options that change it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior.state import SPOOKY
from catanqt.rules.junior.turn import BeforeRoll
from tests.rules.junior.table import LARGE, RULES, SMALL, hand, header, market, new_game, points

LARGE_START = [
    ((4, 14), ((3, 4), (14, 15))),  # red
    ((11, 21), ((21, 22), (10, 11))),  # blue
    ((8, 24), ((8, 9), (23, 24))),  # orange
    ((1, 17), ((16, 17), (1, 2))),  # white
]
SMALL_START = [((1, 12), ((1, 2), (10, 12))), ((3, 14), ((13, 14), (3, 5)))]


@pytest.mark.parametrize("ships", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_JU1_start_ships_are_one_or_two_beside_two_lairs(players: int, ships: int) -> None:
    state = new_game(players, start_ships=ships).state
    board, starts = (SMALL, SMALL_START) if players == 2 else (LARGE, LARGE_START)
    for seat, (lairs, pairs) in enumerate(starts[:players]):
        assert tuple(bits(state.lairs[seat])) == lairs
        assert {board.layout.ship_sites[site] for site in bits(state.ships[seat])} == set(pairs[:ships])


def test_JU1_one_ship_and_the_market_are_the_usual_way() -> None:
    game = new_game()
    assert [mask.bit_count() for mask in game.state.ships] == [1] * 4
    assert not game.state.config.advanced_trade


def test_JU1_with_three_players_nobody_is_white() -> None:
    state = new_game(3).state
    for lair in (1, 17):
        assert not state.taken_lairs >> lair & 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_JU1_everybody_has_wood_and_molasses_and_the_market_one_of_each(players: int) -> None:
    game = new_game(players)
    assert [hand(game, seat) for seat in range(players)] == ["wm"] * players
    assert market(game) == "wgmco"
    assert game.state.stock == [17 - players, 17, 17 - players, 17, 17]


def test_JU1_sixteen_coco_tiles_the_ghost_captain_on_spooky_island_and_two_points_each() -> None:
    game = new_game()
    assert game.state.stack == [7, 5, 2, 2]
    assert (game.state.coco, game.state.spooky, game.state.ghost) == ([0] * 4, -1, SPOOKY)
    assert points(game) == [2] * 4
    assert [RULES.public_points(game, seat) for seat in range(4)] == [2] * 4


def test_JU1_the_first_seat_begins_turn_one() -> None:
    game = new_game()
    assert game.task == BeforeRoll(0)
    assert (game.state.turn, game.state.turn_number) == (0, 1)
    assert RULES.winner(game) is None


@pytest.mark.parametrize(
    ("place", "options"),
    [
        ("header.options.start_ships", {"start_ships": 0}),
        ("header.options.start_ships", {"start_ships": 3}),
        ("header.options.start_ships", {"start_ships": True}),
        ("header.options.start_ships", {"start_ships": "2"}),
        ("header.options.advanced_trade", {"advanced_trade": 1}),
        ("header.options.advanced_trade", {"advanced_trade": None}),
        ("header.options.board", {"board": "variable"}),
        ("header.options.board", {"board": ["printed"]}),
    ],
)
def test_wrong_options_are_refused_with_the_place(place: str, options: dict[str, Any]) -> None:
    with pytest.raises(DecodeError) as caught:
        RULES.new_game(replace(header(), options=options))
    assert caught.value.place == place


def test_what_the_catalogue_adds_to_the_options_is_fine() -> None:
    assert new_game(2, start_ships=2, advanced_trade=True).state.config.options == {
        "start_ships": 2,
        "advanced_trade": True,
    }
    RULES.new_game(replace(header(), options={"board": "printed", "board_seed": "ABC"}))


def test_a_header_that_makes_no_sense_is_refused_with_the_place() -> None:
    good = header()
    for place, wrong in (
        ("header.seats", replace(good, seats=good.seats[:1])),
        ("header.seats", replace(good, seats=good.seats * 2)),
        ("header.scenarios", replace(good, scenarios=("fishermen",))),
        ("header.board", replace(good, board={})),
        ("header.board.start", replace(good, seats=good.seats[:3])),
    ):
        with pytest.raises(DecodeError) as caught:
            RULES.new_game(wrong)
        assert caught.value.place == place
