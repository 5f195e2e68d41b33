"""The novice plays Junior sensibly, and every game to its end."""

from __future__ import annotations

import random
from collections import Counter as Tally
from collections.abc import Callable

import pytest

from catanqt.kernel.chance import FairDealer
from catanqt.kernel.game import CHANCE, Action
from catanqt.rules.base.trade import Accept, Answering, Choosing, Confirm, Decline, NoDeal, Offer
from catanqt.rules.junior.building import BuildLair, BuildShip, FreeBuild, PlaceLair, PlaceShip
from catanqt.rules.junior.coco import BuyCoco
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.rules.junior.market import StockTrade, SwapMarket
from catanqt.rules.junior.state import JuniorGame
from catanqt.rules.junior.turn import EndTurn, Turn
from catanqt_ai.novice.junior import decide
from tests.rules.junior.table import C, G, M, O, W, new_game, player, ship, ships, table, tiny_board

Player = Callable[[JuniorGame], Action]


def novice(game: JuniorGame) -> Action:
    options = game.options()
    if len(options) == 1 and not game.task.composes(game):
        return options[0]
    seat = game.task.actor
    assert seat is not None
    return decide(game, seat)


def finish(game: JuniorGame, seed: str, *seats: Player, most_turns: int = 500) -> Tally[str]:
    """Play to the end; how often each kind of action was played."""
    dealer, outcomes = FairDealer(seed), 0
    kinds: Tally[str] = Tally()
    while not game.over and game.state.turn_number <= most_turns:
        actor = game.task.actor
        assert actor is not None
        action = dealer.deal(game, outcomes) if actor == CHANCE else seats[actor](game)
        outcomes += actor == CHANCE
        game.play(action)
        kinds[type(action).__name__] += 1
    assert game.over
    return kinds


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("ships", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_comes_to_an_end_in_good_time(players: int, ships: int, advanced: bool) -> None:
    turns = []
    for seed in range(10):
        game = new_game(players, start_ships=ships, advanced_trade=advanced)
        finish(game, f"{seed}", *[novice] * players)
        assert game.state.lair_count(game.state.winner) == 7
        turns.append(game.state.turn_number)
    assert 10 <= sum(turns) / len(turns) <= 40
    assert max(turns) <= 80


def test_a_stalemate_is_played_out_too() -> None:
    for seed in range(5):
        game = new_game(2, board=tiny_board())
        finish(game, f"{seed}", novice, novice, most_turns=2000)
        assert game.state.lair_count(game.state.winner) < 7


def test_it_beats_the_random_player() -> None:
    wins = 0
    for seed in range(12):
        rng = random.Random(seed)
        game = new_game(4)
        seats: list[Player] = [lambda game: rng.choice(game.options())] * 4  # noqa: B023
        seats[seed % 4] = novice
        finish(game, f"{seed}", *seats)
        wins += game.state.winner == seed % 4
    assert wins >= 11


def test_it_uses_all_it_has() -> None:
    kinds: Tally[str] = Tally()
    for seed in range(6):
        for advanced in (False, True):
            kinds += finish(new_game(4, advanced_trade=advanced), f"use {seed}", *[novice] * 4)
    for kind in (
        BuildShip,
        BuildLair,
        PlaceLair,
        PlaceShip,
        BuyCoco,
        MoveGhost,
        SwapMarket,
        StockTrade,
        Offer,
        Accept,
        Confirm,
    ):
        assert kinds[kind.__name__], kind


def test_it_decides_the_same_twice() -> None:
    assert finish(new_game(), "twice", *[novice] * 4) == finish(new_game(), "twice", *[novice] * 4)


def test_it_builds_a_lair_before_anything_else() -> None:
    assert novice(table(player("wgmc", lairs=[4], ships=[ship(3, 4)]))) == BuildLair(3)


def test_it_sails_to_where_new_tiles_are() -> None:
    """From 4 (cutlass, wood) to 3, where there is gold too, and not to 5 with its one island."""
    assert novice(table(player("wg", lairs=[4]))) == BuildShip(ship(3, 4))


def test_it_buys_coco_for_spooky_island_and_otherwise_only_with_tiles_to_spare() -> None:
    near = {"lairs": [4], "ships": [ship(3, 4)]}
    assert novice(table(player("mco", **near), player(coco=0))) == BuyCoco()
    assert novice(table(player("mco", **near), player(coco=3), market="wwwoo")) != BuyCoco()
    assert novice(table(player("mmcco", **near), player(coco=3))) == BuyCoco()


def test_it_trades_towards_its_goal() -> None:
    near = {"lairs": [4], "ships": [ship(3, 4)]}
    rival = player(coco=3)
    assert novice(table(player("wgmo", **near), rival)) == SwapMarket(O, C)
    assert novice(table(player("wgmoo", **near), rival, market="wwggm")) == StockTrade(O, C)
    assert novice(table(player("wgmo", **near), rival, market="wwggm")) == EndTurn()


def test_it_sends_the_ghost_captain_to_the_others_for_tiles_it_needs() -> None:
    game = table(
        player("wgm", lairs=[4, 14], ships=[ship(3, 4)]),
        player(lairs=[21, 24]),
        todo=[Turn(0), GhostMove(0)],
    )
    assert novice(game) == MoveGhost(2)


def test_its_free_piece_is_a_lair_if_it_can() -> None:
    todo = [Turn(0), FreeBuild(0)]
    assert novice(table(player(lairs=[4], ships=ships((3, 4), (4, 5))), todo=todo)) == PlaceLair(3)
    assert novice(table(player(lairs=[4]), todo=todo)) == PlaceShip(ship(3, 4))


def answer(asked: str, give: tuple[int, ...], want: tuple[int, ...], proposer_lairs: int = 2) -> Action:
    game = table(
        player("c" * 3, lairs=range(6, 6 + proposer_lairs)),
        player(asked, lairs=[4], ships=[ship(3, 4)]),
        player(coco=2),
        player(coco=2),
        seats=4,
        todo=[Turn(0), Answering(1, 0, give, want, (), (), ())],
        advanced=True,
    )
    return novice(game)


def test_it_answers_offers_by_what_it_needs_and_by_who_asks() -> None:
    cutlass, gold, wood = ((*(int(kind == one) for kind in range(5)),) for one in (C, O, W))
    assert answer("wgmo", cutlass, gold) == Accept()
    assert answer("wgm", cutlass, gold) == Decline(NoDeal.HAVE_NONE)
    assert answer("wgm", cutlass, wood) == Decline(NoDeal.NEED_IT)
    assert answer("wgmco", cutlass, gold) == Decline(NoDeal.NO_USE)
    assert answer("wgmoo", cutlass, (0, 0, 0, 0, 2)) == Decline(NoDeal.TOO_DEAR)
    assert answer("wgmo", cutlass, gold, proposer_lairs=6) == Decline(NoDeal.TOO_STRONG)


def test_it_offers_what_it_can_spare_and_deals_with_the_weakest() -> None:
    game = table(
        player("wgmo", lairs=[4], ships=[ship(3, 4)], coco=0),
        player("c", lairs=[14, 15], coco=2),
        player("c", lairs=[11], coco=2),
        advanced=True,
    )
    offer = novice(game)
    assert offer == Offer((0, 0, 0, 0, 1), (0, 0, 0, 1, 0), (1, 2))
    game.play(offer)
    game.play(Accept())
    game.play(Accept())
    assert isinstance(game.task, Choosing)
    assert novice(game) == Confirm(2)


def test_with_nothing_left_to_wish_for_it_starves_nobody() -> None:
    """Red is walled in and the stack is empty: it changes pairs for what the stock has most of."""
    red = player("w" * 9, lairs=[1, 2, 4, 12, 10], ships=[0, 1, 4], coco=9)
    blue = player("g" * 3 + "m" * 2, lairs=[3, 14], ships=[2, 5], coco=7)
    game = table(red, blue, seats=2, board=tiny_board())
    trade = novice(game)
    assert isinstance(trade, StockTrade)
    assert trade.give == W
    assert trade.take not in (G, M)
