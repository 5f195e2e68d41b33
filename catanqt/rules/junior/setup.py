"""The set-up before the first roll: printed pieces, a wood and a molasses tile each, and the market."""

from __future__ import annotations

from catanqt.rules.junior import market, pieces
from catanqt.rules.junior.board import MOLASSES, WOOD
from catanqt.rules.junior.state import JuniorGame
from catanqt.rules.junior.turn import BeforeRoll, start_turn

START_TILES = (WOOD, MOLASSES)


def begin(game: JuniorGame) -> None:
    """Lay everything out; the first seat begins."""
    state = game.state
    for seat, start in enumerate(state.config.board.layout.start):
        for site in start.lairs:
            pieces.put_lair(state, seat, site)
        for site in start.ships[: state.config.start_ships]:
            pieces.put_ship(state, seat, site)
        for kind in START_TILES:
            state.stock[kind] -= 1
            state.hands[5 * seat + kind] += 1
    if not state.config.advanced_trade:
        market.lay_out(state)
    state.todo = [BeforeRoll(0)]
    start_turn(game, 0)
