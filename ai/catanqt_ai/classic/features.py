"""The terms of a position: what a seat has, could have and fears, each a number of about one.

There are two lists. Of itself a seat knows everything: the terms of its place on the board (`BOARD`) and those of its
hand (`HAND`). Of the others it knows what lies open on the table (`OTHERS`). `judgement` weighs them; nothing here
says what is good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import add
from typing import NamedTuple

from ai.classic.geography import Geography, geography
from ai.classic.network import FAR, INVERSE, Contest, Rings, races, rings, road_estimate
from ai.novice.worth import all_pips, corner_worths
from ai.wintime import Vector, afford
from catanqt.rules.base.awards import SHORTEST_ROAD, SMALLEST_ARMY
from catanqt.rules.base.board import RESOURCES, Board
from catanqt.rules.base.building import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST
from catanqt.rules.base.robber import HAND_LIMIT
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


def _each(name: str) -> tuple[str, ...]:
    return tuple(f"{name} {resource}" for resource in RESOURCES)


_LAND = ("settlements", "cities", "roads", *_each("income"))
_SITES = ("site", "second site", "sites", "site 1 road off", "site 2 roads off", "site 3 roads off")
_NEXT = ("next now", "next in 1", "next in 2")
BOARD = (
    "score", *_LAND, *_each("blocked"), "numbers", *_each("rate"), *_SITES, *_each("prospect"), "best town",
    "second town", "towns", "knights", "largest army", "longest road", "road length", "road lead", "road need",
    "road open", *_NEXT, "highest rival", "rivals", "rival's cards", "sites 1 road off", "sites 2 roads off",
    "kinds lacking",
)  # fmt: skip
HAND = (
    "points", "late", *_each("hand"), "hand size", "too many", "city lacks", "settlement lacks", "road lacks",
    "card lacks", "city short", "settlement short", "road short", "card short", "city soon", "settlement soon",
    "settlement and road soon", "settlement and roads soon", "card soon", "held knights", "road building",
    "year of plenty", "monopoly", "army lead", "army need", "deck",
)  # fmt: skip
OTHERS = (
    "score", "late", *_LAND, "blocked", "numbers", *_each("rate"), "hand size", "too many", *_SITES, "best town",
    "towns", "knights", "cards", "largest army", "army lead", "longest road", "road length", "road lead", "deck",
    *_NEXT, "kinds lacking",
)  # fmt: skip

LATE = 6
"""Points above which a game draws to its end."""
SOON = 3.0
"""In so many rounds something is half as good as at once."""
COSTS = ((CITY_COST, 5), (SETTLEMENT_COST, 4), (ROAD_COST, 2), (CARD_COST, 3))
SOON_COSTS: tuple[Vector, ...] = (
    (0.0, 0.0, 0.0, 2.0, 3.0), (1.0, 1.0, 1.0, 1.0, 0.0), (2.0, 2.0, 1.0, 1.0, 0.0), (3.0, 3.0, 1.0, 1.0, 0.0),
    (0.0, 0.0, 1.0, 1.0, 1.0),
)  # fmt: skip


class Land(NamedTuple):
    """What a seat's buildings earn."""

    income: tuple[int, ...]
    """Pips by resource, the robber aside."""
    blocked: tuple[int, ...]
    """Those of them that the robber keeps."""
    numbers: int
    """In how many of 36 rolls it earns anything."""


def land(state: State, seat: int) -> Land:
    return _land(state.table.board, state.settlements[seat], state.cities[seat], state.robber)


@lru_cache(maxsize=256)
def _land(board: Board, settlements: int, cities: int, robber: int) -> Land:
    income, blocked, rolled, hex_pips = [0] * 5, [0] * 5, set[int](), all_pips(board)
    for corner in bits(settlements | cities):
        times = 1 + (cities >> corner & 1)
        for hex_ in board.grid.corner_hexes[corner]:
            kind = board.resource[hex_]
            if kind >= 0:
                pips = times * hex_pips[hex_]
                income[kind] += pips
                if hex_ == robber:
                    blocked[kind] += pips
                else:
                    rolled.update(board.numbers[hex_])
    return Land(tuple(income), tuple(blocked), sum(6 - abs(7 - number) for number in rolled))


class Sites(NamedTuple):
    """Where a seat may settle: the best by distance, the second best at hand, how many, and what the best yields."""

    best: tuple[float, ...]
    second: float
    counts: tuple[int, ...]
    prospect: tuple[float, ...]


def survey(state: State, seat: int, scene: Scene, income: tuple[int, ...]) -> Sites:
    """Sites by how good they are and how likely they are still free when one gets there."""
    ground = geography(state.table.board, state.table.players)
    near, rivals = rings(state, seat), scene.contest.nearest(seat)
    if scene.more is None:
        return _plain_survey(ground, near, rivals, state.free_corners, income)
    return _survey(ground, near, rivals, state.free_corners, income, partial(scene.more, state, seat))


