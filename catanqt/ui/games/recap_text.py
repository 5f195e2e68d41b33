"""What the recaps of the games have in common: goods and trades."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Goods, Line, Who
from catanqt.ui.play.recap import Amounts, Fact
from catanqt.ui.text.i18n import tr

Tell = Callable[..., Line]
"""``Teller.line``."""
FISH = ("fish1", "fish2", "fish3")
"""What the Fishermen add to a trade."""


def goods_of(amounts: Amounts, times: int = 1) -> tuple[Goods, ...]:
    return tuple(Goods(kind, times * count) for kind, count in amounts)


def trades(event: Event, seen: Perspective, resources: Sequence[str]) -> Iterator[Fact]:
    """Trades with the bank and with players; one with the viewer is the viewer's fact as well."""
    match event:
        case events.BankTraded(seat, give, amount, take):
            yield Fact(seat, "bank", goods=((resources[take], 1),), given=((resources[give], amount),))
        case events.Traded(seat, partner, gave, took):
            given, goods = _amounts(gave, resources), _amounts(took, resources)
            yield Fact(seat, "traded", partner, goods, given)
            if partner == seen.viewer:
                yield Fact(partner, "traded", seat, given, goods)


def _amounts(counts: Sequence[int], resources: Sequence[str]) -> Amounts:
    kinds = (*resources, *FISH)
    return tuple((kind, count) for kind, count in zip(kinds, counts, strict=False) if count)


def my_trade(tell: Tell, fact: Fact, seen: Perspective) -> Line | None:
    """A trade that the viewer took part in."""
    if fact.what != "traded":
        return None
    sentence = tr("You gave {gave} to {name} for {took}")
    return tell(sentence, seen, name=Who(fact.other), **_both(fact))


def their_trade(tell: Tell, fact: Fact, seen: Perspective) -> Line | None:
    """A trade among others, or with the bank."""
    if fact.what == "bank":
        return tell(tr("traded {gave} for {took} with the bank", "after a name"), seen, **_both(fact))
    if fact.what == "traded":
        return tell(tr("gave {gave} to {name} for {took}", "after a name"), seen, name=Who(fact.other), **_both(fact))
    return None


def _both(fact: Fact) -> dict[str, tuple[Goods, ...]]:
    return {"gave": goods_of(fact.given, fact.count), "took": goods_of(fact.goods, fact.count)}
