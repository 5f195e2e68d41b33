"""Fishermen as computer players see it: heuristics for those that plan, advice for the novice."""

from catanqt.scenarios.fishermen.ai.advice import ADVICE
from catanqt.scenarios.fishermen.ai.heuristics import Fishermen

__all__ = ["ADVICE", "HEURISTICS"]

HEURISTICS = Fishermen()
