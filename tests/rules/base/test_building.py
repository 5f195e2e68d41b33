"""B13: where roads, settlements and cities may stand."""

from __future__ import annotations

from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn
from tests.rules.base.table import edge, menu, path, play, player, points, refused, roll, table

RICH = "llllbbbbwwggggoooo"


def road_sites(game: Catan) -> set[int]:
    return {action.edge for action in menu(game, BuildRoad)}


def settlement_sites(game: Catan) -> set[int]:
    return {action.corner for action in menu(game, BuildSettlement)}


def city_sites(game: Catan) -> set[int]:
    return {action.corner for action in menu(game, BuildCity)}


def test_B13_roads_connect_to_an_own_settlement_city_or_road() -> None:
    game = table(player(RICH, settlements=[12], cities=[41], roads=path(24, 30)))
    around_settlement = {edge(12, 7), edge(12, 8), edge(12, 17)}
    around_city = {edge(41, 36), edge(41, 45), edge(41, 46)}
    around_road = {edge(24, 18), edge(24, 19), edge(30, 35), edge(30, 36)}
    assert road_sites(game) == around_settlement | around_city | around_road
    assert refused(game, BuildRoad(edge(28, 34))) == "not-connected"


def test_B13_roads_do_not_connect_to_others_roads_or_buildings() -> None:
    game = table(player(RICH, settlements=[12]), player(settlements=[23], roads=path(23, 29, 34)))
    assert refused(game, BuildRoad(edge(34, 28))) == "not-connected"
    assert refused(game, BuildRoad(edge(23, 18))) == "not-connected"


def test_B13_a_road_needs_a_free_edge() -> None:
    game = table(player(RICH, settlements=[12], roads=path(12, 17)), player(roads=path(12, 8)))
    assert refused(game, BuildRoad(edge(12, 17))) == "taken"
    assert refused(game, BuildRoad(edge(12, 8))) == "taken"


def test_B13_a_road_does_not_go_on_through_an_opponents_building() -> None:
    """Catanatron offers this as legal."""
    for building in ({"settlements": [17]}, {"cities": [17]}):
        game = table(player(RICH, settlements=[13], roads=path(13, 8, 12, 17)), player(**building))
        assert refused(game, BuildRoad(edge(17, 22))) == "not-connected"
        assert refused(game, BuildRoad(edge(17, 23))) == "not-connected"
        assert edge(12, 7) in road_sites(game)


def test_B13_a_road_may_end_at_an_opponents_building() -> None:
    game = table(player(RICH, settlements=[13], roads=path(13, 8, 12)), player(settlements=[17]))
    game.play(BuildRoad(edge(12, 17)))
    assert road_sites(game) == {edge(12, 7), edge(8, 4), edge(13, 9), edge(13, 18)}


def test_B13_an_edge_beyond_an_opponent_is_open_from_its_other_end() -> None:
    mine = player(RICH, settlements=[13], roads=[*path(13, 8, 12, 17), *path(22, 28)])
    game = table(mine, player(settlements=[17]))
    assert edge(17, 22) in road_sites(game)
    assert edge(17, 23) not in road_sites(game)


def test_B13_a_new_building_of_an_opponent_stops_the_road_at_once() -> None:
    mine = player("lb", settlements=[13], roads=path(13, 8, 12, 17))
    game = table(mine, player("lbwg", roads=path(23, 17)), todo=[BeforeRoll(1)], turn=1)
    roll(game, 1, 1)
    play(game, BuildSettlement(17), EndTurn())
    roll(game, 1, 1)
    game.play(EndTurn())
    roll(game, 1, 1)
    assert refused(game, BuildRoad(edge(17, 22))) == "not-connected"


def test_B13_passing_an_own_building_is_free() -> None:
    game = table(player(RICH, settlements=[17], roads=path(12, 17)))
    assert {edge(17, 22), edge(17, 23)} <= road_sites(game)


def test_B13_a_settlement_needs_an_own_road() -> None:
    game = table(player(RICH, settlements=[12], roads=path(12, 8, 13)), player(roads=path(25, 31)))
    assert settlement_sites(game) == {13}
    assert refused(game, BuildSettlement(25)) == "not-connected"
    assert refused(game, BuildSettlement(40)) == "not-connected"


def test_B13_the_distance_rule_counts_everybodys_buildings() -> None:
    mine = player(RICH, settlements=[12], roads=path(12, 17, 22, 28))
    game = table(mine, player(settlements=[34]), player(cities=[21]))
    assert refused(game, BuildSettlement(17)) == "too-close"
    assert refused(game, BuildSettlement(28)) == "too-close"
    assert settlement_sites(game) == {22}


def test_B13_the_distance_rule_counts_cities_too() -> None:
    game = table(player(RICH, cities=[12], roads=path(12, 17, 22)), player(cities=[28]))
    assert refused(game, BuildSettlement(17)) == "too-close"
    assert refused(game, BuildSettlement(22)) == "too-close"


def test_B13_a_taken_corner_is_taken_whoever_owns_it() -> None:
    game = table(player(RICH, settlements=[12], roads=path(12, 17, 22)), player(settlements=[22]))
    assert refused(game, BuildSettlement(12)) == "taken"
    assert refused(game, BuildSettlement(22)) == "taken"


def test_B13_a_settlement_may_stand_on_an_opponents_road() -> None:
    game = table(player(RICH, settlements=[12], roads=path(12, 8, 13)), player(roads=path(9, 13, 18)))
    game.play(BuildSettlement(13))
    assert points(game, 0) == [2]


def test_B13_a_city_replaces_an_own_settlement() -> None:
    game = table(player(RICH, settlements=[12, 24]), player(settlements=[33]))
    assert city_sites(game) == {12, 24}
    game.play(BuildCity(12))
    assert points(game, 0) == [3]
    assert game.state.settlements[0] == 1 << 24
    assert game.state.cities[0] == 1 << 12


def test_B13_a_city_stands_only_on_an_own_settlement() -> None:
    game = table(player(RICH, settlements=[12], cities=[24], roads=path(12, 8, 13)), player(settlements=[33]))
    assert refused(game, BuildCity(33)) == "not-yours"
    assert refused(game, BuildCity(13)) == "not-yours"
    assert refused(game, BuildCity(24)) == "not-yours"


def test_B13_a_settlement_may_become_a_city_in_the_same_turn() -> None:
    game = table(player("lbwg" + "ggooo", settlements=[12], roads=path(12, 8, 13)))
    game.play(BuildSettlement(13))
    game.play(BuildCity(13))
    assert points(game, 0) == [3]


def test_B13_nothing_is_built_before_the_roll() -> None:
    game = table(player(RICH, settlements=[12], roads=path(12, 8, 13)), todo=[BeforeRoll(0)])
    for action in (BuildRoad(edge(12, 17)), BuildSettlement(13), BuildCity(12)):
        assert refused(game, action) == "not-now"
