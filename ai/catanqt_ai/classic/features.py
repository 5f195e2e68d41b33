"""The inputs of the value network: each feature is a name bound to the function that computes it.

There are three sets. A seat knows everything about itself: `BOARD` describes its place on the board, `HAND` its hand
and development cards. Of an opponent it knows what is public: `OPPONENT`. Values are scaled to about one. The weights
of the network are stored by feature name, so a name and its function must never be parted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from operator import add
from typing import NamedTuple

from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.building import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST
from catanqt.rules.base.state import (
    CITIES,
    KNIGHT,
    MONOPOLY,
    NOBODY,
    ROAD_BUILDING,
    ROADS,
    SETTLEMENTS,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
    State,
)
from catanqt.rules.hexgrid import bits
from catanqt_ai.classic.board_values import board_values
from catanqt_ai.classic.expansion import INVERSE, bank_rates, road_estimate
from catanqt_ai.classic.feature_set import Feature, FeatureSet, by_resource, clipped
from catanqt_ai.classic.seat_survey import DecisionContext, land, survey
from catanqt_ai.win_time import Vector, afford

LATE = 6
"""Points above which a game draws to its end."""
SOON = 3.0
"""A build this many rounds away counts half of one that can be paid at once."""
COSTS = ((CITY_COST, 5), (SETTLEMENT_COST, 4), (ROAD_COST, 2), (CARD_COST, 3))
SOON_COSTS: tuple[Vector, ...] = (
    (0.0, 0.0, 0.0, 2.0, 3.0), (1.0, 1.0, 1.0, 1.0, 0.0), (2.0, 2.0, 1.0, 1.0, 0.0), (3.0, 3.0, 1.0, 1.0, 0.0),
    (0.0, 0.0, 1.0, 1.0, 1.0),
)  # fmt: skip


# What is public of any seat


class SeatFacts:
    """Public facts of a seat on the board."""

    __slots__ = (
        "army", "context", "income", "land", "lead", "length", "pips", "rates", "road", "seat", "sites", "state",
        "towns", "wait",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, context: DecisionContext) -> None:
        self.state, self.seat, self.context = state, seat, context
        house = state.config.house
        self.road, self.army = house.road_worth / 2, house.army_worth / 2
        """What longest road and largest army are worth, as a share of the printed points."""
        self.land = land(state, seat)
        self.income = self.land.income
        self.sites = survey(state, seat, context, self.income)
        self.rates = bank_rates(state, seat)
        values = board_values(state.config.board, state.config.players)
        settled = [values.total_pips[corner] for corner in bits(state.settlements[seat])]
        self.towns = [*sorted(settled, reverse=True), 0, 0]
        self.length = road_estimate(state, seat)
        rival = max(length for other, length in enumerate(context.lengths) if other != seat)
        self.lead = clipped((self.length - rival) / 5, -1, 1)
        self.wait = (seat - context.turn) % state.config.players
        """How many turns until it is this seat's."""


PIECES: list[Feature[SeatFacts]] = [
    ("settlements", lambda it: it.state.settlements[it.seat].bit_count() / SETTLEMENTS),
    ("cities", lambda it: it.state.cities[it.seat].bit_count() / CITIES),
    ("roads", lambda it: it.state.roads[it.seat].bit_count() / ROADS),
    *by_resource(SeatFacts, "income", lambda it, kind: it.income[kind] / 10),
]
NUMBERS_AND_RATES: list[Feature[SeatFacts]] = [
    ("numbers", lambda it: it.land.numbers / 36),
    *by_resource(SeatFacts, "rate", lambda it, kind: 2 / it.rates[kind]),
]
SITES: list[Feature[SeatFacts]] = [
    ("site", lambda it: it.sites.best[0] / 12),
    ("second site", lambda it: it.sites.second / 12),
    ("sites", lambda it: min(it.sites.counts[0], 4) / 4),
    ("site 1 road off", lambda it: it.sites.best[1] / 12),
    ("site 2 roads off", lambda it: it.sites.best[2] / 12),
    ("site 3 roads off", lambda it: it.sites.best[3] / 12),
]
TURN_ORDER: list[Feature[SeatFacts]] = [
    ("next now", lambda it: float(it.wait == 0)),
    ("next in 1", lambda it: float(it.wait == 1)),
    ("next in 2", lambda it: float(it.wait == 2)),
]
BEST_TOWN: Feature[SeatFacts] = ("best town", lambda it: it.towns[0] / 12)
TOWNS: Feature[SeatFacts] = ("towns", lambda it: sum(it.towns) / 30)
KNIGHTS: Feature[SeatFacts] = ("knights", lambda it: it.state.knights[it.seat] / 4)
LARGEST_ARMY: Feature[SeatFacts] = ("largest army", lambda it: it.army * (it.state.largest_army == it.seat))
LONGEST_ROAD: list[Feature[SeatFacts]] = [
    ("longest road", lambda it: it.road * (it.state.longest_road == it.seat)),
    ("road length", lambda it: it.length / 10),
    ("road lead", lambda it: it.road * it.lead),
]
KINDS_LACKING: Feature[SeatFacts] = ("kinds lacking", lambda it: it.income.count(0) / 3)


