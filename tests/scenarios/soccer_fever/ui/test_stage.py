"""The matchday's scene: shots by mouse, key and button, those of others, skipping, results, and never getting stuck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Header
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, Shooting
from catanqt.scenarios.soccer_fever.ui.season import running
from catanqt.scenarios.soccer_fever.ui.shot_gate import ShotGate
from catanqt.scenarios.soccer_fever.ui.stadium import stage as stage_module
from catanqt.scenarios.soccer_fever.ui.stadium.pictures import PICTURES
from catanqt.scenarios.soccer_fever.ui.stadium.stage import MatchdayStage
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from tests.rules.scenarios.positions import kick, rules_of
from tests.scenarios.soccer_fever.ui.positions import Match, due, match_at, moving, on
from tests.ui.helpers.scenario_context import header_of, kit_of

LEFT = Qt.MouseButton.LeftButton
Shoot = Callable[[QtBot, Match], None]


def drag(qtbot: QtBot, stage: MatchdayStage, start: QPoint, end: QPoint) -> None:
    pitch = stage.arena.viewport()
    qtbot.mousePress(pitch, LEFT, pos=start)
    for part in (1, 2, 3, 4):
        qtbot.mouseMove(pitch, start + (end - start) * part / 4)
    qtbot.mouseRelease(pitch, LEFT, pos=end)


def flick(qtbot: QtBot, match: Match) -> None:
    camera = match.stage.arena.camera
    drag(qtbot, match.stage, camera.ball.toPoint(), camera.in_goal(-0.6, 0.5).toPoint())


def short_flick(qtbot: QtBot, match: Match) -> None:
    ball = match.stage.arena.camera.ball.toPoint()
    drag(qtbot, match.stage, ball, ball + QPoint(12, -60))


def click_goal(qtbot: QtBot, match: Match) -> None:
    at = match.stage.arena.camera.in_goal(0.5, 0.5).toPoint()
    qtbot.mouseClick(match.stage.arena.viewport(), LEFT, pos=at)


def press_space(qtbot: QtBot, match: Match) -> None:
    qtbot.keyClick(match.stage.arena, Qt.Key.Key_Space)


def press_enter(qtbot: QtBot, match: Match) -> None:
    qtbot.keyClick(match.stage.arena, Qt.Key.Key_Return)


def press_button(qtbot: QtBot, match: Match) -> None:
    qtbot.mouseClick(match.stage.bar.shoot, LEFT)


@pytest.mark.parametrize("shoot", [flick, short_flick, click_goal, press_space, press_enter, press_button])
def test_a_gesture_is_exactly_one_shot(qtbot: QtBot, shoot: Shoot) -> None:
    """Five shots against one: the last four are the viewer's alone."""
    with match_at(on(tokens=[5, 1, 1, 1])) as match:
        for taken in range(5):
            qtbot.waitUntil(lambda: match.mine and match.stage.bar.shoot.isEnabled())
            before = match.shots
            qtbot.wait(30)
            assert match.shots == before, "chance waits for the gesture"
            shoot(qtbot, match)
            if taken == 0:
                qtbot.waitUntil(lambda: match.shots == 2)  # the other's single shot plays by itself
            elif taken < 4:
                assert match.shots == before + 1
        qtbot.waitUntil(lambda: not match.mine)


def test_the_ball_flies_where_it_was_flicked(qtbot: QtBot) -> None:
    with match_at(on(tokens=[3, 3, 1, 1]), moving(motion="normal")) as match:
        flick(qtbot, match)
        assert match.stage.arena.aim[0] == pytest.approx(-0.6, abs=0.03)
        assert match.stage.performance.active
        qtbot.waitUntil(lambda: match.stage.arena.ball.place.x < -0.5)


