"""FI1-FI3, FI7: where fish are caught, by whom and how many."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from catanqt.kernel.game import CHANCE, Event
from catanqt.rules.base.events import Produced
from catanqt.rules.base.setup import FoundingRoad, FoundRoad, FoundSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BankTrade, BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.fishermen.rules.actions import DrawFish, FishDraw, SpendFish
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishReshuffled, FishShort
from tests.rules.base.table import GRID, edge, hand, land, odds, of, player, roll
from tests.rules.scenarios.kit import (
    BG,
    FI,
    FISHERIES,
    RESOURCE,
    SEA,
    SF,
    fish,
    header,
    hex_corners,
    island,
    refused,
    sea,
    table,
)

SEEDS = [f"S{i}" for i in range(40)]
KINDS = ("beginner", "variable", "random")
DICE = {4: (2, 2), 5: (2, 3), 6: (3, 3), 8: (4, 4), 9: (4, 5), 10: (5, 5)}


def fisheries(kind: str, seed: str, *scenarios: str) -> list[dict[str, Any]]:
    board = ruleset("classic", scenarios or (FI,)).make_board(kind, seed, 4)
    found: list[dict[str, Any]] = board["extras"][FI]
    return found


def tokens(game: Catan) -> list[list[int]]:
    found: list[list[int]] = fish(game)["tokens"]
    return found


def held(game: Catan) -> list[int]:
    """How many tokens everybody has."""
    return [sum(counts) for counts in tokens(game)]


def draw(game: Catan, *values: int) -> list[Event]:
    return [event for value in values for event in game.play(DrawFish(value))]


# --- FI1: the fisheries ---


@pytest.mark.parametrize("kind", KINDS)
def test_FI1_six_fisheries_lie_on_the_six_empty_sea_hexes_and_touch_three_corners_each(kind: str) -> None:
    expected = sorted(hex_corners(*place) for place in SEA.values())
    assert all(len(corners) == 3 for corners in expected)
    for seed in SEEDS:
        assert sorted(sorted(one["corners"]) for one in fisheries(kind, seed)) == expected


def test_FI1_they_are_the_sea_hexes_without_a_harbour_that_touch_three_corners() -> None:
    """Around the island lie eighteen sea hexes; harbours have their own."""
    around = {
        (q + dq, r + dr) for q, r in GRID.hexes for dq, dr in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1))
    }
    sea_hexes = around - set(GRID.hexes)
    assert len(sea_hexes) == 18
    assert set(SEA.values()) <= sea_hexes
    harbour_edges = {frozenset(GRID.edges[one["edge"]]) for one in land()["harbours"]}
    for place in SEA.values():
        touched = hex_corners(*place)
        own = {frozenset((one, two)) for one in touched for two in touched if one < two}
        assert not own & harbour_edges


@pytest.mark.parametrize("kind", KINDS)
def test_FI1_the_numbers_are_shuffled(kind: str) -> None:
    first = Counter[int]()
    for seed in SEEDS:
        found = fisheries(kind, seed)
        assert sorted(one["number"] for one in found) == [4, 5, 6, 8, 9, 10]
        first[min(found, key=lambda one: one["corners"])["number"]] += 1
    assert set(first) == {4, 5, 6, 8, 9, 10}


def test_FI1_a_board_follows_from_its_seed() -> None:
    assert fisheries("random", "S1") == fisheries("random", "S1")
    assert fisheries("random", "S1") != fisheries("random", "S2")


@pytest.mark.parametrize("others", [(FI, SF), (SF, FI), (BG, FI), (SF, BG, FI)], ids="+".join)
def test_FI1_the_fisheries_lie_the_same_in_combinations(others: tuple[str, ...]) -> None:
    for seed in SEEDS[:10]:
        assert fisheries("variable", seed, *others) == fisheries("variable", seed)


def test_FI1_land_and_harbours_are_those_of_the_base_game() -> None:
    for kind in KINDS:
        plain = ruleset("classic").make_board(kind, "S1", 4)
        fished = ruleset("classic", (FI,)).make_board(kind, "S1", 4)
        assert fished["hexes"] == plain["hexes"]
        assert fished["harbours"] == plain["harbours"]


# --- FI2: the set-up ---


def founding(*corners: int) -> Catan:
    """All have founded their first settlement on these corners; seat 3's second comes next."""
    game: Catan = ruleset("classic", (FI,)).new_game(replace(header(FI), board=island(FI)))
    for corner in corners:
        game.play(FoundSettlement(corner))
        game.play(game.options()[0])
    return game


