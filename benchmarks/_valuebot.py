"""A bot for Catanatron's engine that plays by the terms and weights published for its value-function bot "F".

The package on PyPI (3.2.1) lacks that bot. This is written anew from the description of its terms: the move after which
the weighted sum is greatest, looking at the real position (it sees all cards, as F does).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from catanatron.models.board import STATIC_GRAPH
from catanatron.models.enums import CITY, RESOURCES, SETTLEMENT
from catanatron.models.map import number_probability
from catanatron.models.player import Player
from catanatron.state_functions import (
    get_longest_road_length,
    get_played_dev_cards,
    player_key,
    player_num_dev_cards,
    player_num_resource_cards,
)

POINTS, PRODUCTION, ENEMY = 3e14, 1e8, -1e8
REACH_ONE, SITES, TILES = 1e4, 1e3, 1.0
SYNERGY, HAND, TOO_MANY, CARDS, ARMY = 1e2, 1.0, -5.0, 10.0, 10.1
ROAD, ROAD_WITH_SITES = 10.0, 0.1
KIND = 4 * 2.778 / 100
"""A kind of resource is worth four pips more than its production."""


class ValueBot(Player):
    """Greedy by value, one move ahead."""

    def decide(self, game: Any, playable_actions: Any) -> Any:
        actions = list(playable_actions)
        if len(actions) == 1:
            return actions[0]
        best, chosen = float("-inf"), None
        for action in actions:
            after = game.copy()
            after.execute(action)
            value = worth(after.state, self.color)
            if value > best:
                best, chosen = value, action
        return chosen


def worth(state: Any, color: Any) -> float:
    """The weighted sum of a position for one player and the next one after it."""
    own = production(state, color)
    enemy = production(state, state.colors[(state.colors.index(color) + 1) % len(state.colors)])
    sites = len(state.board.buildable_node_ids(color))
    cards = player_num_resource_cards(state, color)
    total = state.player_state[f"{player_key(state, color)}_VICTORY_POINTS"] * POINTS
    total += PRODUCTION * (sum(own.values()) + KIND * sum(1 for amount in own.values() if amount))
    total += ENEMY * sum(enemy.values())
    total += REACH_ONE * reachable(state, color) + SYNERGY * synergy(state, color) + SITES * sites
    total += TILES * touched(state, color) + HAND * cards + (TOO_MANY if cards > 7 else 0.0)
    total += get_longest_road_length(state, color) * (ROAD_WITH_SITES if sites else ROAD)
    total += CARDS * player_num_dev_cards(state, color) + ARMY * get_played_dev_cards(state, color, "KNIGHT")
    return float(total)


def production(state: Any, color: Any) -> Counter[str]:
    """Chances by resource, cities twice, the robber's hex not at all."""
    board = state.board
    robbed = board.map.land_tiles[board.robber_coordinate]
    found: Counter[str] = Counter()
    for kind, times in ((SETTLEMENT, 1), (CITY, 2)):
        for node in state.buildings_by_color[color][kind]:
            for tile in board.map.adjacent_tiles[node]:
                if tile.resource is not None and tile is not robbed:
                    found[tile.resource] += times * number_probability(tile.number)
    return found


def reachable(state: Any, color: Any) -> float:
    """The production of all one's own and free sites that another road would reach."""
    board = state.board
    buildings = state.buildings_by_color[color]
    usable = {*buildings[SETTLEMENT], *buildings[CITY], *board.buildable_node_ids(color, True)}
    nodes = {node for component in board.connected_components[color] for node in component}
    for node in list(nodes):
        owner = board.buildings.get(node)
        if owner is None or owner[0] == color:
            for other in STATIC_GRAPH.neighbors(node):
                if board.roads.get((node, other)) in (None, color):
                    nodes.add(other)
    return sum(sum(board.map.node_production[node].values()) for node in nodes & usable)


def synergy(state: Any, color: Any) -> float:
    """How near the hand is to a city and to a settlement."""
    held = {kind: player_num_resource_cards(state, color, kind) for kind in RESOURCES}
    city = (max(0, 2 - held["WHEAT"]) + max(0, 3 - held["ORE"])) / 5
    settlement = sum(max(0, 1 - held[kind]) for kind in ("WHEAT", "SHEEP", "BRICK", "WOOD")) / 4
    return (2 - city - settlement) / 2


def touched(state: Any, color: Any) -> int:
    """On how many tiles one sits."""
    buildings = state.buildings_by_color[color]
    nodes = buildings[SETTLEMENT] + buildings[CITY]
    return len({tile.id for node in nodes for tile in state.board.map.adjacent_tiles[node]})
