"""A person's skill: which games count, and what is said of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from catanqt.rating.ratings import installed
from catanqt.ui.play.library import FinishedGame, PlayedGames, SeatResult
from catanqt.ui.stats.encounters import Encounter, encounters
from catanqt.ui.stats.skill import person_rating, rated_games, skill_history
from catanqt.ui.stats.skill_text import point_words, skill_summary
from catanqt.ui.text.cast import standing_text
from tests.ui.helpers.sample_games import game, some, table


def counted(*games: FinishedGame, name: str = "Ann") -> list[int]:
    return [one.id for one, _ in rated_games(PlayedGames(games), name, installed())]


def test_games_alone_against_players_of_known_skill_count() -> None:
    characters = [replace(seat, player="skill:60/fighter/freya") for seat in table(0)[1:]]
    assert counted(game(1, table(1)), game(2, [table(0)[0], *characters]), game(3, table(2, "hard/trader"))) == [
        1,
        2,
        3,
    ]


@pytest.mark.parametrize(
    "other",
    [
        replace(game(1, table(0)), whole=False),
        game(1, [*table(0)[:3], SeatResult("Ben", "human", 5, False, 40, 40.0)]),
        game(1, table(0, "mybot")),
        game(1, table(0, "novice")),
        game(1, table(0)[:1]),
        game(1, [replace(seat, won=False) for seat in table(0)]),
        game(1, table(0, name="Ben")),
    ],
    ids=["fork", "other people", "plug-in", "yardstick", "alone", "nobody won", "somebody else"],
)
def test_others_do_not(other: FinishedGame) -> None:
    assert counted(other) == []


def test_the_history_goes_on_with_every_game_and_is_kept_by_game_too(qtbot: QtBot) -> None:
    found = skill_history(some(), "Ann", installed())
    assert [point.game.id for point in found.points] == [1, 2, 3, 5, 6, 8]
    assert [(kind, games) for kind, games, _ in found.by_kind] == [("classic", 4), ("junior", 1), ("soccer-fever", 1)]
    assert found.points[1].rating.skill > found.points[0].rating.skill, "game 2 was won"
    assert (found.points[-1].rating, 6) == person_rating(some(), "Ann", installed())
    errors = [point.rating.error for point in found.points]
    assert errors[-1] < errors[0]
    told = skill_summary(found)
    assert told.startswith("Skill ")
    assert "over 6 games." in told
    assert "Junior" in told
    assert point_words(2, found.points[1]).startswith("After game 2 (Island 2, ")


def test_ratings_are_installed_for_every_game() -> None:
    ratings = installed()
    assert ratings.overall.games > 1000
    for curves in (ratings.overall, *ratings.cells.values()):
        assert list(curves.winning) == sorted(curves.winning)
        assert curves.to_win(50) > curves.to_win(20) > curves.to_win(0) == 0
    assert ratings.of("classic", (), 4) is not ratings.overall
    assert ratings.of("classic", ("treasure",), 4) is ratings.overall


def test_encounters() -> None:
    freya = "skill:60/fighter/freya"
    won, lost = ([replace(seat, player=freya) if seat.name == "Oda" else seat for seat in table(w)] for w in (0, 1))
    third = [replace(seat, player=freya) if seat.name == "Oda" else seat for seat in table(2)]
    games = (game(1, won), game(2, lost), game(3, lost), game(4, third), replace(game(5, lost), whole=False))
    assert encounters(PlayedGames(games), "Ann") == {"freya": Encounter(4, 1, 2)}
    assert encounters(PlayedGames(games), "Ben") == {}


def test_standings_in_words(qtbot: QtBot) -> None:
    assert standing_text("Freya", None) == ""
    assert standing_text("Freya", Encounter(9, 3, 5)) == "Freya leads 5 to 3"
    assert standing_text("Freya", Encounter(9, 5, 3)) == "You lead 5 to 3 against Freya"
    assert standing_text("Freya", Encounter(9, 2, 2)) == "You are even with Freya: 2 to 2"
