"""The events of Junior that the base game does not have (they share turns, production, trades and the win)."""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.kernel.game import Event


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The one die of a turn."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class GhostMoved(Event):
    """`seat` moved the ghost captain to an island."""

    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class TookTiles(Event):
    """Tiles from the stock that no island produced: the ghost captain's, or a Coco tile's."""

    seat: int
    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class ShipBuilt(Event):
    """A ship, bought or free."""

    seat: int
    site: int


@dataclass(frozen=True, slots=True)
class LairBuilt(Event):
    """A lair on a site, bought or free."""

    seat: int
    site: int


@dataclass(frozen=True, slots=True)
class CocoDrawn(Event):
    """A Coco tile was turned up; its kind is an index into `COCO`."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class SpookyMoved(Event):
    """`seat` has the lair on Spooky Island now, -1 for nobody."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarketSwapped(Event):
    """One tile for another, at a booth of the market."""

    seat: int
    give: int
    take: int


@dataclass(frozen=True, slots=True)
class MarketLaidOut(Event):
    """All tiles were alike: they went back to the stock, and one of each kind was laid out."""


@dataclass(frozen=True, slots=True)
class Stalemate(Event):
    """Nobody can ever get another lair: who is ahead wins."""