def test_a_drag_that_does_not_reach_up_is_no_shot(qtbot: QtBot) -> None:
    with match_at(on()) as match:
        ball = match.stage.arena.camera.ball.toPoint()
        drag(qtbot, match.stage, ball, ball + QPoint(60, 30))
        qtbot.mouseClick(match.stage.arena.viewport(), LEFT, pos=ball)
        qtbot.mouseClick(match.stage.arena.viewport(), LEFT, pos=QPoint(5, 5))
        qtbot.mousePress(match.stage.arena.viewport(), Qt.MouseButton.RightButton, pos=ball)
        assert match.shots == 0
        assert match.stage.bar.shoot.isEnabled()


@pytest.mark.parametrize(("width", "sentences"), [(1200, 2), (800, 2), (560, 1), (420, 0)])
def test_the_bar_says_as_much_as_there_is_room_for(qtbot: QtBot, width: int, sentences: int) -> None:
    load_fonts()
    with match_at(on()) as match:
        bar = match.stage.bar
        match.stage.setStyleSheet(stylesheet(make_theme()))
        match.stage.resize(width, 500)
        qtbot.wait(1)
        said = [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]
        assert said[0] == "Your shot: 1 of 1"
        assert "".join(said[1:]).count(".") == sentences
        for label in bar.findChildren(QLabel):
            assert label.heightForWidth(label.width()) <= label.height() + 1 or not label.isVisible()


def test_arrow_keys_aim(qtbot: QtBot) -> None:
    with match_at(on()) as match:
        arena = match.stage.arena
        start = arena.aim
        qtbot.keyClick(arena, Qt.Key.Key_Left)
        qtbot.keyClick(arena, Qt.Key.Key_Down)
        assert arena.aim[0] < start[0]
        assert arena.aim[1] < start[1]
        for _ in range(9):
            qtbot.keyClick(arena, Qt.Key.Key_Left)
        assert arena.aim[0] == pytest.approx(-0.9)


def test_a_held_key_does_not_shoot_again(qtbot: QtBot) -> None:
    with match_at(on(tokens=[5, 5, 1, 1])) as match:
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True)
        assert match.stage.bar.shoot.isEnabled()
        QApplication.sendEvent(match.stage.arena, held)
        assert match.shots == 0


def test_a_click_beside_the_ball_is_no_shot(qtbot: QtBot) -> None:
    with match_at(on()) as match:
        qtbot.mouseClick(match.stage.bar, LEFT, pos=QPoint(4, 4))
        qtbot.mouseClick(match.stage.arena.viewport(), LEFT, pos=QPoint(20, 380))
        assert match.shots == 0


def test_a_click_does_not_wait_for_the_end_of_a_show(qtbot: QtBot) -> None:
    with match_at(on(tokens=[2, 2, 1, 1]), moving(motion="slow")) as match:
        press_space(qtbot, match)
        assert match.stage.performance.active
        qtbot.mouseClick(match.stage.arena.viewport(), LEFT, pos=QPoint(20, 380))
        assert not match.stage.performance.active


def test_keys_of_the_stadium_come_before_shortcuts(qtbot: QtBot) -> None:
    with match_at(on()) as match:
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Left):
            event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
            event.ignore()
            QApplication.sendEvent(match.stage.arena, event)
            assert event.isAccepted()


def test_a_shot_is_not_taken_twice_while_it_is_shown(qtbot: QtBot) -> None:
    with match_at(on(tokens=[5, 5, 1, 1]), moving(motion="normal")) as match:
        flick(qtbot, match)
        assert match.shots == 1
        assert match.stage.performance.active
        flick(qtbot, match)
        press_button(qtbot, match)
        assert match.shots == 1


def test_shots_of_others_play_one_after_the_other_and_hold_the_table(qtbot: QtBot) -> None:
    with match_at(on(turn=2), moving()) as match:
        taken: list[bool] = []
        match.controller.played.connect(lambda played, perspective: taken.append(match.stage.performance.active))
        assert match.shots == 0, "the kick-off holds the table for a moment"
        qtbot.waitUntil(lambda: match.shots == 1)
        assert match.stage.performance.active
        assert match.shots == 1
        qtbot.waitUntil(lambda: match.shots == 2, timeout=3000)
        qtbot.waitUntil(lambda: match.mine and match.stage.bar.shoot.isEnabled(), timeout=3000)
        assert taken == [True, True]


