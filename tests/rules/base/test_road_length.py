"""B14: how long a road is."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from catanqt.kernel.game import Action
from catanqt.rules.base.awards import road_length
from catanqt.rules.base.building import BuildRoad, BuildSettlement
from catanqt.rules.base.state import NOBODY, Catan
from catanqt.rules.base.turn import Turn
from tests.rules.base.table import GRID, menu, path, paths, player, table
from tests.rules.base.trails import lengths, longest_trail, rightful_holder, road_sites

RING = (12, 8, 13, 18, 23, 17, 12)
LOWER_RING = (29, 35, 40, 44, 39, 34, 29)
CASES = {
    "nothing": ([], 0),
    "one": (path(12, 8), 1),
    "a line": (path(12, 8, 13, 18, 23), 4),
    "the longer of two pieces": (paths((12, 8, 13), (28, 34, 29, 35)), 3),
    "a fork counts one branch": (paths((12, 8, 13, 18), (13, 9, 5)), 4),
    "a star of three": (paths((8, 12), (8, 13), (8, 4)), 2),
    "a loop": (path(*RING), 6),
    "an almost closed loop": (path(*RING[:-1]), 5),
    "a loop with a tail": (paths(RING, (17, 22)), 7),
    "a loop with a long tail": (paths(RING, (17, 22, 28, 34)), 9),
    "a loop with two tails counts one": (paths(RING, (12, 7), (23, 29)), 7),
    "a loop with neighbouring tails counts all but one road": (paths(RING, (12, 7), (17, 22)), 7),
    "two loops side by side": (paths(RING, (17, 22, 28, 34, 29, 23)), 11),
    "two loops joined by a road, both joints passed twice": (paths(RING, (23, 29), LOWER_RING), 13),
}


def roads_of(seed: int, count: int) -> list[int]:
    """A random network: mostly grown on, sometimes begun anew."""
    rng = random.Random(seed)
    found = {rng.randrange(72)}
    while len(found) < count:
        near = [edge for road in found for corner in GRID.edges[road] for edge in GRID.corner_edges[corner]]
        found.add(rng.choice(near) if rng.random() < 0.93 else rng.randrange(72))
    return sorted(found)


def enemies_of(seed: int, count: int) -> list[int]:
    rng = random.Random(seed)
    free = list(range(54))
    found = []
    while len(found) < count:
        found.append(rng.choice(free))
        free = [corner for corner in free if corner not in (found[-1], *GRID.corner_neighbours[found[-1]])]
    return found


@pytest.mark.parametrize(("roads", "length"), CASES.values(), ids=CASES)
def test_B14_the_length_of(roads: list[int], length: int) -> None:
    game = table(player(roads=roads))
    assert road_length(game.state, 0) == length
    assert longest_trail([GRID.edges[road] for road in roads], set()) == length


@pytest.mark.parametrize("piece", ["settlements", "cities"])
def test_B14_an_opponents_building_interrupts(piece: str) -> None:
    road = path(27, 33, 28, 34, 29, 35, 30)
    for corner, length in ((33, 5), (28, 4), (34, 3), (29, 4), (35, 5)):
        game = table(player(roads=road), player(**{piece: [corner]}))
        assert road_length(game.state, 0) == length, corner


@pytest.mark.parametrize("corner", [27, 30])
def test_B14_an_opponents_building_at_the_end_does_not_shorten(corner: int) -> None:
    game = table(player(roads=path(27, 33, 28, 34, 29, 35, 30)), player(settlements=[corner]))
    assert road_length(game.state, 0) == 6


@pytest.mark.parametrize("piece", ["settlements", "cities"])
def test_B14_an_own_building_does_not_interrupt(piece: str) -> None:
    game = table(player(roads=path(27, 33, 28, 34, 29, 35, 30), **{piece: [28]}))
    assert road_length(game.state, 0) == 6


def test_B14_an_opponents_road_does_not_interrupt() -> None:
    game = table(player(roads=path(27, 33, 28, 34, 29, 35, 30)), player(roads=path(22, 28)))
    assert road_length(game.state, 0) == 6


def test_B14_a_loop_through_an_opponents_building_may_start_and_end_there() -> None:
    game = table(player(roads=path(*RING)), player(settlements=[12]))
    assert road_length(game.state, 0) == 6


def test_B14_a_loop_with_a_tail_at_an_opponents_building_loses_the_tail() -> None:
    game = table(player(roads=paths(RING, (17, 22))), player(settlements=[17]))
    assert road_length(game.state, 0) == 6


@pytest.mark.parametrize("seed", range(200))
def test_B14_length_agrees_with_trying_every_trail(seed: int) -> None:
    roads, enemies = roads_of(seed, 3 + seed % 13), enemies_of(seed, seed % 5)
    game = table(player(roads=roads), player(settlements=enemies))
    assert road_length(game.state, 0) == longest_trail([GRID.edges[road] for road in roads], set(enemies))


@pytest.mark.parametrize("seed", range(40))
def test_B14_the_record_agrees_with_trying_every_trail_after_each_road(seed: int) -> None:
    rng = random.Random(seed)
    enemies = [corner for corner in enemies_of(seed, seed % 5) if 18 not in (corner, *GRID.corner_neighbours[corner])]
    game = table(player("l" * 15 + "b" * 15, settlements=[18]), player(settlements=enemies), goal=100)
    while sites := menu(game, BuildRoad):
        game.play(rng.choice(sites))
        length = lengths(game)[0]
        assert game.state.road_record == (length if length >= 5 else 0)
        assert game.state.longest_road == (0 if length >= 5 else NOBODY)


@pytest.mark.parametrize("seed", range(30))
def test_B14_the_card_always_lies_where_the_rule_puts_it(seed: int) -> None:
    """Four players lay roads and cut each other's; all lengths are counted again after each piece."""
    rng = random.Random(seed)
    game = table(*(player(settlements=[corner]) for corner in (12, 24, 39, 25)), goal=100)
    holder: int | None = None
    for turn in range(80):
        sites = begin_turn(game, turn % 4, rng.random() < 0.1)
        if sites:
            game.play(rng.choice(sites))
            found = lengths(game)
            holder = rightful_holder(holder, found)
            assert game.state.longest_road == (NOBODY if holder is None else holder), (turn, found)
            assert game.state.road_record == (0 if holder is None else found[holder]), (turn, found)


def begin_turn(game: Catan, seat: int, settle: bool) -> Sequence[Action]:
    """Give a seat the turn and the cards for one piece; where it can stand."""
    state = game.state
    state.turn = seat
    state.todo = [Turn(seat)]
    state.hands[:] = [1 if seat == slot // 5 and slot % 5 < 4 else 0 for slot in range(20)]
    roads, settlements = menu(game, BuildRoad), menu(game, BuildSettlement)
    if state.roads[seat].bit_count() < 15:
        assert {action.edge for action in roads} == road_sites(game, seat)
    return settlements if settlements and (settle or not roads) else roads
