"""The continuation of an alternative in Junior: on to the seat's next roll, then its best build."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE, Action
from catanqt.rules.junior.state import JuniorGame
from catanqt.rules.junior.turn import Turn
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.junior.lookahead import Futures, best_build, settle
from catanqt_ai.junior.turn_search import JuniorTurnPlan, plan_turn
from catanqt_ai.paired_futures import Outcome, PlayOn
from catanqt_ai.win_probability import WON

FUTURES = 36
"""In how many futures alternatives are compared: six for each number of the die."""


def futures_of(evaluator: JuniorEvaluator) -> tuple[PlayOn, int]:
    """How alternatives of this decision are played on, and in how many futures: others than those it chose by."""
    futures, plans = Futures(evaluator, FUTURES, "judge/"), TurnPlans(evaluator)
    return lambda actions, future: _play_on(futures, plans, actions, future), futures.count


class TurnPlans:
    """Plays the rest of a turn by the best plan, which is searched once for each position it begins with."""

    def __init__(self, evaluator: JuniorEvaluator) -> None:
        self._evaluator = evaluator
        self._plans: dict[tuple[object, ...], tuple[Action, ...]] = {}

    def finish(self, game: JuniorGame, dealer: QuickDealer) -> None:
        """Play the rest of the turn, as far as what is dealt allows it."""
        for action in self._plan(game):
            while not game.over and game.task.actor == CHANCE:
                game.apply(dealer.deal(game))
            if game.over or game.task.actor != self._evaluator.seat or game.refusal(action) is not None:
                break
            game.apply(action)
        settle(game, dealer)

    def _plan(self, game: JuniorGame) -> tuple[Action, ...]:
        root = JuniorTurnPlan(game)
        key = root.key()
        if key not in self._plans:
            evaluator = self._evaluator
            evaluator.evaluations = 0
            root.others = {
                other: evaluator.other_time(game.state, other) for other in evaluator.players if other != evaluator.seat
            }
            self._plans[key] = plan_turn(evaluator, root)[0].actions
        return self._plans[key]


def _play_on(futures: Futures, plans: TurnPlans, actions: Sequence[Action], future: int) -> Outcome:
    evaluator = futures.evaluator
    seat = evaluator.seat
    game, dealer = evaluator.game.copy(), futures.dealer(future)
    turn_number = game.state.turn_number
    for action in actions:
        game.apply(action)
    if game.state.turn == seat and turn_number:
        settle(game, dealer)
        if in_own_turn(game, seat) and game.state.turn_number == turn_number:
            plans.finish(game, dealer)
    futures.play_round(game, future, dealer)
    return _ended(evaluator, game) if game.over else _estimated(evaluator, game)


def in_own_turn(game: JuniorGame, seat: int) -> bool:
    return not game.over and isinstance(game.task, Turn) and game.task.actor == seat


def _ended(evaluator: JuniorEvaluator, game: JuniorGame) -> Outcome:
    """Those who have lost keep the rounds that they still had to go: they tell how far off they were."""
    state = game.state
    won = [other == state.winner for other in evaluator.players]
    own, seat = evaluator.time(state, evaluator.seat), evaluator.seat
    times = [own if other == seat else evaluator.other_time(state, other) for other in evaluator.players]
    return Outcome([float(has) for has in won], [0.0 if has else time for has, time in zip(won, times, strict=True)])


def _estimated(evaluator: JuniorEvaluator, game: JuniorGame) -> Outcome:
    best = best_build(evaluator, game)
    if best.value >= WON:
        return _ended(evaluator, best.game)
    return Outcome(evaluator.chances(best.times), best.times)
