"""Sequential halving: rollouts are spent on the better alternatives, over stratified samples of the dice.

It is shared by the base game and Junior, which differ in what they roll out and how.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from catanqt.kernel.agent import Budget

FIRST = 3
"""After a third of the futures only the better half of the alternatives is followed on."""


class Alternative(Protocol):
    """An alternative with its first, cheap evaluation."""

    value: float


Rolled = TypeVar("Rolled")
Tried = TypeVar("Tried", bound=Alternative)


def stratified(rng: random.Random, rolls: Sequence[Rolled], count: int) -> list[Rolled]:
    """So many of these rolls, spread evenly over all of them, in any order."""
    found = [rolls[int((place + rng.random()) * len(rolls) / count)] for place in range(count)]
    rng.shuffle(found)
    return found


def best_by_halving(
    tried: Sequence[Tried], futures: int, after: Callable[[Tried, int], float], budget: Budget
) -> Tried:
    """The alternative that does best in so many futures; a future that the time cuts short counts for none."""
    totals = dict.fromkeys(range(len(tried)), 0.0)
    for future in range(futures):
        gained = {number: after(tried[number], future) for number in totals}
        if budget.spent:
            break
        totals = {number: total + gained[number] for number, total in totals.items()}
        if future + 1 == futures // FIRST:
            better = sorted(totals, key=lambda number: -totals[number])[: -(-len(totals) // 2)]
            totals = {number: totals[number] for number in better}
        if len(totals) == 1:
            break
    return tried[max(totals, key=lambda number: (totals[number], tried[number].value))]
