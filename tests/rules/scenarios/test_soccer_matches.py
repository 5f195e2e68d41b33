"""SF4, SF5, SF13: what triggers a matchday, who plays whom, and how a match goes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.cards import BuyCard, DrawCard
from catanqt.rules.base.events import TurnEnded, TurnStarted
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.soccer_fever.rules.events import (
    MatchdayStarted,
    MatchPlayed,
    ShotTaken,
    StandingsChanged,
    TrackMoved,
)
from catanqt.scenarios.soccer_fever.rules.matchday import Shoot, Shooting
from tests.rules.base.table import edge, odds, of, path, play, player, roll
from tests.rules.scenarios.positions import SF, end_turn, header, kick, refused, season, soccer, table

WHITE, ORANGE, RED, BLUE = range(4)
CITY = {"hand": "ggooo", "settlements": [12]}
"""Seat 0 may build a city away from the pitches."""


def due(turn: int = 0, **changes: object) -> Catan:
    """The player at turn has built; ending the turn begins a matchday."""
    options = changes.pop("options", None)
    return table(soccer=season(due=True, **changes), turn=turn, todo=[Turn(turn)], options=options)


# --- SF4: the trigger ---


@pytest.mark.parametrize("kind", ["settlement", "city"])
def test_SF4_a_settlement_or_a_city_triggers_a_matchday_at_the_end_of_the_turn(kind: str) -> None:
    builder = player("lbwg", roads=path(7, 12)) if kind == "settlement" else player(**CITY)
    game = table(builder, soccer=season())
    events = game.play(BuildSettlement(12) if kind == "settlement" else BuildCity(12))
    assert of(MatchdayStarted, events) == []
    assert game.task == Turn(0)
    assert of(MatchdayStarted, game.play(EndTurn())) == [MatchdayStarted(1)]
    assert isinstance(game.task, Shooting)


def test_SF4_several_buildings_in_a_turn_trigger_one_matchday() -> None:
    game = table(player("lbwgggggggoooooo", settlements=[2, 32], roads=path(7, 12)), soccer=season())
    play(game, BuildSettlement(12), BuildCity(2), BuildCity(32))
    events = end_turn(game, {0: 1, 1: 0}, {2: 1, 3: 0})
    assert of(MatchdayStarted, events) == [MatchdayStarted(1)]
    assert len(of(MatchPlayed, events)) == 2
    assert game.task == BeforeRoll(1)
    assert soccer(game)["day"] == 1


def test_SF4_a_turn_without_a_building_has_no_matchday() -> None:
    game = table(player("lbwgo", settlements=[12]), soccer=season())
    play(game, BuildRoad(edge(12, 8)), BuyCard(), DrawCard(0))
    events = game.play(EndTurn())
    assert of(MatchdayStarted, events) == []
    assert game.task == BeforeRoll(1)


def test_SF4_the_matchday_is_over_with_the_turn() -> None:
    """The next turn, without a building, has none."""
    game = table(player(**CITY), soccer=season())
    game.play(BuildCity(12))
    end_turn(game, {0: 1, 1: 0}, {2: 1, 3: 0})
    roll(game, 1, 2)
    assert of(MatchdayStarted, game.play(EndTurn())) == []
    assert game.task == BeforeRoll(2)


@pytest.mark.parametrize("board", ["random", "beginner"])
@pytest.mark.parametrize("players", [3, 4])
def test_SF4_the_set_up_triggers_none(board: str, players: int) -> None:
    game = ruleset("classic", (SF,)).new_game(header(SF, board=board, players=players))
    events = []
    while not isinstance(game.task, BeforeRoll):
        events += game.play(game.options()[-1])
    events += roll(game, 1, 1)
    events += game.play(EndTurn())
    assert of(MatchdayStarted, events) == []
    assert game.task == BeforeRoll(1)
    assert soccer(game)["day"] == 0


def test_SF4_the_matchday_comes_before_the_dice_are_passed_on() -> None:
    game = table(player(**CITY), soccer=season())
    game.play(BuildCity(12))
    events = end_turn(game, {0: 1, 1: 0}, {2: 1, 3: 0})
    order = [type(event) for event in events]
    assert order.index(TurnEnded) < order.index(MatchdayStarted) < order.index(StandingsChanged)
    assert order.index(StandingsChanged) < order.index(TurnStarted)
    assert order[-1] is TurnStarted


def test_SF4_nobody_builds_or_converts_once_the_matchday_has_begun() -> None:
    game = table(player("ggggoooooo", settlements=[12, 2]), soccer=season())
    play(game, BuildCity(12), EndTurn())
    assert refused(game, BuildCity(2)) == "not-now"


# --- SF5: matches ---


def test_SF5_every_shot_is_a_goal_or_a_miss_with_even_odds() -> None:
    game = due()
    game.play(EndTurn())
    assert odds(game) == {Shoot(True): 1, Shoot(False): 1}


def test_SF5_four_players_play_two_matches_everybody_in_one() -> None:
    events = end_turn(due(), {WHITE: 1, ORANGE: 0}, {RED: 0, BLUE: 1})
    assert [{match.home, match.away} for match in of(MatchPlayed, events)] == [{WHITE, ORANGE}, {RED, BLUE}]


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("day", range(3))
def test_SF5_the_active_players_match_is_first(turn: int, day: int) -> None:
    game = due(turn, day=day)
    game.play(EndTurn())
    events = []
    while isinstance(game.task, Shooting):
        events += game.play(Shoot(False))
    first, second = of(MatchPlayed, events)
    assert turn in (first.home, first.away)
    assert {first.home, first.away, second.home, second.away} == {0, 1, 2, 3}


@pytest.mark.parametrize("turn", range(4))
def test_SF5_match_order_may_be_that_of_the_chart(turn: int) -> None:
    game = due(turn, options={"match_order": "chart"})
    game.play(EndTurn())
    events = []
    while isinstance(game.task, Shooting):
        events += game.play(Shoot(False))
    assert [{match.home, match.away} for match in of(MatchPlayed, events)] == [{WHITE, ORANGE}, {RED, BLUE}]


def test_SF5_the_order_is_one_of_two() -> None:
    rules = ruleset("classic", (SF,))
    rules.new_game(header(SF, match_order="active"))
    rules.new_game(header(SF, match_order="chart"))
    with pytest.raises(DecodeError, match=r"header\.options\.match_order"):
        rules.new_game(header(SF, match_order="backwards"))


def test_SF5_players_alternate() -> None:
    game = due(tokens=[3, 3, 1, 1])
    game.play(EndTurn())
    shots = [shot.seat for shot in of(ShotTaken, kick(game, {0: 3, 1: 0}))]
    assert shots in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])


@pytest.mark.parametrize("tokens", [[1, 4, 1, 1], [4, 1, 1, 1], [2, 6, 1, 1], [6, 5, 1, 1], [1, 1, 1, 1]])
def test_SF5_each_shoots_once_for_each_token_and_alternates_as_long_as_both_can(tokens: list[int]) -> None:
    game = due(tokens=tokens)
    game.play(EndTurn())
    shots = [shot.seat for shot in of(ShotTaken, kick(game, {0: 1, 1: 1}))]
    assert Counter(shots) == Counter({0: tokens[0], 1: tokens[1]})
    both = shots[: 2 * min(tokens[:2])]
    assert all(one != two for one, two in pairwise(both))


def test_SF5_who_has_shot_and_who_has_tokens_does_not_stop_a_match_early() -> None:
    """Even a decided match is played to its last shot."""
    game = due(tokens=[1, 3, 1, 1])
    game.play(EndTurn())
    events = kick(game, {0: 0, 1: 3})
    assert of(MatchPlayed, events) == [MatchPlayed(0, 1, 0, 3)]


@pytest.mark.parametrize(
    ("goals", "spaces"),
    [({0: 2, 1: 1}, [3, 0]), ({0: 0, 1: 1}, [0, 3]), ({0: 2, 1: 2}, [1, 1]), ({0: 0, 1: 0}, [1, 1])],
    ids=["win", "loss", "draw", "goalless draw"],
)
def test_SF5_a_win_moves_three_a_draw_one_and_a_loss_none(goals: dict[int, int], spaces: list[int]) -> None:
    game = due(tokens=[2, 2, 1, 1])
    game.play(EndTurn())
    events = kick(game, goals)
    assert soccer(game)["spaces"] == [*spaces, 0, 0]
    assert of(TrackMoved, events) == [TrackMoved(seat, moved) for seat, moved in enumerate(spaces) if moved]


def test_SF5_results_are_kept() -> None:
    game = due(tokens=[2, 1, 1, 3])
    end_turn(game, {0: 2, 1: 1}, {2: 0, 3: 3})
    assert soccer(game)["results"] == [[1, 0, 1, 2, 1], [1, 2, 3, 0, 3]]


# --- SF13: the charts ---

PAIRINGS_4 = [{(0, 1), (2, 3)}, {(0, 2), (1, 3)}, {(0, 3), (1, 2)}]
"""White-orange and red-blue on the first day (printed), then everybody against everybody, over and over."""
PAIRINGS_3 = [
    ((0, 1), (2, 0)),
    ((1, 2), (0, 1)),
    ((2, 0), (1, 2)),
    ((0, 2), (1, 0)),
    ((1, 0), (2, 1)),
    ((2, 1), (0, 2)),
]
"""Left and right match by days; red, orange and blue."""


def played(day: int, players: int) -> list[tuple[int, int]]:
    """The matches of a matchday, in order."""
    game = table(seats=players, soccer=season(players, due=True, day=day))
    game.play(EndTurn())
    events = []
    while len(of(MatchPlayed, events)) < 2:
        events += game.play(Shoot(False) if isinstance(game.task, Shooting) else game.options()[0])
    return [(match.home, match.away) for match in of(MatchPlayed, events)]


@pytest.mark.parametrize("day", range(15))
def test_SF13_four_players_meet_by_the_chart(day: int) -> None:
    assert {tuple(sorted(match)) for match in played(day, 4)} == PAIRINGS_4[day % 3]


@pytest.mark.parametrize("day", range(12))
def test_SF13_three_players_meet_by_the_chart_left_match_first(day: int) -> None:
    assert [set(match) for match in played(day, 3)] == [set(match) for match in PAIRINGS_3[day % 6]]


def test_SF13_the_season_is_fair() -> None:
    """All pairs of four meet five times; of three everybody plays both matches on four days."""
    met = Counter(frozenset(match) for day in range(15) for match in played(day, 4))
    assert met == Counter({frozenset(pair): 5 for pair in combinations(range(4), 2)})
    matches = Counter(seat for day in range(12) for match in played(day, 3) for seat in match)
    assert matches == Counter({0: 16, 1: 16, 2: 16})