def test_the_scoreboard_counts_a_shot_when_it_has_landed(qtbot: QtBot) -> None:
    with match_at(on(tokens=[2, 2, 1, 1]), moving(motion="normal")) as match:
        board = match.stage.scoreboard
        before = board.accessibleDescription()
        press_space(qtbot, match)
        assert board.accessibleDescription() == before
        with qtbot.waitSignal(match.stage.performance.landed, timeout=2000):
            pass
        assert board.accessibleDescription() != before
        assert "Ann: " in board.accessibleDescription()


def test_space_does_not_wait_for_the_end_of_a_show(qtbot: QtBot) -> None:
    with match_at(on(tokens=[2, 2, 1, 1]), moving(motion="slow")) as match:
        press_space(qtbot, match)
        assert match.stage.performance.active
        press_space(qtbot, match)
        qtbot.waitUntil(lambda: match.shots == 2, timeout=1000)


@pytest.mark.parametrize("way", ["button", "escape", "call"])
def test_skipping_plays_the_rest_of_the_day_at_once(qtbot: QtBot, way: str) -> None:
    with match_at(on(tokens=[6, 6, 6, 6]), moving(motion="slow")) as match:
        assert match.kit.waits(match.controller.perspective)
        if way == "button":
            match.stage.bar.skip.setFocus()
            qtbot.mouseClick(match.stage.bar.skip, LEFT)
            assert match.stage.focusWidget() is match.stage.arena, "the keys stay in the stadium"
        elif way == "escape":
            qtbot.keyClick(match.stage.arena, Qt.Key.Key_Escape)
        else:
            match.stage.skip()
        qtbot.waitUntil(lambda: match.shots == 24, timeout=2000)
        qtbot.waitUntil(match.stage.results.isVisible, timeout=2000)
        assert match.season.day == 1
        assert len(match.deals) == len(set(match.deals)) == 24


def test_skipping_in_the_middle_of_a_show(qtbot: QtBot) -> None:
    with match_at(on(turn=2, tokens=[2, 2, 2, 2]), moving(motion="slow")) as match:
        qtbot.waitUntil(lambda: match.stage.performance.active, timeout=2000)
        match.stage.skip()
        qtbot.waitUntil(match.stage.results.isVisible, timeout=2000)
        assert match.shots == 8


def test_the_next_day_is_not_skipped(qtbot: QtBot) -> None:
    with match_at(on()) as match:
        match.stage.skip()
        qtbot.waitUntil(lambda: match.season.day == 1)
        game = match.controller.session.game
        game.state.scenario_state["soccer-fever"].due = True
        game.state.todo[:] = on(day=1).state.todo
        match.controller.look_at(None)
        assert isinstance(game.task, Shooting)
        assert match.kit.waits(match.controller.perspective)


def test_the_results_are_shown_and_close_by_themselves(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage_module, "LEAST_RESULTS_MS", 60)
    with match_at(on()) as match:
        press_space(qtbot, match)
        qtbot.waitUntil(match.stage.results.isVisible)
        assert match.stage.wanted(match.controller.perspective)
        assert not running(match.controller.perspective)
        said = match.stage.results.accessibleDescription()
        assert "Matchday 1" in said
        assert all(name in said for name in ("Ann", "Bob", "Cleo", "Dan"))
        with qtbot.waitSignal(match.stage.changed, timeout=2000):
            pass
        assert not match.stage.wanted(match.controller.perspective)


