"""The words of the front pages: nothing without a name, dates as people say them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDateTime, Qt
from pytestqt.qtbot import QtBot

from catanqt.rules.catalog import GAMES, SCENARIOS, ruleset
from catanqt.ui.play.save_text import standing, when
from catanqt.ui.text import games, players
from tests.ui.helpers.fake_library import FakeGame


def test_every_game_and_board_has_words(qtbot: QtBot) -> None:
    for key in (*GAMES, *SCENARIOS):
        assert games.game_name(key) != key
        assert games.game_line(key)
    for game in GAMES:
        for board in ruleset(game).boards:
            assert games.board_name(board) != board
            assert games.board_line(board)


def test_what_is_played(qtbot: QtBot) -> None:
    assert games.played("classic", ()) == "Classic"
    assert games.played("classic", ("soccer-fever", "fishermen")) == "Soccer Fever + Fishermen"
    assert games.played("chess", ()) == "chess"


def test_levels_and_temperaments_have_words_or_are_shown_as_they_are(qtbot: QtBot) -> None:
    for level in ("random", "novice", "easy", "medium", "hard", "expert"):
        assert players.level_line(level)
    for temper in ("balanced", "builder", "trader", "fighter"):
        assert players.temper_line(temper)
    assert players.level_name("grand_master") == "Grand master"
    assert players.temper_name("sly") == "Sly"
    assert players.player_line("grand_master", "sly") == ""
    assert players.player_line("medium", "trader").count(".") == 2


def test_names_for_agents_do_not_repeat(qtbot: QtBot) -> None:
    taken: list[str] = []
    for _ in players.NAMES:
        taken.append(players.fresh_name(taken, 5))
    assert len(set(taken)) == len(players.NAMES)
    assert players.fresh_name(taken) == players.NAMES[0]


@pytest.mark.parametrize(
    ("days", "expected"),
    [(0, "Today, 14:30"), (1, "Yesterday, 14:30"), (3, "Tuesday, 14:30"), (30, "14/02/2024"), (-2, "17/03/2024")],
)
def test_when_a_game_was_played(qtbot: QtBot, days: int, expected: str) -> None:
    friday = QDateTime.fromString("2024-03-15T14:30:00", Qt.DateFormat.ISODate)
    stamp = friday.addDays(-days).toUTC().toString(Qt.DateFormat.ISODateWithMs)
    assert when(stamp, friday) == expected


def test_a_stamp_that_is_none_is_shown(qtbot: QtBot) -> None:
    assert when("long ago") == "long ago"
    now = QDateTime.currentDateTime().toString(Qt.DateFormat.ISODate)
    assert when(now, within=True).startswith("today, ")


def test_how_a_game_stands(qtbot: QtBot) -> None:
    assert standing(FakeGame(1, "x", turn=6)) == "Turn 6: Oda"
    assert standing(FakeGame(1, "x")) == "Just begun"
    assert standing(FakeGame(1, "x", finished=True, winner=2)) == "Kofi won"
    assert standing(FakeGame(1, "x", finished=True, winner=9)) == "Finished"
    assert standing(FakeGame(1, "x", turn=6, players=())) == "Just begun"