# One's own place on the board


class BoardFacts(SeatFacts):
    """Facts of a seat's own place on the board, whatever its hand."""

    __slots__ = ("can_go_on", "highest", "leader_cards", "need", "rivals", "score")

    def __init__(self, state: State, seat: int, context: DecisionContext) -> None:
        super().__init__(state, seat, context)
        self.need = clipped(max(state.config.house.road_minimum, state.road_record + 1) - self.length, 1, 6)
        """The roads that longest road takes."""
        left = ROADS - state.roads[seat].bit_count()
        self.can_go_on = bool(state.open_edges[seat] & ~state.taken_edges) and left >= self.need
        scores = [context.outlook(state, other).score for other in range(state.config.players)]
        self.score = scores[seat]
        self.rivals = [score for other, score in enumerate(scores) if other != seat]
        self.highest = max(self.rivals)
        leaders = [other for other, score in enumerate(scores) if other != seat and score == self.highest]
        self.leader_cards = max(state.card_count(other) for other in leaders)


BOARD: FeatureSet[BoardFacts] = FeatureSet([
    ("score", lambda it: it.score / 10),
    *PIECES,
    *by_resource(BoardFacts, "blocked", lambda it, kind: it.land.blocked[kind] / 10),
    *NUMBERS_AND_RATES,
    *SITES,
    *by_resource(BoardFacts, "prospect", lambda it, kind: it.sites.prospect[kind] / 10),
    BEST_TOWN,
    ("second town", lambda it: it.towns[1] / 12),
    TOWNS,
    KNIGHTS,
    LARGEST_ARMY,
    *LONGEST_ROAD,
    ("road need", lambda it: 0.0 if it.state.longest_road == it.seat else it.need / 6),
    ("road open", lambda it: 0.0 if it.state.longest_road == it.seat else it.road * it.can_go_on),
    *TURN_ORDER,
    ("highest rival", lambda it: it.highest / 10),
    ("rivals", lambda it: sum(it.rivals) / (10 * len(it.rivals))),
    ("rival's cards", lambda it: it.leader_cards / 4),
    ("sites 1 road off", lambda it: min(it.sites.counts[1], 6) / 6),
    ("sites 2 roads off", lambda it: min(it.sites.counts[2], 8) / 8),
    KINDS_LACKING,
])  # fmt: skip


def board_features(state: State, seat: int, context: DecisionContext) -> list[float]:
    """The features of `BOARD`."""
    return BOARD.vector(BoardFacts(state, seat, context))


_FIRST_INCOME = BOARD.names.index(f"income {RESOURCES[0]}")


def cards_a_round(board: Sequence[float], players: int) -> tuple[float, ...]:
    """The cards that the income among the features of `BOARD` brings a round, by resource."""
    rolls = players * 10 / 36
    return tuple([rolls * pips for pips in board[_FIRST_INCOME : _FIRST_INCOME + 5]])


# One's own hand


class Hand(NamedTuple):
    """All inputs of the features of a hand; hashable, so that they can be cached."""

    resources: tuple[float, ...]
    cards: tuple[int, ...]
    """Development cards by kind, new ones included."""
    rates: tuple[int, ...]
    income: tuple[float, ...]
    """In cards a round."""
    score: float
    """The open points."""
    knights: int
    """Those that were played."""
    lead: int
    """How many of them are more than any rival's."""
    record: int
    """The knights of the largest army, if that is somebody else's; -1 for its owner."""
    deck: int
    limit: float = 7
    """How many cards a seven leaves."""
    army_minimum: int = 3


def hand_of_seat(
    state: State, seat: int, resources: Sequence[float], bought: int, income: tuple[float, ...], score: float
) -> Hand:
    """What a seat has in its hand; `bought` cards have left the deck in the search, their kinds unknown."""
    span = slice(5 * seat, 5 * seat + 5)
    knights, army = state.knights, state.largest_army
    return Hand(
        tuple(resources),
        tuple(map(add, state.cards[span], state.new_cards[span])),
        tuple(bank_rates(state, seat)),
        income,
        score,
        knights[seat],
        knights[seat] - max(count for other, count in enumerate(knights) if other != seat),
        -1 if army == seat else 0 if army == NOBODY else knights[army],
        sum(state.deck) - bought,
        hand_limit(state),
        state.config.house.army_minimum,
    )


def hand_limit(state: State) -> float:
    """How many cards a seven leaves."""
    return state.config.house.discard_limit or inf


