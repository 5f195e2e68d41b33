"""Rollouts in Junior: the best plans are played on to the seat's next turn, all with the same rolls.

Everybody plays the novice's policy until then. The rolls come from a generator of their own, seeded by what is public,
never from the game's, and are stratified, so that few rollouts give a good average.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE
from catanqt.rules.junior.state import JuniorGame
from catanqt.rules.junior.turn import SIX, BeforeRoll, Die, DieRoll, EndTurn, Roll, Turn
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.junior.turn_search import JuniorTurnPlan, moves, weigh
from catanqt_ai.novice import junior as novice
from catanqt_ai.sequential_halving import best_by_halving, stratified
from catanqt_ai.win_probability import WON

CANDIDATES, CLOSE, FUTURES = 6, 0.08, 12
"""How many plans are tried, how far behind the best at first sight, and in how many futures."""
NUMBERS = range(1, SIX + 1)


def look_ahead(evaluator: JuniorEvaluator, plans: Sequence[JuniorTurnPlan]) -> JuniorTurnPlan:
    """The line that leaves the best turn after this one, on average."""
    best = plans[0]
    tried = [plan for plan in plans[:CANDIDATES] if plan.value > best.value - CLOSE]
    if not evaluator.skill.looks_ahead or len(tried) < 2 or best.value >= WON:
        return best
    state = evaluator.game.state
    seed = repr((evaluator.seat, state.turn_number, state.hands, state.lairs, state.ships))
    rng = random.Random(seed)
    rolls = list(zip(*(stratified(rng, NUMBERS, FUTURES) for _ in evaluator.players), strict=True))

    def after(plan: JuniorTurnPlan, future: int) -> float:
        return _next_turn(evaluator, plan, list(rolls[future]), random.Random(f"{future}/{seed}"))

    return best_by_halving(tried, FUTURES, after, evaluator.budget)


def _next_turn(evaluator: JuniorEvaluator, plan: JuniorTurnPlan, rolls: list[int], rng: random.Random) -> float:
    """What one's next turn is worth, if these are the rolls until then."""
    if evaluator.budget.spent:
        return 0.0
    game = plan.game.copy()
    _play_round(game, evaluator.seat, rolls, QuickDealer(rng))
    if game.over:
        return float(game.state.winner == evaluator.seat)
    then = JuniorTurnPlan(game)
    then.gift = plan.gift
    then.others = {
        other: evaluator.other_time(game.state, other) for other in evaluator.players if other != evaluator.seat
    }
    best = weigh(evaluator, then).value
    for build in moves(evaluator, then, swaps=False):
        best = max(best, weigh(evaluator, build).value)
    return min(1.0, best)


def _play_round(game: JuniorGame, seat: int, rolls: list[int], dealer: QuickDealer) -> None:
    """The end of one's turn, everybody else's, and one's own up to the moment after the roll."""
    if not game.over:
        game.apply(EndTurn())
    while not game.over:
        task = game.task
        if isinstance(task, DieRoll):
            game.apply(Die(rolls.pop()))
        elif isinstance(task, BeforeRoll):
            game.apply(Roll())
        elif isinstance(task, Turn) and task.actor == seat:
            return
        else:
            assert task.actor is not None
            game.apply(dealer.deal(game) if task.actor == CHANCE else novice.decide(game, task.actor))
