"""Whatever the keyboard can reach has a name that a screen reader can say, on every page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.library import Exercise
from catanqt.ui.window.main_window import MainWindow
from tests.ui.accessibility.window import whole_window
from tests.ui.helpers.controllers import header
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.finished_games import finished
from tests.ui.helpers.made_up_review import made_up
from tests.ui.helpers.style_sheet import undress

ALL = ("soccer-fever", "big-game", "fishermen")
ROBOTS = ("human", "patient", "patient")


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    fake_library = FakeLibrary()
    fake_library.put("Sunday", turn=12, points=(2, 5, 3, 4))
    won = fake_library.put("Won", finished=True, winner=1, points=(9, 10, 4, 6))
    record = fake_library.records[won] = finished().record
    fake_library.reviews[(won, 0)] = made_up(record)
    fake_library.note_exercise(Exercise(won, 0, made_up(record).seats[0].decisions[0].index, 0, ""))
    with whole_window(tmp_path_factory.mktemp("data"), fake_library) as made:
        made.show()
        yield made
    undress()


def lesson(name: str) -> Callable[[MainWindow], None]:
    return lambda window: window.lessons.begin(name)


def game(*scenarios: str, name: str = "classic") -> Callable[[MainWindow], None]:
    return lambda window: window.begin_game(header(name, ROBOTS, scenarios=list(scenarios)), "Test")


PAGES: dict[str, Callable[[MainWindow], None]] = {
    "start": MainWindow.show_start,
    "new game": MainWindow.show_new_game,
    "saved games": MainWindow.show_saves,
    "learn": lambda window: window.lessons.show(),
    "rules": MainWindow.show_rules,
    "about": MainWindow.show_about,
    "preferences": MainWindow.show_preferences,
    "statistics": MainWindow.show_statistics,
    "achievements": MainWindow.show_achievements,
    "classic": game(),
    "fair dice": lambda window: (game()(window), window.show_fair_dice())[1],
    "review": lambda window: (game()(window), window.show_review())[1],
    "all scenarios": game(*ALL),
    "junior": game(name="junior"),
    "game review": lambda window: window.game_review.show_saved(2),
    "practice": lambda window: window.exercises.begin(),
    "lesson": lesson("classic"),
    "soccer lesson": lesson("soccer-fever"),
}


def spoken(widget: QWidget) -> str:
    """The name that a screen reader says."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def reachable(root: QWidget) -> list[QWidget]:
    """What Tab leads to, now or once it is in sight. Qt's own inner parts are named by what they are part of."""
    found = [widget for widget in root.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    own = [widget for widget in found if widget.window() is root.window()]
    return [widget for widget in own if not widget.objectName().startswith("qt_") and not inner(widget)]


def inner(widget: QWidget) -> bool:
    """A part of a control of Qt, such as the buttons that scroll a bar of tabs, or a page of a scroll area."""
    parent = widget.parentWidget()
    return widget.focusProxy() is not None or type(parent).__name__ in ("QTabBar", "QComboBox", "QSpinBox")


@pytest.mark.parametrize("name", PAGES)
def test_everything_that_can_be_reached_has_a_name(qtbot: QtBot, window: MainWindow, name: str) -> None:
    PAGES[name](window)
    qtbot.wait(20)
    page = window.page
    assert page is not None
    widgets = reachable(page)
    assert widgets
    nameless = [f"{type(one).__name__} in {type(one.parentWidget()).__name__}" for one in widgets if not spoken(one)]
    assert nameless == []
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("name", ["classic", "all scenarios", "junior"])
def test_two_things_are_not_called_the_same_in_one_row(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Buttons and tiles of the hand strip can be told apart by their names."""
    PAGES[name](window)
    qtbot.wait(20)
    page = window.page
    assert isinstance(page, GamePage)
    names = [spoken(widget) for widget in reachable(page.hand) if widget.isVisible()]
    assert len(set(names)) == len(names)


def test_every_page_says_which_one_it_is(qtbot: QtBot, window: MainWindow) -> None:
    for name in ("start", "new game", "saved games", "learn", "rules", "about", "preferences"):
        PAGES[name](window)
        assert window.page is not None
        assert spoken(window.page), name
