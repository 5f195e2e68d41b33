"""Why not? What speaks against the other moves of a decision, compared with the one advised.

Every move is weighed by the same numbers that chose the advice: everybody's win time after it, and one's own chance
that follows from them. Founding settlements are compared by pips instead, for there is nothing to win with yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ai.chances import WON
from ai.classic import opening
from ai.classic.line import Line
from ai.classic.line import weigh as weigh_line
from ai.classic.mind import Mind
from ai.classic.robbery import raids
from ai.classic.turns import knight, plan_turn
from ai.junior.mind import JuniorMind
from ai.junior.voyage import Voyage
from ai.junior.voyage import plan_turn as plan_voyage
from ai.junior.voyage import weigh as weigh_voyage
from ai.trading import Deal
from catanqt.kernel.agent import Reason, because
from catanqt.kernel.game import Action
from catanqt.rules.base import cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.junior import turn as junior_turn

ALIKE_CHANCE, ALIKE_ROUNDS, ALIKE_PIPS = 0.005, 0.1, 0.5
"""Differences smaller than this are none."""
HELP = 0.3
"""Rounds given to an opponent that are worth mentioning."""
FOREVER = 60.0


class Weight(NamedTuple):
    """What a move leads to: how it is valued, and everybody's win time after it."""

    value: float
    times: Sequence[float]


def compare(mind: Mind | JuniorMind, best: Action) -> dict[Action, tuple[Reason, ...]]:
    """What speaks against each other move that is listed now."""
    if isinstance(mind, Mind) and isinstance(mind.game.task, setup.Founding):
        return _foundings(mind, best)
    weights = _junior(mind) if isinstance(mind, JuniorMind) else _classic(mind)
    if isinstance(best, trade.Counter):
        weights[best] = _bid(mind, best)
    top = weights.get(best) or max(weights.values(), key=lambda weight: weight.value)
    listed = best in weights
    return {action: tuple(_against(mind, weight, top, listed)) for action, weight in weights.items() if action != best}


def _against(mind: Mind | JuniorMind, weight: Weight, top: Weight, listed: bool) -> list[Reason]:
    """The reasons against a move, most important first; `listed` is False if the one advised is an offer."""
    if top.value >= WON > weight.value:
        return [because("no-win")]
    seat = mind.seat
    lost = mind.chances(top.times)[seat] - mind.chances(weight.times)[seat]
    rounds = weight.times[seat] - top.times[seat]
    found: list[Reason] = []
    if lost > ALIKE_CHANCE:
        found.append(because("less-chance", percent=max(1, round(100 * lost))))
    if rounds > ALIKE_ROUNDS:
        found.append(because("more-rounds", rounds=round(min(rounds, FOREVER), 1)))
    found += _helped(mind, weight, top)
    if found:
        return found
    if not listed:
        return [because("offer-first")]
    return [because("worse-later" if weight.value > top.value + ALIKE_CHANCE else "as-good")]


def _helped(mind: Mind | JuniorMind, weight: Weight, top: Weight) -> list[Reason]:
    others = [other for other in mind.players if other != mind.seat]
    spared, other = max((top.times[other] - weight.times[other], other) for other in others)
    return [because("helps", seat=other, rounds=round(spared, 1))] if spared > HELP else []


# The base game


def _classic(mind: Mind) -> dict[Action, Weight]:
    game = mind.game
    found = _known(mind)
    for option in game.options():
        if option not in found:
            found[option] = _after(mind, option)
        if mind.budget.spent:
            break
    return found


def _known(mind: Mind) -> dict[Action, Weight]:
    """The moves for which more is known than the position they lead to."""
    task: Any = mind.game.task
    match task:
        case turn.Turn():
            return _lines(plan_turn(mind, Line(mind.game)), turn.EndTurn())
        case turn.BeforeRoll():
            root = Line(mind.game)
            found: dict[Action, Weight] = {turn.Roll(): _of(weigh_line(mind, root))}
            if cards.PlayKnight() in mind.game.options():
                found[cards.PlayKnight()] = _of(weigh_line(mind, knight(mind, root)))
            return found
        case robber.RobberMove() | robber.RobberVictim():
            return _raids(mind, task)
        case robber.Discarding():
            return _discards(mind)
        case trade.Answering() | trade.Choosing():
            return _deals(mind, task)
    return {}


