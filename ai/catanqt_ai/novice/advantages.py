"""Which of the five advantages the novice buys with laurels or fish."""

from __future__ import annotations

from collections.abc import Mapping

from catanqt.kernel.game import Action
from catanqt.rules.advantages import CARD, NOTHING, RESOURCE, ROAD, ROBBER_HOME, STEAL
from catanqt.rules.base.building import BuildRoad
from catanqt.rules.base.state import Catan
from catanqt_ai.novice.scenario import Goal
from catanqt_ai.novice.site_values import hand_after

Buys = Mapping[tuple[int, int], Action]


def best_buy(game: Catan, seat: int, goal: Goal, buys: Buys) -> Action | None:
    """The last card for the wish, a road it wants, the robber off one's land, a card; then a theft."""
    if not buys:
        return None
    state = game.state
    left = hand_after(state, seat, goal.cost)
    lacking = [kind for kind, amount in enumerate(left) if amount < 0]
    if sum(-left[kind] for kind in lacking) == 1 and (RESOURCE, lacking[0]) in buys:
        return buys[RESOURCE, lacking[0]]
    if isinstance(goal.action, BuildRoad) and (ROAD, NOTHING) in buys:
        return buys[ROAD, NOTHING]
    robbed = state.robber >= 0 and any(slot // 5 == seat for slot, _ in state.yields[state.robber][1])
    if robbed and (ROBBER_HOME, NOTHING) in buys:
        return buys[ROBBER_HOME, NOTHING]
    if (CARD, NOTHING) in buys:
        return buys[CARD, NOTHING]
    victims = [choice for advantage, choice in buys if advantage == STEAL]
    if victims and (RESOURCE, 0) in buys:
        return buys[STEAL, max(victims, key=lambda other: state.score[other])]
    return None
