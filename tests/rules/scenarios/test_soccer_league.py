"""SF7, SF8, SF9: standings and their points, the length of the season, the trophy."""

from __future__ import annotations

import pytest

from catanqt.rules.base.building import BuildCity, BuildSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import ruleset
from catanqt.rules.scenarios.soccer_fever.events import MatchdayStarted, MatchPlayed, SeasonEnded, StandingsChanged
from catanqt.rules.scenarios.soccer_fever.matchday import RewardChoice, ScoreFirst, Shoot, Shooting, TakeReward
from tests.rules.base.table import of, path, play, player, roll
from tests.rules.scenarios.kit import SF, end_turn, header, kick, points, rules_of, season, soccer, table

WHITE, ORANGE, RED, BLUE = range(4)
DRAW_1, DRAW_2 = {WHITE: 1, ORANGE: 1}, {RED: 1, BLUE: 1}


def due(**changes: object) -> Catan:
    """Seat 0 has built: its turn ends with the matchday white-orange and red-blue, unless `day` says otherwise."""
    return table(soccer=season(due=True, **changes))


def league(game: Catan) -> list[int]:
    found: list[int] = soccer(game)["points"]
    return found


# --- SF7: standings ---


def test_SF7_before_the_first_matchday_nobody_has_league_points() -> None:
    game = ruleset("classic", (SF,)).new_game(header(SF, board="beginner"))
    assert league(game) == [0, 0, 0, 0]
    assert points(game) == [2, 2, 2, 2]


def test_SF7_places_are_worth_three_two_one_and_none() -> None:
    game = due(spaces=[4, 0, 9, 13])
    end_turn(game, DRAW_1, DRAW_2)
    assert soccer(game)["spaces"] == [5, 1, 10, 14]
    assert league(game) == [1, 0, 2, 3]
    assert points(game) == [1, 0, 2, 3]
    assert [rules_of(game).public_points(game, seat) for seat in range(4)] == [1, 0, 2, 3]


def test_SF7_printed_example_of_a_shared_second_place() -> None:
    """Blue is first with 3 points, White and Red share the second with 2 each, Orange is fourth with none."""
    game = due(spaces=[0, 0, 3, 4])
    events = end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 0, BLUE: 1})
    assert soccer(game)["spaces"] == [3, 0, 3, 7]
    assert [league(game)[seat] for seat in (BLUE, WHITE, RED, ORANGE)] == [3, 2, 2, 0]
    assert of(StandingsChanged, events) == [StandingsChanged((2, 0, 2, 3))]


@pytest.mark.parametrize(
    ("spaces", "worth"),
    [
        ([0, 0, 0, 0], [3, 3, 3, 3]),
        ([4, 4, 4, 0], [3, 3, 3, 0]),
        ([0, 0, 0, 4], [2, 2, 2, 3]),
        ([4, 4, 0, 0], [3, 3, 1, 1]),
        ([4, 0, 4, 1], [3, 0, 3, 1]),
        ([5, 4, 0, 0], [3, 2, 1, 1]),
        ([0, 4, 5, 4], [0, 2, 3, 2]),
    ],
    ids=["all equal", "three first", "three second", "two first, two third", "two first", "two third", "two second"],
)
def test_SF7_equal_players_share_the_place_and_its_full_points(spaces: list[int], worth: list[int]) -> None:
    game = due(spaces=spaces)
    end_turn(game, DRAW_1, DRAW_2)
    assert league(game) == worth
    assert points(game) == worth


def test_SF7_standings_change_only_after_both_matches() -> None:
    game = due(spaces=[0, 5, 0, 0], points=[0, 3, 2, 2])
    game.play(EndTurn())
    kick(game, {WHITE: 1, ORANGE: 0})
    assert league(game) == [0, 3, 2, 2]
    assert points(game) == [0, 3, 2, 2]
    events = kick(game, {RED: 1, BLUE: 0})
    assert len(of(StandingsChanged, events)) == 1
    assert league(game) == [2, 3, 2, 0]


