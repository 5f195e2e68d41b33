"""The controller: who acts when, and that nothing acts when it must not."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Header
from catanqt.rules.base.turn import EndTurn, Roll
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.preferences import Preferences
from tests.ui.helpers.controllers import header, play_set_up

MakeController = Callable[[Header], GameController]


def test_agents_and_chance_play_until_a_person_must_act(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header())
    controller.begin()
    play_set_up(controller, qtbot)
    qtbot.waitUntil(lambda: controller.perspective.acting)
    assert controller.submit(Roll())
    qtbot.waitUntil(lambda: controller.perspective.actor != CHANCE)
    assert controller.session.record.entries[-1].actor == CHANCE or not controller.perspective.acting


def test_a_game_of_agents_plays_itself_to_the_end(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header("junior", ("novice", "novice")))
    controller.begin()
    qtbot.waitUntil(lambda: controller.perspective.over, timeout=60_000)
    assert controller.session.rules.winner(controller.session.game) in (0, 1)


def test_an_illegal_action_is_refused_and_changes_nothing(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header())
    controller.begin()
    with qtbot.waitSignal(controller.refused) as refused:
        assert not controller.submit(EndTurn())
    assert refused.args == ["not-now"]
    assert not controller.session.record.entries


def test_pause_stops_agents_and_step_lets_one_act(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header(players=("novice", "novice", "novice")))
    controller.pause(True)
    controller.begin()
    qtbot.wait(60)
    assert not controller.session.record.entries
    controller.step()
    qtbot.waitUntil(lambda: len(controller.session.record.entries) == 1)
    qtbot.wait(60)
    assert len(controller.session.record.entries) == 1
    controller.pause(False)
    qtbot.waitUntil(lambda: len(controller.session.record.entries) > 6)


def test_a_stale_answer_is_dropped(qtbot: QtBot, make_controller: MakeController) -> None:
    """The person takes back the move while the next player thinks: the answer to the old position never comes."""
    controller = make_controller(header(players=("human", "patient", "novice")))
    controller.begin()
    controller.submit(controller.perspective.options[0])
    controller.submit(controller.perspective.options[0])
    qtbot.waitUntil(lambda: controller._agent_worker.busy)
    assert controller.can_undo
    controller.undo()
    assert not controller._agent_worker.busy
    assert len(controller.session.record.entries) == 1
    qtbot.wait(50)
    assert len(controller.session.record.entries) == 1
    assert controller.perspective.acting


def test_undo_takes_back_and_redo_makes_again(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header(players=("human", "patient", "novice")))
    controller.begin()
    first = controller.perspective.options[0]
    controller.submit(first)
    controller.undo()
    assert controller.perspective.options[0] == first
    assert controller.can_redo
    controller.redo()
    assert controller.session.record.entries[-1].action == first


def test_nothing_may_be_undone_after_the_dice(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header())
    controller.begin()
    play_set_up(controller, qtbot)
    controller.submit(Roll())
    qtbot.waitUntil(lambda: controller.perspective.actor != CHANCE)
    assert not controller.can_undo or controller.session.record.entries[-1].actor == controller.perspective.viewer


def test_holding_the_controller_keeps_everybody_waiting(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header(players=("novice", "novice", "novice")))
    controller.hold()
    controller.begin()
    qtbot.wait(40)
    assert not controller.session.record.entries
    controller.release()
    qtbot.waitUntil(lambda: bool(controller.session.record.entries))


def test_chance_waits_for_a_gesture_that_a_page_asks_for(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header())
    controller.begin()
    play_set_up(controller, qtbot)
    controller.waits = lambda perspective: True
    controller.submit(Roll())
    qtbot.wait(40)
    assert controller.perspective.actor == CHANCE
    controller.deal()
    assert controller.perspective.actor != CHANCE


def test_two_people_are_asked_to_change_places(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header(players=("human", "human", "novice")))
    passed: list[int] = []
    controller.covered.connect(passed.append)
    controller.begin()
    qtbot.waitUntil(lambda: passed == [0])
    assert controller.perspective.viewer == NOBODY
    assert not controller.perspective.options
    controller.reveal()
    assert controller.perspective.viewer == 0
    controller.submit(controller.perspective.options[0])
    controller.submit(controller.perspective.options[0])
    qtbot.waitUntil(lambda: passed == [0, 1])
    assert not controller.perspective.open_to_viewer(0)
    controller.reveal()
    assert controller.perspective.acting
    assert controller.perspective.viewer == 1


def test_looking_back_shows_the_past_and_plays_nothing(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header())
    controller.begin()
    play_set_up(controller, qtbot)
    count = len(controller.session.record.entries)
    controller.look_at(2)
    assert not controller.perspective.live
    assert controller.perspective.game.state.roads[0].bit_count() == 1
    assert not controller.submit(Roll())
    assert not controller.perspective.options
    qtbot.wait(30)
    assert len(controller.session.record.entries) == count
    controller.look_at(None)
    assert controller.perspective.live
    assert controller.perspective.acting


def test_closing_while_an_agent_thinks_is_clean(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header(players=("patient", "human", "novice")))
    controller.begin()
    qtbot.waitUntil(lambda: controller._agent_worker.busy)
    controller.close()
    assert not controller._agent_worker.busy
    assert controller.play.closed  # type: ignore[attr-defined]


def test_the_pace_makes_agents_wait(qtbot: QtBot, make_controller: MakeController, preferences: Preferences) -> None:
    preferences["ai_pace"] = 4
    controller = make_controller(header(players=("novice", "human", "novice")))
    controller.begin()
    qtbot.wait(250)
    assert not controller.session.record.entries


def test_what_is_obvious_is_done_without_asking(qtbot: QtBot, make_controller: MakeController) -> None:
    controller = make_controller(header(players=("human", "patient", "novice")))
    controller.automatic_action = lambda perspective: perspective.options[0]
    controller.begin()
    qtbot.waitUntil(lambda: len(controller.session.record.entries) == 2)


def test_behind_the_cover_nothing_is_taken_back(qtbot: QtBot, make_controller: MakeController) -> None:
    """The next person would see what the one before thought better of."""
    controller = make_controller(header(players=("human", "human", "human")))
    controller.begin()
    controller.reveal()
    controller.submit(controller.perspective.options[0])
    assert controller.can_undo
    controller.undo()
    assert controller.can_redo
    controller.redo()
    controller.submit(controller.perspective.options[0])
    assert controller.perspective.viewer == NOBODY, "the screen passes to the next person"
    assert not controller.can_undo
    assert not controller.can_redo
    before = len(controller.session.record.entries)
    controller.undo()
    assert len(controller.session.record.entries) == before
    controller.reveal()
    assert not controller.can_undo, "it was another's decision"
