"""The recap on the game page: it comes with one's turn, goes when one acts, and can be asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.turn import Roll
from catanqt.session import Session
from catanqt.ui.controller import Table
from catanqt.ui.pages.game import GamePage
from catanqt.ui.preferences import Preferences
from catanqt.ui.theme import make_theme
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent
from tests.ui.acting import MakePage, press, wait_for_me
from tests.ui.playing import header

SCENARIOS = ("soccer-fever", "big-game", "fishermen")


def returned(
    players: tuple[str, ...] = ("human", "patient", "patient"), turn: int = 4, seat: int = 0, **more: object
) -> Session:
    """A game in which a turn has come back to a seat."""
    session = Session(header(players=players, **more))
    agent = make_agent("novice", "recap")
    while True:
        state, task, actor = session.game.state, session.game.task, session.game.task.actor
        if state.turn_number >= turn and actor == seat and type(task).__name__ == "BeforeRoll":
            return session
        if actor == CHANCE:
            session.deal()
        else:
            session.play(agent.choose(session.game.copy(), actor or 0, Budget()))


def board(page: GamePage) -> tuple[float, ...]:
    matrix, view = page.board.viewportTransform(), page.board.geometry()
    return matrix.m11(), matrix.dx(), matrix.dy(), *view.getRect()


def words(page: GamePage) -> list[str]:
    model = page.recap.card.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture
def page(make_page: MakePage) -> GamePage:
    return make_page(session=returned())


def test_it_comes_with_the_turn_and_goes_when_one_acts(qtbot: QtBot, page: GamePage) -> None:
    card = page.recap.card
    assert card.isVisible()
    told = words(page)
    assert any(line.startswith("Bob rolled ") for line in told)
    assert any(line.startswith("Cleo rolled ") for line in told)
    page.table.submit(Roll())
    assert not card.isVisible()


@pytest.mark.parametrize("size", [(1024, 670), (1280, 770), (1366, 738), (1920, 1050)])
@pytest.mark.parametrize("scenarios", [(), SCENARIOS])
def test_nothing_moves_because_of_it_and_all_of_it_can_be_read(
    qtbot: QtBot, make_page: MakePage, size: tuple[int, int], scenarios: tuple[str, ...]
) -> None:
    page = make_page(session=returned(scenarios=scenarios), size=size)
    qtbot.wait(30)
    shown = board(page), page.side.players.geometry()
    card, view = page.recap.card, page.recap.card.view
    assert card.isVisible()
    assert page.side.rect().contains(card.geometry())
    assert card.geometry().top() > page.side.players.geometry().bottom()
    assert view.needed <= view.viewport().height() or view.verticalScrollBar().maximum() > 0
    for _ in range(2):
        page.toggle_recap()
        qtbot.wait(5)
        assert (board(page), page.side.players.geometry()) == shown


def test_it_can_be_closed_and_opened_again(qtbot: QtBot, page: GamePage) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    before, card = words(page), page.recap.card
    card.close_button.setFocus()
    qtbot.mouseClick(card.close_button, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    assert page.board.hasFocus(), "the keys are the board's again"
    page.table.begin()
    assert not card.isVisible(), "what was closed stays closed in this turn"
    page.toggle_recap()
    assert card.isVisible()
    assert words(page) == before
    press(page, Qt.Key.Key_Escape)
    assert not card.isVisible()
    page.side.recap_wanted.emit()
    assert card.isVisible()
    page.table.submit(Roll())
    assert not card.isVisible()
    qtbot.waitUntil(lambda: page.table.seen.acting)
    page.toggle_recap()
    assert words(page) == before, "in the middle of the turn it says the same"


def test_an_undone_act_brings_it_back(qtbot: QtBot, make_page: MakePage) -> None:
    session = returned(turn=4, scenarios=())
    seats = session.game.state
    seats.cards[0] = 1  # a knight to play before the roll
    page = make_page(session=session)
    before = words(page)
    knight = next(action for action in page.table.seen.options if "Knight" in type(action).__name__)
    page.table.submit(knight)
    assert not page.recap.card.isVisible()
    session.game.state.cards[0] = 0
    page.table.undo()
    assert page.recap.card.isVisible()
    assert words(page) == before


def test_looking_back_hides_it_and_coming_back_shows_it(qtbot: QtBot, page: GamePage) -> None:
    before = words(page)
    page.table.look_at(12)
    assert not page.recap.card.isVisible()
    page.table.look_at(None)
    assert page.recap.card.isVisible()
    assert words(page) == before


def test_asked_for_in_the_past_it_tells_of_that_moment(qtbot: QtBot, page: GamePage) -> None:
    first = page.past.history.turns[1]
    page.table.look_at(first.count)
    page.toggle_recap()
    assert page.recap.card.isVisible()
    assert words(page) == ["Nothing has happened since your turn."]


def test_a_page_that_is_built_anew_shows_and_hides_it_like_the_last(
    qtbot: QtBot, page: GamePage, preferences: Preferences
) -> None:
    again = GamePage(make_theme(dark=True), page.table, preferences)
    qtbot.addWidget(again)
    assert not again.recap.card.isHidden()
    assert words(again) == words(page)
    again.recap.close()
    third = GamePage(make_theme(), page.table, preferences)
    qtbot.addWidget(third)
    assert third.recap.card.isHidden()
    for one in (again, third):
        one.leave()


def test_screen_readers_get_it_as_text(qtbot: QtBot, page: GamePage) -> None:
    said: list[str] = []
    page.announcer.listened, page.announcer.say = lambda: True, said.append
    page.table.submit(Roll())
    page.recap._told = None
    page.table.look_at(0)
    page.table.look_at(None)
    before = list(said)
    assert not [text for text in before if text.startswith("Since your turn")]
    table = page.table
    fresh = GamePage(make_theme(), _table_at_turn(table), page.desk.preferences)
    qtbot.addWidget(fresh)
    fresh.announcer.listened, fresh.announcer.say = lambda: True, said.append
    fresh.recap.close()
    fresh.recap.toggle()
    assert said[-1].startswith("Since your turn: ")
    assert "Bob rolled" in said[-1]
    fresh.leave()
    fresh.table.close()


def _table_at_turn(table: Table) -> Table:
    from tests.ui.playing import MemoryPlay

    return Table(MemoryPlay(returned()), table.thinker, Preferences())


def test_people_at_one_screen_see_only_what_they_may(qtbot: QtBot, make_page: MakePage) -> None:
    session = returned(("human", "human", "patient"), turn=6, seat=0)
    page = make_page(session=session)
    assert page.seen.viewer == -1
    assert not page.recap.card.isVisible(), "nobody's, behind the cover"
    page.toggle_recap()
    assert not page.recap.card.isVisible()
    page.table.reveal()
    assert page.recap.card.isVisible()
    assert not [line for line in words(page) if line.startswith("Ann rolled")]


def test_a_game_that_begins_has_nothing_to_tell(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    assert page.seen.acting
    assert not page.recap.card.isVisible()


def test_who_watches_programs_has_no_recap(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=returned(("patient", "patient", "patient")))
    page.toggle_recap()
    assert not page.recap.card.isVisible()


def test_junior_and_its_button_in_the_tabs(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=returned(game="junior"), size=(1024, 670))
    assert page.recap.card.isVisible()
    assert any(" rolled a " in line for line in words(page))


def test_the_key_and_the_menu_open_it(qtbot: QtBot, window: MainWindow) -> None:
    window.begin_game(header(players=("human", "patient", "novice"), board="beginner"), "Test")
    page = window.session.page
    assert page is not None
    wait_for_me(qtbot, page)
    qtbot.wait(20)
    page.toggle_side()
    assert not page._dock.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_S)
    assert page._dock.isVisible()
    assert page.recap.card.isVisible(), "with the column that it is in"
    QTest.keyClick(page.board, Qt.Key.Key_S)
    assert not page.recap.card.isVisible()
