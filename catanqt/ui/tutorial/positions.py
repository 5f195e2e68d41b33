"""Builds positions for lessons as position data, which is validated when it is read."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.rules.base.house_rules import PRINTED
from catanqt.rules.base.turn import Dice
from catanqt.rules.catalog import from_position
from catanqt.rules.hexgrid import HexGrid, bits
from catanqt.ui.tutorial.lesson import LEARNER, Data

CITIES, BUILDINGS = 4, 5
"""How many cities a player has, and how many buildings the learner gets at most."""


def task(kind: str, actor: int = LEARNER, **more: int) -> dict[str, Any]:
    return {"kind": kind, "actor": actor, **more}


def before_roll(data: Data) -> None:
    """It is the learner's turn, and the dice are still to be rolled."""
    data["turn"], data["todo"] = LEARNER, [task("BeforeRoll")]
    data["die" if "die" in data else "dice"] = None
    data["offers"] = []


def in_turn(data: Data, dice: tuple[int, int] = (3, 2)) -> None:
    """It is the learner's turn, after the roll."""
    data["turn"], data["todo"] = LEARNER, [task("Turn")]
    if "die" in data:
        data["die"] = dice[0]
    else:
        data["dice"], data["card_played"] = list(dice), False
    data["offers"] = []


def hand(data: Data, seat: int = LEARNER, **cards: int) -> None:
    """These cards and no others."""
    data["players"][seat]["hand"] = cards


def deal_from_deck(data: Data, seat: int, card: str, field: str = "cards") -> None:
    """Give a seat a development card."""
    held = data["players"][seat][field]
    held[card] = held.get(card, 0) + 1
    data["deck"][card] -= 1


def knights(data: Data, count: int) -> None:
    """The learner has played so many knights."""
    player = data["players"][LEARNER]
    data["deck"]["knight"] -= count - player["knights_played"]
    player["knights_played"] = count


def points(data: Data) -> int:
    rules, game = from_position(data)
    return rules.points(game, LEARNER)


def bank_rate(data: Data, kind: int) -> int:
    """How many cards of a kind the bank takes from the learner."""
    rates: list[int] = from_position(data)[1].state.rates
    return rates[5 * LEARNER + kind]


def raise_to(data: Data, wanted: int) -> None:
    """Let the learner have this many points, as in a game that went on for a while; one settlement is kept."""
    player = data["players"][LEARNER]
    while (missing := wanted - points(data)) > 0:
        if missing > 1 and data["largest_army"] is None:
            knights(data, PRINTED.army_minimum)
            data["largest_army"] = LEARNER
        elif len(player["settlements"]) > 1 and len(player["cities"]) < CITIES - 1:
            player["cities"].append(player["settlements"].pop(0))
        elif len(player["settlements"]) + len(player["cities"]) < BUILDINGS:
            player["settlements"].append(settle_near(data, anywhere))
        else:
            deal_from_deck(data, LEARNER, "victory_point")


def settle_near(data: Data, suits: Callable[[Game[Any], int], bool]) -> int:
    """Lay roads of the learner until a settlement can be built on a corner that suits; which one it is."""
    game = from_position(data)[1]
    grid: HexGrid = game.state.config.board.grid
    player = data["players"][LEARNER]
    free = {corner for corner in bits(game.state.free_corners) if suits(game, corner)}
    own = set(player["settlements"]) | set(player["cities"])
    for edge in player["roads"]:
        own |= set(grid.edges[edge])
    taken = {edge for other in data["players"] for edge in other["roads"]}
    foreign = {c for other in data["players"][1:] for c in (*other["settlements"], *other["cities"])}
    way, corner = _way(grid, own - foreign, free, taken, foreign)
    player["roads"] += way
    return corner


def _way(
    grid: HexGrid, start: Iterable[int], ends: set[int], taken: set[int], foreign: set[int]
) -> tuple[list[int], int]:
    """The shortest way over free edges, past nobody else's buildings, and where it ends."""
    queue: deque[tuple[int, list[int]]] = deque((corner, []) for corner in sorted(start))
    met = set(start)
    while queue:
        corner, way = queue.popleft()
        if corner in ends:
            return way, corner
        for edge in grid.corner_edges[corner]:
            other = grid.other_end(edge, corner)
            if edge not in taken and other not in met and other not in foreign:
                met.add(other)
                queue.append((other, [*way, edge]))
    raise ValueError("no way leads there")


def anywhere(game: Game[Any], corner: int) -> bool:
    return True


# Chance


def dice(number: int) -> Callable[[Game[Any]], Action]:
    """Two dice with this sum."""
    first = max(1, number - 6, number // 2)
    return lambda game: Dice(first, number - first)


def paying(game: Game[Any]) -> Action:
    """Dice that pay the learner: the number that comes most often."""
    state = game.state
    board = state.config.board
    corners = tuple(bits(state.settlements[LEARNER] | state.cities[LEARNER]))
    numbers = {
        number
        for corner in corners
        for hex_ in board.grid.corner_hexes[corner]
        if hex_ != state.robber and board.resource[hex_] >= 0
        for number in board.numbers[hex_]
    }
    return dice(min(numbers, key=lambda number: (abs(7 - number), number)))(game)


def pips(game: Game[Any], corner: int) -> int:
    """In how many of 36 rolls a corner pays."""
    board = game.state.config.board
    return sum(6 - abs(7 - number) for hex_ in board.grid.corner_hexes[corner] for number in board.numbers[hex_])


# What a player could do


def first(*kinds: type[Action]) -> Callable[[Game[Any]], Action]:
    """The first option of these kinds, in their order."""

    def choose(game: Game[Any]) -> Action:
        options = game.options()
        found = (action for kind in kinds for action in options if isinstance(action, kind))
        return next(found, options[0])

    return choose


def to_best_corner(*kinds: type[Action]) -> Callable[[Game[Any]], Action]:
    """The road of these kinds that reaches the best corner; without one, the first option."""

    def reach(game: Game[Any], action: Action) -> int:
        grid: HexGrid = game.state.config.board.grid
        free: int = game.state.free_corners
        return max(pips(game, corner) * (free >> corner & 1) for corner in grid.edges[getattr(action, "edge", 0)])

    def choose(game: Game[Any]) -> Action:
        found = [action for action in game.options() if isinstance(action, kinds)]
        return max(found, key=lambda action: reach(game, action), default=game.options()[0])

    return choose


def best_corner(*kinds: type[Action]) -> Callable[[Game[Any]], Action]:
    """The option of these kinds with the best corner; without one, the first option."""

    def choose(game: Game[Any]) -> Action:
        found = [action for action in game.options() if isinstance(action, kinds)]
        return max(found, key=lambda action: pips(game, getattr(action, "corner", 0)), default=game.options()[0])

    return choose
