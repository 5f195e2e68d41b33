"""Trade with the other players: an offer, everybody's answer, and the proposer's choice.

A negotiation is one task on the stack whose actor changes. Traded are `Goods`, always from the point of view of the
player who acts: what they give, what they want.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from catanqt.kernel.game import Action, Game, Task
from catanqt.rules.base.events import Accepted, Countered, Declined, Offered, Traded, Withdrawn
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import Deal, Goods


class NoDeal(StrEnum):
    """Why an offer is declined, as the decliner chooses to say it."""

    NO = "no"
    NEED_IT = "need-it"
    NO_USE = "no-use"
    TOO_DEAR = "too-dear"
    TOO_STRONG = "too-strong"
    HAVE_NONE = "have-none"


Traders = Game[Any]
"""A game whose state has `hands`, `turn`, `offers`, `seated()` and a `config` with `players` and `scenarios`."""
Bid = tuple[int, Goods, Goods]
"""A seat's counter-offer: what it gives and what it wants."""


def tradable_goods(game: Traders, seat: int) -> Goods:
    """All goods a seat could trade."""
    goods: Goods = tuple(game.state.hands[5 * seat : 5 * seat + 5])
    for scenario in game.state.config.scenarios:
        goods += scenario.tradable_goods(game, seat)
    return goods


def can_give(game: Traders, seat: int, goods: Goods) -> bool:
    return all(have >= asked for have, asked in zip(tradable_goods(game, seat), goods, strict=True))


def hand_over(game: Traders, giver: int, taker: int, goods: Goods) -> None:
    hands = game.state.hands
    for kind, amount in enumerate(goods[:5]):
        hands[5 * giver + kind] -= amount
        hands[5 * taker + kind] += amount
    first = 5
    for scenario in game.state.config.scenarios:
        scenario.hand_over(game, giver, taker, goods[first : first + scenario.goods])
        first += scenario.goods


def goods_refusal(game: Traders, seat: int, give: Goods, want: Goods) -> str | None:
    """Why a seat cannot propose this exchange: no gifts, no kind on both sides, only what it has."""
    kinds = len(tradable_goods(game, seat))
    if len(give) != kinds or len(want) != kinds or min(*give, *want) < 0:
        return RefusalCode.BAD_GOODS
    if not any(give) or not any(want):
        return RefusalCode.NO_GIFTS
    if any(one and two for one, two in zip(give, want, strict=True)):
        return RefusalCode.SAME_KIND
    return None if can_give(game, seat, give) else RefusalCode.CANNOT_PAY


def deal_problem(
    game: Traders, proposer: int, give: Goods, want: Goods, accepted: tuple[int, ...], bids: tuple[Bid, ...]
) -> str | None:
    """What is wrong with a negotiation: everybody must be able to give what they said they would."""
    refusals = [goods_refusal(game, proposer, give, want)]
    refusals += [goods_refusal(game, seat, want, give) for seat in accepted]
    refusals += [goods_refusal(game, *bid) for bid in bids]
    return next((f"the goods are refused: {refusal}" for refusal in refusals if refusal), None)


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Propose an exchange to some or all of the others."""

    give: Goods
    want: Goods
    to: tuple[int, ...]

    def do(self, game: Traders) -> None:
        state = game.state
        state.offers += ((self.give, self.want),)
        game.emit(Offered, state.turn, self.give, self.want, self.to)
        game.push(Answering(self.to[0], state.turn, self.give, self.want, self.to[1:], (), ()))

    def refusal(self, game: Traders, seat: int) -> str | None:
        others = [other for other in range(game.state.config.players) if other != seat]
        if not self.to or list(self.to) != [other for other in others if other in self.to]:
            return RefusalCode.BAD_PARTNERS
        return goods_refusal(game, seat, self.give, self.want)


@dataclass(frozen=True, slots=True)
class Answering(Task):
    """Answer an offer; `waiting` are those who answer next, `accepted` and `bids` what was answered so far."""

    actor: int
    proposer: int
    give: Goods
    want: Goods
    waiting: tuple[int, ...]
    accepted: tuple[int, ...]
    bids: tuple[Bid, ...]

    def options(self, game: Traders) -> Sequence[Action]:
        return (_ACCEPT, *_DECLINES) if can_give(game, self.actor, self.want) else _DECLINES

    def kinds(self, game: Traders) -> tuple[type[Action], ...]:
        return (Accept, Decline, Counter)

    def composes(self, game: Traders) -> tuple[type[Action], ...]:
        return (Counter,)

    def problem(self, game: Traders) -> str | None:
        state = game.state
        answerers = (self.actor, *self.waiting, *self.accepted, *(seat for seat, _, _ in self.bids))
        if self.proposer != state.turn:
            return "only the player whose turn it is makes offers"
        if not state.seated(*answerers) or len({self.proposer, *answerers}) != len(answerers) + 1:
            return "everybody else answers at most once"
        return deal_problem(game, self.proposer, self.give, self.want, self.accepted, self.bids)

    def next(self, accepted: tuple[int, ...], bids: tuple[Bid, ...]) -> Task | None:
        """What follows this answer: the next one, the proposer's choice, or nothing to choose from."""
        if self.waiting:
            first, *rest = self.waiting
            return Answering(first, self.proposer, self.give, self.want, tuple(rest), accepted, bids)
        if accepted or bids:
            return Choosing(self.proposer, self.give, self.want, accepted, bids)
        return None


