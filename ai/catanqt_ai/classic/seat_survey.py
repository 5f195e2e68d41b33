"""What a seat's pieces earn and where it could settle next, as the features need it.

Both depend on little but the pieces and the robber, so the results are cached: the imagined futures of one decision ask
for the same ones again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from catanqt.rules.base.board import Board
from catanqt.rules.base.state import State
from catanqt.rules.hexgrid import bits
from catanqt_ai.classic.board_values import BoardValues, board_values
from catanqt_ai.classic.expansion import FAR, Contest, Rings, races, rings, road_estimate
from catanqt_ai.novice.site_values import all_pips, corner_worths


class Outlook(NamedTuple):
    """The points and cards of a seat, including those that scenarios give and promise it."""

    score: float
    """Its open points, as they would be in a game like those of the training."""
    given: float = 0.0
    """The part that neither pieces nor awards show: a scenario's points, or what a nearer goal is worth."""
    cards: float = 0.0
    """Cards of choice it could have now."""
    coming: float = 0.0
    """Cards of choice it may expect while the game lasts."""


def _plain_outlook(state: State, seat: int) -> Outlook:
    return Outlook(state.score[seat])


SiteExtra = Callable[[State, int, int], float]
"""What a site is worth to a seat beyond its land, in pips."""


class DecisionContext(NamedTuple):
    """Data shared by all positions of one decision."""

    contest: Contest
    lengths: list[int]
    """The length of everybody's road."""
    turn: int
    """Whose turn comes next."""
    outlook: Callable[[State, int], Outlook] = _plain_outlook
    more: SiteExtra | None = None


def survey_context(state: State, turn: int) -> DecisionContext:
    """The context of a position by itself."""
    return DecisionContext(Contest(state), [road_estimate(state, seat) for seat in range(state.config.players)], turn)


class Land(NamedTuple):
    """The income of a seat's buildings."""

    income: tuple[int, ...]
    """Pips by resource, the robber aside."""
    blocked: tuple[int, ...]
    """Those of them that the robber keeps."""
    numbers: int
    """In how many of 36 rolls it earns anything."""


def land(state: State, seat: int) -> Land:
    return _land(state.config.board, state.settlements[seat], state.cities[seat], state.robber)


@lru_cache(maxsize=256)
def _land(board: Board, settlements: int, cities: int, robber: int) -> Land:
    income, blocked, rolled, hex_pips = [0] * 5, [0] * 5, set[int](), all_pips(board)
    for corner in bits(settlements | cities):
        times = 1 + (cities >> corner & 1)
        for hex_ in board.grid.corner_hexes[corner]:
            kind = board.resource[hex_]
            if kind >= 0:
                pips = times * hex_pips[hex_]
                income[kind] += pips
                if hex_ == robber:
                    blocked[kind] += pips
                else:
                    rolled.update(board.numbers[hex_])
    return Land(tuple(income), tuple(blocked), sum(6 - abs(7 - number) for number in rolled))


class Sites(NamedTuple):
    """Where a seat may settle."""

    best: tuple[float, ...]
    """The value of the best site by distance in roads."""
    second: float
    """The value of the second best site that needs no road."""
    counts: tuple[int, ...]
    """How many sites there are by distance."""
    prospect: tuple[float, ...]
    """What the most promising one yields."""


def survey(state: State, seat: int, context: DecisionContext, income: tuple[int, ...]) -> Sites:
    """Sites by how good they are and how likely they are still free when the seat gets there."""
    values = board_values(state.config.board, state.config.players)
    near, rivals = rings(state, seat), context.contest.nearest(seat)
    if context.more is None:
        return _plain_survey(values, near, rivals, state.free_corners, income)
    return _survey(values, near, rivals, state.free_corners, income, partial(context.more, state, seat))


@lru_cache(maxsize=256)
def _plain_survey(values: BoardValues, near: Rings, rivals: Rings, free: int, income: tuple[int, ...]) -> Sites:
    """Without scenarios the survey follows from these arguments alone."""
    return _survey(values, near, rivals, free, income, None)


def _survey(
    values: BoardValues,
    near: Rings,
    rivals: Rings,
    free: int,
    income: tuple[int, ...],
    more: Callable[[int], float] | None,
) -> Sites:
    """`rivals` are the corners by how near the nearest opponent is, `more` what scenarios add to a corner."""
    board = values.board
    worths, chances = corner_worths(board, income), races(rivals)
    best, second, counts = [0.0] * (FAR + 1), 0.0, [0] * (FAR + 1)
    at_hand: dict[int, float] = {}
    top, prospect = 0.0, (-1, 0.0)
    for roads, ring in enumerate(near):
        for chance, corners in chances[roads]:
            for corner in bits(ring & free & corners):
                worth = worths[corner] * chance
                if more is not None:
                    worth += more(corner) * chance
                counts[roads] += 1
                if not roads:
                    at_hand[corner] = worth
                if worth > best[roads]:
                    best[roads] = worth
                if worth / (4 + 2 * roads) > top:
                    top, prospect = worth / (4 + 2 * roads), (corner, chance)
    if at_hand:
        first = max(at_hand, key=at_hand.__getitem__)
        second = max((worth for other, worth in at_hand.items() if not board.grid.near[first] >> other & 1), default=0)
    corner, chance = prospect
    yields = tuple([chance * one for one in values.pips[corner]]) if corner >= 0 else (0.0,) * 5
    return Sites(tuple(best), second, tuple(counts), yields)
