"""The player of Junior: for every task on top, the decision and its reasons."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ai import answering, trading
from ai.chances import WON
from ai.junior.lookahead import look_ahead
from ai.junior.mind import JuniorMind
from ai.junior.voyage import Voyage, plan_turn, weigh
from ai.wintime import Step
from catanqt.kernel.agent import Advice, Reason, because
from catanqt.kernel.game import Action, Task
from catanqt.rules.base import trade
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior import building, coco, ghost, market, turn
from catanqt.rules.junior.board import RESOURCES

Decision = tuple[Action, list[Reason]]


def advise(mind: JuniorMind) -> Advice:
    """Decide the task on top."""
    game = mind.game
    options = game.options()
    if len(options) == 1 and not game.task.composes(game):
        return Advice(options[0], (because("only-option"),), (options[0],), mind.chances())
    if isinstance(game.task, turn.Turn):
        return _in_turn(mind)
    action, reasons = ANSWERS[type(game.task)](mind, game.task)
    return Advice(action, tuple(reasons), (action,), mind.chances())


def _in_turn(mind: JuniorMind) -> Advice:
    root = Voyage(mind.game)
    lines = plan_turn(mind, root)
    if mind.game.state.table.advanced_trade and lines[0].value < WON:
        for best in trading.offers(mind)[:1]:
            return Advice(best.action, tuple(best.reasons), (best.action,), mind.chances())
    line = _pick(mind, lines)
    actions = line.actions or (turn.EndTurn(),)
    return Advice(actions[0], tuple(_explain(mind, root, line)), actions, mind.chances(line.times))


def _pick(mind: JuniorMind, lines: list[Voyage]) -> Voyage:
    slack = mind.skill.slack
    if not slack or lines[0].value >= WON:
        return look_ahead(mind, lines)
    alike = [line for line in lines if line.value >= lines[0].value - slack * abs(lines[0].value)]
    state = mind.game.state
    return random.Random(f"{mind.seed}/{state.turn_number}/{state.hand(mind.seat)}").choice(alike)


def _explain(mind: JuniorMind, root: Voyage, line: Voyage) -> list[Reason]:
    if line.value >= WON:
        return [because("wins")]
    action = line.actions[0] if line.actions else turn.EndTurn()
    if isinstance(action, turn.EndTurn):
        goal = _goal(mind)
        return [because("keeps-for", goal=goal.goal, rounds=round(goal.rounds, 1))]
    found = _of_action(mind, line, action)
    if line.times[mind.seat] < root.times[mind.seat] - 0.05:
        found.append(because("rounds", before=round(root.times[mind.seat], 1), after=round(line.times[mind.seat], 1)))
    return found


def _goal(mind: JuniorMind) -> Step:
    plan = mind.plan()
    return plan[0] if plan else Step("nothing", -1, 0.0)


def _of_action(mind: JuniorMind, line: Voyage, action: Action) -> list[Reason]:
    state = mind.game.state
    board = state.table.board
    if isinstance(action, building.BuildLair | building.PlaceLair):
        tiles = ",".join(RESOURCES[board.resource[island]] for island in board.islands_at[action.site])
        return [because("lair", site=action.site, tiles=tiles)]
    if isinstance(action, building.BuildShip | building.PlaceShip):
        free = bits(board.ends[action.site] & ~state.taken_lairs)
        return [because("ship-towards", site=next(free, -1), ships=0)]
    if isinstance(action, coco.BuyCoco):
        rival = max((other for other in mind.players if other != mind.seat), key=lambda other: state.coco[other])
        return [because("coco-race", tiles=mind.spooky_need(state, mind.seat), rival=rival), because("coco-worth")]
    assert isinstance(action, market.SwapMarket | market.StockTrade)
    return [because("swap-for", resource=RESOURCES[action.take], goal=_built(mind, line))]


def _built(mind: JuniorMind, line: Voyage) -> str:
    """What the line builds with what it trades for."""
    for action in line.actions:
        if isinstance(action, building.BuildLair):
            return "lair"
        if isinstance(action, building.BuildShip):
            return "ship"
        if isinstance(action, coco.BuyCoco):
            return "coco"
    return _goal(mind).goal


def _move_ghost(mind: JuniorMind, task: ghost.GhostMove) -> Decision:
    """Where it costs the others most and pays oneself best."""
    best: Voyage | None = None
    for option in mind.game.options():
        line = weigh(mind, Voyage(mind.game).after(mind, [option]))
        if best is None or line.value > best.value:
            best = line
        if mind.budget.spent:
            break
    assert best is not None
    action = best.actions[0]
    assert isinstance(action, ghost.MoveGhost)
    state = mind.game.state
    kind = state.table.board.resource[action.island]
    reasons = [because("ghost-booty", resource=RESOURCES[kind], tiles=min(ghost.BOOTY, state.stock[kind]))]
    shore = state.table.board.shores[action.island]
    hurt = [other for other in mind.players if other != mind.seat and state.lairs[other] & shore]
    if hurt:
        victim = min(hurt, key=lambda other: mind.times[other])
        reasons.append(because("ghost-hurts", victim=victim, resource=RESOURCES[kind]))
    return action, reasons


def _build_free(mind: JuniorMind, task: building.FreeBuild) -> Decision:
    root = Voyage(mind.game)
    lines = [weigh(mind, root.after(mind, [option])) for option in mind.game.options()]
    best = max(lines, key=lambda line: line.value)
    if best.value >= WON:
        return best.actions[0], [because("wins")]
    return best.actions[0], _of_action(mind, best, best.actions[0])


ANSWERS: dict[type[Task], Callable[[JuniorMind, Any], Decision]] = {
    building.FreeBuild: _build_free,
    ghost.GhostMove: _move_ghost,
    trade.Answering: answering.answer,
    trade.Choosing: answering.choose_partner,
}
