"""Provably fair random numbers, and the dealers that draw chance outcomes with them.

Number n of a seed is the SHA-256 of both, so it depends on nothing else: not on reloading, undoing or the order of
requests. Whoever knows the seed can recompute every number; whoever knows only its commitment can predict none.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from catanqt.kernel.game import CHANCE, Action, Chance, Game
from catanqt.kernel.light_imports import secrets, sha256

T = TypeVar("T")


def new_seed() -> str:
    """A secret seed nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """The commitment to a seed: shown before the game, so that the seed revealed after it can be checked."""
    return sha256(seed.encode()).hexdigest()


def fair_number(seed: str, n: int, below: int) -> int:
    """Number n of this seed, evenly in range(below): 256 bits make the remainder's bias unmeasurable."""
    digest = sha256(f"{seed}/{n}".encode()).digest()
    return int.from_bytes(digest, "big") % below


def fair_shuffle(seed: str, items: MutableSequence[T]) -> None:
    """Fisher-Yates with the numbers of this seed; the same on every machine and Python."""
    for last in range(len(items) - 1, 0, -1):
        other = fair_number(seed, last, last + 1)
        items[last], items[other] = items[other], items[last]


def pick(outcomes: Sequence[Action], weights: Sequence[int], number: int) -> Action:
    """The outcome selected by `number` in range(sum(weights))."""
    if len(outcomes) != len(weights):
        raise ValueError("every outcome needs a weight")
    outcome = 0
    for weight in weights:
        if number < weight:
            return outcomes[outcome]
        number -= weight
        outcome += 1  # noqa: SIM113 -- half the time of `enumerate`, in what searches do at every draw
    raise ValueError("the number lies beyond all weights")


def chance_task(game: Game[Any]) -> Chance:
    """The task on top, if it is one of chance."""
    task = game.task
    if not isinstance(task, Chance):
        raise TypeError(f"{task} is not left to chance")
    return task


class FairDealer:
    """Deals by `fair_number`: outcome n follows from the seed and n alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, game: Game[Any], n: int) -> Action:
        task = chance_task(game)
        outcomes = task.outcomes(game)
        weights = task.weights(game) or (1,) * len(outcomes)
        return pick(outcomes, weights, fair_number(self.seed, n, sum(weights)))


class QuickDealer:
    """Deals from an ordinary generator, for searches and measurements, where nothing need be proved."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def deal(self, game: Game[Any], n: int = 0) -> Action:
        task: Chance = game.state.todo[-1]
        if task.actor != CHANCE:
            raise TypeError(f"{task} is not left to chance")
        outcomes = task.outcomes(game)
        weights = task.weights(game)
        if weights is None:
            return outcomes[int(self._random() * len(outcomes))]
        return pick(outcomes, weights, int(self._random() * sum(weights)))
