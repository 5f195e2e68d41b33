"""What points are made of, and what scenarios and Junior count beside them; by keys, which `words_figures` names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base.awards import AWARD
from catanqt.rules.base.state import VICTORY_POINT
from catanqt.rules.junior.events import CocoDrawn, LairBuilt, ShipBuilt
from catanqt.scenarios.big_game.rules.events import LaurelEarned, LaurelsSpent, SettlerSent
from catanqt.scenarios.big_game.rules.part import CHAMPION_POINT
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishSpent
from catanqt.scenarios.soccer_fever.rules.events import MatchPlayed, ShotTaken

CITY = 2


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a seat's points: so many of a thing, worth so much together."""

    kind: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Count:
    """So many of an item for a seat."""

    item: str
    seat: int
    amount: int = 1


def shares(state: Any, game: str, seat: int, hidden: bool) -> tuple[Share, ...]:
    """What a seat's points are made of; hidden ones only if they may be told."""
    found = _junior(state, seat) if game == "junior" else _classic(state, seat, hidden)
    return tuple(share for share in found if share.points)


def _junior(state: Any, seat: int) -> Iterator[Share]:
    built = state.lairs[seat].bit_count()
    yield Share("lair", built, built)
    yield Share("spooky", 1, int(state.spooky == seat))


def _classic(state: Any, seat: int, hidden: bool) -> Iterator[Share]:
    settlements, cities = state.settlements[seat].bit_count(), state.cities[seat].bit_count()
    yield Share("settlement", settlements, settlements)
    yield Share("city", cities, CITY * cities)
    yield Share("longest-road", 1, AWARD * (state.longest_road == seat))
    yield Share("largest-army", 1, AWARD * (state.largest_army == seat))
    if hidden:
        slot = 5 * seat + VICTORY_POINT
        cards = state.cards[slot] + state.new_cards[slot]
        yield Share("victory-card", cards, cards)
    if "soccer-fever" in state.parts:
        yield Share("league", 1, state.parts["soccer-fever"].points[seat])
    if "big-game" in state.parts:
        yield Share("champion", 1, CHAMPION_POINT * (state.parts["big-game"].champion == seat))


def _soccer(event: Event) -> Iterable[Count]:
    match event:
        case ShotTaken(seat, goal):
            return (Count("shots", seat), *([Count("goals", seat)] if goal else []))
        case MatchPlayed(home, away, home_goals, away_goals) if home_goals != away_goals:
            return (Count("matches-won", home if home_goals > away_goals else away),)
    return ()


def _big_game(event: Event) -> Iterable[Count]:
    match event:
        case SettlerSent(seat):
            return (Count("settlers-sent", seat),)
        case LaurelEarned(seat):
            return (Count("laurels-earned", seat),)
        case LaurelsSpent(seat, _, amount):
            return (Count("laurels-spent", seat, amount),)
    return ()


def _fishermen(event: Event) -> Iterable[Count]:
    match event:
        case FishCaught(seat, fish):
            return (Count("tokens-caught", seat), Count("fish-caught", seat, fish))
        case FishSpent(seat, _, tokens):
            spent = sum(fish * count for fish, count in enumerate(tokens, start=1))
            return (Count("fish-spent", seat, spent),)
    return ()


def _pirates(event: Event) -> Iterable[Count]:
    match event:
        case LairBuilt(seat):
            return (Count("lairs", seat),)
        case ShipBuilt(seat):
            return (Count("ships", seat),)
        case CocoDrawn(seat):
            return (Count("coco", seat),)
    return ()


_COUNTED: dict[str, tuple[tuple[str, ...], Callable[[Event], Iterable[Count]]]] = {
    "soccer-fever": (("shots", "goals", "matches-won"), _soccer),
    "big-game": (("settlers-sent", "laurels-earned", "laurels-spent"), _big_game),
    "fishermen": (("tokens-caught", "fish-caught", "fish-spent"), _fishermen),
    "junior": (("lairs", "ships", "coco"), _pirates),
}


_SECRET = ("fish-caught",)
"""How many fish a token shows is its owner's secret until the game is over."""


def items_of(kind: str, hidden: bool = True) -> tuple[str, ...]:
    """The names of what a game or scenario counts; hidden things only if they may be told."""
    names = _COUNTED[kind][0] if kind in _COUNTED else ()
    return tuple(name for name in names if hidden or name not in _SECRET)


def counts_of(kind: str, event: Event) -> Iterable[Count]:
    """What an event adds to the counts of a game or scenario."""
    return _COUNTED[kind][1](event) if kind in _COUNTED else ()
