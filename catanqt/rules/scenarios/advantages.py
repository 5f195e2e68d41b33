"""The five advantages that laurels and fish buy alike: one piece of code for two price lists.

What the advantages can be used on at a moment is one small number, their `uses`: a bit for each advantage and
choice. Menus are looked up by it.
"""

from __future__ import annotations

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
ALL_KINDS = 0b11111


def uses(state: State, seat: int, known: int = 5) -> int:
    """What the first `known` advantages can be used on now; nothing where they would have no effect."""
    table, hands = state.table, state.hands
    found = int(state.robber != table.board.desert)
    if known == 1:
        return found
    bit = 1 << FIRST_BIT[STEAL]
    for first in range(0, 5 * table.players, 5):
        # Written out, for the first card found ends the search.
        if hands[first] or hands[first + 1] or hands[first + 2] or hands[first + 3] or hands[first + 4]:
            found |= bit
        bit += bit
    found &= ~(1 << (FIRST_BIT[STEAL] + seat))
    if known > RESOURCE:
        kinds = ALL_KINDS if all(state.bank) else sum(1 << kind for kind, left in enumerate(state.bank) if left)
        found |= kinds << FIRST_BIT[RESOURCE]
    if known > ROAD and road_sites(state, seat):
        found |= 1 << FIRST_BIT[ROAD]
    if known > CARD and any(state.deck):
        found |= 1 << FIRST_BIT[CARD]
    return found


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
        state.robber = state.table.board.desert
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
