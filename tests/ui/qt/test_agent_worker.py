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


def ask(agent_worker: AgentWorker, player: str = "first", seconds: float = 5.0) -> None:
    session = Session(header())
    agent_worker.ask(player, "seed", session.game.copy(), 0, seconds)


def answers_of(agent_worker: AgentWorker) -> list[Any]:
    heard: list[Any] = []
    agent_worker.answered.connect(heard.append)
    return heard


def test_an_answer_comes_back_from_another_thread(qtbot: QtBot) -> None:
    main, seen = threading.get_ident(), []

    def make(player: str, seed: str) -> Agent:
        seen.append(threading.get_ident())
        return Scripted(player)

    with thinking(make) as agent_worker:
        heard = answers_of(agent_worker)
        ask(agent_worker)
        assert agent_worker.busy
        qtbot.waitUntil(lambda: bool(heard))
        assert not agent_worker.busy
    assert heard == [Session(header()).game.options()[0]]
    assert seen
    assert main not in seen


def test_only_the_latest_question_is_answered(qtbot: QtBot) -> None:
    """A thousand questions, asked and dropped at once: one answer, and soon."""
    made: list[str] = []

    def make(player: str, seed: str) -> Agent:
        made.append(player)
        return Scripted(player)

    with thinking(make) as agent_worker:
        heard = answers_of(agent_worker)
        begun = time.monotonic()
        for _ in range(1000):
            ask(agent_worker)
        qtbot.waitUntil(lambda: bool(heard))
        qtbot.wait(30)
        assert len(heard) == 1
        assert time.monotonic() - begun < 20
        assert len(made) < 1000, "a question nobody waits for is not begun"


def test_a_cancelled_question_is_never_heard(qtbot: QtBot) -> None:
    with thinking(scripted) as agent_worker:
        heard = answers_of(agent_worker)
        for _ in range(50):
            ask(agent_worker)
            agent_worker.cancel()
            assert not agent_worker.busy
        qtbot.wait(60)
        assert not heard
        ask(agent_worker)
        qtbot.waitUntil(lambda: len(heard) == 1)


def test_cancelling_when_nothing_is_asked_is_fine(qtbot: QtBot) -> None:
    with thinking(scripted) as agent_worker:
        agent_worker.cancel()
        agent_worker.cancel()
        assert not agent_worker.busy


def test_a_late_answer_does_not_end_a_later_question(qtbot: QtBot) -> None:
    """The first answer is already on its way when the second question is asked: it must not count for it."""
    with thinking(scripted) as agent_worker:
        heard = answers_of(agent_worker)
        ask(agent_worker)
        time.sleep(0.2)  # the worker has answered; nobody has listened yet
        ask(agent_worker, "patient", 0.3)
        QCoreApplication.processEvents()
        assert agent_worker.busy
        assert not heard
        qtbot.waitUntil(lambda: len(heard) == 1)


def test_what_breaks_is_reported_and_the_thread_lives_on(qtbot: QtBot) -> None:
    with thinking(scripted) as agent_worker:
        with qtbot.waitSignal(agent_worker.failed) as failed:
            ask(agent_worker, "breaks")
        assert "RuntimeError: the agent has no idea" in failed.args[0]
        assert not agent_worker.busy
        with qtbot.waitSignal(agent_worker.failed) as failed:
            ask(agent_worker, "nobody-of-this-name")
        assert "UnknownAgent" in failed.args[0]
        with qtbot.waitSignal(agent_worker.answered):
            ask(agent_worker)


def test_a_report_nobody_waits_for_is_dropped(qtbot: QtBot) -> None:
    with thinking(scripted) as agent_worker:
        reports: list[str] = []
        agent_worker.failed.connect(reports.append)
        ask(agent_worker, "breaks")
        agent_worker.cancel()
        qtbot.wait(60)
        assert not reports


