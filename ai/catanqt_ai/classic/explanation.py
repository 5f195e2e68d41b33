"""Why a line was chosen, told from the same numbers that chose it."""

from __future__ import annotations

from ai.chances import WON
from ai.classic.line import Line
from ai.classic.lookahead import best_raid
from ai.classic.mind import Mind
from ai.classic.robbery import raid_reasons, raids
from ai.wintime import SETTLEMENT, Step
from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, turn
from catanqt.rules.base.board import ANY, RESOURCES

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


def next_goal(mind: Mind, line: Line) -> Step:
    """What the plan builds next."""
    plan: list[Step] = []
    state = line.game.state
    first = 5 * mind.seat
    hand = [held + more for held, more in zip(state.hands[first : first + 5], line.extra, strict=True)]
    mind.time(state, mind.seat, hand, line.unknown, plan=plan)
    return plan[0] if plan else Step("nothing", -1, 0.0)


def explain(mind: Mind, root: Line, line: Line) -> list[Reason]:
    """The reasons for the first action of a line, most important first."""
    if line.value >= WON:
        return [because("wins")]
    action = line.actions[0] if line.actions else turn.EndTurn()
    found = _of_action(mind, root, line, action)
    for lore in mind.lores:
        found += lore.reasons(mind, mind.game, action)
    if line.times and line.times[mind.seat] < root.times[mind.seat] - 0.05:
        found.append(because("rounds", before=round(root.times[mind.seat], 1), after=round(line.times[mind.seat], 1)))
    if not found:
        goal = next_goal(mind, line)
        found.append(because("goal", goal=goal.goal, rounds=round(goal.rounds, 1)))
    return found


def _of_action(mind: Mind, root: Line, line: Line, action: Action) -> list[Reason]:
    if isinstance(action, turn.EndTurn):
        goal = next_goal(mind, line)
        return [because("keeps-for", goal=goal.goal, rounds=round(goal.rounds, 1))]
    if isinstance(action, turn.BankTrade):
        return _bank(mind, line)
    if isinstance(action, building.BuildCity | building.BuildSettlement):
        return _building(mind, action) + _hurts(mind, root, line)
    if isinstance(action, building.BuildRoad | building.PlaceRoad | cards.PlayRoadBuilding):
        return _road(mind, line) + _hurts(mind, root, line)
    if isinstance(action, cards.BuyCard):
        state = mind.game.state
        worth, army = mind.card_worth(state, mind.seat, mind.army(state, mind.seat, 0)[1])
        return [because("card-worth", points=round(worth, 2), army=round(army, 2))]
    return _played_card(mind, line, action)


def _played_card(mind: Mind, line: Line, action: Action) -> list[Reason]:
    if isinstance(action, cards.PlayKnight):
        return knight_reasons(mind)
    if isinstance(action, cards.PlayYearOfPlenty):
        return [because("for-goal", goal=_goal_of(mind, line))]
    if isinstance(action, cards.PlayMonopoly):
        state, kind = mind.game.state, action.resource
        brings = sum(state.hands[kind::5]) - state.hands[5 * mind.seat + kind]
        goal = because("for-goal", goal=_goal_of(mind, line))
        return [because("takes-cards", resource=RESOURCES[kind], cards=brings), goal]
    return []


def knight_reasons(mind: Mind) -> list[Reason]:
    """The army first if the knight wins it, else what the robber will do, thought on as it will be then."""
    state, seat = mind.game.state, mind.seat
    game = mind.game.copy()
    game.apply(cards.PlayKnight())
    then = Mind(game, seat, mind.skill, mind.budget, mind.seed)
    found = raid_reasons(then, best_raid(then, raids(then, game.state, then.hands[seat])))
    army = state.knights[seat] + 1
    if state.largest_army != seat:
        best = max(count for other, count in enumerate(state.knights) if other != seat)
        if army >= 3 and army > best:
            return [because("takes-largest-army", knights=army, loser=state.largest_army), *found]
        found.append(because("towards-largest-army", knights=max(3, best + 1) - army))
    return found


def _goal_of(mind: Mind, line: Line) -> str:
    """What the line builds after its first action, or what the plan builds next."""
    built = next((GOALS[type(action)] for action in line.actions[1:] if type(action) in GOALS), None)
    return built or next_goal(mind, line).goal


def _bank(mind: Mind, line: Line) -> list[Reason]:
    rest = [action for action in line.actions if not isinstance(action, turn.BankTrade)]
    if rest and type(rest[0]) in GOALS:
        return [because("bank-for", goal=GOALS[type(rest[0])])]
    size = line.game.state.hand_size(mind.seat)
    if mind.game.state.hand_size(mind.seat) > 6:
        return [because("bank-safe", cards=size)]
    return [because("for-goal", goal=next_goal(mind, line).goal)]


def _building(mind: Mind, action: building.BuildCity | building.BuildSettlement) -> list[Reason]:
    state, corner = mind.game.state, action.corner
    gain = mind.surveyor.ground.yields[corner]
    kinds = ",".join(RESOURCES[kind] for kind in range(5) if gain[kind])
    found = [because("points", points=1)]
    if kinds:
        found.append(because("income", resources=kinds, cards=round(sum(gain), 2)))
    if isinstance(action, building.BuildSettlement):
        income = mind.surveyor.network(state, mind.seat).income
        fresh = [RESOURCES[kind] for kind in range(5) if gain[kind] and not income[kind]]
        if fresh:
            found.append(because("new-kinds", resources=",".join(fresh)))
        found += _harbour(mind, corner)
    return found


def _harbour(mind: Mind, corner: int) -> list[Reason]:
    kind = mind.game.state.table.board.harbour_at.get(corner)
    if kind is None:
        return []
    return [because("harbour", kind="any" if kind == ANY else RESOURCES[kind], rate=3 if kind == ANY else 2)]


def _hurts(mind: Mind, root: Line, line: Line) -> list[Reason]:
    losses = [(line.times[other] - root.times[other], other) for other in mind.players if other != mind.seat]
    worst, other = max(losses)
    return [because("blocks", seat=other, rounds=round(worst, 1))] if worst > HURT else []


def _road(mind: Mind, line: Line) -> list[Reason]:
    """A road leads somewhere, or is part of the longest."""
    root, state, seat = mind.game.state, line.game.state, mind.seat
    if state.longest_road == seat != root.longest_road:
        return [because("takes-longest-road", length=state.road_record, loser=root.longest_road)]
    built = next((action for action in line.actions if isinstance(action, building.BuildSettlement)), None)
    goal = Step(SETTLEMENT, built.corner, 0.0) if built else next_goal(mind, line)
    sites = {site.corner: site for site in mind.surveyor.network(state, seat).sites}
    if goal.goal == SETTLEMENT and (built or goal.corner in sites):
        roads = 0 if built else sites[goal.corner].roads
        pips = mind.surveyor.ground.total_pips[goal.corner]
        return [because("towards-site", corner=goal.corner, roads=roads, pips=pips), *_race(mind, goal.corner)]
    length = mind.surveyor.network(state, seat).length
    if state.longest_road != seat:
        return [because("towards-longest-road", roads=max(1, max(5, state.road_record + 1) - length))]
    return [because("goal", goal=goal.goal, rounds=round(goal.rounds, 1))]


def _race(mind: Mind, corner: int) -> list[Reason]:
    for distance in range(3):
        for other in mind.players:
            if other != mind.seat and mind.surveyor.contest.rings[other][distance] >> corner & 1:
                return [because("race", corner=corner, rival=other)]
    return []
