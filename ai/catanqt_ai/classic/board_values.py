"""The constant values of a board: what each corner and hex yields. Computed once for each board and cached."""

from __future__ import annotations

from functools import lru_cache

from catanqt.rules.base.board import Board
from catanqt_ai.win_time import Vector


def number_pips(number: int) -> int:
    """How many of the 36 rolls have this sum."""
    return 6 - abs(7 - number)


def pips(board: Board, hex_: int) -> int:
    """In how many of 36 rolls this hex pays."""
    return sum(map(number_pips, board.numbers[hex_]))


class BoardValues:
    """Yields in cards a round, a round being one roll of each player."""

    def __init__(self, board: Board, players: int) -> None:
        scale = players / 36
        self.board = board
        self.pips = tuple(_corner_pips(board, corner) for corner in range(len(board.grid.corners)))
        """For each corner its pips by resource."""
        self.total_pips = tuple(map(sum, self.pips))
        self.hex_pips = tuple(pips(board, hex_) for hex_ in range(len(board.terrain)))
        self.yields = tuple(
            (scale * one[0], scale * one[1], scale * one[2], scale * one[3], scale * one[4]) for one in self.pips
        )
        """What a settlement on each corner earns in a round."""
        self.hex_yield = tuple(scale * one for one in self.hex_pips)
        """What a settlement earns from each hex in a round."""
        self.numbers = tuple(
            frozenset(n for hex_ in hexes for n in board.numbers[hex_]) for hexes in board.grid.corner_hexes
        )


def _corner_pips(board: Board, corner: int) -> tuple[int, int, int, int, int]:
    total = [0] * 5
    for hex_ in board.grid.corner_hexes[corner]:
        if board.resource[hex_] >= 0:
            total[board.resource[hex_]] += pips(board, hex_)
    return total[0], total[1], total[2], total[3], total[4]


@lru_cache(maxsize=8)
def board_values(board: Board, players: int) -> BoardValues:
    return BoardValues(board, players)


@lru_cache(maxsize=8)
def liking(board: Board, players: int, weights: Vector) -> tuple[float, ...]:
    """How much each corner's yield is worth to somebody with these weights."""
    return tuple(
        sum(amount * weight for amount, weight in zip(one, weights, strict=True))
        for one in board_values(board, players).yields
    )
