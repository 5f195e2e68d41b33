"""B11: road building, year of plenty and monopoly."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.rules.base.building import FreeRoads, PlaceRoad
from catanqt.rules.base.cards import PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty
from catanqt.rules.base.events import CardPlayed, Monopolised, RoadBuilt, TookFromBank, Won
from catanqt.rules.base.state import MONOPOLY, ROAD_BUILDING, YEAR_OF_PLENTY
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Roll, Turn
from tests.rules.base.table import (
    B,
    G,
    L,
    O,
    W,
    bank,
    edge,
    hand,
    menu,
    of,
    path,
    paths,
    play,
    player,
    points,
    refused,
    table,
)

FOURTEEN = [*path(12, 8, 13, 18, 23, 17, 12), *path(17, 22, 28, 34, 29, 23), *path(18, 24, 30, 35)]


def sites(game: Any) -> set[int]:
    return {action.edge for action in menu(game, PlaceRoad)}


@pytest.mark.parametrize("moment", [BeforeRoll(0), Turn(0)])
def test_B11_road_building_gives_two_free_roads(moment: Any) -> None:
    game = table(player("lb", settlements=[12], cards="r"), todo=[moment])
    assert game.play(PlayRoadBuilding()) == [CardPlayed(0, ROAD_BUILDING)]
    assert game.task == FreeRoads(0, 2)
    assert game.play(PlaceRoad(edge(12, 17))) == [RoadBuilt(0, edge(12, 17))]
    assert game.task == FreeRoads(0, 1)
    assert game.play(PlaceRoad(edge(12, 8))) == [RoadBuilt(0, edge(12, 8))]
    assert hand(game, 0) == "lb"
    assert game.task == moment


def test_B11_the_second_free_road_may_go_on_from_the_first() -> None:
    game = table(player(settlements=[12], cards="r"))
    game.play(PlayRoadBuilding())
    assert refused(game, PlaceRoad(edge(17, 22))) == "not-connected"
    play(game, PlaceRoad(edge(12, 17)), PlaceRoad(edge(17, 22)))
    assert game.task == Turn(0)


def test_B11_free_roads_keep_the_normal_rules() -> None:
    mine = player(settlements=[12], roads=path(12, 17), cards="r")
    game = table(mine, player(settlements=[23], roads=path(23, 18)))
    game.play(PlayRoadBuilding())
    assert sites(game) == {edge(12, 7), edge(12, 8), edge(17, 22), edge(17, 23)}
    assert refused(game, PlaceRoad(edge(12, 17))) == "taken"
    assert refused(game, PlaceRoad(edge(23, 18))) == "taken"
    game.play(PlaceRoad(edge(17, 23)))
    assert refused(game, PlaceRoad(edge(23, 29))) == "not-connected"


def test_B11_free_roads_cannot_be_saved_for_later() -> None:
    game = table(player(settlements=[12], cards="r"), todo=[BeforeRoll(0)])
    game.play(PlayRoadBuilding())
    assert refused(game, Roll()) == "not-now"
    game.play(PlaceRoad(edge(12, 17)))
    assert refused(game, EndTurn()) == "not-now"


def test_B11_with_one_road_left_one_is_built() -> None:
    game = table(player(settlements=[12], roads=FOURTEEN, cards="r"), longest_road=0)
    play(game, PlayRoadBuilding(), PlaceRoad(edge(35, 29)))
    assert game.task == Turn(0)
    assert game.state.roads[0].bit_count() == 15


def test_B11_with_no_road_left_the_card_is_not_playable() -> None:
    roads = [*FOURTEEN, edge(35, 29)]
    game = table(player(settlements=[12], roads=roads, cards="r"), longest_road=0)
    assert refused(game, PlayRoadBuilding()) == "no-place-for-it"


def fenced(*open_edges: int) -> Any:
    """Seat 0 sits on corner 0, where seat 1 owns all roads around but these."""
    taken = [road for road in paths((7, 3, 0, 4, 8), (4, 1)) if road not in open_edges]
    return table(player(settlements=[0], cards="r"), player(roads=taken, settlements=[7, 8]))


def test_B11_with_one_place_one_road_is_built() -> None:
    game = fenced(edge(0, 4))
    assert play(game, PlayRoadBuilding(), PlaceRoad(edge(0, 4)))[-1] == RoadBuilt(0, edge(0, 4))
    assert game.task == Turn(0)


def test_B11_with_one_place_that_opens_another_two_are_built() -> None:
    game = fenced(edge(0, 4), edge(4, 1))
    game.play(PlayRoadBuilding())
    assert sites(game) == {edge(0, 4)}
    game.play(PlaceRoad(edge(0, 4)))
    assert sites(game) == {edge(4, 1)}
    game.play(PlaceRoad(edge(4, 1)))
    assert game.task == Turn(0)


def test_B11_with_no_place_the_card_is_not_playable() -> None:
    game = fenced()
    assert refused(game, PlayRoadBuilding()) == "no-place-for-it"
    assert not menu(game, PlayRoadBuilding)


def test_B11_the_first_free_road_can_win_and_then_there_is_no_second() -> None:
    cities = {"cities": [12, 39, 41, 25]}
    game = table(player(roads=path(12, 8, 13, 18, 23), cards="r", **cities))
    game.play(PlayRoadBuilding())
    events = game.play(PlaceRoad(edge(23, 17)))
    assert of(Won, events) == [Won(0, 10)]
    assert game.over
    assert refused(game, PlaceRoad(edge(17, 22))) == "game-over"


def test_B11_the_second_free_road_can_win() -> None:
    cities = {"cities": [12, 39, 41, 25]}
    game = table(player(roads=path(12, 8, 13, 18), cards="r", **cities))
    play(game, PlayRoadBuilding(), PlaceRoad(edge(18, 23)))
    assert points(game, 0) == [8]
    assert of(Won, game.play(PlaceRoad(edge(23, 29)))) == [Won(0, 10)]


def test_B11_year_of_plenty_takes_any_two() -> None:
    game = table(player(cards="p"))
    assert len(menu(game, PlayYearOfPlenty)) == 15
    events = game.play(PlayYearOfPlenty(B, O))
    assert events == [CardPlayed(0, YEAR_OF_PLENTY), TookFromBank(0, B), TookFromBank(0, O)]
    assert hand(game, 0) == "bo"
    assert bank(game) == (19, 18, 19, 19, 18)


def test_B11_year_of_plenty_may_take_two_of_a_kind() -> None:
    game = table(player(cards="p"))
    game.play(PlayYearOfPlenty(G, G))
    assert hand(game, 0) == "gg"


def test_B11_year_of_plenty_takes_no_two_where_one_is_left() -> None:
    game = table(player(cards="p"), player("w" * 18))
    assert refused(game, PlayYearOfPlenty(W, W)) == "bank-is-out"
    game.play(PlayYearOfPlenty(W, G))
    assert bank(game)[W] == 0


@pytest.mark.parametrize("other", [L, B, G, O])
def test_B11_year_of_plenty_takes_nothing_the_bank_does_not_have(other: int) -> None:
    game = table(player(cards="p"), player("w" * 19))
    assert refused(game, PlayYearOfPlenty(min(W, other), max(W, other))) == "bank-is-out"
    assert len(menu(game, PlayYearOfPlenty)) == 10


def test_B11_year_of_plenty_cards_can_be_used_at_once() -> None:
    game = table(player("wg", settlements=[12], roads=path(12, 8, 13), cards="p"))
    game.play(PlayYearOfPlenty(L, B))
    assert hand(game, 0) == "lbwg"
    assert any(str(action).startswith("BuildSettlement") for action in game.options())


def test_B11_monopoly_takes_all_cards_of_one_kind_from_everybody() -> None:
    game = table(player("ob", cards="m"), player("oob"), player("ooow"), player("w"))
    events = game.play(PlayMonopoly(O))
    assert events == [CardPlayed(0, MONOPOLY), Monopolised(0, 1, O, 2), Monopolised(0, 2, O, 3)]
    assert [hand(game, seat) for seat in range(4)] == ["boooooo", "b", "w", "w"]
    assert bank(game) == (19, 17, 17, 19, 13)


def test_B11_monopoly_may_yield_nothing() -> None:
    game = table(player("o", cards="m"), player("b"))
    assert game.play(PlayMonopoly(O)) == [CardPlayed(0, MONOPOLY)]
    assert [hand(game, 0), hand(game, 1)] == ["o", "b"]


def test_B11_monopoly_names_any_of_the_five_kinds() -> None:
    game = table(player(cards="m"))
    assert {action.resource for action in menu(game, PlayMonopoly)} == {L, B, W, G, O}
