"""Decisions in Junior: for each kind of task, the action and its reasons."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from catanqt.kernel.agent import Advice, Reason, because
from catanqt.kernel.game import Action, Task
from catanqt.rules.base import trade
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior import building, coco, ghost, market, turn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.state import SPOOKY
from catanqt_ai import trade_answers, trade_offers
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.junior.lookahead import look_ahead
from catanqt_ai.junior.turn_search import JuniorTurnPlan, plan_turn, weigh
from catanqt_ai.win_probability import WON
from catanqt_ai.win_time import Step

Decision = tuple[Action, list[Reason]]


def advise(evaluator: JuniorEvaluator) -> Advice:
    """Decide the task on top."""
    game = evaluator.game
    options = game.options()
    if len(options) == 1 and not game.task.composes(game):
        return evaluator.only_option(options[0])
    if isinstance(game.task, turn.Turn):
        return _in_turn(evaluator)
    action, reasons = ANSWERS[type(game.task)](evaluator, game.task)
    return evaluator.advice(action, reasons)


def _in_turn(evaluator: JuniorEvaluator) -> Advice:
    root = JuniorTurnPlan(evaluator.game)
    plans = plan_turn(evaluator, root)
    if evaluator.game.state.config.advanced_trade and plans[0].value < WON:
        for best in trade_offers.offers(evaluator)[:1]:
            return evaluator.advice(best.action, best.reasons)
    plan = _pick(evaluator, plans)
    actions = plan.actions or (turn.EndTurn(),)
    return evaluator.advice(actions[0], _explain(evaluator, root, plan), actions, plan.times)


def _pick(evaluator: JuniorEvaluator, plans: list[JuniorTurnPlan]) -> JuniorTurnPlan:
    slack = evaluator.skill.slack
    if not slack or plans[0].value >= WON:
        return look_ahead(evaluator, plans)
    alike = [plan for plan in plans if plan.value >= plans[0].value - slack * abs(plans[0].value)]
    state = evaluator.game.state
    return random.Random(f"{evaluator.seed}/{state.turn_number}/{state.hand(evaluator.seat)}").choice(alike)


def _explain(evaluator: JuniorEvaluator, root: JuniorTurnPlan, plan: JuniorTurnPlan) -> list[Reason]:
    if plan.value >= WON:
        return [because("wins")]
    action = plan.actions[0] if plan.actions else turn.EndTurn()
    if isinstance(action, turn.EndTurn):
        goal = _goal(evaluator)
        return [because("keeps-for", goal=goal.goal, rounds=round(goal.rounds, 1))]
    found = _of_action(evaluator, plan, action)
    if plan.times[evaluator.seat] < root.times[evaluator.seat] - 0.05:
        found.append(
            because("rounds", before=round(root.times[evaluator.seat], 1), after=round(plan.times[evaluator.seat], 1))
        )
    return found


def _goal(evaluator: JuniorEvaluator) -> Step:
    build_order = evaluator.build_order()
    return build_order[0] if build_order else Step("nothing", -1, 0.0)


def _of_action(evaluator: JuniorEvaluator, plan: JuniorTurnPlan, action: Action) -> list[Reason]:
    state = evaluator.game.state
    board = state.config.board
    if isinstance(action, building.BuildLair | building.PlaceLair):
        tiles = ",".join(RESOURCES[board.resource[island]] for island in board.islands_at[action.site])
        return [because("lair", site=action.site, tiles=tiles)]
    if isinstance(action, building.BuildShip | building.PlaceShip):
        free = bits(board.ends[action.site] & ~state.taken_lairs)
        return [because("ship-towards", site=next(free, -1), ships=0)]
    if isinstance(action, coco.BuyCoco):
        rival = max(
            (other for other in evaluator.players if other != evaluator.seat), key=lambda other: state.coco[other]
        )
        return [
            because("coco-race", tiles=evaluator.spooky_need(state, evaluator.seat), rival=rival),
            because("coco-worth"),
        ]
    assert isinstance(action, market.SwapMarket | market.StockTrade)
    return [because("swap-for", resource=RESOURCES[action.take], goal=_built(evaluator, plan))]


def _built(evaluator: JuniorEvaluator, plan: JuniorTurnPlan) -> str:
    """What the line builds with what it trades for."""
    for action in plan.actions:
        if isinstance(action, building.BuildLair):
            return "lair"
        if isinstance(action, building.BuildShip):
            return "ship"
        if isinstance(action, coco.BuyCoco):
            return "coco"
    return _goal(evaluator).goal


def _move_ghost(evaluator: JuniorEvaluator, task: ghost.GhostMove) -> Decision:
    """Where it costs the others most and pays oneself best."""
    best: JuniorTurnPlan | None = None
    for option in evaluator.game.options():
        plan = weigh(evaluator, JuniorTurnPlan(evaluator.game).after(evaluator, [option]))
        if best is None or plan.value > best.value:
            best = plan
        if evaluator.budget.spent:
            break
    assert best is not None
    action = best.actions[0]
    assert isinstance(action, ghost.MoveGhost)
    if action.island == SPOOKY:
        return action, [because("ghost-home")]
    state = evaluator.game.state
    kind = state.config.board.resource[action.island]
    reasons = [because("ghost-booty", resource=RESOURCES[kind], tiles=min(ghost.BOOTY, state.stock[kind]))]
    shore = state.config.board.shores[action.island]
    hurt = [other for other in evaluator.players if other != evaluator.seat and state.lairs[other] & shore]
    if hurt:
        victim = min(hurt, key=lambda other: evaluator.times[other])
        reasons.append(because("ghost-hurts", victim=victim, resource=RESOURCES[kind]))
    return action, reasons


def _build_free(evaluator: JuniorEvaluator, task: building.FreeBuild) -> Decision:
    root = JuniorTurnPlan(evaluator.game)
    plans = [weigh(evaluator, root.after(evaluator, [option])) for option in evaluator.game.options()]
    best = max(plans, key=lambda plan: plan.value)
    if best.value >= WON:
        return best.actions[0], [because("wins")]
    return best.actions[0], _of_action(evaluator, best, best.actions[0])


ANSWERS: dict[type[Task], Callable[[JuniorEvaluator, Any], Decision]] = {
    building.FreeBuild: _build_free,
    ghost.GhostMove: _move_ghost,
    trade.Answering: trade_answers.answer,
    trade.Choosing: trade_answers.choose_partner,
}
