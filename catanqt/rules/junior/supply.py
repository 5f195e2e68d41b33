"""Tiles between the stock and the players: costs, and taking what is available."""

from __future__ import annotations

from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import Cards
from catanqt.rules.junior.events import TookTiles
from catanqt.rules.junior.state import JuniorGame, State

SHIP_COST: Cards = (1, 1, 0, 0, 0)
LAIR_COST: Cards = (1, 1, 1, 1, 0)
COCO_COST: Cards = (0, 0, 1, 1, 1)


def cost_refusal(state: State, seat: int, cost: Cards) -> str | None:
    first = 5 * seat
    payable = all(state.hands[first + kind] >= amount for kind, amount in enumerate(cost))
    return None if payable else RefusalCode.CANNOT_PAY


def pay(state: State, seat: int, cost: Cards) -> None:
    """Tiles go back to the stock."""
    first = 5 * seat
    for kind, amount in enumerate(cost):
        state.hands[first + kind] -= amount
        state.stock[kind] += amount


def take(game: JuniorGame, seat: int, resource: int, amount: int) -> None:
    """Tiles from the stock, as far as there are."""
    state = game.state
    amount = min(amount, state.stock[resource])
    if amount:
        state.stock[resource] -= amount
        state.hands[5 * seat + resource] += amount
        game.emit(TookTiles, seat, resource, amount)
