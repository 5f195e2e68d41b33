"""From page to page and back, by keys and menus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.new_game.page import NewGamePage
from catanqt.ui.pages.rules.page import RulesPage
from catanqt.ui.pages.saves.page import SavesPage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.gestures import click, drag_piece
from tests.ui.window.window_actions import begin, entries, game_page


def test_a_game_is_begun_left_and_continued_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    assert isinstance(window.page, StartPage)
    QTest.keySequence(window, "Ctrl+N")
    assert isinstance(window.page, NewGamePage)
    click(window.page.go)
    page = game_page(window)
    qtbot.wait(5)
    qtbot.waitUntil(lambda: page.controller.perspective.acting, timeout=20_000)
    drag_piece(page, "settlement", sorted(page.placement.spots)[5])
    before = entries(window)
    QTest.keySequence(window, "Ctrl+W")
    assert isinstance(window.page, StartPage)
    assert window.controller is None
    QTest.keyClick(window.focusWidget() or window.page, Qt.Key.Key_Return)
    assert game_page(window).controller.perspective.acting
    assert entries(window) == before


def test_a_game_waits_while_the_rules_are_read(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, players=("novice", "novice", "novice"))
    qtbot.waitUntil(lambda: len(entries(window)) > 3)
    window.show_rules()
    assert isinstance(window.page, RulesPage)
    before = entries(window)
    qtbot.wait(120)
    assert entries(window) == before
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, GamePage)
    qtbot.waitUntil(lambda: len(entries(window)) > len(before))


def test_the_rules_lead_back_to_a_new_game_as_it_was_chosen(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    page = window.page
    assert isinstance(page, NewGamePage)
    chosen = page.choice
    window.show_rules()
    assert isinstance(window.page, RulesPage)
    qtbot.wait(5)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, NewGamePage)
    assert window.page.choice is chosen
    window.show_new_game()
    assert isinstance(window.page, NewGamePage)
    assert window.page.choice is not chosen, "asked for anew, everything is as usual"


def test_house_rules_are_read_about_before_a_game_in_it_and_in_the_list(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    assert isinstance(window.page, NewGamePage)
    window.page.open_rules()
    assert window.page.rules is not None
    row = window.page.rules.rows["discard_limit"]
    row.chosen.emit(row.option, 9)
    click(row.help)
    assert isinstance(window.page, RulesPage)
    assert window.page.heading == "The robber"
    qtbot.wait(5)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, NewGamePage)
    assert window.page.rules is not None, "back where the help was asked for"
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    click(window.page.go)
    click(game_page(window).prompt.tool("house-rules"))
    assert isinstance(window.page, RulesPage)
    assert "Played differently here: Cards kept on a 7: 9" in window.page.text.toPlainText()
    window.go_back()
    assert isinstance(window.page, GamePage)
    window.show_saves()
    assert isinstance(window.page, SavesPage)
    assert window.page.details.rules.text().endswith(": Cards kept on a 7: 9")


def test_preferences_lead_back_to_the_saved_games(qtbot: QtBot, window: MainWindow) -> None:
    window.show_saves()
    window.show_preferences()
    window.show_rules()
    window.go_back()
    assert isinstance(window.page, SavesPage)


def test_an_even_match_is_one_click_away(window: MainWindow) -> None:
    assert isinstance(window.page, StartPage)
    click(window.page.choices["even_match"])
    page = window.page
    assert isinstance(page, NewGamePage)
    others = [seat for seat in page.choice.seated if not seat.human]
    assert len(others) == page.choice.players - 1 >= 1
    assert all(seat.character for seat in others)
    assert [row.name.text() for row in page.seats.rows[: page.choice.players]] == [s.name for s in page.choice.seated]
