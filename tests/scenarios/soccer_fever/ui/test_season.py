"""Table, form, fixtures and reports are what the engine says they are."""

from __future__ import annotations

from itertools import product

import pytest

from catanqt.scenarios.soccer_fever.rules.events import MatchPlayed, StandingsChanged
from catanqt.scenarios.soccer_fever.rules.matchday import ScoreFirst, standing_points
from catanqt.scenarios.soccer_fever.rules.part import part
from catanqt.scenarios.soccer_fever.ui.season import (
    Fixture,
    Outcome,
    fixtures,
    in_chart_order,
    odds,
    report,
    rivals,
    running,
    seen_matches,
    table,
)
from tests.rules.scenarios.positions import kick, season
from tests.rules.scenarios.positions import table as position
from tests.scenarios.soccer_fever.ui.positions import due, every_viewer, on, play_day, walk
from tests.ui.helpers.scenario_context import seen_at

WON, DRAWN, LOST = Outcome.WON, Outcome.DRAWN, Outcome.LOST


def test_nobody_has_a_place_before_the_first_match() -> None:
    rows = table(part(due()))
    assert [(row.place, row.points, row.form) for row in rows] == [(0, 0, ())] * 4


def test_the_table_after_a_matchday() -> None:
    game = due()
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    rows = table(part(game))
    assert [row.seat for row in rows] == [0, 2, 3, 1]
    assert [row.place for row in rows] == [1, 2, 2, 4]
    assert [row.spaces for row in rows] == [3, 1, 1, 0]
    assert [row.points for row in rows] == [3, 2, 2, 0]
    assert [row.form for row in rows] == [(WON,), (DRAWN,), (DRAWN,), (LOST,)]
    assert [row.rivals for row in rows] == [(2,), (0,), (1,), (3,)]


def test_place_and_points_change_after_the_day_but_the_outlook_at_once() -> None:
    game = on()
    kick(game, {0: 1, 1: 0})
    rows = {row.seat: row for row in table(part(game))}
    assert (rows[0].place, rows[0].points, rows[0].outlook) == (0, 0, 3)
    assert rows[0].rivals == (2,)
    assert rows[2].rivals == (3,)


def test_whoever_overtakes_in_the_middle_of_a_day_has_the_place_with_its_points() -> None:
    game = due(day=1, spaces=[3, 0, 1, 1], points=[3, 0, 2, 2], results=[[1, 0, 1, 1, 0], [1, 2, 3, 0, 0]])
    league = part(game)
    before = table(league)
    league.spaces[2] += 3  # its match of today is won: the day goes on
    assert [(row.seat, row.place, row.points) for row in table(league)] == [
        (row.seat, row.place, row.points) for row in before
    ]
    league.due, league.points = False, standing_points(league.spaces, league.league.points)
    assert [(row.seat, row.place, row.points) for row in table(league)] == [(2, 1, 3), (0, 2, 2), (3, 3, 1), (1, 4, 0)]


def test_the_form_keeps_the_last_three_with_the_newest_at_the_end() -> None:
    results = [[1, 0, 1, 1, 0], [2, 0, 2, 0, 1], [3, 0, 3, 1, 1], [4, 0, 1, 0, 1]]
    game = due(day=4, results=results)
    rows = {row.seat: row for row in table(part(game))}
    assert rows[0].form == (LOST, DRAWN, LOST)
    assert rows[1].form == (LOST, WON)


def test_a_club_that_plays_twice_has_two_rivals_until_the_first_match() -> None:
    game = on(3)
    assert rivals(part(game), 0) == (1, 2)
    kick(game, {0: 1, 1: 0})
    assert rivals(part(game), 0) == (2,)
    assert rivals(part(game), 1) == (2, 0)


def test_nobody_has_a_rival_after_the_season() -> None:
    game = position(soccer=season(day=15, over=True))
    assert [rivals(part(game), seat) for seat in range(4)] == [()] * 4


@pytest.mark.parametrize(("turn", "first"), [(0, (0, 1)), (1, (0, 1)), (2, (2, 3)), (3, (2, 3))])
def test_the_match_of_whose_turn_it_is_comes_first(turn: int, first: tuple[int, int]) -> None:
    today = seen_matches(seen_at(due(turn=turn)))
    assert (today[0].home, today[0].away) == first
    assert all(match.today and match.goals is None for match in today)


