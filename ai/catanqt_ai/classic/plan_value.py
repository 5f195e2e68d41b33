"""The value of a turn plan: everybody's win time in the position it leads to."""

from __future__ import annotations

from catanqt.rules.base.state import State
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan, hand_of
from catanqt_ai.win_probability import WON


def weigh(evaluator: SearchEvaluator, plan: TurnPlan) -> TurnPlan:
    """Compute everybody's win time after a plan, and its value."""
    seat = evaluator.seat
    state = plan.game.state
    if plan.game.over:
        plan.value = WON if state.winner == seat else -1.0
        plan.times = [0.0 if other == state.winner else 60.0 for other in evaluator.players]
        return plan
    if plan.branches:
        return _average(evaluator, plan)
    times = list(evaluator.times)
    times[seat] = evaluator.time(state, seat, hand_of(plan, seat), plan.unknown)
    if evaluator.skill.sees_others:
        for other in evaluator.players:
            if other != seat and touched(evaluator, state, other):
                times[other] = evaluator.time(state, other)
    for other, time in plan.others.items():
        times[other] = time
    plan.times = times
    plan.value = evaluator.value(times)
    if plan.unknown and state.score[seat] + evaluator.own_points(state) + 1 >= state.goals[seat]:
        lucky = 1 - (1 - evaluator.unseen.point) ** plan.unknown
        plan.value = lucky + (1 - lucky) * plan.value
    for scenario in evaluator.scenarios:
        plan.value -= scenario.holds_back(evaluator, plan)
    return plan


def _average(evaluator: SearchEvaluator, plan: TurnPlan) -> TurnPlan:
    branches = [(chance, weigh(evaluator, branch)) for chance, branch in plan.branches]
    plan.value = sum(chance * min(1.0, branch.value) for chance, branch in branches)
    plan.times = [sum(chance * branch.times[other] for chance, branch in branches) for other in evaluator.players]
    return plan


def touched(evaluator: SearchEvaluator, state: State, other: int) -> bool:
    """Whether the position differs for an opponent from the one at hand: points, a cut road, a lost site, a promise."""
    root = evaluator.game.state
    if state is root:
        return False
    if state.score[other] != root.score[other] or state.link[other] != root.link[other]:
        return True
    if state.goals[other] != root.goals[other] or evaluator.promises_changed(state, other):
        return True
    return bool(evaluator.wanted_sites[other] & ~state.free_corners)
