"""JU4: ships and lairs, what they cost and where they may stand."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Action
from catanqt.rules.junior.building import BuildLair, BuildShip
from catanqt.rules.junior.coco import BuyCoco, CocoDraw
from catanqt.rules.junior.events import LairBuilt, ShipBuilt
from tests.rules.junior.table import hand, menu, new_game, player, points, refused, roll, ship, ships, table

SHIP = BuildShip(ship(2, 3))
LAIR = BuildLair(5)
PIECES = {"lairs": [4, 3], "ships": ships((4, 5), (3, 4))}


def test_JU4_a_ship_costs_goat_and_wood() -> None:
    game = table(player("wwggmco", **PIECES))
    assert game.play(SHIP) == [ShipBuilt(0, ship(2, 3))]
    assert hand(game, 0) == "wgmco"
    assert game.state.stock == [16, 16, 16, 16, 16]


def test_JU4_a_lair_costs_cutlass_molasses_goat_and_wood() -> None:
    game = table(player("wwggmmcco", **PIECES))
    assert game.play(LAIR) == [LairBuilt(0, 5)]
    assert hand(game, 0) == "wgmco"
    assert game.state.stock == [16, 16, 16, 16, 16]
    assert points(game) == [3, 0, 0]


def test_JU4_a_coco_tile_costs_cutlass_molasses_and_gold() -> None:
    game = table(player("wgmmccoo", **PIECES))
    game.play(BuyCoco())
    assert hand(game, 0) == "wgmco"
    assert game.task == CocoDraw(0)
    assert game.state.stock == [16, 16, 16, 16, 16]


@pytest.mark.parametrize(("action", "cost"), [(SHIP, "wg"), (LAIR, "wgmc"), (BuyCoco(), "mco")])
def test_JU4_one_tile_short_is_not_enough(action: Action, cost: str) -> None:
    for lacking in cost:
        held = "wwggmmccoo".replace(lacking, "")
        assert refused(table(player(held, **PIECES)), action) == "cannot-pay"
    game = table(player(cost, **PIECES))
    game.play(action)
    assert hand(game, 0) == ""


def test_JU4_ships_go_next_to_own_lairs_and_lairs_next_to_own_ships() -> None:
    game = table(player("wgmc", lairs=[4, 24], ships=ships((4, 5), (23, 24))))
    assert menu(game, BuildShip) == [BuildShip(site) for site in sorted(ships((3, 4), (24, 25)))]
    assert menu(game, BuildLair) == [BuildLair(5), BuildLair(23)]


def test_JU4_one_builds_in_turn_a_ship_and_a_lair() -> None:
    """The printed picture: no ship without a lair at its end, no lair without a ship."""
    game = table(player("wwwgggmmmccc", lairs=[4], ships=[ship(3, 4)]))
    assert refused(game, BuildShip(ship(2, 3))) == "not-connected"
    assert refused(game, BuildLair(2)) == "not-connected"
    game.play(BuildLair(3))
    assert refused(game, BuildLair(2)) == "not-connected"
    game.play(BuildShip(ship(2, 3)))
    game.play(BuildLair(2))
    assert points(game)[0] == 3


def test_JU4_no_site_is_shared() -> None:
    game = table(
        player("wgmc", lairs=[4], ships=[ship(3, 4)]),
        player(lairs=[3, 5], ships=[ship(4, 5)]),
    )
    assert refused(game, BuildLair(3)) == "taken"
    assert refused(game, BuildShip(ship(4, 5))) == "taken"
    assert refused(game, BuildShip(ship(3, 4))) == "taken"
    assert refused(game, BuildLair(4)) == "taken"


def test_JU4_nobody_builds_past_an_opponents_lair() -> None:
    game = table(player("wgmc", lairs=[4], ships=[ship(3, 4)]), player(lairs=[3]))
    for site in ships((2, 3), (3, 26)):
        assert refused(game, BuildShip(site)) == "not-connected"


def test_JU4_a_lair_does_not_keep_others_at_a_distance() -> None:
    game = table(player("wgmc", ships=[ship(3, 4)]), player(lairs=[2, 5, 26]))
    assert menu(game, BuildLair) == [BuildLair(3), BuildLair(4)]


def test_JU4_there_are_eight_ships_a_player() -> None:
    fleet = ships((0, 1), (0, 25), (1, 2), (2, 3), (2, 23), (3, 4), (4, 5))
    game = table(player("wwggmmcc", lairs=[3, 4], ships=fleet), player(ships=[ship(12, 13)]))
    game.play(BuildShip(ship(3, 26)))
    assert refused(game, BuildShip(ship(2, 3))) == "none-left"
    assert refused(game, BuildShip(ship(12, 13))) == "none-left"
    assert not menu(game, BuildShip)
    assert menu(game, BuildLair)


@pytest.mark.parametrize("action", [BuildShip(-1), BuildShip(40), BuildLair(-1), BuildLair(32)])
def test_JU4_no_such_site(action: Action) -> None:
    assert refused(table(player("wgmc", **PIECES)), action) == "no-such-place"


def test_JU4_the_menu_is_exact_on_the_first_turn() -> None:
    """With one ship, red may sail from 4 to 5 and from 14 to 13 and 15, or settle on 3."""
    game = new_game()
    roll(game, 3)
    game.state.hands[:4] = [1, 1, 1, 1]
    assert menu(game, BuildShip) == [BuildShip(site) for site in sorted(ships((4, 5), (13, 14), (14, 15)))]
    assert menu(game, BuildLair) == [BuildLair(3)]
