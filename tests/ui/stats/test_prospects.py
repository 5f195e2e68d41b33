"""What to expect of a table: the chance, the level that would suit better, the even match."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from catanqt.cast import BY_KEY, CAST
from catanqt.rating.ratings import installed
from catanqt.ui.models.new_game_settings import AgentChoices, NewGameSettings, first_choice
from catanqt.ui.play.library import PlayedGames
from catanqt.ui.stats.prospects import LevelAdvice, Prospects
from tests.ui.helpers.sample_games import game, table

LEVELS = AgentChoices(("easy", "medium", "hard", "expert"), ("balanced", "trader"))


def prospects(*winners: int, others: str = "medium", **more: Any) -> Prospects:
    """Of Ann, after games that were won by these seats; she sits in seat 0."""
    games = [game(number, table(winner, others), **more) for number, winner in enumerate(winners)]
    return Prospects(PlayedGames(tuple(games)), installed())


def choice(level: str = "medium") -> NewGameSettings:
    made = first_choice(LEVELS, "Ann", "SEED")
    return replace(made, seats=tuple(replace(seat, level=level) for seat in made.seats))


def test_the_advice_of_the_issue() -> None:
    assert prospects(*[0] * 5, 1, 2).advice(choice()) == LevelAdvice("medium", 5 / 7, "hard")


def test_who_never_wins_tries_the_level_below() -> None:
    assert prospects(*[1] * 8).advice(choice()) == LevelAdvice("medium", 0.0, "easy")


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (prospects(*[0] * 6), choice()),
        (prospects(0, 0, 0, 1, 2, 3, 1, 1), choice()),
        (prospects(*[0] * 9), choice("hard")),
        (prospects(*[0] * 9, others="expert"), choice("expert")),
        (prospects(*[1] * 9, others="easy"), choice("easy")),
        (prospects(*[0] * 9), choice().with_game("junior", True)),
        (prospects(*[0] * 9), replace(choice(), players=3)),
        (prospects(*[0] * 9, others="skill:40/fighter/freya"), choice()),
        (prospects(*[0] * 9), replace(choice(), seats=tuple(replace(one, human=True) for one in choice().seats))),
    ],
    ids=["few games", "even", "not met", "strongest", "weakest", "other game", "other size", "cast", "people"],
)
def test_no_advice(found: Prospects, wanted: NewGameSettings) -> None:
    assert found.advice(wanted) is None


def test_the_chance_is_told_when_something_is_known() -> None:
    assert prospects(0, 1).chance(choice()) is None
    good, bad = prospects(*[0] * 9), prospects(*[1] * 9)
    chances = [found.chance(choice(level)) for found in (good, bad) for level in ("easy", "medium", "hard")]
    assert all(chance is not None for chance in chances)
    assert chances[0] > chances[1] > chances[2]  # type: ignore[operator]
    assert chances[1] > chances[4]  # type: ignore[operator]
    assert good.chance(replace(choice(), seats=(*choice().seats[:3], replace(choice().seats[3], level="bot")))) is None
    assert good.chance(replace(choice(), seats=(replace(choice().seats[0], handicap=1), *choice().seats[1:]))) is None


@pytest.mark.parametrize("winners", [(), (0, 1) * 9, (1,) * 20])
def test_an_even_match_seats_characters_whom_one_should_beat_every_third_time(winners: tuple[int, ...]) -> None:
    found = prospects(*winners, others="hard")
    made = found.even_match(choice(), random.Random(1))
    assert [seat.human for seat in made.seated] == [True, *[False] * (made.players - 1)]
    assert made.seated[0].name == "Ann"
    keys = [seat.character for seat in made.seated[1:]]
    assert len(set(keys)) == len(keys)
    assert [seat.name for seat in made.seated[1:]] == [BY_KEY[key].name for key in keys]
    if winners:
        chance = found.chance(made)
        assert chance is not None
        assert 0.25 <= chance <= 0.42


def test_those_met_last_stay_away_and_games_of_three_or_four_keep_their_size() -> None:
    last = [replace(seat, player=one.player) for seat, one in zip(table(0)[1:], CAST[3:6], strict=True)]
    played = PlayedGames((game(1, [table(1)[0], *last]),))
    found = Prospects(played, installed())
    soccer = replace(choice().with_game("soccer-fever", True), players=3)
    for made in (found.even_match(choice(), random.Random(3)), found.even_match(soccer, random.Random(3))):
        assert not {seat.character for seat in made.seated} & {one.key for one in CAST[3:6]}
        assert made.players >= 3 or made.game == "classic"
