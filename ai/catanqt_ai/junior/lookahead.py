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
    futures = Futures(evaluator, FUTURES)
    return best_by_halving(tried, futures.count, futures.after, evaluator.budget)


class Futures:
    """The random futures of one decision, the same for each of its alternatives."""

    def __init__(self, evaluator: JuniorEvaluator, count: int, purpose: str = "") -> None:
        self.evaluator = evaluator
        self.count = count = count * evaluator.skill.patience
        state = evaluator.game.state
        self._seed = purpose + repr((evaluator.seat, state.turn_number, state.hands, state.lairs, state.ships))
        rng = random.Random(self._seed)
        self._rolls = list(zip(*(stratified(rng, NUMBERS, count) for _ in evaluator.players), strict=True))

    def after(self, plan: JuniorTurnPlan, future: int) -> float:
        """What one's next turn is worth after a plan, in the future of this number."""
        evaluator = self.evaluator
        if evaluator.budget.spent:
            return 0.0
        game = plan.game.copy()
        self.play_round(game, future, self.dealer(future))
        if game.over:
            return float(game.state.winner == evaluator.seat)
        return min(1.0, best_build(evaluator, game, plan.gift).value)

    def dealer(self, future: int) -> QuickDealer:
        """What decides all but the rolls in the future of this number."""
        return QuickDealer(random.Random(f"{future}/{self._seed}"))

    def play_round(self, game: JuniorGame, future: int, dealer: QuickDealer) -> None:
        """End one's turn, if it is one's own, and play on until one has rolled the next time."""
        seat = self.evaluator.seat
        if not game.over and isinstance(game.task, Turn) and game.task.actor == seat:
            game.apply(EndTurn())
        _play_round(game, seat, list(self._rolls[future]), dealer)


def best_build(evaluator: JuniorEvaluator, game: JuniorGame, gift: float = 0.0) -> JuniorTurnPlan:
    """The best that could be built in this position, or nothing."""
    root = JuniorTurnPlan(game)
    root.gift = gift
    root.others = {
        other: evaluator.other_time(game.state, other) for other in evaluator.players if other != evaluator.seat
    }
    plans = (root, *moves(evaluator, root, swaps=False))
    return max((weigh(evaluator, plan) for plan in plans), key=lambda plan: plan.value)


def settle(game: JuniorGame, dealer: QuickDealer) -> None:
    """Whatever must be done before one's turn goes on."""
    while not game.over and not isinstance(game.task, Turn):
        _step(game, dealer)


def _step(game: JuniorGame, dealer: QuickDealer) -> None:
    actor = game.task.actor
    assert actor is not None
    game.apply(dealer.deal(game) if actor == CHANCE else novice.decide(game, actor))


def _play_round(game: JuniorGame, seat: int, rolls: list[int], dealer: QuickDealer) -> None:
    """Everybody else's turn, and one's own up to the moment after the roll."""
    while not game.over:
        task = game.task
        if isinstance(task, DieRoll):
            game.apply(Die(rolls.pop()))
        elif isinstance(task, BeforeRoll):
            game.apply(Roll())
        elif isinstance(task, Turn) and task.actor == seat:
            return
        else:
            _step(game, dealer)
