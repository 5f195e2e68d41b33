"""The five advantages that laurels and fish both buy: one implementation for two price lists.

The advantages that can be used at a moment are encoded in one small number, their `uses`: a bit for each advantage and
choice. Menus are looked up by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from catanqt.rules.base.building import FreeRoads, road_sites
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.events import RobberMoved, TookFromBank
from catanqt.rules.base.robber import theft
from catanqt.rules.base.state import Catan, State
from catanqt.rules.hexgrid import bits

ADVANTAGES = ("robber_home", "steal", "resource", "road", "card")
ROBBER_HOME, STEAL, RESOURCE, ROAD, CARD = range(5)
NOTHING = -1
"""The choice of an advantage that leaves none."""

FIRST_BIT = (0, 1, 5, 10, 11, 12)
"""Where the uses of each advantage begin: four seats to steal from, five resources to take."""
ALL_KINDS = 0b11111 << FIRST_BIT[RESOURCE]
ANY_ROAD = 1 << FIRST_BIT[ROAD]
ANY_CARD = 1 << FIRST_BIT[CARD]
_OTHERS = tuple(~(1 << (FIRST_BIT[STEAL] + seat)) for seat in range(4))
"""The uses of a theft without the thief's own, by seat."""


def uses(state: State, seat: int, known: int = 5) -> int:
    """What the first `known` advantages can be used on now; nothing where they would have no effect."""
    found = 0 if state.robber == state.config.board.desert else 1
    if known == 1:
        return found
    found |= _victims(state.hands) & _OTHERS[seat]
    if known > RESOURCE:
        found |= ALL_KINDS if all(state.bank) else _kinds(state.bank)
        if known > ROAD:
            if road_sites(state, seat):
                found |= ANY_ROAD
            if known > CARD and any(state.deck):
                found |= ANY_CARD
    return found


def _victims(hands: Sequence[int]) -> int:
    """The uses of a theft: everybody with a card. Written out, for nothing is asked more often."""
    found = 0
    if hands[0] or hands[1] or hands[2] or hands[3] or hands[4]:
        found = 2
    if hands[5] or hands[6] or hands[7] or hands[8] or hands[9]:
        found += 4
    if hands[10] or hands[11] or hands[12] or hands[13] or hands[14]:
        found += 8
    if len(hands) > 15 and (hands[15] or hands[16] or hands[17] or hands[18] or hands[19]):
        found += 16
    return found


def _kinds(bank: Sequence[int]) -> int:
    return sum(1 << (FIRST_BIT[RESOURCE] + kind) for kind, left in enumerate(bank) if left)


@cache
def uses_of(advantage: int) -> int:
    """The mask of all uses of one advantage."""
    return (1 << FIRST_BIT[advantage + 1]) - (1 << FIRST_BIT[advantage])


@cache
def unpack(found: int) -> tuple[tuple[int, int], ...]:
    """Uses as pairs of an advantage and a choice."""
    pairs: list[tuple[int, int]] = []
    for advantage in range(len(ADVANTAGES)):
        chosen = advantage in (STEAL, RESOURCE)
        for bit in bits(found & uses_of(advantage)):
            pairs.append((advantage, bit - FIRST_BIT[advantage] if chosen else NOTHING))
    return tuple(pairs)


def useless(state: State, seat: int, advantage: int, choice: int) -> bool:
    """Whether there is no such advantage, or no such choice for it now."""
    return (advantage, choice) not in unpack(uses(state, seat))


def grant(game: Catan, seat: int, advantage: int, choice: int) -> None:
    """Let an advantage take effect."""
    state = game.state
    if advantage == ROBBER_HOME:
        # Without a desert the robber leaves the board.
        state.robber = state.config.board.desert
        game.emit(RobberMoved, seat, state.robber)
    elif advantage == STEAL:
        game.push(theft(seat, choice))
    elif advantage == RESOURCE:
        state.bank[choice] -= 1
        state.hands[5 * seat + choice] += 1
        game.emit(TookFromBank, seat, choice)
    elif advantage == ROAD:
        game.push(FreeRoads(seat, 1))
    else:
        game.push(CardDraw(seat))
