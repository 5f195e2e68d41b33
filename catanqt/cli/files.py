"""`catanqt verify` and `catanqt position`, and the file access that all commands share."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from catanqt.cli.errors import BadInput, say
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record, ReplayError
from catanqt.kernel.validation import read_json
from catanqt.regular_file import TooLarge, read_bytes
from catanqt.rules.catalog import from_position
from catanqt.session import Session, record_from_data, verify
from catanqt.storage.catanfile import SUFFIX, BadFile, read_file

LARGEST_FILE = 50_000_000
HUMAN = "human"


def run_verify(options: argparse.Namespace) -> int:
    record = read_record(options.file)
    try:
        unfair = verify(record)
    except (ReplayError, DecodeError) as error:
        raise BadInput(f"{options.file}: the record breaks the rules: {error}") from error
    over = unfair is None and Session.load(record).game.over
    for dice in record.header.dice:
        if over:
            say(f"seed {dice.seed} from outcome {dice.first} on, committed to as {dice.shown}")
        if dice.replaced:
            say(f"the seed from outcome {dice.first} on is not the one whose fingerprint was shown: {dice.shown}")
    if unfair is not None:
        say(f"entry {unfair.index} does not follow from the seed")
    if unfair is not None or any(dice.replaced for dice in record.header.dice):
        return 1
    outcomes = sum(entry.actor == CHANCE for entry in record.entries)
    say(f"all {outcomes} chance outcomes of {len(record.entries)} entries follow from the seed")
    if not over:
        say("the game is not over: its seed stays secret")
    return 0


def run_position(options: argparse.Namespace) -> int:
    data = None if options.file.suffix == SUFFIX else _read_json(options.file)
    if isinstance(data, dict) and "position" in data:
        if options.at is not None:
            raise BadInput("--at is for records; this file is a position")
        try:
            rules, game = from_position(data)
        except DecodeError as error:
            raise BadInput(f"{options.file}: {error}") from error
    else:
        rules, game = _moment(read_record(options.file), options)
    print(json.dumps(rules.to_position(game), indent=1))
    return 0


def _moment(record: Record, options: argparse.Namespace) -> tuple[Any, Any]:
    try:
        session = Session.load(record)
    except (ReplayError, DecodeError) as error:
        raise BadInput(f"{options.file}: {error}") from error
    if not session.game.over and any(seat.player == HUMAN for seat in record.header.seats):
        raise BadInput("this game is still being played: what it hides stays hidden")
    last = len(record.entries)
    count = last if options.at is None else options.at
    if not 0 <= count <= last:
        raise BadInput(f"the record has {last} entries, not {count}")
    game = session.at(count)
    if game.over:
        raise BadInput(f"the game is over after {count} entries; try --at {count - 1}")
    return session.rules, game


def read_record(path: Path) -> Record:
    """A record, from JSON or from a .catan file."""
    if path.suffix != SUFFIX:
        return _decode(_read_json(path), path)
    try:
        return read_file(path)[1]
    except BadFile as error:
        raise BadInput(str(error)) from error


def _decode(data: object, path: Path) -> Record:
    try:
        return record_from_data(data)
    except DecodeError as error:
        raise BadInput(f"{path}: {error}") from error


def _read_json(path: Path) -> object:
    """The JSON in a file; an error becomes one line."""
    try:
        return read_json(read_bytes(path, LARGEST_FILE).decode(), str(path))
    except TooLarge as error:
        raise BadInput(f"{path} is too large to be a game") from error
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except DecodeError as error:
        raise BadInput(str(error)) from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is no JSON: {error}") from error


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from error
