"""JU1: the two printed boards, and what is wrong with others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior.board import RESOURCES, Board, board_from_data, board_to_data
from catanqt.rules.junior.printed import printed_board
from tests.rules.junior.table import LARGE, RULES, SMALL

LARGE_ISLANDS = {
    (-2, 0): ("wood", 3, 6), (-1, -1): ("cutlass", 1, 4), (-2, 1): ("cutlass", 4, 4), (-1, 0): ("gold", 5, 6),
    (0, -1): ("wood", 2, 6), (-1, 1): ("wood", 1, 6), (1, -1): ("goat", 1, 6), (0, 1): ("goat", 2, 6),
    (1, 0): ("gold", 3, 6), (2, -1): ("molasses", 2, 4), (1, 1): ("molasses", 4, 4), (2, 0): ("goat", 5, 6),
}  # fmt: skip
SMALL_ISLANDS = {
    (-1, -1): ("cutlass", 1, 3), (0, -1): ("goat", 2, 5), (1, -1): ("wood", 3, 4),
    (-1, 0): ("molasses", 3, 5), (0, 0): ("gold", 5, 6), (1, 0): ("molasses", 4, 5),
    (-1, 1): ("wood", 4, 4), (0, 1): ("goat", 1, 5), (1, 1): ("cutlass", 2, 3),
}  # fmt: skip
BOTH = pytest.mark.parametrize("board", [LARGE, SMALL], ids=["large", "small"])


def islands(board: Board) -> dict[tuple[int, int], tuple[str, int, int]]:
    return {
        (island.q, island.r): (island.resource, island.number, shore.bit_count())
        for island, shore in zip(board.layout.islands, board.shores, strict=True)
    }


def test_JU1_the_islands_are_the_printed_ones_each_with_its_lair_sites() -> None:
    assert islands(LARGE) == LARGE_ISLANDS
    assert islands(SMALL) == SMALL_ISLANDS


def test_JU1_the_sites_are_as_many_as_printed() -> None:
    assert (len(LARGE.layout.lair_sites), len(LARGE.layout.ship_sites)) == (32, 40)
    assert (len(SMALL.layout.lair_sites), len(SMALL.layout.ship_sites)) == (16, 16)


def test_JU1_one_to_three_ships_fit_around_a_lair_site() -> None:
    assert Counter(ships.bit_count() for ships in LARGE.ships_at) == {2: 16, 3: 16}
    assert Counter(ships.bit_count() for ships in SMALL.ships_at) == {1: 8, 3: 8}


@BOTH
def test_JU1_ship_sites_join_exactly_the_lair_sites_one_step_apart(board: Board) -> None:
    sites = enumerate(board.layout.lair_sites)
    near = {
        (one, two)
        for (one, (x1, y1)), (two, (x2, y2)) in combinations(sites, 2)
        if (abs(x1 - x2), abs(y1 - y2)) in {(1, 1), (0, 2)}
    }
    assert set(board.layout.ship_sites) == near
    assert [tuple(bits(ends)) for ends in board.ends] == list(board.layout.ship_sites)


@BOTH
def test_JU1_a_lair_site_and_its_islands_know_each_other(board: Board) -> None:
    for island, shore in enumerate(board.shores):
        assert set(bits(shore)) == {site for site, at in enumerate(board.islands_at) if island in at}
    for number, sources in enumerate(board.sources):
        paying = {island for _, found in sources for island in found}
        assert paying == {i for i, one in enumerate(board.layout.islands) if one.number == number}
        assert all(board.resource[island] == resource for resource, found in sources for island in found)


@BOTH
def test_JU1_there_is_no_six_and_every_resource_is_produced(board: Board) -> None:
    assert {island.number for island in board.layout.islands} == {1, 2, 3, 4, 5}
    assert {island.resource for island in board.layout.islands} == set(RESOURCES)


@BOTH
def test_JU1_spooky_island_is_not_one_of_the_others_and_has_no_shore_on_the_small_board(board: Board) -> None:
    spooky = board.layout.spooky_island
    assert (spooky.q, spooky.r) not in islands(board)
    x, y = 2 * spooky.q + spooky.r, 3 * spooky.r
    near = [site for site in board.layout.lair_sites if abs(site[0] - x) <= 1 and abs(site[1] - y) <= 2]
    assert len(near) == (6 if board is LARGE else 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_JU1_two_play_on_the_small_side_three_and_four_on_the_large(players: int) -> None:
    data = RULES.make_board("printed", "any seed", players)
    assert len(data["islands"]) == (9 if players == 2 else 12)
    assert [start["colour"] for start in data["start"]] == ["red", "blue", "orange", "white"][:players]
    assert board_to_data(board_from_data(data)) == data


def test_a_board_handed_out_is_nobody_elses() -> None:
    printed_board(4)["islands"].clear()
    assert len(printed_board(4)["islands"]) == 12


def change(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(fields)


WRONG: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("board.reefs", change(reefs=[])),
    ("board", lambda data: data.pop("start")),
    ("board.islands", change(islands=None)),
    ("board.islands", lambda data: data["islands"].append(data["islands"][0])),
    ("board.islands", lambda data: data["islands"].append(data["islands"][0] | data["spooky_island"])),
    ("board.islands", change(islands=[])),
    ("board.islands[1]", lambda data: data["islands"][1].update(q=1 << 30)),
    ("board.islands[1].resource", lambda data: data["islands"][1].update(resource="brick")),
    ("board.islands[1].number", lambda data: data["islands"][1].update(number=6)),
    ("board.islands[1].number", lambda data: data["islands"][1].update(number=True)),
    ("board.lair_sites", lambda data: data["lair_sites"].append([0, -2])),
    ("board.lair_sites[32]", lambda data: data["lair_sites"].append([0, 0])),
    ("board.lair_sites[3]", lambda data: data["lair_sites"][3].append(0)),
    ("board.ship_sites", lambda data: data["ship_sites"].append([0, 1])),
    ("board.ship_sites", change(ship_sites=[])),
    ("board.ship_sites[40]", lambda data: data["ship_sites"].append([2, 1])),
    ("board.ship_sites[40]", lambda data: data["ship_sites"].append([3, 3])),
    ("board.ship_sites[40]", lambda data: data["ship_sites"].append([3, 32])),
    ("board.start", lambda data: data["start"][0].update(lairs=[4])),
    ("board.start", lambda data: data["start"][0].update(ships=[4])),
    ("board.start", lambda data: data["start"][0].update(lairs=[4, 11])),
    ("board.start", lambda data: data["start"][0].update(lairs=[4, 32])),
    ("board.start", lambda data: data["start"][0].update(ships=[5, 40])),
    ("board.start", lambda data: data["start"][0].update(ships=[5, 29])),
    ("board.start[0].colour", lambda data: data["start"][0].update(colour=7)),
]


@pytest.mark.parametrize(("place", "spoil"), WRONG)
def test_a_board_that_makes_no_sense_is_refused_with_the_place(place: str, spoil: Callable[[Any], object]) -> None:
    data = printed_board(4)
    board_from_data(data)
    spoil(data)
    with pytest.raises(DecodeError) as caught:
        board_from_data(data)
    assert caught.value.place == place
