"""SF11: eleven points at the end of one's turn. The matchday of a turn with a building can still cost them."""

from __future__ import annotations

import pytest

from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.cards import BuyCard, DrawCard, PlayKnight
from catanqt.rules.base.events import Won
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.scenarios.soccer_fever.rules.matchday import Shooting
from tests.rules.base.table import edge, of, path, play, player
from tests.rules.scenarios.kit import end_turn, kick, points, rules_of, season, soccer, table

VICTORY_POINT = 1
LEAD = season(spaces=[6, 5, 4, 0], points=[3, 2, 1, 0], day=3)
"""Seat 0 leads the league by a space; day 4 is white-orange and red-blue again. Draws pass no icon."""
SECOND = season(spaces=[5, 6, 4, 0], points=[2, 3, 1, 0], day=3)
SEVEN = {"settlements": [50], "cities": [16, 18, 20]}
SEVEN_AND_A_SITE = {"settlements": [50], "cities": [16, 18, 20], "roads": path(7, 12)}
NEARLY_LONGEST = path(45, 40, 35, 29, 34)
"""Four roads; the fifth, from 34 to 28, makes them the longest road."""


def city_to_eleven() -> Catan:
    """Eight on the board and two in the league: a city makes eleven."""
    return table(player("ggooo", settlements=[50, 12], cities=[16, 18, 20]), soccer=SECOND)


def settlement_to_eleven() -> Catan:
    """Seven on the board and three in the league: a settlement makes eleven."""
    return table(player("lbwg", **SEVEN_AND_A_SITE), soccer=LEAD)


BUILDINGS = {"settlement": (settlement_to_eleven, BuildSettlement(12)), "city": (city_to_eleven, BuildCity(12))}


@pytest.mark.parametrize("kind", BUILDINGS)
def test_SF11_eleven_by_a_building_does_not_win_before_the_matchday(kind: str) -> None:
    start, build = BUILDINGS[kind]
    game = start()
    assert points(game)[0] == 10
    events = game.play(build)
    assert points(game)[0] == 11
    assert of(Won, events) == []
    assert game.task == Turn(0)
    game.play(EndTurn())
    assert isinstance(game.task, Shooting)


@pytest.mark.parametrize("kind", BUILDINGS)
def test_SF11_eleven_by_a_building_kept_through_the_matchday_wins_at_the_end_of_the_turn(kind: str) -> None:
    start, build = BUILDINGS[kind]
    game = start()
    game.play(build)
    game.play(EndTurn())
    kick(game, {0: 0, 1: 0})
    assert not game.over
    events = kick(game, {2: 0, 3: 0})
    assert len(of(Won, events)) == 1
    assert rules_of(game).winner(game) == 0


@pytest.mark.parametrize("kind", BUILDINGS)
def test_SF11_eleven_by_a_building_lost_in_the_matchday_does_not_win(kind: str) -> None:
    """Seats 1 and 2 win, and both are ahead of seat 0 in the end."""
    start, build = BUILDINGS[kind]
    game = start()
    game.play(build)
    game.play(EndTurn())
    kick(game, {0: 0, 1: 1})
    while not isinstance(game.task, Shooting):
        game.play(game.options()[0])
    kick(game, {2: 1, 3: 0})
    while not game.over and not isinstance(game.task, BeforeRoll):
        game.play(game.options()[0])
    assert points(game)[0] < 11
    assert not game.over
    assert game.task == BeforeRoll(1)


def test_SF11_eleven_by_a_settlement_that_cuts_a_road_does_not_win_before_the_matchday() -> None:
    """It brings a point itself and, cutting seat 1's road of six, the longest road to seat 0."""
    cutter = player("lbwg", cities=[16, 20, 2], roads=path(35, 40, 45, 49, 53, 50))
    game = table(cutter, player(roads=path(33, 28, 34, 29, 35, 30, 36)), soccer=SECOND, longest_road=1)
    assert points(game)[0] == 8
    game.play(BuildSettlement(35))
    assert points(game)[0] == 11
    assert not game.over
    assert game.task == Turn(0)


def built_then_road(league: dict[str, object]) -> Catan:
    """Seat 0 builds a settlement to nine, then the longest road to eleven."""
    someone = player("llbbwg", settlements=[50], cities=[16, 20], roads=[*path(7, 12), *NEARLY_LONGEST])
    game = table(someone, soccer=league)
    play(game, BuildSettlement(12), BuildRoad(edge(34, 28)))
    return game


def test_SF11_eleven_by_a_road_after_a_building_does_not_win_before_the_matchday() -> None:
    game = built_then_road(LEAD)
    assert points(game)[0] == 11
    assert game.task == Turn(0)


def test_SF11_eleven_by_a_road_after_a_building_wins_if_kept() -> None:
    game = built_then_road(LEAD)
    events = end_turn(game, {0: 0, 1: 0}, {2: 0, 3: 0})
    assert of(Won, events) == [Won(0, 11)]
    assert rules_of(game).winner(game) == 0