class HandFacts:
    """A hand, and how far it is from each build."""

    __slots__ = ("hand", "lacks", "limit", "points", "short", "size", "soon")

    def __init__(self, hand: Hand) -> None:
        self.hand, self.limit = hand, hand.limit
        resources, cards, rates, income = hand[:4]
        self.points, self.size = hand.score + cards[VICTORY_POINT], sum(resources)
        self.lacks: list[float] = []
        """The share of each cost that is lacking."""
        self.short: list[float] = []
        """The same after trading all spare cards with the bank."""
        for cost, total in COSTS:
            lacking = spare = 0.0
            for have, price, rate in zip(resources, cost, rates, strict=True):
                if have < price:
                    lacking += price - have
                else:
                    spare += (have - price) // rate
            self.lacks.append(lacking / total)
            self.short.append(max(0.0, lacking - spare) / total)
        inverse = [INVERSE[rate] for rate in rates]
        self.soon = [1 / (1 + afford(resources, income, inverse, cost) / SOON) for cost in SOON_COSTS]


def _army_lead(it: HandFacts) -> float:
    return clipped((it.hand.lead + it.hand.cards[KNIGHT]) / 4, -1, 1)


def _army_need(it: HandFacts) -> float:
    hand = it.hand
    if hand.record < 0:
        return 0.0
    return clipped(max(hand.army_minimum, hand.record + 1) - hand.knights - hand.cards[KNIGHT], 0, 4) / 4


HAND: FeatureSet[HandFacts] = FeatureSet([
    ("points", lambda it: it.points / 10),
    ("late", lambda it: max(0, it.points - LATE) / 4),
    *by_resource(HandFacts, "hand", lambda it, kind: it.hand.resources[kind] / 4),
    ("hand size", lambda it: it.size / 10),
    ("too many", lambda it: max(0.0, it.size - it.limit) / 7),
    ("city lacks", lambda it: it.lacks[0]),
    ("settlement lacks", lambda it: it.lacks[1]),
    ("road lacks", lambda it: it.lacks[2]),
    ("card lacks", lambda it: it.lacks[3]),
    ("city short", lambda it: it.short[0]),
    ("settlement short", lambda it: it.short[1]),
    ("road short", lambda it: it.short[2]),
    ("card short", lambda it: it.short[3]),
    ("city soon", lambda it: it.soon[0]),
    ("settlement soon", lambda it: it.soon[1]),
    ("settlement and road soon", lambda it: it.soon[2]),
    ("settlement and roads soon", lambda it: it.soon[3]),
    ("card soon", lambda it: it.soon[4]),
    ("held knights", lambda it: it.hand.cards[KNIGHT] / 3),
    ("road building", lambda it: it.hand.cards[ROAD_BUILDING]),
    ("year of plenty", lambda it: it.hand.cards[YEAR_OF_PLENTY]),
    ("monopoly", lambda it: it.hand.cards[MONOPOLY]),
    ("army lead", _army_lead),
    ("army need", _army_need),
    ("deck", lambda it: it.hand.deck / 25),
])  # fmt: skip


def hand_features(hand: Hand) -> list[float]:
    """The features of `HAND`."""
    return HAND.vector(HandFacts(hand))


# An opponent


class OpponentFacts(SeatFacts):
    """Public facts of an opponent; `size` is the number of its cards, which a plan may change."""

    __slots__ = ("army_lead", "limit", "score", "size")

    def __init__(self, state: State, seat: int, size: float, context: DecisionContext) -> None:
        super().__init__(state, seat, context)
        self.size, self.limit = size, hand_limit(state)
        self.score = context.outlook(state, seat).score
        rival = max(count for other, count in enumerate(state.knights) if other != seat)
        self.army_lead = clipped((state.knights[seat] - rival) / 4, -1, 1)


OPPONENT: FeatureSet[OpponentFacts] = FeatureSet([
    ("score", lambda it: it.score / 10),
    ("late", lambda it: max(0, it.score - LATE) / 4),
    *PIECES,
    ("blocked", lambda it: sum(it.land.blocked) / 10),
    *NUMBERS_AND_RATES,
    ("hand size", lambda it: it.size / 10),
    ("too many", lambda it: max(0.0, it.size - it.limit) / 7),
    *SITES,
    BEST_TOWN,
    TOWNS,
    KNIGHTS,
    ("cards", lambda it: it.state.card_count(it.seat) / 4),
    LARGEST_ARMY,
    ("army lead", lambda it: it.army_lead),
    *LONGEST_ROAD,
    ("deck", lambda it: sum(it.state.deck) / 25),
    *TURN_ORDER,
    KINDS_LACKING,
])  # fmt: skip


def opponent_features(state: State, seat: int, size: float, context: DecisionContext) -> list[float]:
    """The features of `OPPONENT` for an opponent with so many cards in hand."""
    return OPPONENT.vector(OpponentFacts(state, seat, size, context))
