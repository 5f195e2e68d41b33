"""Features as (name, function) pairs, and sets of them that make the input vectors of the value network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from catanqt.rules.base.board import RESOURCES

Facts = TypeVar("Facts")
Feature = tuple[str, Callable[[Facts], float]]
"""A name, and the function that computes the feature from the facts of its set."""


class FeatureSet(Generic[Facts]):
    """Features over the same facts, in the order of the network's inputs."""

    def __init__(self, features: Sequence[Feature[Facts]]) -> None:
        self.names = tuple(name for name, _ in features)
        self._functions = tuple(function for _, function in features)
        if len(set(self.names)) != len(self.names):
            raise ValueError(f"a feature is named twice: {self.names}")

    def vector(self, facts: Facts) -> list[float]:
        """The values of all features."""
        return [function(facts) for function in self._functions]


def by_resource(facts: type[Facts], name: str, amount: Callable[[Facts, int], float]) -> list[Feature[Facts]]:
    """A feature for each resource, computed from facts of this type."""

    def bound(kind: int) -> Callable[[Facts], float]:
        return lambda it: amount(it, kind)

    return [(f"{name} {resource}", bound(kind)) for kind, resource in enumerate(RESOURCES)]


def clipped(value: float, low: float, high: float) -> float:
    return low if value < low else high if value > high else value
