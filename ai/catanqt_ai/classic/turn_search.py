"""The search for turn plans: bank trades, builds, cards and scenario moves, by a beam of the best partial plans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards
from catanqt.rules.base.building import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST
from catanqt.rules.base.state import KNIGHT, MONOPOLY, ROAD_BUILDING, YEAR_OF_PLENTY, State
from catanqt.rules.base.turn import trade_refusal
from catanqt_ai.classic.bank_trades import bank_trades, bare_trades
from catanqt_ai.classic.plan_value import weigh
from catanqt_ai.classic.robber_moves import after_knight
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.win_probability import WON

MANY_CARDS = 7
"""With so many cards in hand, trades that build nothing are looked at too."""
BEAM = 12
"""How many plans go on to another build."""
WAYS = 3
"""How many first roads of two free ones are followed up."""


def plan_turn(evaluator: SearchEvaluator, root: TurnPlan, depth: int | None = None) -> list[TurnPlan]:
    """Lines worth thinking about, best first; doing nothing is always among them."""
    found = [weigh(evaluator, root)]
    seen = {root.key(evaluator)}
    front = [root]
    for _ in range(evaluator.skill.depth if depth is None else depth):
        fresh: list[TurnPlan] = []
        for plan in front:
            for new in _moves(evaluator, plan):
                key = new.key(evaluator)
                if key in seen:
                    continue
                seen.add(key)
                fresh.append(weigh(evaluator, new))
                if evaluator.evaluations >= evaluator.skill.leaves or evaluator.budget.spent:
                    return _sorted(found + fresh)
        found += fresh
        if any(plan.value >= WON for plan in fresh):
            break
        front = [plan for plan in _sorted(fresh)[:BEAM] if not plan.game.over and not plan.branches]
    return _sorted(found)


def _sorted(plans: Iterable[TurnPlan]) -> list[TurnPlan]:
    return sorted(plans, key=lambda plan: -plan.value)


def _moves(evaluator: SearchEvaluator, plan: TurnPlan) -> Iterable[TurnPlan]:
    yield from builds(evaluator, plan)
    yield from _card_plays(evaluator, plan)
    for scenario in evaluator.scenarios:
        yield from scenario.moves(evaluator, plan)
    state = plan.game.state
    many = max(MANY_CARDS, state.config.house.discard_limit)
    if not plan.actions and state.hand_size(evaluator.seat) >= many and _bank_trades(state):
        for trade in bare_trades(state, evaluator.seat):
            yield plan.after([trade])


def builds(evaluator: SearchEvaluator, plan: TurnPlan) -> Iterable[TurnPlan]:
    """Every build that can be paid for, by way of the bank if need be."""
    state, seat = plan.game.state, evaluator.seat
    kinds: tuple[tuple[Sequence[int], Sequence[Action]], ...] = (
        (CITY_COST, building.buy_cities(building.city_sites(state, seat))),
        (SETTLEMENT_COST, building.buy_settlements(building.settlement_sites(state, seat))),
        (CARD_COST, _CARD if sum(state.deck) > plan.unknown else ()),
        (ROAD_COST, building.buy_roads(building.road_sites(state, seat))),
    )
    for cost, actions in kinds:
        if actions:
            trades = bank_trades(state, seat, cost)
            if trades and not _bank_trades(state):
                continue
            if trades is not None and len(trades) <= evaluator.skill.deals_seen:
                for action in actions:
                    yield plan.after([*trades, action])


def _bank_trades(state: State) -> bool:
    """Whether the bank trades at this moment of the turn."""
    return state.config.free_trade or trade_refusal(state, with_bank=True) is None


def _card_plays(evaluator: SearchEvaluator, plan: TurnPlan) -> Iterable[TurnPlan]:
    state, first = plan.game.state, 5 * evaluator.seat
    if state.card_played:
        return
    if state.cards[first + YEAR_OF_PLENTY]:
        yield from _plenties(evaluator, plan)
    if state.cards[first + MONOPOLY]:
        yield from _monopolies(evaluator, plan)
    if plan.actions:
        return
    if state.cards[first + ROAD_BUILDING] and building.road_sites(state, evaluator.seat):
        yield from free_roads(evaluator, plan.after([cards.PlayRoadBuilding()]))
    if state.cards[first + KNIGHT]:
        yield knight(evaluator, plan)


def knight(evaluator: SearchEvaluator, plan: TurnPlan) -> TurnPlan:
    """The line with a knight played and the robber where it is best."""
    new = plan.after([cards.PlayKnight()])
    return new if new.game.over else after_knight(evaluator, new)


def free_roads(evaluator: SearchEvaluator, plan: TurnPlan) -> list[TurnPlan]:
    """The ways to place the free roads that wait on top of the stack; the best first roads are followed up."""
    ends: list[TurnPlan] = []
    front = [plan]
    while front:
        placed = [weigh(evaluator, one.after([road])) for one in front for road in one.game.options()]
        for one in placed:
            one.played = plan.played
        waiting = [one for one in placed if not one.game.over and isinstance(one.game.task, building.FreeRoads)]
        ends += [one for one in placed if one not in waiting]
        front = _sorted(waiting)[:WAYS]
        if evaluator.budget.spent:
            ends += front
            break
    return ends


def _plenties(evaluator: SearchEvaluator, plan: TurnPlan) -> Iterable[TurnPlan]:
    """Pairs of cards that complete something, or nearly all of it."""
    state, seat = plan.game.state, evaluator.seat
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
            yield plan.after([cards.PlayYearOfPlenty(one, two)])


def _monopolies(evaluator: SearchEvaluator, plan: TurnPlan) -> Iterable[TurnPlan]:
    """What the others hold of a kind together is public, for the bank shows it; who holds it is not."""
    state, seat = plan.game.state, evaluator.seat
    for kind in range(5):
        if sum(state.hands[kind::5]) - state.hands[5 * seat + kind] >= 2:
            new = plan.after([cards.PlayMonopoly(kind)])
            new.others = dict(new.others)
            for other in evaluator.players:
                if other != seat and evaluator.hands[other][kind] >= 0.5:
                    left = [0.0 if one == kind else held for one, held in enumerate(evaluator.hands[other])]
                    new.others[other] = evaluator.time(state, other, left)
            yield new


_CARD = (cards.BuyCard(),)