def test_matches_of_the_past_stand_as_they_were_played() -> None:
    game = due(turn=2)
    play_day(game, {2: 1, 3: 0}, {0: 0, 1: 1})
    found = fixtures(part(game), game.state.turn, chart_order=False)
    assert found[:2] == (Fixture(1, 2, 3, (1, 0), None, False), Fixture(1, 0, 1, (0, 1), None, False))
    assert len(found) == 30


def test_an_early_end_of_the_season_cancels_the_rest() -> None:
    game = due(day=9, spaces=[29, 0, 0, 0])
    play_day(game, {0: 1, 1: 0})
    found = fixtures(part(game), 1, chart_order=False)
    assert {match.day for match in found} == set(range(1, 11))
    assert [(match.home, match.away, match.goals) for match in found if match.day == 10] == [(0, 1, (1, 0))]


def test_SF9_the_report_of_the_day_of_the_trophy_has_no_match_that_was_not_played() -> None:
    game = due(day=9, spaces=[29, 0, 0, 0])
    play_day(game, {0: 1, 1: 0})
    found = report(part(game), (0, 0, 0, 0))
    assert [(match.home, match.away) for match in found.matches] == [(0, 1)]
    assert found.gains == (3, 0, 0, 0)


def test_the_report_of_a_day() -> None:
    game = due(spaces=[4, 4, 1, 1], points=[3, 3, 1, 1], day=3)
    play_day(game, {0: 0, 1: 1}, {2: 1, 3: 1})
    found = report(part(game), (3, 3, 1, 1))
    assert found.day == 4
    assert found.gains == (0, 3, 1, 1)
    assert [match.goals for match in found.matches] == [(0, 1), (1, 1)]
    assert [(row.seat, row.place, row.points) for row in found.table] == [(1, 1, 3), (0, 2, 2), (2, 3, 1), (3, 3, 1)]


@pytest.mark.parametrize(("first", "gained"), [(True, 0), (False, 3)])
def test_the_report_counts_the_match_that_the_doubles_player_chose(first: bool, gained: int) -> None:
    game = on(3)
    kick(game, {0: 0, 1: 1})
    game.play(ScoreFirst(first))
    kick(game, {0: 1, 2: 0})
    assert report(part(game), (0, 0, 0)).gains == (gained, 3, 0)


@pytest.mark.parametrize(("own", "other"), list(product(range(1, 4), repeat=2)))
def test_odds_count_every_way_a_match_can_go(own: int, other: int) -> None:
    ways = [(sum(shots[:own]), sum(shots[own:])) for shots in product((0, 1), repeat=own + other)]
    found = odds(own, other)
    assert found.win == sum(a > b for a, b in ways) / len(ways)
    assert found.draw == sum(a == b for a, b in ways) / len(ways)
    assert found.loss == pytest.approx(sum(a < b for a, b in ways) / len(ways))


def test_odds_are_worth_spaces() -> None:
    assert odds(1, 1).spaces == pytest.approx(0.25 * 3 + 0.5 * 1)


@pytest.mark.parametrize(("players", "seed"), [(4, "A"), (3, "B")])
def test_whole_seasons_agree_with_the_engine(players: int, seed: str) -> None:
    """What was foretold of a matchday happens on it, and what is told afterwards is what happened."""
    foretold: list[tuple[int, int]] = []
    results: list[list[Outcome]] = [[] for _ in range(players)]
    days = 0
    for session, played in walk(players, seed):
        perspective = every_viewer(session)[0]
        found = part(session.game)
        for event in played.events:
            if isinstance(event, MatchPlayed):
                assert (event.home, event.away) == foretold.pop(0)
                goals = {event.home: event.home_goals, event.away: event.away_goals}
                for seat, rival in ((event.home, event.away), (event.away, event.home)):
                    own, other = goals[seat], goals[rival]
                    results[seat].append(WON if own > other else LOST if own < other else DRAWN)
            elif isinstance(event, StandingsChanged):
                days += 1
                rows = {row.seat: row for row in table(found)}
                assert [rows[seat].points for seat in range(players)] == list(event.points)
                assert all(row.outlook == row.points for row in rows.values())
                assert [rows[seat].form for seat in range(players)] == [tuple(own[-3:]) for own in results]
        if found.due and not running(perspective):
            foretold = [(match.home, match.away) for match in seen_matches(perspective)]
            assert not in_chart_order(perspective)
    assert days > 3
