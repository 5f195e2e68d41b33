"""What a person has played: counts that can be checked by hand."""

from __future__ import annotations

import pytest

from catanqt.ui.play.library import PlayedGames, SeatResult
from catanqt.ui.stats.career import MIXED, PEOPLE, Career, career, people
from tests.ui.helpers.sample_games import game, some, table


def test_people_are_named_the_most_frequent_first() -> None:
    assert people(some()) == ("Ann", "Ben")
    assert people(PlayedGames()) == ()


def test_counts_of_one_person() -> None:
    ann = career(some(), "Ann")
    assert (ann.games, ann.won) == (7, 4)
    assert ann.rate == pytest.approx(4 / 7)
    assert ann.points == pytest.approx((6 + 10 + 10 + 10 + 6 + 7 + 10) / 7)
    assert ann.turns == pytest.approx((60 * 5 + 90 + 20) / 7)
    assert ann.luck == pytest.approx(-4.0 + 2.5 - 3.0)
    assert (ann.streak, ann.running) == (3, 1)


def test_counts_of_everybody() -> None:
    """A game of two people is one game, won by one of them; what agents play alone is nobody's."""
    both = career(some())
    assert (both.games, both.won) == (8, 5)
    assert both.running == 0
    assert 4 not in {result.game.id for result in both.results}


def test_levels_with_the_share_that_would_be_even() -> None:
    rates = {rate.against: rate for rate in career(some(), "Ann").levels}
    assert set(rates) == {"easy", "hard", MIXED}
    assert (rates["easy"].games, rates["easy"].won, rates["easy"].even) == (4, 3, 0.25)
    assert (rates["hard"].games, rates["hard"].won) == (2, 1)
    assert rates[MIXED].even == pytest.approx(1 / 3)
    everybody = {rate.against: rate for rate in career(some()).levels}
    assert everybody[MIXED].games == 1
    assert everybody[MIXED].even == pytest.approx(2 / 3), "two of three at the table are people"


def test_only_people_among_each_other() -> None:
    seats = [SeatResult(name, "human", points, points == 10, 30, 30.0) for name, points in (("A", 10), ("B", 8))]
    found = career(PlayedGames((game(1, seats),)), "B")
    assert [result.against for result in found.results] == [PEOPLE]


def test_groups_by_game_and_level() -> None:
    groups = career(some(), "Ann").groups
    assert [(group.game, group.scenarios, group.against, group.games, group.won) for group in groups] == [
        ("classic", (), "easy", 3, 2),
        ("classic", (), "hard", 1, 0),
        ("classic", (), MIXED, 1, 0),
        ("classic", ("soccer-fever",), "hard", 1, 1),
        ("junior", (), "easy", 1, 1),
    ]
    assert groups[0].points == pytest.approx(26 / 3)
    assert groups[0].luck == pytest.approx(-0.5)
    assert groups[0].rate == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("winners", "best", "now"), [((), 0, 0), ((1, 1), 0, 0), ((0, 0, 1, 0), 2, 1), ((1, 0, 0, 0), 3, 3)]
)
def test_streaks(winners: tuple[int, ...], best: int, now: int) -> None:
    played_games = PlayedGames(tuple(game(number, table(winner)) for number, winner in enumerate(winners)))
    assert (career(played_games).streak, career(played_games).running) == (best, now)


def test_nothing_was_played() -> None:
    nothing = Career(())
    assert (nothing.games, nothing.won, nothing.rate, nothing.points, nothing.luck) == (0, 0, 0.0, 0.0, 0.0)
    assert nothing.groups == ()
    assert nothing.levels == ()
