"""Keys: all of them are listed on a page, Roll and End turn are in the menus, and none falls into the wrong hands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.turn import EndTurn, Roll
from catanqt.ui.pages import shortcut_list
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.shortcut_list import native, shortcut_groups
from catanqt.ui.pages.shortcuts import ShortcutsPage
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import play_set_up
from tests.ui.helpers.gestures import click, wait_for_me
from tests.ui.window.window_actions import begin, entries, game_page


def listed() -> set[str]:
    """The keys on the page, as Qt writes them."""
    keys = (key for group in shortcut_groups() for one in group.shortcuts for key in one.keys)
    return {QKeySequence(key).toString() for key in keys}


def listened_to(widget: QWidget) -> set[str]:
    """The keys that menus and parts of the window listen to."""
    found = {keys.toString() for action in widget.findChildren(QAction) for keys in action.shortcuts()}
    return found | {shortcut.key().toString() for shortcut in widget.findChildren(QShortcut)}


def my_turn(qtbot: QtBot, window: MainWindow) -> GamePage:
    page = begin(window, board="beginner")
    assert window.controller is not None
    play_set_up(window.controller, qtbot)
    wait_for_me(qtbot, page)
    qtbot.wait(5)
    return page


def test_every_key_of_the_window_is_listed(qtbot: QtBot, window: MainWindow) -> None:
    page = my_turn(qtbot, window)
    found = listened_to(window) | {one.key for kit in page.kits for one in kit.buttons(page.perspective)}
    for show in (window.show_rules, window.show_saves, window.show_new_game):
        show()
        found |= listened_to(window)
    special = {"", "Del", "New", "Open", "Undo", "Zoom In", "Zoom Out", "Shift+Save", "Close", "Help", "Find"}
    assert found - listed() <= special, "Delete is the key of a list and shown there; the rest few keyboards have"
    assert {"R", "E", "T", "?", "F1"} <= listed()


def test_the_question_mark_and_the_help_menu_show_the_page_and_escape_leads_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = my_turn(qtbot, window)
    QTest.keyClick(page.board, Qt.Key.Key_Question)
    shown = window.page
    assert isinstance(shown, ShortcutsPage)
    words = {label.text() for label in shown.findChildren(QLabel)}
    assert {"Roll", "End turn", "Keyboard shortcuts", native("Ctrl+H")} <= words
    qtbot.wait(5)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert isinstance(window.page, GamePage)
    window.show_start()
    entry = next(action for action in window.findChildren(QAction) if action.text() == "&Keyboard shortcuts")
    entry.trigger()
    assert isinstance(window.page, ShortcutsPage)


def test_roll_and_end_turn_are_in_the_menu_while_they_can_be_done(qtbot: QtBot, window: MainWindow) -> None:
    page = my_turn(qtbot, window)
    assert window.controller is not None
    window.controller.pause(True)
    roll, end = window.menus.named["R"], window.menus.named["E"]
    assert (roll.isEnabled(), end.isEnabled()) == (True, False)
    QTest.keyClick(page.board, Qt.Key.Key_R)
    assert any(isinstance(entry.action, Roll) for entry in entries(window))
    qtbot.waitUntil(lambda: window.controller is not None and window.controller.perspective.actor != CHANCE)
    if page.hand.has_button("E"):
        qtbot.waitUntil(lambda: (roll.isEnabled(), end.isEnabled()) == (False, True))
        end.trigger()
        assert any(isinstance(entry.action, EndTurn) for entry in entries(window))


def test_a_game_whose_set_up_goes_on_offers_neither(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert not any(window.menus.named[key].isEnabled() for key in ("R", "E"))
    assert game_page(window).hand.press_button("R") is False


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_after_the_roll_a_space_pauses_nothing(qtbot: QtBot, window: MainWindow, way: str) -> None:
    page = my_turn(qtbot, window)
    button = page.hand.button("Roll")
    if way == "mouse":
        click(button)
    else:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not page.hand.has_button("R"))
    focused = QApplication.focusWidget()
    assert focused is not None
    assert not isinstance(focused, QToolButton)
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert window.controller is not None
    assert not window.controller.is_paused


def test_undo_and_redo_keep_their_places_and_hand_the_keys_to_nobody(qtbot: QtBot, window: MainWindow) -> None:
    page = begin(window)
    wait_for_me(qtbot, page)
    qtbot.wait(5)
    undo, redo = page.prompt.tool("undo"), page.prompt.tool("redo")
    before = undo.geometry(), redo.geometry()
    assert undo.isVisible()
    assert redo.isVisible()
    assert window.controller is not None
    window.controller.submit(window.controller.perspective.options[0])
    undo.setFocus()
    click(undo)
    qtbot.wait(5)
    assert (undo.geometry(), redo.geometry()) == before
    assert not entries(window)
    click(undo)
    assert not entries(window), "a second click takes nothing back again, and redoes nothing"
    assert page.board.hasFocus()
    click(redo)
    assert len(entries(window)) == 1


def test_keys_that_few_keyboards_have_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [QKeySequence("Ctrl+Z"), QKeySequence("F14"), QKeySequence("F1"), QKeySequence("Undo")]
    monkeypatch.setattr(shortcut_list, "sequences", lambda wanted: keys)
    assert shortcut_list._standard(QKeySequence.StandardKey.Undo) == ("Ctrl+Z", "F1")
