"""A person takes lessons: with the mouse on a real page, from the first step to the last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import IllegalAction
from catanqt.rules.base.robber import MoveRobber, victims
from catanqt.scenarios.big_game.ui.advantages import AdvantagesPanel
from catanqt.scenarios.big_game.ui.table_panel import TablePanel
from catanqt.scenarios.soccer_fever.ui.stadium.stage import MatchdayStage
from catanqt.ui.decisions.question import ChoiceButton
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import speak
from catanqt.ui.tutorial.lessons import lessons
from catanqt.ui.tutorial.page import LessonPage
from tests.ui.decisions.game_pages import press_plus
from tests.ui.helpers.gestures import click, click_spot, drag_piece
from tests.ui.tutorial.conftest import MakeLesson

NAMES = tuple(lessons())


def next_step(qtbot: QtBot, page: LessonPage) -> None:
    play = page.coach._play
    qtbot.waitUntil(lambda: play.done)
    assert page.coach.next.isVisible()
    assert not page.coach.skip.isVisible()
    assert play.step.praise in page.coach.words.text()
    click(page.coach.next)
    qtbot.wait(5)


def answer_first(page: GamePage) -> None:
    click(page.strips.question.findChildren(ChoiceButton)[0])


def first_spot(page: GamePage) -> Spot:
    return sorted(page.placement.spots)[0]


def test_classic_from_the_first_settlement_to_the_last_city(qtbot: QtBot, lesson: MakeLesson) -> None:
    page = lesson("classic")
    drag_piece(page, "settlement", first_spot(page))
    drag_piece(page, "road", first_spot(page))
    next_step(qtbot, page)
    click(page.hand.button("Roll"))
    next_step(qtbot, page)
    cards = page.controller.perspective.state.hand_size(0)
    click(page.hand.button("End turn"))
    qtbot.waitUntil(lambda: page.controller.perspective.acting and page.coach._play.done)
    assert page.controller.perspective.state.hand_size(0) > cards, "others rolled for the learner"
    next_step(qtbot, page)
    drag_piece(page, "road", first_spot_of(page, "road"))
    next_step(qtbot, page)
    drag_piece(page, "settlement", first_spot_of(page, "settlement"))
    next_step(qtbot, page)
    click(page.hand.button("Trade"))
    click(page.strips.trade.terms.rates["grain"])
    press_plus(page.strips.trade.terms.wants["ore"])
    click(page.strips.trade.bank)
    next_step(qtbot, page)
    trade_with_somebody(qtbot, page)
    next_step(qtbot, page)
    survive_a_seven(qtbot, page)
    next_step(qtbot, page)
    click(page.hand.tray.tile("card"))
    next_step(qtbot, page)
    assert page.controller.perspective.rules.points(page.controller.perspective.game, 0) == 9
    drag_piece(page, "city", first_spot_of(page, "city"))
    assert page.controller.perspective.over
    assert not page.coach.next.isVisible()
    with qtbot.waitSignal(page.finished):
        click(page.coach.lessons)
    with qtbot.waitSignal(page.played_on):
        click(page.coach.play_on)


def first_spot_of(page: GamePage, piece: str) -> Spot:
    page.placement.take(piece)
    spot = first_spot(page)
    page.placement.put_back()
    return spot


def trade_with_somebody(qtbot: QtBot, page: GamePage) -> None:
    click(page.hand.button("Trade"))
    strip = page.strips.trade
    press_plus(strip.terms.gives["wool"])
    press_plus(strip.terms.wants["ore"])
    click(strip.offer)
    qtbot.waitUntil(lambda: any(row.take.isVisible() for row in strip.rows))
    click(next(row.take for row in strip.rows if row.take.isVisible()))


def survive_a_seven(qtbot: QtBot, page: GamePage) -> None:
    click(page.hand.button("Roll"))
    qtbot.waitUntil(lambda: page.strips.current is page.strips.pick)
    lumber, brick, *_ = page.strips.pick.steppers
    press_plus(lumber, 2)
    press_plus(brick, 2)
    click(page.strips.pick.confirm)
    state = page.controller.perspective.state
    moves = [move for move in page.controller.perspective.options if isinstance(move, MoveRobber)]
    empty = next(move for move in moves if not victims(state, move.hex, 0))
    click_spot(page, Spot("hex", empty.hex))
    assert "Nobody else has built there" in page.coach.words.text()
    assert state.robber != empty.hex
    good = next(move for move in moves if victims(state, move.hex, 0))
    click_spot(page, Spot("hex", good.hex))
    if page.strips.current is page.strips.question:
        answer_first(page)


def test_what_the_step_does_not_want_stays_undone_and_is_told(qtbot: QtBot, lesson: MakeLesson) -> None:
    page = lesson("classic", 3)
    click(page.hand.button("End turn"))
    assert page.controller.perspective.state.turn == 0
    assert page.prompt.refusing
    assert "coach" in page.prompt.accessibleName()


def test_back_and_skip_and_leave(qtbot: QtBot, lesson: MakeLesson) -> None:
    page = lesson("classic")
    coach = page.coach
    assert not coach.back.isEnabled()
    click(coach.skip)
    qtbot.wait(5)
    assert coach.title.text() == "Roll the dice"
    assert coach.dots.accessibleName() == "Step 2 of 10"
    click(coach.back)
    qtbot.wait(5)
    assert "Place a settlement" in coach.title.text()
    assert len(page.placement.spots) > 20, "the corners are lit again"
    with qtbot.waitSignal(page.left):
        click(coach.leave)


def test_enter_goes_on_once_a_step_is_done(qtbot: QtBot, lesson: MakeLesson) -> None:
    page = lesson("classic", 1)
    QTest.keyClick(page.board, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: page.coach._play.done)
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.coach.title.text() == "Others roll for you, too"


def test_soccer_fever_is_played_to_the_end_of_its_matchday(qtbot: QtBot, lesson: MakeLesson) -> None:
    page = lesson("soccer-fever", 1)
    stage = page.stages[0]
    assert isinstance(stage, MatchdayStage)
    click(page.hand.button("End turn"))
    qtbot.waitUntil(lambda: page.middle.currentWidget() is stage)

    def shot_by_shot() -> bool:
        QTest.keyClick(stage, Qt.Key.Key_Space)
        return page.coach._play.done

    qtbot.waitUntil(shot_by_shot, timeout=15_000)
    next_step(qtbot, page)
    qtbot.waitUntil(lambda: page.strips.current is page.strips.question)
    answer_first(page)
    qtbot.waitUntil(lambda: page.coach._play.done, timeout=15_000)
    click(page.coach.next)
    qtbot.wait(5)
    assert page.coach.title.text() == "Turn a knight into a shot token"


@pytest.mark.parametrize("size", [(1024, 674), (1280, 770)])
def test_the_board_is_never_covered(qtbot: QtBot, lesson: MakeLesson, size: tuple[int, int]) -> None:
    page = lesson("soccer-fever", 0, size)
    assert (page.width(), page.height()) == size, "all of it fits into the smallest window"
    coach, board = (
        part.rect().translated(part.mapTo(page, part.rect().topLeft())) for part in (page.coach, page.board)
    )
    assert not coach.intersects(board)
    assert board.height() > 250
    assert coach.height() < 110
    needed = page.coach.words.heightForWidth(page.coach.words.width())
    assert needed <= page.coach.words.height()


def test_the_button_that_goes_on_keeps_the_keys(qtbot: QtBot, lesson: MakeLesson) -> None:
    """Who leads the coach on with the space bar does not find himself on the button that leaves."""
    page = lesson("classic")
    drag_piece(page, "settlement", first_spot(page))
    drag_piece(page, "road", first_spot(page))
    qtbot.waitUntil(page.coach.next.isVisible)
    page.coach.next.setFocus()
    QTest.keyClick(page.coach.next, Qt.Key.Key_Space)
    qtbot.waitUntil(page.coach.skip.hasFocus)
    QTest.keyClick(page.coach.skip, Qt.Key.Key_Space)
    qtbot.wait(5)
    assert page.coach._play.index == 2
    assert page.coach.skip.hasFocus()


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_can_be_played_by_its_hints(qtbot: QtBot, lesson: MakeLesson, name: str) -> None:
    """A hint says what the coach says, and doing it is never refused."""
    page = lesson(name, size=(1024, 674))
    play, refused = page.lesson, list[str]()
    page.controller.refused.connect(refused.append)

    def by_hints() -> bool:
        if page.hints.hint.result is not None:
            assert {type(action) for action in page.hints.hint.result.together} <= set(play.step.kinds)
            click(page.prompt.tool("do"))
        elif page.perspective.acting and page.prompt.tool("hint").isEnabled():
            click(page.prompt.tool("hint"))
            assert page.prompt.accessibleName().startswith("Hint: ")
        elif page.middle.currentWidget() in page.stages:
            QTest.keyClick(page.middle.currentWidget(), Qt.Key.Key_Space)
        elif not play.done:
            page.skip()
        return play.done

    while True:
        qtbot.waitUntil(by_hints, timeout=20_000)
        assert refused == [], play.step.title
        assert not page.prompt.tool("hint").isEnabled()
        if play.last:
            return
        next_step(qtbot, page)


def test_a_step_about_a_panel_brings_it_to_the_front(qtbot: QtBot, lesson: MakeLesson) -> None:
    """In a small window panels are tabs: the list that the coach speaks of is the one in sight."""
    page = lesson("big-game", 2, (1024, 674))
    shown = {type(panel): panel for panel in page.side.panels}
    assert shown[TablePanel].isVisible()
    click(page.coach.skip)
    qtbot.wait(5)
    assert page.lesson.step.title == "Spend laurels"
    assert shown[AdvantagesPanel].isVisible()


def test_another_position_fades_in(qtbot: QtBot, lesson: MakeLesson, preferences: Preferences) -> None:
    preferences["motion"] = "normal"
    page = lesson("classic", 3)
    click(page.coach.skip)
    assert page.fade.running
    assert page.fade.geometry() == page.rect()
    qtbot.waitUntil(lambda: not page.fade.running, timeout=3000)
    assert not page.fade.isVisible()
    preferences["reduce_motion"] = True
    click(page.coach.skip)
    assert not page.fade.running


def test_the_last_step_has_no_button_of_another_name(qtbot: QtBot, lesson: MakeLesson) -> None:
    """What cannot be done once the lesson is over is refused without naming a button that is not there."""
    page = lesson("junior", 4)
    click(page.coach.skip)
    qtbot.waitUntil(lambda: page.lesson.done)
    assert [part.text() for part in page.coach.findChildren(QPushButton) if part.isVisible()] == [
        "Back",
        "All lessons",
        "Play a game",
    ]
    with pytest.raises(IllegalAction) as refused:
        page.lesson.play(page.controller.session.game.options()[-1])
    assert page.words_for(refused.value.reason) == "You have finished this lesson."


@pytest.fixture(params=["en", "de"])
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """Everything is said in this language."""
    before = QLocale()
    speak(request.param)
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("name", NAMES)
def test_no_word_of_the_coach_is_cut(qtbot: QtBot, lesson: MakeLesson, name: str) -> None:
    """Nor does the board jump from step to step."""
    page = lesson(name, size=(1024, 674))
    coach, heights = page.coach, set()
    for step in page.lesson.lesson.steps:
        for said in (step.text, step.praise):
            coach.words.setText(said)
            qtbot.wait(1)
            assert coach.words.heightForWidth(coach.words.width()) <= coach.words.height(), said
            heights.add(page.board.height())
    assert len(heights) == 1
