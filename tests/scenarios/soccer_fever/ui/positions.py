"""Soccer Fever for tests of its window: moments of a season, tables in the middle of a matchday, and their stages."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from shiboken6 import isValid

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Header
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import EndTurn, Turn
from catanqt.scenarios.soccer_fever.rules.matchday import Shoot, Shooting
from catanqt.scenarios.soccer_fever.rules.part import Part, part
from catanqt.scenarios.soccer_fever.ui.kit import SoccerFeverKit
from catanqt.scenarios.soccer_fever.ui.season import shooter
from catanqt.scenarios.soccer_fever.ui.stadium.stage import MatchdayStage
from catanqt.session import Played, Session
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.controller import GameController
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.placement import Placement
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import make_theme
from catanqt_ai.registry import make_agent
from tests.rules.scenarios.positions import SF, kick, season, table
from tests.ui.helpers.controllers import MemoryPlay, header, quick, thinking
from tests.ui.helpers.scenario_context import session_at


def due(players: int = 4, turn: int = 0, **changes: Any) -> Catan:
    """A turn that a matchday follows."""
    return table(seats=players, soccer=season(players, due=True, **changes), turn=turn, todo=[Turn(turn)])


def on(players: int = 4, turn: int = 0, **changes: Any) -> Catan:
    """A matchday that has just begun."""
    game = due(players, turn, **changes)
    game.play(EndTurn())
    return game


def play_day(game: Catan, *matches: dict[int, int]) -> None:
    """End the turn and play a matchday, whose goals are dictated; nobody has anything to choose on it."""
    game.play(EndTurn())
    for goals in matches:
        kick(game, goals)


def walk(players: int, seed: str) -> Iterator[tuple[Session, Played]]:
    """A whole game by novices, each step after it was played."""
    session = Session(new_header(players, human=None, seed=seed))
    agent, rng = make_agent("novice", seed), random.Random(seed)
    while not session.game.over:
        if session.game.task.actor == CHANCE:
            yield session, session.deal()
        else:
            yield session, session.play(session.ask(agent, Budget(), rng))


def new_header(players: int = 4, human: int | None = 0, seed: str = "TEST") -> Header:
    kinds = ["novice"] * players
    if human is not None:
        kinds[human] = "human"
    return header(players=kinds, scenarios=(SF,), board_seed=seed, dice_seed=seed)


@dataclass
class Match:
    """A table with a stadium, in the middle of a matchday."""

    controller: GameController
    stage: MatchdayStage
    kit: SoccerFeverKit
    preferences: Preferences
    deals: list[int]
    """The index of each entry that chance added."""

    @property
    def season(self) -> Part:
        return part(self.controller.session.game)

    @property
    def shooting(self) -> bool:
        return not self.controller.perspective.over and isinstance(self.controller.perspective.task, Shooting)

    @property
    def mine(self) -> bool:
        """Whether the next shot is the person's."""
        task = self.controller.perspective.task
        return isinstance(task, Shooting) and shooter(task, self.season.tokens) == self.controller.perspective.viewer

    @property
    def shots(self) -> int:
        """How many shots were taken since the table was set."""
        entries = self.controller.session.record.entries
        return sum(isinstance(entry.action, Shoot) for entry in entries)


@contextmanager
def match_at(
    game: Catan, preferences: Preferences | None = None, *, shown: bool = True, human: bool = True
) -> Iterator[Match]:
    """A table at a position of a matchday, with its stage; the first seat is a person's, or nobody's."""
    with thinking() as agent_worker:
        preferences = preferences or quick()
        session = session_at(game)
        if not human:
            seats = tuple(replace(seat, player="novice") for seat in session.record.header.seats)
            session.record.header = replace(session.record.header, seats=seats)
        controller = GameController(MemoryPlay(session), agent_worker, preferences)
        theme = make_theme()
        made = kits(theme, controller.perspective.header)
        kit = made[1]
        assert isinstance(kit, SoccerFeverKit)
        context = PageContext(theme, controller, Placement(controller, made), preferences, made)
        stage = kit.stage(context)
        controller.waits = kit.waits
        controller.synced.connect(stage.sync)
        deals: list[int] = []
        controller.played.connect(
            lambda played, perspective: deals.append(played.index) if played.entry.actor == CHANCE else None
        )
        stage.resize(800, 560)
        if shown:
            stage.show()
        controller.begin()
        try:
            yield Match(controller, stage, kit, preferences, deals)
        finally:
            controller.close()
            if isValid(stage):
                stage.close()
                stage.deleteLater()


def moving(**changes: Any) -> Preferences:
    """Preferences of somebody who likes motion."""
    preferences = Preferences()
    for name, value in {"motion": "fast", "ai_pace": 0, **changes}.items():
        preferences[name] = value
    return preferences


def every_viewer(session: Session) -> Sequence[Perspective]:
    """A moment as each seat and as nobody sees it."""
    players = len(session.record.header.seats)
    return [
        Perspective(session.record.header, session.rules, session.game, viewer) for viewer in (NOBODY, *range(players))
    ]
