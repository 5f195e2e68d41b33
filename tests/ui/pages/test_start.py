"""The start page, as a person uses it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.rules.base.state import VICTORY_POINT
from catanqt.rules.catalog import ruleset
from catanqt.ui.pages.start.cards import Standing
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.play.library import Moment
from catanqt.ui.theme.theme import Theme
from tests.ui.helpers.controllers import header
from tests.ui.helpers.fake_library import FakeLibrary, picture

Show = Callable[..., Any]
ALL = ("continue_game", "new_game", "even_match", "saved_games", "learn", "statistics")


@pytest.fixture
def fake_library() -> FakeLibrary:
    fake_library = FakeLibrary()
    fake_library.put("Finished", finished=True, winner=0)
    fake_library.put("Old", turn=3)
    fake_library.put("Latest", scenarios=("fishermen",), turn=6, points=(2, 5, 3, 4), picture=picture())
    fake_library.put("Won", finished=True, winner=1)
    return fake_library


def started(theme: Theme, fake_library: FakeLibrary, *signals: str) -> tuple[StartPage, list[tuple[Any, ...]]]:
    """A page that is listened to, and what it says."""
    page, heard = StartPage(theme, fake_library), []
    for name in signals or ALL:
        getattr(page, name).connect(lambda *values, name=name: heard.append((name, *values)))
    return page, heard


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(qtbot: QtBot, key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, key)


def test_a_page_that_is_gone_is_forgotten_with_its_pictures(
    theme: Theme, fake_library: FakeLibrary, qtbot: QtBot
) -> None:
    page = StartPage(theme, fake_library)
    page.new_game.connect(lambda: None)
    page.show()
    left = weakref.ref(page.banner)
    page.deleteLater()
    del page
    qtbot.wait(1)
    gc.collect()
    assert left() is None


def test_it_offers_the_latest_unfinished_game(
    theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot
) -> None:
    page, heard = started(theme, fake_library)
    shown(page)
    assert page.card.title.text() == "Fishermen, turn 6: it is Oda's turn"
    click(qtbot, page.card.action)
    assert heard == [("continue_game", 3)]


def test_enter_goes_on_with_it(theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot) -> None:
    page, heard = started(theme, fake_library)
    shown(page)
    press(qtbot, Qt.Key.Key_Return)
    assert heard == [("continue_game", 3)]


def test_every_choice_by_mouse(theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot) -> None:
    page, heard = started(theme, fake_library)
    shown(page)
    for choice in page.choices.values():
        click(qtbot, choice)
    assert [name for name, *_ in heard] == ["new_game", "even_match", "saved_games", "learn", "statistics"]


def test_every_choice_by_keys(theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot) -> None:
    page, heard = started(theme, fake_library)
    shown(page)
    for _ in page.choices:
        press(qtbot, Qt.Key.Key_Down)
        press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Up)
    press(qtbot, Qt.Key.Key_Space)
    assert [name for name, *_ in heard] == ["new_game", "even_match", "saved_games", "learn", "statistics", "learn"]


def test_what_nobody_listens_to_is_not_offered(
    theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot
) -> None:
    page, _ = started(theme, fake_library, "continue_game", "new_game", "saved_games")
    shown(page)
    assert [name for name, choice in page.choices.items() if choice.isVisible()] == ["new_game", "saved_games"]


def test_without_a_game_it_welcomes(theme: Theme, shown: Show, qtbot: QtBot) -> None:
    page, heard = started(theme, FakeLibrary())
    shown(page)
    assert page.card.title.text() == "Welcome to the island"
    qtbot.waitUntil(lambda: not page.card.board.picture.isNull())
    press(qtbot, Qt.Key.Key_Return)
    assert heard == [("new_game",)]
    assert page.choices["saved_games"].accessibleDescription().startswith("None yet")


def test_it_counts_the_games(theme: Theme, fake_library: FakeLibrary, qtbot: QtBot) -> None:
    page = StartPage(theme, fake_library)
    qtbot.addWidget(page)
    assert page.choices["saved_games"].accessibleDescription().startswith("4 games, last played: ")


def test_the_thumbnail_is_there_at_once_and_the_board_soon(theme: Theme, shown: Show, qtbot: QtBot) -> None:
    fake_library, told = FakeLibrary(), header(players=("human", "novice", "novice"))
    fake_library.put("One", picture=picture(), moment=Moment(told, ruleset("classic").new_game(told)), turn=1)
    page, _ = started(theme, fake_library)
    thumbnail = QPixmap(page.card.board.picture)
    assert thumbnail.size().toTuple() == (48, 30)
    shown(page)
    board = page.card.board
    qtbot.waitUntil(lambda: board.picture.size() == board.size() * page.devicePixelRatioF())


@pytest.mark.parametrize(("persons", "points"), [((0,), "Ann 3, Bob 2"), ((0, 1), "Ann 2, Bob 2")])
def test_somebody_alone_sees_points_that_are_hidden_from_others(
    theme: Theme, shown: Show, qtbot: QtBot, persons: tuple[int, ...], points: str
) -> None:
    fake_library, told = FakeLibrary(), header(players=("human", "human"))
    game = ruleset("classic").new_game(told)
    game.state.score = [2, 2]
    game.state.cards[VICTORY_POINT] = 1
    fake_library.put("One", moment=Moment(told, game), turn=1, players=("Ann", "Bob"), persons=persons, points=(2, 2))
    page, _ = started(theme, fake_library)
    shown(page)
    qtbot.waitUntil(lambda: page.card.board.picture.width() > 0)
    qtbot.wait(200)
    assert points in next(one.accessibleName() for one in page.findChildren(Standing))


def test_a_game_that_cannot_be_replayed_keeps_its_thumbnail(
    theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot
) -> None:
    page, _ = started(theme, fake_library)
    shown(page)
    qtbot.waitUntil(lambda: page.problem != "")
    assert page.problem == "Saved games: this game cannot be opened"
    assert page.card.board.picture.size().toTuple() == (48, 30)


def test_a_broken_library_is_told_and_leaves_new_games(
    theme: Theme, fake_library: FakeLibrary, shown: Show, qtbot: QtBot
) -> None:
    fake_library.broken = "the disk is gone"
    page, heard = started(theme, fake_library)
    shown(page)
    assert page.problem == "Saved games: the disk is gone"
    click(qtbot, page.choices["new_game"])
    assert heard == [("new_game",)]


@pytest.mark.parametrize("size", [(1024, 660), (1280, 780), (1600, 980), (2560, 1400)])
def test_nothing_overlaps_or_is_cut(
    theme: Theme, fake_library: FakeLibrary, shown: Show, size: tuple[int, int]
) -> None:
    page, _ = started(theme, fake_library)
    shown(page, size)
    assert page.size().toTuple() == size, "the page wants more room than the smallest window has"
    boxes = [page.banner, page.card, *page.choices.values()]
    places = [box.rect().translated(box.mapTo(page, box.rect().topLeft())) for box in boxes]
    for i, one in enumerate(places):
        assert page.rect().contains(one)
        assert all(not one.intersects(two) for two in places[i + 1 :])


def test_it_speaks_to_screen_readers(theme: Theme, fake_library: FakeLibrary, qtbot: QtBot) -> None:
    page = StartPage(theme, fake_library)
    qtbot.addWidget(page)
    assert page.card.action.text() == "Continue"
    assert page.card.action.accessibleDescription() == "Fishermen, turn 6: it is Oda's turn"
    assert all(choice.accessibleName() and choice.accessibleDescription() for choice in page.choices.values())


def test_it_is_laid_out_in_a_window_that_is_there_already(
    theme: Theme, fake_library: FakeLibrary, swapped_in: Show
) -> None:
    page, _ = started(theme, fake_library)
    swapped_in(page)
    assert page.card.geometry().left() >= 44
    assert page.banner.geometry().bottom() < page.card.geometry().top()


@pytest.mark.parametrize(
    ("turn", "persons", "told"),
    [(5, (0,), "it is your turn"), (6, (0,), "it is Oda's turn"), (5, (0, 1), "it is Ann's turn")],
)
def test_one_person_alone_is_spoken_to(
    theme: Theme, shown: Show, turn: int, persons: tuple[int, ...], told: str
) -> None:
    fake_library = FakeLibrary()
    fake_library.put("Harbour", turn=turn, persons=persons)
    assert shown(StartPage(theme, fake_library)).card.title.text() == f"Classic, turn {turn}: {told}"
