"""The catalogue of games and scenarios: their names and their rulesets. Scenarios are discovered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from catanqt.kernel.chance import new_seed
from catanqt.kernel.codec import DecodeError, brief, expect_dict
from catanqt.kernel.record import Header, Seat, clean_seats, sealed
from catanqt.kernel.rule_options import RuleOption
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.base.board_generator import new_board_seed
from catanqt.rules.base.ruleset import Classic
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.edition import EDITION, KEY
from catanqt.rules.junior.ruleset import Junior
from catanqt.scenarios import folders, layer

BASE = "classic"
"""The game that scenarios are played with."""
GAMES = (BASE, "junior")


def discover() -> dict[str, type[Scenario]]:
    """All scenarios by name, in their order."""
    found = [cast(type[Scenario], rules.SCENARIO) for name in folders() if (rules := layer(name, "rules")) is not None]
    return {scenario.name: scenario for scenario in sorted(found, key=lambda one: (one.order, one.name))}


SCENARIOS = discover()
KINDS = (BASE, *SCENARIOS, *GAMES[1:])
"""All games and scenarios, in the order in which they are shown."""
SEVERAL = "several"
"""Stands for all combinations of scenarios."""


class UnknownGame(ValueError):
    """A game, scenario or board is not in the catalogue, or cannot be combined."""


def kind_of(game: str, scenarios: Sequence[str]) -> str:
    """What a game is called where all combinations of scenarios count as one."""
    if len(scenarios) > 1:
        return SEVERAL
    return scenarios[0] if scenarios else game


@cache
def ruleset(game: str, scenarios: tuple[str, ...] = ()) -> Ruleset:
    """The rules of a game with these scenarios."""
    if game not in GAMES:
        raise UnknownGame(f"there is no game {brief(game)}; there is {', '.join(GAMES)}")
    for name in scenarios:
        if name not in SCENARIOS:
            raise UnknownGame(f"there is no scenario {brief(name)}; there is {', '.join(SCENARIOS) or 'none'}")
    if len(set(scenarios)) < len(scenarios):
        raise UnknownGame("a scenario can be in a game only once")
    if takes_scenarios(game):
        return Classic([SCENARIOS[name]() for name in scenarios])
    if scenarios:
        raise UnknownGame("Junior is played without scenarios")
    return Junior()


def takes_scenarios(game: str) -> bool:
    """Whether scenarios can be added to this game."""
    return game == BASE


def all_rulesets() -> tuple[Ruleset, ...]:
    """Each game once, with all the scenarios there are: for what concerns any of them."""
    return tuple(ruleset(game, tuple(SCENARIOS) if takes_scenarios(game) else ()) for game in GAMES)


def all_options() -> tuple[RuleOption, ...]:
    """All the rules of any game that can be agreed upon."""
    return tuple(option for rules in all_rulesets() for option in rules.options)


def data_files() -> tuple[str, ...]:
    """The resources that some game cannot do without."""
    own = (name for rules in all_rulesets() for name in rules.data_files)
    return (*own, *(name for scenario in SCENARIOS.values() for name in scenario.data_files))


def new_header(
    game: str,
    seats: Sequence[Seat],
    *,
    scenarios: Sequence[str] = (),
    board: str | None = None,
    board_seed: str | None = None,
    dice_seed: str | None = None,
    options: dict[str, Any] | None = None,
) -> Header:
    """The header of a new game; seeds not given are made up. The board's is public, that of the dice is not."""
    rules = ruleset(game, tuple(scenarios))
    board = rules.boards[0] if board is None else board
    if board not in rules.boards:
        raise UnknownGame(f"there is no board {brief(board)}; there is {', '.join(rules.boards)}")
    if len(seats) not in rules.players:
        raise UnknownGame(f"this game is for {rules.players[0]} to {rules.players[-1]} players, not {len(seats)}")
    board_seed = new_board_seed() if board_seed is None else board_seed.strip().upper()
    rules.options.read({**(options or {}), "board": board}, len(seats), "header.options")
    return Header(
        game=game,
        seats=clean_seats(seats),
        board=rules.make_board(board, board_seed, len(seats), options),
        dice=(sealed(0, new_seed() if dice_seed is None else dice_seed),),
        scenarios=tuple(scenarios),
        options={
            "board": board,
            "board_seed": board_seed,
            KEY: EDITION,
            "colours": list(rules.colours(len(seats))[: len(seats)]),
            **{key: value for key, value in (options or {}).items() if key != "board"},
        },
    )


def from_position(data: object) -> tuple[Ruleset, Any]:
    """Read a position of any game: its rules, and the game itself."""
    mapping = expect_dict(data, "position")
    scenarios = mapping.get("scenarios", [])
    if not isinstance(scenarios, list) or not all(isinstance(name, str) for name in scenarios):
        raise DecodeError("scenarios", "expected a list of names")
    try:
        rules = ruleset(str(mapping.get("game")), tuple(scenarios))
    except UnknownGame as error:
        raise DecodeError("game", str(error)) from error
    return rules, rules.from_position(data)
