"""SF7, SF8, SF9: standings and their points, the length of the season, the trophy."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.record import Seat
from catanqt.rules.base.building import BuildCity, BuildSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import new_header, ruleset
from catanqt.scenarios.soccer_fever.rules.events import MatchdayStarted, MatchPlayed, SeasonEnded, StandingsChanged
from catanqt.scenarios.soccer_fever.rules.matchday import RewardChoice, ScoreFirst, Shoot, Shooting, TakeReward
from tests.rules.base.table import of, path, play, player, roll
from tests.rules.scenarios.positions import (
    FIRST_EDITION,
    SF,
    end_turn,
    header,
    kick,
    points,
    rules_of,
    season,
    soccer,
    table,
)

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
    assert game.task == BeforeRoll(1)
    assert soccer(game)["spaces"] == [30, 5, 9, 5]
    assert (soccer(game)["day"], soccer(game)["over"], soccer(game)["due"]) == (7, True, False)
    assert league(game) == [3, 1, 2, 1]


def test_SF9_the_second_match_of_that_day_is_not_played_and_standings_are_adjusted_once_more() -> None:
    game = due(spaces=[28, 5, 9, 9], points=[2, 1, 3, 3], day=6)
    events = end_turn(game, {WHITE: 1, ORANGE: 0})
    assert of(MatchPlayed, events) == [MatchPlayed(WHITE, ORANGE, 1, 0)]
    assert of(StandingsChanged, events) == [StandingsChanged((3, 0, 2, 2))]
    assert of(SeasonEnded, events) == [SeasonEnded(7)]
    assert soccer(game)["results"] == [[7, WHITE, ORANGE, 1, 0]]
    assert soccer(game)["spaces"] == [30, 5, 9, 9]
    assert game.task == BeforeRoll(1)


def test_SF9_what_was_won_on_the_way_to_the_trophy_is_still_taken() -> None:
    """The card of space 28 comes first, then the standings."""
    game = due(spaces=[27, 5, 9, 9], day=6)
    game.play(EndTurn())
    kick(game, {WHITE: 1, ORANGE: 0})
    assert game.task == RewardChoice(WHITE)
    assert of(SeasonEnded, game.play(TakeReward(2))) == [SeasonEnded(7)]
    assert game.state.hand(WHITE) == (0, 0, 1, 0, 0)


def test_SF9_the_trophy_can_win_the_game_before_the_second_match() -> None:
    """Nine points on the board and two of the league: the trophy makes it three, and nobody can take it away."""
    builder = player(settlements=[50], cities=[16, 18, 20, 47])
    game = table(builder, soccer=season(due=True, spaces=[28, 5, 9, 9], points=[2, 1, 3, 3], day=6))
    end_turn(game, {WHITE: 1, ORANGE: 0})
    assert rules_of(game).winner(game) == WHITE


FINISHED = pytest.mark.parametrize("options", [{"finish_matchday": True}, FIRST_EDITION], ids=["option", "edition 1"])


@FINISHED
def test_SF9_finish_matchday_if_so_agreed_or_begun(options: dict[str, object]) -> None:
    game = table(soccer=season(due=True, spaces=[28, 5, 8, 8], day=6), options=options)
    events = end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 0, BLUE: 1})
    assert len(of(MatchPlayed, events)) == 2
    assert of(SeasonEnded, events) == [SeasonEnded(7)]
    assert soccer(game)["spaces"] == [30, 5, 8, 11]
    assert league(game) == [3, 0, 1, 2]


@FINISHED
def test_SF9_two_winners_of_one_day_share_first_place_though_one_came_from_farther(options: dict[str, object]) -> None:
    game = table(soccer=season(due=True, spaces=[29, 5, 28, 5], day=6), options=options)
    end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 1, BLUE: 0})
    assert soccer(game)["spaces"] == [30, 5, 30, 5]
    assert league(game) == [3, 1, 3, 1]


def test_SF9_finishing_the_day_is_agreed_by_true_or_false() -> None:
    with pytest.raises(DecodeError, match="finish_matchday"):
        table(soccer=season(), options={"finish_matchday": "yes"})


def test_SF9_the_trophy_may_come_in_the_second_match() -> None:
    game = due(spaces=[8, 5, 28, 5], day=6)
    events = end_turn(game, {WHITE: 1, ORANGE: 0}, {RED: 1, BLUE: 0})
    assert of(SeasonEnded, events) == [SeasonEnded(7)]


def test_SF9_a_draw_can_bring_the_trophy_to_two_who_share_first_place() -> None:
    game = due(spaces=[29, 29, 9, 5], day=6)
    end_turn(game, DRAW_1)
    assert soccer(game)["spaces"] == [30, 30, 9, 5]
    assert league(game) == [3, 3, 1, 0]


def test_SF9_one_space_short_the_season_goes_on() -> None:
    game = due(spaces=[28, 28, 9, 5], day=6)
    end_turn(game, DRAW_1, DRAW_2)
    assert soccer(game)["spaces"][:2] == [29, 29]
    assert not soccer(game)["over"]


def test_SF9_after_the_trophy_no_more_matches_are_played() -> None:
    game = table(player(), player("ggooo", settlements=[12]), soccer=season(due=True, spaces=[28, 5, 9, 5], day=6))
    end_turn(game, {WHITE: 1, ORANGE: 0})
    roll(game, 1, 1)
    game.play(BuildCity(12))
    assert of(MatchdayStarted, game.play(EndTurn())) == []
    assert game.task == BeforeRoll(2)
    assert league(game) == [3, 1, 2, 1]


def three(*spaces: int, **options: object) -> Catan:
    """Day 1 of three begins: seat 0 plays both, first against seat 1 and then against seat 2."""
    game = table(seats=3, soccer=season(3, due=True, spaces=spaces), todo=[Turn(0)], options=options)
    game.play(EndTurn())
    return game


def test_SF9_three_players_have_a_trophy_after_twenty_five() -> None:
    """Seat 1 wins the first match from 24: no second one, and nothing to choose for seat 0, who lost the only one."""
    game = three(4, 24, 9)
    kick(game, {0: 0, 1: 1})
    assert soccer(game)["spaces"] == [4, 25, 9]
    assert soccer(game)["over"]
    assert league(game) == [1, 3, 2]


def test_SF9_the_doubles_player_scores_the_only_match_of_a_day_that_ends_with_the_trophy() -> None:
    """Seat 1 comes to 25 by a draw, which counts one space for seat 0 too."""
    game = three(4, 24, 9)
    kick(game, {0: 1, 1: 1})
    assert soccer(game)["spaces"] == [5, 25, 9]
    assert soccer(game)["first_scored"]
    assert game.task == BeforeRoll(1)


def test_SF9_the_doubles_player_may_end_the_season_or_play_on() -> None:
    game = three(24, 4, 9)
    kick(game, {0: 1, 1: 0})
    other = game.copy()
    assert of(SeasonEnded, game.play(ScoreFirst(True))) == [SeasonEnded(1)]
    other.play(ScoreFirst(False))
    assert isinstance(other.task, Shooting)
    assert of(SeasonEnded, kick(other, {0: 0, 2: 1})) == []
    assert soccer(other)["spaces"] == [24, 4, 12]


@FINISHED
def test_SF9_three_players_may_finish_the_day(options: dict[str, object]) -> None:
    game = three(4, 24, 9, **options)
    kick(game, {0: 1, 1: 1})
    game.play(ScoreFirst(True))
    kick(game, {0: 0, 2: 0})
    assert soccer(game)["spaces"] == [5, 25, 10]
    assert soccer(game)["over"]


# --- SF5, SF12: fixtures follow colours ---


def fixtures(game: Catan, day: int) -> list[set[str]]:
    """Who meets whom on a day (from 1), by colours."""
    colours = game.state.config.options["colours"]
    assert isinstance(colours, list)
    return [{colours[seat] for seat in match} for match in game.state.scenario_state[SF].league.days[day - 1]]


@pytest.mark.parametrize("colours", list(permutations(("blue", "red", "white", "orange"))), ids="-".join)
def test_SF5_the_first_day_is_white_against_orange_and_red_against_blue_wherever_they_sit(
    colours: tuple[str, ...],
) -> None:
    game = table(soccer=season(due=True), options={"colours": list(colours)})
    assert fixtures(game, 1) == [{"white", "orange"}, {"red", "blue"}]
    assert fixtures(game, 2) == [{"white", "red"}, {"orange", "blue"}]
    assert fixtures(game, 3) == [{"white", "blue"}, {"orange", "red"}]
    game.play(EndTurn())
    rival = {"white": "orange", "orange": "white", "red": "blue", "blue": "red"}[colours[0]]
    assert isinstance(game.task, Shooting)
    assert {game.task.home, game.task.away} == {0, colours.index(rival)}


@pytest.mark.parametrize("colours", list(permutations(("blue", "red", "orange"))), ids="-".join)
def test_SF12_the_first_days_of_three_by_colours(colours: tuple[str, ...]) -> None:
    game = table(seats=3, soccer=season(3), options={"colours": list(colours)})
    assert fixtures(game, 1) == [{"red", "orange"}, {"blue", "red"}]
    assert fixtures(game, 2) == [{"orange", "blue"}, {"red", "orange"}]
    assert colours[game.state.scenario_state[SF].league.doubles(2)] == "blue"


def test_SF5_in_games_begun_under_the_first_edition_fixtures_follow_seats() -> None:
    options = {"edition": 1, "colours": ["green", "red", "violet", "orange"]}
    game = table(soccer=season(), options=options)
    assert game.state.scenario_state[SF].league.days[0] == ((0, 1), (2, 3))


@pytest.mark.parametrize(
    "colours",
    [["white", "orange", "red", "green"], ["white", "orange", "red", "red"], ["white", "orange", "red"], None, 4],
    ids=str,
)
def test_SF5_colours_that_the_chart_does_not_know_are_refused(colours: object) -> None:
    with pytest.raises(DecodeError, match="colours"):
        table(soccer=season(), options={"colours": colours})


def test_SF12_three_do_without_white() -> None:
    assert ruleset("classic", (SF,)).colours(3) == ("blue", "red", "orange")
    with pytest.raises(DecodeError, match="colours"):
        table(seats=3, soccer=season(3), options={"colours": ["red", "white", "blue"]})


def test_SF5_a_new_game_has_the_colours_of_the_chart() -> None:
    seats = [Seat(name) for name in "abcd"]
    assert new_header("classic", seats, scenarios=[SF]).options["colours"] == ["blue", "red", "white", "orange"]
    assert new_header("classic", seats[:3], scenarios=[SF]).options["colours"] == ["blue", "red", "orange"]


def test_an_edition_that_is_not_known_is_refused() -> None:
    for edition in (0, 3, True, "2"):
        with pytest.raises(DecodeError, match="edition"):
            table(soccer=season(), options={"edition": edition})


# --- SF8: shot tokens lie by the next pairing ---


def lying(game: Catan) -> list[set[int]]:
    """Whose stacks lie on each of the pitches; no two on one side."""
    places = [game.state.scenario_state[SF].place(seat) for seat in range(game.state.config.players)]
    assert len(set(places)) == len(places)
    return [{seat for seat, place in enumerate(places) if place[0] == pitch} for pitch in (0, 1)]


def test_SF8_shot_tokens_lie_by_the_first_pairing_and_move_to_the_next_after_each_matchday() -> None:
    game = due()
    assert lying(game) == [{WHITE, ORANGE}, {RED, BLUE}]
    game.play(EndTurn())
    assert lying(game) == [{WHITE, ORANGE}, {RED, BLUE}]
    kick(game, DRAW_1)
    assert lying(game) == [{WHITE, ORANGE}, {RED, BLUE}]
    kick(game, DRAW_2)
    assert lying(game) == [{WHITE, RED}, {ORANGE, BLUE}]


@pytest.mark.parametrize("players", [3, 4])
def test_SF8_on_every_day_of_the_season_opponents_lie_on_one_pitch(players: int) -> None:
    days = table(seats=players, soccer=season(players)).state.scenario_state[SF].league.days
    for day, (first, second) in enumerate(days):
        game = table(seats=players, soccer=season(players, day=day))
        assert lying(game) == [set(first), set(second) - set(first)]


def test_SF12_the_doubles_player_comes_over_for_the_second_match() -> None:
    """Seat 2 waits alone on the second pitch, its opponent's side empty."""
    game = three(4, 4, 0)
    assert lying(game) == [{0, 1}, {2}]
    kick(game, {0: 0, 1: 1})
    assert lying(game) == [{1}, {0, 2}]
    game.play(ScoreFirst(True))
    assert lying(game) == [{1}, {0, 2}]
    kick(game, {0: 0, 2: 1})
    assert lying(game) == [{1, 2}, {0}]


