"""Texts that the recaps of all games share: goods and trades."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from catanqt.kernel.game import Event, Task
from catanqt.rules.base import events
from catanqt.rules.base.trade import Answering, Choosing
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Goods, Line, Who
from catanqt.ui.play.recap import IN_VAIN, MORE_IN_VAIN, TRADED, Amounts, Fact
from catanqt.ui.text.i18n import tr

Tell = Callable[..., Line]
"""``LineBuilder.line``."""
FISH = ("fish1", "fish2", "fish3")
"""What the Fishermen add to a trade."""


def goods_of(amounts: Amounts, times: int = 1) -> tuple[Goods, ...]:
    return tuple(Goods(kind, times * count) for kind, count in amounts)


def trades(event: Event, before: Perspective, perspective: Perspective, resources: Sequence[str]) -> Iterator[Fact]:
    """Trades with the bank and with players, and offers that led to none; what the viewer takes part in is theirs."""
    task = before.task
    match event:
        case events.BankTraded(seat, give, amount, take):
            yield Fact(seat, "bank", goods=((resources[take], 1),), given=((resources[give], amount),))
        case events.Traded(seat, partner, gave, took):
            given, goods = _amounts(gave, resources), _amounts(took, resources)
            yield Fact(seat, TRADED, partner, goods, given)
            if partner == perspective.viewer:
                yield Fact(partner, TRADED, seat, given, goods)
            elif passed_over(task, perspective.viewer):
                yield Fact(perspective.viewer, "passed-over", seat, detail=partner)
        case events.Declined() if isinstance(task, Answering) and task.next(task.accepted, task.bids) is None:
            yield Fact(task.proposer, IN_VAIN, goods=_amounts(task.want, resources))
        case events.Withdrawn(seat) if isinstance(task, Choosing):
            yield Fact(seat, IN_VAIN, goods=_amounts(task.want, resources))
            if passed_over(task, perspective.viewer):
                yield Fact(perspective.viewer, "passed-over", seat, detail=NOBODY)


def passed_over(task: Task | None, viewer: int) -> bool:
    """Whether the viewer had accepted the offer whose proposer chooses now."""
    return isinstance(task, Choosing) and viewer in task.accepted


def _amounts(counts: Sequence[int], resources: Sequence[str]) -> Amounts:
    kinds = (*resources, *FISH)
    return tuple((kind, count) for kind, count in zip(kinds, counts, strict=False) if count)


def my_trade(tell: Tell, fact: Fact, perspective: Perspective) -> Line | None:
    """A trade that the viewer took part in, or was ready for."""
    if fact.what == "passed-over":
        assert isinstance(fact.detail, int)
        if fact.detail == NOBODY:
            return tell(tr("{name} withdrew the offer you had accepted"), perspective, name=Who(fact.other))
        sentence = tr("{name} traded with {partner} instead of you")
        return tell(sentence, perspective, name=Who(fact.other), partner=Who(fact.detail))
    if fact.what != TRADED:
        return None
    sentence = tr("You gave {gave} to {name} for {took}")
    return tell(sentence, perspective, name=Who(fact.other), **_both(fact))


def their_trade(tell: Tell, fact: Fact, perspective: Perspective) -> Line | None:
    """A trade among others, or with the bank; or none."""
    if fact.what in (IN_VAIN, MORE_IN_VAIN):
        sentence = tr("asked %n times in vain for {goods}", "after a name: offers that nobody accepted", fact.count)
        if fact.what == MORE_IN_VAIN:
            sentence = tr("asked %n times in vain for {goods} more", "after a name: having traded for some", fact.count)
        return tell(sentence, perspective, goods=goods_of(fact.goods))
    if fact.what == "bank":
        return tell(tr("traded {gave} for {took} with the bank", "after a name"), perspective, **_both(fact))
    if fact.what == TRADED:
        return tell(
            tr("gave {gave} to {name} for {took}", "after a name"), perspective, name=Who(fact.other), **_both(fact)
        )
    return None


def _both(fact: Fact) -> dict[str, tuple[Goods, ...]]:
    return {"gave": goods_of(fact.given, fact.count), "took": goods_of(fact.goods, fact.count)}
