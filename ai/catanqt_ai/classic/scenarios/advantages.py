"""The five advantages that laurels and fish buy: which are worth a thought, and the lines they lead to."""

from __future__ import annotations

from collections.abc import Mapping

from ai.classic.line import Line
from ai.classic.mind import Mind
from ai.classic.turns import free_roads
from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base.building import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST
from catanqt.rules.base.robber import Theft
from catanqt.rules.base.state import State
from catanqt.rules.scenarios.advantages import ADVANTAGES, CARD, NOTHING, RESOURCE, ROAD, ROBBER_HOME, STEAL

Buys = Mapping[tuple[int, int], Action]
"""What can be bought now: by advantage and choice."""
MOST_LACKING = 3
"""Cards are bought for builds that lack no more than this many."""


def buy_lines(mind: Mind, line: Line, buys: Buys) -> list[Line]:
    """The lines that buying an advantage opens."""
    found: list[Line] = []
    for kind in _lacking(line.game.state, mind.seat):
        if (RESOURCE, kind) in buys:
            found.append(line.after([buys[RESOURCE, kind]]))
    if (ROAD, NOTHING) in buys:
        found += free_roads(mind, line.after([buys[ROAD, NOTHING]]))
    if (CARD, NOTHING) in buys and sum(line.game.state.deck) > line.unknown:
        found.append(line.after([buys[CARD, NOTHING]]))
    if (ROBBER_HOME, NOTHING) in buys and robbed(line.game.state, mind.seat):
        found.append(line.after([buys[ROBBER_HOME, NOTHING]]))
    victims = [choice for advantage, choice in buys if advantage == STEAL]
    if victims:
        victim = min(victims, key=lambda other: mind.times[other])
        found.append(steal(mind, line.after([buys[STEAL, victim]]), victim))
    return found


def steal(mind: Mind, line: Line, victim: int) -> Line:
    """A share of each card the victim probably holds, instead of a drawn one."""
    assert isinstance(line.game.task, Theft)
    line.game.state.todo.pop()
    hand = mind.hands[victim]
    size = sum(hand) or 1.0
    line.extra = tuple(more + held / size for more, held in zip(line.extra, hand, strict=True))
    left = [held * (1 - 1 / size) for held in hand]
    line.others = {**line.others, victim: mind.time(line.game.state, victim, left)}
    return line


def robbed(state: State, seat: int) -> bool:
    """Whether the robber sits on land of this seat."""
    return state.robber >= 0 and any(slot // 5 == seat for slot, _ in state.yields[state.robber][1])


def _lacking(state: State, seat: int) -> list[int]:
    """The kinds of cards that something within reach lacks."""
    hand = state.hand(seat)
    kinds: set[int] = set()
    for cost in (CITY_COST, SETTLEMENT_COST, CARD_COST, ROAD_COST):
        lacking = [kind for kind in range(5) for _ in range(cost[kind] - hand[kind])]
        if len(lacking) <= MOST_LACKING:
            kinds.update(lacking)
    return sorted(kinds)


def buy_reason(advantage: int, price: int, currency: str) -> list[Reason]:
    """Why to buy an advantage with `laurels` or `fish`."""
    return [because("advantage", advantage=ADVANTAGES[advantage], price=price, currency=currency)]
