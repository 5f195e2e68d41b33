"""The expansion of a seat: what its buildings earn, where it could settle next, and who may get there first.

It depends on few parts of the state, so one decision computes it once for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from catanqt.rules.base.awards import road_length
from catanqt.rules.base.board import ANY
from catanqt.rules.base.state import CITIES, ROADS, SETTLEMENTS, State
from catanqt.rules.hexgrid import HexGrid, bits
from catanqt_ai.classic.board_values import BoardValues, board_values, liking
from catanqt_ai.skill import Skill
from catanqt_ai.win_time import CITY, SETTLEMENT, Option, Vector

FAR = 3
"""Sites further away than this many roads are not looked at."""
LOT = 0.35
"""Bank trades come in whole lots, which makes them dearer."""
NO_BANK = 99
"""The rate of a bank that does not trade."""
INVERSE = {rate: 1 / (rate + LOT) for rate in (2, 3, 4, NO_BANK)}
ROAD = 0.98
"""What a road to a site costs in roads: now and then one comes for nothing."""
HARBOUR = 0.12
"""How much a harbour is liked, in weighted cards a round."""
CITY_COST: Vector = (0.0, 0.0, 0.0, 2.0, 3.0)

SiteBonus = Callable[[State, int, int, bool], tuple[Vector, float]]
"""What scenarios add to a settlement (or city, if so) of a seat on a corner: cards a round, and points."""
Rings = tuple[int, ...]
"""Corners by their distance in roads from somebody's network: masks for 0, 1, 2, 3."""


def bank_rates(state: State, seat: int) -> Sequence[int]:
    """How many cards of each kind the bank takes from a seat for one, if it trades at all."""
    if not state.config.free_trade and state.config.house.trade == "off":
        return (NO_BANK,) * 5
    return state.rates[5 * seat : 5 * seat + 5]


def rings(state: State, seat: int) -> Rings:
    """How many roads a seat would have to build to each corner, up to `FAR`."""
    return _rings(state.config.board.grid, state.link[seat], state.reach[seat], rivals(state, seat), state.taken_edges)


@lru_cache(maxsize=1 << 9)
def _rings(grid: HexGrid, link: int, reach: int, walls: int, taken: int) -> Rings:
    steps, front, seen, found = grid.steps, link, link | walls, [reach]
    for _ in range(FAR):
        reached = 0
        for corner in bits(front):
            for edge, other in steps[corner]:
                if not taken & edge:
                    reached |= 1 << other
        front = reached & ~seen
        seen |= front
        found.append(front)
    return tuple(found)


Race = list[tuple[float, int]]
"""Masks of corners, with the chance that one still finds them free."""
NO_RACE: list[Race] = [[(1.0, -1)]] * (FAR + 1)


class Contest:
    """How near each seat is to which sites; computed once for each decision."""

    def __init__(self, state: State) -> None:
        self.rings = [rings(state, seat) for seat in range(state.config.players)]
        """For each seat the corners by distance."""
        self._nearest: dict[int, Rings] = {}

    def nearest(self, seat: int) -> Rings:
        """The corners by how near the nearest of a seat's rivals is."""
        found = self._nearest.get(seat)
        if found is None:
            found = self._nearest[seat] = self._look(seat)
        return found

    def _look(self, seat: int) -> Rings:
        nearest: list[int] = []
        seen = 0
        for distance in range(FAR + 1):
            here = 0
            for other, theirs in enumerate(self.rings):
                if other != seat:
                    here |= theirs[distance]
            nearest.append(here & ~seen)
            seen |= here
        return tuple(nearest)


def races(nearest: Rings) -> list[Race]:
    """By distance in roads, how likely one is the first at corners that others, so near to them, may be after."""
    found: list[Race] = [[(0.75, nearest[0]), (0.9, nearest[1]), (1.0, ~(nearest[0] | nearest[1]))]]
    nearer = nearest[0]
    for alike in nearest[1:]:
        found.append([(0.21, nearer), (0.47, alike), (0.85, ~(nearer | alike))])
        nearer |= alike
    return found


def rivals(state: State, seat: int) -> int:
    """The corners with the others' buildings."""
    found = 0
    for other in range(state.config.players):
        if other != seat:
            found |= state.settlements[other] | state.cities[other]
    return found


class Expansion(NamedTuple):
    """Everything that follows from a seat's pieces and the free sites of the board alone."""

    income: tuple[float, ...]
    towns: list[Option]
    sites: list[Option]
    settlements_left: int
    cities_left: int
    roads_left: int
    can_go_on: bool
    """Whether there is any edge for another road."""
    length: int
    """The length of its longest road, roughly while it is short."""


