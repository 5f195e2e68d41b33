"""Achievements: what they ask for is counted right, and nothing is forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Entry
from catanqt.rules.base.events import Won
from catanqt.rules.base.turn import EndTurn
from catanqt.session import Played
from catanqt.ui.pages.achievements import AchievementsPage
from catanqt.ui.play.library import FinishedGame, PlayedGames, SeatResult
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.stats.achievements import (
    ACHIEVEMENTS,
    PlayerResults,
    feats,
    feats_of,
    line,
    newly_reached,
    note_feats,
    player_results,
    title,
)
from catanqt.ui.stats.career import career
from catanqt.ui.stats.figures import Figures, Luck, Person
from catanqt.ui.stats.score_breakdown import Share
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import load_fonts, make_theme
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import header
from tests.ui.helpers.fake_library import FakeLibrary

BY_NAME = {one.name: one for one in ACHIEVEMENTS}


def game(number: int, won: bool, *others: str, luck: float = 0.0, **more: Any) -> FinishedGame:
    """Ann's game against these agents."""
    ann = SeatResult("Ann", "human", 10 if won else 6, won, 40, 40 - luck)
    rest = tuple(SeatResult("P", player, 8, not won and not place, 40, 40.0) for place, player in enumerate(others))
    made = FinishedGame(number, "A game", "classic", (), "2026-01-01", 60, (ann, *rest))
    return replace(made, **more)


def after(*games: FinishedGame, lessons: str = "", noted: str = "") -> PlayerResults:
    return PlayerResults(career(PlayedGames(games)), frozenset(lessons.split()), frozenset(noted.split()))


def reached(done: PlayerResults) -> set[str]:
    return {one.name for one in ACHIEVEMENTS if one.earned(done)}


def test_nothing_is_reached_before_the_first_game() -> None:
    assert reached(after()) == set()


def test_a_lesson_and_a_lost_game() -> None:
    assert reached(after(game(1, False, "easy"), lessons="classic")) == {"lesson", "first-game"}


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        (("easy", "easy"), set()),
        (("hard/builder", "expert/trader"), {"strong"}),
        (("expert/trader", "expert"), {"strong", "expert"}),
        (("expert", "easy"), set()),
        (("human", "expert"), set()),
    ],
)
def test_strong_opponents_must_all_be_strong(others: tuple[str, ...], expected: set[str]) -> None:
    assert reached(after(game(1, True, *others))) - {"first-game", "first-win"} == expected


def test_winning_against_the_dice() -> None:
    assert "bad-dice" in reached(after(game(1, True, "easy", luck=-3.5)))
    assert "bad-dice" not in reached(after(game(1, True, "easy", luck=-1.0)))
    assert "bad-dice" not in reached(after(game(1, False, "easy", luck=-9.0)))


def test_three_in_a_row_and_not_with_a_loss_between() -> None:
    wins = [game(number, True, "easy") for number in range(3)]
    assert "streak" in reached(after(*wins))
    broken = after(wins[0], wins[1], game(9, False, "easy"), replace(wins[2], id=10))
    assert BY_NAME["streak"].count(broken) == 2
    assert "streak" not in reached(broken)


def test_every_kind_of_game_counts_once() -> None:
    games = [
        game(1, False, "easy"),
        game(2, False, "easy"),
        game(3, False, "easy", scenarios=("soccer-fever", "big-game")),
        game(4, False, "easy", scenarios=("fishermen",)),
    ]
    assert BY_NAME["all-games"].count(after(*games)) == 4
    assert "all-games" in reached(after(*games, game(5, False, "easy", game="junior")))


PERSON = Person("Ann", "human", "blue", 10, (), {}, Luck(), {}, 0, 0, {})


@pytest.mark.parametrize(
    ("person", "won", "expected"),
    [
        (PERSON, True, set()),
        (replace(PERSON, with_players=5), False, {"trader"}),
        (replace(PERSON, made_of=(Share("city", 4, 8, "classic"),)), False, {"cities"}),
        (replace(PERSON, made_of=(Share("longest-road", 1, 2, "classic"),)), True, set()),
        (
            replace(PERSON, made_of=(Share("longest-road", 1, 2, "classic"), Share("largest-army", 1, 2, "classic"))),
            False,
            {"both-awards"},
        ),
        (replace(PERSON, production=dict.fromkeys("lbwgo", 3)), True, {"all-lands"}),
        (replace(PERSON, production=dict.fromkeys("lbwgo", 3)), False, set()),
        (replace(PERSON, production={**dict.fromkeys("lbwg", 9), "o": 2}), True, set()),
    ],
)
def test_feats_of_a_game(person: Person, won: bool, expected: set[str]) -> None:
    assert feats_of(person, won) == expected


def test_feats_are_kept_and_told_once() -> None:
    preferences = Preferences()
    robot = replace(PERSON, player="expert", made_of=(Share("city", 4, 8, "classic"),))
    figures = Figures("classic", (), True, 0, 50, (replace(PERSON, with_players=6), robot), ())
    note_feats(preferences, figures)
    assert feats(preferences) == {"trader"}, "what agents do does not count"
    assert feats(preferences) == {"trader"}
    assert reached(player_results(PlayedGames(), preferences)) == {"trader"}


def test_everything_has_words_and_a_picture(qapp: QApplication) -> None:
    assert 10 <= len(ACHIEVEMENTS) == len(BY_NAME)
    for one in ACHIEVEMENTS:
        assert title(one.name)
        assert line(one.name)
        assert one.icon in icons.names()


def test_the_page_shows_what_is_reached_first(qtbot: QtBot) -> None:
    load_fonts()
    fake_library = FakeLibrary()
    fake_library.played_games = PlayedGames((game(1, True, "expert"), game(2, True, "easy")))
    page = AchievementsPage(make_theme(), fake_library, Preferences())  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1024, 674)
    page.show()
    earned = [card.earned for card in page.cards]
    assert earned == sorted(earned, reverse=True)
    names = {card.name: card.accessibleName() for card in page.cards}
    assert names["expert"] == "Master: reached"
    assert names["streak"] == "Three in a row: 2 of 3"


def test_a_library_that_cannot_be_read_is_told(qtbot: QtBot) -> None:
    fake_library = FakeLibrary()
    fake_library.broken = "The disk is gone."
    page = AchievementsPage(make_theme(), fake_library, Preferences())  # type: ignore[arg-type]
    qtbot.addWidget(page)
    assert not any(card.earned for card in page.cards)
    assert any("The disk is gone." in label.text() for label in page.findChildren(QLabel))


def test_whatever_a_game_brings_is_new_once() -> None:
    before, now = after(game(1, False, "easy")), after(game(1, False, "easy"), game(2, True, "hard"), noted="trader")
    assert newly_reached(before, now) == ["first-win", "trader", "strong"]
    assert newly_reached(now, now) == []


def test_all_achievements_of_a_game_are_praised_at_its_end(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only the feats that are noted apart: also those that follow from the finished games."""
    monkeypatch.setattr("catanqt.ui.window.achievements_controller.PRAISE_AFTER", 0)
    window.begin_game(header(), "Game")
    played_games = PlayedGames((game(window.session.game.id, True, "hard"),))
    monkeypatch.setattr(window.services.library, "statistics", lambda: played_games, raising=False)
    window.achievements._look_at_end(Played(0, Entry(0, EndTurn()), [Won(0, 10)]))
    qtbot.waitUntil(lambda: bool(window.notice.said[0]))
    assert window.notice.said[0] == "3 achievements reached: Played to the end, Winner and Tough opponents"
