"""Game reviews in the whole window: from the end page, the saved games and mid-game; trying again, and practising."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.kernel.agent import Advice, Agent, Verdict, because
from catanqt.save_service import SaveService
from catanqt.session import Session
from catanqt.storage.imported_game import import_record
from catanqt.storage.recovery import open_store
from catanqt.storage.store import SaveStore
from catanqt.ui.pages.end.page import EndPage
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.review.page import ReviewPage
from catanqt.ui.pages.saves.page import SavesPage
from catanqt.ui.play.leitner import is_due
from catanqt.ui.practice.page import PracticePage
from catanqt.ui.practice.play import Stage
from catanqt.ui.tutorial.lesson_list import LearnPage
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import header, quick, thinking
from tests.ui.helpers.finished_games import played_on
from tests.ui.helpers.gestures import click, drag_piece
from tests.ui.helpers.made_up_review import MadeUpReviewer


@cache
def short() -> Session:
    """A game that is over soon."""
    players = ("human", "novice", "novice", "novice")
    return played_on(Session(header(players=players, options={"goal": 4})))


class Lenient:
    """A judge that likes every move; it is never asked for any."""

    def __init__(self, agent: Agent) -> None:
        self.choose, self.advise = agent.choose, agent.advise

    def judge(self, game: object, seat: int, made: object, budget: object) -> Verdict:
        action = next(entry.action for entry in short().record.entries)
        advice = Advice(action, (because("habit"),), (action,), (0.25,) * 4)
        return Verdict(advice, (action,), (0.25,) * 4)

    def first_sight_loss(self, *asked: object) -> float:
        return 0.0

    def compare(self, *asked: object) -> dict[object, object]:
        return {}

    def chances(self, *asked: object) -> tuple[float, ...]:
        return (0.25,) * 4


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SaveStore]:
    store = open_store(tmp_path).store
    yield store
    store.close()


@pytest.fixture
def reviewer() -> MadeUpReviewer:
    return MadeUpReviewer()


@pytest.fixture
def window(
    qtbot: QtBot, store: SaveStore, reviewer: MadeUpReviewer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setattr("catanqt.app.ProcessReviewer", lambda: reviewer)
    with thinking(lambda player, seed: Lenient(make_agent("novice", seed))) as agent_worker:  # type: ignore[return-value]
        made = build(SaveService(store=store), quick(), agent_worker)
        qtbot.addWidget(made)
        made.resize(1280, 800)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        yield made
        made.close()


@pytest.fixture
def game(store: SaveStore) -> int:
    """A game that was played to its end, among the saved ones."""
    return import_record(store, "Sunday", short().record)


def review_page(window: MainWindow, qtbot: QtBot) -> ReviewPage:
    page = window.page
    assert isinstance(page, ReviewPage)
    qtbot.waitUntil(lambda: page.review.complete)
    return page


def test_from_the_saved_games_and_back(window: MainWindow, qtbot: QtBot, game: int) -> None:
    window.show_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    click(page.details.buttons[page.review])
    review = review_page(window, qtbot)
    assert window.controller is None, "it is only looked at"
    review.back.emit()
    assert isinstance(window.page, SavesPage)


def test_from_the_end_page_and_back(window: MainWindow, qtbot: QtBot, game: int) -> None:
    window.resume_game(game)
    window.show_review()
    page = window.page
    assert isinstance(page, EndPage)
    click(page.game_review)
    review = review_page(window, qtbot)
    review.back.emit()
    assert isinstance(window.page, EndPage)


@pytest.mark.parametrize("on_the_table", [True, False])
def test_trying_again_is_a_new_game_with_the_same_opponents(
    window: MainWindow, qtbot: QtBot, game: int, on_the_table: bool
) -> None:
    if on_the_table:
        window.resume_game(game)
        window.game_review.show()
    else:
        window.game_review.show_saved(game)
    page = review_page(window, qtbot)
    page.panel.every.click()
    page.panel.steps.go(5)
    count = page.model.steps[5].index
    page.panel.again.click()
    assert isinstance(window.page, GamePage)
    controller = window.controller
    assert controller is not None
    record = controller.session.record
    assert record.entries == short().record.entries[:count]
    assert record.header.seats == short().record.header.seats
    assert controller.perspective.acting, "the decision is the player's again"
    assert len(window.services.library.games()) == 2


def test_trying_again_never_forks_another_game_that_cannot_be_left(
    window: MainWindow, qtbot: QtBot, game: int, store: SaveStore
) -> None:
    window.begin_game(header(players=("human", "human", "novice")), "Another")
    window.game_review.show_saved(game)
    page = review_page(window, qtbot)
    store.db.conn.execute("PRAGMA query_only = ON")
    controller = window.controller
    assert controller is not None
    controller.play.play(controller.session.game.options()[0])
    page.tried.emit(0)
    assert "Leave again" in window.notice.text
    assert window.controller is controller, "it is still on the table"
    store.db.conn.execute("PRAGMA query_only = OFF")


def test_a_running_game_is_reviewed_up_to_this_turn_for_its_player(
    window: MainWindow, qtbot: QtBot, reviewer: MadeUpReviewer, store: SaveStore
) -> None:
    half = replace(short().record, entries=short().record.entries[:72])
    window.resume_game(import_record(store, "Running", half))
    window.game_review.show()
    page = review_page(window, qtbot)
    (record, seat, _), *_ = reviewer.asked
    assert (seat, record.entries) == (0, half.entries[: len(record.entries)])
    assert len(record.entries) < 72
    assert page.message.text() == "The game goes on: turns that are over are reviewed."
    assert window.services.library.exercises() == [], "its mistakes are no exercises yet"


def test_before_the_first_turn_there_is_nothing_to_review(window: MainWindow) -> None:
    window.begin_game(header(), "New")
    window.game_review.show()
    assert isinstance(window.page, GamePage)
    assert window.notice.text == "There is nothing to review in this game yet: finish a turn first."


def test_a_review_goes_on_behind_other_pages_and_is_kept_when_the_window_closes(
    window: MainWindow, qtbot: QtBot, game: int, reviewer: MadeUpReviewer
) -> None:
    reviewer.waits = True
    window.game_review.show_saved(game)
    review = window.game_review.review
    assert review is not None
    qtbot.waitUntil(lambda: review.found is not None)
    window.show_statistics()
    assert review.running
    window.game_review.show_saved(game)
    assert window.game_review.review is review, "the same one"
    window.close()
    kept = window.services.library.review(game, short().record, 0, reviewer.judge("human"))
    assert kept is not None
    assert not kept.complete


def test_a_review_that_fails_is_reported(window: MainWindow, qtbot: QtBot, game: int, reviewer: MadeUpReviewer) -> None:
    reviewer.problem = "ValueError: no"
    window.game_review.show_saved(game)
    qtbot.waitUntil(lambda: "review has failed" in window.notice.text)
    page = window.page
    assert isinstance(page, ReviewPage)
    assert page.go_on.isVisible()


# Practice


def practise(window: MainWindow, qtbot: QtBot, game: int) -> PracticePage:
    """Review a game, and begin with the exercises it gives."""
    window.game_review.show_saved(game)
    review_page(window, qtbot)
    window.show_lessons()
    page = window.page
    assert isinstance(page, LearnPage)
    click(page.exercises.go)
    asked = window.page
    assert isinstance(asked, PracticePage)
    qtbot.waitUntil(lambda: asked.strip.isVisible() and asked.board.viewport().width() > 400)
    return asked


def due(window: MainWindow) -> int:
    from datetime import UTC, datetime

    return sum(is_due(one, datetime.now(UTC)) for one in window.services.library.exercises())


def test_mistakes_become_exercises_that_are_solved_on_the_board(window: MainWindow, qtbot: QtBot, game: int) -> None:
    page = practise(window, qtbot, game)
    before = due(window)
    task = page.practice.task
    assert task.decision.turn == 0
    assert "You once played: Place your settlement on the marked corner." in page.strip.words.text()
    gesture = page.placement.gesture(task.decision.best[0])
    assert gesture is not None
    drag_piece(page, gesture.piece, gesture.spot)
    qtbot.waitUntil(lambda: page.practice.stage is Stage.SOLVED)
    assert page.strip.words.text().startswith("Right! Keep your cards for a city")
    assert due(window) == before - 1, "it comes back another day"
    click(page.strip.next)
    following = window.page
    assert isinstance(following, PracticePage)
    assert following.practice.task.exercise != task.exercise
    click(following.strip.leave)
    assert isinstance(window.page, LearnPage)


def test_a_move_that_is_neither_is_judged(window: MainWindow, qtbot: QtBot, game: int) -> None:
    page = practise(window, qtbot, game)
    known = (*page.practice.task.decision.made, *page.practice.task.decision.best)
    controller = window.controller
    assert controller is not None
    other = next(action for action in controller.perspective.options if action not in known)
    assert controller.submit(other)
    qtbot.waitUntil(lambda: page.practice.stage is Stage.SOLVED, timeout=5000)


def test_the_solution_is_marked_on_the_board(window: MainWindow, qtbot: QtBot, game: int) -> None:
    page = practise(window, qtbot, game)
    assert not page.hints.hint.available, "the hint would tell it"
    click(page.strip.show_me)
    qtbot.waitUntil(lambda: page.scene.hint is not None)
    gesture = page.placement.gesture(page.practice.task.decision.best[0])
    assert gesture is not None
    assert page.scene.hint == gesture.spot
    assert page.strip.next.isVisible()


def test_without_exercises_the_learn_page_says_where_they_come_from(window: MainWindow) -> None:
    window.show_lessons()
    page = window.page
    assert isinstance(page, LearnPage)
    assert not page.exercises.go.isEnabled()
    assert page.exercises.words.text() == "Review a finished game: your mistakes become exercises here."
