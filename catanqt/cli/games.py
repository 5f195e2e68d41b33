"""`catanqt list`, `export` and `import`: saved games from the command line."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from catanqt import paths
from catanqt.cli.errors import BadInput, number, say
from catanqt.storage.catanfile import BadFile, write_file
from catanqt.storage.errors import StoreError, one_line
from catanqt.storage.game_list import SORTS
from catanqt.storage.imported_game import import_game, read_game
from catanqt.storage.saved_game import record_of
from catanqt.storage.store import SaveStore

MOST_GAMES = 2**63 - 1
"""The largest number in a database."""


def add_data_dir(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help="where the saved games are")


def add_list(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("search", nargs="?", default="", help="only games with this in their name or players")
    parser.add_argument("--sort", choices=SORTS, default="changed")
    add_data_dir(parser)
    parser.set_defaults(command=run_list)


def add_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=number(1, MOST_GAMES), help="its number, as catanqt list shows it")
    parser.add_argument("file", type=Path, help="a .catan file to write")
    add_data_dir(parser)
    parser.set_defaults(command=run_export)


def add_import(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a .catan file")
    add_data_dir(parser)
    parser.set_defaults(command=run_import)


def run_list(options: argparse.Namespace) -> int:
    with _Store(options) as store:
        for info in store.games(options.search, options.sort):
            kind = "+".join((info.game, *info.scenarios))
            state = "finished" if info.finished else f"turn {info.turn}"
            points = "-".join(map(str, info.points)) or "-"
            players = ", ".join(info.players)
            told = f"{info.changed[:16]}  {info.name}  ({kind}; {players}; {points}; {state})"
            say(told, lead=f"{info.id:>5}  ")
    return 0


def run_export(options: argparse.Namespace) -> int:
    with _Store(options) as store:
        record = record_of(store, options.game)
        write_file(options.file, store.info(options.game).name, record)
    say(f"{len(record.entries)} entries written to {options.file}")
    return 0


def run_import(options: argparse.Namespace) -> int:
    game = read_game(options.file)
    with _Store(options) as store:
        stored = import_game(store, game)
        name = store.info(stored.id).name
    say(f"imported as game {stored.id}: {name}" if stored.new else f"this is game {stored.id} already: {name}")
    return 0


class _Store:
    """The store of a command; its errors are reported in one line."""

    def __init__(self, options: argparse.Namespace) -> None:
        if options.data_dir is not None:
            os.environ[paths.OVERRIDE] = str(options.data_dir)
        self._store: SaveStore | None = None

    def __enter__(self) -> SaveStore:
        try:
            self._store = SaveStore(paths.data_dir())
        except (OSError, RuntimeError) as error:
            raise BadInput(one_line(f"the data folder cannot be used: {error}")) from error
        return self._store

    def __exit__(self, *error: object) -> None:
        if self._store is not None:
            self._store.close()


ERRORS = (StoreError, BadFile)
