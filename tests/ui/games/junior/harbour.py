"""Junior for tests of its kit: moments of any situation, a desk to play at, and whole games to walk through."""

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
from catanqt.ui.controller import Table
from catanqt.ui.desk import Desk
from catanqt.ui.games import kits
from catanqt.ui.games.junior.kit import JuniorKit
from catanqt.ui.placing import Placing
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme, make_theme
from catanqt_ai.novice.junior import decide
from tests.rules.junior.table import RULES, new_game
from tests.ui.playing import MemoryPlay, quick, thinking

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def header_of(game: JuniorGame, humans: Sequence[int] = (0,)) -> Header:
    """A header that fits a game: programs, but for these seats."""
    table = game.state.table
    seats = tuple(Seat(NAMES[i], "human" if i in humans else "novice") for i in range(table.players))
    options = {"advanced_trade": table.advanced_trade}
    return Header("junior", seats, board_to_data(table.board), (DiceSeed(0, "test"),), (), options)


def seen_at(game: JuniorGame, viewer: int = 0, live: bool = True) -> Seen:
    humans = (viewer,) if viewer != NOBODY else ()
    return Seen(header_of(game, humans), RULES, game, viewer, live)


def kit_of(seen: Seen, theme: Theme | None = None) -> JuniorKit:
    (kit,) = kits(theme or make_theme(), seen.header)
    assert isinstance(kit, JuniorKit)
    return kit


@contextmanager
def desk_at(game: JuniorGame) -> Iterator[Desk]:
    """A desk at a position; programs are paused, so that nothing happens but what a test does."""
    session = Session(header_of(game))
    session.game = game
    session._snapshots = [game.copy()]
    with thinking() as thinker:
        preferences = quick()
        table = Table(MemoryPlay(session), thinker, preferences)
        table.pause(True)
        theme = make_theme()
        made = kits(theme, table.seen.header)
        placing = Placing(table, made)
        placing.sync(table.seen)
        table.synced.connect(placing.sync)
        try:
            yield Desk(theme, table, placing, preferences, made)
        finally:
            table.close()


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
