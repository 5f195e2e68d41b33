"""Luck: the chances to win after an outcome of chance, minus their average over all possible outcomes.

By this definition luck adds up to nothing in the long run. What a seat cannot see changes nothing for it: every
position is imagined anew as the seat knows it, so an outcome that is hidden from it is worth the same as any other.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from catanqt.kernel.chance import chance_task
from catanqt.kernel.game import Action, Game
from catanqt.kernel.ruleset import Ruleset

MOST_OUTCOMES = 60
"""Of more outcomes than this only so many are looked at."""
ChancesOf = Callable[[Game[Any]], tuple[float, ...]]
"""Everybody's chances in an imagined game."""


def changes_by(
    rules: Ruleset, game: Game[Any], seat: int, outcome: Action, chances_of: ChancesOf, seed: str
) -> tuple[tuple[float, ...], bool]:
    """By how much an outcome was better for everybody than was to be expected, and whether `seat` could see it."""
    imagined = rules.imagine(game, seat, random.Random(seed))
    task = chance_task(imagined)
    outcomes = list(task.outcomes(imagined))
    weights = list(task.weights(imagined) or (1,) * len(outcomes))
    likely = [(one, weight) for one, weight in zip(outcomes, weights, strict=True) if weight]
    if len(likely) < 2:
        return (0.0,) * game.state.config.players, True
    if len(likely) > MOST_OUTCOMES:
        likely = random.Random(seed).sample(likely, MOST_OUTCOMES)

    def after(position: Game[Any], action: Action) -> tuple[Game[Any], tuple[float, ...]]:
        copy = position.copy()
        copy.apply(action)
        seen = copy if copy.over else rules.imagine(copy, seat, random.Random(seed))
        return seen, decided(rules, copy) or chances_of(seen)

    total = sum(weight for _, weight in likely)
    worths = [(one, *after(imagined, one), weight / total) for one, weight in likely]
    seen, real = after(game, outcome)
    changes = tuple(
        chance - sum(share * worth[other] for _, _, worth, share in worths) for other, chance in enumerate(real)
    )
    alike = (position for one, position, worth, _ in worths if one != outcome and worth == real)
    return changes, seen.over or not any(_look_alike(rules, seen, position) for position in alike)


def _look_alike(rules: Ruleset, one: Game[Any], other: Game[Any]) -> bool:
    return rules.to_position(one) == rules.to_position(other)


def decided(rules: Ruleset, game: Game[Any]) -> tuple[float, ...] | None:
    """The chances once somebody has won."""
    if not game.over:
        return None
    winner = rules.winner(game)
    return tuple(float(seat == winner) for seat in range(game.state.config.players))
