"""The reasons for a plan, derived from the same numbers that chose it."""

from __future__ import annotations

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, turn
from catanqt.rules.base.board import ANY, RESOURCES
from catanqt.rules.base.state import State
from catanqt_ai.classic.dice_odds import DUE, deck_reasons, seven_factor
from catanqt_ai.classic.evaluator import PRINTED_WORTH, USUAL_LIMIT
from catanqt_ai.classic.lookahead import best_raid
from catanqt_ai.classic.robber_moves import raid_reasons, raids
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.win_probability import WON
from catanqt_ai.win_time import SETTLEMENT, Step

HURT = 0.15
"""Rounds that are worth mentioning."""
GOALS: dict[type[Action], str] = {
    building.BuildCity: "city",
    building.BuildSettlement: "settlement",
    building.BuildRoad: "road",
    building.PlaceRoad: "road",
    cards.BuyCard: "card",
    cards.PlayRoadBuilding: "road",
}


def next_goal(evaluator: SearchEvaluator, plan: TurnPlan) -> Step:
    """What the plan builds next."""
    build_order: list[Step] = []
    state = plan.game.state
    first = 5 * evaluator.seat
    hand = [held + more for held, more in zip(state.hands[first : first + 5], plan.extra, strict=True)]
    evaluator.time(state, evaluator.seat, hand, plan.unknown, build_order=build_order)
    return build_order[0] if build_order else Step("nothing", -1, 0.0)


def explain(evaluator: SearchEvaluator, root: TurnPlan, plan: TurnPlan) -> list[Reason]:
    """The reasons for the first action of a plan, most important first."""
    if plan.value >= WON:
        return [because("wins")]
    action = plan.actions[0] if plan.actions else turn.EndTurn()
    found = _of_action(evaluator, root, plan, action)
    for scenario in evaluator.scenarios:
        found += scenario.reasons(evaluator, evaluator.game, action)
    if plan.times and plan.times[evaluator.seat] < root.times[evaluator.seat] - 0.05:
        found.append(
            because("rounds", before=round(root.times[evaluator.seat], 1), after=round(plan.times[evaluator.seat], 1))
        )
    if not found:
        goal = next_goal(evaluator, plan)
        found.append(because("goal", goal=goal.goal, rounds=round(goal.rounds, 1)))
    return found


def _of_action(evaluator: SearchEvaluator, root: TurnPlan, plan: TurnPlan, action: Action) -> list[Reason]:
    if isinstance(action, turn.EndTurn):
        goal = next_goal(evaluator, plan)
        return [because("keeps-for", goal=goal.goal, rounds=round(goal.rounds, 1)), *_safe(evaluator)]
    if isinstance(action, turn.BankTrade):
        return _bank(evaluator, plan)
    if isinstance(action, building.BuildCity | building.BuildSettlement):
        return _building(evaluator, action) + _hurts(evaluator, root, plan)
    if isinstance(action, building.BuildRoad | building.PlaceRoad | cards.PlayRoadBuilding):
        return _road(evaluator, plan) + _hurts(evaluator, root, plan)
    if isinstance(action, cards.BuyCard):
        state = evaluator.game.state
        worth, army = evaluator.card_worth(state, evaluator.seat, evaluator.army(state, evaluator.seat, 0)[1])
        return [because("card-worth", points=round(worth, 2), army=round(army, 2))]
    return _played_card(evaluator, plan, action)


def _safe(evaluator: SearchEvaluator) -> list[Reason]:
    """Why many cards are safe: so many may be kept on a seven, or none can be rolled."""
    state = evaluator.game.state
    limit, size = state.config.house.discard_limit, state.hand_size(evaluator.seat)
    if size <= USUAL_LIMIT:
        return []
    if not limit or size <= limit:
        return [because("keeps-many", limit=limit)]
    return [because("no-seven")] if evaluator.counts_dice and not seven_factor(state) else []


def _award(points: int) -> list[Reason]:
    """What longest road or largest army is worth, if it was agreed upon."""
    return [because("award-worth", points=points)] if points != PRINTED_WORTH else []


def _played_card(evaluator: SearchEvaluator, plan: TurnPlan, action: Action) -> list[Reason]:
    if isinstance(action, cards.PlayKnight):
        return knight_reasons(evaluator)
    if isinstance(action, cards.PlayYearOfPlenty):
        return [because("for-goal", goal=_goal_of(evaluator, plan))]
    if isinstance(action, cards.PlayMonopoly):
        state, kind = evaluator.game.state, action.resource
        brings = sum(state.hands[kind::5]) - state.hands[5 * evaluator.seat + kind]
        goal = because("for-goal", goal=_goal_of(evaluator, plan))
        return [because("takes-cards", resource=RESOURCES[kind], cards=brings), goal]
    return []


