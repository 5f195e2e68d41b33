"""A copy of a game as a seat may know it: everything hidden from the seat is dealt anew (determinization).

Hidden are the kinds of the others' resource and development cards and the order of the deck. The sizes of hands, the
bank and everything on the board are public, and so is what a seat has seen others get (`memory`). Callers with better
estimates can pass in the hands they believe in.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from catanqt.rules.base.awards import points
from catanqt.rules.base.memory import remembers, sure_cards
from catanqt.rules.base.state import Catan, Goods, State
from catanqt.rules.base.trade import Answering, Choosing

DEALS = 50
"""How often a deal is tried again: once is nearly always enough."""


class InconsistentBelief(ValueError):
    """Believed hands that are impossible: of the wrong size, or contradicting the bank."""


def imagine(game: Catan, seat: int, rng: random.Random, hands: Mapping[int, Sequence[int]] | None = None) -> Catan:
    """A copy as `seat` might see it; `hands` are the opponents' hands it believes in, all of them or none."""
    copy = game.copy()
    if copy.state.config.house.open_hands:
        copy.state.memory = remembers(copy.state, seat, copy.state.hands)
        return copy
    if hands is None:
        _deal_hands(copy, seat, rng)
    else:
        _believe(copy.state, seat, hands)
    _deal_cards(copy, seat, rng)
    promised = promises(game)
    first = 5
    for scenario in copy.state.config.scenarios:
        own = {other: goods[first : first + scenario.goods] for other, goods in promised.items()}
        scenario.imagine(copy, seat, rng, own)
        first += scenario.goods
    return copy


def _deal_hands(game: Catan, seat: int, rng: random.Random) -> None:
    """Deal the opponents' cards anew; what the seat is sure of stays with them."""
    state = game.state
    remembered = sure_cards(state, seat)
    sure = _with_promises(game, remembered[:])
    sizes = {other: state.hand_size(other) for other in range(state.config.players) if other != seat}
    pool = [sum(state.hands[5 * other + kind] for other in sizes) for kind in range(5)]
    for other in sizes:
        for kind in range(5):
            kept = state.hands[5 * other + kind] = sure[5 * other + kind]
            pool[kind] -= kept
            sizes[other] -= kept
    loose = [kind for kind, amount in enumerate(pool) for _ in range(amount)]
    rng.shuffle(loose)
    for other, size in sizes.items():
        for _ in range(size):
            state.hands[5 * other + loose.pop()] += 1
    state.memory = remembers(state, seat, remembered)


def certain(game: Catan, seat: int) -> list[int]:
    """The cards that a seat is sure each of the others holds, by memory or promise, in the order of the hands."""
    if game.state.config.house.open_hands:
        return game.state.hands[:]
    return _with_promises(game, sure_cards(game.state, seat))


def _with_promises(game: Catan, sure: list[int]) -> list[int]:
    for other, goods in promises(game).items():
        first = 5 * other
        sure[first : first + 5] = map(max, sure[first : first + 5], goods)
    return sure


def promises(game: Catan) -> dict[int, Goods]:
    """The goods each seat is known to hold because it just offered or agreed to give them."""
    task = game.task if not game.over else None
    known: dict[int, Goods] = {}
    if isinstance(task, Answering | Choosing):
        known[task.proposer if isinstance(task, Answering) else task.actor] = task.give
        known |= dict.fromkeys(task.accepted, task.want)
        known |= {seat: give for seat, give, _ in task.bids}
    return known


def _believe(state: State, seat: int, hands: Mapping[int, Sequence[int]]) -> None:
    others = [other for other in range(state.config.players) if other != seat]
    if sorted(hands) != others:
        raise InconsistentBelief(f"hands are wanted for seats {others}, not {sorted(hands)}")
    for other in others:
        if len(hands[other]) != 5 or min(hands[other]) < 0 or sum(hands[other]) != state.hand_size(other):
            raise InconsistentBelief(f"seat {other} holds {state.hand_size(other)} cards, not {hands[other]}")
    for kind in range(5):
        if sum(hands[other][kind] for other in others) != sum(state.hands[5 * other + kind] for other in others):
            raise InconsistentBelief(f"the bank does not leave that many cards of kind {kind}")
    for other in others:
        state.hands[5 * other : 5 * other + 5] = hands[other]
    state.memory = remembers(state, seat, state.hands)


def _deal_cards(game: Catan, seat: int, rng: random.Random) -> None:
    """Deal the opponents' development cards and the deck anew.

    Whoever held enough hidden points would have won already, so such deals are tried again.
    """
    state = game.state
    others = [other for other in range(state.config.players) if other != seat]
    piles = [(pile, 5 * other) for other in others for pile in (state.cards, state.new_cards)]
    sizes = [sum(pile[first : first + 5]) for pile, first in piles]
    if not any(sizes):
        return
    unseen = state.deck[:]
    for pile, first in piles:
        unseen = [left + held for left, held in zip(unseen, pile[first : first + 5], strict=True)]
    loose = [card for card, amount in enumerate(unseen) for _ in range(amount)]
    for _ in range(DEALS):
        rng.shuffle(loose)
        left = loose
        for (pile, first), size in zip(piles, sizes, strict=True):
            drawn, left = left[:size], left[size:]
            pile[first : first + 5] = [drawn.count(card) for card in range(5)]
        state.deck = [left.count(card) for card in range(5)]
        if not any(_would_have_won(game, other) for other in others):
            return


def _would_have_won(game: Catan, seat: int) -> bool:
    """Whether a seat has so many points that it must have won in its own turn already.

    Outside its turn it may have got points that it had no chance to win with yet.
    """
    state = game.state
    own = points(state, seat)
    if seat == state.turn:
        withheld = any(scenario.withholds_win(game) for scenario in state.config.scenarios)
        return own >= state.goals[seat] and not withheld
    own -= state.config.house.road_worth * (state.longest_road == seat)
    return own - sum(scenario.off_turn_points(game, seat) for scenario in state.config.scenarios) >= state.goals[seat]
