"""Spooky Island, and the end of the game: seven lairs, or a board on which nobody can go on."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.rules.base.events import Won
from catanqt.rules.base.state import NOBODY
from catanqt.rules.junior.events import SpookyMoved, Stalemate
from catanqt.rules.junior.pieces import can_grow
from catanqt.rules.junior.state import LAIRS, JuniorGame, State


def spooky_holder(coco: Sequence[int]) -> int:
    """Who has a lair on Spooky Island: the only player with the most Coco tiles, or nobody."""
    most = max(coco)
    return coco.index(most) if coco.count(most) == 1 else NOBODY


def settle_spooky(game: JuniorGame) -> None:
    """Move the lair on Spooky Island to where the Coco tiles now want it."""
    state = game.state
    holder = spooky_holder(state.coco)
    if holder != state.spooky:
        state.spooky = holder
        game.emit(SpookyMoved, holder)


def check_end(game: JuniorGame) -> None:
    """End the game if it is decided. Called wherever lairs, sites or the Coco stack change.

    Only the player whose turn it is gains lairs, so nobody else can have won.
    """
    state = game.state
    if state.lair_count(state.turn) >= LAIRS:
        _win(game, state.turn)
    elif is_stalemate(state):
        game.emit(Stalemate)
        _win(game, leader(state))


def is_stalemate(state: State) -> bool:
    """Whether nobody can ever get another lair: no site in reach, and no Coco tile left to move Spooky Island's."""
    return not any(state.stack) and not any(can_grow(state, seat) for seat in range(state.config.players))


def leader(state: State) -> int:
    """Most lairs, then most Coco tiles, then the player whose turn would come first."""
    players = state.config.players
    seats = [(state.turn + step) % players for step in range(1, players + 1)]
    return max(seats, key=lambda seat: (state.lair_count(seat), state.coco[seat]))


def _win(game: JuniorGame, seat: int) -> None:
    state = game.state
    state.winner = seat
    game.emit(Won, seat, state.lair_count(seat))
    game.finish()
