"""Trains the value network: TD(lambda) targets, cross-entropy loss, Adam; reads and writes the weights as JSON.

Everybody's chance is the softmax of the logits, one's own from one network and the opponents' from another. The target
of a position is a mixture of what the network says of the next position of the same seat (lambda-returns) and who won
in the end. `fitting.py` plays the games.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from catanqt_ai.classic.features import BOARD, HAND, OPPONENT

Array = NDArray[Any]

OWN = BOARD.names + HAND.names
"""The inputs of a seat's own network."""
OWN_SIZE, OPPONENT_SIZE = 96, 24
"""The hidden units of new networks."""
BEGIN_ROUNDS, BEGIN_POWER = 50.0, 2.5
"""How logits become rounds until a line can be fitted."""
LAMBDA = 0.8
"""The lambda of the returns: the weight of later positions against the next one."""
PASSES, BATCH = 3, 512
FIRST_RATE, LAST_RATE = 1e-3, 5e-5


class Trajectory(NamedTuple):
    """One learner's game, position by position. Seats are counted from the learner's own."""

    own: Array
    """The features of `BOARD` and `HAND`."""
    others: Array
    """For each opponent the features of `OPPONENT`."""
    rounds: Array
    """How many rounds were still to be played."""
    winner: int
    alike: bool = False
    """Whether all four seats played alike: then nobody is the better player."""


@dataclass(frozen=True, slots=True)
class Perceptron:
    """One hidden layer of ReLU units and one output; training changes `parts` in place."""

    names: Sequence[str]
    """The features in the order of the file; the weights have them in the order of the feature sets."""
    weights: Array
    biases: Array
    output_weights: Array
    bias: Array

    @property
    def parts(self) -> list[Array]:
        return [self.weights, self.biases, self.output_weights, self.bias]

    def logit(self, terms: Array) -> Array:
        found: Array = self.bias + np.maximum(terms @ self.weights.T + self.biases, 0) @ self.output_weights
        return found

    def gradient(self, terms: Array, slopes: Array) -> list[Array]:
        """How much each of `parts` changes the loss, if the logits change it by `slopes`."""
        sums = terms @ self.weights.T + self.biases
        back = np.where(sums > 0, slopes[:, None] * self.output_weights, 0)
        return [back.T @ terms, back.sum(0), slopes @ np.maximum(sums, 0), slopes.sum(keepdims=True)]


@dataclass(slots=True)
class ValueNetwork:
    """Both networks, and how logits become rounds."""

    own: Perceptron
    others: Perceptron
    rounds: float
    power: float

    @property
    def parts(self) -> list[Array]:
        return self.own.parts + self.others.parts

    def chances(self, own: Array, others: Array) -> Array:
        """For each position everybody's chance, one's own first."""
        logits = np.column_stack([self.own.logit(own), self.others.logit(others)])
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Array = shares / shares.sum(axis=1, keepdims=True)
        return found

    def gradient(self, own: Array, others: Array, targets: Array) -> list[Array]:
        """How much each of `parts` changes the loss of these positions."""
        slopes = (self.chances(own, others) - targets) / len(targets)
        flat = others.reshape(-1, others.shape[-1])
        return self.own.gradient(own, slopes[:, 0]) + self.others.gradient(flat, slopes[:, 1:].ravel())


