"""Lessons in the whole window: from the start page to the tick, with the rules at hand and the language changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QSlider
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.new_game.page import NewGamePage
from catanqt.ui.pages.preferences import PreferencesPage
from catanqt.ui.pages.rules.page import RulesPage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.play.lesson_progress import lessons_taken
from catanqt.ui.tutorial.lesson_list import LearnPage
from catanqt.ui.tutorial.page import LessonPage
from catanqt.ui.window.main_window import MainWindow
from tests.ui.accessibility.window import whole_window
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import click
from tests.ui.helpers.style_sheet import undress


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[MainWindow]:
    with whole_window(tmp_path) as made:
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        yield made
    undress()


def learn(window: MainWindow) -> LearnPage:
    start = window.page
    assert isinstance(start, StartPage)
    assert start.choices["learn"].isVisible()
    click(start.choices["learn"])
    page = window.page
    assert isinstance(page, LearnPage)
    return page


def lesson(window: MainWindow) -> LessonPage:
    page = window.page
    assert isinstance(page, LessonPage)
    return page


def test_from_the_start_page_to_the_tick(qtbot: QtBot, window: MainWindow) -> None:
    choosing = learn(window)
    assert not choosing.cards["junior"].taken
    click(choosing.cards["junior"])
    for _ in range(4):
        click(lesson(window).coach.skip)
        qtbot.wait(5)
    click(lesson(window).coach.skip)
    qtbot.wait(5)
    click(lesson(window).coach.lessons)
    again = window.page
    assert isinstance(again, LearnPage)
    assert again.cards["junior"].taken
    assert not again.cards["classic"].taken
    assert window.controller is None


@pytest.mark.parametrize("name", ["classic", "soccer-fever", "junior"])
def test_the_end_of_a_lesson_leads_to_a_first_game(qtbot: QtBot, window: MainWindow, name: str) -> None:
    window.lessons.begin(name)
    while not lesson(window).lesson.last:
        click(lesson(window).coach.skip)
        qtbot.wait(5)
    click(lesson(window).coach.skip)
    qtbot.wait(5)
    click(lesson(window).coach.play_on)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert (page.choice.game, *page.choice.scenarios)[-1] == name
    assert {seat.level for seat in page.choice.seats} == {"easy"}
    assert name in lessons_taken(window.services.preferences)
    click(page.go)
    assert isinstance(window.page, GamePage)
    assert window.session.kept


def test_a_lesson_is_not_saved(qtbot: QtBot, window: MainWindow) -> None:
    window.lessons.begin("classic")
    assert not window.session.kept
    titles = [action.text() for menu in window.menuBar().actions() for action in menu.menu().actions()]  # type: ignore[union-attr]
    assert not any("copy" in title for title in titles)
    window.show_start()
    assert window.controller is None


def test_the_rules_are_read_in_the_middle_of_a_lesson(qtbot: QtBot, window: MainWindow) -> None:
    window.lessons.begin("classic")
    play = lesson(window).coach._play
    click(lesson(window).coach.skip)
    qtbot.wait(5)
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = window.page
    assert isinstance(page, RulesPage)
    window.go_back()
    assert lesson(window).coach._play is play
    assert lesson(window).coach.title.text() == "Roll the dice"


def test_a_new_look_keeps_the_step(qtbot: QtBot, window: MainWindow) -> None:
    window.lessons.begin("classic")
    click(lesson(window).coach.skip)
    qtbot.wait(5)
    window.services.preferences["appearance"] = "dark"
    assert lesson(window).coach.title.text() == "Roll the dice"
    QTest.keyClicks(lesson(window).board, "r")
    qtbot.waitUntil(lambda: lesson(window).coach._play.done)


def test_f1_leads_to_what_is_going_on(qtbot: QtBot, window: MainWindow) -> None:
    window.begin_game(header(players=("human", "patient", "patient")), "Test")
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = window.page
    assert isinstance(page, RulesPage)
    assert page.heading == "First settlements"


class Loudspeaker:
    """A player with or without a problem."""

    def __init__(self, problem: str = "") -> None:
        self.problem = problem

    def play(self, name: str, volume: float) -> None:
        """Nobody listens."""

    def close(self) -> None:
        """Nothing is open."""


def test_the_menu_mutes(qtbot: QtBot, window: MainWindow) -> None:
    preferences = window.services.preferences
    window.sounds.player = Loudspeaker()
    assert preferences["sound"]
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not preferences["sound"]
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert preferences["sound"]


def test_where_there_is_no_sound_neither_menu_nor_page_claims_any(qtbot: QtBot, window: MainWindow) -> None:
    window.sounds.player = Loudspeaker("No sound device was found.")
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert window.services.preferences["sound"], "what is wanted stays, for another day"
    assert window.notice.text == "No sound device was found."
    entry = next(action for action in window.findChildren(QAction) if action.shortcut().toString() == "Ctrl+M")
    menu = next(menu for menu in window.findChildren(QMenu) if entry in menu.actions())
    menu.aboutToShow.emit()
    assert not entry.isEnabled()
    assert not entry.isChecked()
    assert entry.text() == "S&ounds (No sound device was found.)"
    window.show_preferences()
    page = window.page
    assert isinstance(page, PreferencesPage)
    switch = next(box for box in page.findChildren(QCheckBox) if box.text() == "Play sounds")
    assert not switch.isEnabled()
    assert not switch.isChecked()
    assert not page.findChild(QSlider, "volume").isEnabled()
    window.services.preferences.reset()
    assert not switch.isChecked()


def test_a_photo_is_taken_and_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.begin_game(header(players=("human", "patient", "patient"), board="beginner"), "Test")
    window.photos.save(tmp_path / "mine.svg")
    assert (tmp_path / "mine.svg").exists()
    assert "mine.svg" in window.notice.text
    window.photos.save(tmp_path / "nowhere" / "mine.png")
    assert "could not be saved" in window.notice.text
    assert QApplication.overrideCursor() is None
