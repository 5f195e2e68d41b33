"""B14: who gets longest road, and who gets it after a road was cut."""

from __future__ import annotations

from catanqt.kernel.game import Event
from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.events import LongestRoadMoved
from catanqt.rules.base.state import NOBODY, Catan
from catanqt.rules.base.turn import EndTurn, Turn
from tests.rules.base.table import edge, of, path, paths, play, player, points, roll, table

TOP, NORTH, MIDDLE = (3, 0, 4, 1, 5, 2, 6), (11, 7, 12, 8, 13, 9, 14, 10, 15), (27, 33, 28, 34, 29, 35, 30, 36, 31)
SOUTH = (47, 51, 48, 52, 49, 53, 50)
CUT = 35
"""Where seat 0 settles: its road comes up to the middle row from below."""
SPUR = path(45, 40, CUT)


def moved(events: list[Event]) -> list[LongestRoadMoved]:
    return of(LongestRoadMoved, events)


def along(row: tuple[int, ...], roads: int) -> list[int]:
    """This many roads from the left end of a row."""
    return path(*row[: roads + 1])


def step(row: tuple[int, ...], number: int) -> BuildRoad:
    """Build the road with this number along a row."""
    return BuildRoad(along(row, number)[-1])


def cut(middle: int, north: int = 0, top: int = 0, south: list[int] | None = None) -> tuple[Catan, list[Event]]:
    """Seat 0 settles on the middle row of seat 1, the holder, and leaves it 5 roads; 2 and 3 have other rows."""
    game = table(
        player("lbwg", roads=SPUR if south is None else south),
        player("lb", roads=along(MIDDLE, middle)),
        player("lb", roads=along(NORTH, north)),
        player("lb", roads=along(TOP, top)),
        longest_road=1,
    )
    assert points(game) == [0, 2, 0, 0]
    return game, game.play(BuildSettlement(CUT))


def pass_to(game: Catan, seat: int) -> None:
    """End turns, rolling numbers that pay nothing, until this seat is at its turn."""
    while game.task != Turn(seat):
        game.play(EndTurn())
        roll(game, 1, 1)


def test_B14_five_roads_take_the_card_and_four_do_not() -> None:
    game = table(player("lblb", roads=along(NORTH, 3)))
    assert moved(game.play(step(NORTH, 4))) == []
    assert points(game, 0) == [0]
    assert moved(game.play(step(NORTH, 5))) == [LongestRoadMoved(0, 5)]
    assert points(game, 0) == [2]


def test_B14_five_roads_in_two_pieces_take_nothing_until_joined() -> None:
    game = table(player("lb", roads=[*path(11, 7, 12), *path(8, 13, 9)]))
    assert moved(game.play(BuildRoad(edge(12, 8)))) == [LongestRoadMoved(0, 5)]


def test_B14_five_roads_with_a_branch_take_nothing() -> None:
    game = table(player("lb", roads=along(NORTH, 4)))
    assert moved(game.play(BuildRoad(edge(12, 17)))) == []


def test_B14_closing_a_loop_counts() -> None:
    game = table(player("lb", roads=path(12, 8, 13, 18, 23, 17)), player(roads=along(SOUTH, 5)), longest_road=0)
    game.play(BuildRoad(edge(17, 12)))
    assert game.state.road_record == 6


def test_B14_equal_length_does_not_take_the_card_and_one_more_does() -> None:
    game = table(player("lblb", roads=along(NORTH, 5)), player(roads=along(MIDDLE, 6)), longest_road=1)
    assert moved(game.play(step(NORTH, 6))) == []
    assert points(game, 0, 1) == [0, 2]
    assert moved(game.play(step(NORTH, 7))) == [LongestRoadMoved(0, 7)]
    assert points(game, 0, 1) == [2, 0]


def test_B14_the_holder_who_builds_on_raises_the_mark() -> None:
    game = table(player("lb", roads=along(NORTH, 5)), player("lblb", roads=along(MIDDLE, 5)), longest_road=0)
    assert moved(game.play(step(NORTH, 6))) == []
    pass_to(game, 1)
    assert moved(game.play(step(MIDDLE, 6))) == []
    assert moved(game.play(step(MIDDLE, 7))) == [LongestRoadMoved(1, 7)]


