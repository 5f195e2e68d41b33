"""The island with its two soccer pitches."""

from __future__ import annotations

from catanqt.kernel.chance import fair_number
from catanqt.rules.base.board import Board

PITCH = "pitch"
FEW = ("mountains", "hills")
"""Terrain too scarce to lose a hex of."""


def lay_pitches(board: Board, seed: str) -> Board:
    """One pitch replaces the desert in the centre, the other the hex of disc 2, whose disc joins the 12."""
    terrain = [PITCH if name == "desert" else name for name in board.terrain]
    numbers = list(board.numbers)
    second = next(hex_ for hex_, discs in enumerate(numbers) if 2 in discs)
    double = next(hex_ for hex_, discs in enumerate(numbers) if 12 in discs)
    numbers[second] = ()
    numbers[double] = (2, 12)
    if terrain[second] in FEW:
        pastures = [hex_ for hex_, name in enumerate(terrain) if name == "pasture"]
        terrain[pastures[fair_number(f"{seed}/pasture", 0, len(pastures))]] = terrain[second]
    terrain[second] = PITCH
    return Board(board.grid, terrain, numbers, board.harbours, board.extras)


def by_a_pitch(board: Board, corner: int) -> bool:
    return any(board.terrain[hex_] == PITCH for hex_ in board.grid.corner_hexes[corner])
