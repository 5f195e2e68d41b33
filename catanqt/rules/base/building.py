"""Roads, settlements and cities: bought in a turn, or placed free of charge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from catanqt.kernel.game import Action, Task
from catanqt.rules.base import pieces
from catanqt.rules.base.awards import check_win, corner_built, road_built
from catanqt.rules.base.board import MOST_HEXES
from catanqt.rules.base.events import CityBuilt, RoadBuilt, SettlementBuilt
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import CITIES, NOBODY, ROADS, SETTLEMENTS, Cards, Catan, State
from catanqt.rules.hexgrid import bits

MOST_SITES = 6 * MOST_HEXES
"""No board has more corners or edges."""
ROAD_COST: Cards = (1, 1, 0, 0, 0)
SETTLEMENT_COST: Cards = (1, 1, 1, 1, 0)
CITY_COST: Cards = (0, 0, 0, 2, 3)
CARD_COST: Cards = (0, 0, 1, 1, 1)
BUILT = "built"
"""Marks that something was bought in this turn, where that ends trading."""


def can_pay(state: State, seat: int, cost: Sequence[int]) -> bool:
    first = 5 * seat
    return all(state.hands[first + kind] >= amount for kind, amount in enumerate(cost))


def pay(state: State, seat: int, cost: Cards) -> None:
    """Cards go back to the bank."""
    if not state.config.free_trade and state.config.house.trade == "first":
        state.turn_flags[BUILT] = 1
    first = 5 * seat
    hands, bank = state.hands, state.bank
    for kind, amount in enumerate(cost):
        if amount:
            hands[first + kind] -= amount
            bank[kind] += amount


def build_road(game: Catan, seat: int, edge: int) -> None:
    """Place a road, however it was paid for, and update what depends on it."""
    pieces.put_road(game.state, seat, edge)
    game.emit(RoadBuilt, seat, edge)
    road_built(game, seat, edge)


def build_settlement(game: Catan, seat: int, corner: int, setup: int = 0) -> None:
    """Place a settlement, however it was paid for, and update what depends on it."""
    pieces.put_settlement(game.state, seat, corner)
    game.emit(SettlementBuilt, seat, corner, setup)
    corner_built(game, corner)


def road_sites(state: State, seat: int) -> int:
    """The mask of edges on which a seat may put a road, if it has one."""
    if state.roads[seat].bit_count() >= ROADS:
        return 0
    return state.open_edges[seat] & ~state.taken_edges


def settlement_sites(state: State, seat: int) -> int:
    """The mask of corners on which a seat may put a settlement, if it has one."""
    if state.settlements[seat].bit_count() >= SETTLEMENTS:
        return 0
    return state.free_corners & state.reach[seat]


def city_sites(state: State, seat: int) -> int:
    """The mask of settlements a seat may turn into cities, if it has one."""
    return state.settlements[seat] if state.cities[seat].bit_count() < CITIES else 0


def road_refusal(state: State, seat: int, edge: int) -> str | None:
    """Why a seat may not put a road here, cost aside."""
    if not 0 <= edge < len(state.config.board.grid.edges):
        return RefusalCode.NO_SUCH_PLACE
    if state.roads[seat].bit_count() >= ROADS:
        return RefusalCode.NONE_LEFT
    if state.taken_edges >> edge & 1:
        return RefusalCode.TAKEN
    return None if state.open_edges[seat] >> edge & 1 else RefusalCode.NOT_CONNECTED


def distance_refusal(state: State, corner: int) -> str | None:
    """Why nobody may settle here: another building stands on it or next to it."""
    if not 0 <= corner < len(state.owner):
        return RefusalCode.NO_SUCH_PLACE
    if state.owner[corner] != NOBODY:
        return RefusalCode.TAKEN
    return None if state.free_corners >> corner & 1 else RefusalCode.TOO_CLOSE


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Pay for a road and put it on an edge."""

    edge: int

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        pay(game.state, seat, ROAD_COST)
        build_road(game, seat, self.edge)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return road_refusal(game.state, seat, self.edge) or cost_refusal(game.state, seat, ROAD_COST)

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        state = game.state
        if state.roads[seat].bit_count() >= ROADS:
            return RefusalCode.NONE_LEFT
        return cost_refusal(state, seat, ROAD_COST) or place_refusal(road_sites(state, seat))