def test_B14_a_branch_of_the_holder_does_not_raise_the_mark() -> None:
    game = table(player("lb", roads=along(NORTH, 5)), player("lb", roads=along(MIDDLE, 5)), longest_road=0)
    game.play(BuildRoad(edge(12, 17)))
    pass_to(game, 1)
    assert moved(game.play(step(MIDDLE, 6))) == [LongestRoadMoved(1, 6)]


def test_B14_roads_behind_an_opponents_building_do_not_add_up() -> None:
    game = table(player("lb", roads=along(NORTH, 4)), player(settlements=[12]))
    assert moved(game.play(step(NORTH, 5))) == []


def test_B14_a_city_cuts_nothing() -> None:
    game = table(player("ggooo", settlements=[CUT]), player(roads=path(27, 33, 28, 34, 29, CUT)), longest_road=1)
    assert moved(game.play(BuildCity(CUT))) == []
    assert points(game, 1) == [2]


def test_B14_a_cut_that_leaves_no_five_sets_the_card_aside() -> None:
    """Catanatron leaves it with the holder at length 3."""
    game = table(player("lbwg", roads=path(18, 23, 29)), player(roads=along(MIDDLE, 7)), longest_road=1)
    assert moved(game.play(BuildSettlement(29))) == [LongestRoadMoved(NOBODY, 0)]
    assert points(game, 0, 1) == [1, 0]


def test_B14_a_cut_holder_with_five_left_and_nobody_longer_keeps_the_card() -> None:
    game, events = cut(8, north=4)
    assert moved(events) == []
    assert points(game) == [1, 2, 0, 0]


def test_B14_a_cut_holder_keeps_the_card_on_a_tie() -> None:
    game, events = cut(8, north=5, top=5)
    assert moved(events) == []
    assert points(game) == [1, 2, 0, 0]


def test_B14_after_a_cut_the_new_mark_is_the_shorter_road() -> None:
    game, _ = cut(8, north=5)
    pass_to(game, 2)
    assert moved(game.play(step(NORTH, 6))) == [LongestRoadMoved(2, 6)]
    assert points(game) == [1, 0, 2, 0]


def test_B14_after_a_cut_the_sole_longest_takes_the_card() -> None:
    game, events = cut(8, north=6, top=5)
    assert moved(events) == [LongestRoadMoved(2, 6)]
    assert points(game) == [1, 0, 2, 0]


def test_B14_after_a_cut_five_roads_are_enough_for_the_sole_longest() -> None:
    game = table(player("lbwg", roads=path(18, 23, 29)), player(roads=along(MIDDLE, 7)),
                 player(roads=along(NORTH, 5)), longest_road=1)  # fmt: skip
    assert moved(game.play(BuildSettlement(29))) == [LongestRoadMoved(2, 5)]
    assert points(game, 0, 1, 2) == [1, 0, 2]


def test_B14_after_a_cut_four_roads_are_not() -> None:
    game = table(player("lbwg", roads=path(18, 23, 29)), player(roads=along(MIDDLE, 6)),
                 player(roads=along(NORTH, 4)), longest_road=1)  # fmt: skip
    assert moved(game.play(BuildSettlement(29))) == [LongestRoadMoved(NOBODY, 0)]


def test_B14_after_a_cut_the_one_who_cut_may_take_the_card() -> None:
    game, events = cut(8, north=5, south=path(51, 47, 43, 39, 44, 40, CUT))
    assert moved(events) == [LongestRoadMoved(0, 6)]
    assert points(game) == [3, 0, 0, 0]


def test_B14_after_a_cut_a_tie_of_others_sets_the_card_aside() -> None:
    game, events = cut(8, north=6, top=6)
    assert moved(events) == [LongestRoadMoved(NOBODY, 0)]
    assert points(game) == [1, 0, 0, 0]


def test_B14_building_at_the_end_of_the_road_cuts_nothing() -> None:
    game = table(player("lbwg", roads=SPUR), player(roads=path(27, 33, 28, 34, 29, CUT)), longest_road=1)
    assert moved(game.play(BuildSettlement(CUT))) == []
    assert points(game, 0, 1) == [1, 2]


