"""The bank trades that pay for a build: which surplus cards to give for those that are lacking."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.state import State
from catanqt.rules.base.turn import BankTrade

_TRADES = tuple(tuple(BankTrade(give, take) for take in range(5)) for give in range(5))


def bank_trades(state: State, seat: int, cost: Sequence[int]) -> list[Action] | None:
    """The trades after which the hand pays for this, none if it does already; None if there is no way.

    The cards for each trade come from the kind of which most is left over, dear rates counting against it.
    """
    first = 5 * seat
    rates = state.rates[first : first + 5]
    left = [have - price for have, price in zip(state.hands[first : first + 5], cost, strict=True)]
    found: list[Action] = []
    if min(left) >= 0:
        return found
    bank = state.bank[:]
    for take in range(5):
        while left[take] < 0:
            gives = [kind for kind in range(5) if left[kind] >= rates[kind]]
            if not gives or not bank[take]:
                return None
            give = max(gives, key=lambda kind: left[kind] - 3 * rates[kind])
            found.append(_TRADES[give][take])
            left[give] -= rates[give]
            left[take] += 1
            bank[take] -= 1
    return found


def bare_trades(state: State, seat: int) -> list[Action]:
    """All trades the hand could pay for."""
    first = 5 * seat
    return [
        _TRADES[give][take]
        for give in range(5)
        if state.hands[first + give] >= state.rates[first + give]
        for take in range(5)
        if take != give and state.bank[take]
    ]
