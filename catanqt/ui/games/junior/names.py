"""Junior's islands and the places around them in words."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from catanqt.ui.games.junior.sites import SPOOKY, Sites
from catanqt.ui.text.i18n import tr


def the_island(sites: Sites, island: int) -> str:
    """An island as it stands after "at" or "between"."""
    if island == SPOOKY:
        return tr("Spooky Island", "after at or between")
    one = sites.board.layout.islands[island]
    names = {
        "wood": tr("the wood island (roll {number})", "after at or between", number=one.number),
        "goat": tr("the goat island (roll {number})", "after at or between", number=one.number),
        "molasses": tr("the molasses island (roll {number})", "after at or between", number=one.number),
        "cutlass": tr("the cutlass island (roll {number})", "after at or between", number=one.number),
        "gold": tr("the gold island (roll {number})", "after at or between", number=one.number),
    }
    return names[one.resource]


def island(sites: Sites, number: int) -> str:
    """What an island is good for."""
    one = sites.board.layout.islands[number]
    texts = {
        "wood": tr("Wood island. On a roll of {number} each lair around it finds wood.", number=one.number),
        "goat": tr("Goat island. On a roll of {number} each lair around it finds a goat.", number=one.number),
        "molasses": tr("Molasses island. On a roll of {number} each lair around it finds molasses.", number=one.number),
        "cutlass": tr("Cutlass island. On a roll of {number} each lair around it finds a cutlass.", number=one.number),
        "gold": tr("Gold island. On a roll of {number} each lair around it finds gold.", number=one.number),
    }
    return texts[one.resource]


def spooky() -> str:
    return tr("Spooky Island. Whoever alone has the most Coco tiles has a lair here.")


def lair_place(sites: Sites, site: int) -> str:
    around = sites.at_lair(site)
    names = [the_island(sites, one) for one in around]
    if len(names) == 1:
        side = _side(sites.lairs[site] - sites.island_centre(around[0]))
        return tr("Lair place at {island}, {side}", island=names[0], side=side)
    if len(names) == 2:
        first, second = names
        twins = [other for other in range(len(sites.lairs)) if sites.at_lair(other) == around]
        if len(twins) == 1:
            return tr("Lair place between {first} and {second}", first=first, second=second)
        if sites.lairs[site].y() == max(sites.lairs[twin].y() for twin in twins):
            return tr("Lower lair place between {first} and {second}", first=first, second=second)
        return tr("Upper lair place between {first} and {second}", first=first, second=second)
    first, second, third = names
    return tr("Lair place between {first}, {second} and {third}", first=first, second=second, third=third)


def ship_place(sites: Sites, site: int) -> str:
    around = sites.at_ship(site)
    names = [the_island(sites, one) for one in around]
    if len(names) == 1:
        side = _side(sites.ships[site] - sites.island_centre(around[0]))
        return tr("Ship place at {island}, {side}", island=names[0], side=side)
    first, second, *_ = names
    return tr("Ship place between {first} and {second}", first=first, second=second)


def _side(away: QPointF) -> str:
    """On which side of an island something lies."""
    eighth = round(math.degrees(math.atan2(away.y(), away.x())) / 45) % 8
    return (
        tr("on the right"),
        tr("at the bottom right"),
        tr("at the bottom"),
        tr("at the bottom left"),
        tr("on the left"),
        tr("at the top left"),
        tr("at the top"),
        tr("at the top right"),
    )[eighth]
