"""Ships and lairs: bought in a turn, or placed free of charge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from catanqt.kernel.game import Action, Task
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior import pieces
from catanqt.rules.junior.board import MOST_PLACES
from catanqt.rules.junior.ending import check_end
from catanqt.rules.junior.events import LairBuilt, ShipBuilt
from catanqt.rules.junior.state import SHIPS, JuniorGame, State
from catanqt.rules.junior.supply import LAIR_COST, SHIP_COST, cost_refusal, pay


def build_ship(game: JuniorGame, seat: int, site: int) -> None:
    """Place a ship, however it was paid for, and update what depends on it."""
    pieces.put_ship(game.state, seat, site)
    game.emit(ShipBuilt, seat, site)
    check_end(game)


def build_lair(game: JuniorGame, seat: int, site: int) -> None:
    """Place a lair, however it was paid for, and update what depends on it."""
    pieces.put_lair(game.state, seat, site)
    game.emit(LairBuilt, seat, site)
    check_end(game)


def ship_refusal(state: State, seat: int, site: int) -> str | None:
    """Why a seat may not put a ship here, cost aside."""
    if not 0 <= site < len(state.config.board.ends):
        return RefusalCode.NO_SUCH_PLACE
    if state.ships[seat].bit_count() >= SHIPS:
        return RefusalCode.NONE_LEFT
    if state.taken_ships >> site & 1:
        return RefusalCode.TAKEN
    return None if state.open_ships[seat] >> site & 1 else RefusalCode.NOT_CONNECTED


def lair_refusal(state: State, seat: int, site: int) -> str | None:
    """Why a seat may not put a lair here, cost aside."""
    if not 0 <= site < len(state.config.board.ships_at):
        return RefusalCode.NO_SUCH_PLACE
    if state.taken_lairs >> site & 1:
        return RefusalCode.TAKEN
    return None if state.open_lairs[seat] >> site & 1 else RefusalCode.NOT_CONNECTED


def place_refusal(sites: int) -> str | None:
    """Why nothing can be put anywhere, if there are no such sites."""
    return None if sites else RefusalCode.NO_PLACE_FOR_IT


@dataclass(frozen=True, slots=True)
class BuildShip(Action):
    """Pay for a ship and put it on a ship site."""

    site: int

    def do(self, game: JuniorGame) -> None:
        seat = game.state.turn
        pay(game.state, seat, SHIP_COST)
        build_ship(game, seat, self.site)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return ship_refusal(game.state, seat, self.site) or cost_refusal(game.state, seat, SHIP_COST)

    @classmethod
    def kind_refusal(cls, game: JuniorGame, seat: int) -> str | None:
        if game.state.ships[seat].bit_count() >= SHIPS:
            return RefusalCode.NONE_LEFT
        return cost_refusal(game.state, seat, SHIP_COST) or place_refusal(pieces.ship_sites(game.state, seat))


@dataclass(frozen=True, slots=True)
class BuildLair(Action):
    """Pay for a lair and put it on a lair site."""

    site: int

    def do(self, game: JuniorGame) -> None:
        seat = game.state.turn
        pay(game.state, seat, LAIR_COST)
        build_lair(game, seat, self.site)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return lair_refusal(game.state, seat, self.site) or cost_refusal(game.state, seat, LAIR_COST)

    @classmethod
    def kind_refusal(cls, game: JuniorGame, seat: int) -> str | None:
        return cost_refusal(game.state, seat, LAIR_COST) or place_refusal(pieces.lair_sites(game.state, seat))


@dataclass(frozen=True, slots=True)
class PlaceShip(Action):
    """Put the free piece of a Coco tile: a ship."""

    site: int

    def do(self, game: JuniorGame) -> None:
        game.done()
        build_ship(game, game.state.turn, self.site)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return ship_refusal(game.state, seat, self.site)

    @classmethod
    def kind_refusal(cls, game: JuniorGame, seat: int) -> str | None:
        if game.state.ships[seat].bit_count() >= SHIPS:
            return RefusalCode.NONE_LEFT
        return place_refusal(pieces.ship_sites(game.state, seat))


@dataclass(frozen=True, slots=True)
class PlaceLair(Action):
    """Put the free piece of a Coco tile: a lair."""

    site: int

    def do(self, game: JuniorGame) -> None:
        game.done()
        build_lair(game, game.state.turn, self.site)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        return lair_refusal(game.state, seat, self.site)

    @classmethod
    def kind_refusal(cls, game: JuniorGame, seat: int) -> str | None:
        return place_refusal(pieces.lair_sites(game.state, seat))


@dataclass(frozen=True, slots=True)
class FreeBuild(Task):
    """Put one ship or one lair free of charge."""

    actor: int

    def options(self, game: JuniorGame) -> Sequence[Action]:
        state = game.state
        lairs = free_lairs(pieces.lair_sites(state, self.actor))
        return (*lairs, *free_ships(pieces.ship_sites(state, self.actor)))

    def kinds(self, game: JuniorGame) -> tuple[type[Action], ...]:
        return (PlaceLair, PlaceShip)

    def problem(self, game: JuniorGame) -> str | None:
        if self.actor != game.state.turn:
            return "it is somebody else's turn"
        return None if self.options(game) else "there is no site for a free piece"


# As in the base game: actions depend on nothing but the site and menus on nothing but a mask, so both are shared.
_BUY_SHIPS = tuple(map(BuildShip, range(MOST_PLACES)))
_BUY_LAIRS = tuple(map(BuildLair, range(MOST_PLACES)))
_FREE_SHIPS = tuple(map(PlaceShip, range(MOST_PLACES)))
_FREE_LAIRS = tuple(map(PlaceLair, range(MOST_PLACES)))


@lru_cache(maxsize=1 << 12)
def buy_ships(sites: int) -> tuple[BuildShip, ...]:
    return tuple(_BUY_SHIPS[site] for site in bits(sites))


@lru_cache(maxsize=1 << 12)
def buy_lairs(sites: int) -> tuple[BuildLair, ...]:
    return tuple(_BUY_LAIRS[site] for site in bits(sites))


@lru_cache(maxsize=1 << 12)
def free_ships(sites: int) -> tuple[PlaceShip, ...]:
    return tuple(_FREE_SHIPS[site] for site in bits(sites))


@lru_cache(maxsize=1 << 12)
def free_lairs(sites: int) -> tuple[PlaceLair, ...]:
    return tuple(_FREE_LAIRS[site] for site in bits(sites))
