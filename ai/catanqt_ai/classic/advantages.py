"""The five advantages that laurels and fish buy: which are worth trying, and the plans they open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.advantages import ADVANTAGES, CARD, NOTHING, RESOURCE, ROAD, ROBBER_HOME, STEAL
from catanqt.rules.base.building import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST
from catanqt.rules.base.robber import Theft
from catanqt.rules.base.state import State
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import free_roads

Buys = Mapping[tuple[int, int], Action]
"""What can be bought now: by advantage and choice."""
MOST_LACKING = 3
"""Cards are bought for builds that lack no more than this many."""


def buy_plans(evaluator: SearchEvaluator, plan: TurnPlan, buys: Buys) -> list[TurnPlan]:
    """The plans that buying an advantage opens."""
    found: list[TurnPlan] = []
    for kind in _lacking(plan.game.state, evaluator.seat):
        if (RESOURCE, kind) in buys:
            found.append(plan.after([buys[RESOURCE, kind]]))
    if (ROAD, NOTHING) in buys:
        found += free_roads(evaluator, plan.after([buys[ROAD, NOTHING]]))
    if (CARD, NOTHING) in buys and sum(plan.game.state.deck) > plan.unknown:
        found.append(plan.after([buys[CARD, NOTHING]]))
    if (ROBBER_HOME, NOTHING) in buys and robbed(plan.game.state, evaluator.seat):
        found.append(plan.after([buys[ROBBER_HOME, NOTHING]]))
    victims = [choice for advantage, choice in buys if advantage == STEAL]
    if victims:
        victim = min(victims, key=lambda other: evaluator.times[other])
        found.append(steal(evaluator, plan.after([buys[STEAL, victim]]), victim))
    return found


def steal(evaluator: SearchEvaluator, plan: TurnPlan, victim: int) -> TurnPlan:
    """A share of each card the victim probably holds, instead of a drawn one."""
    assert isinstance(plan.game.task, Theft)
    plan.game.state.todo.pop()
    hand = evaluator.hands[victim]
    size = sum(hand) or 1.0
    plan.extra = tuple(more + held / size for more, held in zip(plan.extra, hand, strict=True))
    left = [held * (1 - 1 / size) for held in hand]
    plan.others = {**plan.others, victim: evaluator.time(plan.game.state, victim, left)}
    return plan


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


def send_robber_home(
    evaluator: SearchEvaluator, options: Sequence[Action], kind: type[Action], price: int
) -> tuple[Action, list[Reason]] | None:
    """Pay for it if the robber is on land of this seat and its position would be better without him."""
    state = evaluator.game.state
    if not robbed(state, evaluator.seat):
        return None
    for option in options:
        if isinstance(option, kind) and (option.advantage, option.choice) == (ROBBER_HOME, NOTHING):  # type: ignore[attr-defined]
            plan = TurnPlan(evaluator.game).after([option])
            without = evaluator.time(plan.game.state, evaluator.seat)
            if without < evaluator.times[evaluator.seat] - 0.02:
                return option, buy_reason(ROBBER_HOME, price, "fish")
    return None