@pytest.mark.parametrize("corner", [corner for corners in FISHERIES.values() for corner in corners])
def test_FI2_the_second_settlement_on_a_fishery_draws_a_token(corner: int) -> None:
    game = founding(18, 29, 30, 22)
    game.play(FoundSettlement(corner))
    assert game.task == FishDraw(3, 1)
    assert odds(game) == {DrawFish(1): 11, DrawFish(2): 10, DrawFish(3): 8, DrawFish(0): 1}
    assert of(FishCaught, game.play(DrawFish(2))) == [FishCaught(3, 2)]
    assert tokens(game) == [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 0]]
    assert game.task == FoundingRoad(3, corner)


def test_FI2_it_comes_with_the_normal_resources() -> None:
    """Corner 7 lies at ore 10 and grain 12."""
    game = founding(18, 29, 30, 45)
    game.play(FoundSettlement(7))
    game.play(DrawFish(1))
    assert hand(game, 3) == "go"


def test_FI2_the_first_settlement_draws_none() -> None:
    game = founding()
    game.play(FoundSettlement(7))
    assert game.task == FoundingRoad(0, 7)
    game.play(FoundRoad(edge(7, 12)))
    assert held(game) == [0, 0, 0, 0]


def test_FI2_a_second_settlement_elsewhere_draws_none() -> None:
    game = founding(18, 29, 30, 22)
    game.play(FoundSettlement(12))
    assert game.task == FoundingRoad(3, 12)


def test_FI2_the_shoe_may_come_as_well() -> None:
    game = founding(18, 29, 30, 22)
    game.play(FoundSettlement(7))
    game.play(DrawFish(0))
    assert fish(game)["shoe"] == 3
    assert held(game) == [0, 0, 0, 0]


def test_FI2_the_beginners_pieces_draw_where_they_pay() -> None:
    """Their paying settlements all lie inland, on no fishery."""
    game = ruleset("classic", (FI,)).new_game(header(FI, board="beginner"))
    assert game.task == BeforeRoll(0)
    assert held(game) == [0, 0, 0, 0]


# --- FI3: production ---


@pytest.mark.parametrize("number", FISHERIES)
def test_FI3_a_settlement_on_a_fishery_with_the_number_draws_one(number: int) -> None:
    for corner in FISHERIES[number]:
        game = table(player(settlements=[corner]), fish=sea(), todo=[BeforeRoll(0)])
        roll(game, *DICE[number])
        assert game.task == FishDraw(0, 1)
        game.play(DrawFish(3))
        assert game.task == Turn(0)
        assert tokens(game)[0] == [0, 0, 1]


@pytest.mark.parametrize("number", FISHERIES)
def test_FI3_other_numbers_draw_none(number: int) -> None:
    for other in {4, 5, 6, 8, 9, 10} - {number}:
        game = table(player(settlements=[FISHERIES[number][0]]), fish=sea(), todo=[BeforeRoll(0)])
        roll(game, *DICE[other])
        assert game.task == Turn(0)


@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (5, 6), (6, 6)], ids=["2", "3", "11", "12"])
def test_FI3_numbers_without_a_fishery_draw_none(dice: tuple[int, int]) -> None:
    everywhere = player(settlements=[38, 48, 3, 32, 15])
    game = table(everywhere, fish=sea(), todo=[BeforeRoll(0)])
    roll(game, *dice)
    assert game.task == Turn(0)


