"""One round further where nothing was learnt: the best few lines of a turn are tried on the same few rounds of dice.

Only one's own land pays and only one's own turn is played; for the others a round passes. The dice come from a
generator of its own, seeded by what everybody can see: never from the game's.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.chances import WON
from ai.classic.line import Line, weigh
from ai.classic.mind import Mind
from ai.classic.turns import builds
from catanqt.rules.base.cards import PlayKnight
from catanqt.rules.base.robber import HAND_LIMIT
from catanqt.rules.base.state import State

CANDIDATES, ROUNDS = 4, 8
CLOSE = 0.04
"""Lines further behind than this are not tried."""
PASSED = 1.0
"""A round has passed for the others as well."""


def look_ahead_on_paper(mind: Mind, lines: Sequence[Line]) -> Line:
    """The line that leaves the best turn after this one, on average."""
    best = lines[0]
    unseen = any(lore.unseen_rounds for lore in mind.lores)
    tried = [line for line in lines[:CANDIDATES] if line.value > best.value - CLOSE and not line.branches]
    if (
        not mind.skill.looks_ahead
        or unseen
        or len(tried) < 2
        or best.value >= WON
        or best.branches
        or (best.actions and isinstance(best.actions[0], PlayKnight))
    ):
        return best
    rng = random.Random(repr(public(mind)))
    dice = [[rng.randint(1, 6) + rng.randint(1, 6) for _ in mind.players] for _ in range(ROUNDS)]
    totals = [0.0] * len(tried)
    yields = [_by_number(line.game.state, mind.seat) for line in tried]
    for rolls in dice:
        gained = [_after_round(mind, line, table, rolls) for line, table in zip(tried, yields, strict=True)]
        if mind.budget.spent:
            break
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
    return max(zip(totals, tried, strict=True), key=lambda pair: (pair[0], pair[1].value))[1]


def public(mind: Mind) -> tuple[object, ...]:
    """What everybody can see, to seed dice by."""
    state = mind.game.state
    return mind.seat, state.turn_number, state.hand(mind.seat), state.roads, state.settlements, state.cities


def _by_number(state: State, seat: int) -> list[list[int]]:
    """What each number of the dice brings a seat."""
    found = [[0] * 5 for _ in range(13)]
    for number, sources in enumerate(state.table.board.sources):
        for _, hexes in sources:
            for hex_ in hexes:
                if hex_ != state.robber:
                    for slot, amount in state.yields[hex_][1]:
                        if slot // 5 == seat:
                            found[number][slot % 5] += amount
    return found


def _after_round(mind: Mind, line: Line, table: Sequence[Sequence[int]], rolls: Sequence[int]) -> float:
    """The best value of one's next turn if these are the rolls until then."""
    seat, first = mind.seat, 5 * mind.seat
    next_turn = Line(line.game.copy(), ())
    state = next_turn.game.state
    hand = state.hands[first : first + 5]
    for roll in rolls:
        hand = _discarded(hand) if roll == 7 else [have + got for have, got in zip(hand, table[roll], strict=True)]
    state.hands[first : first + 5] = hand
    next_turn.extra, next_turn.unknown = line.extra, line.unknown
    next_turn.others = {other: max(0.2, line.times[other] - PASSED) for other in mind.players if other != seat}
    best = weigh(mind, next_turn).value
    for build in builds(mind, next_turn):
        best = max(best, weigh(mind, build).value)
        if mind.budget.spent:
            break
    return best


def _discarded(hand: list[int]) -> list[int]:
    """Half of too many cards goes, the commonest first."""
    size = sum(hand)
    if size <= HAND_LIMIT:
        return hand
    left = hand[:]
    for _ in range(size // 2):
        left[left.index(max(left))] -= 1
    return left
