"""The command line: play (default), simulate, verify, position."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from ai.levels import LEVELS
from catanqt import __version__
from catanqt.kernel.chance import commitment
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record, ReplayError, Seat
from catanqt.rules.catalog import GAMES, SCENARIOS, UnknownGame, from_position, new_header, ruleset
from catanqt.session import Session, record_from_data, verify
from catanqt.simulate import Plan, play_games, summary, watched

LARGEST_FILE = 50_000_000


class BadInput(Exception):
    """What the user gave cannot be used; the message is the one line they see."""


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0 done, 1 the answer is no, 2 bad input."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.command(options)
    except BadInput as error:
        print(f"catanqt: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ncatanqt: stopped", file=sys.stderr)
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="catanqt", description="Catan on the desktop: unofficial, offline, with fair dice.")
    parser.add_argument("--version", action="version", version=f"catanqt {__version__}")
    parser.set_defaults(command=_play)
    commands = parser.add_subparsers(title="commands", metavar="")
    play = commands.add_parser("play", help="start the game (the default)")
    play.set_defaults(command=_play)
    _add_simulate(commands.add_parser("simulate", help="let programs play many games and count"))
    check = commands.add_parser("verify", help="check that all dice of a recorded game follow from its seed")
    check.add_argument("file", type=Path, help="a record, such as simulate --records writes")
    check.set_defaults(command=_verify)
    position = commands.add_parser("position", help="print a moment of a recorded game, or check a position")
    position.add_argument("file", type=Path, help="a record or a position (JSON)")
    position.add_argument("--at", type=int, metavar="N", help="after the first N entries of the record")
    position.set_defaults(command=_position)
    return parser


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--scenario", default="", help=f"comma-separated, of: {', '.join(SCENARIOS) or 'none yet'}")
    parser.add_argument("--board", help="beginner, variable or random in the classic game")
    parser.add_argument("--players", type=int, help="how many, if not told by --seats")
    parser.add_argument("--seats", default="", help=f"comma-separated levels, of: {', '.join(LEVELS)}")
    parser.add_argument("--games", type=_positive, default=100)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=_positive, default=1, help="processes")
    parser.add_argument("--max-turns", type=_positive, default=2000, help="break a game off after this many turns")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="keep every game's record here")
    parser.set_defaults(command=_simulate)


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{value} is less than 1")
    return value


def _play(options: argparse.Namespace) -> int:
    print("The window is not built yet: for now there are catanqt simulate, verify and position (see --help).")
    return 0


def _simulate(options: argparse.Namespace) -> int:
    plan = _plan(options)
    terminal = sys.stderr.isatty()

    def show(line: str) -> None:
        if terminal:
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    results = watched(play_games(plan, options.games, options.jobs), options.games, show)
    show("\n")
    figures = summary(plan, results)
    if options.json is not None:
        _write(options.json, json.dumps(figures, indent=1) + "\n")
    print(_table(figures))
    return 0


def _plan(options: argparse.Namespace) -> Plan:
    levels = tuple(options.seats.split(",")) if options.seats else ("novice",) * (options.players or 4)
    for level in levels:
        if level not in LEVELS:
            raise BadInput(f"there is no player {level!r}; there is {', '.join(LEVELS)}")
    if options.players not in (None, len(levels)):
        raise BadInput(f"--players {options.players} does not fit the {len(levels)} of --seats")
    scenarios = tuple(filter(None, options.scenario.split(",")))
    try:
        header = new_header(options.game, [Seat(level) for level in levels], scenarios=scenarios, board=options.board)
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
        seed=options.seed,
        most_turns=options.max_turns,
        records=None if options.records is None else str(options.records),
    )


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


def _verify(options: argparse.Namespace) -> int:
    record = _read_record(options.file)
    try:
        unfair = verify(record)
    except ReplayError as error:
        raise BadInput(f"{options.file}: the record breaks the rules: {error}") from error
    for dice in record.header.dice:
        print(f"seed {dice.seed} from outcome {dice.first} on, committed to as {commitment(dice.seed)}")
    if unfair is not None:
        print(f"entry {unfair.index} does not follow from the seed: {unfair.found} instead of {unfair.expected}")
        return 1
    outcomes = sum(entry.actor == CHANCE for entry in record.entries)
    print(f"all {outcomes} chance outcomes of {len(record.entries)} entries follow from the seed")
    return 0


def _position(options: argparse.Namespace) -> int:
    data = _read_json(options.file)
    if isinstance(data, dict) and "position" in data:
        if options.at is not None:
            raise BadInput("--at is for records; this file is a position")
        try:
            rules, game = from_position(data)
        except DecodeError as error:
            raise BadInput(f"{options.file}: {error}") from error
    else:
        rules, game = _moment(_decode(data, options.file), options)
    print(json.dumps(rules.to_position(game), indent=1))
    return 0


def _moment(record: Record, options: argparse.Namespace) -> tuple[Any, Any]:
    try:
        session = Session.load(record)
    except (ReplayError, DecodeError) as error:
        raise BadInput(f"{options.file}: {error}") from error
    last = len(record.entries)
    count = last if options.at is None else options.at
    if not 0 <= count <= last:
        raise BadInput(f"the record has {last} entries, not {count}")
    game = session.at(count)
    if game.over:
        raise BadInput(f"the game is over after {count} entries; try --at {count - 1}")
    return session.rules, game


def _read_record(path: Path) -> Record:
    return _decode(_read_json(path), path)


def _decode(data: object, path: Path) -> Record:
    try:
        return record_from_data(data)
    except DecodeError as error:
        raise BadInput(f"{path}: {error}") from error


def _read_json(path: Path) -> object:
    """The JSON in a file; anything that is none becomes one line."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadInput(f"{path} is too large to be a game")
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path} is no JSON: {str(error).splitlines()[0]}") from error


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from error
