"""Controllers for tests: games kept in memory, agents that answer at once or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pytestqt.qtbot import QtBot

from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import CHANCE, Action, Game
from catanqt.kernel.record import Entry, Header, Seat
from catanqt.rules.catalog import new_header
from catanqt.session import Played, Session
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt_ai.registry import make_agent


class MemoryPlay:
    """A game that is played but kept nowhere."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.warning: str | None = None
        self.closed = False

    def play(self, action: Action) -> Played:
        return self.session.play(action)

    def deal(self) -> Played:
        return self.session.deal()

    def undo(self, seat: int) -> Entry:
        return self.session.undo(seat)

    def redo(self) -> Played:
        return self.session.redo()

    def retry(self) -> None:
        self.warning = None

    def close(self) -> None:
        self.closed = True


def header(game: str = "classic", players: Sequence[str] = ("human", "novice", "novice"), **more: Any) -> Header:
    """A game with these players, always on the same board with the same dice."""
    names = ("Ann", "Bob", "Cleo", "Dan")
    seats = [Seat(name, player) for name, player in zip(names, players, strict=False)]
    return new_header(game, seats, **{"board_seed": "TEST", "dice_seed": "test", **more})


def quick() -> Preferences:
    """Nothing waits and nothing moves."""
    preferences = Preferences()
    preferences["motion"] = "instant"
    preferences["ai_pace"] = 0
    return preferences


class Patient:
    """An agent that thinks until it is told to stop."""

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        while not budget.spent:
            pass
        return game.options()[0]


def patient(player: str, seed: str) -> Agent:
    return Patient() if player == "patient" else make_agent(player, seed)


@contextmanager
def thinking(make: Callable[[str, str], Agent] = make_agent) -> Iterator[AgentWorker]:
    agent_worker = AgentWorker(make)
    try:
        yield agent_worker
    finally:
        agent_worker.stop()


def play_set_up(controller: GameController, qtbot: QtBot) -> None:
    """Found settlements with the first option, until the first person's turn has begun."""
    while controller.perspective.state.turn_number == 0:
        if controller.perspective.acting:
            controller.submit(controller.perspective.options[0])
        qtbot.wait(1)


def until(controller: GameController, qtbot: QtBot, wanted: Callable[[], bool], timeout: int = 20_000) -> None:
    qtbot.waitUntil(wanted, timeout=timeout)


def chances(session: Session) -> int:
    return sum(entry.actor == CHANCE for entry in session.record.entries)
