"""The value network: how likely a seat is to win, learned from who won the games of the training.

It consists of two small networks with one hidden layer of ReLU units and one output each. A seat evaluates itself with
79 inputs and 96 hidden units (79-96-1) and each opponent with 39 inputs and 24 hidden units (39-24-1): together 8,520
input weights. The outputs are logits: the softmax over all seats gives everybody's chance to win. Inputs are the
features of `features.py`. The weights (`resources/value_network.json`, stored by feature name) were trained by
TD(lambda) on games against the novice and itself; `docs/ai.md` describes this, and what of it can be repeated.

The output weights are folded into the hidden layer, so that each hidden unit counts fully for or against; ReLU allows
this because it commutes with positive factors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import mul
from struct import Struct
from typing import Any, NamedTuple

from catanqt import resource
from catanqt_ai.classic.features import BOARD, HAND, OPPONENT, Hand, hand_features
from catanqt_ai.win_probability import PowerLawModel

FILE = "value_network.json"
UNIT = 1 << 20
"""The fixed-point unit of inputs and weights."""
LANE = 64
"""The bits that one hidden unit takes."""


class Perceptron(NamedTuple):
    """One hidden layer of ReLU units and one output; the units that count for the output come first.

    The weights of one input for all hidden units are the lanes of one large integer, so that an input is applied to all
    of them by one multiplication. In pure Python that is five times as fast as unit by unit.
    """

    columns: tuple[int, ...]
    """For each input its weights."""
    biases: int
    """What is added to each hidden unit."""
    lanes: Struct
    """All hidden units as signed numbers."""
    sign_bits: int
    """The sign bits of all lanes."""
    positive: int
    """How many hidden units count for the output; the others count against it."""
    bias: float
    """What is added to the output."""

    def hidden(self, inputs: Sequence[float]) -> int:
        """The sums of all hidden units, before ReLU."""
        return weighted_sum(self.columns, inputs, self.biases)

    def output(self, hidden: int) -> float:
        """The logit. (Negative lanes have borrowed from the next lane, which the sign bits undo.)"""
        bits = (hidden + self.sign_bits) ^ self.sign_bits
        lanes = self.lanes.unpack(bits.to_bytes(self.lanes.size, "little"))
        for_, against = lanes[: self.positive], lanes[self.positive :]
        total: int = sum([one for one in for_ if one > 0]) - sum([one for one in against if one > 0])
        return self.bias + total / (UNIT * UNIT)


def weighted_sum(columns: Sequence[int], inputs: Sequence[float], start: int) -> int:
    """The sum of all columns, each times its input."""
    total: int = sum(map(mul, columns, [int(value * UNIT) for value in inputs]), start)
    return total


def packed(numbers: Sequence[float], unit: int) -> int:
    """Numbers as the lanes of one integer, the first one lowest."""
    return sum(round(number * unit) << LANE * place for place, number in enumerate(numbers))


class ValueNetwork(NamedTuple):
    """Both networks. A seat's own one is divided in two, because hands change more often than boards."""

    board: Perceptron
    """The seat's own network, with the columns of the board's features."""
    hand: Callable[[Hand], int]
    """What a hand adds to the hidden units of `board`; cached, because many boards go with the same hand."""
    opponent: Perceptron
    rounds: float
    """The rounds to go at a logit of zero."""
    power: float
    """A logit higher by this much means e times fewer rounds."""


def _order(data: dict[str, Any]) -> list[int]:
    """The hidden units that count for the output, then those that count against it."""
    return sorted(range(len(data["signs"])), key=lambda place: -data["signs"][place])


def _columns(data: dict[str, Any], names: Sequence[str]) -> tuple[int, ...]:
    """The weights of these features, in this order."""
    rows = [data["weights"][place] for place in _order(data)]
    places = [data["features"].index(name) for name in names]
    return tuple(packed([row[place] for row in rows], UNIT) for place in places)


def _perceptron(data: dict[str, Any], names: Sequence[str]) -> Perceptron:
    biases = packed([data["biases"][place] for place in _order(data)], UNIT * UNIT)
    size = len(data["signs"])
    lanes, sign_bits = Struct(f"<{size}q"), packed([1] * size, 1 << LANE - 1)
    return Perceptron(_columns(data, names), biases, lanes, sign_bits, data["signs"].count(1), data["bias"])


def read_data() -> dict[str, Any]:
    """The weights as they are stored."""
    return resource.read_data(FILE)


@cache
def is_available() -> bool:
    """Whether the weights can be read; without them every level plans with rules alone."""
    try:
        load()
    except (resource.MissingResource, resource.DamagedResource) as error:
        resource.report(FILE, str(error))
        return False
    return True


@cache
def load() -> ValueNetwork:
    """The installed network."""
    data = read_data()
    try:
        return _network(data)
    except (LookupError, TypeError, ValueError, OverflowError) as error:
        raise resource.DamagedResource(resource.resource(FILE), f"weights are missing: {error!r}") from error


def _network(data: dict[str, Any]) -> ValueNetwork:
    own, opponent = data["own"], data["opponent"]
    columns = _columns(own, HAND.names)

    @lru_cache(maxsize=128)
    def hand(held: Hand) -> int:
        return weighted_sum(columns, hand_features(held), 0)

    board = _perceptron(own, BOARD.names)
    return ValueNetwork(board, hand, _perceptron(opponent, OPPONENT.names), data["rounds"], data["power"])


def probability_model() -> PowerLawModel:
    """How rounds make chances where they come from logits."""
    return PowerLawModel(load().power)