@pytest.mark.parametrize("way", ["button", "escape", "space", "click"])
def test_the_results_can_be_closed_at_once(qtbot: QtBot, way: str) -> None:
    with match_at(on(), moving()) as match:
        match.stage.skip()
        qtbot.waitUntil(match.stage.results.isVisible)
        with qtbot.waitSignal(match.stage.changed, timeout=2000):
            if way == "button":
                qtbot.mouseClick(match.stage.bar.back, LEFT)
            elif way == "click":
                qtbot.mouseClick(match.stage.results, LEFT)
            else:
                qtbot.keyClick(match.stage.arena, Qt.Key.Key_Escape if way == "escape" else Qt.Key.Key_Space)
        assert not match.stage.wanted(match.controller.perspective)


def test_the_game_goes_on_after_the_results(qtbot: QtBot) -> None:
    """Programs wait for the results to be read, then play on."""
    with match_at(on(), moving()) as match:
        match.stage.skip()
        qtbot.waitUntil(match.stage.results.isVisible)
        assert match.controller.perspective.task == BeforeRoll(1)
        qtbot.wait(50)
        assert match.controller.perspective.task == BeforeRoll(1)
        match.stage.skip()
        qtbot.waitUntil(lambda: match.controller.perspective.task != BeforeRoll(1), timeout=5000)


def test_a_player_who_acts_has_read_the_results(qtbot: QtBot) -> None:
    with match_at(on(turn=3), moving()) as match:
        match.stage.skip()
        qtbot.waitUntil(match.stage.results.isVisible)
        assert match.controller.perspective.acting
        match.controller.submit(match.controller.perspective.options[0])
        assert not match.stage.results.isVisible()
        assert not match.stage.wanted(match.controller.perspective)


def test_a_stage_that_is_never_shown_holds_nobody_up(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage_module, "UNSEEN_MS", 20)
    with match_at(on(), moving(motion="slow"), shown=False) as match:
        assert match.kit.waits(match.controller.perspective)
        qtbot.waitUntil(lambda: match.season.day == 1, timeout=3000)
        assert not match.stage.wanted(match.controller.perspective)


def test_a_stage_that_is_never_told_anything_holds_nobody_up(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage_module, "UNSEEN_MS", 20)
    with match_at(due(turn=2), moving(), shown=False) as match:
        match.controller.synced.disconnect(match.stage.sync)
        match.controller.submit(EndTurn())
        assert match.controller._holds == 1
        qtbot.waitUntil(lambda: match.shots == 2, timeout=2000)
        assert match.controller._holds == 0


def test_the_first_shot_of_a_day_is_not_missed(qtbot: QtBot) -> None:
    """A page shows the stage when the table is synced; whoever shoots first waits until then, and a moment more."""
    with match_at(due(turn=2), moving(), shown=False) as match:
        seen_shots: list[bool] = []
        match.controller.synced.connect(lambda perspective: match.stage.setVisible(match.stage.wanted(perspective)))
        match.controller.played.connect(lambda played, perspective: seen_shots.append(match.stage.performance.active))
        match.controller.submit(EndTurn())
        qtbot.waitUntil(match.stage.isVisible)
        assert match.shots == 0
        assert match.stage._kick_off.isActive()
        qtbot.waitUntil(lambda: match.shots == 1, timeout=2000)
        assert seen_shots == [False, True]


def test_without_a_stage_nobody_is_waited_for(qtbot: QtBot) -> None:
    with match_at(on()) as match:
        assert not kit_of(match.controller.perspective, "soccer-fever").waits(match.controller.perspective)
        assert match.kit.waits(match.controller.perspective)


