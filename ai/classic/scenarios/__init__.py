"""What the player knows of each scenario, by the scenario's name."""

from __future__ import annotations

from ai.classic.lore import Lore
from catanqt.rules.base.state import State

LORES: dict[str, Lore] = {}


def lores(state: State) -> list[Lore]:
    return [LORES[scenario.name] for scenario in state.table.scenarios if scenario.name in LORES]
