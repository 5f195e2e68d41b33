"""The case against the other moves of a decision, compared with the one advised.

Every move is evaluated in the same way as the advice: everybody's win time after it, and the chance that follows.
Initial settlements are compared by pips instead, because chances hardly differ so early.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.junior import turn as junior_turn
from catanqt_ai.classic import initial_placement
from catanqt_ai.classic.plan_value import weigh as weigh_plan
from catanqt_ai.classic.robber_moves import raids
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import knight, plan_turn
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.junior.turn_search import JuniorTurnPlan
from catanqt_ai.junior.turn_search import plan_turn as plan_junior_turn
from catanqt_ai.junior.turn_search import weigh as weigh_junior_plan
from catanqt_ai.paired_futures import Average
from catanqt_ai.trade_offers import Deal
from catanqt_ai.win_probability import WON

ALIKE_CHANCE, ALIKE_ROUNDS, ALIKE_PIPS = 0.005, 0.1, 0.5
"""Differences smaller than this are none."""
HELP = 0.3
"""Rounds given to an opponent that are worth mentioning."""
FOREVER = 60.0


class Consequences(NamedTuple):
    """The consequences of a move: its value, and everybody's win time after it."""

    value: float
    times: Sequence[float]


def compare(evaluator: SearchEvaluator | JuniorEvaluator, best: Action) -> dict[Action, tuple[Reason, ...]]:
    """What speaks against each other move that is listed now."""
    if not isinstance(evaluator, JuniorEvaluator) and isinstance(evaluator.game.task, setup.Founding):
        return _foundings(evaluator, best)
    weights = _weights(evaluator)
    if isinstance(best, trade.Counter):
        weights[best] = _bid(evaluator, best)
    top = weights.get(best) or max(weights.values(), key=lambda weight: weight.value)
    listed = best in weights
    return {
        action: tuple(_against(evaluator, weight, top, listed)) for action, weight in weights.items() if action != best
    }


def first_sight_loss(evaluator: SearchEvaluator | JuniorEvaluator, made: Action) -> float:
    """By how much a move looks worse than the best one, without playing it on; 0 if it is not listed."""
    weights = _weights(evaluator)
    if made not in weights:
        return 0.0
    return max(weight.value for weight in weights.values()) - weights[made].value


def rivals(evaluator: SearchEvaluator | JuniorEvaluator, best: Action, share: float) -> list[Action]:
    """The other moves that are listed, the best at first sight first; none, unless all give this share of it away."""
    weights = _weights(evaluator)
    top = weights.pop(best, None)
    says_no = isinstance(best, trade.Decline)
    others = sorted(
        (action for action in weights if not (says_no and isinstance(action, trade.Decline))),
        key=lambda action: -weights[action].value,
    )
    if top is None or not others or weights[others[0]].value > (1 - share) * min(1.0, top.value):
        return []
    return others


def _weights(evaluator: SearchEvaluator | JuniorEvaluator) -> dict[Action, Consequences]:
    return _junior(evaluator) if isinstance(evaluator, JuniorEvaluator) else _classic(evaluator)


def _against(
    evaluator: SearchEvaluator | JuniorEvaluator, weight: Consequences, top: Consequences, listed: bool
) -> list[Reason]:
    """The reasons against a move, most important first; `listed` is False if the one advised is an offer."""
    if top.value >= WON > weight.value:
        return [because("no-win")]
    seat = evaluator.seat
    lost = evaluator.chances(top.times)[seat] - evaluator.chances(weight.times)[seat]
    found = _differences(evaluator, weight, top, lost)
    if found:
        return found
    if not listed:
        return [because("offer-first")]
    return [because("worse-later" if weight.value > top.value + ALIKE_CHANCE else "as-good")]


