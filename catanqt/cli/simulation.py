"""`catanqt simulate`: computer players play many games, and the results are counted."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from catanqt.cli.errors import BadInput, number
from catanqt.cli.files import write_text
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import GAMES, SCENARIOS, UnknownGame, new_header, ruleset
from catanqt.simulate import Plan, play_games, read_rule, summary, watched
from catanqt_ai.plugins import BrokenAgent
from catanqt_ai.registry import LEVELS, TEMPERAMENTS, YARDSTICKS, UnknownAgent, make_agent

MOST_PLAYERS = 99
MOST_GAMES = 1_000_000
MOST_TURNS = 1_000_000
_SEATS_HELP = (
    f"comma-separated players, of: {', '.join((*LEVELS, *YARDSTICKS))}; "
    "a number between the levels is written skill:62 (0 to 100); "
    f"a level with a temperament is written hard/builder, of: {', '.join(TEMPERAMENTS)}; "
    "agents of other packages (entry points of catanqt.agents) go by their names"
)


def add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--scenario", default="", help=f"comma-separated, of: {', '.join(SCENARIOS) or 'none yet'}")
    parser.add_argument("--board", help="beginner, variable or random in the classic game")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="KEY=VALUE", help="a house rule, such as dice=deck; repeatable"
    )
    parser.add_argument("--players", type=number(1, MOST_PLAYERS), help="how many, if not told by --seats")
    parser.add_argument("--seats", default="", help=_SEATS_HELP)
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=100)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=number(1, MOST_GAMES), default=1, help="processes, at most one for each core")
    turns = number(1, MOST_TURNS)
    parser.add_argument("--max-turns", type=turns, default=2000, help="break a game off after this many turns")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="keep every game's record here")
    parser.set_defaults(command=_simulate)


def _simulate(options: argparse.Namespace) -> int:
    plan = _plan(options)
    terminal = sys.stderr is not None and sys.stderr.isatty()

    def show(line: str) -> None:
        if terminal:
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    try:
        results = watched(play_games(plan, options.games, options.jobs), options.games, show)
    except OSError as error:
        raise BadInput(f"cannot write {error.filename}: {error.strerror}") from error
    except BrokenAgent as error:
        raise BadInput(str(error)) from error
    except BrokenProcessPool as error:
        raise BadInput("a process of the simulation was ended from outside") from error
    show("\n")
    figures = summary(plan, results)
    if options.json is not None:
        write_text(options.json, json.dumps(figures, indent=1) + "\n")
    print(_table(figures))
    return 0


def _plan(options: argparse.Namespace) -> Plan:
    levels = tuple(options.seats.split(",", MOST_PLAYERS)) if options.seats else ("novice",) * (options.players or 4)
    for level in levels:
        try:
            make_agent(level, "")
        except (UnknownAgent, BrokenAgent) as error:
            raise BadInput(str(error)) from error
    if options.players not in (None, len(levels)):
        raise BadInput(f"--players {options.players} does not fit the {len(levels)} of --seats")
    try:
        options.seed.encode()
    except UnicodeEncodeError as error:
        raise BadInput("--seed is no valid text") from error
    scenarios = tuple(filter(None, options.scenario.split(",")))
    agreed = dict(map(_rule, options.rule))
    try:
        header = new_header(
            options.game,
            [Seat(level) for level in levels],
            scenarios=scenarios,
            board=options.board,
            options=agreed,
        )
        ruleset(options.game, scenarios).new_game(header)
    except (UnknownGame, DecodeError) as error:
        raise BadInput(str(error)) from error
    if options.records is not None:
        try:
            options.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"cannot make {options.records}: {error.strerror}") from error
    return Plan(
        levels,
        options.game,
        scenarios,
        options.board,
        agreed,
        seed=options.seed,
        most_turns=options.max_turns,
        records=None if options.records is None else str(options.records),
    )


def _rule(text: str) -> tuple[str, Any]:
    """A house rule of the command line."""
    try:
        return read_rule(text)
    except ValueError as error:
        raise BadInput(f"--rule {text} {error}") from error


def _table(figures: dict[str, Any]) -> str:
    turns = figures["turns"]
    lines = [f"{'player':<12}{'wins':>6}{'share':>9}  95 % interval   points"]
    for player in figures["players"]:
        low, high = (f"{100 * bound:.1f}" for bound in player["interval95"])
        share = f"{100 * player['share']:.1f} %"
        lines.append(
            f"{player['level']:<12}{player['wins']:>6}{share:>9}  {low:>5} - {high:<5}   {player['points']:>6}"
        )
    lines.append(
        f"{figures['games']} games, {figures['unfinished']} broken off; turns: mean {turns['mean']}, "
        f"median {turns['median']}, most {turns['most']}; {figures['cpu_seconds']} CPU seconds"
    )
    return "\n".join(lines)
