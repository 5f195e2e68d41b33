"""Junior's kit for walks: a second, slow and simple, opinion on its games."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from catanqt.kernel.game import Action, Event
from catanqt.rules.base import trade
from catanqt.rules.junior import building, coco, ghost, market, turn
from catanqt.rules.junior.events import Stalemate
from catanqt.rules.junior.state import JuniorGame, State
from tests.rules.junior.model import Model, bits
from tests.walks.walk import Kit, freeze

NOBODY = -1
Goods = tuple[int, ...]


class JuniorKit(Kit):
    """Everything lies open in Junior, so nothing is hidden and no two games look alike to a seat."""

    def stranger(self, game: JuniorGame) -> JuniorGame:
        copy = game.copy()
        copy.state.deals = ()
        return copy

    def check(self, game: JuniorGame) -> None:
        state = game.state
        _check_tiles(state)
        _check_pieces(state)
        model = Model(state)
        assert state.spooky == model.spooky()
        assert state.winner == model.winner()
        assert game.over == (state.winner != NOBODY)

    def check_step(self, before: State, action: Action, events: Sequence[Event], after: JuniorGame) -> None:
        expected = Model(before)
        expected.play(action)
        found = Model(after.state)
        assert vars(found) == vars(expected), "(found, expected)"
        assert any(isinstance(event, Stalemate) for event in events) == (after.over and max(found.points()) < 7)

    def universe(self, game: JuniorGame) -> Iterable[Action]:
        """Every action with fields from a little below to a little above what there is."""
        kinds, places = range(-1, 6), range(-1, 42)
        yield from (turn.Roll(), turn.EndTurn(), coco.BuyCoco(), trade.Accept(), trade.Withdraw())
        yield from map(turn.Die, range(8))
        yield from map(coco.DrawCoco, range(-1, 5))
        yield from map(ghost.MoveGhost, range(-2, 14))
        for kind in (building.BuildShip, building.BuildLair, building.PlaceShip, building.PlaceLair):
            yield from map(kind, places)
        for swap in (market.SwapMarket, market.StockTrade):
            yield from (swap(give, take) for give in kinds for take in kinds)
        yield from map(trade.Confirm, range(-1, 5))
        yield from (trade.Decline(reason) for reason in (*map(str, trade.NoDeal), "", "maybe"))

    def compose(self, game: JuniorGame, rng: random.Random) -> Action:
        task, state = game.task, game.state
        give, want = [0] * 5, [0] * 5
        first, second = rng.sample(range(5), 2)
        give[first], want[second] = rng.choice((1, 1, 2, 0, -1)), rng.choice((1, 1, 2, 0))
        if rng.random() < 0.1:
            want[first] = 1
        if rng.random() < 0.1:
            give.append(0)
        if isinstance(task, trade.Answering):
            fair = rng.random() < 0.9
            return trade.Counter(tuple(give), tuple(want)) if fair else trade.Counter(task.want, task.give)
        others = [seat for seat in range(state.config.players) if seat != task.actor or rng.random() < 0.1]
        return trade.Offer(tuple(give), tuple(want), tuple(seat for seat in others if rng.random() < 0.7))

    def composed_is_fine(self, game: JuniorGame, action: Any) -> bool:
        task, state = game.task, game.state
        assert task.actor is not None
        hand = state.hand(task.actor)
        give, want = action.give, action.want
        if len(give) != 5 or min(*give, *want) < 0 or not any(give) or not any(want):
            return False
        if any((a and b) or a > have for a, b, have in zip(give, want, hand, strict=True)):
            return False
        if isinstance(task, trade.Answering):
            return (give, want) != (task.want, task.give)
        return bool(action.to) and task.actor not in action.to

    def known(self, game: JuniorGame, seat: int) -> object:
        return freeze(game.state)

    def hidden(self, game: JuniorGame, seat: int) -> object:
        return None

    def twin(self, game: JuniorGame, seat: int, rng: random.Random) -> JuniorGame | None:
        return None


def _check_tiles(state: State) -> None:
    for kind in range(5):
        assert state.stock[kind] + state.market[kind] + sum(state.hands[kind::5]) == 18
    assert min(*state.stock, *state.market, *state.hands, *state.stack) >= 0
    lying = [kind for kind in range(5) for _ in range(state.market[kind])]
    if state.config.advanced_trade:
        assert not lying
    else:
        assert 1 <= len(lying) <= 5
        assert len(lying) == 1 or len(set(lying)) > 1
    assert all(left <= printed for left, printed in zip(state.stack, (7, 5, 2, 2), strict=True))
    assert sum(state.stack) + sum(state.coco) == 16


def _check_pieces(state: State) -> None:
    layout = state.config.board.layout
    lairs = [site for mask in state.lairs for site in bits(mask)]
    ships = [site for mask in state.ships for site in bits(mask)]
    assert len(set(lairs)) == len(lairs)
    assert len(set(ships)) == len(ships)
    assert (bits(state.taken_lairs), bits(state.taken_ships)) == (sorted(lairs), sorted(ships))
    for seat in range(state.config.players):
        own_lairs, own_ships = bits(state.lairs[seat]), bits(state.ships[seat])
        assert len(own_lairs) + (state.spooky == seat) <= 7
        assert len(own_ships) <= 8
        assert bits(state.open_lairs[seat]) == sorted({end for site in own_ships for end in layout.ship_sites[site]})
        near = [site for site, ends in enumerate(layout.ship_sites) if set(ends) & set(own_lairs)]
        assert bits(state.open_ships[seat]) == near