@dataclass(frozen=True, slots=True)
class BuildSettlement(Action):
    """Pay for a settlement and put it on a corner."""

    corner: int

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        pay(game.state, seat, SETTLEMENT_COST)
        build_settlement(game, seat, self.corner)
        check_win(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        state = game.state
        refusal = distance_refusal(state, self.corner)
        if refusal is not None:
            return refusal
        if state.settlements[seat].bit_count() >= SETTLEMENTS:
            return RefusalCode.NONE_LEFT
        if not state.reach[seat] >> self.corner & 1:
            return RefusalCode.NOT_CONNECTED
        return cost_refusal(state, seat, SETTLEMENT_COST)

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        state = game.state
        if state.settlements[seat].bit_count() >= SETTLEMENTS:
            return RefusalCode.NONE_LEFT
        return cost_refusal(state, seat, SETTLEMENT_COST) or place_refusal(settlement_sites(state, seat))


@dataclass(frozen=True, slots=True)
class BuildCity(Action):
    """Pay for a city and put it in place of an own settlement."""

    corner: int

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        pay(game.state, seat, CITY_COST)
        pieces.put_city(game.state, seat, self.corner)
        game.emit(CityBuilt, seat, self.corner)
        check_win(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        state = game.state
        if not 0 <= self.corner < len(state.owner):
            return RefusalCode.NO_SUCH_PLACE
        if not state.settlements[seat] >> self.corner & 1:
            return RefusalCode.NOT_YOURS
        if state.cities[seat].bit_count() >= CITIES:
            return RefusalCode.NONE_LEFT
        return cost_refusal(state, seat, CITY_COST)

    @classmethod
    def kind_refusal(cls, game: Catan, seat: int) -> str | None:
        state = game.state
        if state.cities[seat].bit_count() >= CITIES:
            return RefusalCode.NONE_LEFT
        return cost_refusal(state, seat, CITY_COST) or place_refusal(city_sites(state, seat))


@dataclass(frozen=True, slots=True)
class PlaceRoad(Action):
    """Put a road on an edge free of charge."""

    edge: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, FreeRoads)
        more = task.left > 1
        build_road(game, task.actor, self.edge)
        if game.over:
            return
        if more and road_sites(game.state, task.actor):
            game.become(FreeRoads(task.actor, task.left - 1))
        else:
            game.done()

    def refusal(self, game: Catan, seat: int) -> str | None:
        return road_refusal(game.state, seat, self.edge)


@dataclass(frozen=True, slots=True)
class FreeRoads(Task):
    """Put this many roads free of charge, or as many as there are places and pieces for."""

    actor: int
    left: int

    def options(self, game: Catan) -> Sequence[Action]:
        return free_roads(road_sites(game.state, self.actor))

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (PlaceRoad,)

    def problem(self, game: Catan) -> str | None:
        possible = game.state.seated(self.actor) and self.left >= 1 and road_sites(game.state, self.actor)
        return None if possible else "there is no free road to place"


def cost_refusal(state: State, seat: int, cost: Cards) -> str | None:
    return None if can_pay(state, seat, cost) else RefusalCode.CANNOT_PAY


def place_refusal(sites: int) -> str | None:
    """Why nothing can be put anywhere, if there are no such sites."""
    return None if sites else RefusalCode.NO_PLACE_FOR_IT


# Menus depend on nothing but a mask of sites, and actions on nothing but the site: both are made once and shared
# by every game of the process. The sites of a player change slowly, so nearly every look-up is a hit.
_BUY_ROADS = tuple(map(BuildRoad, range(MOST_SITES)))
_FREE_ROADS = tuple(map(PlaceRoad, range(MOST_SITES)))
_BUY_SETTLEMENTS = tuple(map(BuildSettlement, range(MOST_SITES)))
_BUY_CITIES = tuple(map(BuildCity, range(MOST_SITES)))


@lru_cache(maxsize=1 << 14)
def buy_roads(edges: int) -> tuple[BuildRoad, ...]:
    return tuple(_BUY_ROADS[edge] for edge in bits(edges))


@lru_cache(maxsize=1 << 14)
def free_roads(edges: int) -> tuple[PlaceRoad, ...]:
    return tuple(_FREE_ROADS[edge] for edge in bits(edges))


@lru_cache(maxsize=1 << 14)
def buy_settlements(corners: int) -> tuple[BuildSettlement, ...]:
    return tuple(_BUY_SETTLEMENTS[corner] for corner in bits(corners))


@lru_cache(maxsize=1 << 14)
def buy_cities(corners: int) -> tuple[BuildCity, ...]:
    return tuple(_BUY_CITIES[corner] for corner in bits(corners))
