"""The table: who acts when, and that nothing acts when it must not."""

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

MakeTable = Callable[[Header], GameController]


def test_programs_and_chance_play_until_a_person_must_act(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header())
    table.begin()
    play_set_up(table, qtbot)
    qtbot.waitUntil(lambda: table.seen.acting)
    assert table.submit(Roll())
    qtbot.waitUntil(lambda: table.seen.actor != CHANCE)
    assert table.session.record.entries[-1].actor == CHANCE or not table.seen.acting


def test_a_game_of_programs_plays_itself_to_the_end(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header("junior", ("novice", "novice")))
    table.begin()
    qtbot.waitUntil(lambda: table.seen.over, timeout=60_000)
    assert table.session.rules.winner(table.session.game) in (0, 1)


def test_an_illegal_action_is_refused_and_changes_nothing(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header())
    table.begin()
    with qtbot.waitSignal(table.refused) as refused:
        assert not table.submit(EndTurn())
    assert refused.args == ["not-now"]
    assert not table.session.record.entries


def test_pause_stops_programs_and_step_lets_one_act(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header(players=("novice", "novice", "novice")))
    table.pause(True)
    table.begin()
    qtbot.wait(60)
    assert not table.session.record.entries
    table.step()
    qtbot.waitUntil(lambda: len(table.session.record.entries) == 1)
    qtbot.wait(60)
    assert len(table.session.record.entries) == 1
    table.pause(False)
    qtbot.waitUntil(lambda: len(table.session.record.entries) > 6)


def test_a_stale_answer_is_dropped(qtbot: QtBot, make_table: MakeTable) -> None:
    """The person takes back the move while the next player thinks: the answer to the old position never comes."""
    table = make_table(header(players=("human", "patient", "novice")))
    table.begin()
    table.submit(table.seen.options[0])
    table.submit(table.seen.options[0])
    qtbot.waitUntil(lambda: table._thinker.busy)
    assert table.can_undo
    table.undo()
    assert not table._thinker.busy
    assert len(table.session.record.entries) == 1
    qtbot.wait(50)
    assert len(table.session.record.entries) == 1
    assert table.seen.acting


def test_undo_takes_back_and_redo_makes_again(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header(players=("human", "patient", "novice")))
    table.begin()
    first = table.seen.options[0]
    table.submit(first)
    table.undo()
    assert table.seen.options[0] == first
    assert table.can_redo
    table.redo()
    assert table.session.record.entries[-1].action == first


def test_nothing_may_be_undone_after_the_dice(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header())
    table.begin()
    play_set_up(table, qtbot)
    table.submit(Roll())
    qtbot.waitUntil(lambda: table.seen.actor != CHANCE)
    assert not table.can_undo or table.session.record.entries[-1].actor == table.seen.viewer


def test_holding_the_table_keeps_everybody_waiting(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header(players=("novice", "novice", "novice")))
    table.hold()
    table.begin()
    qtbot.wait(40)
    assert not table.session.record.entries
    table.release()
    qtbot.waitUntil(lambda: bool(table.session.record.entries))


def test_chance_waits_for_a_gesture_that_a_page_asks_for(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header())
    table.begin()
    play_set_up(table, qtbot)
    table.waits = lambda seen: True
    table.submit(Roll())
    qtbot.wait(40)
    assert table.seen.actor == CHANCE
    table.deal()
    assert table.seen.actor != CHANCE


def test_two_people_are_asked_to_change_places(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header(players=("human", "human", "novice")))
    passed: list[int] = []
    table.covered.connect(passed.append)
    table.begin()
    qtbot.waitUntil(lambda: passed == [0])
    assert table.seen.viewer == NOBODY
    assert not table.seen.options
    table.reveal()
    assert table.seen.viewer == 0
    table.submit(table.seen.options[0])
    table.submit(table.seen.options[0])
    qtbot.waitUntil(lambda: passed == [0, 1])
    assert not table.seen.open_to_viewer(0)
    table.reveal()
    assert table.seen.acting
    assert table.seen.viewer == 1


def test_looking_back_shows_the_past_and_plays_nothing(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header())
    table.begin()
    play_set_up(table, qtbot)
    count = len(table.session.record.entries)
    table.look_at(2)
    assert not table.seen.live
    assert table.seen.game.state.roads[0].bit_count() == 1
    assert not table.submit(Roll())
    assert not table.seen.options
    qtbot.wait(30)
    assert len(table.session.record.entries) == count
    table.look_at(None)
    assert table.seen.live
    assert table.seen.acting


def test_closing_while_a_program_thinks_is_clean(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header(players=("patient", "human", "novice")))
    table.begin()
    qtbot.waitUntil(lambda: table._thinker.busy)
    table.close()
    assert not table._thinker.busy
    assert table.play.closed  # type: ignore[attr-defined]


def test_the_pace_makes_programs_wait(qtbot: QtBot, make_table: MakeTable, preferences: Preferences) -> None:
    preferences["ai_pace"] = 4
    table = make_table(header(players=("novice", "human", "novice")))
    table.begin()
    qtbot.wait(250)
    assert not table.session.record.entries


def test_what_is_obvious_is_done_without_asking(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(header(players=("human", "patient", "novice")))
    table.obvious = lambda seen: seen.options[0]
    table.begin()
    qtbot.waitUntil(lambda: len(table.session.record.entries) == 2)


def test_behind_the_cover_nothing_is_taken_back(qtbot: QtBot, make_table: MakeTable) -> None:
    """The next person would see what the one before thought better of."""
    table = make_table(header(players=("human", "human", "human")))
    table.begin()
    table.reveal()
    table.submit(table.seen.options[0])
    assert table.can_undo
    table.undo()
    assert table.can_redo
    table.redo()
    table.submit(table.seen.options[0])
    assert table.seen.viewer == NOBODY, "the screen passes to the next person"
    assert not table.can_undo
    assert not table.can_redo
    before = len(table.session.record.entries)
    table.undo()
    assert len(table.session.record.entries) == before
    table.reveal()
    assert not table.can_undo, "it was another's decision"
