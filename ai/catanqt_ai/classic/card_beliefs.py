"""Estimates of the cards that opponents hold, from public facts alone.

The size of each hand is public, and the bank shows how many cards of a kind all players hold together. Cards that were
seen to arrive are tracked. For the rest, a table of expected cards is fitted to hand sizes and totals by scaling rows
and columns in turn (iterative proportional fitting), starting from what each seat produces. The cards of an imagined
hand are never read, except for how they changed since they were known.
"""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.rules.base.imagine import certain, promises
from catanqt.rules.base.state import DECK, KNIGHT, Catan, State

ROUNDS = 6
"""Scaling rows and columns this often is close enough."""
PRIOR = 0.25
"""Everybody may hold anything a little: cards come by thefts and trades too."""


def expected_hands(game: Catan, seat: int, income: Sequence[Sequence[float]], counting: bool) -> list[list[float]]:
    """What each seat holds by resource, exact for `seat` itself; `income` is what each earns in a round."""
    state = game.state
    players = range(state.config.players)
    own = state.hands[5 * seat : 5 * seat + 5]
    sizes = [0.0 if other == seat else float(state.hand_size(other)) for other in players]
    if state.config.house.open_hands:
        return [[float(held) for held in state.hand(other)] for other in players]
    known = _known(game, seat, counting)
    pool = [float(state.config.bank_size - state.bank[kind] - own[kind]) for kind in range(5)]
    for other, goods in known.items():
        sizes[other] -= sum(goods)
        pool = [left - held for left, held in zip(pool, goods, strict=True)]
    likely = [[PRIOR + rate for rate in income[other]] for other in players]
    if counting:
        hands = _fit(sizes, pool, likely)
    else:
        hands = [[size * rate / sum(rates) for rate in rates] for size, rates in zip(sizes, likely, strict=True)]
    for other, goods in known.items():
        hands[other] = [held + sure for held, sure in zip(hands[other], goods, strict=True)]
    hands[seat] = [float(held) for held in own]
    return hands


def _known(game: Catan, seat: int, counting: bool) -> dict[int, Sequence[int]]:
    """What some of the others surely hold: to those who count all they have seen, to everybody what was promised."""
    if not counting:
        return {other: goods[:5] for other, goods in promises(game).items() if other != seat}
    sure = certain(game, seat)
    return {other: sure[5 * other : 5 * other + 5] for other in range(game.state.config.players) if other != seat}


def _fit(sizes: Sequence[float], pool: Sequence[float], hands: list[list[float]]) -> list[list[float]]:
    """Scale rows to the sizes of the hands and columns to what is out, until both nearly fit."""
    for _ in range(ROUNDS):
        for kind, out in enumerate(pool):
            total = sum(hand[kind] for other, hand in enumerate(hands) if sizes[other])
            scale = max(0.0, out) / total if total else 0.0
            for hand in hands:
                hand[kind] *= scale
        for other, size in enumerate(sizes):
            total = sum(hands[other])
            scale = size / total if total else 0.0
            hands[other] = [held * scale for held in hands[other]]
    return hands


class UnseenCards:
    """The development cards a seat has not seen: those in the deck and in the others' hands."""

    __slots__ = ("knight", "other", "point")

    def __init__(self, state: State, seat: int) -> None:
        span = slice(5 * seat, 5 * seat + 5)
        if state.config.house.open_hands:
            self._count(state.deck)
            return
        left = [
            state.deck[card] + sum(state.cards[card::5]) + sum(state.new_cards[card::5]) - own - new
            for card, own, new in zip(range(len(DECK)), state.cards[span], state.new_cards[span], strict=True)
        ]
        self._count(left)

    def _count(self, left: Sequence[int]) -> None:
        total = sum(left) or 1
        self.knight = left[KNIGHT] / total
        """The chance that an unseen card is a knight."""
        self.point = left[1] / total
        self.other = 1 - self.knight - self.point if sum(left) else 0.0
