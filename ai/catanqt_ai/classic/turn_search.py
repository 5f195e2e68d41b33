"""Whole-turn planning: trades with the bank, builds, cards and scenario moves as one line, the best of all found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ai.chances import WON
from ai.classic.line import Line, weigh
from ai.classic.mind import Mind
from ai.classic.robbery import after_knight
from ai.classic.shopping import bank_trades, bare_trades
from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards
from catanqt.rules.base.building import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST
from catanqt.rules.base.state import KNIGHT, MONOPOLY, ROAD_BUILDING, YEAR_OF_PLENTY

MANY_CARDS = 7
"""With so many cards in hand, trades that build nothing are looked at too."""
BEAM = 12
"""How many lines go on to another build."""
WAYS = 3
"""How many first roads of two free ones are followed up."""


def plan_turn(mind: Mind, root: Line, depth: int | None = None) -> list[Line]:
    """Lines worth thinking about, best first; doing nothing is always among them."""
    found = [weigh(mind, root)]
    seen = {root.key(mind)}
    front = [root]
    for _ in range(mind.skill.depth if depth is None else depth):
        fresh: list[Line] = []
        for line in front:
            for new in _moves(mind, line):
                key = new.key(mind)
                if key in seen:
                    continue
                seen.add(key)
                fresh.append(weigh(mind, new))
                if mind.evaluations >= mind.skill.leaves or mind.budget.spent:
                    return _sorted(found + fresh)
        found += fresh
        if any(line.value >= WON for line in fresh):
            break
        front = [line for line in _sorted(fresh)[:BEAM] if not line.game.over and not line.branches]
    return _sorted(found)


def _sorted(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.value)


def _moves(mind: Mind, line: Line) -> Iterable[Line]:
    yield from builds(mind, line)
    yield from _card_plays(mind, line)
    for lore in mind.lores:
        yield from lore.moves(mind, line)
    state = line.game.state
    if not line.actions and state.hand_size(mind.seat) >= MANY_CARDS:
        for trade in bare_trades(state, mind.seat):
            yield line.after([trade])


def builds(mind: Mind, line: Line) -> Iterable[Line]:
    """Every build that can be paid for, by way of the bank if need be."""
    state, seat = line.game.state, mind.seat
    kinds: tuple[tuple[Sequence[int], Sequence[Action]], ...] = (
        (CITY_COST, building.buy_cities(building.city_sites(state, seat))),
        (SETTLEMENT_COST, building.buy_settlements(building.settlement_sites(state, seat))),
        (CARD_COST, _CARD if sum(state.deck) > line.unknown else ()),
        (ROAD_COST, building.buy_roads(building.road_sites(state, seat))),
    )
    for cost, actions in kinds:
        if actions:
            trades = bank_trades(state, seat, cost)
            if trades is not None and len(trades) <= mind.skill.deals_seen:
                for action in actions:
                    yield line.after([*trades, action])


def _card_plays(mind: Mind, line: Line) -> Iterable[Line]:
    state, first = line.game.state, 5 * mind.seat
    if state.card_played:
        return
    if state.cards[first + YEAR_OF_PLENTY]:
        yield from _plenties(mind, line)
    if state.cards[first + MONOPOLY]:
        yield from _monopolies(mind, line)
    if line.actions:
        return
    if state.cards[first + ROAD_BUILDING] and building.road_sites(state, mind.seat):
        yield from free_roads(mind, line.after([cards.PlayRoadBuilding()]))
    if state.cards[first + KNIGHT]:
        yield knight(mind, line)


def knight(mind: Mind, line: Line) -> Line:
    """The line with a knight played and the robber where it is best."""
    new = line.after([cards.PlayKnight()])
    return new if new.game.over else after_knight(mind, new)[0]


def free_roads(mind: Mind, line: Line) -> list[Line]:
    """The ways to place the free roads that wait on top of the stack; the best first roads are followed up."""
    ends: list[Line] = []
    front = [line]
    while front:
        placed = [weigh(mind, one.after([road])) for one in front for road in one.game.options()]
        for one in placed:
            one.played = line.played
        waiting = [one for one in placed if not one.game.over and isinstance(one.game.task, building.FreeRoads)]
        ends += [one for one in placed if one not in waiting]
        front = _sorted(waiting)[:WAYS]
        if mind.budget.spent:
            ends += front
            break
    return ends


def _plenties(mind: Mind, line: Line) -> Iterable[Line]:
    """Pairs of cards that complete something, or nearly all of it."""
    state, seat = line.game.state, mind.seat
    hand = state.hand(seat)
    pairs: set[tuple[int, int]] = set()
    for cost in (CITY_COST, SETTLEMENT_COST, CARD_COST, ROAD_COST):
        lacking = [kind for kind in range(5) for _ in range(cost[kind] - hand[kind])]
        if len(lacking) == 2:
            pairs.add((lacking[0], lacking[1]))
        elif len(lacking) == 1:
            pairs |= {(min(lacking[0], kind), max(lacking[0], kind)) for kind in range(5)}
    bank = state.bank
    for one, two in sorted(pairs):
        if bank[one] > (one == two) and bank[two]:
            yield line.after([cards.PlayYearOfPlenty(one, two)])


def _monopolies(mind: Mind, line: Line) -> Iterable[Line]:
    """What the others hold of a kind together is public, for the bank shows it; who holds it is not."""
    state, seat = line.game.state, mind.seat
    for kind in range(5):
        if sum(state.hands[kind::5]) - state.hands[5 * seat + kind] >= 2:
            new = line.after([cards.PlayMonopoly(kind)])
            new.others = dict(new.others)
            for other in mind.players:
                if other != seat and mind.hands[other][kind] >= 0.5:
                    left = [0.0 if one == kind else held for one, held in enumerate(mind.hands[other])]
                    new.others[other] = mind.time(state, other, left)
            yield new


_CARD = (cards.BuyCard(),)
