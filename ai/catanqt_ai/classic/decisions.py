"""Decisions in the base game and its scenarios: for each kind of task, the action and its reasons."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from catanqt.kernel.agent import Advice, Reason, because
from catanqt.kernel.game import Action, Task
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.state import Goods
from catanqt_ai import trade_answers, trade_offers
from catanqt_ai.classic import initial_placement
from catanqt_ai.classic.expansion import FAR
from catanqt_ai.classic.expansion import rings as rings_of
from catanqt_ai.classic.explanation import before_building, explain, knight_reasons
from catanqt_ai.classic.lookahead import MOST_ASKED, best_answer, best_offer, best_raid, look_ahead, thinks_on
from catanqt_ai.classic.plan_value import weigh
from catanqt_ai.classic.robber_moves import against_leader, raid_reasons, raids, raids_at
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import free_roads, knight, plan_turn
from catanqt_ai.win_probability import WON
from catanqt_ai.win_time import CARD, CITY, SETTLEMENT, Step

Decision = tuple[Action, list[Reason]]


def advise(evaluator: SearchEvaluator) -> Advice:
    """Decide the task on top. A cancelled budget is noticed before anything is thought."""
    game = evaluator.game
    options = game.options()
    if len(options) == 1 and not game.task.composes(game):
        return evaluator.only_option(options[0])
    kind = type(game.task)
    if kind is turn.Turn:
        return _in_turn(evaluator)
    action, reasons = _answers(evaluator).get(kind, _by_value)(evaluator, game.task)
    return evaluator.advice(action, reasons)


def _answers(evaluator: SearchEvaluator) -> dict[type[Task], Callable[[SearchEvaluator, Any], Decision]]:
    found = dict(ANSWERS)
    for scenario in evaluator.scenarios:
        found |= scenario.answers()
    return found


def _in_turn(evaluator: SearchEvaluator) -> Advice:
    """Offer first, while all cards are in hand; then the best line."""
    root = TurnPlan(evaluator.game)
    plans = plan_turn(evaluator, root)
    offering = trade.Offer in evaluator.game.task.composes(evaluator.game)
    if offering and plans[0].value < WON and not evaluator.budget.spent:
        offers = trade_offers.offers(
            evaluator, None if evaluator.learned is None else _turn_gain(evaluator, plans[0].value)
        )
        best = best_offer(evaluator, offers)
        if best is not None:
            return evaluator.advice(best.action, [*best.reasons, *before_building(evaluator.game.state)])
    plan = _pick(evaluator, plans)
    actions = plan.actions or (turn.EndTurn(),)
    return evaluator.advice(actions[0], explain(evaluator, root, plan), actions, plan.times)


def _turn_gain(evaluator: SearchEvaluator, best: float) -> trade_offers.TurnGain:
    """How much more than `best` the turn is worth after an exchange, by what could be done at once."""

    def gain(gets: Goods, gives: Goods) -> float:
        game, first = evaluator.game.copy(), 5 * evaluator.seat
        for kind in range(5):
            game.state.hands[first + kind] += gets[kind] - gives[kind]
        return min(1.0, plan_turn(evaluator, TurnPlan(game), depth=1)[0].value) - best

    return gain


def _pick(evaluator: SearchEvaluator, plans: Sequence[TurnPlan]) -> TurnPlan:
    """The best line, or for weaker players one that looks as good to them; but none sits on cards it would spend, and
    what looks as good as waiting and makes a point is built."""
    slack = evaluator.skill.slack
    if plans[0].value >= WON:
        return plans[0]
    planned = _as_planned(evaluator, plans)
    if planned is not None:
        return planned
    if not slack:
        return look_ahead(evaluator, plans)
    enough = plans[0].value - slack * abs(plans[0].value)
    alike = [plan for plan in plans if plan.value >= enough]
    if plans[0].actions or any(map(_makes_point, alike)):
        alike = [plan for plan in alike if plan.actions]
    state = evaluator.game.state
    rng = random.Random(f"{evaluator.seed}/{state.turn_number}/{state.hand(evaluator.seat)}")
    return rng.choice(alike)


def _as_planned(evaluator: SearchEvaluator, plans: Sequence[TurnPlan]) -> TurnPlan | None:
    """What the best line waits for, where that is to do nothing and the hand pays for it already.

    Win time is the time of a plan; whoever was evaluated by one that begins by building at once must build it. After
    that another plan may look longer, for each is found step by step.
    """
    if plans[0].actions or evaluator.learned is not None:
        return None
    step = next(iter(evaluator.build_order()), None)
    if step is None or step.rounds > 0:
        return None
    builds: dict[str, Action] = {
        CARD: cards.BuyCard(),
        CITY: building.BuildCity(step.corner),
        SETTLEMENT: building.BuildSettlement(step.corner),
    }
    for plan in plans:
        if plan.actions and (plan.actions[-1] == builds.get(step.goal) or _leads_to(evaluator, plan, step.corner)):
            return plan
    return None


def _leads_to(evaluator: SearchEvaluator, plan: TurnPlan, corner: int) -> bool:
    """Whether a plan ends with a road that brings one nearer to a site."""
    if corner < 0 or not isinstance(plan.actions[-1], building.BuildRoad):
        return False
    rings = [rings_of(state, evaluator.seat) for state in (evaluator.game.state, plan.game.state)]
    before, after = (next((far for far, ring in enumerate(one) if ring >> corner & 1), FAR + 1) for one in rings)
    return after < before


def _makes_point(plan: TurnPlan) -> bool:
    return any(isinstance(action, building.BuildSettlement | building.BuildCity) for action in plan.actions)


def _before_roll(evaluator: SearchEvaluator, task: turn.BeforeRoll) -> Decision:
    """A knight first if it is worth more than keeping it; a winning card at once."""
    options = evaluator.game.options()
    for scenario in evaluator.scenarios:
        own = scenario.before_roll(evaluator, options)
        if own is not None:
            return own
    root = weigh(evaluator, TurnPlan(evaluator.game))
    if cards.PlayKnight() in options:
        plan = weigh(evaluator, knight(evaluator, root))
        if plan.value >= WON:
            return cards.PlayKnight(), [because("wins")]
        if plan.value > root.value:
            return cards.PlayKnight(), knight_reasons(evaluator)
    build_order: list[Step] = []
    evaluator.time(evaluator.game.state, evaluator.seat, build_order=build_order)
    goal = build_order[0] if build_order else Step("nothing", -1, 0.0)
    return turn.Roll(), [because("goal", goal=goal.goal, rounds=round(goal.rounds, 1))]


def _discard(evaluator: SearchEvaluator, task: robber.Discarding) -> Decision:
    """The card whose loss leaves the least win time."""
    state, seat = evaluator.game.state, evaluator.seat
    hand = [float(held) for held in state.hand(seat)]

    def without(kind: int) -> float:
        left = [held - (one == kind) for one, held in enumerate(hand)]
        return evaluator.time(state, seat, left, fear=False)

    best = min((kind for kind in range(5) if hand[kind]), key=lambda kind: (without(kind), -hand[kind]))
    build_order: list[Step] = []
    hand[best] -= 1
    evaluator.time(state, seat, hand, fear=False, build_order=build_order)
    goal = build_order[0].goal if build_order else "nothing"
    return robber.Discard(best), [because("discards", resource=RESOURCES[best], goal=goal)]


def _move_robber(evaluator: SearchEvaluator, task: robber.RobberMove) -> Decision:
    state = evaluator.game.state
    raid = best_raid(evaluator, raids(evaluator, state, evaluator.hands[evaluator.seat]))
    return robber.MoveRobber(raid.hex), raid_reasons(evaluator, raid)


def _choose_victim(evaluator: SearchEvaluator, task: robber.RobberVictim) -> Decision:
    state = evaluator.game.state
    victim = against_leader(evaluator, state, raids_at(evaluator, state, task.hex))[0].victim
    steals = because("steals", victim=victim, cards=state.hand_size(victim))
    if evaluator.times[victim] == min(time for other, time in enumerate(evaluator.times) if other != evaluator.seat):
        return robber.Rob(victim), [
            because("robber-leader", victim=victim, rounds=round(evaluator.times[victim], 1)),
            steals,
        ]
    return robber.Rob(victim), [steals]


def _answer(evaluator: SearchEvaluator, task: trade.Answering) -> Decision:
    return trade_answers.answer(evaluator, task, best_answer, MOST_ASKED if thinks_on(evaluator) else 1)


def _place_roads(evaluator: SearchEvaluator, task: building.FreeRoads) -> Decision:
    root = weigh(evaluator, TurnPlan(evaluator.game))
    plan = max(free_roads(evaluator, root), key=lambda one: weigh(evaluator, one).value)
    return plan.actions[0], explain(evaluator, root, plan)


def _by_value(evaluator: SearchEvaluator, task: Task) -> Decision:
    """Anything else: the option after which the chance is best."""
    best: tuple[float, Action] | None = None
    for option in evaluator.game.options():
        after = TurnPlan(evaluator.game).after([option])
        value = evaluator.value([evaluator.time(after.game.state, other) for other in evaluator.players])
        if best is None or value > best[0]:
            best = value, option
        if evaluator.budget.spent:
            break
    assert best is not None
    return best[1], [because("nothing-better")]


ANSWERS: dict[type[Task], Callable[[SearchEvaluator, Any], Decision]] = {
    setup.Founding: initial_placement.found_settlement,
    setup.FoundingRoad: initial_placement.found_road,
    turn.BeforeRoll: _before_roll,
    building.FreeRoads: _place_roads,
    robber.Discarding: _discard,
    robber.RobberMove: _move_robber,
    robber.RobberVictim: _choose_victim,
    trade.Answering: _answer,
    trade.Choosing: trade_answers.choose_partner,
}