def knight_reasons(evaluator: SearchEvaluator) -> list[Reason]:
    """The army first if the knight wins it, else what the robber will do, thought on as it will be then."""
    state, seat = evaluator.game.state, evaluator.seat
    game = evaluator.game.copy()
    game.apply(cards.PlayKnight())
    then = evaluator.at(game)
    found: list[Reason] = []
    if isinstance(game.task, robber.RobberMove):
        found = raid_reasons(then, best_raid(then, raids(then, game.state, then.hands[seat])))
    army = state.knights[seat] + 1
    if state.largest_army != seat:
        best = max(count for other, count in enumerate(state.knights) if other != seat)
        least = state.config.house.army_minimum
        if army >= least and army > best:
            taken = because("takes-largest-army", knights=army, loser=state.largest_army)
            return [taken, *_award(state.config.house.army_worth), *found]
        if state.config.house.army_worth:
            found.append(because("towards-largest-army", knights=max(least, best + 1) - army))
            found += _award(state.config.house.army_worth)
    return found


def _goal_of(evaluator: SearchEvaluator, plan: TurnPlan) -> str:
    """What the line builds after its first action, or what the plan builds next."""
    built = next((GOALS[type(action)] for action in plan.actions[1:] if type(action) in GOALS), None)
    return built or next_goal(evaluator, plan).goal


def _bank(evaluator: SearchEvaluator, plan: TurnPlan) -> list[Reason]:
    rest = [action for action in plan.actions if not isinstance(action, turn.BankTrade)]
    house, first = plan.game.state.config.house, before_building(plan.game.state)
    if rest and type(rest[0]) in GOALS:
        return [because("bank-for", goal=GOALS[type(rest[0])]), *first]
    size = plan.game.state.hand_size(evaluator.seat)
    if house.discard_limit and evaluator.game.state.hand_size(evaluator.seat) > house.discard_limit - 1:
        return [because("bank-safe", cards=size), *first]
    return [because("for-goal", goal=next_goal(evaluator, plan).goal), *first]


def before_building(state: State) -> list[Reason]:
    """Why a trade should not wait, where it is over with the first build of a turn."""
    return [because("trade-first")] if state.config.house.trade == "first" else []


def _building(evaluator: SearchEvaluator, action: building.BuildCity | building.BuildSettlement) -> list[Reason]:
    state, corner = evaluator.game.state, action.corner
    gain = evaluator.surveyor.values.yields[corner]
    kinds = ",".join(RESOURCES[kind] for kind in range(5) if gain[kind])
    found = [because("points", points=1)]
    if kinds:
        found.append(because("income", resources=kinds, cards=round(sum(gain), 2)))
    if isinstance(action, building.BuildSettlement):
        income = evaluator.surveyor.expansion(state, evaluator.seat).income
        fresh = [RESOURCES[kind] for kind in range(5) if gain[kind] and not income[kind]]
        if fresh:
            found.append(because("new-kinds", resources=",".join(fresh)))
        found += _harbour(evaluator, corner)
    if evaluator.counts_dice:
        board = state.config.board
        found += deck_reasons(state, (n for hex_ in board.grid.corner_hexes[corner] for n in board.numbers[hex_]), DUE)
    return found


def _harbour(evaluator: SearchEvaluator, corner: int) -> list[Reason]:
    kind = evaluator.game.state.config.board.harbour_at.get(corner)
    if kind is None:
        return []
    return [because("harbour", kind="any" if kind == ANY else RESOURCES[kind], rate=3 if kind == ANY else 2)]


def _hurts(evaluator: SearchEvaluator, root: TurnPlan, plan: TurnPlan) -> list[Reason]:
    losses = [(plan.times[other] - root.times[other], other) for other in evaluator.players if other != evaluator.seat]
    worst, other = max(losses)
    return [because("blocks", seat=other, rounds=round(worst, 1))] if worst > HURT else []


def _road(evaluator: SearchEvaluator, plan: TurnPlan) -> list[Reason]:
    """A road leads somewhere, or is part of the longest."""
    root, state, seat = evaluator.game.state, plan.game.state, evaluator.seat
    if state.longest_road == seat != root.longest_road:
        taken = because("takes-longest-road", length=state.road_record, loser=root.longest_road)
        return [taken, *_award(state.config.house.road_worth)]
    built = next((action for action in plan.actions if isinstance(action, building.BuildSettlement)), None)
    goal = Step(SETTLEMENT, built.corner, 0.0) if built else next_goal(evaluator, plan)
    sites = {site.corner: site for site in evaluator.surveyor.expansion(state, seat).sites}
    if goal.goal == SETTLEMENT and (built or goal.corner in sites):
        roads = 0 if built else sites[goal.corner].roads
        pips = evaluator.surveyor.values.total_pips[goal.corner]
        return [because("towards-site", corner=goal.corner, roads=roads, pips=pips), *_race(evaluator, goal.corner)]
    length, house = evaluator.surveyor.expansion(state, seat).length, state.config.house
    if state.longest_road != seat and house.road_worth:
        roads = max(1, max(house.road_minimum, state.road_record + 1) - length)
        return [because("towards-longest-road", roads=roads), *_award(house.road_worth)]
    return [because("goal", goal=goal.goal, rounds=round(goal.rounds, 1))]


def _race(evaluator: SearchEvaluator, corner: int) -> list[Reason]:
    for distance in range(3):
        for other in evaluator.players:
            if other != evaluator.seat and evaluator.surveyor.contest.rings[other][distance] >> corner & 1:
                return [because("race", corner=corner, rival=other)]
    return []