class Surveyor:
    """Surveys road networks for one decision, each board only once; the reach of the others is taken as it is now."""

    def __init__(self, state: State, skill: Skill, bonus: SiteBonus) -> None:
        config = state.config
        self.skill = skill
        self.bonus = bonus
        self.values: BoardValues = board_values(config.board, config.players)
        self.liking = liking(config.board, config.players, skill.resources)
        self.contest = Contest(state)
        self._known: dict[tuple[int, ...], Expansion] = {}

    def expansion(self, state: State, seat: int) -> Expansion:
        key = (
            seat, state.roads[seat], state.settlements[seat], state.cities[seat], state.free_corners, state.taken_edges
        )  # fmt: skip
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._survey(state, seat)
        return found

    def _survey(self, state: State, seat: int) -> Expansion:
        own_settlements, own_cities, roads = state.settlements[seat], state.cities[seat], state.roads[seat]
        income = [0.0] * 5
        for corner in bits(own_settlements | own_cities):
            times = 1 + (own_cities >> corner & 1)
            for kind, amount in enumerate(self.values.yields[corner]):
                income[kind] += times * amount
        towns = [self._town(state, seat, corner) for corner in bits(own_settlements)]
        return Expansion(
            tuple(income),
            sorted(towns, key=lambda town: -town.liking - 3 * town.points),
            self._sites(state, seat),
            SETTLEMENTS - own_settlements.bit_count(),
            CITIES - own_cities.bit_count(),
            ROADS - roads.bit_count(),
            bool(state.open_edges[seat] & ~state.taken_edges),
            road_estimate(state, seat),
        )

    def _town(self, state: State, seat: int, corner: int) -> Option:
        gain, points = self.bonus(state, seat, corner, True)
        points = 1 + points
        gain = _plus(self.values.yields[corner], gain)
        return Option(CITY_COST, points, self._liked(gain), CITY, corner, gain)

    def _sites(self, state: State, seat: int) -> list[Option]:
        """The few best sites in reach."""
        near = rings(state, seat)
        free = state.free_corners
        found: list[tuple[float, int, int, float]] = []
        chances = races(self.contest.nearest(seat)) if self.skill.sees_races else NO_RACE
        for roads, ring in enumerate(near):
            for chance, corners in chances[roads]:
                for corner in bits(ring & free & corners):
                    found.append(((self.liking[corner] + 0.35) * chance / (4 + 2 * roads), corner, roads, chance))
        found.sort(reverse=True)
        return [
            self._site(state, seat, corner, roads, chance)
            for _, corner, roads, chance in found[: self.skill.sites_seen]
        ]

    def _site(self, state: State, seat: int, corner: int, roads: int, chance: float) -> Option:
        board = state.config.board
        gain, points = self.bonus(state, seat, corner, False)
        gain = _plus(self.values.yields[corner], gain)
        gain = (gain[0] * chance, gain[1] * chance, gain[2] * chance, gain[3] * chance, gain[4] * chance)
        liked, inverse = self._liked(gain), None
        harbour = board.harbour_at.get(corner)
        if harbour is not None and (state.config.free_trade or state.config.house.trade != "off"):
            inverse = tuple(map(INVERSE.__getitem__, rates_with(state.rates[5 * seat : 5 * seat + 5], harbour)))
            liked += HARBOUR * self.skill.harbours * chance
        way = ROAD * roads
        cost = (1 + way, 1 + way, 1.0, 1.0, 0.0)
        points = chance * (1 + points)
        near = board.grid.near[corner]
        town = self._town(state, seat, corner)
        return Option(cost, points, liked, SETTLEMENT, corner, gain, roads, chance, near, inverse, town)

    def _liked(self, gain: Vector) -> float:
        w0, w1, w2, w3, w4 = self.skill.resources
        return gain[0] * w0 + gain[1] * w1 + gain[2] * w2 + gain[3] * w3 + gain[4] * w4


def rates_with(rates: Sequence[int], harbour: int) -> tuple[int, ...]:
    """The bank's rates when a harbour joins."""
    if harbour == ANY:
        return tuple(min(3, rate) for rate in rates)
    return tuple(2 if kind == harbour else rate for kind, rate in enumerate(rates))


def road_estimate(state: State, seat: int) -> int:
    """The length of a seat's road; below five only about, for it matters little then."""
    roads = state.roads[seat].bit_count()
    return road_length(state, seat) if roads >= 5 else 1 if roads == 2 else min(roads, 3)


def _plus(one: Vector, two: Vector) -> Vector:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3], one[4] + two[4]