def test_B14_cutting_off_a_side_branch_changes_nothing() -> None:
    roads = paths(MIDDLE[:6], (34, 39, 44))
    game = table(player("lbwg", roads=path(38, 43, 39)), player(roads=roads), longest_road=1)
    assert moved(game.play(BuildSettlement(39))) == []
    assert points(game, 1) == [2]


def test_B14_the_holder_does_not_cut_itself() -> None:
    game = table(player("lbwg", roads=along(MIDDLE, 6)), longest_road=0)
    assert moved(game.play(BuildSettlement(34))) == []
    assert points(game, 0) == [3]


def test_B14_cutting_somebody_who_is_not_the_holder_moves_nothing() -> None:
    game = table(
        player("lbwg", roads=SPUR), player(roads=along(MIDDLE, 6)), player(roads=along(NORTH, 7)), longest_road=2
    )
    assert moved(game.play(BuildSettlement(CUT))) == []
    assert points(game, 0, 1, 2) == [1, 0, 2]


def test_B14_a_card_set_aside_goes_to_the_first_with_five() -> None:
    game = table(player("lbwg", roads=path(18, 23, 29)), player("lb", roads=along(MIDDLE, 6)),
                 player("lb", roads=along(NORTH, 4)), longest_road=1)  # fmt: skip
    game.play(BuildSettlement(29))
    pass_to(game, 2)
    assert moved(game.play(step(NORTH, 5))) == [LongestRoadMoved(2, 5)]


def test_B14_a_card_set_aside_by_a_tie_goes_to_the_first_to_lead_alone() -> None:
    game, _ = cut(8, north=6, top=6)
    pass_to(game, 2)
    assert moved(game.play(step(NORTH, 7))) == [LongestRoadMoved(2, 7)]
    assert points(game) == [1, 0, 2, 0]


def test_B14_a_card_set_aside_by_a_tie_is_not_for_a_shorter_road() -> None:
    """Two have six; a third who reaches five, the least that counts, does not have the longest road."""
    game = table(
        player("lbwglb", roads=[*SPUR, *path(45, 49, 52)]),
        player(roads=along(MIDDLE, 8)),
        player(roads=along(NORTH, 6)),
        player(roads=along(TOP, 6)),
        longest_road=1,
    )
    assert moved(game.play(BuildSettlement(CUT))) == [LongestRoadMoved(NOBODY, 0)]
    assert moved(game.play(BuildRoad(edge(52, 48)))) == []
    assert points(game) == [1, 0, 0, 0]


def test_B14_a_card_set_aside_by_a_tie_is_not_for_a_mere_branch() -> None:
    """One of the two with six adds a side road: still six each."""
    game, _ = cut(8, north=6, top=6)
    pass_to(game, 2)
    assert moved(game.play(BuildRoad(edge(12, 17)))) == []
    assert points(game) == [1, 0, 0, 0]


def test_B14_a_card_set_aside_by_a_tie_goes_to_the_one_left_when_the_other_is_cut() -> None:
    """Cutting one of the two with six leaves a sole longest, who takes the card."""
    mine = player("lbwg" * 2, roads=[*SPUR, *path(17, 12)])
    game = table(mine, player(roads=along(MIDDLE, 8)), player(roads=along(NORTH, 6)), player(roads=along(TOP, 6)),
                 longest_road=1)  # fmt: skip
    assert moved(game.play(BuildSettlement(CUT))) == [LongestRoadMoved(NOBODY, 0)]
    assert moved(game.play(BuildSettlement(12))) == [LongestRoadMoved(3, 6)]
    assert points(game) == [2, 0, 0, 2]


def test_B14_the_two_points_move_and_are_never_doubled() -> None:
    game = table(player("lblb", roads=along(NORTH, 4)), player(roads=along(MIDDLE, 5)), longest_road=1)
    assert moved(play(game, step(NORTH, 5), step(NORTH, 6))) == [LongestRoadMoved(0, 6)]
    assert sum(points(game)) == 2
