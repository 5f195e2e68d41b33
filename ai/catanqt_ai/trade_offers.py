"""Offers to the other players: few, useful to the agent, and never a help for somebody about to win.

A deal is evaluated by what it does to everybody's win time, whether they are people or agents. The hands of others are
estimated. Any game with an `Evaluator` can trade.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import trade
from catanqt.rules.base.state import Goods
from catanqt.rules.base.trade import tradable_goods
from catanqt_ai.evaluator import Evaluator
from catanqt_ai.win_time import Step

TurnGain = Callable[[Goods, Goods], float]
"""What one's turn is worth more after getting and giving these goods, with all that could be built then."""
WORTH_OFFERING = 0.002
WORTH_ROUNDS = 0.3
"""What an offer must save oneself at first sight: less is lost with the next roll, and what was sold is asked back."""
WORTH_A_TURN = 0.015
"""What an offer must improve a turn by, where that is known: too many offers annoy, and the partner gains as well."""
CHARGED = 0.35
"""How much of what a deal does for the partner counts against it: much of that he would get from somebody else."""
THOUGHT_OVER = 6
"""How many terms are thought over with all that could be built then."""
CLOSE_ROUNDS = 2.5
"""Nobody is helped who needs this few rounds."""
HESITATION = 0.3
"""Rounds that make somebody agree nearly three times as gladly."""
MUCH = 30.0
"""Rounds that nobody pays for a deal."""
MAY_HOLD = 0.5
"""Nothing is asked for that nobody is expected to have so much of."""


def time_after(evaluator: Evaluator[Any], seat: int, gets: Sequence[float], gives: Sequence[float]) -> float:
    """A seat's win time when it has exchanged these goods."""
    hand = [
        max(0.0, held + got - gave)
        for held, got, gave in zip(evaluator.hands[seat], gets[:5], gives[:5], strict=True)
    ]  # fmt: skip
    return evaluator.time_with(seat, hand)


class Deal:
    """An exchange with one partner, evaluated."""

    __slots__ = ("gain", "own", "partner", "theirs", "times")

    def __init__(
        self, evaluator: Evaluator[Any], partner: int, give: Goods, take: Goods, own: float | None = None
    ) -> None:
        self.partner = partner
        self.own = time_after(evaluator, evaluator.seat, take, give) if own is None else own
        self.theirs = time_after(evaluator, partner, give, take)
        self.times = list(evaluator.times)
        self.times[evaluator.seat] = self.own
        self.times[partner] += CHARGED * (self.theirs - self.times[partner])
        self.gain = evaluator.value(self.times) - evaluator.value(evaluator.times)


class Proposal(NamedTuple):
    """A possible offer, with its value and its reasons."""

    promise: float
    action: Action
    reasons: list[Reason]


class EvaluatedOffer(NamedTuple):
    """The value of an offer, its partners, and the chance that somebody takes it."""

    promise: float
    partners: tuple[int, ...]
    chance: float


def too_strong(evaluator: Evaluator[Any], seat: int, time: float) -> bool:
    """Whether somebody is too close to winning to be helped."""
    return evaluator.close(seat) or time < CLOSE_ROUNDS


def offers(evaluator: Evaluator[Any], turn_gain: TurnGain | None = None) -> list[Proposal]:
    """The offers worth making, those first that promise most.

    With `turn_gain` all terms are looked at and the best few thought over; without it, what the next builds lack.
    """
    state, seat = evaluator.game.state, evaluator.seat
    if len(state.offers) >= evaluator.skill.offers or not sum(state.hand(seat)):
        return []
    others = [
        other
        for other in evaluator.players
        if other != seat and state.hand_size(other) and not too_strong(evaluator, other, evaluator.times[other])
    ]
    if not others:
        return []
    best: list[Proposal] = []
    sold = trade.sold(evaluator.game, seat)
    build_order = evaluator.build_order()
    terms = _plain_terms(evaluator, build_order) if turn_gain is None else _likely_terms(evaluator)
    for give, take in terms:
        if (give, take) in state.offers or asks_back(state.offers, give, take) or evaluator.budget.spent:
            continue
        if overlap(sold, take):
            continue
        gain = None if turn_gain is None else turn_gain(take, give)
        if gain is not None and gain < WORTH_A_TURN * evaluator.skill.reluctance:
            continue
        found = _weighed(evaluator, give, take, others, gain)
        if found is not None:
            action = trade.Offer(give, take, found.partners)
            best.append(Proposal(found.promise, action, [_why(evaluator, build_order, give, take, found)]))
    return sorted(best, key=lambda one: -one.promise)


def asks_back(made: Sequence[tuple[Goods, Goods]], give: Goods, take: Goods) -> bool:
    """Whether this turn's offers gave what is asked for now, or asked for what is given."""
    return any(
        (gave and takes) or (took and gives)
        for gone, come in made
        for gave, took, gives, takes in zip(gone, come, give, take, strict=True)
    )