def test_SF8_after_the_season_they_stay_where_the_last_match_was() -> None:
    game = due(spaces=[28, 5, 9, 9], points=[2, 1, 3, 3], day=6)
    end_turn(game, {WHITE: 1, ORANGE: 0})
    assert lying(game) == [{WHITE, ORANGE}, {RED, BLUE}]
    assert lying(table(soccer=season(day=15, over=True))) == [{WHITE, BLUE}, {ORANGE, RED}]


def test_SF12_no_match_follows_the_trophy_so_the_doubles_player_stays() -> None:
    game = three(4, 24, 9)
    kick(game, {0: 0, 1: 1})
    assert soccer(game)["over"]
    assert lying(game) == [{0, 1}, {2}]


# --- SF5, SF12, JU1: the colours of a header are checked where headers are ---


@pytest.mark.parametrize(
    ("game", "scenarios", "chosen"),
    [
        ("classic", (SF,), ["blue", "red", "white", "green"]),
        ("classic", (SF, "fishermen"), ["violet", "red", "white", "orange"]),
        ("classic", (SF,), ["blue", "red", "white"]),
        ("classic", (SF,), ["blue", "red", "red"]),
        ("classic", (SF,), ["blue", "red", ["orange"]]),
        ("classic", (SF,), None),
        ("junior", (), ["blue", "red", "white"]),
        ("junior", (), ["blue", "green"]),
        ("junior", (), None),
    ],
    ids=str,
)
def test_SF12_JU1_a_header_with_colours_that_the_game_does_not_have_is_refused(
    game: str, scenarios: tuple[str, ...], chosen: list[Any] | None
) -> None:
    seats = [Seat(str(number)) for number in range(3 if chosen is None else len(chosen))]
    header = new_header(game, seats, scenarios=scenarios)
    rules = ruleset(game, scenarios)
    rules.new_game(header)
    header.options.pop("colours")
    if chosen is not None:
        header.options["colours"] = chosen
    with pytest.raises(DecodeError) as caught:
        rules.new_game(header)
    assert caught.value.place == "header.options.colours"


def test_games_begun_under_the_first_edition_keep_their_colours() -> None:
    for game, scenarios in (("classic", (SF,)), ("junior", ())):
        for chosen in (["blue", "red", "white"], ["green", "violet", "white"]):
            header = new_header(game, [Seat(name) for name in "abc"], scenarios=scenarios)
            header.options.update(edition=1, colours=chosen)
            assert ruleset(game, scenarios).new_game(header).state.config.options["colours"] == chosen


@pytest.mark.parametrize(("game", "scenarios"), [("classic", (SF,)), ("junior", ())])
def test_SF12_JU1_a_position_with_colours_that_the_game_does_not_have_is_refused(
    game: str, scenarios: tuple[str, ...]
) -> None:
    rules = ruleset(game, scenarios)
    data = rules.to_position(rules.new_game(new_header(game, [Seat(name) for name in "abc"], scenarios=scenarios)))
    rules.from_position(data)
    data["options"]["colours"] = ["blue", "red", "white"]
    with pytest.raises(DecodeError) as caught:
        rules.from_position(data)
    assert caught.value.place == "options.colours"
