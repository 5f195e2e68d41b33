"""The player of the base game: for every task on top, the decision and its reasons."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ai import answering, trading
from ai.chances import WON
from ai.classic import opening
from ai.classic.explain import explain, knight_reasons
from ai.classic.line import Line, weigh
from ai.classic.lookahead import MOST_ASKED, best_answer, best_offer, best_raid, look_ahead, thinks_on
from ai.classic.mind import Mind
from ai.classic.robbery import raid_reasons, raids, raids_at
from ai.classic.turns import free_roads, knight, plan_turn
from ai.wintime import Step
from catanqt.kernel.agent import Advice, Reason, because
from catanqt.kernel.game import Action, Task
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.state import Goods

Decision = tuple[Action, list[Reason]]


def advise(mind: Mind) -> Advice:
    """Decide the task on top. A cancelled budget is noticed before anything is thought."""
    game = mind.game
    options = game.options()
    if len(options) == 1 and not game.task.composes(game):
        return Advice(options[0], (because("only-option"),), (options[0],), mind.chances())
    kind = type(game.task)
    if kind is turn.Turn:
        return _in_turn(mind)
    action, reasons = _answers(mind).get(kind, _by_value)(mind, game.task)
    return Advice(action, tuple(reasons), (action,), mind.chances())


def _answers(mind: Mind) -> dict[type[Task], Callable[[Mind, Any], Decision]]:
    found = dict(ANSWERS)
    for lore in mind.lores:
        found |= lore.answers()
    return found


def _in_turn(mind: Mind) -> Advice:
    """Offer first, while all cards are in hand; then the best line."""
    root = Line(mind.game)
    lines = plan_turn(mind, root)
    if lines[0].value < WON and not mind.budget.spent:
        offers = trading.offers(mind, None if mind.judge is None else _turn_gain(mind, lines[0].value))
        best = best_offer(mind, offers)
        if best is not None:
            return Advice(best.action, tuple(best.reasons), (best.action,), mind.chances())
    line = _pick(mind, lines)
    actions = line.actions or (turn.EndTurn(),)
    return Advice(actions[0], tuple(explain(mind, root, line)), actions, mind.chances(line.times))


def _turn_gain(mind: Mind, best: float) -> trading.TurnGain:
    """How much more than `best` the turn is worth after an exchange, by what could be done at once."""

    def gain(gets: Goods, gives: Goods) -> float:
        game, first = mind.game.copy(), 5 * mind.seat
        for kind in range(5):
            game.state.hands[first + kind] += gets[kind] - gives[kind]
        return min(1.0, plan_turn(mind, Line(game), depth=1)[0].value) - best

    return gain


def _pick(mind: Mind, lines: Sequence[Line]) -> Line:
    """The best line, or for weaker players one that looks as good to them; but none sits on cards it would spend."""
    slack = mind.skill.slack
    if not slack or lines[0].value >= WON:
        return look_ahead(mind, lines)
    acts = bool(lines[0].actions)
    enough = lines[0].value - slack * abs(lines[0].value)
    alike = [line for line in lines if line.value >= enough and (line.actions or not acts)]
    state = mind.game.state
    rng = random.Random(f"{mind.seed}/{state.turn_number}/{state.hand(mind.seat)}")
    return rng.choice(alike)


def _before_roll(mind: Mind, task: turn.BeforeRoll) -> Decision:
    """A knight first if it is worth more than keeping it; a winning card at once."""
    options = mind.game.options()
    for lore in mind.lores:
        own = lore.before_roll(mind, options)
        if own is not None:
            return own
    root = weigh(mind, Line(mind.game))
    if cards.PlayKnight() in options:
        line = weigh(mind, knight(mind, root))
        if line.value >= WON:
            return cards.PlayKnight(), [because("wins")]
        if line.value > root.value:
            return cards.PlayKnight(), knight_reasons(mind)
    plan: list[Step] = []
    mind.time(mind.game.state, mind.seat, plan=plan)
    goal = plan[0] if plan else Step("nothing", -1, 0.0)
    return turn.Roll(), [because("goal", goal=goal.goal, rounds=round(goal.rounds, 1))]


def _discard(mind: Mind, task: robber.Discarding) -> Decision:
    """The card whose loss leaves the least win time."""
    state, seat = mind.game.state, mind.seat
    hand = [float(held) for held in state.hand(seat)]

    def without(kind: int) -> float:
        left = [held - (one == kind) for one, held in enumerate(hand)]
        return mind.time(state, seat, left, fear=False)

    best = min((kind for kind in range(5) if hand[kind]), key=lambda kind: (without(kind), -hand[kind]))
    plan: list[Step] = []
    hand[best] -= 1
    mind.time(state, seat, hand, fear=False, plan=plan)
    goal = plan[0].goal if plan else "nothing"
    return robber.Discard(best), [because("discards", resource=RESOURCES[best], goal=goal)]


def _move_robber(mind: Mind, task: robber.RobberMove) -> Decision:
    raid = best_raid(mind, raids(mind, mind.game.state, mind.hands[mind.seat]))
    return robber.MoveRobber(raid.hex), raid_reasons(mind, raid)


def _choose_victim(mind: Mind, task: robber.RobberVictim) -> Decision:
    victim = raids_at(mind, mind.game.state, task.hex)[0].victim
    steals = because("steals", victim=victim, cards=mind.game.state.hand_size(victim))
    if mind.times[victim] == min(time for other, time in enumerate(mind.times) if other != mind.seat):
        return robber.Rob(victim), [
            because("robber-leader", victim=victim, rounds=round(mind.times[victim], 1)),
            steals,
        ]
    return robber.Rob(victim), [steals]


def _answer(mind: Mind, task: trade.Answering) -> Decision:
    return answering.answer(mind, task, best_answer, MOST_ASKED if thinks_on(mind) else 1)


def _place_roads(mind: Mind, task: building.FreeRoads) -> Decision:
    root = weigh(mind, Line(mind.game))
    line = max(free_roads(mind, root), key=lambda one: weigh(mind, one).value)
    return line.actions[0], explain(mind, root, line)


def _by_value(mind: Mind, task: Task) -> Decision:
    """Anything else: the option after which the chance is best."""
    best: tuple[float, Action] | None = None
    for option in mind.game.options():
        after = Line(mind.game).after([option])
        value = mind.value([mind.time(after.game.state, other) for other in mind.players])
        if best is None or value > best[0]:
            best = value, option
        if mind.budget.spent:
            break
    assert best is not None
    return best[1], [because("nothing-better")]


ANSWERS: dict[type[Task], Callable[[Mind, Any], Decision]] = {
    setup.Founding: opening.found_settlement,
    setup.FoundingRoad: opening.found_road,
    turn.BeforeRoll: _before_roll,
    building.FreeRoads: _place_roads,
    robber.Discarding: _discard,
    robber.RobberMove: _move_robber,
    robber.RobberVictim: _choose_victim,
    trade.Answering: _answer,
    trade.Choosing: answering.choose_partner,
}
