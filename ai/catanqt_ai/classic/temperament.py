"""What a temperament likes about a position: a little more or less for the pieces, cards and harbours that are there.

Both evaluations use it, so that a builder is a builder at every level. What is built and what is only planned count in
the same way, by what is there in the end, so nobody is better off by keeping the cards for what it likes.
"""

from __future__ import annotations

from math import exp

from catanqt.rules.base.state import CITIES, ROADS, SETTLEMENTS, State
from catanqt_ai.evaluator import POWER
from catanqt_ai.skill import Taste

MANY_KNIGHTS, MANY_CARDS, MANY_RATES = 5, 6, 10
SAFE_HAND = 6


def liking(taste: Taste, state: State, seat: int, unknown: int) -> float:
    """What is liked about a position, as a part of a logit; `unknown` are cards bought in the search."""
    cities, sites = state.cities[seat].bit_count(), state.settlements[seat].bit_count()
    knights = state.knights[seat]
    return (
        taste.cities * cities / CITIES
        + taste.sites * (sites + cities) / SETTLEMENTS
        + taste.roads * state.roads[seat].bit_count() / ROADS
        + taste.cards * (knights + state.card_count(seat) + unknown) / MANY_KNIGHTS
        + taste.army * knights / MANY_KNIGHTS
        + taste.harbours * sum(4 - rate for rate in state.rates[5 * seat : 5 * seat + 5]) / MANY_RATES
        + taste.hand * max(0, state.hand_size(seat) - SAFE_HAND) / MANY_CARDS
    )


def relish(taste: Taste, state: State, seat: int, unknown: int) -> float:
    """By what a win time is multiplied where it is liked so much."""
    return exp(-liking(taste, state, seat, unknown) / POWER)
