"""The value of corners by simple rules: pips, variety, harbours, and the roads to them.

The features of the value network use them too, because they are cheap and cached for each board.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from catanqt.rules.base.board import ANY, Board
from catanqt.rules.base.state import NOBODY, Cards, State
from catanqt.rules.hexgrid import bits

Worth = Callable[[int], float]
"""How much a corner is worth to somebody."""
NEW_KIND = 2.0
HARBOUR = 1.0


@lru_cache(maxsize=8)
def all_pips(board: Board) -> tuple[int, ...]:
    """In how many of 36 rolls each hex pays."""
    return tuple(sum(6 - abs(7 - number) for number in numbers) for numbers in board.numbers)


def income(state: State, seat: int) -> tuple[int, ...]:
    """The pips of each resource a seat's buildings stand on, cities counted twice."""
    return _income(state.config.board, state.settlements[seat], state.cities[seat])


@lru_cache(maxsize=96)
def _income(board: Board, settlements: int, cities: int) -> tuple[int, ...]:
    pips, total = all_pips(board), [0] * 5
    for corner in bits(settlements | cities):
        for hex_ in board.grid.corner_hexes[corner]:
            if board.resource[hex_] >= 0:
                total[board.resource[hex_]] += (1 + (cities >> corner & 1)) * pips[hex_]
    return tuple(total)


@lru_cache(maxsize=32)
def _land_worths(board: Board, lacking: int) -> tuple[float, ...]:
    """What each corner is worth to somebody who lacks these kinds, a mask; harbours for one kind aside."""
    pips, found = all_pips(board), []
    for corner, hexes in enumerate(board.grid.corner_hexes):
        kinds = {board.resource[hex_] for hex_ in hexes} - {-1}
        worth = float(sum(pips[hex_] for hex_ in hexes if board.resource[hex_] >= 0))
        worth += NEW_KIND * sum(lacking >> kind & 1 for kind in kinds)
        found.append(worth + HARBOUR * (board.harbour_at.get(corner) == ANY))
    return tuple(found)


@lru_cache(maxsize=96)
def corner_worths(board: Board, has: tuple[int, ...]) -> tuple[float, ...]:
    """How much somebody with this income likes to settle on each corner: its yield, what is new of it, its harbour."""
    worths = list(_land_worths(board, sum(1 << kind for kind, pips in enumerate(has) if not pips)))
    for corner, harbour in board.harbour_at.items():
        if harbour != ANY:
            worths[corner] += has[harbour] / 4
    return tuple(worths)


def best_corner(corners: int, worth: Worth) -> int | None:
    """The corner of this mask that is worth most."""
    return max(bits(corners), key=worth, default=None)


def road_towards(state: State, seat: int, edges: int, worth: Worth) -> int | None:
    """The edge of this mask that leads to the best free corner, near ones preferred."""
    grid = state.config.board.grid
    best, best_worth = None, 0.0
    for edge in bits(edges):
        for corner in grid.edges[edge]:
            if state.reach[seat] >> corner & 1 or state.owner[corner] != NOBODY:
                continue
            prospect = _prospect(state, corner, worth)
            if prospect > best_worth:
                best, best_worth = edge, prospect
    return best


def _prospect(state: State, corner: int, worth: Worth) -> float:
    """What a road to this corner opens: the corner itself, or with another road one next to it."""
    free = state.free_corners
    here = worth(corner) if free >> corner & 1 else 0.0
    around = state.config.board.grid.corner_neighbours[corner]
    return max([here, *(0.6 * worth(other) for other in around if free >> other & 1)])


def hand_after(state: State, seat: int, cost: Cards) -> list[int]:
    """The hand if this were paid: negative numbers are missing cards."""
    return [have - price for have, price in zip(state.hand(seat), cost, strict=True)]


def missing(state: State, seat: int, cost: Cards) -> int:
    """How many cards are lacking for this cost."""
    lacking = 0
    for have, price in zip(state.hand(seat), cost, strict=True):
        if have < price:
            lacking += price - have
    return lacking
