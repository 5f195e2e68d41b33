"""One round further in Junior: the best few lines are tried on the same few rounds of the die.

The dice come from a generator of its own, seeded by what lies on the table: never from the game's.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.chances import WON
from ai.junior.mind import JuniorMind
from ai.junior.voyage import Voyage, moves, weigh
from catanqt.rules.junior.state import State
from catanqt.rules.junior.turn import SIX

CANDIDATES = 5
CLOSE = 0.06
"""Lines further behind than this are not tried."""
ROUNDS = 8
PASSED = 1.0
"""A round has passed for the others as well."""


def look_ahead(mind: JuniorMind, lines: Sequence[Voyage]) -> Voyage:
    """The line that leaves the best turn after this one, on average."""
    best = lines[0]
    tried = [line for line in lines[:CANDIDATES] if line.value > best.value - CLOSE]
    if not mind.skill.looks_ahead or len(tried) < 2 or best.value >= WON:
        return best
    state = mind.game.state
    rng = random.Random(repr((mind.seat, state.turn_number, state.hands, state.lairs, state.ships)))
    totals = [0.0] * len(tried)
    for _ in range(ROUNDS):
        rolls = [rng.randint(1, SIX) for _ in mind.players]
        gained = [_after_round(mind, line, rolls) for line in tried]
        if mind.budget.spent:
            break
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
    return max(zip(totals, tried, strict=True), key=lambda pair: (pair[0], pair[1].value))[1]


def _after_round(mind: JuniorMind, line: Voyage, rolls: Sequence[int]) -> float:
    """The best value of one's next turn if these are the rolls until then, nobody else building."""
    next_turn = Voyage(line.game.copy())
    next_turn.gift = line.gift
    state = next_turn.game.state
    for roll in rolls:
        _earn(state, mind.seat, roll)
    state.swapped = False
    next_turn.others = {other: max(0.1, line.times[other] - PASSED) for other in mind.players if other != mind.seat}
    best = weigh(mind, next_turn).value
    for build in moves(mind, next_turn, swaps=False):
        best = max(best, weigh(mind, build).value)
        if mind.budget.spent:
            break
    return best


def _earn(state: State, seat: int, roll: int) -> None:
    """What a number brings a seat; the ghost captain's six is left out."""
    board = state.table.board
    for resource, islands in board.sources[roll]:
        for island in islands:
            if island != state.ghost:
                paid = min(state.stock[resource], (state.lairs[seat] & board.shores[island]).bit_count())
                state.stock[resource] -= paid
                state.hands[5 * seat + resource] += paid