def _differences(
    evaluator: SearchEvaluator | JuniorEvaluator, weight: Consequences, top: Consequences, lost: float
) -> list[Reason]:
    """In what a move is worse: chances, rounds, and what it does for opponents."""
    found: list[Reason] = []
    rounds = weight.times[evaluator.seat] - top.times[evaluator.seat]
    if lost > ALIKE_CHANCE:
        found.append(because("less-chance", percent=max(1, round(100 * lost))))
    if rounds > ALIKE_ROUNDS:
        found.append(because("more-rounds", rounds=round(min(rounds, FOREVER), 1)))
    return found + _helped(evaluator, weight, top)


def against(
    evaluator: SearchEvaluator | JuniorEvaluator, best: Average, other: Average, *, wins: bool
) -> tuple[Reason, ...]:
    """What speaks against an alternative, if both have been played on; `wins` if the best one ends the game."""
    seat = evaluator.seat
    top, weight = Consequences(best.chances[seat], best.times), Consequences(other.chances[seat], other.times)
    if wins and other.chances[seat] < 1:
        return (because("no-win"),)
    return tuple(_differences(evaluator, weight, top, best.chances[seat] - other.chances[seat]))


def _helped(evaluator: SearchEvaluator | JuniorEvaluator, weight: Consequences, top: Consequences) -> list[Reason]:
    others = [other for other in evaluator.players if other != evaluator.seat]
    spared, other = max((top.times[other] - weight.times[other], other) for other in others)
    return [because("helps", seat=other, rounds=round(spared, 1))] if spared > HELP else []


# The base game


def _classic(evaluator: SearchEvaluator) -> dict[Action, Consequences]:
    game = evaluator.game
    found = _known(evaluator)
    for option in game.options():
        if option not in found:
            found[option] = _after(evaluator, option)
        if evaluator.budget.spent:
            break
    return found


def _known(evaluator: SearchEvaluator) -> dict[Action, Consequences]:
    """The moves for which more is known than the position they lead to."""
    task: Any = evaluator.game.task
    match task:
        case turn.Turn():
            return _plans(plan_turn(evaluator, TurnPlan(evaluator.game)), turn.EndTurn())
        case turn.BeforeRoll():
            root = TurnPlan(evaluator.game)
            found: dict[Action, Consequences] = {turn.Roll(): _of(weigh_plan(evaluator, root))}
            if cards.PlayKnight() in evaluator.game.options():
                found[cards.PlayKnight()] = _of(weigh_plan(evaluator, knight(evaluator, root)))
            return found
        case robber.RobberMove() | robber.RobberVictim():
            return _raids(evaluator, task)
        case robber.Discarding():
            return _discards(evaluator)
        case trade.Answering() | trade.Choosing():
            return _deals(evaluator, task)
    return {}


def _of(plan: TurnPlan | JuniorTurnPlan) -> Consequences:
    return Consequences(plan.value, plan.times)


def _plans(plans: Sequence[TurnPlan] | Sequence[JuniorTurnPlan], nothing: Action) -> dict[Action, Consequences]:
    """The best line that begins with each move; `nothing` is what to do instead of all."""
    found: dict[Action, Consequences] = {}
    for plan in plans:
        found.setdefault(plan.actions[0] if plan.actions else nothing, _of(plan))
    return found


def _after(evaluator: SearchEvaluator, action: Action) -> Consequences:
    """A move by the position that it leads to."""
    plan = TurnPlan(evaluator.game).after([action])
    if plan.game.over:
        return _of(weigh_plan(evaluator, plan))
    times = [evaluator.time(plan.game.state, other) for other in evaluator.players]
    return Consequences(evaluator.value(times), times)


def _raids(evaluator: SearchEvaluator, task: robber.RobberMove | robber.RobberVictim) -> dict[Action, Consequences]:
    state = evaluator.game.state
    if isinstance(task, robber.RobberVictim):
        state = state.copy()
        state.robber = -1
    found: dict[Action, Consequences] = {}
    for raid in raids(evaluator, state, evaluator.hands[evaluator.seat]):
        weight = Consequences(raid.value, raid.times)
        if isinstance(task, robber.RobberMove):
            found.setdefault(robber.MoveRobber(raid.hex), weight)
        elif raid.hex == task.hex and raid.victim >= 0:
            found.setdefault(robber.Rob(raid.victim), weight)
    return found


