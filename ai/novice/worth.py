"""What places are worth to a novice: pips, variety, harbours, and the way there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from catanqt.rules.base.board import ANY, Board
from catanqt.rules.base.state import NOBODY, Cards, State
from catanqt.rules.hexgrid import bits

Worth = Callable[[int], float]
"""How much a corner is worth to somebody."""
NEW_KIND = 2.0
HARBOUR = 1.0


@lru_cache(maxsize=64)
def all_pips(board: Board) -> tuple[int, ...]:
    """In how many of 36 rolls each hex pays."""
    return tuple(sum(6 - abs(7 - number) for number in numbers) for numbers in board.numbers)


def income(state: State, seat: int) -> list[int]:
    """The pips of each resource a seat's buildings stand on, cities counted twice."""
    total = [0] * 5
    for pips, (_, shares) in zip(all_pips(state.table.board), state.yields, strict=True):
        for slot, amount in shares:
            if slot // 5 == seat:
                total[slot % 5] += amount * pips
    return total


def corner_worth(board: Board, has: Sequence[int], corner: int) -> float:
    """How much a novice with this income likes to settle here."""
    pips, worth, kinds = all_pips(board), 0.0, set[int]()
    for hex_ in board.grid.corner_hexes[corner]:
        kind = board.resource[hex_]
        if kind >= 0:
            kinds.add(kind)
            worth += pips[hex_]
    worth += NEW_KIND * sum(not has[kind] for kind in kinds)
    harbour = board.harbour_at.get(corner)
    if harbour is not None:
        worth += HARBOUR if harbour == ANY else has[harbour] / 4
    return worth


def best_corner(corners: int, worth: Worth) -> int | None:
    """The corner of this mask that is worth most."""
    return max(bits(corners), key=worth, default=None)


def road_towards(state: State, seat: int, edges: int, worth: Worth) -> int | None:
    """The edge of this mask that leads to the best free corner, near ones preferred."""
    grid = state.table.board.grid
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
    around = state.table.board.grid.corner_neighbours[corner]
    return max([here, *(0.6 * worth(other) for other in around if free >> other & 1)])


def hand_after(state: State, seat: int, cost: Cards) -> list[int]:
    """The hand if this were paid: negative numbers are missing cards."""
    return [have - price for have, price in zip(state.hand(seat), cost, strict=True)]


def missing(state: State, seat: int, cost: Cards) -> int:
    """How many cards are lacking for this cost."""
    return sum(-left for left in hand_after(state, seat, cost) if left < 0)
