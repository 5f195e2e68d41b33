"""The commands of the command line: play, simulate, review, verify, position, list, export, import."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from catanqt import __version__
from catanqt.cli.errors import BadInput, number, say
from catanqt.cli.files import run_position, run_verify
from catanqt.cli.games import ERRORS, add_export, add_import, add_list
from catanqt.cli.playing import play
from catanqt.cli.review import add_review
from catanqt.cli.simulation import add_simulate

MOST_ENTRIES = 10**9
"""More than any record has."""


class _Parser(argparse.ArgumentParser):
    """An argument parser whose error messages are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def run(words: Sequence[str]) -> int:
    """Run a command; returns the exit code: 0 done, 1 the answer is no, 2 bad input."""
    parser = _parser()
    for word in words:
        if word.startswith("--") and word.endswith("=--"):  # argparse takes the two dashes out and finds no value
            parser.error(f"argument {word.removesuffix('=--')}: expected a value, not --")
    options = parser.parse_args(words)
    try:
        code: int = options.command(options)
    except (BadInput, *ERRORS) as error:
        say(f"catanqt: {error}", sys.stderr)
        return 2
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="catanqt", description="Catan on the desktop: unofficial, offline, with fair dice.")
    parser.add_argument("--version", action="version", version=f"catanqt {__version__}")
    parser.add_argument("--self-test", action="store_true", help="check this installation: play a game, save, compare")
    parser.add_argument("--report", type=Path, metavar="FILE", help="where the self-test writes what it found (JSON)")
    parser.add_argument("--shot", type=Path, metavar="FILE", help="where the self-test puts a picture (PNG)")
    parser.set_defaults(command=_start, file=None)
    commands = parser.add_subparsers(title="commands", metavar="")
    game = commands.add_parser("play", help="start the game (the default)")
    game.add_argument("file", type=Path, nargs="?", help="a .catan file to go on with")
    game.set_defaults(command=_start)
    add_simulate(commands.add_parser("simulate", help="let computer players play many games and count"))
    add_review(commands.add_parser("review", help="show what the decisions of a seat were worth"))
    check = commands.add_parser("verify", help="check that all dice of a recorded game follow from its seed")
    check.add_argument("file", type=Path, help="a .catan file, or a record as simulate --records writes")
    check.set_defaults(command=run_verify)
    position = commands.add_parser("position", help="print a moment of a recorded game, or check a position")
    position.add_argument("file", type=Path, help="a .catan file, a record or a position (JSON)")
    moment = number(0, MOST_ENTRIES)
    position.add_argument("--at", type=moment, metavar="N", help="after the first N entries of the record")
    position.set_defaults(command=run_position)
    add_list(commands.add_parser("list", help="list the saved games"))
    add_export(commands.add_parser("export", help="write a saved game to a .catan file"))
    add_import(commands.add_parser("import", help="add a .catan file to the saved games"))
    return parser


def _start(options: argparse.Namespace) -> int:
    if not options.self_test:
        return play(options.file)
    from catanqt import pyside_import_patch, pyside_override_patch

    pyside_import_patch.prepare()
    pyside_override_patch.prepare()
    from catanqt import selftest

    return selftest.run(options.report, options.shot)
