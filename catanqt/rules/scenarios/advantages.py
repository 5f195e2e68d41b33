"""The five advantages that laurels and fish buy alike: one piece of code for two price lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catanqt.rules.base.building import FreeRoads, road_sites
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.events import RobberMoved, TookFromBank
from catanqt.rules.base.robber import Theft
from catanqt.rules.base.state import Catan, State

ADVANTAGES = ("robber_home", "steal", "resource", "road", "card")
ROBBER_HOME, STEAL, RESOURCE, ROAD, CARD = range(5)
NOTHING = -1
"""The choice of an advantage that leaves none."""


def choices(state: State, seat: int, advantage: int) -> Sequence[int]:
    """Whom or what the advantage can be used on; empty where it would have no effect."""
    if advantage == STEAL:
        return [other for other in range(state.table.players) if other != seat and state.hand_size(other)]
    if advantage == RESOURCE:
        return [kind for kind, left in enumerate(state.bank) if left]
    if advantage == ROBBER_HOME:
        useful = state.robber != state.table.board.desert
    elif advantage == ROAD:
        useful = bool(road_sites(state, seat))
    else:
        useful = any(state.deck)
    return (NOTHING,) if useful else ()


def affordable(state: State, seat: int, prices: Sequence[int], purse: int) -> Iterator[tuple[int, int]]:
    """Every advantage and choice that so much can buy."""
    for advantage, price in enumerate(prices):
        if price <= purse:
            for choice in choices(state, seat, advantage):
                yield advantage, choice


def useless(state: State, seat: int, advantage: int, choice: int) -> bool:
    """Whether there is no such advantage, or no such choice for it now."""
    return not 0 <= advantage < len(ADVANTAGES) or choice not in choices(state, seat, advantage)


def grant(game: Catan, seat: int, advantage: int, choice: int) -> None:
    """Let an advantage take effect."""
    state = game.state
    if advantage == ROBBER_HOME:
        # Without a desert the robber leaves the board.
        state.robber = state.table.board.desert
        game.emit(RobberMoved, seat, state.robber)
    elif advantage == STEAL:
        game.push(Theft(seat, choice))
    elif advantage == RESOURCE:
        state.bank[choice] -= 1
        state.hands[5 * seat + choice] += 1
        game.emit(TookFromBank, seat, choice)
    elif advantage == ROAD:
        game.push(FreeRoads(seat, 1))
    else:
        game.push(CardDraw(seat))
