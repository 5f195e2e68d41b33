"""Places ships and lairs on the board and updates the sites they open.

This is the only code that writes the masks of a state. It checks nothing: legality is up to the actions.
"""

from __future__ import annotations

from catanqt.rules.hexgrid import bits
from catanqt.rules.junior.state import SHIPS, State


def put_ship(state: State, seat: int, site: int) -> None:
    state.ships[seat] |= 1 << site
    state.taken_ships |= 1 << site
    state.open_lairs[seat] |= state.config.board.ends[site]


def put_lair(state: State, seat: int, site: int) -> None:
    state.lairs[seat] |= 1 << site
    state.taken_lairs |= 1 << site
    state.open_ships[seat] |= state.config.board.ships_at[site]


def ship_sites(state: State, seat: int) -> int:
    """The mask of sites on which a seat may put a ship, if it has one."""
    if state.ships[seat].bit_count() >= SHIPS:
        return 0
    return state.open_ships[seat] & ~state.taken_ships


def lair_sites(state: State, seat: int) -> int:
    """The mask of sites on which a seat may put a lair. It always has one left: the last one wins."""
    return state.open_lairs[seat] & ~state.taken_lairs


def can_grow(state: State, seat: int) -> bool:
    """Whether a seat could still get a lair onto the board, at once or by one more ship.

    Sites are only ever taken, never given back, so whoever cannot now never will.
    """
    if lair_sites(state, seat):
        return True
    ends = state.config.board.ends
    return any(ends[ship] & ~state.taken_lairs for ship in bits(ship_sites(state, seat)))
