"""The Big Game as computer players see it: heuristics for those that plan, advice for the novice."""

from catanqt.scenarios.big_game.ai.advice import ADVICE
from catanqt.scenarios.big_game.ai.heuristics import BigGame

__all__ = ["ADVICE", "HEURISTICS"]

HEURISTICS = BigGame()
