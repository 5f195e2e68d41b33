"""JU6: the lair on Spooky Island."""

from __future__ import annotations

from catanqt.rules.base.events import Won
from catanqt.rules.junior.building import BuildLair, FreeBuild, PlaceLair
from catanqt.rules.junior.coco import BuyCoco, DrawCoco
from catanqt.rules.junior.events import CocoDrawn, LairBuilt, SpookyMoved
from catanqt.rules.junior.state import BUILD, GHOST, GOAT_CUTLASS, MOLASSES_WOOD, JuniorGame
from tests.rules.junior.table import RULES, of, play, player, points, refused, ship, ships, table

SIX_LAIRS = [0, 1, 2, 3, 4, 5]


def buy(game: JuniorGame, tile: int = GOAT_CUTLASS) -> list[SpookyMoved]:
    return of(SpookyMoved, play(game, BuyCoco(), DrawCoco(tile)))


def test_JU6_the_first_tile_is_the_most_and_the_lair_counts() -> None:
    game = table(player("mco", lairs=[4, 14]))
    assert points(game) == [2, 0, 0]
    assert buy(game) == [SpookyMoved(0)]
    assert points(game) == [3, 0, 0]
    assert game.state.spooky == 0


def test_JU6_more_tiles_of_the_same_player_change_nothing() -> None:
    game = table(player("mco", lairs=[4], coco=1))
    assert buy(game) == []
    assert points(game) == [2, 0, 0]


def test_JU6_a_tie_takes_it_off_again() -> None:
    game = table(player("mco", lairs=[4], coco=1), player(lairs=[14], coco=2))
    assert points(game) == [1, 2, 0]
    assert buy(game) == [SpookyMoved(-1)]
    assert points(game) == [1, 1, 0]


def test_JU6_when_the_tie_is_broken_the_new_leader_has_it() -> None:
    game = table(player("mco", lairs=[4], coco=2), player(lairs=[14], coco=2))
    assert game.state.spooky == -1
    assert buy(game) == [SpookyMoved(0)]
    assert points(game) == [2, 1, 0]


def test_JU6_a_tie_of_three_is_a_tie() -> None:
    game = table(player("mmccoo", coco=1), player(coco=2), player(coco=2))
    assert buy(game) == []
    assert game.state.spooky == -1
    assert buy(game, MOLASSES_WOOD) == [SpookyMoved(0)]


def test_JU6_whoever_trails_moves_nothing() -> None:
    game = table(player("mco", coco=1), player(coco=3))
    assert game.state.spooky == 1
    assert buy(game) == []
    assert game.state.spooky == 1


def test_JU6_it_takes_one_of_the_seven_lairs_and_the_seventh_wins() -> None:
    game = table(player("wgmcmco", lairs=SIX_LAIRS[:5], ships=ships((5, 6), (6, 7))))
    buy(game, MOLASSES_WOOD)
    assert points(game)[0] == 6
    game.play(BuildLair(6))
    assert game.over
    assert points(game)[0] == 7


def test_JU6_it_is_settled_and_wins_before_the_tile_takes_effect() -> None:
    for tile in (GHOST, BUILD, GOAT_CUTLASS):
        game = table(player("mco", lairs=SIX_LAIRS, ships=ships((5, 6))))
        events = play(game, BuyCoco(), DrawCoco(tile))
        assert events == [CocoDrawn(0, tile), SpookyMoved(0), Won(0, 7)]
        assert game.over
        assert RULES.winner(game) == 0
        assert game.state.hand(0) == (0, 0, 0, 0, 0)


def test_JU6_after_it_the_free_lair_may_win_as_well() -> None:
    game = table(player("mco", lairs=SIX_LAIRS[:5], ships=ships((5, 6))))
    play(game, BuyCoco(), DrawCoco(BUILD))
    assert game.task == FreeBuild(0)
    assert points(game)[0] == 6
    assert game.play(PlaceLair(6)) == [LairBuilt(0, 6), Won(0, 7)]
    assert game.over


def test_JU6_a_tie_can_cost_the_leader_the_sixth_lair_but_wins_nothing() -> None:
    game = table(player("mco", lairs=[14]), player(lairs=SIX_LAIRS[:5], coco=1))
    assert points(game) == [1, 6, 0]
    buy(game)
    assert points(game) == [1, 5, 0]
    assert not game.over


def test_JU6_it_is_no_site_and_produces_nothing() -> None:
    game = table(player("wgmc", coco=1, ships=[ship(3, 4)]))
    assert points(game) == [1, 0, 0]
    assert game.state.lairs[0] == 0
    assert refused(game, BuildLair(2)) == "not-connected"