def test_a_stage_whose_page_is_out_of_sight_keeps_the_shot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody looks at the rules in the middle of a match: the shot is still theirs."""
    monkeypatch.setattr(stage_module, "UNSEEN_MS", 20)
    with match_at(on(), shown=False) as match:
        pages = QStackedWidget()
        qtbot.addWidget(pages)
        pages.addWidget(match.stage)
        elsewhere = QStackedWidget()
        qtbot.addWidget(elsewhere)
        elsewhere.addWidget(QWidget())
        elsewhere.addWidget(pages)
        elsewhere.show()
        qtbot.wait(100)
        assert match.shots == 0
        elsewhere.setCurrentWidget(pages)
        qtbot.wait(50)
        assert match.stage.isVisible()
        assert match.mine
        match.stage.setParent(None)


def test_a_stage_that_is_hidden_in_the_middle_lets_go(qtbot: QtBot) -> None:
    with match_at(on(turn=2), moving(motion="slow")) as match:
        qtbot.waitUntil(lambda: match.stage.performance.active, timeout=2000)
        assert match.controller._holds == 1
        match.stage.hide()
        assert match.controller._holds == 0
        assert not match.stage.performance.active


def test_a_stage_that_is_destroyed_lets_go(qtbot: QtBot) -> None:
    with match_at(on(turn=2), moving(motion="slow")) as match:
        qtbot.waitUntil(lambda: match.stage.performance.active, timeout=2000)
        stage = match.stage
        match.controller.synced.disconnect(stage.sync)
        stage.deleteLater()
        QApplication.sendPostedEvents(stage, QEvent.Type.DeferredDelete)
        assert match.controller._holds == 0
        assert not match.kit.waits(match.controller.perspective)
        qtbot.waitUntil(lambda: match.season.day == 1, timeout=3000)


def test_looking_at_the_past_hides_the_stage_and_coming_back_shows_it(qtbot: QtBot) -> None:
    with match_at(on(tokens=[3, 3, 1, 1]), moving(motion="normal")) as match:
        press_space(qtbot, match)
        match.controller.look_at(0)
        assert not match.stage.wanted(match.controller.perspective)
        assert match.controller._holds == 0
        match.controller.look_at(None)
        assert match.stage.wanted(match.controller.perspective)


def test_a_taken_back_end_of_turn_shows_no_results(qtbot: QtBot) -> None:
    with match_at(due()) as match:
        assert not match.stage.wanted(match.controller.perspective)
        match.controller.submit(EndTurn())
        assert match.stage.wanted(match.controller.perspective)
        match.controller.undo()
        assert not match.stage.wanted(match.controller.perspective)
        assert not match.stage.results.isVisible()


def test_the_stage_stays_while_somebody_decides(qtbot: QtBot) -> None:
    game = on(3, spaces=[3, 0, 0])
    kick(game, {0: 1, 1: 0})
    assert isinstance(game.task, DoublesChoice)
    with match_at(game) as match:
        assert match.stage.wanted(match.controller.perspective)
        assert not match.stage.bar.isVisible(), "what is to be decided is asked below the stage"
        match.controller.submit(match.controller.perspective.options[0])
        assert isinstance(match.controller.perspective.task, RewardChoice)
        assert match.stage.wanted(match.controller.perspective)
        match.controller.submit(match.controller.perspective.options[0])
        qtbot.waitUntil(lambda: match.mine)
        assert match.stage.bar.isVisible()


def test_another_person_is_called_to_the_screen_to_decide(qtbot: QtBot) -> None:
    """Two people share the machine; the reward is the one's, the last shot was seen by the other."""
    game = on(spaces=[0, 3, 0, 0])
    kick(game, {0: 0, 1: 1})
    perspective = Perspective(two_people(game), rules_of(game), game, viewer=0)
    with match_at(game) as match:
        assert isinstance(perspective.task, RewardChoice)
        assert not match.stage.wanted(perspective)
        assert match.stage.wanted(Perspective(perspective.header, perspective.rules, game, viewer=1))


def test_the_shots_of_all_people_wait_for_a_flick(qtbot: QtBot) -> None:
    """Two people share the machine; whoever is at the screen takes the other's shots, too."""
    game = on(tokens=[1, 3, 1, 1])
    shots = game.task
    assert isinstance(shots, Shooting)
    people = Perspective(two_people(game), rules_of(game), game, viewer=2)
    assert ShotGate.by_hand(people)
    agents = replace(people.header, seats=tuple(replace(seat, player="novice") for seat in people.header.seats))
    assert not ShotGate.by_hand(Perspective(agents, people.rules, game, viewer=2))


