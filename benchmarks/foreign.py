"""Strength in a foreign engine: one of ours against three value bots in Catanatron 3.2.1.

At each decision of our seat Catanatron's state is written as a position of ours and read by `from_position`; the agent
decides on an imagined copy of it, so it sees what a player may see, and keeps nothing between decisions. There is no
trade between players there, and discards are random. Seats rotate; game i has the same board for every agent.
Run it with `python3 dev.py bench foreign`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any

from _valuebot import ValueBot
from catanatron import Color
from catanatron import Game as Catanatron
from catanatron.models.enums import CITY, RESOURCES, ROAD, SETTLEMENT, ActionPrompt, ActionType
from catanatron.models.map import NodeRef
from catanatron.models.player import Player

from catanqt.kernel.agent import Budget
from catanqt.kernel.codec import DecodeError
from catanqt.rules.base import board as boards
from catanqt.rules.base import building, cards, robber, setup, turn
from catanqt.rules.base.state import CARDS
from catanqt.rules.catalog import ruleset
from catanqt.rules.hexgrid import CORNER_OFFSETS, centre, make_grid
from catanqt.simulate import wilson
from catanqt_ai.registry import make_agent

TERRAIN = dict(zip(RESOURCES, boards.TERRAINS, strict=True)) | {None: "desert"}
CARD_NAMES = dict(zip(("KNIGHT", "VICTORY_POINT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY"), CARDS, strict=True))
ENOUGH_OFFERS = 9
"""There is no trade between players there: everybody is told that enough offers were made in this turn."""
REFS = (NodeRef.NORTH, NodeRef.NORTHEAST, NodeRef.SOUTHEAST, NodeRef.SOUTH, NodeRef.SOUTHWEST, NodeRef.NORTHWEST)


class Atlas:
    """Converts between one of their maps and our numbers."""

    def __init__(self, catan_map: Any) -> None:
        tiles = catan_map.land_tiles
        self.coordinates = list(tiles)
        self.grid = make_grid(tuple((x, z) for x, _, z in tiles))
        self.corner: dict[int, int] = {}
        for (x, _, z), tile in tiles.items():
            here = centre((x, z))
            for ref, (dx, dy) in zip(REFS, CORNER_OFFSETS, strict=True):
                self.corner[tile.nodes[ref]] = self.grid.corner_at((here[0] + dx, here[1] + dy))
        self.node = {corner: node for node, corner in self.corner.items()}
        self.board = {
            "hexes": [
                {"q": x, "r": z, "terrain": TERRAIN[tile.resource], "numbers": [tile.number] if tile.number else []}
                for (x, _, z), tile in tiles.items()
            ],
            "harbours": list(self._harbours(catan_map)),
            "extras": {},
        }

    def _harbours(self, catan_map: Any) -> Any:
        for resource, nodes in catan_map.port_nodes.items():
            for one in nodes:
                for two in nodes:
                    near = self.corner[one], self.corner[two]
                    if one < two and near[1] in self.grid.corner_neighbours[near[0]]:
                        kind = "any" if resource is None else boards.RESOURCES[RESOURCES.index(resource)]
                        yield {"edge": self.grid.edge_between(*near), "kind": kind}

    def edge(self, nodes: tuple[int, int]) -> int:
        return self.grid.edge_between(self.corner[nodes[0]], self.corner[nodes[1]])

    def nodes(self, edge: int) -> set[int]:
        return {self.node[corner] for corner in self.grid.edges[edge]}


@cache
def atlas(catan_map: Any) -> Atlas:
    return Atlas(catan_map)


def position(state: Any) -> dict[str, Any]:
    """Their state as a position of ours."""
    here = atlas(state.board.map)
    seat = state.current_player_index
    rolled = state.player_state[f"P{seat}_HAS_ROLLED"]
    left = {name: state.development_listdeck.count(theirs) for theirs, name in CARD_NAMES.items()}
    return {
        "position": 1,
        "game": "classic",
        "scenarios": [],
        "goal": 10,
        "options": {},
        "board": here.board,
        "players": [_player(state, here, index) for index in range(len(state.colors))],
        "deck": left,
        "robber": here.coordinates.index(state.board.robber_coordinate),
        "longest_road": _holder(state, "HAS_ROAD"),
        "largest_army": _holder(state, "HAS_ARMY"),
        "turn": state.current_turn_index,
        "turn_number": max(1, state.num_turns),
        "dice": [3, 3] if rolled else None,
        "card_played": state.player_state[f"P{seat}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"],
        "offers": [[[1, 0, 0, 0, 0], [0, 1, 0, 0, 0]]] * ENOUGH_OFFERS,
        "todo": [ruleset("classic").codec.encode(task) for task in _todo(state, here, seat, rolled)],
        "parts": {},
    }


def _player(state: Any, here: Atlas, index: int) -> dict[str, Any]:
    color, own = state.colors[index], state.player_state
    buildings = state.buildings_by_color[color]
    held = {name: own[f"P{index}_{theirs}_IN_HAND"] for theirs, name in CARD_NAMES.items()}
    new = dict.fromkeys(held, 0)
    if not any(action.action_type == ActionType.PLAY_ROAD_BUILDING for action in state.playable_actions):
        # Theirs may only be played with a lumber and a brick in hand.
        new["road_building"], held["road_building"] = held["road_building"], 0
    return {
        "hand": {
            name: own[f"P{index}_{theirs}_IN_HAND"] for theirs, name in zip(RESOURCES, boards.RESOURCES, strict=True)
        },
        "cards": held,
        "new_cards": new,
        "knights_played": own[f"P{index}_PLAYED_KNIGHT"],
        "settlements": sorted(here.corner[node] for node in buildings[SETTLEMENT]),
        "cities": sorted(here.corner[node] for node in buildings[CITY]),
        "roads": sorted({here.edge(edge) for edge in buildings[ROAD]}),
    }


def _holder(state: Any, what: str) -> int | None:
    return next((i for i in range(len(state.colors)) if state.player_state[f"P{i}_{what}"]), None)


def _todo(state: Any, here: Atlas, seat: int, rolled: bool) -> list[Any]:
    prompt = state.current_prompt
    if state.is_initial_build_phase:
        seats = list(range(len(state.colors)))
        snake = [*((one, 1) for one in seats), *((one, 2) for one in reversed(seats))]
        built = sum(len(state.buildings_by_color[color][SETTLEMENT]) for color in state.colors)
        tasks: list[Any] = [setup.FirstTurn(), *(setup.Founding(*one) for one in reversed(snake[built:]))]
        if prompt == ActionPrompt.BUILD_INITIAL_ROAD:
            last = state.buildings_by_color[state.colors[seat]][SETTLEMENT][-1]
            tasks.append(setup.FoundingRoad(seat, here.corner[last]))
        return tasks
    tasks = [turn.Turn(seat) if rolled else turn.BeforeRoll(seat)]
    if prompt == ActionPrompt.MOVE_ROBBER:
        tasks.append(robber.RobberMove(seat))
    elif state.is_road_building:
        tasks.append(building.FreeRoads(seat, state.free_roads_available))
    return tasks


class OurAgent(Player):
    """One of our agents at their table."""

    def __init__(self, color: Color, name: str) -> None:
        super().__init__(color)
        self.agent = make_agent(name, "foreign")
        self.seconds: list[float] = []

    def decide(self, game: Any, playable_actions: Any) -> Any:
        actions = list(playable_actions)
        if len(actions) == 1:
            return actions[0]
        state = game.state
        data = position(state)
        try:
            here = ruleset("classic").from_position(data)
        except DecodeError:
            # Their longest road can be wrong by our rules.
            here = ruleset("classic").from_position({**data, "longest_road": None})
        seat = state.current_player_index
        imagined = ruleset("classic").imagine(here, seat, random.Random(len(state.actions)))
        start = time.process_time()
        action = self.agent.choose(imagined, seat, Budget())
        victim = None
        if isinstance(action, robber.MoveRobber):
            imagined.play(action)
            if not imagined.over and isinstance(imagined.task, robber.RobberVictim):
                victim = self.agent.choose(imagined, seat, Budget())
        self.seconds.append(time.process_time() - start)
        return _translate(state, action, victim, actions)


def _translate(state: Any, action: Any, victim: Any, actions: list[Any]) -> Any:
    """Their action that is ours."""
    here = atlas(state.board.map)
    kind, fits = _KINDS[type(action)]
    if isinstance(action, robber.MoveRobber):
        found = [one for one in actions if one.value[0] == here.coordinates[action.hex]]
        wanted = None if victim is None else state.colors[victim.seat]
        return next((one for one in found if one.value[1] == wanted), found[0])
    return next(one for one in actions if one.action_type == kind and fits(here, action, one.value))


def _same_road(here: Atlas, action: Any, value: Any) -> bool:
    return here.nodes(action.edge) == set(value)


def _same_node(here: Atlas, action: Any, value: Any) -> bool:
    return bool(here.node[action.corner] == value)


def _always(here: Atlas, action: Any, value: Any) -> bool:
    return True


def _same_trade(here: Atlas, action: Any, value: Any) -> bool:
    return bool(value[0] == RESOURCES[action.give] and value[-1] == RESOURCES[action.take])


_KINDS: dict[type, Any] = {
    setup.FoundSettlement: (ActionType.BUILD_SETTLEMENT, _same_node),
    setup.FoundRoad: (ActionType.BUILD_ROAD, _same_road),
    turn.Roll: (ActionType.ROLL, _always),
    turn.EndTurn: (ActionType.END_TURN, _always),
    turn.BankTrade: (ActionType.MARITIME_TRADE, _same_trade),
    building.BuildRoad: (ActionType.BUILD_ROAD, _same_road),
    building.PlaceRoad: (ActionType.BUILD_ROAD, _same_road),
    building.BuildSettlement: (ActionType.BUILD_SETTLEMENT, _same_node),
    building.BuildCity: (ActionType.BUILD_CITY, _same_node),
    cards.BuyCard: (ActionType.BUY_DEVELOPMENT_CARD, _always),
    cards.PlayKnight: (ActionType.PLAY_KNIGHT_CARD, _always),
    cards.PlayRoadBuilding: (ActionType.PLAY_ROAD_BUILDING, _always),
    cards.PlayYearOfPlenty: (
        ActionType.PLAY_YEAR_OF_PLENTY,
        lambda here, action, value: value == (RESOURCES[action.first], RESOURCES[action.second]),
    ),
    cards.PlayMonopoly: (
        ActionType.PLAY_MONOPOLY,
        lambda here, action, value: value == RESOURCES[action.resource],
    ),
    robber.MoveRobber: (ActionType.MOVE_ROBBER, _always),
}


def play(name: str, number: int) -> tuple[bool, int, list[float]]:
    """Game number `number`: whether we won, its turns, and the CPU seconds of our decisions."""
    ours = OurAgent(list(Color)[number % 4], name)
    players = [ours if color == ours.color else ValueBot(color) for color in Color]
    game = Catanatron(players, seed=number + 1)
    winner = game.play()
    return winner == ours.color, game.state.num_turns, ours.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="one of ours against three value bots in Catanatron 3.2.1")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.games)
    wins, turns, seconds = 0, 0, []
    with ProcessPoolExecutor(options.jobs) as pool:
        for done, (won, length, spent) in enumerate(pool.map(play, [options.player] * options.games, numbers), 1):
            wins, turns = wins + won, turns + length
            seconds += spent
            low, high = wilson(wins, done)
            bar = "#" * (30 * done // options.games)
            line = f"\r[{bar:.<30}] {done} games, {100 * wins / done:.1f} % [{100 * low:.0f}, {100 * high:.0f}]"
            print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seconds.sort()
    figures = {
        "player": options.player,
        "games": options.games,
        "wins": wins,
        "share": round(wins / options.games, 4),
        "interval95": [round(bound, 4) for bound in wilson(wins, options.games)],
        "turns": round(turns / options.games, 1),
        "decision_ms": {
            "mean": round(1e3 * sum(seconds) / len(seconds), 1),
            "p95": round(1e3 * seconds[int(0.95 * len(seconds))], 1),
            "p99": round(1e3 * seconds[int(0.99 * len(seconds))], 1),
        },
        "wanted": {"share": 0.7},
    }
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
