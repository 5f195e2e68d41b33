"""Junior for tests of its kit: moments of any situation, a page context to play in, and whole games to walk through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from catanqt.kernel.chance import FairDealer
from catanqt.kernel.game import CHANCE, Action, Event
from catanqt.kernel.record import DiceSeed, Header, Seat
from catanqt.rules.junior.board import board_to_data
from catanqt.rules.junior.state import JuniorGame
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.games.junior.kit import JuniorKit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.controller import GameController
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.placement import Placement
from catanqt.ui.theme.theme import Theme, make_theme
from catanqt_ai.novice.junior import decide
from tests.rules.junior.table import RULES, new_game
from tests.ui.helpers.controllers import MemoryPlay, quick, thinking

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def header_of(game: JuniorGame, humans: Sequence[int] = (0,)) -> Header:
    """A header that fits a game: agents, except for these seats."""
    config = game.state.config
    seats = tuple(Seat(NAMES[i], "human" if i in humans else "novice") for i in range(config.players))
    options = {"advanced_trade": config.advanced_trade}
    return Header("junior", seats, board_to_data(config.board), (DiceSeed(0, "test"),), (), options)


def seen_at(game: JuniorGame, viewer: int = 0, live: bool = True) -> Perspective:
    humans = (viewer,) if viewer != NOBODY else ()
    return Perspective(header_of(game, humans), RULES, game, viewer, live)


def kit_of(perspective: Perspective, theme: Theme | None = None) -> JuniorKit:
    (kit,) = kits(theme or make_theme(), perspective.header)
    assert isinstance(kit, JuniorKit)
    return kit


@contextmanager
def desk_at(game: JuniorGame) -> Iterator[PageContext]:
    """A page context at a position; agents are paused, so that nothing happens but what a test does."""
    session = Session(header_of(game))
    session.game = game
    session._snapshots = [game.copy()]
    with thinking() as agent_worker:
        preferences = quick()
        controller = GameController(MemoryPlay(session), agent_worker, preferences)
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


def walk(players: int, seed: str = "walk", **options: Any) -> Iterator[tuple[JuniorGame, Action | None, list[Event]]]:
    """A whole game by novices: the beginning, then each step after it was played."""
    game = new_game(players, **options)
    dealer, outcomes = FairDealer(seed), 0
    yield game, None, []
    while not game.over:
        seat = game.task.actor
        assert seat is not None
        menu = game.options()
        if seat == CHANCE:
            action, outcomes = dealer.deal(game, outcomes), outcomes + 1
        else:
            action = menu[0] if len(menu) == 1 and not game.task.composes(game) else decide(game, seat)
        yield game, action, game.play(action)
