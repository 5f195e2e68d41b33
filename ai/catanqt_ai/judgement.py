"""What a decision was worth: the move made against the best one, played on in the same imagined futures.

The best move comes from the same search as the advice. Both moves are then tried in futures which that search has not
seen, so that the best is not flattered by the luck it was chosen for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catanqt.kernel.agent import Advice, Verdict
from catanqt.kernel.game import Action
from catanqt.rules.base.robber import Discarding
from catanqt.rules.base.trade import Decline
from catanqt_ai import comparison
from catanqt_ai.classic import decisions as classic
from catanqt_ai.classic import playing_on as classic_playing_on
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.junior import decisions as junior
from catanqt_ai.junior import playing_on as junior_playing_on
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.paired_futures import PlayOn, compare_pair

NOISE = 2.0
"""A difference smaller than so many of its standard errors is none."""
RIVALS, STANDS_OUT = 3, 0.15
"""How many other moves are tried to see whether there was only one, and what share they must lose at first sight."""
AnyEvaluator = SearchEvaluator | JuniorEvaluator


def judge(evaluator: AnyEvaluator, made: Sequence[Action]) -> Verdict:
    """Compare a decision with the best one."""
    advice = advise(evaluator)
    best = _decision(evaluator, advice)
    if _same(best, made):
        return _compared_with_rivals(evaluator, advice, best)
    play_on, futures = _futures(evaluator)
    pair = compare_pair(best, made, evaluator.seat, play_on, futures, evaluator.budget)
    if pair is None:
        return Verdict(advice, best, advice.chance)
    seat = evaluator.seat
    rounds = pair.second.times[seat] - pair.first.times[seat]
    # Not if it only wins in every future: an offer can be declined, and the win may come a round later.
    wins = any(reason.code == "wins" for reason in advice.reasons)
    against = comparison.against(evaluator, pair.first, pair.second, wins=wins)
    return Verdict(advice, best, pair.first.chances, pair.lost, pair.error, rounds, against=against)


def _compared_with_rivals(evaluator: AnyEvaluator, advice: Advice, best: Sequence[Action]) -> Verdict:
    """The best move was made: how far is it ahead of the others? Only if it stands out at first sight this is tried."""
    best = tuple(best)
    verdict = Verdict(advice, best, advice.chance)
    rivals = comparison.rivals(evaluator, best[0], STANDS_OUT) if len(best) == 1 else []
    if not rivals:
        return verdict
    play_on, futures = _futures(evaluator)
    for rival in rivals[:RIVALS]:
        pair = compare_pair(best, (rival,), evaluator.seat, play_on, futures, evaluator.budget)
        if pair is None or pair.lost <= NOISE * pair.error:
            return Verdict(advice, best, advice.chance)
        if not verdict.margin or pair.lost < verdict.margin:
            verdict = Verdict(advice, best, pair.first.chances, margin=pair.lost)
    return verdict


def advise(evaluator: AnyEvaluator) -> Advice:
    """What this evaluator would do."""
    return junior.advise(evaluator) if isinstance(evaluator, JuniorEvaluator) else classic.advise(evaluator)


def _futures(evaluator: AnyEvaluator) -> tuple[PlayOn, int]:
    if isinstance(evaluator, JuniorEvaluator):
        return junior_playing_on.futures_of(evaluator)
    return classic_playing_on.futures_of(evaluator)


def _decision(evaluator: AnyEvaluator, advice: Advice) -> tuple[Action, ...]:
    """All actions of the decision that was advised: cards are discarded one by one."""
    game: Any = evaluator.game
    actions = [advice.action]
    if not isinstance(evaluator, JuniorEvaluator) and isinstance(game.task, Discarding):
        game = game.copy()
        game.apply(advice.action)
        while not game.over and isinstance(game.task, Discarding) and game.task.actor == evaluator.seat:
            actions.append(classic.advise(evaluator.at(game)).action)
            game.apply(actions[-1])
    return tuple(actions)


def _same(best: Sequence[Action], made: Sequence[Action]) -> bool:
    """Whether both are the same, in whatever order, and for whatever reason an offer is declined."""
    if isinstance(best[0], Decline) and isinstance(made[0], Decline):
        return True
    return len(best) == len(made) and all(best.count(action) == made.count(action) for action in made)