@lru_cache(maxsize=256)
def _plain_survey(ground: Geography, near: Rings, rivals: Rings, free: int, income: tuple[int, ...]) -> Sites:
    """Where scenarios say nothing, the same is asked again and again in the futures of a decision."""
    return _survey(ground, near, rivals, free, income, None)


def _survey(
    ground: Geography,
    near: Rings,
    rivals: Rings,
    free: int,
    income: tuple[int, ...],
    more: Callable[[int], float] | None,
) -> Sites:
    """`rivals` are the corners by how near the nearest of the others is, `more` what scenarios make of them."""
    board = ground.board
    worths, chances = corner_worths(board, income), races(rivals)
    best, second, counts = [0.0] * (FAR + 1), 0.0, [0] * (FAR + 1)
    at_hand: dict[int, float] = {}
    top, prospect = 0.0, (-1, 0.0)
    for roads, ring in enumerate(near):
        for chance, corners in chances[roads]:
            for corner in bits(ring & free & corners):
                worth = worths[corner] * chance
                if more is not None:
                    worth += more(corner) * chance
                counts[roads] += 1
                if not roads:
                    at_hand[corner] = worth
                if worth > best[roads]:
                    best[roads] = worth
                if worth / (4 + 2 * roads) > top:
                    top, prospect = worth / (4 + 2 * roads), (corner, chance)
    if at_hand:
        first = max(at_hand, key=at_hand.__getitem__)
        second = max((worth for other, worth in at_hand.items() if not board.grid.near[first] >> other & 1), default=0)
    corner, chance = prospect
    yields = tuple([chance * one for one in ground.pips[corner]]) if corner >= 0 else (0.0,) * 5
    return Sites(tuple(best), second, tuple(counts), yields)


def _site_terms(sites: Sites) -> list[float]:
    at_hand, *further = sites.best
    return [at_hand / 12, sites.second / 12, min(sites.counts[0], 4) / 4, *(worth / 12 for worth in further)]


def _towns(state: State, seat: int, ground: Geography) -> list[int]:
    return sorted((ground.total_pips[corner] for corner in bits(state.settlements[seat])), reverse=True)


def _next(state: State, seat: int, turn: int) -> list[float]:
    waits = (seat - turn) % state.table.players
    return [float(waits == turns) for turns in range(3)]


def _clipped(value: float, low: float, high: float) -> float:
    return low if value < low else high if value > high else value


class Outlook(NamedTuple):
    """What a seat has reached, with all that scenarios give and promise it."""

    score: float
    """Its open points, as they would be in a game like those that were learnt from."""
    given: float = 0.0
    """Those of them that neither pieces nor awards show: a scenario's, or what a nearer goal is worth."""
    cards: float = 0.0
    """Cards of choice it could have now."""
    coming: float = 0.0
    """Those it may expect while the game lasts."""


def _as_it_is(state: State, seat: int) -> Outlook:
    return Outlook(state.score[seat])


More = Callable[[State, int, int], float]
"""What a site is worth to a seat beyond its land, in pips."""


class Scene(NamedTuple):
    """What is the same for all positions of one decision."""

    contest: Contest
    lengths: list[int]
    turn: int
    """Whose turn comes next."""
    outlook: Callable[[State, int], Outlook] = _as_it_is
    more: More | None = None


def survey_scene(state: State, turn: int) -> Scene:
    """The scene of a position by itself."""
    return Scene(Contest(state), [road_estimate(state, seat) for seat in range(state.table.players)], turn)


def board_terms(state: State, seat: int, scene: Scene) -> list[float]:
    """The terms of `BOARD`."""
    ground = geography(state.table.board, state.table.players)
    here = land(state, seat)
    sites = survey(state, seat, scene, here.income)
    towns = [*_towns(state, seat, ground), 0, 0]
    roads = state.roads[seat].bit_count()
    length = road_estimate(state, seat)
    holder = state.longest_road == seat
    need = _clipped(max(SHORTEST_ROAD, state.road_record + 1) - length, 1, 6)
    can_go_on = bool(state.open_edges[seat] & ~state.taken_edges) and ROADS - roads >= need
    scores = [scene.outlook(state, other).score for other in range(state.table.players)]
    rivals = [score for other, score in enumerate(scores) if other != seat]
    highest = max(rivals)
    leaders = [other for other, score in enumerate(scores) if other != seat and score == highest]
    return [
        scores[seat] / 10,
        state.settlements[seat].bit_count() / SETTLEMENTS,
        state.cities[seat].bit_count() / CITIES,
        roads / ROADS,
        *(pips / 10 for pips in here.income),
        *(pips / 10 for pips in here.blocked),
        here.numbers / 36,
        *(2 / rate for rate in state.rates[5 * seat : 5 * seat + 5]),
        *_site_terms(sites),
        *(pips / 10 for pips in sites.prospect),
        towns[0] / 12,
        towns[1] / 12,
        sum(towns) / 30,
        state.knights[seat] / 4,
        float(state.largest_army == seat),
        float(holder),
        length / 10,
        _lead(scene.lengths, seat, length),
        0.0 if holder else need / 6,
        0.0 if holder else float(can_go_on),
        *_next(state, seat, scene.turn),
        highest / 10,
        sum(rivals) / (10 * len(rivals)),
        max(state.card_count(other) for other in leaders) / 4,
        min(sites.counts[1], 6) / 6,
        min(sites.counts[2], 8) / 8,
        here.income.count(0) / 3,
    ]