def test_SF7_points_of_the_league_replace_those_of_the_day_before() -> None:
    game = due(spaces=[9, 0, 0, 0], points=[3, 2, 1, 0], day=1)
    end_turn(game, {0: 0, 2: 1}, {1: 1, 3: 0})
    assert soccer(game)["spaces"] == [9, 3, 3, 0]
    assert league(game) == [3, 2, 2, 0]
    assert points(game) == [3, 2, 2, 0]


def test_SF7_standings_stay_through_turns_without_a_matchday() -> None:
    game = table(soccer=season(spaces=[9, 6, 5, 0], points=[3, 2, 1, 0], day=3))
    game.play(EndTurn())
    roll(game, 1, 2)
    game.play(EndTurn())
    assert league(game) == [3, 2, 1, 0]


# --- SF8: the season ---


def test_SF8_the_next_matchdays_pairings_apply_and_the_turn_passes() -> None:
    game = due()
    end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 1, BLUE: 0})
    assert game.task == BeforeRoll(1)
    assert soccer(game)["day"] == 1
    assert not soccer(game)["due"]


def test_SF8_two_matchdays_in_a_row() -> None:
    game = table(
        player("ggooo", settlements=[12]), player("ggooo", settlements=[2]), soccer=season(), todo=[BeforeRoll(0)]
    )
    roll(game, 1, 1)
    game.play(BuildCity(12))
    first = end_turn(game, {0: 1, 1: 0}, {2: 0, 3: 1})
    assert soccer(game)["spaces"] == [3, 0, 0, 3]
    roll(game, 1, 1)
    game.play(BuildCity(2))
    second = end_turn(game, {1: 1, 3: 0}, {0: 0, 2: 1})
    assert of(MatchdayStarted, [*first, *second]) == [MatchdayStarted(1), MatchdayStarted(2)]
    assert soccer(game)["spaces"] == [3, 3, 3, 3]
    assert soccer(game)["day"] == 2


def play_day(game: Catan) -> list[object]:
    """Whatever the matchday asks: all shots miss, the first choice is taken."""
    told: list[object] = list(game.play(EndTurn()))
    while not game.over and not isinstance(game.task, BeforeRoll):
        told += game.play(Shoot(False) if isinstance(game.task, Shooting) else game.options()[0])
    return told


@pytest.mark.parametrize(("players", "days"), [(4, 15), (3, 12)])
def test_SF8_the_season_ends_after_so_many_matchdays(players: int, days: int) -> None:
    game = table(seats=players, soccer=season(players, due=True, day=days - 2))
    assert of(SeasonEnded, play_day(game)) == []
    assert not soccer(game)["over"]
    game = table(seats=players, soccer=season(players, due=True, day=days - 1))
    assert of(SeasonEnded, play_day(game)) == [SeasonEnded(days)]
    assert soccer(game)["over"]


def played_out(**changes: object) -> dict[str, object]:
    return season(over=True, day=15, spaces=[9, 6, 5, 0], points=[3, 2, 1, 0], **changes)


def test_SF8_after_the_season_building_triggers_nothing() -> None:
    game = table(player("lbwgggooo", settlements=[2], roads=path(7, 12)), soccer=played_out())
    play(game, BuildSettlement(12), BuildCity(2))
    events = game.play(EndTurn())
    assert of(MatchdayStarted, events) == []
    assert game.task == BeforeRoll(1)


def test_SF8_after_the_season_standings_and_their_points_stay() -> None:
    game = table(player("ggooo", settlements=[2]), soccer=played_out())
    play(game, BuildCity(2), EndTurn())
    assert league(game) == [3, 2, 1, 0]
    assert points(game) == [5, 2, 1, 0]


def test_SF8_after_the_season_building_beside_a_pitch_still_adds_a_token() -> None:
    game = table(player("ggooo", settlements=[8]), soccer=played_out())
    game.play(BuildCity(8))
    assert soccer(game)["tokens"] == [2, 1, 1, 1]