def cross_entropy(chances: Array, targets: Array) -> float:
    return float(-(targets * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def lambda_returns(chances: Array, winner: int, share: float) -> Array:
    """The targets of a trajectory: the predictions for its next positions, and in the end who won."""
    targets, target = np.empty_like(chances), np.eye(chances.shape[1])[winner]
    for place in reversed(range(len(chances))):
        targets[place] = target
        target = share * target + (1 - share) * chances[place]
    return targets


def loss(network: ValueNetwork, trajectories: Collection[Trajectory], share: float = 1.0) -> float:
    """The mean loss over all positions; with a share of one against who won, without bootstrapping."""
    said = [network.chances(one.own, one.others) for one in trajectories]
    wanted = [lambda_returns(chances, one.winner, share) for chances, one in zip(said, trajectories, strict=True)]
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
    network: ValueNetwork,
    trajectories: Collection[Trajectory],
    adam: Adam,
    rng: np.random.Generator,
    share: float = LAMBDA,
    span: tuple[float, float] = (0.0, 1.0),
) -> None:
    """Learn from these games; `span` is the part of all learning that this is, for the rate falls all the time."""
    own, others = (np.concatenate([one[place] for one in trajectories]) for place in (0, 1))
    targets = np.concatenate(
        [lambda_returns(network.chances(one.own, one.others), one.winner, share) for one in trajectories]
    )
    batches = [
        batch for _ in range(PASSES) for batch in np.array_split(rng.permutation(len(own)), -(-len(own) // BATCH))
    ]
    for done, batch in enumerate(batches):
        part = span[0] + (span[1] - span[0]) * done / len(batches)
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** part
        adam.step(network.gradient(own[batch], others[batch], targets[batch]), rate)


def calibrated(network: ValueNetwork, trajectories: Collection[Trajectory]) -> ValueNetwork:
    """The same without what it has learnt of being the better player: among four alike each wins a quarter."""
    alike = [one for one in trajectories if one.alike]
    if not alike:
        return network
    own, others = (np.concatenate([one[place] for one in alike]) for place in (0, 1))
    won = sum(len(one.own) for one in alike if one.winner == 0) / len(own)
    low, high = -10.0, 10.0
    while high - low > 1e-4:
        middle = (low + high) / 2
        level = replace(network, own=replace(network.own, bias=network.own.bias + middle))
        low, high = (low, middle) if level.chances(own, others)[:, 0].mean() > won else (middle, high)
    return level


def fit_rounds(network: ValueNetwork, trajectories: Collection[Trajectory]) -> None:
    """How many rounds a standing takes: a straight line through their logarithms, for those who won."""
    won = [one for one in trajectories if one.winner == 0]
    if not won:
        return
    logits = network.own.logit(np.concatenate([one.own for one in won]))
    logarithms = np.log(np.concatenate([one.rounds for one in won]))
    apart = logits - logits.mean()
    fall = -(apart @ logarithms) / max(apart @ apart, 1e-12)
    if fall > 0:
        network.power = float(1 / fall)
        network.rounds = float(np.exp(logarithms.mean() + fall * logits.mean()))


def begin(rng: np.random.Generator) -> ValueNetwork:
    """A network with random weights."""

    def perceptron(names: Sequence[str], size: int) -> Perceptron:
        weights = rng.normal(0, len(names) ** -0.5, (size, len(names)))
        return Perceptron(names, weights, np.zeros(size), rng.normal(0, size**-0.5, size), np.zeros(1))

    return ValueNetwork(perceptron(OWN, OWN_SIZE), perceptron(OPPONENT.names, OPPONENT_SIZE), BEGIN_ROUNDS, BEGIN_POWER)


def read(text: str) -> ValueNetwork:
    """The network of a file; features that are new since begin with no weight."""

    def perceptron(data: dict[str, Any], terms: Sequence[str]) -> Perceptron:
        old = data["features"]
        names = [name for name in old if name in terms] + [name for name in terms if name not in old]
        rows = [[row[old.index(name)] if name in old else 0.0 for name in terms] for row in data["weights"]]
        parts = (np.array(part, float) for part in (rows, data["biases"], data["signs"], [data["bias"]]))
        return Perceptron(names, *parts)

    data = json.loads(text)
    own, others = perceptron(data["own"], OWN), perceptron(data["opponent"], OPPONENT.names)
    return ValueNetwork(own, others, data["rounds"], data["power"])


def write(network: ValueNetwork) -> str:
    """The text of `resources/value_network.json`: a line for each hidden unit, its output weight folded into it."""

    def rounded(numbers: Array) -> str:
        return json.dumps([round(number, 4) for number in numbers.tolist()])

    def perceptron(one: Perceptron, terms: Sequence[str]) -> str:
        size = np.abs(one.output_weights)
        columns = [terms.index(name) for name in one.names]
        rows = ",\n   ".join(map(rounded, one.weights[:, columns] * size[:, None]))
        return (
            f'{{\n  "bias": {round(one.bias.item(), 4)},\n  "features": {json.dumps(list(one.names))},\n'
            f'  "signs": {json.dumps([-1 if count < 0 else 1 for count in one.output_weights])},\n'
            f'  "biases": {rounded(one.biases * size)},\n  "weights": [\n   {rows}\n  ]\n }}'
        )

    return (
        f'{{\n "rounds": {round(network.rounds, 1)},\n "power": {round(network.power, 2)},\n'
        f' "own": {perceptron(network.own, OWN)},\n "opponent": {perceptron(network.others, OPPONENT.names)}\n}}\n'
    )
