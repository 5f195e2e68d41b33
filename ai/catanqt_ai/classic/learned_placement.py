"""Initial placement by learned evaluation: the rest of the set-up is played out, then the position is evaluated.

Opponents are assumed to settle where the land is best, with a road towards the next good site.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.setup import Founding, FoundingRoad, FoundRoad, FoundSettlement
from catanqt.rules.base.state import Catan, State
from catanqt.rules.base.turn import BeforeRoll
from catanqt.rules.hexgrid import bits
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.novice import classic as novice
from catanqt_ai.novice.site_values import corner_worths, income
from catanqt_ai.skill import ALL_LANDS

FIRST, SECOND, FURTHER = 12, 16, 8
"""How many corners are tried for the first settlement, for the second, and for the second while founding the first."""
LAST = 1
"""The same for a third settlement, of which there are many ways already."""
NEXT_DOOR = 0.6
"""What a site one road further on is worth."""


def best_settlement(evaluator: SearchEvaluator, task: Founding) -> int:
    """The corner with which the set-up will be best."""
    tried = _ranked(evaluator, evaluator.game.state, evaluator.seat)[: FIRST if task.round == 1 else SECOND]
    return max(tried, key=lambda corner: _founded(evaluator, evaluator.game, corner))


def best_road(evaluator: SearchEvaluator, edges: Sequence[int]) -> int:
    """The edge with which the set-up will be best."""

    def after(edge: int) -> float:
        game = evaluator.game.copy()
        game.apply(FoundRoad(edge))
        return _play_on(evaluator, game)

    return max(edges, key=after)


def _founded(evaluator: SearchEvaluator, before: Catan, corner: int) -> float:
    """One's chance when a settlement is founded here and all the others after it."""
    if evaluator.budget.spent:
        return -1.0
    game = before.copy()
    _found(evaluator, game, corner)
    return _play_on(evaluator, game)


def _play_on(evaluator: SearchEvaluator, game: Catan) -> float:
    while isinstance(game.task, Founding):
        seat = game.task.actor
        ranked = _ranked(evaluator, game.state, seat)
        if seat == evaluator.seat:
            tried = FURTHER if game.task.round < 3 else LAST
            return max(_founded(evaluator, game, corner) for corner in ranked[:tried])
        _found(evaluator, game, ranked[0])
    assert evaluator.learned is not None
    evaluator.evaluations += 1
    return _taste(evaluator, game.state) * evaluator.learned.elsewhere(game.state).chance(game.state)


def _taste(evaluator: SearchEvaluator, state: State) -> float:
    """By how much a temperament likes the land it would have more than others do."""
    lands = evaluator.skill.lands
    if lands == ALL_LANDS:
        return 1.0
    pips = income(state, evaluator.seat)
    return sum(amount * land for amount, land in zip(pips, lands, strict=True)) / (sum(pips) or 1)


def _liking(evaluator: SearchEvaluator, state: State, seat: int) -> Callable[[int], float]:
    """How much a seat likes to settle on a corner."""
    worths = corner_worths(state.config.board, income(state, seat))
    assert evaluator.learned is not None
    more = evaluator.learned.context.more
    return worths.__getitem__ if more is None else lambda corner: worths[corner] + more(state, seat, corner)


def _ranked(evaluator: SearchEvaluator, state: State, seat: int) -> list[int]:
    """The corners still free, best first."""
    return sorted(bits(state.free_corners), key=_liking(evaluator, state, seat), reverse=True)


def _found(evaluator: SearchEvaluator, game: Catan, corner: int) -> None:
    """A settlement with all it brings but what is drawn, and a road towards the best site near it."""
    game.apply(FoundSettlement(corner))
    while not isinstance(game.task, Founding | BeforeRoll):
        task = game.task
        if isinstance(task, FoundingRoad):
            game.apply(FoundRoad(_road(evaluator, game.state, task)))
        elif task.actor is None or task.actor == CHANCE:
            game.done()  # what is drawn nobody knows
            game.settle()
        else:
            game.apply(novice.decide(game, task.actor))


def _road(evaluator: SearchEvaluator, state: State, task: FoundingRoad) -> int:
    board, corner = state.config.board, task.corner
    liking, free = _liking(evaluator, state, task.actor), state.free_corners

    def prospect(edge: int) -> float:
        end = board.grid.other_end(edge, corner)
        around = [NEXT_DOOR * liking(other) for other in board.grid.corner_neighbours[end] if free >> other & 1]
        return max([liking(end) if free >> end & 1 else 0.0, *around])

    edges = [edge for edge in board.grid.corner_edges[corner] if not state.taken_edges >> edge & 1]
    return max(edges, key=prospect)
