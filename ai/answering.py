"""Answers to the others' offers: agreed, other terms, or no, always with the reason; and whose answer is taken.

At first sight a card is bid for a card, of those that are wanted. Those who think on see what would be paid and haggle:
for all that is wanted they may ask for more than is offered, if he can spare it and the bank would take more.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import prod
from typing import Any, NamedTuple

from ai.foresight import Foresight
from ai.trading import WORTH_OFFERING, Deal, goods, time_after, too_strong
from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import trade
from catanqt.rules.base.state import Goods
from catanqt.rules.base.trade import NoDeal, can_give

HOLDS = 0.6
"""So much of a card must be expected in a hand for one to ask for it."""
SPARED = 0.1
"""So much of a kind must be expected to be left to somebody who is asked for several cards."""
HELPED = 0.05
"""Rounds that a bid must save the other side, as far as one can see at first sight."""

Decision = tuple[Action, list[Reason]]


class Bid(NamedTuple):
    """Other terms, what would come of them, and what they promise: the less, the less surely he can spare so much."""

    give: Goods
    take: Goods
    deal: Deal
    promise: float


Settle = Callable[[Any, Deal | None, Sequence[Bid]], Deal | None]
"""Which deal one is for, of the one that is offered, if it can be had, and those one could ask for instead."""


def at_first_sight(mind: Foresight[Any], offered: Deal | None, bids: Sequence[Bid]) -> Deal | None:
    """What is offered, if it helps more than it costs; else the best of the bids that help both sides more."""
    if offered is not None and agrees(mind, offered):
        return offered
    least = max(mind.margin, 0.0 if offered is None else offered.gain)
    for bid in bids:
        helped = bid.deal.theirs < mind.times[bid.deal.partner] - HELPED
        if helped and bid.deal.gain > least and sum(bid.take) <= sum(bid.give):
            return bid.deal
    return None


def agrees(mind: Foresight[Any], deal: Deal) -> bool:
    """Whether a deal that was offered helps more than it costs."""
    return deal.gain > mind.margin and deal.own < mind.times[mind.seat]


def answer(
    mind: Foresight[Any], task: trade.Answering, settle: Settle = at_first_sight, most_asked: int = 1
) -> Decision:
    """Agree to what helps; else say why not, or ask for something else: for up to so many cards, if one has all that is
    wanted."""
    if not mind.skill.answers:
        return trade.Decline(NoDeal.NO), [because("refuses-trade")]
    offered, asked = None, 1
    if can_give(mind.game, mind.seat, task.want):
        asked = most_asked
        offered = Deal(mind, task.proposer, task.want, task.give)
        if too_strong(mind, task.proposer, offered.theirs):
            reason = because("too-strong", seat=task.proposer, rounds=round(offered.theirs, 1))
            return trade.Decline(NoDeal.TOO_STRONG), [reason]
    bids = possible_bids(mind, task, asked)
    chosen = settle(mind, offered, bids)
    if chosen is not None:
        bid = next((bid for bid in bids if bid.deal is chosen), None)
        if bid is None:
            return trade.Accept(), [_helps(mind, chosen)]
        return trade.Counter(bid.give, bid.take), [*_risk(mind, offered), _helps(mind, chosen)]
    if offered is None:
        return trade.Decline(NoDeal.HAVE_NONE), [because("have-none")]
    return _refuse(mind, task, offered)


def _risk(mind: Foresight[Any], offered: Deal | None) -> list[Reason]:
    """Whoever asks for more than a good offer may end up with nothing."""
    good = offered is not None and offered.own < mind.times[mind.seat]
    return [because("risks-offer", partner=offered.partner)] if offered is not None and good else []


def _helps(mind: Foresight[Any], deal: Deal) -> Reason:
    before, after = mind.times[mind.seat], deal.own
    return because("deal-helps", before=round(before, 1), after=round(after, 1), partner=deal.partner)


def _refuse(mind: Foresight[Any], task: trade.Answering, deal: Deal) -> Decision:
    before = mind.times[mind.seat]
    if deal.own < before:
        gained = round(mind.times[task.proposer] - deal.theirs, 1)
        if deal.gain > 0 or gained <= 0:
            return trade.Decline(NoDeal.TOO_DEAR), [because("too-little")]
        return trade.Decline(NoDeal.TOO_DEAR), [because("deal-harms", partner=task.proposer, rounds=gained)]
    plan = mind.plan()
    goal = plan[0].goal if plan else "nothing"
    without = time_after(mind, mind.seat, (0,) * 5, task.want)
    if without > before + 0.1:
        return trade.Decline(NoDeal.NEED_IT), [because("need-it", goal=goal)]
    return trade.Decline(NoDeal.NO_USE), [because("no-use")]


def possible_bids(mind: Foresight[Any], task: trade.Answering, most_asked: int) -> list[Bid]:
    """Other terms with the same partner that would help oneself, the most promising first."""
    if too_strong(mind, task.proposer, mind.times[task.proposer]) or any(task.want[5:]):
        return []
    found = []
    for give in _single_cards(mind, task) if most_asked == 1 else [task.want]:
        for take in _takes(mind, task, give, most_asked):
            deal = Deal(mind, task.proposer, give, take)
            if deal.own < mind.times[mind.seat] and deal.gain > WORTH_OFFERING:
                found.append(Bid(give, take, deal, deal.gain * _spared(mind, task.proposer, take)))
    return sorted(found, key=lambda bid: -bid.promise)


def _single_cards(mind: Foresight[Any], task: trade.Answering) -> list[Goods]:
    """A card of each kind that is wanted and one has."""
    hand, size = mind.game.state.hand(mind.seat), len(task.want)
    return [goods({kind: 1}, size) for kind, wanted in enumerate(task.want[:5]) if wanted and hand[kind]]


def _spared(mind: Foresight[Any], seat: int, asked: Goods) -> float:
    """How surely a seat can spare these cards and keep one of each kind; a single card is never too much."""
    if sum(asked) == 1:
        return 1.0
    left = [held - amount for held, amount in zip(mind.hands[seat], asked[:5], strict=True) if amount]
    return prod(min(1.0, max(0.0, kept)) for kept in left)


def _takes(mind: Foresight[Any], task: trade.Answering, give: Goods, most_asked: int) -> Iterator[Goods]:
    """What he probably has and could be asked for: a card, or several while that is cheaper for him than the bank."""
    held, rates, size = mind.hands[task.proposer], mind.rates(task.proposer), len(task.want)
    for amounts in _amounts(most_asked):
        asked = {kind: amount for kind, amount in enumerate(amounts) if amount}
        if any(task.want[kind] or held[kind] < HOLDS for kind in asked):
            continue
        take = goods(asked, size)
        if _spared(mind, task.proposer, take) < SPARED:
            continue
        price = sum(amount / rates[kind] for kind, amount in asked.items())
        if price < sum(give) and (give, take) != (task.want, task.give):
            yield take


@cache
def _amounts(most: int) -> list[tuple[int, ...]]:
    """All choices of up to so many cards, few before many."""
    counts = itertools.product(range(most, -1, -1), repeat=5)
    return sorted((amounts for amounts in counts if 0 < sum(amounts) <= most), key=sum)


def choose_partner(mind: Foresight[Any], task: trade.Choosing) -> Decision:
    """The partner whose deal leaves the best chance, or nobody."""
    best: Deal | None = None
    for option in mind.game.options():
        if not isinstance(option, trade.Confirm):
            continue
        terms = task.terms(option.seat)
        assert terms is not None
        deal = Deal(mind, option.seat, *terms)
        better = deal.gain > 0 and deal.own < mind.times[mind.seat]
        if better and (best is None or deal.gain > best.gain):
            best = deal
    if best is None:
        return trade.Withdraw(), [because("nothing-better")]
    return trade.Confirm(best.partner), [because("best-partner", partner=best.partner), _helps(mind, best)]
