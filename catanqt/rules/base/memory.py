"""What all players can remember of each other's hands.

All changes of hands are public (production, payments, trades, discards), except for the card of a theft, which only
thief and victim see. So what a seat is sure of is stored at a theft, together with the hands of that moment; all
changes since then were seen by everybody. Nothing here tells a seat what it could not have counted, though it could
sometimes have counted more: a card of a kind that was paid unseen and then came openly.

A `Memory` is immutable, so copies of a game share it, and its contents are computed on demand: most imagined games
never need them. A game read from a position begins with an empty memory, like a player who joins in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from catanqt.rules.base.state import State


class Theft(NamedTuple):
    """A stolen card, and the memory before it."""

    earlier: Memory
    thief: int
    victim: int
    resource: int


@dataclass(slots=True, eq=False)
class Memory:
    """The knowledge at the last theft."""

    hands: tuple[int, ...]
    """Everybody's hands after it, as in the state."""
    known: dict[int, tuple[int, ...]]
    """For each seat that was asked the cards it was sure the others held, in the same order; its own mean nothing."""
    theft: Theft | None = None

    def sure(self, seat: int) -> tuple[int, ...]:
        """What a seat was sure of then."""
        unasked, memory = [], self
        while seat not in memory.known:
            unasked.append(memory)
            assert memory.theft is not None
            memory = memory.theft.earlier
        for memory in reversed(unasked):
            memory.known[seat] = memory._after_theft(seat)
        return self.known[seat]

    def _after_theft(self, seat: int) -> tuple[int, ...]:
        """Thief and victim know which card it was, the others only that it was one."""
        assert self.theft is not None
        earlier, thief, victim, resource = self.theft
        lost, won = 5 * victim + resource, 5 * thief + resource
        before = list(self.hands)
        before[lost] += 1
        before[won] -= 1
        cards = _kept_up(earlier.known[seat], earlier.hands, before)
        if seat in (thief, victim):
            cards[lost] = max(0, cards[lost] - 1)
            cards[won] += 1
        else:
            first = 5 * victim
            cards[first : first + 5] = [max(0, amount - 1) for amount in cards[first : first + 5]]
        return tuple(cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Memory) or self.hands != other.hands:
            return False
        return all(self.sure(seat) == other.sure(seat) for seat in range(len(self.hands) // 5))

    __hash__ = None  # type: ignore[assignment]


def open_hands(players: int) -> Memory:
    """The memory of a game that begins: nobody has anything, and everybody knows that."""
    nothing = (0,) * (5 * players)
    return Memory(nothing, dict.fromkeys(range(players), nothing))


def remembers(state: State, seat: int, sure: Sequence[int]) -> Memory:
    """The memory of one seat that is sure of these cards; what the others may remember is forgotten."""
    memory = forgotten(state)
    memory.known[seat] = tuple(sure)
    return memory


def forgotten(state: State) -> Memory:
    """Nobody remembers anything."""
    return Memory(tuple(state.hands), dict.fromkeys(range(state.config.players), (0,) * len(state.hands)))


def sure_cards(state: State, seat: int) -> list[int]:
    """The cards that a seat is sure the others hold, in the order of the state's hands."""
    return _kept_up(state.memory.sure(seat), state.memory.hands, state.hands)


def with_theft(state: State, thief: int, victim: int, resource: int) -> Memory:
    """What will be remembered of a card about to be stolen."""
    hands = list(state.hands)
    hands[5 * victim + resource] -= 1
    hands[5 * thief + resource] += 1
    return Memory(tuple(hands), {}, Theft(state.memory, thief, victim, resource))


def _kept_up(sure: Sequence[int], then: Sequence[int], now: Sequence[int]) -> list[int]:
    """What is still sure when hands have changed openly."""
    return [max(0, known + has - had) for known, has, had in zip(sure, now, then, strict=True)]
