"""The page of a game review, on its own: moments, boards, words, keys, files."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from catanqt.analysis.model import Grade, Phase
from catanqt.rules.base.turn import EndTurn
from catanqt.scenarios.fishermen.rules.actions import SpendFish
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.pages.review.boards import MoveBoards
from catanqt.ui.pages.review.moment import moment_of
from catanqt.ui.pages.review.page import ReviewPage, ReviewView
from catanqt.ui.pages.review.summary import tip_words
from catanqt.ui.play.library import LibraryError
from catanqt.ui.play.review import Review, subject_of
from catanqt.ui.play.review_steps import ReviewStep, all_steps
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from tests.ui.helpers.controllers import header
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.finished_games import ALL, finished, played_on, running
from tests.ui.helpers.made_up_review import MadeUpReviewer, made_up
from tests.ui.helpers.style_sheet import dress, undress

MakeReview = Callable[..., ReviewPage]


@pytest.fixture
def reviewer() -> Iterator[MadeUpReviewer]:
    made = MadeUpReviewer()
    yield made
    made.go_on.set()


@pytest.fixture
def make(qtbot: QtBot, reviewer: MadeUpReviewer) -> Iterator[MakeReview]:
    """Makes the page of a review that is finished, or only begun if its reviewer waits."""
    load_fonts()
    theme = make_theme()
    dress(stylesheet(theme))
    pages: list[ReviewPage] = []

    def show(
        session: Session | None = None,
        viewer: int = 0,
        size: tuple[int, int] = (1280, 760),
        view: ReviewView | None = None,
        library: FakeLibrary | None = None,
    ) -> ReviewPage:
        subject = subject_of(session or finished(), 1, "Sunday", viewer)
        assert subject is not None
        review = Review(subject, subject.seats[0], reviewer, library or FakeLibrary())
        page = ReviewPage(theme, review, view)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        review.start()
        qtbot.waitUntil(lambda: review.found is not None if reviewer.waits else review.complete)
        return page

    yield show
    for page in pages:
        page.leave()
        page.review.close()
    undress()


def key(page: ReviewPage, key: Qt.Key) -> None:
    QTest.keyClick(page.panel.steps, key)


def test_the_five_key_moments_are_stepped_through_with_arrows(make: MakeReview) -> None:
    page = make()
    steps = page.panel.steps
    assert page.model.rowCount() == 5
    start = steps.currentIndex().row()
    worst = min(page.model.steps, key=lambda step: (step.decision is None, step.change))
    assert page.model.steps[start] is worst, "the worst mistake is shown first"
    for _ in range(5):
        key(page, Qt.Key.Key_Left)
    assert steps.currentIndex().row() == 0
    seen = {page.panel.title.text()}
    for _ in range(5):
        key(page, Qt.Key.Key_Right)
        seen.add(page.panel.title.text())
    assert steps.currentIndex().row() == 4
    assert len(seen) > 1
    key(page, Qt.Key.Key_Up)
    assert steps.currentIndex().row() == 3


def test_all_decisions_and_back_again(make: MakeReview) -> None:
    page = make()
    page.panel.every.click()
    found = page.review.found
    assert found is not None
    assert page.model.rowCount() == len(found.decisions)
    page.panel.key.click()
    assert page.model.rowCount() == 5


def test_both_moves_are_drawn_side_by_side(make: MakeReview, qtbot: QtBot) -> None:
    page = make()
    page.panel.every.click()
    page.panel.steps.go(0)  # a settlement was founded, and another corner was better
    boards = page.boards
    assert boards.two
    assert boards.played.words.text() == boards.better.words.text() == "Place your settlement on the marked corner."
    qtbot.waitUntil(lambda: not boards.other.picture.isNull())
    one, other = boards.board.picture.toImage(), boards.other.picture.toImage()
    assert one.size() == other.size()
    assert one != other, "the marks are in different places"
    assert boards.board.accessibleName() != boards.other.accessibleName(), "places are told in words as well"
    assert page.panel.verdict.text() == "Blunder"
    assert page.panel.cost.text() == "Chance to win: 20% instead of 40%"
    assert "Keep your cards for a city" in page.panel.why.text()
    assert "about 20 fewer games in a hundred" in page.panel.against.text()


def test_where_room_is_scarce_one_board_shows_both(make: MakeReview, qtbot: QtBot) -> None:
    page = make()
    found, subject = page.review.found, page.review.subject
    assert found is not None
    boards = MoveBoards(make_theme(), subject.header)
    qtbot.addWidget(boards)
    boards.resize(430, 320)
    with qtbot.waitExposed(boards):
        boards.show()
    boards.show_moment(moment_of(subject, all_steps(found)[0], 0, page._kits))
    assert not boards.two
    assert boards.played.isVisible()
    assert boards.better.isVisible()
    assert not boards.other.isVisible()
    assert not boards.board.picture.isNull()


def test_a_good_decision_needs_one_board_and_no_second_move(make: MakeReview) -> None:
    page = make()
    page.panel.every.click()
    best = next(row for row, step in enumerate(page.model.steps) if step.decision and step.decision.grade is Grade.BEST)
    page.panel.steps.go(best)
    assert not page.boards.two
    assert not page.boards.better.isVisible()
    assert page.panel.why_head.text() == "Why it is good"
    assert not page.panel.against.isVisible()


def test_luck_is_told_as_the_log_tells_it(make: MakeReview) -> None:
    page = make()
    found = page.review.found
    assert found is not None
    swing = next(one for one in found.swings if one.turn == 1)
    page._show_step(ReviewStep(swing.index, swing.turn, 0.04, swing=swing))
    assert page.boards.played.title.text() == "What happened"
    assert "rolled" in page.boards.played.words.text()
    assert page.panel.verdict.text() == "Good luck: it raised your chance to win by 4%."


def test_a_click_on_the_chart_leads_to_the_nearest_moment(make: MakeReview, qtbot: QtBot) -> None:
    page = make()
    page.panel.every.click()
    chart = page.chart
    assert chart is not None
    qtbot.waitUntil(lambda: chart.width() > 600)
    chart.grab()  # it knows where what is when it has been painted
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(chart.width() - 40, chart.height() // 2))
    assert page.panel.steps.currentIndex().row() > len(page.model.steps) * 0.7
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(2, chart.height() // 2))
    assert page.panel.steps.currentIndex().row() == 0


def test_one_can_try_again_from_the_moment_shown(make: MakeReview, qtbot: QtBot) -> None:
    page = make()
    page.panel.every.click()
    page.panel.steps.go(4)
    with qtbot.waitSignal(page.tried) as tried:
        page.panel.again.click()
    assert tried.args == [page.model.steps[4].index]
    with qtbot.waitSignal(page.tried):
        key(page, Qt.Key.Key_Return)


def test_what_is_known_is_shown_while_it_goes_on(make: MakeReview, reviewer: MadeUpReviewer, qtbot: QtBot) -> None:
    reviewer.waits = True
    page = make()
    assert page.progress.isVisible()
    assert page.progress.text() == f"{page.review.done} of {page.review.total} decisions"
    page.panel.every.click()
    known = page.model.rowCount()
    page.panel.steps.go(2)
    chosen = page.model.steps[2]
    page.stop.click()
    assert not page.progress.isVisible()
    assert page.go_on.isVisible()
    reviewer.go_on.set()
    page.go_on.click()
    qtbot.waitUntil(lambda: page.review.complete)
    assert page.model.rowCount() > known
    assert page.panel.steps.currentIndex().row() == page.model.row_of(chosen.index), "what was chosen stays chosen"
    assert not page.go_on.isVisible()


def test_a_database_that_fails_is_told(make: MakeReview) -> None:
    broken = FakeLibrary()
    broken.keep_problem = LibraryError("the disk is full")
    page = make(library=broken)
    assert page.message.text() == "The review is not saved: the disk is full"
    assert page.model.rowCount() == 5


def test_the_summary_tells_the_sum_and_a_tip(make: MakeReview) -> None:
    page = make()
    page.tabs.setCurrentIndex(1)
    found = page.review.found
    assert found is not None
    account, accuracy = page._panels
    assert account.title == "How your result came about"
    assert account.line.startswith("25% at the start")
    assert account.line.endswith(": 100%." if finished().rules.winner(finished().game) == 0 else ": 0%.")
    assert "Where you gave away the most: " in accuracy.line


def test_the_tip_is_that_of_the_scenario_that_cost_most() -> None:
    game = finished("classic", ("soccer-fever", "big-game", "fishermen"))
    (found,) = made_up(game.record).seats
    one = next(one for one in found.decisions if one.counted)
    costly = replace(one, phase=Phase.SCENARIO, lost=0.9, made=(EndTurn(),), best=(SpendFish(0, -1, (0, 0, 1)),))
    tip = tip_words(game.record.header, replace(found, decisions=(costly,) * 3))
    assert "Scenario. Look at your fish" in tip


def test_what_was_looked_at_survives_a_rebuild(make: MakeReview) -> None:
    view = ReviewView()
    page = make(view=view)
    page.panel.every.click()
    page.panel.steps.go(6)
    page.tabs.setCurrentIndex(1)
    again = make(view=view)
    assert again.panel.steps.currentIndex().row() == 6
    assert again.tabs.currentIndex() == 1
    assert again.panel.every.isChecked()


def test_of_a_game_that_goes_on_no_secret_is_told(make: MakeReview) -> None:
    session = running()
    page = make(session)
    assert page.message.text() == "The game goes on: turns that are over are reviewed."
    assert not page.who.isVisible()
    page.panel.every.click()
    found = page.review.found
    assert found is not None
    assert max(one.index for one in found.decisions) < len(page.review.subject.record.entries)
    for row in range(page.model.rowCount()):
        page.panel.steps.go(row)
    seeds = [dice.seed for dice in session.record.header.dice]
    told = page.panel.area.accessibleDescription()
    assert not any(seed in told for seed in seeds)


def test_the_seat_is_chosen_where_several_people_played(make: MakeReview, qtbot: QtBot) -> None:
    players = ("human", "human", "novice")
    session = played_on(Session(header(players=players, options={"goal": 3})))
    page = make(session)
    assert page.who.isVisible()
    assert [page.who.itemText(row) for row in range(page.who.count())] == ["Ann", "Bob"]
    with qtbot.waitSignal(page.seat_chosen) as chosen:
        page.who.setCurrentIndex(1)
        page.who.activated.emit(1)
    assert chosen.args == [1]


def test_charts_and_figures_are_saved(make: MakeReview, tmp_path: Path) -> None:
    page = make()
    page.save_picture(tmp_path / "review.png")
    assert QImage(str(tmp_path / "review.png")).width() > 1000
    page.save_figures(tmp_path / "review.csv")
    rows = list(csv.reader((tmp_path / "review.csv").read_text("utf-8-sig").splitlines()))
    found = page.review.found
    assert found is not None
    assert sum(row[0] == "grade" for row in rows) == len(found.decisions)
    assert {row[0] for row in rows[1:]} >= {"chance to win", "account", "accuracy", "luck"}
    page.save_figures(tmp_path / "no such folder" / "review.csv")
    assert page.message.text().startswith("review.csv could not be saved")


@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_every_game_has_words_for_what_was_done_and_what_was_dealt(game: str, scenarios: tuple[str, ...]) -> None:
    """One decision and one outcome of each kind."""
    subject = subject_of(finished(game, scenarios), 1, "Sunday", 0)
    assert subject is not None
    (found,) = made_up(subject.record).seats
    all_kits = kits(make_theme(), subject.header)
    steps: dict[type, ReviewStep] = {type(step.decision.made[0]): step for step in all_steps(found) if step.decision}
    for swing in found.swings:
        steps.setdefault(type(swing.outcome), ReviewStep(swing.index, swing.turn, 0.02, swing=swing))
    assert len(steps) > 4
    shown = {kind: moment_of(subject, step, 0, all_kits) for kind, step in steps.items()}
    assert {kind for kind, one in shown.items() if not one.played.words or not one.spoken} == set()


def test_everything_has_a_name_for_screen_readers(make: MakeReview) -> None:
    page = make()
    for widget in (page.who, page.progress, page.panel.steps, page.panel.area, page.boards.board, page.chart):
        assert widget is not None
        assert widget.accessibleName()