def test_SF8_after_the_season_reaching_the_goal_by_building_wins_at_once() -> None:
    builder = player("ggooo", settlements=[50, 12], cities=[16, 18, 20])
    game = table(builder, soccer=season(over=True, day=15, points=[2, 3, 0, 0], spaces=[3, 9, 0, 0]))
    assert points(game)[0] == 10
    game.play(BuildCity(12))
    assert game.over
    assert rules_of(game).winner(game) == 0


# --- SF9: the trophy ---


@pytest.mark.parametrize("start", [27, 28, 29])
def test_SF9_the_marker_stops_on_the_trophy_and_the_season_ends(start: int) -> None:
    game = due(spaces=[start, 5, 9, 5], day=6)
    game.play(EndTurn())
    kick(game, {WHITE: 1, ORANGE: 0})
    while isinstance(game.task, RewardChoice):
        game.play(TakeReward(0))
    events = kick(game, {RED: 1, BLUE: 1})
    assert soccer(game)["spaces"] == [30, 5, 10, 6]
    assert of(SeasonEnded, events) == [SeasonEnded(7)]
    assert soccer(game)["over"]
    assert league(game) == [3, 0, 2, 1]


def test_SF9_the_second_match_of_the_day_is_still_played_and_scored() -> None:
    game = due(spaces=[28, 5, 9, 9], day=6)
    events = end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 0, BLUE: 1})
    assert len(of(MatchPlayed, events)) == 2
    assert soccer(game)["spaces"] == [30, 5, 9, 12]


def test_SF9_the_trophy_may_come_in_the_second_match() -> None:
    game = due(spaces=[8, 5, 28, 5], day=6)
    events = end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 1, BLUE: 0})
    assert of(SeasonEnded, events) == [SeasonEnded(7)]


def test_SF9_a_draw_can_bring_the_trophy_to_two_who_share_first_place() -> None:
    game = due(spaces=[29, 29, 9, 5], day=6)
    end_turn(game, DRAW_1, {RED: 1, BLUE: 1})
    assert soccer(game)["spaces"] == [30, 30, 10, 6]
    assert league(game) == [3, 3, 1, 0]


def test_SF9_two_winners_of_one_day_share_first_place_though_one_came_from_farther() -> None:
    game = due(spaces=[29, 5, 28, 5], day=6)
    end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 1, BLUE: 0})
    assert soccer(game)["spaces"] == [30, 5, 30, 5]
    assert league(game) == [3, 1, 3, 1]


def test_SF9_one_space_short_the_season_goes_on() -> None:
    game = due(spaces=[28, 28, 9, 5], day=6)
    end_turn(game, DRAW_1, DRAW_2)
    assert soccer(game)["spaces"][:2] == [29, 29]
    assert not soccer(game)["over"]


def test_SF9_after_the_trophy_no_more_matches_are_played() -> None:
    game = table(player(), player("ggooo", settlements=[12]), soccer=season(due=True, spaces=[28, 5, 9, 5], day=6))
    end_turn(game, {WHITE: 1, ORANGE: 0}, DRAW_2)
    roll(game, 1, 1)
    game.play(BuildCity(12))
    assert of(MatchdayStarted, game.play(EndTurn())) == []
    assert game.task == BeforeRoll(2)
    assert league(game) == [3, 0, 2, 1]


def test_SF9_three_players_have_a_trophy_after_twenty_five() -> None:
    """On day 1 seat 0 plays both; seat 1 wins the first match from 23."""
    game = table(seats=3, soccer=season(3, due=True, spaces=[4, 23, 9]), todo=[Turn(0)])
    game.play(EndTurn())
    kick(game, {0: 0, 1: 1})
    while not isinstance(game.task, Shooting):
        game.play(ScoreFirst(True) if game.task.actor == 0 else game.options()[0])
    kick(game, {0: 0, 2: 0})
    assert soccer(game)["spaces"] == [4, 25, 10]
    assert soccer(game)["over"]
    assert league(game) == [1, 3, 2]
