"""Trade with the market, one for one once a turn, and with the stock, two alike for one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from catanqt.kernel.game import Action
from catanqt.rules.base.events import BankTraded
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.hexgrid import bits, mask
from catanqt.rules.junior.events import MarketLaidOut, MarketSwapped
from catanqt.rules.junior.reasons import JuniorRefusal
from catanqt.rules.junior.state import JuniorGame, State

STOCK_RATE = 2


def lay_out(state: State) -> None:
    """One tile of each kind onto the booths, as far as the stock has them."""
    for kind, left in enumerate(state.stock):
        if left:
            state.stock[kind] -= 1
            state.market[kind] += 1


def all_alike(market: Sequence[int]) -> bool:
    """Whether one kind is all there is on the booths: five tiles, or fewer where the stock could not lay out five."""
    return sum(map(bool, market)) == 1


def _trade_refusal(give: int, take: int) -> str | None:
    if not (0 <= give < 5 and 0 <= take < 5):
        return RefusalCode.NO_SUCH_CARD
    return RefusalCode.SAME_KIND if give == take else None


@dataclass(frozen=True, slots=True)
class SwapMarket(Action):
    """Put a tile on a booth of the market and take the one that lay there."""

    give: int
    take: int

    def do(self, game: JuniorGame) -> None:
        state = game.state
        market, first = state.market, 5 * state.turn
        state.hands[first + self.give] -= 1
        market[self.give] += 1
        market[self.take] -= 1
        state.hands[first + self.take] += 1
        state.swapped = True
        game.emit(MarketSwapped, state.turn, self.give, self.take)
        if all_alike(market):
            state.stock[self.give] += market[self.give]
            market[self.give] = 0
            lay_out(state)
            game.emit(MarketLaidOut)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        state = game.state
        if state.swapped:
            return JuniorRefusal.ONE_SWAP_A_TURN
        refusal = _trade_refusal(self.give, self.take)
        if refusal is not None:
            return refusal
        if not state.hands[5 * seat + self.give]:
            return RefusalCode.CANNOT_PAY
        return None if state.market[self.take] else JuniorRefusal.NOT_IN_MARKET


@dataclass(frozen=True, slots=True)
class StockTrade(Action):
    """Give the stock two tiles of one kind for one of another."""

    give: int
    take: int

    def do(self, game: JuniorGame) -> None:
        state = game.state
        first = 5 * state.turn
        state.hands[first + self.give] -= STOCK_RATE
        state.stock[self.give] += STOCK_RATE
        state.stock[self.take] -= 1
        state.hands[first + self.take] += 1
        game.emit(BankTraded, state.turn, self.give, STOCK_RATE, self.take)

    def refusal(self, game: JuniorGame, seat: int) -> str | None:
        refusal = _trade_refusal(self.give, self.take)
        if refusal is not None:
            return refusal
        if game.state.hands[5 * seat + self.give] < STOCK_RATE:
            return RefusalCode.CANNOT_PAY
        return stock_refusal(game.state, self.take)


def stock_refusal(state: State, take: int) -> str | None:
    """Why nobody can have a tile of this kind from the stock now."""
    return None if state.stock[take] else RefusalCode.BANK_IS_OUT


def trade_options(state: State, hand: Sequence[int]) -> list[Action]:
    """The trades that the player whose turn it is can pay for with this hand."""
    found: list[Action] = []
    if max(hand) >= STOCK_RATE:
        pairs = mask(kind for kind, amount in enumerate(hand) if amount >= STOCK_RATE)
        found += _stock_trades(pairs, _kinds(state.stock))
    if not state.swapped and any(hand):
        found += _swaps(_kinds(hand), _kinds(state.market))
    return found


def _kinds(counts: Sequence[int]) -> int:
    return mask(kind for kind, amount in enumerate(counts) if amount)


@cache
def _stock_trades(payable: int, in_stock: int) -> tuple[Action, ...]:
    return tuple(StockTrade(give, take) for give in bits(payable) for take in bits(in_stock) if give != take)


@cache
def _swaps(held: int, in_market: int) -> tuple[Action, ...]:
    return tuple(SwapMarket(give, take) for give in bits(held) for take in bits(in_market) if give != take)