def overlap(one: Goods, other: Goods) -> bool:
    """Whether there is a kind in both: what was sold just now, say, and what is asked for."""
    return any(here and there for here, there in zip(one, other, strict=True))


def _why(
    evaluator: Evaluator[Any], build_order: Sequence[Step], give: Goods, take: Goods, found: EvaluatedOffer
) -> Reason:
    """What of the plan the card is for; or, where it is for none, how much it helps."""
    hand = evaluator.game.state.hand(evaluator.seat)
    for step in build_order:
        left = [have - price for have, price in zip(hand, evaluator.cost(step.goal), strict=True)]
        lacks = all(amount < 0 for amount, taken in zip(left, take[:5], strict=True) if taken)
        spares = all(amount >= given for amount, given in zip(left, give[:5], strict=True) if given)
        if lacks and spares:
            return because("offer", goal=step.goal, chance=round(found.chance, 2))
    after = time_after(evaluator, evaluator.seat, take, give)
    before = round(evaluator.times[evaluator.seat], 1)
    return because("deal-helps", before=before, after=round(after, 1), partner=found.partners[0])


def _plain_terms(evaluator: Evaluator[Any], build_order: Sequence[Step]) -> list[tuple[Goods, Goods]]:
    """One card that the next builds lack, for one or two that they can spare.

    Given is what neither build needs, as long as there is such: else the second would ask it back.
    """
    size = len(tradable_goods(evaluator.game, evaluator.seat))
    found: dict[tuple[Goods, Goods], None] = {}
    left: Sequence[int] = evaluator.game.state.hand(evaluator.seat)
    lefts = [left := _less(left, evaluator.cost(step.goal)) for step in build_order[:2]]
    for after in lefts:
        spare = lefts[-1] if max(lefts[-1]) > 0 else after
        for take in (kind for kind in range(5) if after[kind] < 0):
            for give in (kind for kind in range(5) if spare[kind] > 0):
                found[goods({give: 1}, size), goods({take: 1}, size)] = None
                if spare[give] > 1:
                    found[goods({give: 2}, size), goods({take: 1}, size)] = None
    return list(found)


def _less(hand: Sequence[int], cost: Sequence[int]) -> list[int]:
    return [have - price for have, price in zip(hand, cost, strict=True)]


def _likely_terms(evaluator: Evaluator[Any]) -> list[tuple[Goods, Goods]]:
    """One card of any kind for one or two of any other that somebody may hold: those that help most at first sight."""
    hand, size = evaluator.game.state.hand(evaluator.seat), len(tradable_goods(evaluator.game, evaluator.seat))
    others = [evaluator.hands[other] for other in evaluator.players if other != evaluator.seat]
    held = [kind for kind in range(5) if any(theirs[kind] >= MAY_HOLD for theirs in others)]
    every = [
        (goods({give: amount}, size), goods({take: 1}, size))
        for give in range(5)
        for amount in (1, 2)
        if hand[give] >= amount
        for take in held
        if take != give
    ]
    fresh = [terms for terms in every if terms not in evaluator.game.state.offers]
    return sorted(fresh, key=lambda terms: time_after(evaluator, evaluator.seat, terms[1], terms[0]))[:THOUGHT_OVER]


def _weighed(
    evaluator: Evaluator[Any], give: Goods, take: Goods, others: Sequence[int], gain: float | None
) -> EvaluatedOffer | None:
    """What an offer is worth; nothing if it is not worth making.

    Where `gain` is known, how gladly the others would agree is no reason to prefer it: who is glad gains too.
    """
    own = time_after(evaluator, evaluator.seat, take, give)
    if own >= evaluator.times[evaluator.seat] - (WORTH_ROUNDS * evaluator.skill.reluctance if gain is None else 0.02):
        return None
    promise, refused, lacking, partners = 0.0, 1.0, 1.0, []
    for other in others:
        deal = Deal(evaluator, other, give, take, own)
        holds = _holds(evaluator, other, take)
        chance = holds * _gladly(evaluator.times[other] - deal.theirs)
        if deal.gain > WORTH_OFFERING * evaluator.skill.reluctance and chance > evaluator.skill.likely / 2:
            partners.append(other)
            promise += refused * chance * deal.gain
            refused *= 1 - chance
            lacking *= 1 - holds
    if not partners or 1 - refused < evaluator.skill.likely:
        return None
    return EvaluatedOffer(promise if gain is None else gain * (1 - lacking), tuple(partners), 1 - refused)


def _gladly(saved: float) -> float:
    """How likely somebody agrees to what saves him so many rounds, or costs him."""
    return 1 / (1 + exp(-max(saved, -MUCH) / HESITATION))


def _holds(evaluator: Evaluator[Any], seat: int, wanted: Goods) -> float:
    """How likely a seat has these cards."""
    chance = 1.0
    for kind, amount in enumerate(wanted[:5]):
        if amount:
            chance *= 1 - exp(-evaluator.hands[seat][kind] / amount)
    return chance


def goods(amounts: dict[int, int], size: int) -> Goods:
    return tuple(amounts.get(kind, 0) for kind in range(size))
