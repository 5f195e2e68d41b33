"""Win time: the rounds a seat still needs, estimated by simulating a greedy plan of builds.

This is the core of the evaluation by planning, and its hot loop. A `Situation` reduces a seat to numbers; `win_time`
repeatedly builds whatever leaves the shortest time to go, until the goal is reached.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from catanqt_ai.skill import Skill

Vector = tuple[float, float, float, float, float]
"""Amounts by resource."""
STEPS = 14
LONGEST = 60.0
FOREVER = 1e9
SEVERAL_KINDS = 0.10
"""Waiting for several kinds of cards takes longer than their sum says."""
HOPELESS = 12.0
"""Rounds a point takes when there is nothing left to build."""
LIKELY = 0.5
"""Sites at least this sure are counted on."""
NO_GAIN: Vector = (0.0, 0.0, 0.0, 0.0, 0.0)
CITY, SETTLEMENT, CARD, LONGEST_ROAD = "city", "settlement", "card", "longest-road"


class Option(NamedTuple):
    """Something to build in the simulation."""

    cost: Vector
    points: float
    liking: float
    """How much its yield is liked."""
    goal: str
    corner: int = -1
    gain: Vector = NO_GAIN
    roads: int = 0
    chance: float = 1.0
    near: int = 0
    """The corners it closes."""
    inverse: tuple[float, ...] | None = None
    """What surplus cards are worth with its harbour, where it has one."""
    town: Any = None
    """The option of a city there, once it is settled."""


def _liking(option: Option) -> float:
    return option.liking


class Situation(NamedTuple):
    """A seat reduced to the numbers of the simulation."""

    missing: float
    """Points still needed."""
    hand: list[float]
    """Cards, with everything that is as good as cards; negative where the robber costs more than there is."""
    income: Sequence[float]
    """Cards a round, by resource."""
    inverse: Sequence[float]
    """What a surplus card of each kind buys, in cards that are lacking."""
    towns: Sequence[Option]
    """Settlements to become cities, best first."""
    sites: Sequence[Option]
    settlements_left: int
    cities_left: int
    cards_left: int
    card: Option
    road: Option | None
    """Longest road, if it is neither held nor out of reach."""
    later_card: Option | None = None
    """What further cards are, where the first is worth more."""


class Step(NamedTuple):
    """A build of the plan: what, where, after how many rounds."""

    goal: str
    corner: int
    rounds: float


def win_time(it: Situation, skill: Skill, build_order: list[Step] | None = None) -> float:
    """Rounds until the points are there; `plan`, if given, takes the builds on the way."""
    simulation = _Simulation(it, skill)
    total = pace = 0.0
    for _ in range(STEPS):
        if simulation.missing <= 0:
            return total
        chosen, tau = simulation.choose()
        if chosen is None or tau >= LONGEST:
            return total + HOPELESS * simulation.missing
        simulation.build(chosen, tau)
        pace = (tau + skill.friction) / chosen.points
        total += tau + skill.friction
        if build_order is not None:
            build_order.append(Step(chosen.goal, chosen.corner, total - skill.friction))
    # The rest goes on at the pace of the last build, not of them all: those the hand pays for take no time, and
    # whoever made them would seem to slow down, so that it would be better to keep the cards.
    return total + pace * max(0.0, simulation.missing)


class _Simulation:
    """The state of the plan as it is played out."""

    __slots__ = (
        "card", "cards", "cities", "hand", "income", "inverse", "later_card", "missing", "road", "settlements", "sites",
        "skill", "towns",
    )  # fmt: skip

    def __init__(self, it: Situation, skill: Skill) -> None:
        self.skill = skill
        self.missing = it.missing
        self.hand = it.hand
        self.income = it.income
        self.inverse = it.inverse
        self.towns = it.towns
        self.sites = it.sites
        self.settlements, self.cities, self.cards = it.settlements_left, it.cities_left, it.cards_left
        self.card, self.road, self.later_card = it.card, it.road, it.later_card

    def options(self) -> list[Option]:
        found: list[Option] = []
        if self.cities and self.towns:
            found.append(self.towns[0])
        if self.settlements:
            found += self.sites
        if self.cards:
            found.append(self.card)
        if self.road is not None:
            found.append(self.road)
        return found

    def choose(self) -> tuple[Option | None, float]:
        """What leaves the least to do, and the rounds until it is paid."""
        hand, income, inverse, missing = self.hand, self.income, self.inverse, self.missing
        w0, w1, w2, w3, w4 = self.skill.resources
        l0, l1, l2, l3, l4 = income
        flow = l0 * w0 + l1 * w1 + l2 * w2 + l3 * w3 + l4 * w4 + 0.001
        horizon = self.skill.horizon
        best, chosen, tau_chosen = FOREVER, None, 0.0
        for option in self.options():
            points = option[1]
            rest = (missing - points) * horizon / (flow + option[2]) if missing > points else 0.0
            if rest < best:
                tau = afford(hand, income, inverse, option[0], best - rest)
                if tau + rest < best:
                    best, chosen, tau_chosen = tau + rest, option, tau
        return chosen, tau_chosen

    def build(self, option: Option, tau: float) -> None:
        self.hand = _spent(self.hand, self.income, self.inverse, option.cost, tau)
        self.missing -= option.points
        goal = option.goal
        if goal == CITY:
            self._grow(option)
        elif goal == SETTLEMENT:
            self._settle(option)
        elif goal == CARD:
            self.cards -= 1
            self.card = self.later_card or self.card
        else:
            self.road = None

    def _grow(self, town: Option) -> None:
        self.towns = self.towns[1:]
        self.cities -= 1
        self.settlements += 1
        self._earn(town.gain)

    def _settle(self, site: Option) -> None:
        near = site.near
        self.sites = [other for other in self.sites if not near >> other.corner & 1]
        self.settlements -= 1
        self._earn(site.gain)
        if site.roads and self.road is not None:
            self.road = shorter(self.road)
        if site.chance >= LIKELY and site.town is not None:
            self.towns = sorted((*self.towns, site.town), key=_liking, reverse=True)
        if site.inverse is not None and site.chance >= LIKELY:
            self.inverse = [max(one, other) for one, other in zip(self.inverse, site.inverse, strict=True)]

    def _earn(self, gain: Vector) -> None:
        l0, l1, l2, l3, l4 = self.income
        g0, g1, g2, g3, g4 = gain
        self.income = (l0 + g0, l1 + g1, l2 + g2, l3 + g3, l4 + g4)


def shorter(road: Option) -> Option:
    """Longest road when one of its roads is there already."""
    need = road.cost[0]
    return road if need <= 1 else road._replace(cost=(need - 1, need - 1, 0.0, 0.0, 0.0))


def afford(
    hand: Sequence[float], income: Sequence[float], inverse: Sequence[float], cost: Vector, limit: float = LONGEST
) -> float:
    """Rounds until the hand pays for something, surpluses going to the bank for what is lacking.

    What is short counts in full, what is over at the bank's rate; that sum grows with time, ever slower, so Newton's
    method comes to its zero from below in a few steps. As soon as it is above the limit it no longer matters.
    """
    a0, a1, a2, a3, a4 = hand
    c0, c1, c2, c3, c4 = cost
    a0 -= c0
    a1 -= c1
    a2 -= c2
    a3 -= c3
    a4 -= c4
    short = (a0 < 0) + (a1 < 0) + (a2 < 0) + (a3 < 0) + (a4 < 0)
    if not short:
        return 0.0
    l0, l1, l2, l3, l4 = income
    i0, i1, i2, i3, i4 = inverse
    time = 0.0
    for _ in range(6):
        x0, x1, x2, x3, x4 = a0 + l0 * time, a1 + l1 * time, a2 + l2 * time, a3 + l3 * time, a4 + l4 * time
        r0 = i0 if x0 >= 0 else 1.0
        r1 = i1 if x1 >= 0 else 1.0
        r2 = i2 if x2 >= 0 else 1.0
        r3 = i3 if x3 >= 0 else 1.0
        r4 = i4 if x4 >= 0 else 1.0
        worth = x0 * r0 + x1 * r1 + x2 * r2 + x3 * r3 + x4 * r4
        if worth > -1e-6:
            break
        slope = l0 * r0 + l1 * r1 + l2 * r2 + l3 * r3 + l4 * r4
        if slope < 1e-4:
            return LONGEST
        time -= worth / slope
        if time > limit or time > LONGEST:
            return LONGEST
    return time * (1 + SEVERAL_KINDS * (short - 1))


def _spent(
    hand: Sequence[float], income: Sequence[float], inverse: Sequence[float], cost: Vector, tau: float
) -> list[float]:
    """The hand after waiting and paying: what was lacking is bought with shares of all that is over."""
    left = [have + rate * tau - price for have, rate, price in zip(hand, income, cost, strict=True)]
    if min(left) >= 0:
        return left
    lacking, worth = 0.0, 1e-9
    for amount, rate in zip(left, inverse, strict=True):
        if amount < 0:
            lacking -= amount
        else:
            worth += amount * rate
    keep = max(0.0, 1 - lacking / worth)
    return [amount * keep if amount > 0 else 0.0 for amount in left]
