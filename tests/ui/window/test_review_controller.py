"""From the last move to the end page and on, in the whole window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.cast import BY_KEY
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.save_service import SaveService
from catanqt.session import Session
from catanqt.storage.recovery import open_store
from catanqt.ui.pages.end.page import EndPage
from catanqt.ui.pages.fair_dice.page import FairDicePage
from catanqt.ui.pages.game.page import END_MS, GamePage
from catanqt.ui.pages.new_game.page import NewGamePage
from catanqt.ui.pages.start.page import StartPage
from catanqt.ui.pages.statistics.page import StatisticsPage
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import header, quick
from tests.ui.helpers.finished_games import finished, played_on, running
from tests.ui.helpers.gestures import MakePage, click


@cache
def short() -> Session:
    """A game that is over soon, and was won by a decision."""
    players = ("human", "novice", "novice", "novice")
    session = played_on(Session(header(players=players, options={"goal": 4})))
    assert session.record.entries[-1].actor != CHANCE
    return session


@pytest.fixture
def preferences_of_window() -> Preferences:
    made = quick()
    made["motion"] = "fast"
    return made


@pytest.fixture
def window(
    qtbot: QtBot, agent_worker: AgentWorker, tmp_path: Path, preferences_of_window: Preferences
) -> Iterator[MainWindow]:
    store = open_store(tmp_path).store
    made = build(SaveService(store=store), preferences_of_window, agent_worker)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()
    store.close()


def sit_down(window: MainWindow, session: Session, left: int = 0) -> GameController:
    """Put a game on the table, all of it but the last few entries."""
    window.begin_game(session.record.header, "The game")
    controller = window.controller
    assert controller is not None
    controller.hold()
    entries = session.record.entries
    for entry in entries[: len(entries) - left]:
        controller.play.play(entry.action)
    window.go_back()
    controller.look_at(None)
    return controller


def win(controller: GameController, session: Session) -> None:
    """Play the last entry, which wins."""
    assert controller.submit(session.record.entries[-1].action)
    assert controller.session.game.over


def shown(window: MainWindow, kind: type) -> bool:
    return isinstance(window.page, kind)


def escape(qtbot: QtBot, window: MainWindow) -> None:
    page = window.page
    assert page is not None
    qtbot.waitUntil(lambda: page.isVisible() and window.isActiveWindow())
    QTest.keyClick(page, Qt.Key.Key_Escape)


def end_page(qtbot: QtBot, window: MainWindow) -> EndPage:
    qtbot.waitUntil(lambda: shown(window, EndPage), timeout=5000)
    page = window.page
    assert isinstance(page, EndPage)
    return page


def test_the_end_tells_how_one_stands_against_a_character(window: MainWindow) -> None:
    """The game that has just ended is counted."""
    session = short()
    winner = session.rules.winner(session.game)
    assert winner is not None
    names = {0: "Ann", winner or 1: "Freya"}
    seats = [Seat(names.get(seat, f"P{seat}"), one.player) for seat, one in enumerate(session.record.header.seats)]
    seats[winner or 1] = Seat("Freya", BY_KEY["freya"].player)
    window.begin_game(replace(session.record.header, seats=tuple(seats)), "Island")
    controller = window.controller
    assert controller is not None
    controller.pause(True)
    for entry in session.record.entries:
        _ = controller.play.deal() if entry.actor == CHANCE else controller.play.play(entry.action)
    window.show_review()
    assert isinstance(window.page, EndPage)
    told = "Freya leads 1 to 0" if winner else "You lead 1 to 0 against Freya"
    assert window.page.message.text() == told


def test_a_moment_after_the_win_the_end_is_shown_with_confetti(qtbot: QtBot, window: MainWindow) -> None:
    session = short()
    controller = sit_down(window, session, left=1)
    qtbot.waitUntil(lambda: window.page is not None and window.page.isVisible())
    window.grab()  # painting it for the first time takes its time
    win(controller, session)
    qtbot.wait(END_MS // 4)
    page = window.page
    assert isinstance(page, GamePage), "the board is in sight for a moment"
    assert page.hand.see_end.isVisible()
    end = end_page(qtbot, window)
    qtbot.waitUntil(lambda: end.confetti is not None and end.confetti.falling)
    assert end.banner.heading.endswith("points")


def test_a_page_that_is_rebuilt_does_not_celebrate_again(
    qtbot: QtBot, window: MainWindow, preferences_of_window: Preferences
) -> None:
    session = short()
    controller = sit_down(window, session, left=1)
    win(controller, session)
    old = end_page(qtbot, window)
    preferences_of_window["appearance"] = "dark"
    page = end_page(qtbot, window)
    assert page is not old
    assert page.figures is old.figures, "counted once"
    qtbot.wait(20)
    assert page.confetti is None


def test_the_board_again_and_the_end_again(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, short())
    qtbot.wait(20)
    page = window.page
    assert isinstance(page, GamePage), "a finished game that is opened shows its board"
    click(page.hand.see_end)
    click(end_page(qtbot, window).board)
    qtbot.waitUntil(lambda: shown(window, GamePage))
    qtbot.wait(END_MS + 200)
    assert shown(window, GamePage), "it does not come by itself a second time"


def test_HI1_the_winning_move_cannot_be_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    session = short()
    controller = sit_down(window, session, left=1)
    win(controller, session)
    assert not controller.can_undo
    controller.undo()
    assert session.game.over
    end_page(qtbot, window)


def test_replay_shows_the_game_from_its_beginning(qtbot: QtBot, window: MainWindow) -> None:
    controller = sit_down(window, short())
    window.show_review()
    click(end_page(qtbot, window).again_from_start)
    qtbot.waitUntil(lambda: shown(window, GamePage))
    page = window.page
    assert isinstance(page, GamePage)
    assert controller.past is not None
    assert controller.past < 20
    qtbot.waitUntil(page.history_view.bar.isVisible)


def test_a_rematch_begins_at_once(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, short())
    window.show_review()
    click(end_page(qtbot, window).again)
    qtbot.waitUntil(lambda: shown(window, GamePage))
    controller = window.controller
    assert controller is not None
    old = short().record.header
    assert controller.session.record.header.seats == (*old.seats[1:], old.seats[0])
    assert not controller.session.game.over
    assert len(window.services.library.games()) == 2


def test_the_fair_dice_and_back_to_where_one_came_from(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, short())
    window.show_review()
    end_page(qtbot, window).fair_dice.emit()
    qtbot.waitUntil(lambda: shown(window, FairDicePage))
    escape(qtbot, window)
    end_page(qtbot, window)
    window.show_fair_dice()
    qtbot.waitUntil(lambda: shown(window, FairDicePage))
    escape(qtbot, window)
    qtbot.waitUntil(lambda: shown(window, GamePage))


def test_figures_in_the_middle_of_a_game_by_key(qtbot: QtBot, window: MainWindow) -> None:
    controller = sit_down(window, running())
    entries = len(controller.session.record.entries)
    QTest.keyClick(window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    page = end_page(qtbot, window)
    assert not page.figures.over
    controller.release()
    qtbot.wait(100)
    assert len(controller.session.record.entries) == entries, "the game waits"
    escape(qtbot, window)
    qtbot.waitUntil(lambda: shown(window, GamePage))


def test_statistics_from_the_start_page_and_back(qtbot: QtBot, window: MainWindow) -> None:
    page = window.page
    assert isinstance(page, StartPage)
    qtbot.waitUntil(page.choices["statistics"].isVisible)
    click(page.choices["statistics"])
    qtbot.waitUntil(lambda: shown(window, StatisticsPage))
    escape(qtbot, window)
    qtbot.waitUntil(lambda: shown(window, StartPage))
    window.show_statistics()
    empty = window.page
    assert isinstance(empty, StatisticsPage)
    empty.new_game.emit()
    qtbot.waitUntil(lambda: shown(window, NewGamePage))


def test_a_finished_game_counts_in_the_statistics(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, short())
    window.show_start()
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    assert page.career.games == 1
    assert page.names == ("Ann",)


def test_without_a_game_there_is_nothing_to_review(window: MainWindow) -> None:
    window.show_review()
    window.show_fair_dice()
    assert shown(window, StartPage)


def test_a_matchday_is_seen_to_its_end_first(qtbot: QtBot, make_page: MakePage) -> None:
    """While a scene is on, the end waits for it."""
    session = finished("classic", ("soccer-fever",))
    page = make_page(session=session)
    heard: list[bool] = []
    page.reviewed.connect(heard.append)
    stage = page.stages[0]
    wanted = [True]
    stage.wanted = lambda perspective: wanted[0]  # type: ignore[method-assign]
    page._end.setInterval(20)
    page._end.start()
    qtbot.wait(100)
    assert not heard
    wanted[0] = False
    qtbot.waitUntil(lambda: heard == [True])
