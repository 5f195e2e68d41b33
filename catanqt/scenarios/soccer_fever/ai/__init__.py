"""Soccer Fever as computer players see it: heuristics for those that plan, advice for the novice."""

from catanqt.scenarios.soccer_fever.ai.advice import ADVICE
from catanqt.scenarios.soccer_fever.ai.heuristics import SoccerFever

__all__ = ["ADVICE", "HEURISTICS"]

HEURISTICS = SoccerFever()
