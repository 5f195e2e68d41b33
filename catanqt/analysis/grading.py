"""Grades: what share of the chance one had a decision gave away.

Shares are used because points of winning chance do not measure skill: whoever is losing has few left to lose. A loss
counts only if it is larger than twice its standard error, and the worse grades need a loss in points as well.
"""

from __future__ import annotations

from catanqt.analysis.model import SMALLEST_CHANCE, Grade

ONLY_SHARE, ONLY_LEAST = 0.25, 0.02
"""What every other move must give away, as a share of the chance and of certainty, if there is only one."""
NOISE = 2.0
"""A loss smaller than so many of its standard errors is none."""
THRESHOLDS = (
    (Grade.BLUNDER, 0.25, 0.02),
    (Grade.MISTAKE, 0.12, 0.01),
    (Grade.INACCURACY, 0.05, 0.003),
)
"""The least share of the chance, and the least part of certainty, that a decision of this grade gives away."""


def grade_of(chance: float, lost: float, error: float, is_best: bool, margin: float = 0.0) -> Grade:
    """The grade of a decision that gave away `lost` of a chance; every other one would have lost `margin`."""
    if is_best:
        only = margin >= ONLY_LEAST and margin >= ONLY_SHARE * chance
        return Grade.ONLY if only else Grade.BEST
    if lost > NOISE * error:
        share = lost / max(chance, SMALLEST_CHANCE)
        for grade, least_share, least in THRESHOLDS:
            if share >= least_share and lost >= least:
                return grade
    return Grade.GOOD
