"""A table for the scenario tests: the base game's table (see `tests.rules.base.table` for its map) and their boards.

Most tests play on the beginners' island. With Soccer Fever its hexes 1 (corners 1 4 5 8 9 13) and 9 (corners 18 23
24 29 30 35) are pitches, and hex 3 has the discs 2 and 12. With the Fishermen the fisheries lie at these corners:

    4: 38 43 47    5: 48 51 52    6: 3 7 11    8: 0 1 4    9: 32 37 42    10: 15 20 26

In four-player leagues the seats are white, orange, red and blue; with three they are red, orange and blue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from catanqt.kernel.game import Action, Event, Task
from catanqt.kernel.record import Header, Seat
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.state import CARDS, Catan
from catanqt.rules.base.turn import EndTurn, NextTurn, Turn
from catanqt.rules.catalog import new_header, ruleset
from catanqt.rules.edition import EDITION
from catanqt.scenarios.soccer_fever.rules.events import MatchPlayed, ShotTaken
from catanqt.scenarios.soccer_fever.rules.matchday import Shoot
from tests.rules.base.table import CARD_LETTERS, GRID, land, of, player, rest_of_deck
from tests.rules.moves import refused_by

SF, BG, FI = "soccer-fever", "big-game", "fishermen"
COMBINATIONS = [chosen for size in range(4) for chosen in combinations((SF, BG, FI), size)]
SCENARIO_COMBINATIONS = COMBINATIONS[1:]

CHART = {2: ("red", "blue"), 3: ("red", "orange", "blue"), 4: ("white", "orange", "red", "blue")}
"""The colours of the seats in these tests: in the order in which the league's chart has them."""
FIRST_EDITION = {"edition": 1}
"""The options of a game that was begun under the first edition of the rules."""

ROBBER_HOME, STEAL, RESOURCE, ROAD, CARD = range(5)
"""The five advantages, in the order of their prices."""
NO_CHOICE = -1

SEA = {4: (-3, 2), 5: (-2, 3), 6: (-1, -2), 8: (1, -3), 9: (2, 1), 10: (3, -1)}
"""Where the fisheries lie in these tests: sea hexes of the rules, by a number for each."""


def hex_corners(q: int, r: int) -> list[int]:
    """The corners of the island that a hex, of land or sea, touches."""
    x, y = 2 * q + r, 3 * r
    around = [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]
    return sorted(GRID.corners.index(point) for point in around if point in GRID.corners)


FISHERIES = {number: hex_corners(*sea) for number, sea in SEA.items()}
"""The coast corners of each fishery, by its number."""


def island(*scenarios: str) -> dict[str, Any]:
    """The beginners' board as these scenarios want it, laid by hand."""
    data = land()
    if SF in scenarios:
        data["hexes"][1] |= {"terrain": "pitch", "numbers": []}
        data["hexes"][9] |= {"terrain": "pitch", "numbers": []}
        data["hexes"][3] |= {"numbers": [2, 12]}
    if FI in scenarios:
        data["extras"][FI] = [{"corners": corners, "number": number} for number, corners in FISHERIES.items()]
    return data


def season(players: int = 4, **changes: Any) -> dict[str, Any]:
    """Soccer Fever's part of a position: the season has not begun."""
    nothing: dict[str, Any] = {
        "tokens": [1] * players,
        "spaces": [0] * players,
        "points": [0] * players,
        "day": 0,
        "over": False,
        "due": False,
        "converted": False,
        "first_scored": False,
        "results": [],
    }
    return _changed(nothing, changes)


def big(players: int = 4, **changes: Any) -> dict[str, Any]:
    """The Big Game's part of a position: an empty table. `places` are seats by number."""
    nothing: dict[str, Any] = {"places": {}, "laurels": [0] * players, "champion": None, "sends": 0, "used": []}
    data = _changed(nothing, changes)
    data["places"] = {str(number): seat for number, seat in data["places"].items()}
    return data


def sea(players: int = 4, **changes: Any) -> dict[str, Any]:
    """The Fishermen's part of a position: all tokens lie face down. `tokens` may be a few seats' only."""
    nothing: dict[str, Any] = {"tokens": [[0, 0, 0]] * players, "spent": [0, 0, 0], "shoe": None}
    data = _changed(nothing, changes)
    if isinstance(data["tokens"], dict):
        data["tokens"] = [list(data["tokens"].get(seat, (0, 0, 0))) for seat in range(players)]
    return data


