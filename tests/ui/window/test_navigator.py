"""Going from page to page, without the pages of the program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.crash import CrashWatch
from catanqt.ui.pages.failure import FailurePage
from catanqt.ui.window.appearance import Appearance
from catanqt.ui.window.commands import Command, Menu
from catanqt.ui.window.menus import Menus
from catanqt.ui.window.navigator import Destination, Navigator, Reason
from catanqt.ui.window.notifications import Notifications
from tests.ui.acting import click
from tests.ui.dressing import undress
from tests.ui.playing import quick


class Place:
    """A page that counts how often it was built and left."""

    def __init__(self, name: str) -> None:
        self.name, self.built, self.left = name, 0, 0
        self.broken = False
        self.destination: Destination[QLabel] = Destination(self._build, self._leave)

    def _build(self) -> QLabel:
        if self.broken:
            raise RuntimeError(f"{self.name} is broken")
        self.built += 1
        return QLabel(self.name)

    def _leave(self, page: QLabel) -> None:
        assert page.text() == self.name
        self.left += 1


class Frame:
    """A window with nothing but a navigator."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.pressed: list[str] = []
        self.notifications = Notifications(Appearance(quick(), self.window), False, self.window)
        self.menus = Menus(self.window.menuBar(), self._contents)
        watch = CrashWatch(self.window)
        self.navigator = Navigator(self.window, self.menus, self.notifications, watch)
        self.home, self.game, self.rules = Place("home"), Place("game"), Place("rules")
        self.navigator.start(self.home.destination)

    def _contents(self) -> list[Menu]:
        def able() -> bool:
            return len(self.pressed) < 1

        return [Menu("Menu", [Command(text="Press", do=lambda: self.pressed.append("it"), name="press", enabled=able)])]

    @property
    def shown(self) -> str:
        page: QWidget | None = self.navigator.page
        assert isinstance(page, QLabel)
        assert self.window.centralWidget().isAncestorOf(page)
        return page.text()


@pytest.fixture
def frame(qtbot: QtBot, qapp: QApplication) -> Iterator[Frame]:
    yield Frame(qtbot)
    undress()


def test_pages_lead_back_to_the_one_that_stays(frame: Frame) -> None:
    assert frame.shown == "home"
    frame.navigator.stay(frame.game.destination)
    frame.navigator.go(frame.rules.destination)
    assert frame.shown == "rules"
    assert frame.navigator.shows(frame.rules.destination)
    assert (frame.game.built, frame.game.left) == (1, 1), "it was left before the next one came"
    frame.navigator.go_back()
    assert frame.shown == "game"
    frame.navigator.lead_home()
    assert frame.shown == "game"
    frame.navigator.go_back()
    assert frame.shown == "home"


@pytest.mark.parametrize("reason", list(Reason)[1:])
def test_a_page_is_rebuilt_in_place_and_what_is_said_stays(frame: Frame, reason: Reason) -> None:
    reasons: list[Reason] = []
    frame.navigator.shown.connect(reasons.append)
    frame.navigator.stay(frame.game.destination)
    frame.notifications.say("The disk is full.", "It is.")
    bar = frame.notifications.bar
    frame.navigator.rebuild(reason)
    assert reasons == [Reason.NAVIGATION, reason]
    assert frame.shown == "game"
    assert (frame.game.built, frame.game.left) == (2, 1)
    assert frame.notifications.bar is not bar
    assert frame.notifications.said == ("The disk is full.", "It is.", False)
    frame.navigator.go(frame.rules.destination)
    assert frame.notifications.said == ("", "", True), "another page begins with an empty bar"


def test_a_page_that_cannot_be_built_is_replaced_until_it_can(qtbot: QtBot, frame: Frame) -> None:
    failures: list[str] = []
    frame.navigator.failed.connect(lambda: failures.append("failed"))
    frame.navigator.stay(frame.game.destination)
    frame.game.broken = True
    with qtbot.captureExceptions() as caught:
        frame.navigator.rebuild(Reason.THEME)
    assert [str(error) for _, error, _ in caught] == ["game is broken"]
    assert failures == ["failed"]
    page = frame.navigator.page
    assert isinstance(page, FailurePage)
    assert "game is broken" in page.details.toPlainText()
    frame.navigator.rebuild(Reason.LANGUAGE)
    assert isinstance(frame.navigator.page, FailurePage)
    frame.navigator.go_back()
    again = frame.navigator.page
    assert isinstance(again, FailurePage), "nothing leads back to what is broken"
    click(again.start)
    assert frame.shown == "home"


def test_menus_are_made_for_each_page_and_follow_what_can_be_done(frame: Frame) -> None:
    old = frame.menus.named["press"]
    frame.menus.refresh()
    assert old.isEnabled()
    old.trigger()
    assert frame.pressed == ["it"]
    frame.menus.refresh()
    assert not old.isEnabled()
    frame.navigator.go(frame.rules.destination)
    assert frame.menus.named["press"] is not old
    assert [action.text() for action in frame.window.menuBar().actions()] == ["Menu"]
