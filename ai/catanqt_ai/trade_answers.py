"""Answers to the offers of others: accept, counter-offer or decline, with a reason; and the choice of a partner.

Without rollouts a counter-offer is one card for one card. With them the agent haggles: for everything that is wanted it
may ask for more than was offered, if the partner can spare it and the bank would charge more.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import prod
from typing import Any, NamedTuple

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import trade
from catanqt.rules.base.state import Goods
from catanqt.rules.base.trade import NoDeal, can_give
from catanqt_ai.evaluator import Evaluator
from catanqt_ai.trade_offers import WORTH_OFFERING, Deal, goods, overlap, time_after, too_strong

HOLDS = 0.6
"""So much of a card must be expected in a hand for one to ask for it."""
SPARED = 0.1
"""So much of a kind must be expected to be left to somebody who is asked for several cards."""
HELPED = 0.05
"""Rounds that a bid must save the other side, as far as one can see at first sight."""

Decision = tuple[Action, list[Reason]]


class Bid(NamedTuple):
    """A counter-offer, the deal it makes, and its value: lower if the partner may not be able to pay."""

    give: Goods
    take: Goods
    deal: Deal
    promise: float


Settle = Callable[[Any, Deal | None, Sequence[Bid]], Deal | None]
"""Which deal one is for, of the one that is offered, if it can be had, and those one could ask for instead."""


def at_first_sight(evaluator: Evaluator[Any], offered: Deal | None, bids: Sequence[Bid]) -> Deal | None:
    """What is offered, if it helps more than it costs; else the best of the bids that help both sides more."""
    if offered is not None and agrees(evaluator, offered):
        return offered
    least = max(evaluator.margin, 0.0 if offered is None else offered.gain)
    for bid in bids:
        helped = bid.deal.theirs < evaluator.times[bid.deal.partner] - HELPED
        if helped and bid.deal.gain > least and sum(bid.take) <= sum(bid.give):
            return bid.deal
    return None


def agrees(evaluator: Evaluator[Any], deal: Deal) -> bool:
    """Whether a deal that was offered helps more than it costs."""
    return deal.gain > evaluator.margin and deal.own < evaluator.times[evaluator.seat]


def answer(
    evaluator: Evaluator[Any], task: trade.Answering, settle: Settle = at_first_sight, most_asked: int = 1
) -> Decision:
    """Agree to what helps; else say why not, or ask for something else: for up to so many cards, if one has all that is
    wanted."""
    if not evaluator.skill.answers:
        return trade.Decline(NoDeal.NO), [because("refuses-trade")]
    offered, asked = None, 1
    if can_give(evaluator.game, evaluator.seat, task.want):
        asked = most_asked
        offered = Deal(evaluator, task.proposer, task.want, task.give)
        if too_strong(evaluator, task.proposer, offered.theirs):
            reason = because("too-strong", seat=task.proposer, rounds=round(offered.theirs, 1))
            return trade.Decline(NoDeal.TOO_STRONG), [reason]
    bids = possible_bids(evaluator, task, asked)
    chosen = settle(evaluator, offered, bids)
    if chosen is not None:
        bid = next((bid for bid in bids if bid.deal is chosen), None)
        if bid is None:
            return trade.Accept(), [_helps(evaluator, chosen)]
        return trade.Counter(bid.give, bid.take), [*_risk(evaluator, offered), _helps(evaluator, chosen)]
    if offered is None:
        return trade.Decline(NoDeal.HAVE_NONE), [because("have-none")]
    return _refuse(evaluator, task, offered)


def _risk(evaluator: Evaluator[Any], offered: Deal | None) -> list[Reason]:
    """Asking for more than a good offer risks the deal."""
    good = offered is not None and offered.own < evaluator.times[evaluator.seat]
    return [because("risks-offer", partner=offered.partner)] if offered is not None and good else []


def _helps(evaluator: Evaluator[Any], deal: Deal) -> Reason:
    before, after = evaluator.times[evaluator.seat], deal.own
    return because("deal-helps", before=round(before, 1), after=round(after, 1), partner=deal.partner)


def _refuse(evaluator: Evaluator[Any], task: trade.Answering, deal: Deal) -> Decision:
    before = evaluator.times[evaluator.seat]
    if deal.own < before:
        gained = round(evaluator.times[task.proposer] - deal.theirs, 1)
        if deal.gain > 0 or gained <= 0:
            return trade.Decline(NoDeal.TOO_DEAR), [because("too-little")]
        return trade.Decline(NoDeal.TOO_DEAR), [because("deal-harms", partner=task.proposer, rounds=gained)]
    build_order = evaluator.build_order()
    goal = build_order[0].goal if build_order else "nothing"
    without = time_after(evaluator, evaluator.seat, (0,) * 5, task.want)
    if without > before + 0.1:
        return trade.Decline(NoDeal.NEED_IT), [because("need-it", goal=goal)]
    return trade.Decline(NoDeal.NO_USE), [because("no-use")]


def possible_bids(evaluator: Evaluator[Any], task: trade.Answering, most_asked: int) -> list[Bid]:
    """Other terms with the same partner that would help oneself, the most promising first."""
    if too_strong(evaluator, task.proposer, evaluator.times[task.proposer]) or any(task.want[5:]):
        return []
    found, sold = [], trade.sold(evaluator.game, evaluator.seat)
    for give in _single_cards(evaluator, task) if most_asked == 1 else [task.want]:
        for take in _takes(evaluator, task, give, most_asked):
            if overlap(sold, take):
                continue
            deal = Deal(evaluator, task.proposer, give, take)
            if deal.own < evaluator.times[evaluator.seat] and deal.gain > WORTH_OFFERING:
                found.append(Bid(give, take, deal, deal.gain * _spared(evaluator, task.proposer, take)))
    return sorted(found, key=lambda bid: -bid.promise)


def _single_cards(evaluator: Evaluator[Any], task: trade.Answering) -> list[Goods]:
    """A card of each kind that is wanted and one has."""
    hand, size = evaluator.game.state.hand(evaluator.seat), len(task.want)
    return [goods({kind: 1}, size) for kind, wanted in enumerate(task.want[:5]) if wanted and hand[kind]]


def _spared(evaluator: Evaluator[Any], seat: int, asked: Goods) -> float:
    """How surely a seat can spare these cards and keep one of each kind; a single card is never too much."""
    if sum(asked) == 1:
        return 1.0
    left = [held - amount for held, amount in zip(evaluator.hands[seat], asked[:5], strict=True) if amount]
    return prod(min(1.0, max(0.0, kept)) for kept in left)


def _takes(evaluator: Evaluator[Any], task: trade.Answering, give: Goods, most_asked: int) -> Iterator[Goods]:
    """What he probably has and could be asked for: a card, or several while that is cheaper for him than the bank."""
    held, rates, size = evaluator.hands[task.proposer], evaluator.rates(task.proposer), len(task.want)
    for amounts in _amounts(most_asked):
        asked = {kind: amount for kind, amount in enumerate(amounts) if amount}
        if any(task.want[kind] or held[kind] < HOLDS for kind in asked):
            continue
        take = goods(asked, size)
        if _spared(evaluator, task.proposer, take) < SPARED:
            continue
        price = sum(amount / rates[kind] for kind, amount in asked.items())
        if price < sum(give) and (give, take) != (task.want, task.give):
            yield take


@cache
def _amounts(most: int) -> list[tuple[int, ...]]:
    """All choices of up to so many cards, few before many."""
    counts = itertools.product(range(most, -1, -1), repeat=5)
    return sorted((amounts for amounts in counts if 0 < sum(amounts) <= most), key=sum)


def choose_partner(evaluator: Evaluator[Any], task: trade.Choosing) -> Decision:
    """The partner whose deal leaves the best chance, or nobody."""
    best: Deal | None = None
    sold = trade.sold(evaluator.game, evaluator.seat, turns=0)
    for option in evaluator.game.options():
        if not isinstance(option, trade.Confirm):
            continue
        terms = task.terms(option.seat)
        assert terms is not None
        if overlap(sold, terms[1]):
            continue
        deal = Deal(evaluator, option.seat, *terms)
        better = deal.gain > 0 and deal.own < evaluator.times[evaluator.seat]
        if better and (best is None or deal.gain > best.gain):
            best = deal
    if best is None:
        return trade.Withdraw(), [because("nothing-better")]
    return trade.Confirm(best.partner), [because("best-partner", partner=best.partner), _helps(evaluator, best)]