def _answer(game: Traders, accepted: tuple[int, ...] = (), bids: tuple[Bid, ...] = ()) -> None:
    task = game.task
    assert isinstance(task, Answering)
    follows = task.next(task.accepted + accepted, task.bids + bids)
    if follows is None:
        game.done()
    else:
        game.become(follows)


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the offer as it stands."""

    reveals: ClassVar = True

    def do(self, game: Traders) -> None:
        task = game.task
        assert isinstance(task, Answering)
        game.emit(Accepted, task.actor)
        _answer(game, accepted=(task.actor,))

    def refusal(self, game: Traders, seat: int) -> str | None:
        task = game.task
        assert isinstance(task, Answering)
        return None if can_give(game, seat, task.want) else RefusalCode.CANNOT_PAY


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Say no, and why."""

    reveals: ClassVar = True
    reason: str

    def do(self, game: Traders) -> None:
        task = game.task
        assert isinstance(task, Answering)
        game.emit(Declined, task.actor, self.reason)
        _answer(game)

    def refusal(self, game: Traders, seat: int) -> str | None:
        return None if self.reason in set(NoDeal) else RefusalCode.NO_SUCH_ANSWER


@dataclass(frozen=True, slots=True)
class Counter(Action):
    """Propose other terms to the proposer."""

    reveals: ClassVar = True
    give: Goods
    want: Goods

    def do(self, game: Traders) -> None:
        task = game.task
        assert isinstance(task, Answering)
        game.emit(Countered, task.actor, self.give, self.want)
        _answer(game, bids=((task.actor, self.give, self.want),))

    def refusal(self, game: Traders, seat: int) -> str | None:
        task = game.task
        assert isinstance(task, Answering)
        if (self.give, self.want) == (task.want, task.give):
            return RefusalCode.SAME_KIND
        return goods_refusal(game, seat, self.give, self.want)


@dataclass(frozen=True, slots=True)
class Choosing(Task):
    """Everybody has answered: trade with one of those who agreed or made a bid, or with nobody."""

    actor: int
    give: Goods
    want: Goods
    accepted: tuple[int, ...]
    bids: tuple[Bid, ...]

    def options(self, game: Traders) -> Sequence[Action]:
        payable = [seat for seat, _, want in self.bids if can_give(game, self.actor, want)]
        return [*(Confirm(seat) for seat in sorted((*self.accepted, *payable))), _WITHDRAW]

    def kinds(self, game: Traders) -> tuple[type[Action], ...]:
        return (Confirm, Withdraw)

    def problem(self, game: Traders) -> str | None:
        state = game.state
        partners = (*self.accepted, *(seat for seat, _, _ in self.bids))
        if self.actor != state.turn:
            return "only the player whose turn it is makes offers"
        if not partners or not state.seated(*partners) or len({self.actor, *partners}) != len(partners) + 1:
            return "somebody else must have agreed or made a bid, once"
        return deal_problem(game, self.actor, self.give, self.want, self.accepted, self.bids)

    def terms(self, partner: int) -> tuple[Goods, Goods] | None:
        """What the proposer gives and gets from this partner, if there is a deal to be had."""
        if partner in self.accepted:
            return self.give, self.want
        return next(((want, give) for seat, give, want in self.bids if seat == partner), None)


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Trade with this player, on the terms they agreed to or asked for."""

    seat: int

    def do(self, game: Traders) -> None:
        task = game.task
        assert isinstance(task, Choosing)
        terms = task.terms(self.seat)
        assert terms is not None
        give, take = terms
        hand_over(game, task.actor, self.seat, give)
        hand_over(game, self.seat, task.actor, take)
        _remember(game, Deal(game.state.turn_number, (task.actor, self.seat), terms))
        game.done()
        game.emit(Traded, task.actor, self.seat, give, take)

    def refusal(self, game: Traders, seat: int) -> str | None:
        task = game.task
        assert isinstance(task, Choosing)
        terms = task.terms(self.seat)
        if terms is None:
            return RefusalCode.BAD_PARTNERS
        return None if can_give(game, seat, terms[0]) else RefusalCode.CANNOT_PAY


def _remember(game: Traders, deal: Deal) -> None:
    """Keep a deal until the turn after the next one of those who made it."""
    state = game.state
    oldest = deal.turn_number - game.state.config.players
    state.deals = (*(one for one in state.deals if one.turn_number >= oldest), deal)


def sold(game: Traders, seat: int, turns: int | None = None) -> Goods:
    """How much of each kind a seat gave other players in the last `turns` turns, usually since its last own one."""
    state = game.state
    since = state.turn_number - (state.config.players if turns is None else turns)
    gave = [
        deal.gave[deal.seats.index(seat)] for deal in state.deals if seat in deal.seats and deal.turn_number >= since
    ]
    return tuple(map(sum, zip((0,) * len(tradable_goods(game, seat)), *gave, strict=True)))


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take the offer back."""

    def do(self, game: Traders) -> None:
        task = game.task
        assert isinstance(task, Choosing)
        game.done()
        game.emit(Withdrawn, task.actor)

    def refusal(self, game: Traders, seat: int) -> str | None:
        return None


_ACCEPT = Accept()
_DECLINES = tuple(Decline(str(reason)) for reason in NoDeal)
_WITHDRAW = Withdraw()