def test_SF11_eleven_by_a_road_after_a_building_can_be_lost() -> None:
    game = built_then_road(LEAD | {"spaces": [6, 5, 5, 0]})
    game.play(EndTurn())
    kick(game, {0: 0, 1: 1})
    game.play(game.options()[0])
    kick(game, {2: 0, 3: 1})
    assert points(game)[0] == 10
    assert game.task == BeforeRoll(1)


def test_SF11_points_of_the_matchday_itself_win_at_the_end_of_the_turn() -> None:
    """Nine on the board and one in the league; the win makes the one a three."""
    someone = player("ggooo", settlements=[50, 12], cities=[16, 18, 20])
    game = table(someone, soccer=season(spaces=[4, 5, 5, 0], points=[1, 3, 3, 0], day=3))
    game.play(BuildCity(12))
    assert points(game)[0] == 10
    events = end_turn(game, {0: 1, 1: 0}, {2: 0, 3: 1})
    assert of(Won, events) == [Won(0, 12)]


def test_SF11_ten_points_do_not_win() -> None:
    """Ten would win the base game."""
    game = table(player("lb", settlements=[50, 2], cities=[16, 18, 20], roads=NEARLY_LONGEST), soccer=season())
    game.play(BuildRoad(edge(34, 28)))
    assert points(game)[0] == 10
    assert game.task == Turn(0)


def test_SF11_eleven_by_a_road_without_a_building_wins_at_once() -> None:
    game = table(player("lb", roads=NEARLY_LONGEST, settlements=[50, 2, 12], cities=[16, 18, 20]), soccer=season())
    assert points(game)[0] == 9
    assert of(Won, game.play(BuildRoad(edge(34, 28)))) == [Won(0, 11)]
    assert game.over


def test_SF11_eleven_by_a_bought_card_without_a_building_wins_at_once() -> None:
    game = table(player("wgo", **SEVEN), soccer=LEAD)
    assert points(game)[0] == 10
    assert of(Won, play(game, BuyCard(), DrawCard(VICTORY_POINT))) == [Won(0, 11)]


@pytest.mark.parametrize("moment", [BeforeRoll(0), Turn(0)], ids=["before the roll", "after the roll"])
def test_SF11_eleven_by_the_largest_army_without_a_building_wins_at_once(moment: BeforeRoll | Turn) -> None:
    six = {"cities": [16, 18, 20]}
    game = table(player(cards="k", knights=2, **six), soccer=LEAD, todo=[moment])
    assert of(Won, game.play(PlayKnight())) == [Won(0, 11)]


def test_SF11_a_building_of_the_turn_before_does_not_withhold_the_win() -> None:
    """Seat 1 built; seat 2, with its army, did not."""
    game = table(
        player(),
        player("ggooo", settlements=[12]),
        player(cards="k", knights=2, settlements=[50, 2], cities=[16, 18, 20]),
        soccer=season(),
        turn=1,
        todo=[Turn(1)],
    )
    game.play(BuildCity(12))
    end_turn(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    assert game.task == BeforeRoll(2)
    assert points(game)[2] == 10
    game.play(PlayKnight())
    assert rules_of(game).winner(game) == 2


def test_SF11_reaching_eleven_in_anothers_matchday_wins_when_ones_own_turn_begins() -> None:
    """Seat 1's place in the league rises in seat 0's matchday."""
    nine = player(settlements=[50, 2, 32], cities=[16, 18, 20])
    game = table(player("ggooo", settlements=[12]), nine, soccer=season())
    game.play(BuildCity(12))
    game.play(EndTurn())
    kick(game, {0: 0, 1: 1})
    events = kick(game, {2: 1, 3: 1})
    assert points(game)[1] == 12
    assert of(Won, events) == [Won(1, 12)]


def test_SF11_reaching_eleven_in_anothers_matchday_does_not_win_in_that_turn() -> None:
    """Seat 2's does too, but seat 1 comes first."""
    nine = player(settlements=[50, 2, 32], cities=[16, 18, 20])
    game = table(player("ggooo", settlements=[12]), player(), nine, soccer=season())
    game.play(BuildCity(12))
    end_turn(game, {0: 1, 1: 0}, {2: 1, 3: 0})
    assert points(game)[2] == 12
    assert game.task == BeforeRoll(1)


def test_SF11_points_lost_in_anothers_matchday_are_lost() -> None:
    """Seat 1 has eleven after seat 3's turn, but seat 0's matchday comes before its own turn."""
    game = table(
        player("ggooo", settlements=[12]),
        player(settlements=[50, 2], cities=[16, 18, 20]),
        soccer=season(spaces=[1, 1, 0, 0], points=[3, 3, 1, 1], day=3),
    )
    assert points(game)[1] == 11
    game.play(BuildCity(12))
    end_turn(game, {0: 0, 1: 0}, {2: 1, 3: 0})
    assert soccer(game)["points"] == [2, 2, 3, 0]
    assert points(game)[1] == 10
    assert game.task == BeforeRoll(1)