def _discards(evaluator: SearchEvaluator) -> dict[Action, Consequences]:
    state, seat = evaluator.game.state, evaluator.seat
    found: dict[Action, Consequences] = {}
    for kind, held in enumerate(state.hand(seat)):
        if held:
            left = [have - (one == kind) for one, have in enumerate(state.hand(seat))]
            times = [evaluator.time(state, other, left, fear=False) if other == seat else evaluator.times[other]
                     for other in evaluator.players]  # fmt: skip
            found[robber.Discard(kind)] = Consequences(evaluator.value(times), times)
    return found


def _deals(
    evaluator: SearchEvaluator | JuniorEvaluator, task: trade.Answering | trade.Choosing
) -> dict[Action, Consequences]:
    """Agreeing to a deal is its deal; saying no leaves everything as it is."""
    found: dict[Action, Consequences] = {}
    for option in evaluator.game.options():
        deal: Deal | None = None
        if isinstance(task, trade.Answering):
            if isinstance(option, trade.Accept):
                deal = Deal(evaluator, task.proposer, task.want, task.give)
        elif isinstance(option, trade.Confirm):
            terms = task.terms(option.seat)
            assert terms is not None
            deal = Deal(evaluator, option.seat, *terms)
        times = evaluator.times if deal is None else deal.times
        found[option] = Consequences(evaluator.value(times), times)
    return found


def _bid(evaluator: SearchEvaluator | JuniorEvaluator, bid: trade.Counter) -> Consequences:
    """Terms of one's own, which no menu lists, as if they were agreed to."""
    task = evaluator.game.task
    assert isinstance(task, trade.Answering)
    times = Deal(evaluator, task.proposer, bid.give, bid.want).times
    return Consequences(evaluator.value(times), times)


# Founding


def _foundings(evaluator: SearchEvaluator, best: Action) -> dict[Action, tuple[Reason, ...]]:
    assert isinstance(best, setup.FoundSettlement)
    state, seat = evaluator.game.state, evaluator.seat
    liked = {
        option.corner: initial_placement.score(evaluator, state, seat, option.corner)
        for option in evaluator.game.options()
        if isinstance(option, setup.FoundSettlement)
    }
    return {
        setup.FoundSettlement(corner): _worse_corner(evaluator, corner, best.corner, liked)
        for corner in liked
        if corner != best.corner
    }


def _worse_corner(evaluator: SearchEvaluator, corner: int, best: int, liked: Mapping[int, float]) -> tuple[Reason, ...]:
    pips = evaluator.surveyor.values.pips
    here, there = pips[corner], pips[best]
    found: list[Reason] = []
    if sum(here) < sum(there):
        found.append(because("fewer-pips", pips=sum(here), best=sum(there)))
    missing = [RESOURCES[kind] for kind in range(5) if there[kind] and not here[kind]]
    if sum(map(bool, here)) < sum(map(bool, there)):
        found.append(because("fewer-kinds", resources=",".join(missing)))
    lost = liked[best] - liked[corner]
    if not found and lost > ALIKE_PIPS:
        found.append(because("less-worth", pips=round(lost, 1)))
    return tuple(found or [because("as-good")])


# Junior


def _junior(evaluator: JuniorEvaluator) -> dict[Action, Consequences]:
    task: Any = evaluator.game.task
    found: dict[Action, Consequences] = {}
    if isinstance(task, junior_turn.Turn):
        found = _plans(plan_junior_turn(evaluator, JuniorTurnPlan(evaluator.game)), junior_turn.EndTurn())
    elif isinstance(task, trade.Answering | trade.Choosing):
        found = _deals(evaluator, task)
    for option in evaluator.game.options():
        if option not in found:
            found[option] = _of(weigh_junior_plan(evaluator, JuniorTurnPlan(evaluator.game).after(evaluator, [option])))
        if evaluator.budget.spent:
            break
    return found