def test_FI3_a_city_draws_two() -> None:
    game = table(player(cities=[7]), fish=sea(), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    assert game.task == FishDraw(0, 2)
    draw(game, 1, 3)
    assert tokens(game)[0] == [1, 0, 1]
    assert game.task == Turn(0)


def test_FI3_buildings_on_one_fishery_add_up() -> None:
    """A fishery's corners are neighbours in a row, so two of them hold buildings at most."""
    game = table(player(settlements=[3], cities=[11]), fish=sea(), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    assert game.task == FishDraw(0, 3)


def test_FI3_everybody_draws_the_roller_first_and_then_by_seats() -> None:
    """Seats 0 and 2 share a fishery; seat 2 rolls."""
    game = table(
        player(settlements=[3]), player(), player(cities=[11]), player(), fish=sea(), turn=2, todo=[BeforeRoll(2)]
    )
    roll(game, 3, 3)
    assert game.task == FishDraw(2, 2)
    draw(game, 1, 1)
    assert game.task == FishDraw(0, 1)
    draw(game, 2)
    assert tokens(game) == [[0, 1, 0], [0, 0, 0], [2, 0, 0], [0, 0, 0]]
    assert game.task == Turn(2)


def test_FI3_draws_are_chance_by_what_lies_face_down() -> None:
    game = table(
        player(settlements=[3]), fish=sea(tokens={1: (3, 2, 1)}, spent=(4, 4, 4), shoe=2), todo=[BeforeRoll(0)]
    )
    roll(game, 3, 3)
    assert game.task.actor == CHANCE
    assert odds(game) == {DrawFish(1): 4, DrawFish(2): 4, DrawFish(3): 3}
    assert refused(game, DrawFish(0)) == "impossible-outcome"
    assert refused(game, DrawFish(4)) == "impossible-outcome"
    assert refused(game, DrawFish(-1)) == "impossible-outcome"


def test_FI3_fish_come_with_the_production_of_the_land() -> None:
    """Corner 1 lies on the fishery 8 and at the pasture with the two; seat 1 has ore on the eight."""
    game = table(player(settlements=[1]), player(settlements=[25]), fish=sea(), todo=[BeforeRoll(0)])
    events = roll(game, 4, 4)
    assert of(Produced, events) == [Produced(1, 4, 1)]
    assert game.task == FishDraw(0, 1)


def test_FI3_the_robber_keeps_no_fish_away() -> None:
    """It stands on the hex of the corner."""
    game = table(player(settlements=[3]), fish=sea(), todo=[BeforeRoll(0)], robber=0)
    roll(game, 3, 3)
    assert game.task == FishDraw(0, 1)


def nearly_out(face_down: int, spent: int, **situation: Any) -> Catan:
    """Seat 0's settlement and seat 1's city fish on the six; so many tokens are left, the rest lies with seat 3."""
    left = [11 - face_down - spent, 10, 8]
    return table(
        player(settlements=[3]), player(cities=[11]), fish=sea(tokens={3: left}, spent=(spent, 0, 0), shoe=2),
        todo=[BeforeRoll(0)], **situation,
    )  # fmt: skip


def test_FI3_if_there_are_not_enough_for_everyone_nobody_draws() -> None:
    game = nearly_out(2, 0)
    events = roll(game, 3, 3)
    assert of(FishShort, events) == [FishShort()]
    assert game.task == Turn(0)
    assert held(game) == [0, 0, 0, 27]


def test_FI3_if_there_are_not_enough_even_a_single_fisher_draws_nothing() -> None:
    """Unlike the bank's resources."""
    game = table(player(cities=[3]), fish=sea(tokens={3: (10, 10, 8)}, shoe=2), todo=[BeforeRoll(0)])
    events = roll(game, 3, 3)
    assert of(FishShort, events) == [FishShort()]
    assert game.task == Turn(0)


def test_FI3_just_enough_are_drawn() -> None:
    game = nearly_out(3, 0)
    roll(game, 3, 3)
    draw(game, 1, 1, 1)
    assert held(game) == [1, 2, 0, 26]
    assert game.task == Turn(0)


def test_FI3_the_shoe_is_one_of_the_tokens_that_are_enough() -> None:
    game = table(player(cities=[3]), fish=sea(tokens={3: (10, 10, 8)}), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    assert game.task == FishDraw(0, 2)
    draw(game, 0, 1)
    assert held(game) == [1, 0, 0, 28]
    assert fish(game)["shoe"] == 0


def test_FI3_spent_ones_count_as_enough_and_are_turned_over_in_the_middle_of_a_draw() -> None:
    game = nearly_out(1, 2)
    roll(game, 3, 3)
    events = draw(game, 1)
    assert of(FishReshuffled, events) == [FishReshuffled()]
    assert fish(game)["spent"] == [0, 0, 0]
    assert odds(game) == {DrawFish(1): 2}
    events = draw(game, 1, 1)
    assert of(FishReshuffled, events) == []
    assert held(game) == [1, 2, 0, 26]


def test_FI3_the_pile_is_turned_over_in_the_middle_of_one_players_draw() -> None:
    """Seat 0 draws two: the last of the pile, then one of the spent."""
    game = table(player(cities=[3]), fish=sea(tokens={3: (10, 8, 8)}, spent=(0, 2, 0), shoe=2), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    assert odds(game) == {DrawFish(1): 1}
    draw(game, 1)
    assert game.task == FishDraw(0, 1)
    assert odds(game) == {DrawFish(2): 2}
    draw(game, 2)
    assert tokens(game)[0] == [1, 1, 0]
    assert fish(game)["spent"] == [0, 0, 0]


def test_FI3_when_the_last_is_drawn_the_spent_ones_are_the_new_pile_at_once() -> None:
    game = table(
        player(settlements=[3]), fish=sea(tokens={3: (10, 8, 8)}, spent=(0, 2, 0), shoe=2), todo=[BeforeRoll(0)]
    )
    roll(game, 3, 3)
    assert of(FishReshuffled, draw(game, 1)) == [FishReshuffled()]
    assert fish(game)["spent"] == [0, 0, 0]


def test_FI3_the_shoe_never_comes_back_with_the_new_pile() -> None:
    """The shoe is the last token face down."""
    game = table(player(settlements=[3]), fish=sea(tokens={3: (11, 8, 8)}, spent=(0, 2, 0)), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    assert odds(game) == {DrawFish(0): 1}
    assert of(FishReshuffled, draw(game, 0)) == [FishReshuffled()]
    assert fish(game)["shoe"] == 0
    game.play(EndTurn())
    roll(game, 3, 3)
    assert odds(game) == {DrawFish(2): 2}


def test_FI3_with_nothing_face_down_spent_tokens_are_fished_again() -> None:
    """All are held; what is spent is the pile there is."""
    held_by_all = sea(tokens={0: (4, 0, 0), 3: (7, 10, 8)}, shoe=2)
    game = table(player(settlements=[3]), fish=held_by_all, todo=[BeforeRoll(0)])
    game.play(SpendFish(RESOURCE, 0, (4, 0, 0)))
    roll(game, 3, 3)
    assert odds(game) == {DrawFish(1): 4}


# --- FI7: harbours ---


def test_FI7_on_a_corner_with_a_harbour_and_a_fishery_both_work() -> None:
    """Corner 11 has the lumber harbour and the fishery six."""
    game = table(player("ll", settlements=[11]), fish=sea(), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    draw(game, 2)
    assert tokens(game)[0] == [0, 1, 0]
    assert BankTrade(0, 4) in game.options()
    game.play(BankTrade(0, 4))
    assert hand(game, 0) == "o"


def test_FI7_there_are_such_corners_on_every_board() -> None:
    harbours = {corner for one in land()["harbours"] for corner in GRID.edges[one["edge"]]}
    both = {corner for corners in FISHERIES.values() for corner in corners} & harbours
    assert {11, 38, 47, 51, 52, 42, 32, 26, 15, 1, 0, 3} <= both
