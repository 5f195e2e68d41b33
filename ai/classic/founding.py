"""Founding by judgement: the rest of the founding is played on in thought, then the whole set-up is judged.

The others are taken to found plainly, wherever the land is best and with a road towards the next good site.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ai.classic.geography import geography
from ai.classic.judgement import Judge
from ai.classic.mind import Mind
from ai.classic.terms import land, site_worth, survey_scene
from catanqt.rules.base import pieces
from catanqt.rules.base.setup import Founding
from catanqt.rules.base.state import State
from catanqt.rules.hexgrid import bits

FIRST, SECOND, FURTHER = 12, 16, 8
"""How many corners are tried for the first settlement, for the second, and for the second while founding the first."""
NEXT_DOOR = 0.6
"""What a site one road further on is worth."""


class Turn(NamedTuple):
    """Somebody founds a settlement, in the first or the second round."""

    seat: int
    round: int


def best_settlement(mind: Mind, task: Founding) -> int:
    """The corner with which the set-up will be best."""
    state, rest = mind.game.state, _rest(mind)
    tried = _ranked(state, mind.seat)[: FIRST if task.round == 1 else SECOND]
    return max(tried, key=lambda corner: _founded(mind, state, corner, Turn(mind.seat, task.round), rest))


def best_road(mind: Mind, edges: Sequence[int]) -> int:
    """The edge with which the set-up will be best."""
    rest = _rest(mind)

    def after(edge: int) -> float:
        state = mind.game.state.copy()
        pieces.put_road(state, mind.seat, edge)
        return _play_on(mind, state, rest)

    return max(edges, key=after)


def _rest(mind: Mind) -> list[Turn]:
    """Who still founds after the decision at hand."""
    todo = reversed(mind.game.state.todo[:-1])
    return [Turn(task.actor, task.round) for task in todo if isinstance(task, Founding)]


def _founded(mind: Mind, before: State, corner: int, turn: Turn, rest: Sequence[Turn]) -> float:
    """One's chance when a settlement is founded here and all the others after it."""
    if mind.budget.spent:
        return -1.0
    state = before.copy()
    _found(state, turn, corner)
    return _play_on(mind, state, rest)


def _play_on(mind: Mind, state: State, rest: Sequence[Turn]) -> float:
    for done, turn in enumerate(rest, 1):
        ranked = _ranked(state, turn.seat)
        if turn.seat == mind.seat:
            return max(_founded(mind, state, corner, turn, rest[done:]) for corner in ranked[:FURTHER])
        _found(state, turn, ranked[0])
    mind.evaluations += 1
    return Judge(mind.seat, survey_scene(state, 0), mind.unseen, mind.skill).chance(state)


def _liking(state: State, seat: int) -> Callable[[int], float]:
    """How much a seat likes to settle on a corner."""
    board = state.table.board
    ground = geography(board, state.table.players)
    income = land(state, seat, ground).income
    return lambda corner: site_worth(board, ground, income, corner)


def _ranked(state: State, seat: int) -> list[int]:
    """The corners still free, best first."""
    return sorted(bits(state.free_corners), key=_liking(state, seat), reverse=True)


def _found(state: State, turn: Turn, corner: int) -> None:
    """A settlement with the cards it brings, and a road towards the best site near it."""
    board, seat = state.table.board, turn.seat
    pieces.put_settlement(state, seat, corner)
    if turn.round == 2:
        for hex_ in board.grid.corner_hexes[corner]:
            if board.resource[hex_] >= 0:
                state.hands[5 * seat + board.resource[hex_]] += 1
                state.bank[board.resource[hex_]] -= 1
    liking, free = _liking(state, seat), state.free_corners

    def prospect(edge: int) -> float:
        end = board.grid.other_end(edge, corner)
        around = [NEXT_DOOR * liking(other) for other in board.grid.corner_neighbours[end] if free >> other & 1]
        return max([liking(end) if free >> end & 1 else 0.0, *around])

    edges = [edge for edge in board.grid.corner_edges[corner] if not state.taken_edges >> edge & 1]
    pieces.put_road(state, seat, max(edges, key=prospect))
