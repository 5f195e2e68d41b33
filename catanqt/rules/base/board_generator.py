"""Generates islands: the beginners' board, the variable board with its spiral of discs, the random board.

A board follows from its kind and a short seed that players can share; the dice have a seed of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from catanqt.kernel.chance import fair_number, fair_shuffle
from catanqt.kernel.light_imports import secrets
from catanqt.resource import read_data
from catanqt.rules.base.board import HARBOURS, Board, Harbour
from catanqt.rules.hexgrid import HexGrid, make_grid

BOARDS = ("variable", "random", "beginner")
RED_NUMBERS = (6, 8)
SEED_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Easily told apart when read aloud or copied by hand."""


def new_board_seed() -> str:
    """A short seed to share."""
    return "".join(secrets.choice(SEED_LETTERS) for _ in range(6))


@cache
def printed() -> dict[str, Any]:
    """The facts of the printed game: places, discs, harbours, the beginners' board."""
    return read_data("boards/classic.json")


@cache
def _grid() -> HexGrid:
    return make_grid(tuple((hex_["q"], hex_["r"]) for hex_ in printed()["hexes"]))


class Evenness(NamedTuple):
    """What is asked of the discs. A corner is measured by in how many of 36 rolls its hexes pay, taken together."""

    reds_apart: bool = True
    same_apart: bool = False
    best_corner: int = 0
    """The most that any corner may have; 0 for no limit."""
    worst_corner: int = 0
    """The least that a corner between three hexes with discs must have."""

    def suits(self, numbers: Sequence[int]) -> bool:
        """Whether discs lie like this; 0 is a hex without one."""
        if (self.reds_apart and _reds_touch(numbers)) or (self.same_apart and _same_touch(numbers)):
            return False
        return not (self.best_corner or self.worst_corner) or self._corners_suit(numbers)

    def _corners_suit(self, numbers: Sequence[int]) -> bool:
        pips = [6 - abs(7 - number) if number else 0 for number in numbers]
        for hexes in _grid().corner_hexes:
            total = sum(pips[hex_] for hex_ in hexes)
            inland = len(hexes) == 3 and all(numbers[hex_] for hex_ in hexes)
            if (self.best_corner and total > self.best_corner) or (inland and total < self.worst_corner):
                return False
        return True


PRINTED = Evenness()


def corner_rolls(board: Board) -> tuple[int, int]:
    """How many of 36 rolls pay at the worst corner between three hexes with discs, and at the best corner of all."""
    pips = [sum(6 - abs(7 - number) for number in numbers) for numbers in board.numbers]
    corners = [[pips[hex_] for hex_ in hexes] for hexes in board.grid.corner_hexes]
    inland = [sum(corner) for corner in corners if len(corner) == 3 and all(corner)]
    return min(inland, default=0), max(map(sum, corners))


def make_board(
    kind: str,
    seed: str,
    desert_in_centre: bool = False,
    evenness: Evenness = PRINTED,
    fixed_harbours: bool = False,
) -> Board:
    """The board of this kind (one of `BOARDS`) and seed; the beginners' board is always the same."""
    if kind == "beginner":
        return _beginner_board()
    harbours = [HARBOURS.index(one["kind"]) for one in printed()["harbours"]]
    if not fixed_harbours:
        fair_shuffle(f"{seed}/harbours", harbours)
    if kind == "variable":
        terrain, numbers = _spiral_island(seed, desert_in_centre, evenness)
    else:
        terrain = _shuffled_terrain(seed, desert_in_centre)
        numbers = _random_numbers(terrain, seed, evenness)
    return Board(_grid(), terrain, [(number,) if number else () for number in numbers], _harbours(harbours))


def _shuffled_terrain(seed: str, desert_in_centre: bool) -> list[str]:
    terrain = [hex_["terrain"] for hex_ in printed()["hexes"]]
    fair_shuffle(f"{seed}/terrain", terrain)
    if desert_in_centre:
        desert, centre = terrain.index("desert"), _grid().hexes.index((0, 0))
        terrain[desert], terrain[centre] = terrain[centre], terrain[desert]
    return terrain


def _spiral_island(seed: str, desert_in_centre: bool, evenness: Evenness) -> tuple[list[str], list[int]]:
    """Terrain and discs; the terrain decides where the discs come to lie, so both are tried again together."""
    attempt = 0
    while True:
        own = f"{seed}/{attempt}" if attempt else seed
        terrain = _shuffled_terrain(own, desert_in_centre)
        numbers = _spiral_numbers(terrain, own)
        if evenness.suits(numbers):
            return terrain, numbers
        attempt += 1


def _beginner_board() -> Board:
    hexes = printed()["hexes"]
    numbers = [(hex_["number"],) if hex_["number"] else () for hex_ in hexes]
    kinds = [HARBOURS.index(one["kind"]) for one in printed()["harbours"]]
    return Board(_grid(), [hex_["terrain"] for hex_ in hexes], numbers, _harbours(kinds))


def _harbours(kinds: Sequence[int]) -> list[Harbour]:
    grid = _grid()
    return [
        Harbour(grid.edge_between(*map(grid.corner_at, place["corners"])), kind)
        for place, kind in zip(printed()["harbours"], kinds, strict=True)
    ]


def _spiral_numbers(terrain: Sequence[str], seed: str) -> list[int]:
    """Discs in the order of their letters, spiralling inward from a random corner of the island."""
    discs = iter(printed()["spiral"])
    numbers = [0] * len(terrain)
    for hex_ in spiral(fair_number(f"{seed}/corner", 0, 6)):
        if terrain[hex_] != "desert":
            numbers[hex_] = next(discs)
    return numbers


def spiral(start: int) -> list[int]:
    """The hexes counter-clockwise and inward, from the island's corner number `start`."""
    grid = _grid()
    place = {axial: i for i, axial in enumerate(grid.hexes)}
    path: list[int] = []
    for radius in (2, 1):
        # The six corners of a ring and, from each, the way to the next; counter-clockwise on the screen.
        corners = [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1)]
        for side in range(6):
            q, r = corners[(start + side) % 6]
            to_q, to_r = corners[(start + side + 1) % 6]
            for step in range(radius):
                there = q * (radius - step) + to_q * step, r * (radius - step) + to_r * step
                path.append(place[there])
    return [*path, place[0, 0]]


def _random_numbers(terrain: Sequence[str], seed: str, evenness: Evenness) -> list[int]:
    """Discs anywhere, shuffled until they lie as evenly as is asked."""
    attempt = 0
    while True:
        discs = list(printed()["spiral"])
        fair_shuffle(f"{seed}/discs/{attempt}", discs)
        left = iter(discs)
        numbers = [0 if name == "desert" else next(left) for name in terrain]
        if evenness.suits(numbers):
            return numbers
        attempt += 1


def _same_touch(numbers: Sequence[int]) -> bool:
    return any(
        numbers[one] and numbers[one] == numbers[two]
        for one, around in enumerate(_grid().hex_neighbours)
        for two in around
    )


def _reds_touch(numbers: Sequence[int]) -> bool:
    return any(
        numbers[one] in RED_NUMBERS and numbers[two] in RED_NUMBERS
        for one, around in enumerate(_grid().hex_neighbours)
        for two in around
    )
