"""Founding by judgement: the rest of the founding is played on in thought, then the whole set-up is judged.

The others are taken to found plainly, wherever the land is best and with a road towards the next good site.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.classic.mind import Mind
from ai.novice import classic as novice
from ai.novice.worth import corner_worths, income
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.setup import Founding, FoundingRoad, FoundRoad, FoundSettlement
from catanqt.rules.base.state import Catan, State
from catanqt.rules.base.turn import BeforeRoll
from catanqt.rules.hexgrid import bits

FIRST, SECOND, FURTHER = 12, 16, 8
"""How many corners are tried for the first settlement, for the second, and for the second while founding the first."""
NEXT_DOOR = 0.6
"""What a site one road further on is worth."""


def best_settlement(mind: Mind, task: Founding) -> int:
    """The corner with which the set-up will be best."""
    tried = _ranked(mind, mind.game.state, mind.seat)[: FIRST if task.round == 1 else SECOND]
    return max(tried, key=lambda corner: _founded(mind, mind.game, corner))


def best_road(mind: Mind, edges: Sequence[int]) -> int:
    """The edge with which the set-up will be best."""

    def after(edge: int) -> float:
        game = mind.game.copy()
        game.apply(FoundRoad(edge))
        return _play_on(mind, game)

    return max(edges, key=after)


def _founded(mind: Mind, before: Catan, corner: int) -> float:
    """One's chance when a settlement is founded here and all the others after it."""
    if mind.budget.spent:
        return -1.0
    game = before.copy()
    _found(mind, game, corner)
    return _play_on(mind, game)


def _play_on(mind: Mind, game: Catan) -> float:
    while isinstance(game.task, Founding):
        seat = game.task.actor
        ranked = _ranked(mind, game.state, seat)
        if seat == mind.seat:
            return max(_founded(mind, game, corner) for corner in ranked[:FURTHER])
        _found(mind, game, ranked[0])
    assert mind.judge is not None
    mind.evaluations += 1
    return mind.judge.elsewhere(game.state).chance(game.state)


def _liking(mind: Mind, state: State, seat: int) -> Callable[[int], float]:
    """How much a seat likes to settle on a corner."""
    worths = corner_worths(state.table.board, income(state, seat))
    assert mind.judge is not None
    more = mind.judge.scene.more
    return worths.__getitem__ if more is None else lambda corner: worths[corner] + more(state, seat, corner)


def _ranked(mind: Mind, state: State, seat: int) -> list[int]:
    """The corners still free, best first."""
    return sorted(bits(state.free_corners), key=_liking(mind, state, seat), reverse=True)


def _found(mind: Mind, game: Catan, corner: int) -> None:
    """A settlement with all it brings but what is drawn, and a road towards the best site near it."""
    game.apply(FoundSettlement(corner))
    while not isinstance(game.task, Founding | BeforeRoll):
        task = game.task
        if isinstance(task, FoundingRoad):
            game.apply(FoundRoad(_road(mind, game.state, task)))
        elif task.actor is None or task.actor == CHANCE:
            game.done()  # what is drawn nobody knows
            game.settle()
        else:
            game.apply(novice.decide(game, task.actor))


def _road(mind: Mind, state: State, task: FoundingRoad) -> int:
    board, corner = state.table.board, task.corner
    liking, free = _liking(mind, state, task.actor), state.free_corners

    def prospect(edge: int) -> float:
        end = board.grid.other_end(edge, corner)
        around = [NEXT_DOOR * liking(other) for other in board.grid.corner_neighbours[end] if free >> other & 1]
        return max([liking(end) if free >> end & 1 else 0.0, *around])

    edges = [edge for edge in board.grid.corner_edges[corner] if not state.taken_edges >> edge & 1]
    return max(edges, key=prospect)
