"""The novice in the Big Game: settlers go to the best numbers, laurels buy what is lacking."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.state import Catan
from catanqt.scenarios.big_game.rules.actions import ChallengeTable, FreeSettler, SeatSettler, SendSettler, SpendLaurels
from catanqt_ai.novice.advantages import best_buy
from catanqt_ai.novice.scenario import Goal, NoviceScenario
from catanqt_ai.novice.site_values import hand_after


def seat_settler(game: Catan, seat: int, goal: Goal) -> Action:
    numbers = [option.number for option in game.options() if isinstance(option, SeatSettler)]
    return SeatSettler(min(numbers, key=_distance))


def suggest(game: Catan, seat: int, options: Sequence[Action], goal: Goal) -> Action | None:
    """Spend laurels on the wish, then send a settler with a card to spare."""
    buys = {(option.advantage, option.choice): option for option in options if isinstance(option, SpendLaurels)}
    buy = best_buy(game, seat, goal, buys)
    if buy is not None:
        return buy
    left = hand_after(game.state, seat, goal.cost)
    sends = [option for option in options if isinstance(option, SendSettler) and left[option.provision] > 0]
    if sends:
        return min(sends, key=lambda option: (_distance(option.number), -left[option.provision]))
    challenges = [option for option in options if isinstance(option, ChallengeTable) and left[option.provision] > 1]
    return max(challenges, key=lambda option: left[option.provision], default=None)


def _distance(number: int) -> int:
    """How far a number is from the seven: the nearer, the likelier."""
    return abs(7 - number)


ADVICE = NoviceScenario(suggest=suggest, decisions={FreeSettler: seat_settler})
