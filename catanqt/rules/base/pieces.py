"""Places pieces on the board and updates the sites, rates and yields that depend on them.

This is the only code that writes the masks of a state. It checks nothing: legality is up to the actions.
"""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.rules.base.board import ANY
from catanqt.rules.base.state import NOBODY, State


def put_road(state: State, seat: int, edge: int) -> None:
    board = state.config.board
    state.roads[seat] |= 1 << edge
    state.taken_edges |= 1 << edge
    for corner in board.grid.edges[edge]:
        state.reach[seat] |= 1 << corner
        if state.owner[corner] in (NOBODY, seat):
            _link(state, seat, corner)


def put_settlement(state: State, seat: int, corner: int) -> None:
    board = state.config.board
    state.settlements[seat] |= 1 << corner
    state.score[seat] += 1
    state.owner[corner] = seat
    state.free_corners &= ~board.grid.near[corner]
    _link(state, seat, corner)
    for other in range(state.config.players):
        if other != seat and state.link[other] >> corner & 1:
            _unlink(state, other, corner)
    if corner in board.harbour_at:
        _lower_rates(state, seat, board.harbour_at[corner])
    _update_yields(state, corner)


def put_city(state: State, seat: int, corner: int) -> None:
    """Replace an own settlement, which goes back to the supply."""
    state.settlements[seat] &= ~(1 << corner)
    state.cities[seat] |= 1 << corner
    state.score[seat] += 1
    _update_yields(state, corner)


def _update_yields(state: State, corner: int) -> None:
    """Count anew what the hexes at this corner pay."""
    board = state.config.board
    for hex_ in board.grid.corner_hexes[corner]:
        resource = board.resource[hex_]
        if resource >= 0:
            shares = _shares(state, board.grid.hex_corners[hex_], resource)
            state.yields[hex_] = sum(shares.values()), tuple(shares.items())


def _shares(state: State, corners: Sequence[int], resource: int) -> dict[int, int]:
    shares: dict[int, int] = {}
    for corner in corners:
        seat = state.owner[corner]
        if seat != NOBODY:
            slot = 5 * seat + resource
            shares[slot] = shares.get(slot, 0) + 1 + (state.cities[seat] >> corner & 1)
    return shares


def _link(state: State, seat: int, corner: int) -> None:
    state.link[seat] |= 1 << corner
    state.open_edges[seat] |= state.config.board.grid.edges_at[corner]


def _unlink(state: State, seat: int, corner: int) -> None:
    """An opponent built here: roads no longer go on, unless from their other end."""
    grid = state.config.board.grid
    state.link[seat] &= ~(1 << corner)
    for edge in grid.corner_edges[corner]:
        if not state.link[seat] >> grid.other_end(edge, corner) & 1:
            state.open_edges[seat] &= ~(1 << edge)


def _lower_rates(state: State, seat: int, harbour: int) -> None:
    first = 5 * seat
    if harbour == ANY:
        for slot in range(first, first + 5):
            state.rates[slot] = min(3, state.rates[slot])
    else:
        state.rates[first + harbour] = 2
