"""B2b and B2c: the variable and the random board, and the seeds players share."""

from __future__ import annotations

from itertools import pairwise

import pytest

from catanqt.kernel.record import Seat
from catanqt.rules.base.board import HARBOURS, Board, board_from_data, board_to_data
from catanqt.rules.base.board_generator import SEED_LETTERS, make_board, new_board_seed, spiral
from catanqt.rules.base.setup import Founding
from catanqt.rules.catalog import UnknownGame, new_header
from catanqt.rules.hexgrid import centre
from tests.rules.base.table import GRID, new_game

LETTERED = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
CORNERS = {(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)}
SEATS = [Seat(name) for name in "ABC"]
SEEDS = [f"SEED{i}" for i in range(300)]

GOLDEN = {
    "variable": (
        "fi hi fo pa fi hi fo fi fo pa pa fo mo hi mo pa mo de fi",
        "5 8 4 2 10 3 11 6 9 11 6 12 3 4 5 9 8 10",
        "any any wool any grain brick lumber ore any",
    ),
    "random": (
        "fi hi fo pa fi hi fo fi fo pa pa fo mo hi mo pa mo de fi",
        "5 12 4 5 10 6 2 11 8 9 10 11 3 3 6 9 8 4",
        "any any wool any grain brick lumber ore any",
    ),
}


def distance(hex_: int) -> int:
    q, r = GRID.hexes[hex_]
    return max(abs(q), abs(r), abs(q + r))


def turns_left(one: int, two: int) -> bool:
    """Whether the step from one hex to the next goes counter-clockwise round the centre, y growing downward."""
    (x1, y1), (x2, y2) = centre(GRID.hexes[one]), centre(GRID.hexes[two])
    return x1 * y2 - y1 * x2 < 0


def drawn(board: Board) -> tuple[str, str, str]:
    """Terrain, discs and harbours of a board in a line each."""
    return (
        " ".join(name[:2] for name in board.terrain),
        " ".join(str(*discs) for discs in board.numbers if discs),
        " ".join(HARBOURS[one.kind] for one in board.harbours),
    )


def laid_order(board: Board, start: int) -> list[int]:
    """The discs met on the way round from a corner hex."""
    return [number for hex_ in spiral(start) for number in board.numbers[hex_]]


@pytest.mark.parametrize("start", range(6))
def test_B2_spiral_runs_counter_clockwise_round_both_rings_to_the_centre(start: int) -> None:
    way = spiral(start)
    assert sorted(way) == list(range(19))
    assert [distance(hex_) for hex_ in way] == [2] * 12 + [1] * 6 + [0]
    assert all(two in GRID.hex_neighbours[one] for one, two in pairwise(way))
    assert all(turns_left(one, two) for one, two in pairwise(way[:12]))
    assert all(turns_left(one, two) for one, two in pairwise(way[12:18]))
    assert way[12] in GRID.hex_neighbours[way[0]]


def test_B2_spiral_starts_at_any_of_the_six_corner_hexes() -> None:
    assert {GRID.hexes[spiral(start)[0]] for start in range(6)} == CORNERS


def test_B2_variable_board_lays_the_discs_by_letter_and_skips_the_desert_wherever_it_lies() -> None:
    deserts = set()
    for seed in SEEDS:
        board = make_board("variable", seed)
        assert any(laid_order(board, start) == LETTERED for start in range(6)), seed
        deserts.add(board.desert)
    assert deserts == set(range(19))


def test_B2_variable_board_starts_the_spiral_at_every_corner_sometime() -> None:
    starts = {
        next(start for start in range(6) if laid_order(board, start) == LETTERED)
        for board in (make_board("variable", seed) for seed in SEEDS[:100])
    }
    assert starts == set(range(6))


def test_B2_random_board_never_has_red_numbers_side_by_side() -> None:
    for seed in SEEDS:
        numbers = [discs[0] if discs else 0 for discs in make_board("random", seed).numbers]
        reds = {hex_ for hex_, number in enumerate(numbers) if number in (6, 8)}
        assert len(reds) == 4
        assert not any(other in reds for hex_ in reds for other in GRID.hex_neighbours[hex_]), seed


def test_B2_random_board_does_not_follow_the_spiral() -> None:
    boards = [make_board("random", seed) for seed in SEEDS[:50]]
    assert not any(laid_order(board, start) == LETTERED for board in boards for start in range(6))


@pytest.mark.parametrize("kind", ["variable", "random"])
def test_B2_shuffled_boards_put_every_terrain_and_harbour_everywhere(kind: str) -> None:
    boards = [make_board(kind, seed) for seed in SEEDS]
    for hex_ in range(19):
        assert len({board.terrain[hex_] for board in boards}) == 6
    for place in range(9):
        assert {board.harbours[place].kind for board in boards} == set(range(6))


def test_B2_random_board_puts_every_disc_everywhere() -> None:
    boards = [make_board("random", seed) for seed in SEEDS]
    for hex_ in range(19):
        assert {number for board in boards for number in board.numbers[hex_]} == set(LETTERED)


@pytest.mark.parametrize("kind", ["variable", "random"])
def test_B2_same_seed_same_board_and_other_seed_other_board(kind: str) -> None:
    assert drawn(make_board(kind, "ABCDEF")) == drawn(make_board(kind, "ABCDEF"))
    assert len({drawn(make_board(kind, seed)) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("kind", ["variable", "random"])
def test_B2_seed_CATAN_makes_this_board_for_ever(kind: str) -> None:
    assert drawn(make_board(kind, "CATAN")) == GOLDEN[kind]


@pytest.mark.parametrize("typed", ["k7pq2x", " K7PQ2X ", "K7pq2X\n"])
def test_B2_seeds_may_be_typed_in_any_case_and_with_spaces_around(typed: str) -> None:
    header = new_header("classic", SEATS, board="variable", board_seed=typed)
    assert header.board == board_to_data(make_board("variable", "K7PQ2X"))
    assert header.options["board_seed"] == "K7PQ2X"


def test_B2_new_seeds_are_short_and_their_header_says_which() -> None:
    seeds = {new_board_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 6 and set(seed) <= set(SEED_LETTERS) and seed == seed.upper() for seed in seeds)
    header = new_header("classic", SEATS, board="random")
    assert header.board == board_to_data(make_board("random", str(header.options["board_seed"])))


def test_B2_the_board_seed_does_not_touch_the_dice() -> None:
    one, two = (new_header("classic", SEATS, board_seed="SAME") for _ in range(2))
    assert one.board == two.board
    assert one.dice != two.dice


def test_B2_boards_survive_being_written_down() -> None:
    board = make_board("random", "X")
    assert drawn(board_from_data(board_to_data(board))) == drawn(board)


def test_B2_an_unknown_kind_of_board_is_refused() -> None:
    with pytest.raises(UnknownGame):
        new_header("classic", SEATS, board="flat")


@pytest.mark.parametrize("board", ["variable", "random"])
def test_B2_shuffled_boards_begin_with_founding(board: str) -> None:
    game = new_game(board=board)
    assert game.task == Founding(0, 1)
    assert not any(game.state.settlements)
    assert not any(game.state.roads)