def _of(line: Line | Voyage) -> Weight:
    return Weight(line.value, line.times)


def _lines(lines: Sequence[Line] | Sequence[Voyage], nothing: Action) -> dict[Action, Weight]:
    """The best line that begins with each move; `nothing` is what to do instead of all."""
    found: dict[Action, Weight] = {}
    for line in lines:
        found.setdefault(line.actions[0] if line.actions else nothing, _of(line))
    return found


def _after(mind: Mind, action: Action) -> Weight:
    """A move by the position that it leads to."""
    line = Line(mind.game).after([action])
    if line.game.over:
        return _of(weigh_line(mind, line))
    times = [mind.time(line.game.state, other) for other in mind.players]
    return Weight(mind.value(times), times)


def _raids(mind: Mind, task: robber.RobberMove | robber.RobberVictim) -> dict[Action, Weight]:
    state = mind.game.state
    if isinstance(task, robber.RobberVictim):
        state = state.copy()
        state.robber = -1
    found: dict[Action, Weight] = {}
    for raid in raids(mind, state, mind.hands[mind.seat]):
        weight = Weight(raid.value, raid.times)
        if isinstance(task, robber.RobberMove):
            found.setdefault(robber.MoveRobber(raid.hex), weight)
        elif raid.hex == task.hex and raid.victim >= 0:
            found.setdefault(robber.Rob(raid.victim), weight)
    return found


def _discards(mind: Mind) -> dict[Action, Weight]:
    state, seat = mind.game.state, mind.seat
    found: dict[Action, Weight] = {}
    for kind, held in enumerate(state.hand(seat)):
        if held:
            left = [have - (one == kind) for one, have in enumerate(state.hand(seat))]
            times = [mind.time(state, other, left, fear=False) if other == seat else mind.times[other]
                     for other in mind.players]  # fmt: skip
            found[robber.Discard(kind)] = Weight(mind.value(times), times)
    return found


def _deals(mind: Mind | JuniorMind, task: trade.Answering | trade.Choosing) -> dict[Action, Weight]:
    """Agreeing to a deal is its deal; saying no leaves everything as it is."""
    found: dict[Action, Weight] = {}
    for option in mind.game.options():
        deal: Deal | None = None
        if isinstance(task, trade.Answering):
            if isinstance(option, trade.Accept):
                deal = Deal(mind, task.proposer, task.want, task.give)
        elif isinstance(option, trade.Confirm):
            terms = task.terms(option.seat)
            assert terms is not None
            deal = Deal(mind, option.seat, *terms)
        times = mind.times if deal is None else deal.times
        found[option] = Weight(mind.value(times), times)
    return found


def _bid(mind: Mind | JuniorMind, bid: trade.Counter) -> Weight:
    """Terms of one's own, which no menu lists, as if they were agreed to."""
    task = mind.game.task
    assert isinstance(task, trade.Answering)
    times = Deal(mind, task.proposer, bid.give, bid.want).times
    return Weight(mind.value(times), times)


# Founding


def _foundings(mind: Mind, best: Action) -> dict[Action, tuple[Reason, ...]]:
    assert isinstance(best, setup.FoundSettlement)
    state, seat = mind.game.state, mind.seat
    liked = {
        option.corner: opening.score(mind, state, seat, option.corner)
        for option in mind.game.options()
        if isinstance(option, setup.FoundSettlement)
    }
    return {
        setup.FoundSettlement(corner): _worse_corner(mind, corner, best.corner, liked)
        for corner in liked
        if corner != best.corner
    }


def _worse_corner(mind: Mind, corner: int, best: int, liked: Mapping[int, float]) -> tuple[Reason, ...]:
    pips = mind.surveyor.ground.pips
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


def _junior(mind: JuniorMind) -> dict[Action, Weight]:
    task: Any = mind.game.task
    found: dict[Action, Weight] = {}
    if isinstance(task, junior_turn.Turn):
        found = _lines(plan_voyage(mind, Voyage(mind.game)), junior_turn.EndTurn())
    elif isinstance(task, trade.Answering | trade.Choosing):
        found = _deals(mind, task)
    for option in mind.game.options():
        if option not in found:
            found[option] = _of(weigh_voyage(mind, Voyage(mind.game).after(mind, [option])))
        if mind.budget.spent:
            break
    return found
