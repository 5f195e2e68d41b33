"""The novice's trades with other players: one card it can spare for one it lacks."""

from __future__ import annotations

from collections.abc import Callable

from catanqt.kernel.game import Action
from catanqt.rules.base.state import Cards, Catan, Goods
from catanqt.rules.base.trade import (
    Accept,
    Answering,
    Choosing,
    Confirm,
    Counter,
    Decline,
    NoDeal,
    Offer,
    Withdraw,
    can_give,
    sold,
    tradable_goods,
)
from catanqt_ai.novice.site_values import hand_after

OFFERS_A_TURN = 2
TOO_CLOSE = 2
"""Nobody is helped who needs this many points or fewer."""


def offer(game: Catan, seat: int, cost: Cards) -> Action | None:
    """Ask everybody for one missing card against one to spare, if it was neither asked for nor sold just now."""
    state = game.state
    left = hand_after(state, seat, cost)
    gone = sold(game, seat)
    lacking = [kind for kind, amount in enumerate(left) if amount < 0 and not gone[kind]]
    spare = [kind for kind, amount in enumerate(left) if amount > 0]
    others = tuple(other for other in range(state.config.players) if other != seat and not _too_strong(game, other))
    if len(state.offers) >= OFFERS_A_TURN or not others:
        return None
    goods = len(tradable_goods(game, seat))
    for want in lacking:
        for give in sorted(spare, key=lambda kind: -left[kind]):
            terms = _one(give, goods), _one(want, goods)
            if terms not in state.offers:
                return Offer(*terms, others)
    return None


def answer(game: Catan, seat: int, goal: Callable[[], Cards]) -> Action:
    """Accept what brings the goal nearer at the price of cards to spare. (Mostly it need not be known what that is.)"""
    task = game.task
    assert isinstance(task, Answering)
    if _too_strong(game, task.proposer):
        return Decline(NoDeal.TOO_STRONG)
    if not can_give(game, seat, task.want):
        return Decline(NoDeal.HAVE_NONE)
    left = hand_after(game.state, seat, goal())
    if any(task.want[5:]) or any(asked and left[kind] < asked for kind, asked in enumerate(task.want[:5])):
        return Decline(NoDeal.NEED_IT)
    useful = sum(min(got, max(0, -left[kind])) for kind, got in enumerate(task.give[:5]))
    if useful:
        return Accept() if sum(task.want) <= sum(task.give) else Decline(NoDeal.TOO_DEAR)
    return _counter(game, task, left) or Decline(NoDeal.NO_USE)


def _counter(game: Catan, task: Answering, left: list[int]) -> Action | None:
    """Ask for what is lacking instead, once all know that the proposer has cards enough."""
    gone = sold(game, task.actor)
    lacking = [kind for kind, amount in enumerate(left) if amount < 0 and not task.want[kind] and not gone[kind]]
    if not lacking or game.state.hand_size(task.proposer) < 4 or sum(task.want) != 1:
        return None
    return Counter(task.want, _one(lacking[0], len(task.want)))


def choose(game: Catan, seat: int) -> Action:
    """Trade with the weakest of those who agreed; a bid is taken if it costs a card held twice or more."""
    task = game.task
    assert isinstance(task, Choosing)
    if task.accepted:
        return Confirm(min(task.accepted, key=lambda other: game.state.score[other]))
    hand = game.state.hand(seat)
    for partner, give, want in task.bids:
        if give == task.want and all(not asked or hand[kind] > asked for kind, asked in enumerate(want[:5])):
            return Confirm(partner)
    return Withdraw()


def _too_strong(game: Catan, seat: int) -> bool:
    return game.state.score[seat] >= game.state.goals[seat] - TOO_CLOSE


def _one(kind: int, goods: int) -> Goods:
    """One piece of this kind, where there are so many kinds of goods."""
    return tuple(int(kind == other) for other in range(goods))
