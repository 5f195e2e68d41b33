"""What the player knows of each scenario: one file each, found by the scenario's name when it is first needed."""

from __future__ import annotations

from functools import cache

from ai.classic.lore import Lore
from catanqt.rules.base.state import State


@cache
def _known() -> dict[str, Lore]:
    # The files use the player's own tools, which ask here: so they are read late.
    from ai.classic.scenarios.big_game import BigGame
    from ai.classic.scenarios.fishermen import Fishermen
    from ai.classic.scenarios.soccer_fever import SoccerFever

    return {"big-game": BigGame(), "fishermen": Fishermen(), "soccer-fever": SoccerFever()}


def lores(state: State) -> list[Lore]:
    return [_known()[scenario.name] for scenario in state.table.scenarios if scenario.name in _known()]