def two_people(game: Catan) -> Header:
    header = header_of(game)
    return replace(header, seats=tuple(replace(seat, player="human") for seat in header.seats))


def test_a_stage_that_comes_late_knows_what_was_shot(qtbot: QtBot) -> None:
    """Pages are rebuilt when the theme changes, in the middle of a match as well."""
    with match_at(on(tokens=[4, 4, 1, 1])) as match:
        for _ in range(2):
            qtbot.waitUntil(match.stage.bar.shoot.isEnabled)
            press_space(qtbot, match)
        qtbot.waitUntil(lambda: match.shots == 4 and match.stage.bar.shoot.isEnabled())
        late = MatchdayStage(match.stage._context, match.kit._attention)
        qtbot.addWidget(late)
        late.resize(600, 400)
        late.sync(match.controller.perspective)
        assert late.scoreboard.accessibleDescription() == match.stage.scoreboard.accessibleDescription()
        match.controller.played.disconnect(late._played)


def test_with_no_motion_shots_are_there_at_once(qtbot: QtBot) -> None:
    with match_at(on(tokens=[2, 2, 1, 1])) as match:
        press_space(qtbot, match)
        qtbot.waitUntil(lambda: match.shots == 2 and match.stage.bar.shoot.isEnabled(), timeout=2000)
        assert not match.stage.performance.active


def test_with_reduced_motion_nothing_flies_but_the_word_stays_to_be_read(qtbot: QtBot) -> None:
    with match_at(on(tokens=[2, 2, 1, 1]), moving(reduce_motion=True)) as match:
        press_space(qtbot, match)
        assert match.stage.performance._flight.state() == match.stage.performance._flight.State.Stopped
        assert match.stage.arena.banner.isVisible()
        qtbot.waitUntil(lambda: match.shots == 2, timeout=1000)


def test_the_stadium_is_painted_once_for_a_match(qtbot: QtBot) -> None:
    with match_at(on(tokens=[3, 3, 1, 1])) as match:
        match.stage.grab()
        made = PICTURES.made
        for _ in range(2):
            qtbot.waitUntil(match.stage.bar.shoot.isEnabled)
            press_space(qtbot, match)
            match.stage.grab()
        assert PICTURES.made == made


def test_the_stadium_follows_its_size(qtbot: QtBot) -> None:
    with match_at(on()) as match:
        match.stage.resize(1000, 640)
        arena = match.stage.arena
        qtbot.waitUntil(lambda: arena._picture.deviceIndependentSize().toSize() == arena.viewport().size())
        assert QPointF(arena.ball.pos()).x() == pytest.approx(arena.viewport().width() / 2)
        match.stage.resize(420, 300)
        assert match.stage.scoreboard.height() < 80
        assert match.stage.rect().contains(match.stage.scoreboard.geometry())


def test_agents_alone_play_their_matchdays(qtbot: QtBot) -> None:
    """A game without a person goes through a matchday with the stage shown, and its results stay to be read."""
    with match_at(on(turn=2), moving(), human=False) as match:
        assert not match.kit.waits(match.controller.perspective)
        qtbot.waitUntil(match.stage.results.isVisible, timeout=8000)
        assert match.season.day == 1
        qtbot.wait(60)
        assert match.controller.perspective.task == BeforeRoll(3)


def test_agents_alone_and_in_a_hurry_show_no_results(qtbot: QtBot) -> None:
    with match_at(on(turn=2), human=False) as match:
        qtbot.waitUntil(lambda: match.season.day == 1 and not match.stage.performance.active)
        assert not match.stage.wanted(match.controller.perspective)
        assert not match.stage.results.isVisible()
