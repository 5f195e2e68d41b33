"""Programs think in threads: only wanted answers are heard, whatever is asked, cancelled, broken or closed."""

from __future__ import annotations

import gc
import threading
import time
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import Action, Game
from catanqt.session import Session
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.agent_worker import AgentWorker, Job
from catanqt.ui.qt.preferences import Preferences
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import MemoryPlay, header, patient, thinking

THINKERS = 200
"""So often a thinker is closed while it thinks."""


class Scripted:
    """An agent that does as its name says, and notes in which thread."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.threads: list[int] = []

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        if self.player == "breaks":
            raise RuntimeError("the agent has no idea")
        options = game.options()
        return options[0]

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Any:
        raise NotImplementedError


def scripted(player: str, seed: str) -> Agent:
    return Scripted(player) if player in ("breaks", "first") else patient(player, seed)


def ask(thinker: AgentWorker, player: str = "first", seconds: float = 5.0) -> None:
    session = Session(header())
    thinker.ask(player, "seed", session.game.copy(), 0, seconds)


def answers_of(thinker: AgentWorker) -> list[Any]:
    heard: list[Any] = []
    thinker.answered.connect(heard.append)
    return heard


def test_an_answer_comes_back_from_another_thread(qtbot: QtBot) -> None:
    main, seen = threading.get_ident(), []

    def make(player: str, seed: str) -> Agent:
        seen.append(threading.get_ident())
        return Scripted(player)

    with thinking(make) as thinker:
        heard = answers_of(thinker)
        ask(thinker)
        assert thinker.busy
        qtbot.waitUntil(lambda: bool(heard))
        assert not thinker.busy
    assert heard == [Session(header()).game.options()[0]]
    assert seen
    assert main not in seen


def test_only_the_latest_question_is_answered(qtbot: QtBot) -> None:
    """A thousand questions, asked and dropped at once: one answer, and soon."""
    made: list[str] = []

    def make(player: str, seed: str) -> Agent:
        made.append(player)
        return Scripted(player)

    with thinking(make) as thinker:
        heard = answers_of(thinker)
        begun = time.monotonic()
        for _ in range(1000):
            ask(thinker)
        qtbot.waitUntil(lambda: bool(heard))
        qtbot.wait(30)
        assert len(heard) == 1
        assert time.monotonic() - begun < 20
        assert len(made) < 1000, "a question nobody waits for is not begun"


def test_a_cancelled_question_is_never_heard(qtbot: QtBot) -> None:
    with thinking(scripted) as thinker:
        heard = answers_of(thinker)
        for _ in range(50):
            ask(thinker)
            thinker.cancel()
            assert not thinker.busy
        qtbot.wait(60)
        assert not heard
        ask(thinker)
        qtbot.waitUntil(lambda: len(heard) == 1)


def test_cancelling_when_nothing_is_asked_is_fine(qtbot: QtBot) -> None:
    with thinking(scripted) as thinker:
        thinker.cancel()
        thinker.cancel()
        assert not thinker.busy


def test_a_late_answer_does_not_end_a_later_question(qtbot: QtBot) -> None:
    """The first answer is already on its way when the second question is asked: it must not count for it."""
    with thinking(scripted) as thinker:
        heard = answers_of(thinker)
        ask(thinker)
        time.sleep(0.2)  # the worker has answered; nobody has listened yet
        ask(thinker, "patient", 0.3)
        QCoreApplication.processEvents()
        assert thinker.busy
        assert not heard
        qtbot.waitUntil(lambda: len(heard) == 1)


def test_what_breaks_is_reported_and_the_thread_lives_on(qtbot: QtBot) -> None:
    with thinking(scripted) as thinker:
        with qtbot.waitSignal(thinker.failed) as failed:
            ask(thinker, "breaks")
        assert "RuntimeError: the agent has no idea" in failed.args[0]
        assert not thinker.busy
        with qtbot.waitSignal(thinker.failed) as failed:
            ask(thinker, "nobody-of-this-name")
        assert "UnknownAgent" in failed.args[0]
        with qtbot.waitSignal(thinker.answered):
            ask(thinker)


def test_a_report_nobody_waits_for_is_dropped(qtbot: QtBot) -> None:
    with thinking(scripted) as thinker:
        reports: list[str] = []
        thinker.failed.connect(reports.append)
        ask(thinker, "breaks")
        thinker.cancel()
        qtbot.wait(60)
        assert not reports


def test_closing_while_thinking_leaves_no_thread(qtbot: QtBot) -> None:
    """Qt would say so if a thread were destroyed while it runs, and that fails a test."""
    for turn in range(THINKERS):
        thinker = AgentWorker(scripted)
        game = Session(header()).game.copy()
        adviser = thinker.adviser(thinker)
        adviser.put("patient", "seed", lambda agent, budget, game=game: agent.choose(game, 0, budget), 60)
        ask(thinker, "patient")
        rooms = [thinker._table.worker_thread, thinker._study.worker_thread]
        assert all(room.isRunning() for room in rooms)
        if turn % 3 == 0:
            QCoreApplication.processEvents()
        thinker.stop()
        assert not thinker.busy
        assert all(room.isFinished() for room in rooms)
        del thinker, adviser, rooms
    gc.collect()
    assert threading.active_count() < 20


def test_a_thinker_that_was_stopped_can_be_asked_again(qtbot: QtBot) -> None:
    with thinking(scripted) as thinker:
        ask(thinker, "patient")
        thinker.stop()
        thinker.stop()
        with qtbot.waitSignal(thinker.answered):
            ask(thinker)


def test_questions_are_forgotten_once_they_are_answered(qtbot: QtBot) -> None:
    with thinking(scripted) as thinker:
        for _ in range(20):
            with qtbot.waitSignal(thinker.answered):
                ask(thinker)
            ask(thinker)
            thinker.cancel()
        with qtbot.waitSignal(thinker.answered):
            ask(thinker)
        qtbot.wait(20)
        gc.collect()
        kept = [one for one in gc.get_objects() if isinstance(one, Job)]
        assert len(kept) <= 1


# Advice comes from a thread of its own


def test_advice_never_keeps_an_opponent_waiting(qtbot: QtBot) -> None:
    with thinking(scripted) as thinker:
        home = QObject()
        adviser = thinker.adviser(home)
        game = Session(header()).game.copy()
        adviser.put("patient", "seed", lambda agent, budget: agent.choose(game, 0, budget), 30)
        with qtbot.waitSignal(thinker.answered, timeout=3000):
            ask(thinker)
        assert adviser.busy


def test_advice_whose_page_is_gone_is_not_waited_for(qtbot: QtBot) -> None:
    """A page that is rebuilt takes its adviser with it; the next one must not wait until the old question is done."""
    with thinking(scripted) as thinker:
        game = Session(header()).game.copy()
        home = QObject()
        gone = thinker.adviser(home)
        gone.put("patient", "seed", lambda agent, budget: agent.choose(game, 0, budget), 60)
        del gone
        home.deleteLater()
        del home
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        next_home = QObject()
        adviser = thinker.adviser(next_home)
        with qtbot.waitSignal(adviser.answered, timeout=4000):
            adviser.put("first", "seed", lambda agent, budget: agent.choose(game, 0, budget), 5)


# The table and its thinker


@pytest.fixture
def preferences() -> Preferences:
    made = Preferences()
    made["ai_pace"] = 0
    made["motion"] = "instant"
    return made


def test_a_table_closed_while_a_program_thinks_hears_nothing_more(qtbot: QtBot, preferences: Preferences) -> None:
    with thinking(scripted) as thinker:
        for _ in range(40):
            session = Session(header(players=("first", "human", "novice")))
            table = GameController(MemoryPlay(session), thinker, preferences)
            table.begin()
            QCoreApplication.processEvents()
            table.close()
            entries = len(session.record.entries)
            table.deleteLater()
            qtbot.wait(2)
            assert len(session.record.entries) == entries
        assert not thinker.busy


def test_undo_storms_leave_one_question(qtbot: QtBot, preferences: Preferences) -> None:
    with thinking(scripted) as thinker:
        session = Session(header(players=("human", "patient", "novice")))
        table = GameController(MemoryPlay(session), thinker, preferences)
        table.begin()
        for _ in range(60):
            table.submit(table.seen.options[0])
            table.submit(table.seen.options[0])
            QCoreApplication.processEvents()
            table.undo()
            table.undo()
            assert not session.record.entries
        assert not thinker.busy
        assert table.seen.acting
        table.close()


def test_real_programs_answer_within_their_time(qtbot: QtBot) -> None:
    with thinking(make_agent) as thinker, qtbot.waitSignal(thinker.answered, timeout=15_000):
        ask(thinker, "expert", 0.2)
