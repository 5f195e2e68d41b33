"""The continuation of an alternative in the base game: on to the seat's next roll, then its best build."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE, Action
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import Turn
from catanqt_ai.classic.lookahead import Futures, best_build, settle
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import plan_turn
from catanqt_ai.paired_futures import Outcome, PlayOn
from catanqt_ai.win_probability import WON

FUTURES = 48
"""In how many futures alternatives are compared."""
LEAVES = 300
"""How many positions the search for the rest of a turn may look at."""


def futures_of(evaluator: SearchEvaluator) -> tuple[PlayOn, int]:
    """How alternatives of this decision are played on, and in how many futures: others than those it chose by."""
    futures, plans = Futures(evaluator, FUTURES, "judge/"), TurnPlans(evaluator)
    return lambda actions, future: _play_on(futures, plans, actions, future), futures.count


class TurnPlans:
    """Plays the rest of a turn by the best plan, which is searched once for each hand it begins with."""

    def __init__(self, evaluator: SearchEvaluator) -> None:
        self._evaluator = evaluator
        self._skill = replace(evaluator.skill, leaves=LEAVES)
        self._plans: dict[tuple[object, ...], tuple[Action, ...]] = {}

    def finish(self, game: Catan, dealer: QuickDealer) -> None:
        """Play the rest of the turn, as far as what is dealt allows it."""
        for action in self._plan(game):
            while not game.over and game.task.actor == CHANCE:
                game.apply(dealer.deal(game))
            if game.over or game.task.actor != self._evaluator.seat or game.refusal(action) is not None:
                break
            game.apply(action)
        settle(game, dealer)

    def _plan(self, game: Catan) -> tuple[Action, ...]:
        root, old = TurnPlan(game), self._evaluator
        key = *root.key(old), game.state.card_played
        if key not in self._plans:
            evaluator = type(old)(game, old.seat, self._skill, old.budget, old.scenarios, old.seed)
            self._plans[key] = plan_turn(evaluator, root)[0].actions
        return self._plans[key]


def _play_on(futures: Futures, plans: TurnPlans, actions: Sequence[Action], future: int) -> Outcome:
    evaluator = futures.evaluator
    seat = evaluator.seat

    def start(game: Catan, dealer: QuickDealer) -> None:
        for action in actions:
            game.apply(action)

    game, dealer = futures.begin(evaluator.game, start, future)
    turn_number = game.state.turn_number
    if game.state.turn == seat and turn_number:
        settle(game, dealer)
        if in_own_turn(game, seat) and game.state.turn_number == turn_number:
            plans.finish(game, dealer)
    futures.play_round(game, future, dealer)
    return _ended(evaluator, game) if game.over else _estimated(evaluator, game)


def in_own_turn(game: Catan, seat: int) -> bool:
    return not game.over and isinstance(game.task, Turn) and game.task.actor == seat


def _ended(evaluator: SearchEvaluator, game: Catan) -> Outcome:
    """Those who have lost keep the rounds that they still had to go: they tell how far off they were."""
    then = evaluator.at(game)
    won = [other == game.state.winner for other in evaluator.players]
    times = [0.0 if has else then.time(game.state, other) for other, has in enumerate(won)]
    return Outcome([float(has) for has in won], times)


def _estimated(evaluator: SearchEvaluator, game: Catan) -> Outcome:
    best = best_build(evaluator, game)
    if best.value >= WON:
        return _ended(evaluator, best.game)
    return Outcome(evaluator.chances(best.times), best.times)
