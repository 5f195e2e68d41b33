"""The recap on the game page: it comes with one's turn, goes when one acts, and can be asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.turn import Roll
from catanqt.session import Session
from catanqt.ui.kit.view_data import Line
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import make_theme
from catanqt.ui.widgets.side_scroll import SideScroll
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, press, wait_for_me

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


def features(page: GamePage) -> list[QRect]:
    """Where everything on the board lies on the page."""
    corner = page.board.viewport().mapTo(page, QPoint(0, 0))
    return [one.translated(corner) for one in page.board.features()]


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
    page.controller.submit(Roll())
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
    place, column = card.geometry(), QRect(page.side.mapTo(page, QPoint(0, 0)), page.side.size())
    assert column.contains(place.bottomRight())
    assert column.left() - place.left() <= column.width()
    assert not any(place.intersects(feature) for feature in features(page)), "only water is covered"
    assert place.top() > column.top() + page.side.players.geometry().bottom()
    assert view.verticalScrollBar().maximum() == 0, "a part of every line is in sight"
    assert view.shortened == (view.needed > view.viewport().height())
    for _ in range(2):
        page.toggle_recap()
        qtbot.wait(5)
        assert (board(page), page.side.players.geometry()) == shown


@pytest.mark.parametrize("game", ["classic", "junior"])
def test_the_column_ends_where_the_window_does_and_the_recap_follows_it(
    qtbot: QtBot, make_page: MakePage, game: str
) -> None:
    players = ("human", "patient", "patient", "patient")
    page = make_page(session=returned(players, game=game), size=(1920, 1050))
    (scroll,) = page.findChildren(SideScroll)
    for size in ((1920, 1050), (1900, 970), (1024, 670)):
        page.resize(*size)
        qtbot.wait(30)
        assert scroll.verticalScrollBar().maximum() == 0, size
        card, side = page.recap.card, page.side
        assert card.parentWidget() is page
        corner = side.mapTo(page, side.log_room.bottomRight())
        qtbot.waitUntil(lambda card=card, corner=corner: card.geometry().right() == corner.x())
        assert side.mapTo(page, side.players.geometry().bottomLeft()).y() < card.geometry().top() < corner.y()


def long_lines(page: GamePage, count: int = 40) -> None:
    page.recap._lines = lambda perspective: [  # type: ignore[method-assign]
        Line(("a long word " * count,), f"line {seat}", seat) for seat in range(3)
    ]
    page.controller.begin()


@pytest.mark.parametrize("by_button", [True, False])
def test_of_long_lines_a_part_is_in_sight_and_pressed_all_of_them(
    qtbot: QtBot, make_page: MakePage, by_button: bool
) -> None:
    page = make_page(session=returned(), size=(1024, 670))
    long_lines(page)
    qtbot.wait(20)
    card, view = page.recap.card, page.recap.card.view
    assert view.shortened
    wide = card.width()
    assert wide > page.side.log_room.width(), "it grows over the sea first"
    model, shown = view.model(), view.viewport().rect()
    assert all(shown.contains(view.visualRect(model.index(row, 0))) for row in range(3))
    assert card.more_button.isVisible()
    if by_button:
        card.more_button.click()
    else:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(model.index(2, 0)).center())
    qtbot.wait(20)
    assert not view.shortened
    assert not card.more_button.isVisible()
    bar = view.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    long_lines(page, 50)
    qtbot.wait(20)
    assert view.shortened, "another recap begins anew, at its first line"
    assert bar.value() == 0
    long_lines(page, 1)
    qtbot.wait(20)
    assert card.width() == wide, "from one turn to the next it keeps its width"


def test_the_viewers_own_line_is_shortened_last(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=returned(), size=(1024, 670))
    long_lines(page, 25)
    qtbot.wait(20)
    card, view = page.recap.card, page.recap.card.view
    rows = [view.visualRect(view.model().index(row, 0)).height() for row in range(3)]
    assert view.shortened
    assert rows[0] > max(rows[1:])
    before = card.height()
    card.more_button.click()
    qtbot.wait(20)
    assert card.height() > before, "asked for all of them, it covers the players as well"


def test_it_goes_and_comes_with_the_column(qtbot: QtBot, page: GamePage) -> None:
    page.toggle_side()
    assert not page.recap.card.isVisible()
    page.toggle_recap()
    assert page.recap.card.isVisible()


def test_it_can_be_closed_and_opened_again(qtbot: QtBot, page: GamePage) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    before, card = words(page), page.recap.card
    card.close_button.setFocus()
    qtbot.mouseClick(card.close_button, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    assert page.board.hasFocus(), "the keys are the board's again"
    page.controller.begin()
    assert not card.isVisible(), "what was closed stays closed in this turn"
    page.toggle_recap()
    assert card.isVisible()
    assert words(page) == before
    press(page, Qt.Key.Key_Escape)
    assert not card.isVisible()
    page.side.recap_wanted.emit()
    assert card.isVisible()
    page.controller.submit(Roll())
    assert not card.isVisible()
    qtbot.waitUntil(lambda: page.controller.perspective.acting)
    page.toggle_recap()
    assert words(page) == before, "in the middle of the turn it says the same"


def test_an_undone_act_brings_it_back(qtbot: QtBot, make_page: MakePage) -> None:
    session = returned(turn=4, scenarios=())
    seats = session.game.state
    seats.cards[0] = 1  # a knight to play before the roll
    page = make_page(session=session)
    before = words(page)
    knight = next(action for action in page.controller.perspective.options if "Knight" in type(action).__name__)
    page.controller.submit(knight)
    assert not page.recap.card.isVisible()
    session.game.state.cards[0] = 0
    page.controller.undo()
    assert page.recap.card.isVisible()
    assert words(page) == before


def test_looking_back_hides_it_and_coming_back_shows_it(qtbot: QtBot, page: GamePage) -> None:
    before = words(page)
    page.controller.look_at(12)
    assert not page.recap.card.isVisible()
    page.controller.look_at(None)
    assert page.recap.card.isVisible()
    assert words(page) == before


def test_asked_for_in_the_past_it_tells_of_that_moment(qtbot: QtBot, page: GamePage) -> None:
    first = page.history_view.history.turns[1]
    page.controller.look_at(first.count)
    page.toggle_recap()
    assert page.recap.card.isVisible()
    assert words(page) == ["Nothing has happened since your turn."]


def test_a_page_that_is_built_anew_shows_and_hides_it_like_the_last(
    qtbot: QtBot, page: GamePage, preferences: Preferences
) -> None:
    again = GamePage(make_theme(dark=True), page.controller, preferences)
    qtbot.addWidget(again)
    assert not again.recap.card.isHidden()
    assert words(again) == words(page)
    again.recap.close()
    third = GamePage(make_theme(), page.controller, preferences)
    qtbot.addWidget(third)
    assert third.recap.card.isHidden()
    for one in (again, third):
        one.leave()


def test_screen_readers_get_it_as_text(qtbot: QtBot, page: GamePage) -> None:
    said: list[str] = []
    page.announcer.listened, page.announcer.say = lambda: True, said.append
    page.controller.submit(Roll())
    page.recap._told = None
    page.controller.look_at(0)
    page.controller.look_at(None)
    before = list(said)
    assert not [text for text in before if text.startswith("Since your turn")]
    controller = page.controller
    fresh = GamePage(make_theme(), _table_at_turn(controller), page.context.preferences)
    qtbot.addWidget(fresh)
    fresh.announcer.listened, fresh.announcer.say = lambda: True, said.append
    fresh.recap.close()
    fresh.recap.toggle()
    assert said[-1].startswith("Since your turn: ")
    assert "Bob rolled" in said[-1]
    fresh.leave()
    fresh.controller.close()


def _table_at_turn(controller: GameController) -> GameController:
    from tests.ui.helpers.controllers import MemoryPlay

    return GameController(MemoryPlay(returned()), controller.agent_worker, Preferences())


def test_people_at_one_screen_see_only_what_they_may(qtbot: QtBot, make_page: MakePage) -> None:
    session = returned(("human", "human", "patient"), turn=6, seat=0)
    page = make_page(session=session)
    assert page.perspective.viewer == -1
    assert not page.recap.card.isVisible(), "nobody's, behind the cover"
    page.toggle_recap()
    assert not page.recap.card.isVisible()
    page.controller.reveal()
    assert page.recap.card.isVisible()
    assert not [line for line in words(page) if line.startswith("Ann rolled")]


def test_a_game_that_begins_has_nothing_to_tell(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    assert page.perspective.acting
    assert not page.recap.card.isVisible()


def test_who_watches_agents_has_no_recap(qtbot: QtBot, make_page: MakePage) -> None:
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