def _lead(lengths: Sequence[int], seat: int, own: int) -> float:
    return _clipped((own - max(length for other, length in enumerate(lengths) if other != seat)) / 5, -1, 1)


def cards_a_round(board: Sequence[float], players: int) -> tuple[float, ...]:
    """What the income among the terms of `BOARD` brings, by resource."""
    first = BOARD.index("income lumber")
    rolls = players * 10 / 36
    return tuple([rolls * pips for pips in board[first : first + 5]])


class Held(NamedTuple):
    """All that the terms of a hand follow from."""

    hand: tuple[float, ...]
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


def held(state: State, seat: int, hand: Sequence[float], bought: int, income: tuple[float, ...], score: float) -> Held:
    """What a seat has in its hand; `bought` cards have left the deck in thought, their kinds unknown."""
    span = slice(5 * seat, 5 * seat + 5)
    knights, army = state.knights, state.largest_army
    return Held(
        tuple(hand),
        tuple(map(add, state.cards[span], state.new_cards[span])),
        tuple(state.rates[span]),
        income,
        score,
        knights[seat],
        knights[seat] - max(count for other, count in enumerate(knights) if other != seat),
        -1 if army == seat else 0 if army == NOBODY else knights[army],
        sum(state.deck) - bought,
    )


def hand_terms(one: Held) -> list[float]:
    """The terms of `HAND`."""
    hand, cards, rates, income, score, knights, lead, record, deck = one
    points, size = score + cards[VICTORY_POINT], sum(hand)
    lacks, short = [], []
    for cost, total in COSTS:
        lacking = spare = 0.0
        for have, price, rate in zip(hand, cost, rates, strict=True):
            if have < price:
                lacking += price - have
            else:
                spare += (have - price) // rate
        lacks.append(lacking / total)
        short.append(max(0.0, lacking - spare) / total)
    inverse = [INVERSE[rate] for rate in rates]
    in_hand = cards[KNIGHT]
    return [
        points / 10,
        max(0, points - LATE) / 4,
        *(have / 4 for have in hand),
        size / 10,
        max(0.0, size - HAND_LIMIT) / 7,
        *lacks,
        *short,
        *(1 / (1 + afford(hand, income, inverse, cost) / SOON) for cost in SOON_COSTS),
        in_hand / 3,
        cards[ROAD_BUILDING],
        cards[YEAR_OF_PLENTY],
        cards[MONOPOLY],
        _clipped((lead + in_hand) / 4, -1, 1),
        0.0 if record < 0 else _clipped(max(SMALLEST_ARMY, record + 1) - knights - in_hand, 0, 4) / 4,
        deck / 25,
    ]


def others_terms(state: State, seat: int, size: float, scene: Scene) -> list[float]:
    """The terms of `OTHERS` for an opponent with so many cards in hand."""
    ground = geography(state.table.board, state.table.players)
    here = land(state, seat)
    sites = survey(state, seat, scene, here.income)
    towns = [*_towns(state, seat, ground), 0]
    rival = max(count for other, count in enumerate(state.knights) if other != seat)
    length = road_estimate(state, seat)
    score = scene.outlook(state, seat).score
    return [
        score / 10,
        max(0, score - LATE) / 4,
        state.settlements[seat].bit_count() / SETTLEMENTS,
        state.cities[seat].bit_count() / CITIES,
        state.roads[seat].bit_count() / ROADS,
        *(pips / 10 for pips in here.income),
        sum(here.blocked) / 10,
        here.numbers / 36,
        *(2 / rate for rate in state.rates[5 * seat : 5 * seat + 5]),
        size / 10,
        max(0.0, size - HAND_LIMIT) / 7,
        *_site_terms(sites),
        towns[0] / 12,
        sum(towns) / 30,
        state.knights[seat] / 4,
        state.card_count(seat) / 4,
        float(state.largest_army == seat),
        _clipped((state.knights[seat] - rival) / 4, -1, 1),
        float(state.longest_road == seat),
        length / 10,
        _lead(scene.lengths, seat, length),
        sum(state.deck) / 25,
        *_next(state, seat, scene.turn),
        here.income.count(0) / 3,
    ]
