"""Making an island: the beginners' board, the variable board with its spiral of discs, the random board.

A board follows from its kind and a short seed that players can share; the dice have a seed of their own.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any

from catanqt.kernel.chance import fair_number, fair_shuffle
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


def make_board(kind: str, seed: str, desert_in_centre: bool = False) -> Board:
    """The board of this kind (one of `BOARDS`) and seed; the beginners' board is always the same."""
    if kind == "beginner":
        return _beginner_board()
    data = printed()
    terrain = [hex_["terrain"] for hex_ in data["hexes"]]
    fair_shuffle(f"{seed}/terrain", terrain)
    if desert_in_centre:
        desert, centre = terrain.index("desert"), _grid().hexes.index((0, 0))
        terrain[desert], terrain[centre] = terrain[centre], terrain[desert]
    harbours = [HARBOURS.index(one["kind"]) for one in data["harbours"]]
    fair_shuffle(f"{seed}/harbours", harbours)
    numbers = _spiral_numbers(terrain, seed) if kind == "variable" else _random_numbers(terrain, seed)
    return Board(_grid(), terrain, numbers, _harbours(harbours))


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


def _spiral_numbers(terrain: Sequence[str], seed: str) -> list[tuple[int, ...]]:
    """Discs in the order of their letters, spiralling inward from a random corner of the island."""
    discs = iter(printed()["spiral"])
    numbers: list[tuple[int, ...]] = [()] * len(terrain)
    for hex_ in spiral(fair_number(f"{seed}/corner", 0, 6)):
        if terrain[hex_] != "desert":
            numbers[hex_] = (next(discs),)
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


def _random_numbers(terrain: Sequence[str], seed: str) -> list[tuple[int, ...]]:
    """Discs anywhere, shuffled until no two red numbers touch."""
    attempt = 0
    while True:
        discs = list(printed()["spiral"])
        fair_shuffle(f"{seed}/discs/{attempt}", discs)
        left = iter(discs)
        numbers = [0 if name == "desert" else next(left) for name in terrain]
        if not _reds_touch(numbers):
            return [(number,) if number else () for number in numbers]
        attempt += 1


def _reds_touch(numbers: Sequence[int]) -> bool:
    return any(
        numbers[one] in RED_NUMBERS and numbers[two] in RED_NUMBERS
        for one, around in enumerate(_grid().hex_neighbours)
        for two in around
    )
