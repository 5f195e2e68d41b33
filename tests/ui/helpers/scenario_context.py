"""Page contexts at any position of a game with scenarios, and whole games to walk through, for tests of their kits."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE, Action, Event
from catanqt.kernel.record import DiceSeed, Header, Seat
from catanqt.rules.base.board import board_to_data
from catanqt.rules.base.state import Catan
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.controller import GameController
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.placement import Placement
from catanqt.ui.theme.theme import make_theme
from catanqt_ai.registry import make_agent
from tests.rules.scenarios.positions import header, rules_of
from tests.ui.helpers.controllers import MemoryPlay, quick, thinking

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def header_of(game: Catan) -> Header:
    """A header that fits a position: a person first, agents after."""
    config = game.state.config
    seats = tuple(Seat(name, "human" if i == 0 else "novice") for i, name in enumerate(NAMES[: config.players]))
    scenarios = tuple(scenario.name for scenario in config.scenarios)
    return Header("classic", seats, board_to_data(config.board), (DiceSeed(0, "test"),), scenarios)


def seen_at(game: Catan, viewer: int = 0) -> Perspective:
    return Perspective(header_of(game), rules_of(game), game, viewer)


def kit_of(perspective: Perspective, name: str) -> Any:
    """The kit of a scenario; its fellows hang on it."""
    made = kits(make_theme(), perspective.header)
    return made[1 + perspective.header.scenarios.index(name)]


def session_at(game: Catan) -> Session:
    """A session that goes on from a position."""
    session = Session(header_of(game))
    session.game = game
    session._snapshots = [game.copy()]
    return session


@contextmanager
def desk_at(game: Catan) -> Iterator[PageContext]:
    """A page context at a position; agents are paused, so that nothing happens but what a test does."""
    with thinking() as agent_worker:
        preferences = quick()
        controller = GameController(MemoryPlay(session_at(game)), agent_worker, preferences)
        controller.pause(True)
        theme = make_theme()
        made = kits(theme, controller.perspective.header)
        placement = Placement(controller, made)
        placement.sync(controller.perspective)
        controller.synced.connect(placement.sync)
        try:
            yield PageContext(theme, controller, placement, preferences, made)
        finally:
            controller.close()


def walk(*scenarios: str, seed: str = "WALK", most: int = 20_000) -> Iterator[tuple[Session, Action, Sequence[Event]]]:
    """A whole game by novices in which everybody could be a person: each step, after it was played."""
    session = Session(header(*scenarios, seed=seed))
    agent, rng = make_agent("novice", seed), random.Random(seed)
    for _ in range(most):
        if session.game.over:
            return
        if session.game.task.actor == CHANCE:
            played = session.deal()
        else:
            played = session.play(session.ask(agent, Budget(), rng))
        yield session, played.entry.action, played.events
    raise AssertionError("the game does not end")


def moment(session: Session, viewer: int) -> Perspective:
    """A session as one of its seats sees it."""
    return Perspective(session.record.header, session.rules, session.game, viewer)