def test_closing_while_thinking_leaves_no_thread(qtbot: QtBot) -> None:
    """Qt would say so if a thread were destroyed while it runs, and that fails a test."""
    for turn in range(THINKERS):
        agent_worker = AgentWorker(scripted)
        game = Session(header()).game.copy()
        adviser = agent_worker.adviser(agent_worker)
        adviser.put("patient", "seed", lambda agent, budget, game=game: agent.choose(game, 0, budget), 60)
        ask(agent_worker, "patient")
        rooms = [agent_worker._players.worker_thread, agent_worker._advisers.worker_thread]
        assert all(room.isRunning() for room in rooms)
        if turn % 3 == 0:
            QCoreApplication.processEvents()
        agent_worker.stop()
        assert not agent_worker.busy
        assert all(room.isFinished() for room in rooms)
        del agent_worker, adviser, rooms
    gc.collect()
    assert threading.active_count() < 20


def test_a_thinker_that_was_stopped_can_be_asked_again(qtbot: QtBot) -> None:
    with thinking(scripted) as agent_worker:
        ask(agent_worker, "patient")
        agent_worker.stop()
        agent_worker.stop()
        with qtbot.waitSignal(agent_worker.answered):
            ask(agent_worker)


def test_questions_are_forgotten_once_they_are_answered(qtbot: QtBot) -> None:
    with thinking(scripted) as agent_worker:
        for _ in range(20):
            with qtbot.waitSignal(agent_worker.answered):
                ask(agent_worker)
            ask(agent_worker)
            agent_worker.cancel()
        with qtbot.waitSignal(agent_worker.answered):
            ask(agent_worker)
        qtbot.wait(20)
        gc.collect()
        kept = [one for one in gc.get_objects() if isinstance(one, Job)]
        assert len(kept) <= 1


# Advice comes from a thread of its own


def test_advice_never_keeps_an_opponent_waiting(qtbot: QtBot) -> None:
    with thinking(scripted) as agent_worker:
        home = QObject()
        adviser = agent_worker.adviser(home)
        game = Session(header()).game.copy()
        adviser.put("patient", "seed", lambda agent, budget: agent.choose(game, 0, budget), 30)
        with qtbot.waitSignal(agent_worker.answered, timeout=3000):
            ask(agent_worker)
        assert adviser.busy


def test_advice_whose_page_is_gone_is_not_waited_for(qtbot: QtBot) -> None:
    """A page that is rebuilt takes its adviser with it; the next one must not wait until the old question is done."""
    with thinking(scripted) as agent_worker:
        game = Session(header()).game.copy()
        home = QObject()
        gone = agent_worker.adviser(home)
        gone.put("patient", "seed", lambda agent, budget: agent.choose(game, 0, budget), 60)
        del gone
        home.deleteLater()
        del home
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        next_home = QObject()
        adviser = agent_worker.adviser(next_home)
        with qtbot.waitSignal(adviser.answered, timeout=4000):
            adviser.put("first", "seed", lambda agent, budget: agent.choose(game, 0, budget), 5)


# The table and its thinker


@pytest.fixture
def preferences() -> Preferences:
    made = Preferences()
    made["ai_pace"] = 0
    made["motion"] = "instant"
    return made


def test_a_controller_closed_while_an_agent_thinks_receives_nothing(qtbot: QtBot, preferences: Preferences) -> None:
    with thinking(scripted) as agent_worker:
        for _ in range(40):
            session = Session(header(players=("first", "human", "novice")))
            controller = GameController(MemoryPlay(session), agent_worker, preferences)
            controller.begin()
            QCoreApplication.processEvents()
            controller.close()
            entries = len(session.record.entries)
            controller.deleteLater()
            qtbot.wait(2)
            assert len(session.record.entries) == entries
        assert not agent_worker.busy


def test_undo_storms_leave_one_question(qtbot: QtBot, preferences: Preferences) -> None:
    with thinking(scripted) as agent_worker:
        session = Session(header(players=("human", "patient", "novice")))
        controller = GameController(MemoryPlay(session), agent_worker, preferences)
        controller.begin()
        for _ in range(60):
            controller.submit(controller.perspective.options[0])
            controller.submit(controller.perspective.options[0])
            QCoreApplication.processEvents()
            controller.undo()
            controller.undo()
            assert not session.record.entries
        assert not agent_worker.busy
        assert controller.perspective.acting
        controller.close()


def test_real_agents_answer_within_their_time(qtbot: QtBot) -> None:
    with thinking(make_agent) as agent_worker, qtbot.waitSignal(agent_worker.answered, timeout=15_000):
        ask(agent_worker, "expert", 0.2)
