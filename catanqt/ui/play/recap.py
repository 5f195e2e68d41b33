"""What happened since a player's last turn: facts by turns, added up. Words and pictures come from kits.

A fact belongs to one seat and to the turn in which it happened, which may be another player's. What two seats share (a
theft, a trade with the viewer) is a fact of each of them; the recap shows it once, as the viewer's own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from catanqt.kernel.game import Event
from catanqt.rules.base.events import TurnEnded, TurnStarted
from catanqt.session import Session
from catanqt.ui.kit.perspective import NOBODY, Perspective

if TYPE_CHECKING:
    from catanqt.ui.play.history import TurnMark

Amounts = tuple[tuple[str, int], ...]
"""Goods by their kinds, and how many of each."""
ORDER = {"got": 0, "rolled": 1}
"""What all games have: cards from the land, and dice. They stand first, the rest in the order it happened."""

TRADED, IN_VAIN, MORE_IN_VAIN = "traded", "in-vain", "more-in-vain"
"""A trade with another player; an offer that nobody took, and one for more of what was traded before."""
LAST = 9
"""Where offers stand that came to nothing: all that happened is told before them."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something a player did, gained or lost."""

    seat: int
    what: str
    """Its name; the kit whose fact it is has words for it."""
    other: int = NOBODY
    """With whom, or from whom."""
    goods: Amounts = ()
    given: Amounts = ()
    """What was paid for the goods; such facts are one only if they are alike."""
    count: int = 1
    detail: Hashable = None
    held: bool = False
    """Whether it is about something that only one can hold: of such facts the last one is true."""
    alone: bool = False
    """Whether each occurrence has an item of its own: thefts, dice, and the like."""
    turn: int = NOBODY
    """In whose turn it happened; nobody's: in that of its own seat."""

    @property
    def key(self) -> Hashable:
        """Facts with the same key are merged."""
        terms = self.goods if self.given else ()
        return self.seat, self.told_with, self.what, self.other, self.detail, self.given, terms

    @property
    def told_with(self) -> int:
        """The player in whose turn it is listed."""
        return self.seat if self.turn == NOBODY else self.turn


@dataclass(frozen=True, slots=True)
class Recap:
    """The viewer's own facts, and those of the others by their turns, in that order; NOBODY's concern all."""

    mine: tuple[Fact, ...]
    others: tuple[tuple[int, tuple[Fact, ...]], ...]


@dataclass(frozen=True, slots=True)
class Period:
    """The entries of the record from the viewer's last turn on, up to the next one or to now."""

    first: int
    last: int
    after_turn: bool
    """Whether it begins with a turn of the viewer, which is left out."""


Facts = Callable[[Sequence[Event], Perspective, Perspective], Iterable[Fact]]
"""What the kits make of events, with the moments before and after them."""


def period(marks: Sequence[TurnMark], viewer: int, position: int) -> Period | None:
    """The recap after so many entries; None before the first turn."""
    begun = [mark for mark in marks if mark.count <= position]
    if not begun:
        return None
    end = begun[-1].count if begun[-1].seat == viewer else position
    before = [mark for mark in begun if mark.seat == viewer and mark.count < end]
    return Period(before[-1].count if before else begun[0].count, end, bool(before))


def happened(session: Session, viewer: int, told: Period, facts: Facts) -> list[Fact]:
    """The facts of a period, as the viewer may know them."""
    game = session.at(told.first)
    perspective = Perspective(session.record.header, session.rules, game, viewer)
    found: list[Fact] = []
    mine = told.after_turn
    for entry in session.record.entries[told.first : told.last]:
        before = game.copy()
        events = game.play(entry.action)
        turn = before.state.turn
        for event in events:
            if mine:
                mine = event != TurnEnded(viewer)
                continue
            turn = event.seat if isinstance(event, TurnStarted) else turn
            told_now = facts((event,), replace(perspective, game=before), perspective)
            found += [replace(fact, turn=NOBODY if fact.seat == NOBODY else turn) for fact in told_now]
    return found


def summary(facts: Iterable[Fact], viewer: int, players: int) -> Recap:
    """The facts by player, merged by kind."""
    found = _true_now(facts)
    found.sort(key=lambda fact: LAST if fact.what in (IN_VAIN, MORE_IN_VAIN) else ORDER.get(fact.what, len(ORDER)))
    found = [_after_a_trade(fact, found) for fact in found]
    order = [(viewer + step) % players for step in range(1, players)]
    theirs = [fact for fact in found if fact.seat not in (viewer, NOBODY) and fact.other != viewer]
    others = [(seat, added(fact for fact in theirs if fact.told_with == seat)) for seat in order]
    common = added(fact for fact in found if fact.seat == NOBODY and fact.other != viewer)
    mine = added(replace(fact, turn=NOBODY) for fact in found if fact.seat == viewer)
    shown = [*others, (NOBODY, common)]
    return Recap(mine, tuple((seat, theirs) for seat, theirs in shown if theirs))


def _after_a_trade(fact: Fact, facts: Sequence[Fact]) -> Fact:
    """An offer that nobody took asked for more, if its player had got some of the same in a trade in that turn."""
    if fact.what != IN_VAIN:
        return fact
    turn = [one for one in facts if one.seat == fact.seat and one.told_with == fact.told_with and one.what == TRADED]
    kinds = {kind for one in turn for kind, _ in one.goods}
    return replace(fact, what=MORE_IN_VAIN) if kinds & {kind for kind, _ in fact.goods} else fact


def _true_now(facts: Iterable[Fact]) -> list[Fact]:
    """Without what somebody held that has passed on since."""
    found = list(facts)
    last = {fact.what: fact for fact in found if fact.held}
    return [fact for fact in found if not fact.held or fact is last[fact.what]]


def added(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Facts that are one in the place of the first of them."""
    sums: dict[Hashable, Fact] = {}
    for fact in facts:
        key = object() if fact.alone else fact.key
        known = sums.get(key)
        if known is None:
            sums[key] = fact
        else:
            sums[fact.key] = replace(known, count=known.count + fact.count, goods=_goods_together(known, fact))
    return tuple(sums.values())


def _goods_together(one: Fact, two: Fact) -> Amounts:
    """What was paid alike brought the same; what was asked for in vain is not added up, for it never came."""
    if one.given:
        return two.goods
    if one.what in (IN_VAIN, MORE_IN_VAIN):
        most = {kind: max(dict(one.goods).get(kind, 0), count) for kind, count in two.goods}
        return tuple({**dict(one.goods), **most}.items())
    return add(one.goods, two.goods)


def add(one: Amounts, two: Amounts) -> Amounts:
    counts = dict(one)
    for kind, count in two:
        counts[kind] = counts.get(kind, 0) + count
    return tuple(counts.items())