def _changed(data: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    assert set(changes) <= set(data), changes
    return {key: list(value) if isinstance(value, tuple) else value for key, value in (data | changes).items()}


def full_table(*counts: int) -> dict[int, int]:
    """All places of the Big Game taken: the lowest numbers by seat 0, and so on."""
    seats = [seat for seat, count in enumerate(counts) for _ in range(count)]
    return dict(zip((2, 3, 4, 5, 6, 8, 9, 10, 11, 12), seats, strict=True))


def position(
    *players: dict[str, Any],
    soccer: dict[str, Any] | None = None,
    big_game: dict[str, Any] | None = None,
    fish: dict[str, Any] | None = None,
    seats: int = 4,
    todo: Sequence[Task] = (Turn(0),),
    turn: int = 0,
    board: dict[str, Any] | None = None,
    deck: str | None = None,
    robber: int | None = None,
    longest_road: int | None = None,
    largest_army: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A position of a game with the scenarios whose parts are given."""
    parts = {name: part for name, part in ((SF, soccer), (BG, big_game), (FI, fish)) if part is not None}
    everybody = [*players, *(player() for _ in range(seats - len(players)))]
    codec = ruleset("classic", tuple(parts)).codec
    home = None if soccer is not None else 9
    return {
        "position": 1,
        "game": "classic",
        "scenarios": list(parts),
        "goal": 10,
        "options": {"edition": EDITION, "colours": list(CHART[seats]), **(options or {})},
        "board": board or island(*parts),
        "players": everybody,
        "deck": rest_of_deck(everybody) if deck is None else _counts(deck),
        "robber": home if robber is None else robber,
        "longest_road": longest_road,
        "largest_army": largest_army,
        "turn": turn,
        "turn_number": 9,
        "dice": [2, 1] if isinstance(todo[0], (Turn, NextTurn)) else None,
        "card_played": False,
        "offers": [],
        "todo": [codec.encode(task) for task in todo],
        "parts": parts,
    }


def table(*players: dict[str, Any], **situation: Any) -> Catan:
    """A game in any situation; see `position`."""
    data = position(*players, **situation)
    game: Catan = ruleset("classic", tuple(data["scenarios"])).from_position(data)
    return game


def _counts(letters: str) -> dict[str, int]:
    return {name: letters.count(letter) for letter, name in zip(CARD_LETTERS, CARDS, strict=True) if letter in letters}


def header(*scenarios: str, players: int = 4, board: str = "random", seed: str = "CATAN", **options: Any) -> Header:
    seats = [Seat(f"player {i}") for i in range(players)]
    options = {"colours": list(CHART.get(players, ())), **options}
    return new_header(
        "classic", seats, scenarios=scenarios, board=board, board_seed=seed, dice_seed=f"dice/{seed}", options=options
    )


def rules_of(game: Catan) -> Ruleset:
    return ruleset("classic", tuple(scenario.name for scenario in game.state.config.scenarios))


def part(game: Catan, name: str) -> Any:
    return game.state.scenario_state[name]


def soccer(game: Catan) -> dict[str, Any]:
    """Soccer Fever's part as a position tells it."""
    return _part_data(game, SF)


def big_game(game: Catan) -> dict[str, Any]:
    """The Big Game's part as a position tells it."""
    return _part_data(game, BG)


def fish(game: Catan) -> dict[str, Any]:
    """The Fishermen's part as a position tells it."""
    return _part_data(game, FI)


def _part_data(game: Catan, name: str) -> dict[str, Any]:
    scenario = next(scenario for scenario in game.state.config.scenarios if scenario.name == name)
    data: dict[str, Any] = scenario.part_to_data(game)
    return data


def points(game: Catan) -> list[int]:
    """All points, hidden ones included, by seat."""
    return [rules_of(game).points(game, seat) for seat in range(game.state.config.players)]


def refused(game: Catan, action: Action) -> str:
    return refused_by(rules_of(game), game, action)


def shooter(game: Catan) -> int:
    """Who takes the next shot."""
    return of(ShotTaken, game.copy().play(Shoot(True)))[0].seat


def kick(game: Catan, goals: Mapping[int, int]) -> list[Event]:
    """Play a whole match in which each of the two seats shoots its first shots in, as many as it is to score."""
    left = dict(goals)
    told: list[Event] = []
    while not of(MatchPlayed, told):
        seat = shooter(game)
        left[seat] -= 1
        told += game.play(Shoot(left[seat] >= 0))
    assert {match.home: match.home_goals for match in of(MatchPlayed, told)}.items() <= dict(goals).items()
    return told


def end_turn(game: Catan, *matches: Mapping[int, int]) -> list[Event]:
    """End the turn and play the matches of its matchday; for days on which nobody has anything to choose."""
    told = game.play(EndTurn())
    for goals in matches:
        told += kick(game, goals)
    return told


def hand_of(amounts: Sequence[int]) -> dict[str, int]:
    """A hand as a position has it, by amounts in the order of the resources."""
    return {name: amount for name, amount in zip(RESOURCES, amounts, strict=True) if amount}
