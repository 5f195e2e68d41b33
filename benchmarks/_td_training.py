"""What is learnt and how: standings of one layer each, fitted to who won by Adam; read and written as JSON.

The chances of a table are the softmax of its standings, the loss is their cross entropy. A position should say what the
next one of the same seat says (lambda-returns), and the last one who won. `fitting.py` plays the games.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.classic.terms import BOARD, HAND, OTHERS

Array = NDArray[Any]

OWN_SIZE, OTHERS_SIZE = 96, 24
"""How many judgements there are when learning begins anew."""
BEGIN_ROUNDS, BEGIN_POWER = 50.0, 2.5
"""What rounds come from until a line can be drawn."""
RETURNS = 0.8
"""How far a position looks beyond the next one."""
PASSES, BATCH = 3, 512
FIRST_RATE, LAST_RATE = 1e-3, 5e-5


class Story(NamedTuple):
    """One learner's game, position by position. Seats are counted from the learner's own."""

    own: Array
    """The terms of `BOARD` and `HAND`."""
    others: Array
    """For each opponent the terms of `OTHERS`."""
    rounds: Array
    """How many rounds were still to be played."""
    winner: int
    alike: bool = False
    """Whether all four played alike: then nobody should be thought the better player."""


@dataclass(frozen=True, slots=True)
class Network:
    """One layer of judgements, as `ai.classic.judgement.Layer`; `parts` are changed in place while it learns."""

    names: Sequence[str]
    """The terms as they are written; the weights have them in the order in which they are taken down."""
    weights: Array
    offsets: Array
    counts: Array
    base: Array

    @property
    def parts(self) -> list[Array]:
        return [self.weights, self.offsets, self.counts, self.base]

    def standing(self, terms: Array) -> Array:
        found: Array = self.base + np.maximum(terms @ self.weights.T + self.offsets, 0) @ self.counts
        return found

    def gradient(self, terms: Array, slopes: Array) -> list[Array]:
        """How much each of `parts` changes the loss, if the standings change it by `slopes`."""
        sums = terms @ self.weights.T + self.offsets
        back = np.where(sums > 0, slopes[:, None] * self.counts, 0)
        return [back.T @ terms, back.sum(0), slopes @ np.maximum(sums, 0), slopes.sum(keepdims=True)]


@dataclass(slots=True)
class Judgement:
    """All that is learnt."""

    own: Network
    others: Network
    rounds: float
    power: float

    @property
    def parts(self) -> list[Array]:
        return self.own.parts + self.others.parts

    def chances(self, own: Array, others: Array) -> Array:
        """For each position everybody's chance, one's own first."""
        standings = np.column_stack([self.own.standing(own), self.others.standing(others)])
        shares = np.exp(standings - standings.max(axis=1, keepdims=True))
        found: Array = shares / shares.sum(axis=1, keepdims=True)
        return found

    def gradient(self, own: Array, others: Array, targets: Array) -> list[Array]:
        """How much each of `parts` changes the loss of these positions."""
        slopes = (self.chances(own, others) - targets) / len(targets)
        flat = others.reshape(-1, others.shape[-1])
        return self.own.gradient(own, slopes[:, 0]) + self.others.gradient(flat, slopes[:, 1:].ravel())


def cross_entropy(chances: Array, targets: Array) -> float:
    return float(-(targets * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def returns(chances: Array, winner: int, share: float) -> Array:
    """What each position of a story should have said: what the next ones said, and in the end who won."""
    targets, target = np.empty_like(chances), np.eye(chances.shape[1])[winner]
    for place in reversed(range(len(chances))):
        targets[place] = target
        target = share * target + (1 - share) * chances[place]
    return targets


def loss(learnt: Judgement, stories: Collection[Story], share: float = 1.0) -> float:
    """The mean loss over all positions; with a share of one against who won, whatever was said in between."""
    said = [learnt.chances(one.own, one.others) for one in stories]
    wanted = [returns(chances, one.winner, share) for chances, one in zip(said, stories, strict=True)]
    return cross_entropy(np.concatenate(said), np.concatenate(wanted))


class Adam:
    """Steps downhill, longer where the slope has long been the same (Kingma and Ba, 2015)."""

    def __init__(self, parts: Sequence[Array]) -> None:
        self.parts = parts
        self.steps = 0
        self._means = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]

    def step(self, gradients: Sequence[Array], rate: float) -> None:
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for part, mean, square, slope in zip(self.parts, self._means, self._squares, gradients, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= rate * (mean / first) / (np.sqrt(square / second) + 1e-8)


def fit(
    learnt: Judgement,
    stories: Collection[Story],
    adam: Adam,
    rng: np.random.Generator,
    share: float = RETURNS,
    span: tuple[float, float] = (0.0, 1.0),
) -> None:
    """Learn from these games; `span` is the part of all learning that this is, for the rate falls all the time."""
    own, others = (np.concatenate([one[place] for one in stories]) for place in (0, 1))
    targets = np.concatenate([returns(learnt.chances(one.own, one.others), one.winner, share) for one in stories])
    batches = [
        batch for _ in range(PASSES) for batch in np.array_split(rng.permutation(len(own)), -(-len(own) // BATCH))
    ]
    for done, batch in enumerate(batches):
        part = span[0] + (span[1] - span[0]) * done / len(batches)
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** part
        adam.step(learnt.gradient(own[batch], others[batch], targets[batch]), rate)


def levelled(learnt: Judgement, stories: Collection[Story]) -> Judgement:
    """The same without what it has learnt of being the better player: among four alike each wins a quarter."""
    alike = [one for one in stories if one.alike]
    if not alike:
        return learnt
    own, others = (np.concatenate([one[place] for one in alike]) for place in (0, 1))
    won = sum(len(one.own) for one in alike if one.winner == 0) / len(own)
    low, high = -10.0, 10.0
    while high - low > 1e-4:
        middle = (low + high) / 2
        level = replace(learnt, own=replace(learnt.own, base=learnt.own.base + middle))
        low, high = (low, middle) if level.chances(own, others)[:, 0].mean() > won else (middle, high)
    return level


def draw_line(learnt: Judgement, stories: Collection[Story]) -> None:
    """How many rounds a standing takes: a straight line through their logarithms, for those who won."""
    won = [one for one in stories if one.winner == 0]
    if not won:
        return
    standings = learnt.own.standing(np.concatenate([one.own for one in won]))
    logarithms = np.log(np.concatenate([one.rounds for one in won]))
    apart = standings - standings.mean()
    fall = -(apart @ logarithms) / max(apart @ apart, 1e-12)
    if fall > 0:
        learnt.power = float(1 / fall)
        learnt.rounds = float(np.exp(logarithms.mean() + fall * standings.mean()))


def begin(rng: np.random.Generator) -> Judgement:
    """A judgement that knows nothing yet."""

    def network(names: Sequence[str], size: int) -> Network:
        weights = rng.normal(0, len(names) ** -0.5, (size, len(names)))
        return Network(names, weights, np.zeros(size), rng.normal(0, size**-0.5, size), np.zeros(1))

    return Judgement(network(BOARD + HAND, OWN_SIZE), network(OTHERS, OTHERS_SIZE), BEGIN_ROUNDS, BEGIN_POWER)


def read(text: str) -> Judgement:
    """A judgement as it was written."""

    def network(data: dict[str, Any], terms: Sequence[str]) -> Network:
        old = data["terms"]
        names = [name for name in old if name in terms] + [name for name in terms if name not in old]
        rows = [[row[old.index(name)] if name in old else 0.0 for name in terms] for row in data["weights"]]
        parts = (np.array(part, float) for part in (rows, data["offsets"], data["counts"], [data["base"]]))
        return Network(names, *parts)

    data = json.loads(text)
    own, others = network(data["own"], BOARD + HAND), network(data["others"], OTHERS)
    return Judgement(own, others, data["rounds"], data["power"])


def write(learnt: Judgement) -> str:
    """The text of `resources/judgement.json`: a line for each judgement, which counts fully for or against."""

    def rounded(numbers: Array) -> str:
        return json.dumps([round(number, 4) for number in numbers.tolist()])

    def network(one: Network, terms: Sequence[str]) -> str:
        size = np.abs(one.counts)
        columns = [terms.index(name) for name in one.names]
        rows = ",\n   ".join(map(rounded, one.weights[:, columns] * size[:, None]))
        return (
            f'{{\n  "base": {round(one.base.item(), 4)},\n  "terms": {json.dumps(list(one.names))},\n'
            f'  "counts": {json.dumps([-1 if count < 0 else 1 for count in one.counts])},\n'
            f'  "offsets": {rounded(one.offsets * size)},\n  "weights": [\n   {rows}\n  ]\n }}'
        )

    return (
        f'{{\n "rounds": {round(learnt.rounds, 1)},\n "power": {round(learnt.power, 2)},\n'
        f' "own": {network(learnt.own, BOARD + HAND)},\n "others": {network(learnt.others, OTHERS)}\n}}\n'
    )
