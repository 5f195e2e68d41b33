"""The novice among the Fishermen: it values fisheries, buys what is lacking, and passes the shoe on."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish
from catanqt.scenarios.fishermen.rules.part import NAME, Part
from catanqt_ai.novice.advantages import best_buy
from catanqt_ai.novice.scenario import Goal, NoviceScenario


def suggest(game: Catan, seat: int, options: Sequence[Action], goal: Goal) -> Action | None:
    """Hand the shoe to the strongest, then spend fish on the wish."""
    takers = [option for option in options if isinstance(option, PassShoe)]
    if takers:
        return max(takers, key=lambda option: game.state.score[option.seat])
    buys = {(option.advantage, option.choice): option for option in options if isinstance(option, SpendFish)}
    return best_buy(game, seat, goal, buys)


def corner_bonus(state: State, corner: int) -> float:
    """A fishery is worth about half of what land with its number is."""
    fish: Part = state.scenario_state[NAME]
    return sum(0.5 * (6 - abs(7 - number)) for number, corners in fish.fisheries.items() if corner in corners)


ADVICE = NoviceScenario(suggest=suggest, corner_bonus=corner_bonus)
