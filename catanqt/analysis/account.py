"""The account: how the chance a seat began with became its result, by its own decisions, luck and the others.

Chances are compared from the beginning of one turn to that of the next, where the estimate is most reliable. What
a turn of one's own changes beyond luck is the work of one's own decisions. In the turns of others these are what was
given away there, and the rest is what the others did.

The estimate expects an average player. So good decisions add to the chance, although none can be better than the best;
what was given away compared with the best is shown beside the account.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from catanqt.analysis.model import Account, Decision, Moment, Swing


def account_of(seat: int, decisions: Sequence[Decision], swings: Sequence[Swing], moments: Sequence[Moment]) -> Account:
    """The account of a seat, as far as its decisions have been judged."""
    own = luck = others = 0.0
    for before, after in pairwise(moments):
        turn = range(before.index, after.index)
        lucky = sum((one.changes[seat] for one in swings if one.index in turn), 0.0)
        lost = sum((one.counted for one in decisions if one.index in turn), 0.0)
        change = after.chances[seat] - before.chances[seat] - lucky
        mine = change if before.mover == seat and before.turn else -lost
        own += mine
        others += change - mine
        luck += lucky
    return Account(moments[0].chances[seat], own, luck, others, sum((one.counted for one in decisions), 0.0))
