"""B1 and B2a: the island's shape, and the beginners' board with its pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from catanqt.rules.base.board import HARBOURS, Board
from catanqt.rules.base.board_generator import BOARDS, make_board
from catanqt.rules.base.turn import BeforeRoll
from catanqt.rules.hexgrid import bits
from tests.rules.base.table import GRID, bank, hand, new_game, points

TERRAIN = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
DISCS = {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}

BEGINNER = {
    (0, -2): ("mountains", 10), (1, -2): ("pasture", 2), (2, -2): ("forest", 9),
    (-1, -1): ("fields", 12), (0, -1): ("hills", 6), (1, -1): ("pasture", 4), (2, -1): ("hills", 10),
    (-2, 0): ("fields", 9), (-1, 0): ("forest", 11), (0, 0): ("desert", None), (1, 0): ("forest", 3),
    (2, 0): ("mountains", 8),
    (-2, 1): ("forest", 8), (-1, 1): ("mountains", 3), (0, 1): ("fields", 4), (1, 1): ("pasture", 5),
    (-2, 2): ("hills", 5), (-1, 2): ("fields", 6), (0, 2): ("pasture", 11),
}  # fmt: skip
BEGINNER_HARBOURS = {
    ((-3, -7), (-2, -8)): "any", ((0, -8), (1, -7)): "grain", ((3, -5), (4, -4)): "ore",
    ((5, -1), (5, 1)): "any", ((3, 5), (4, 4)): "wool", ((0, 8), (1, 7)): "any",
    ((-3, 7), (-2, 8)): "any", ((-4, 2), (-4, 4)): "brick", ((-4, -4), (-4, -2)): "lumber",
}  # fmt: skip
WHITE = (((-2, -4), (-3, -5)), ((-3, 1), (-4, 2)), "bgo")
ORANGE = (((2, -4), (3, -5)), ((0, 4), (0, 2)), "lbw")
BLUE = (((-2, 4), (-3, 5)), ((2, 4), (3, 5)), "lbo")
RED = (((3, 1), (4, 2)), ((0, -4), (0, -2)), "lwo")


def boards() -> list[Board]:
    return [make_board(kind, seed) for kind in BOARDS for seed in ("A", "B", "C")]


def harbours(board: Board) -> dict[tuple[tuple[int, int], ...], str]:
    grid = board.grid
    ends = {one: [grid.corners[corner] for corner in grid.edges[one.edge]] for one in board.harbours}
    return {tuple(sorted(points)): HARBOURS[one.kind] for one, points in ends.items()}


def test_B1_the_island_has_19_hexes_54_corners_and_72_edges() -> None:
    for board in boards():
        assert (len(board.grid.hexes), len(board.grid.corners), len(board.grid.edges)) == (19, 54, 72)


def test_B1_terrain_and_discs_are_those_in_the_box() -> None:
    for board in boards():
        assert Counter(board.terrain) == TERRAIN
        assert Counter(number for discs in board.numbers for number in discs) == DISCS
        assert sum(map(len, board.numbers)) == 18
        assert board.numbers[board.terrain.index("desert")] == ()
        assert all(
            len(discs) == 1 for discs, name in zip(board.numbers, board.terrain, strict=True) if name != "desert"
        )


def test_B1_every_hex_has_six_corners_and_every_corner_two_or_three_edges() -> None:
    assert all(len(set(corners)) == 6 for corners in GRID.hex_corners)
    assert Counter(map(len, GRID.corner_edges)) == {2: 18, 3: 36}
    assert Counter(map(len, GRID.corner_hexes)) == {1: 18, 2: 12, 3: 24}
    assert Counter(map(len, GRID.hex_neighbours)) == {3: 6, 4: 6, 6: 7}


def test_B1_corners_lie_around_their_hexes() -> None:
    offsets = {(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)}
    for (q, r), corners in zip(GRID.hexes, GRID.hex_corners, strict=True):
        assert {GRID.corners[corner] for corner in corners} == {(2 * q + r + x, 3 * r + y) for x, y in offsets}


def test_B1_edges_join_corners_one_step_apart() -> None:
    for one, two in GRID.edges:
        (x1, y1), (x2, y2) = GRID.corners[one], GRID.corners[two]
        assert (abs(x1 - x2), abs(y1 - y2)) in {(1, 1), (0, 2)}


def test_B2_beginners_board_is_the_printed_one() -> None:
    board = make_board("beginner", "any seed")
    found = {
        axial: (terrain, discs[0] if discs else None)
        for axial, terrain, discs in zip(board.grid.hexes, board.terrain, board.numbers, strict=True)
    }
    assert found == BEGINNER
    assert harbours(board) == BEGINNER_HARBOURS


def test_B2_harbours_lie_on_the_nine_coast_edges_of_the_frame() -> None:
    for board in boards():
        assert set(harbours(board)) == set(BEGINNER_HARBOURS)
        assert Counter(harbours(board).values()) == Counter(BEGINNER_HARBOURS.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B2_beginners_pieces_and_star_resources(players: int) -> None:
    game = new_game(players)
    for seat, (paying, other, paid) in enumerate((WHITE, ORANGE, BLUE, RED)[:players]):
        corners = [GRID.corner_at(place) for place, _ in (paying, other)]
        roads = [GRID.edge_between(GRID.corner_at(place), GRID.corner_at(end)) for place, end in (paying, other)]
        assert list(bits(game.state.settlements[seat])) == sorted(corners)
        assert list(bits(game.state.roads[seat])) == sorted(roads)
        assert game.state.cities[seat] == 0
        assert hand(game, seat) == paid
    assert points(game) == [2] * players
    assert sum(bank(game)) == 5 * 19 - 3 * players
    assert game.task == BeforeRoll(0)


@pytest.mark.parametrize("board", BOARDS)
def test_B2_the_robber_starts_on_the_desert(board: str) -> None:
    game = new_game(board=board)
    assert game.state.config.board.terrain[game.state.robber] == "desert"
