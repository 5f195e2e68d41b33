"""SF12: three players. One of them plays both matches of the day and scores one of them.

On day 1 seats 0 and 1 meet first, then 2 and 0: seat 0 is the doubles player.
"""

from __future__ import annotations

import pytest

from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.scenarios.soccer_fever.rules.events import DoublesChose, MatchPlayed, StandingsChanged
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, ScoreFirst, Shooting, TakeReward
from tests.rules.base.table import hand, of
from tests.rules.scenarios.kit import end_turn, kick, points, refused, season, soccer, table

WIN, DRAW, LOSS = 3, 1, 0
OUTCOMES = {"wins": WIN, "draws": DRAW, "loses": LOSS}


def day(turn: int = 0, **changes: object) -> Catan:
    """A matchday has begun with the end of this seat's turn."""
    game = table(seats=3, soccer=season(3, due=True, **changes), turn=turn, todo=[Turn(turn)])
    game.play(EndTurn())
    return game


def goals(doubles: int, other: int, outcome: int) -> dict[int, int]:
    """Goals by which the doubles player wins, draws or loses."""
    return {doubles: int(outcome == WIN), other: int(outcome == LOSS)}


def against(outcome: int) -> int:
    """What the other one gets."""
    return {WIN: LOSS, DRAW: DRAW, LOSS: WIN}[outcome]


@pytest.mark.parametrize("turn", range(3))
def test_SF12_the_doubles_player_chooses_after_the_first_match_whoever_has_the_turn(turn: int) -> None:
    game = day(turn)
    assert isinstance(game.task, Shooting)
    kick(game, goals(0, 1, WIN))
    assert isinstance(game.task, DoublesChoice)
    assert game.task.actor == 0
    assert list(game.options()) == [ScoreFirst(True), ScoreFirst(False)]


@pytest.mark.parametrize("second", OUTCOMES.values(), ids=[f"then {name}" for name in OUTCOMES])
@pytest.mark.parametrize("first", OUTCOMES.values(), ids=OUTCOMES)
@pytest.mark.parametrize("yes", [True, False], ids=["scores the first", "scores the second"])
def test_SF12_one_match_is_scored_for_the_doubles_player_and_each_for_its_opponent(
    yes: bool, first: int, second: int
) -> None:
    game = day()
    kick(game, goals(0, 1, first))
    assert soccer(game)["spaces"] == [0, against(first), 0]
    assert of(DoublesChose, game.play(ScoreFirst(yes))) == [DoublesChose(0, yes)]
    assert soccer(game)["spaces"] == [first if yes else 0, against(first), 0]
    kick(game, goals(0, 2, second))
    assert soccer(game)["spaces"] == [first if yes else second, against(first), against(second)]
    assert soccer(game)["day"] == 1


def test_SF12_the_second_match_is_played_whatever_is_chosen() -> None:
    for yes in (True, False):
        game = day()
        events = kick(game, goals(0, 1, WIN))
        events += game.play(ScoreFirst(yes))
        events += kick(game, goals(0, 2, DRAW))
        assert [{match.home, match.away} for match in of(MatchPlayed, events)] == [{0, 1}, {0, 2}]
        assert len(of(StandingsChanged, events)) == 1


def test_SF12_there_is_one_choice_a_day() -> None:
    game = day()
    kick(game, goals(0, 1, LOSS))
    game.play(ScoreFirst(False))
    kick(game, goals(0, 2, WIN))
    assert game.task == BeforeRoll(1)


@pytest.mark.parametrize("turn", range(3))
def test_SF12_the_left_match_is_first_whoever_has_the_turn(turn: int) -> None:
    """On day 2 seats 1 and 2 meet first, then 0 and 1."""
    game = day(turn, day=1)
    events = kick(game, goals(1, 2, WIN))
    game.play(ScoreFirst(True))
    events += kick(game, goals(1, 0, WIN))
    assert [{match.home, match.away} for match in of(MatchPlayed, events)] == [{1, 2}, {0, 1}]


def test_SF12_everybody_is_the_doubles_player_in_turn() -> None:
    chosen = []
    for number in range(12):
        game = day(day=number)
        while not isinstance(game.task, DoublesChoice):
            game.play(game.options()[0])
        chosen.append(game.task.actor)
    assert chosen == [0, 1, 2] * 4


def test_SF12_the_choice_of_one_day_does_not_bind_the_next() -> None:
    """The first match was scored yesterday; today's is not, so the second is."""
    game = day(day=1, first_scored=True)
    kick(game, goals(1, 2, LOSS))
    game.play(ScoreFirst(False))
    kick(game, goals(1, 0, WIN))
    assert soccer(game)["spaces"] == [0, 3, 3]


def test_SF12_the_reward_is_for_the_match_that_is_scored() -> None:
    game = day(spaces=[3, 0, 0])
    kick(game, goals(0, 1, WIN))
    game.play(ScoreFirst(True))
    assert game.task == RewardChoice(0)
    game.play(TakeReward(4))
    kick(game, goals(0, 2, WIN))
    assert game.task == BeforeRoll(1)
    assert hand(game, 0) == "o"


def test_SF12_a_match_that_is_not_scored_brings_no_reward() -> None:
    game = day(spaces=[3, 0, 0])
    kick(game, goals(0, 1, WIN))
    game.play(ScoreFirst(False))
    assert isinstance(game.task, Shooting)
    kick(game, goals(0, 2, LOSS))
    assert game.task == BeforeRoll(1)
    assert hand(game, 0) == ""


def test_SF12_the_opponents_rewards_do_not_wait_for_the_choice() -> None:
    game = day(spaces=[0, 3, 0])
    kick(game, goals(0, 1, LOSS))
    while game.task == DoublesChoice(0, LOSS):
        game.play(ScoreFirst(False))
    assert game.task == RewardChoice(1)


@pytest.mark.parametrize(
    ("spaces", "worth"),
    [
        ([8, 4, 0], [3, 2, 1]),
        ([0, 4, 8], [1, 2, 3]),
        ([4, 4, 0], [3, 3, 1]),
        ([4, 0, 0], [3, 2, 2]),
        ([0, 0, 0], [3, 3, 3]),
    ],
)
def test_SF12_places_are_worth_three_two_and_one(spaces: list[int], worth: list[int]) -> None:
    game = day(spaces=spaces)
    kick(game, goals(0, 1, DRAW))
    game.play(ScoreFirst(True))
    kick(game, goals(0, 2, DRAW))
    assert soccer(game)["points"] == worth
    assert points(game) == worth


def test_SF12_with_four_players_nobody_chooses() -> None:
    game = table(soccer=season(due=True))
    end_turn(game, {0: 1, 1: 0}, {2: 1, 3: 0})
    assert game.task == BeforeRoll(1)


def test_SF12_nobody_else_can_make_the_choice_into_something_else() -> None:
    game = day()
    assert refused(game, ScoreFirst(True)) == "not-now"
