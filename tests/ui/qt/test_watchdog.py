"""Programs that hang, exit or answer nonsense: a simpler one goes on, it is told, and nobody else waits for them."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from catanqt.app import simpler
from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import Action, Game
from catanqt.session import Session
from catanqt.ui.play import controller as controller_module
from catanqt.ui.play.controller import GameController, Substitution
from catanqt.ui.play.hint import Hint
from catanqt.ui.play.win_chance import WinChance
from catanqt.ui.qt import agent_worker
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import MemoryPlay, header, play_set_up, thinking

HANGS = ("loops", "stubborn", "blocked")
WRONG = ("none", "text", "illegal", "malformed", "equal", "raises", "exits")


class Faulty:
    """An agent that does as its name says and never looks at the clock. Whatever hangs ends with `released`."""

    def __init__(self, kind: str, released: threading.Event) -> None:
        self._kind, self._released = kind, released

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Any:
        return getattr(self, self._kind)(game)

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Any:
        return self.choose(game, seat, budget)

    def compare(self, game: Game[Any], seat: int, best: Action, budget: Budget) -> Any:
        return self.choose(game, seat, budget)

    def chances(self, game: Game[Any], seat: int, budget: Budget) -> Any:
        return self.choose(game, seat, budget)

    def loops(self, game: Game[Any]) -> Any:
        while not self._released.is_set():
            time.sleep(0.01)
        return game.options()[0]

    def stubborn(self, game: Game[Any]) -> Any:
        while not self._released.is_set():
            try:
                self.loops(game)
            except BaseException:  # noqa: BLE001, S112 - that is what it is about
                continue
        return game.options()[0]

    def blocked(self, game: Game[Any]) -> Any:
        self._released.wait()
        return game.options()[0]

    def none(self, game: Game[Any]) -> Any:
        return None

    def text(self, game: Game[Any]) -> Any:
        return "a settlement"

    def illegal(self, game: Game[Any]) -> Any:
        game.play(game.options()[0])
        return game.options()[0]

    def malformed(self, game: Game[Any]) -> Any:
        return type(game.options()[0])("no corner")  # type: ignore[call-arg]

    def equal(self, game: Game[Any]) -> Any:
        """Equal to what is legal, and yet no game with it can be read again."""
        return next(type(one)(bool(one.corner)) for one in game.options() if one.corner in (0, 1))  # type: ignore

    def raises(self, game: Game[Any]) -> Any:
        raise RuntimeError("the agent has no idea")

    def exits(self, game: Game[Any]) -> Any:
        raise SystemExit(3)

    def quits(self, game: Game[Any]) -> Any:
        QThread.currentThread().quit()
        return game.options()[0]


@pytest.fixture
def released() -> Iterator[threading.Event]:
    """Ends all that hangs when the test is over, and sees that no thread is left behind."""
    event = threading.Event()
    yield event
    event.set()
    end = time.monotonic() + 10
    while not agent_worker._release():
        assert time.monotonic() < end, "a thread that was given up does not end"
        time.sleep(0.01)


@pytest.fixture
def faulty(qtbot: QtBot, released: threading.Event, monkeypatch: pytest.MonkeyPatch) -> Iterator[AgentWorker]:
    """Programs with faults, real ones for all other names, and a watchdog with little patience."""
    monkeypatch.setattr(agent_worker, "GRACE", 0.3)
    monkeypatch.setattr(agent_worker, "CANCEL_GRACE", 0.2)
    monkeypatch.setattr(agent_worker, "TICK", 20)
    monkeypatch.setattr(controller_module, "THINK_SECONDS", 0.2)

    def make(player: str, seed: str) -> Agent:
        return Faulty(player, released) if hasattr(Faulty, player) else make_agent(player, seed)

    with thinking(make) as made:
        made.simpler = lambda player: "easy" if player in (*HANGS, *WRONG) else simpler(player)
        yield made
        released.set()


@pytest.fixture
def preferences(qtbot: QtBot) -> Preferences:
    made = Preferences()
    made["ai_pace"] = 0
    made["motion"] = "instant"
    return made


def table_of(faulty: AgentWorker, preferences: Preferences, *players: str) -> GameController:
    return GameController(MemoryPlay(Session(header(players=players))), faulty, preferences)


def told_by(controller: GameController) -> list[Substitution]:
    told: list[Substitution] = []
    controller.substituted.connect(told.append)
    return told


# At the table


@pytest.mark.parametrize("kind", [*HANGS, *WRONG])
def test_a_seat_without_a_usable_answer_goes_on_at_a_simpler_level(
    qtbot: QtBot, faulty: AgentWorker, preferences: Preferences, kind: str
) -> None:
    controller = table_of(faulty, preferences, kind, "novice", "human")
    told, refused = told_by(controller), []
    controller.refused.connect(refused.append)
    controller.begin()
    qtbot.waitUntil(lambda: controller.perspective.acting)
    entries = controller.session.record.entries
    assert [entry.actor for entry in entries] == [0, 0, 1, 1]
    again = Session.load(controller.session.record)
    assert again.rules.to_position(again.game) == controller.session.rules.to_position(controller.session.game)
    assert [(one.seat, one.player) for one in told] == [(0, "easy")]
    assert kind in told[0].report
    assert not refused, "the person has done nothing wrong"
    assert not controller.is_paused
    controller.close()


def test_a_report_says_where_an_agent_hangs(qtbot: QtBot, faulty: AgentWorker, preferences: Preferences) -> None:
    controller = table_of(faulty, preferences, "loops", "human", "novice")
    told = told_by(controller)
    controller.begin()
    qtbot.waitUntil(lambda: bool(told))
    assert "did not answer within 0.2 seconds" in told[0].report
    assert "test_watchdog.py" in told[0].report
    assert "in loops" in told[0].report
    controller.close()


def test_a_hang_is_waited_for_once_and_told_once_a_game(
    qtbot: QtBot, faulty: AgentWorker, preferences: Preferences
) -> None:
    controller = table_of(faulty, preferences, "blocked", "novice", "novice")
    told = told_by(controller)
    controller.begin()
    qtbot.waitUntil(lambda: controller.perspective.state.turn_number > 6, timeout=20_000)
    assert len(told) == 1
    controller.close()


def test_where_every_level_hangs_any_legal_option_is_played(
    qtbot: QtBot, faulty: AgentWorker, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller_module, "SUBSTITUTE_SECONDS", 0.2)
    ladder = {"blocked": "loops", "loops": "none", "none": None}
    faulty.simpler = ladder.get
    controller = table_of(faulty, preferences, "blocked", "novice", "novice")
    told = told_by(controller)
    controller.begin()
    qtbot.waitUntil(lambda: controller.perspective.state.turn_number > 3, timeout=20_000)
    assert [(one.seat, one.player) for one in told] == [(0, None)]
    assert all(name in told[0].report for name in ladder)
    assert not controller.is_paused
    controller.close()


def test_a_pause_is_kept_by_a_substitute(qtbot: QtBot, faulty: AgentWorker, preferences: Preferences) -> None:
    controller = table_of(faulty, preferences, "loops", "novice", "novice")
    controller.begin()
    qtbot.waitUntil(lambda: faulty.busy)
    controller.pause(True)
    qtbot.waitUntil(lambda: not faulty.busy)
    qtbot.wait(100)
    assert not controller.session.record.entries
    controller.pause(False)
    qtbot.waitUntil(lambda: bool(controller.session.record.entries))
    controller.close()


def test_each_seat_is_told_of_on_its_own_even_if_moves_are_taken_back(
    qtbot: QtBot, faulty: AgentWorker, preferences: Preferences
) -> None:
    controller = table_of(faulty, preferences, "human", "loops", "none")
    told = told_by(controller)
    controller.begin()
    controller.submit(controller.perspective.options[0])
    controller.submit(controller.perspective.options[0])
    qtbot.waitUntil(lambda: faulty.busy)
    controller.undo()
    controller.submit(controller.perspective.options[0])
    qtbot.waitUntil(lambda: len(told) == 2)
    assert [(one.seat, one.player) for one in told] == [(1, "easy"), (2, "easy")]
    controller.close()


@pytest.mark.parametrize("kind", HANGS)
def test_a_later_game_does_not_wait_for_an_agent_that_hangs(
    qtbot: QtBot, faulty: AgentWorker, preferences: Preferences, kind: str
) -> None:
    """The first game is left before the watchdog has noticed anything."""
    first = table_of(faulty, preferences, kind, "human", "novice")
    first.begin()
    qtbot.waitUntil(lambda: faulty.busy)
    first.close()
    later = table_of(faulty, preferences, "hard", "human", "novice")
    told = told_by(later)
    later.begin()
    qtbot.waitUntil(lambda: later.perspective.acting)
    assert len(later.session.record.entries) == 2
    assert not told
    later.close()


# In the thread


def test_a_late_answer_of_a_thread_that_was_given_up_is_never_heard(
    qtbot: QtBot, faulty: AgentWorker, released: threading.Event
) -> None:
    heard: list[object] = []
    faulty.answered.connect(heard.append)
    game = Session(header()).game
    with qtbot.waitSignal(faulty.failed):
        faulty.ask("blocked", "seed", game.copy(), 0, 0.1)
    released.set()
    qtbot.waitUntil(agent_worker._release)
    qtbot.wait(50)
    assert not heard


def test_a_loop_in_python_is_ended_and_frees_its_thread(qtbot: QtBot, faulty: AgentWorker) -> None:
    game = Session(header()).game
    with qtbot.waitSignal(faulty.failed):
        faulty.ask("loops", "seed", game.copy(), 0, 0.1)
    qtbot.waitUntil(agent_worker._release)


def test_an_agent_that_ends_its_own_thread_stops_nobody(qtbot: QtBot, faulty: AgentWorker) -> None:
    game = Session(header()).game
    for _ in range(5):
        with qtbot.waitSignals([faulty.answered]):
            faulty.ask("quits", "seed", game.copy(), 0, 0.1)
        qtbot.waitUntil(lambda: not faulty._players.worker_thread.isRunning())
    with qtbot.waitSignal(faulty.answered):
        faulty.ask("novice", "seed", game.copy(), 0, 5)


def test_a_thread_that_ends_in_the_middle_of_a_question_is_noticed(qtbot: QtBot, faulty: AgentWorker) -> None:
    game = Session(header()).game
    room = faulty._players
    room.worker.blockSignals(True)  # the thread goes without a word
    with qtbot.waitSignal(faulty.failed) as failed:
        faulty.ask("quits", "seed", game.copy(), 0, 60)
    assert "thread has ended" in failed.args[0]
    with qtbot.waitSignal(faulty.answered):
        faulty.ask("novice", "seed", game.copy(), 0, 5)


def test_stopping_is_bounded_and_says_what_hangs(qtbot: QtBot, faulty: AgentWorker, released: threading.Event) -> None:
    game = Session(header()).game
    adviser = faulty.adviser(faulty)
    adviser.put("stubborn", "seed", lambda agent, budget: agent.choose(game.copy(), 0, budget), 60)
    faulty.ask("blocked", "seed", game.copy(), 0, 60)
    qtbot.waitUntil(lambda: faulty._players.worker.working_in is not None)
    begun = time.monotonic()
    assert not faulty.stop()
    assert time.monotonic() - begun < agent_worker.STOP_SECONDS + 1
    released.set()
    qtbot.waitUntil(agent_worker._release)
    assert faulty.stop()


# Advice


def test_a_hint_that_hangs_is_none_and_the_next_one_works(
    qtbot: QtBot, faulty: AgentWorker, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("catanqt.ui.play.hint.SECONDS", 0.2)
    controller = table_of(faulty, preferences, "human", "novice", "novice")
    controller.begin()
    hint = Hint(controller)
    faulty.best = "blocked"
    with qtbot.waitSignal(hint.failed) as failed:
        assert hint.ask()
    assert "did not answer" in failed.args[0]
    assert not hint.thinking
    assert hint.result is None
    faulty.best = "novice"
    assert hint.ask()
    qtbot.waitUntil(lambda: hint.result is not None)
    hint.clear()
    controller.close()


def test_advice_that_waits_behind_a_hang_is_given(qtbot: QtBot, faulty: AgentWorker) -> None:
    home = QObject()
    hanging, waiting = faulty.adviser(home), faulty.adviser(home)
    game = Session(header()).game
    hanging.put("blocked", "seed", lambda agent, budget: agent.choose(game.copy(), 0, budget), 0.1)
    with qtbot.waitSignal(waiting.answered):
        waiting.put("novice", "seed", lambda agent, budget: agent.choose(game.copy(), 0, budget), 5)
    assert not hanging.busy


def test_chances_that_hang_are_unknown_and_asked_again_next_turn(
    qtbot: QtBot,
    faulty: AgentWorker,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("catanqt.ui.play.win_chance.SECONDS", 0.2)
    controller = table_of(faulty, preferences, "human", "novice", "novice")
    controller.begin()
    play_set_up(controller, qtbot)
    win_chance = WinChance(controller)
    faulty.best = "blocked"
    win_chance.want(True)
    assert win_chance.thinking
    qtbot.waitUntil(lambda: not win_chance.thinking)
    assert win_chance.chances is None
    assert "did not answer" in capfd.readouterr().err
    faulty.best = "easy"
    win_chance.want(True)
    qtbot.waitUntil(lambda: win_chance.chances is not None)
    win_chance.leave()
    controller.close()


def test_the_ladder_leads_down_and_ends() -> None:
    assert simpler("expert") == "hard"
    assert simpler("hard/builder") == "medium"
    assert simpler("medium") == "easy"
    assert simpler("easy/trader") is None
    assert simpler("nobody-of-this-name") == "easy"
