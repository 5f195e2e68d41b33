"""What everybody remembers of the others' hands.

All that happens to hands lies open (production, payments, trades, discards), but for the card of a theft, which only
thief and victim see. So what a seat is sure of is noted when something is stolen, together with the hands of that
moment; what has come or gone in all since then was seen by everybody. Nothing here tells a seat what it could not have
counted, though it could sometimes have counted more: a card of a kind that was paid unseen and then came openly.

A `Memory` never changes, so copies of a game share it. A game read from a position begins with a memory of nothing,
for whoever comes to a table in the middle of a game has seen nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from catanqt.rules.base.state import State


class Memory(NamedTuple):
    """What was known at the last theft."""

    hands: tuple[int, ...]
    """Everybody's hands after it, as in the state."""
    sure: tuple[tuple[int, ...], ...]
    """For each seat the cards it was sure that each of the others held, in the same order; its own mean nothing."""


def open_hands(players: int) -> Memory:
    """The memory of a game that begins: nobody has anything, and everybody knows that."""
    return Memory((0,) * (5 * players), ((0,) * (5 * players),) * players)


def remembers(state: State, seat: int, sure: Sequence[int]) -> Memory:
    """The memory of one seat that is sure of these cards; what the others may remember is forgotten."""
    nothing = (0,) * len(sure)
    return Memory(tuple(state.hands), tuple(tuple(sure) if one == seat else nothing for one in _seats(state)))


def forgotten(state: State) -> Memory:
    """Nobody remembers anything."""
    return remembers(state, 0, (0,) * len(state.hands))


def sure_cards(state: State, seat: int) -> list[int]:
    """The cards that a seat is sure the others hold, in the order of the state's hands."""
    then, sure = state.memory.hands, state.memory.sure[seat]
    return [max(0, known + now - before) for known, now, before in zip(sure, state.hands, then, strict=True)]


def with_theft(state: State, thief: int, victim: int, resource: int) -> Memory:
    """What will be remembered of a card about to be stolen: by those two which it was, by the others that one was."""
    lost, won = 5 * victim + resource, 5 * thief + resource
    hands = list(state.hands)
    hands[lost] -= 1
    hands[won] += 1
    sure = []
    for seat in _seats(state):
        cards = sure_cards(state, seat)
        if seat in (thief, victim):
            cards[lost] = max(0, cards[lost] - 1)
            cards[won] += 1
        else:
            first = 5 * victim
            cards[first : first + 5] = [max(0, amount - 1) for amount in cards[first : first + 5]]
        sure.append(tuple(cards))
    return Memory(tuple(hands), tuple(sure))


def _seats(state: State) -> range:
    return range(state.table.players)
