"""The doors to the pages. What is behind one is fetched when it is first opened, so that the window is there at once.

`Opening` fetches the rest in small steps while nobody is waiting.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from catanqt.ui.fitting import CROWDED, FRONT, PLAIN, keep_fitting, theme_for

if TYPE_CHECKING:
    from catanqt.ui.models.choice import Choice
    from catanqt.ui.pages.game import GamePage
    from catanqt.ui.pages.new_game import NewGamePage
    from catanqt.ui.pages.saves import SavesPage
    from catanqt.ui.pages.side import SidePage
    from catanqt.ui.pages.start import StartPage
    from catanqt.ui.window.main_window import MainWindow

BEHIND = (
    "catanqt.rules.catalog",
    "catanqt.ui.games.classic",
    "catanqt.ui.thumbnail",
    "catanqt.ui.controller",
    "catanqt.ui.pages.game",
)
"""What nearly every player wants next, in that order; the rest is fetched by those who want it."""
STEP_MS = 40


def start_page(window: MainWindow) -> StartPage:
    from catanqt.ui.pages.start import StartPage

    services = window.services
    theme = theme_for(window, window.theme, FRONT)
    page = StartPage(theme, services.library if services.is_open() else None)
    keep_fitting(window, page, window.theme, theme, FRONT)
    page.continue_game.connect(window.resume_game)
    page.new_game.connect(window.show_new_game)
    page.saved_games.connect(window.show_saves)
    page.learn.connect(window.show_lessons)
    page.statistics.connect(window.show_statistics)
    return page


def new_game_page(window: MainWindow, choice: Choice | None) -> NewGamePage:
    from catanqt.ui.pages.new_game import NewGamePage

    services = window.services
    theme = theme_for(window, window.theme, FRONT)
    page = NewGamePage(theme, services.preferences, services.levels, services.temperaments, choice)
    keep_fitting(window, page, window.theme, theme, FRONT)
    page.start.connect(window.begin_game)
    page.back.connect(window.show_start)
    return page


def saves_page(window: MainWindow) -> SavesPage:
    from catanqt.ui.pages.saves import SavesPage

    theme = theme_for(window, window.theme, FRONT)
    page = SavesPage(theme, window.services.library, window.importer)
    keep_fitting(window, page, window.theme, theme, FRONT)
    page.opened.connect(window.resume_game)
    page.back.connect(window.show_start)
    return page


def game_page(window: MainWindow) -> GamePage:
    from catanqt.ui.pages.game import GamePage

    assert window.table is not None
    lesson = None if window.kept else window.learning.page()
    if lesson is not None:
        lesson.adopt(window.notice)
        return lesson
    header = window.table.session.record.header
    least = CROWDED if header.scenarios or header.game == "junior" else PLAIN
    theme = theme_for(window, window.theme, least)
    page = GamePage(theme, window.table, window.services.preferences)
    keep_fitting(window, page, window.theme, theme, least)
    page.left.connect(window.show_start)
    page.rules.connect(window.show_rules)
    page.placing.refused.connect(window.sounds.refuse)
    page.sounded.connect(window.sounds.hear)
    page.reached.connect(window.sounds.proclaim)
    page.forked.connect(window.fork_game)
    page.broken.connect(window.hint_failed)
    page.reviewed.connect(window.show_review)
    page.adopt(window.notice)
    return page


def rules_page(window: MainWindow, topics: tuple[str, ...], rule: str = "") -> SidePage:
    from catanqt.ui.pages.rules import RulesPage

    return _with_way_back(window, RulesPage(window.theme, topics, rule))


def about_page(window: MainWindow) -> SidePage:
    from catanqt.ui.pages.about import AboutPage

    return _with_way_back(window, AboutPage(window.theme))


def shortcuts_page(window: MainWindow) -> SidePage:
    from catanqt.ui.pages.shortcuts import ShortcutsPage

    return _with_way_back(window, ShortcutsPage(window.theme))


def preferences_page(window: MainWindow) -> SidePage:
    from catanqt.ui.pages.preferences import PreferencesPage

    return _with_way_back(window, PreferencesPage(window.theme, window.services, window.sounds.player.problem))


def _with_way_back(window: MainWindow, page: SidePage) -> SidePage:
    page.back.connect(window.go_back)
    return page


class Opening(QObject):
    """Fetches what is behind the doors, one after another, whenever the event loop has nothing else to do."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: Iterator[str] = iter(BEHIND)
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._next)

    def start(self) -> None:
        self._timer.start()

    def _next(self) -> None:
        name = next(self._left, None)
        if name is None:
            self._timer.stop()
        else:
            importlib.import_module(name)
