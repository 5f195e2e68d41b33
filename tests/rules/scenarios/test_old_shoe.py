"""FI6: the old shoe."""

from __future__ import annotations

import pytest

from catanqt.rules.base.building import BuildCity
from catanqt.rules.base.events import Won
from catanqt.rules.base.robber import RobberMove
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.scenarios.fishermen.rules.actions import DrawFish, FishDraw, PassShoe
from catanqt.scenarios.fishermen.rules.events import FishCaught, ShoeMoved
from tests.rules.base.table import menu, of, play, player, roll
from tests.rules.scenarios.kit import fish, points, refused, rules_of, sea, table

THREE = {"settlements": [2], "cities": [16]}
NINE_AND_A_CITY = {"hand": "ggooo", "settlements": [2, 50, 32], "cities": [16, 18, 25]}
"""Nine points and the cards for a tenth."""


def shod(*people: dict[str, object], owner: int = 0, **situation: object) -> Catan:
    return table(*people, fish=sea(shoe=owner), **situation)


def test_FI6_the_shoe_is_shown_at_once_and_is_no_token() -> None:
    game = table(player(settlements=[3]), fish=sea(), todo=[BeforeRoll(0)])
    roll(game, 3, 3)
    events = game.play(DrawFish(0))
    assert of(ShoeMoved, events) == [ShoeMoved(0)]
    assert of(FishCaught, events) == []
    assert fish(game) == {"tokens": [[0, 0, 0]] * 4, "spent": [0, 0, 0], "shoe": 0}


def test_FI6_there_is_one_shoe() -> None:
    game = table(player(cities=[3]), fish=sea(), todo=[Turn(0), FishDraw(0, 2)])
    game.play(DrawFish(0))
    assert refused(game, DrawFish(0)) == "impossible-outcome"


@pytest.mark.parametrize("owner", range(4))
def test_FI6_its_owner_needs_a_point_more(owner: int) -> None:
    game = shod(owner=owner)
    assert game.state.goals == [10 + (seat == owner) for seat in range(4)]


def test_FI6_ten_points_do_not_win_with_the_shoe() -> None:
    game = shod(player(**NINE_AND_A_CITY))
    assert of(Won, game.play(BuildCity(2))) == []
    assert points(game)[0] == 10
    assert game.task == Turn(0)


def test_FI6_ten_points_win_without_it() -> None:
    game = shod(player(**NINE_AND_A_CITY), owner=1)
    assert of(Won, game.play(BuildCity(2))) == [Won(0, 10)]


def test_FI6_eleven_points_win_with_the_shoe() -> None:
    game = shod(player("ggooo", settlements=[2, 50, 32, 47], cities=[16, 18, 25]))
    assert points(game)[0] == 10
    assert of(Won, game.play(BuildCity(2))) == [Won(0, 11)]


def test_FI6_drawn_in_a_draw_of_several_it_counts_for_the_goal_at_once() -> None:
    game = table(player(cities=[3]), fish=sea(), todo=[Turn(0), FishDraw(0, 2)])
    game.play(DrawFish(0))
    assert game.state.goals == [11, 10, 10, 10]
    assert game.task == FishDraw(0, 1)


@pytest.mark.parametrize("theirs", [3, 4], ids=["as many points", "more points"])
def test_FI6_it_may_be_handed_to_a_player_with_as_many_or_more_points(theirs: int) -> None:
    other = {"settlements": [32, 50][: theirs - 2], "cities": [18]}
    game = shod(player(**THREE), player(**other))
    assert points(game)[:2] == [3, theirs]
    assert menu(game, PassShoe) == [PassShoe(1)]
    assert of(ShoeMoved, game.play(PassShoe(1))) == [ShoeMoved(1)]
    assert fish(game)["shoe"] == 1
    assert game.state.goals == [10, 11, 10, 10]
    assert game.task == Turn(0)


def test_FI6_not_to_a_player_with_fewer_points() -> None:
    game = shod(player(**THREE), player(cities=[18]), player(settlements=[32, 50], cities=[29]))
    assert menu(game, PassShoe) == [PassShoe(2)]
    assert refused(game, PassShoe(1)) == "not-enough-points"


def test_FI6_whoever_alone_has_most_points_keeps_it() -> None:
    game = shod(player(**THREE), player(cities=[18]))
    assert menu(game, PassShoe) == []
    for seat in (1, 2, 3):
        assert refused(game, PassShoe(seat)) == "not-enough-points"


@pytest.mark.parametrize("seat", [0, 4, -1])
def test_FI6_not_to_oneself_or_to_nobody(seat: int) -> None:
    assert refused(shod(), PassShoe(seat)) == "not-enough-points"


def test_FI6_visible_points_decide() -> None:
    """Seat 0's hidden cards do not bar, seat 2's do not help."""
    game = shod(player(settlements=[2], cards="vv"), player(settlements=[32]), player(cards="vv"))
    assert points(game)[:3] == [3, 1, 2]
    assert menu(game, PassShoe) == [PassShoe(1)]
    assert refused(game, PassShoe(2)) == "not-enough-points"


def test_FI6_not_before_the_roll() -> None:
    game = shod(todo=[BeforeRoll(0)])
    assert menu(game, PassShoe) == []
    assert refused(game, PassShoe(1)) == "after-the-roll"
    roll(game, 1, 1)
    game.play(PassShoe(1))
    assert fish(game)["shoe"] == 1


def test_FI6_not_by_anybody_else() -> None:
    game = shod(owner=1)
    assert menu(game, PassShoe) == []
    assert refused(game, PassShoe(2)) == "no-shoe"
    assert refused(shod(todo=[Turn(0), RobberMove(0)]), PassShoe(1)) == "not-now"


def test_FI6_not_while_it_lies_face_down() -> None:
    assert refused(table(fish=sea()), PassShoe(1)) == "no-shoe"


def test_FI6_the_new_owner_may_hand_it_on_in_the_own_turn() -> None:
    game = shod()
    play(game, PassShoe(1), EndTurn())
    assert refused(game, PassShoe(0)) == "after-the-roll"
    roll(game, 1, 1)
    game.play(PassShoe(0))
    assert fish(game)["shoe"] == 0


def test_FI6_once_it_is_gone_it_is_gone() -> None:
    game = shod()
    game.play(PassShoe(1))
    assert refused(game, PassShoe(2)) == "no-shoe"


def test_FI6_handing_it_over_can_win() -> None:
    """Ten points were not enough with the shoe; seat 1 has ten as well and must take it."""
    ten = player(settlements=[2, 50], cities=[16, 18, 25, 47])
    game = shod(ten, player(settlements=[0, 32], cities=[9, 7, 29, 36]))
    assert points(game)[:2] == [10, 10]
    assert of(Won, game.play(PassShoe(1))) == [Won(0, 10)]
    assert rules_of(game).winner(game) == 0


def test_FI6_getting_it_can_cost_the_win() -> None:
    """Seat 1 has ten points when its turn begins, but also the shoe."""
    ten = player(settlements=[0, 32], cities=[5, 7, 29, 31])
    game = shod(player(), ten)
    play(game, PassShoe(1), EndTurn())
    assert game.task == BeforeRoll(1)


def test_FI6_it_can_be_kept() -> None:
    game = shod()
    game.play(EndTurn())
    assert fish(game)["shoe"] == 0
    assert game.task == BeforeRoll(1)
