"""Games as files: `.catan`, a documented, versioned, compressed text.

A `.catan` file is gzip-compressed UTF-8 text, one JSON value a line. The first line says what it is and holds the
header; every further line is one entry, the actor (a seat, or -1 for chance) with the fields of the action:

    {"catan": 1, "program": "catanqt 0.1.0", "name": "Sunday", "header": {"game": "classic", "seats": [...], ...}}
    {"actor": 0, "kind": "FoundSettlement", "corner": 10}
    {"actor": -1, "kind": "Dice", "first": 3, "second": 4}

Reading trusts nothing: size, shape, kinds, numbers and every move are checked before anything is returned.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from catanqt import __version__
from catanqt.kernel.codec import DecodeError, brief, expect_dict
from catanqt.kernel.names import LONGEST_GAME, clean_name
from catanqt.kernel.record import Entry, Record, ReplayError, entry_from_data, header_from_plain, header_to_plain
from catanqt.kernel.validation import read_json
from catanqt.regular_file import TooLarge, read_bytes
from catanqt.rules.catalog import UnknownGame, ruleset
from catanqt.session import Session
from catanqt.storage.errors import one_line
from catanqt.storage.private import replacement

VERSION = 1
SUFFIX = ".catan"
LARGEST_FILE = 4_000_000
LARGEST_TEXT = 16_000_000
MOST_ENTRIES = 50_000
LONGEST_LINE = 100_000
LONGEST_NAME = 200
Progress = Callable[[int, int], object]
"""Called with the work done and the total; an exception from it ends the work."""


def no_progress(done: int, total: int) -> None:
    """Ignore the progress."""


class BadFile(ValueError):
    """A file that is no valid game; the message names the place, and nothing was imported."""

    def __init__(self, message: object) -> None:
        super().__init__(one_line(message))


class FileNotRead(BadFile):
    """A file cannot be read: it does not exist, or the system refuses it."""


class FileNotWritten(BadFile):
    """A file cannot be written: the disk is full, or the system refuses it."""


def write_file(path: Path, name: str, record: Record) -> None:
    """Write a game as a file for its owner; an existing one is replaced only when the new one is complete."""
    _write(path, to_bytes(name, record))


def _write(path: Path, data: bytes) -> None:
    try:
        with replacement(path) as part:
            part.write_bytes(data)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise FileNotWritten(f"{path} cannot be written: {reason}") from error


def write_rows(path: Path, rows: Iterable[str]) -> None:
    """Write the rows of a game that cannot be read, so that nothing is lost; the file cannot be played."""
    text = "".join(f"{row}\n" for row in rows)
    _write(path, _pack(text.encode("utf-8", "backslashreplace")))


def read_file(path: Path) -> tuple[str, Record]:
    """The name and the record of a game in a file, every move checked."""
    return from_bytes(read_data(path))


def read_data(path: Path) -> bytes:
    """The bytes of a file, if it is one and no larger than a game can be."""
    try:
        return read_bytes(path, LARGEST_FILE)
    except TooLarge as error:
        raise BadFile(f"{path.name} is too large to be a game") from error
    except OSError as error:
        raise FileNotRead(f"{path} cannot be read: {error.strerror}") from error


def to_bytes(name: str, record: Record) -> bytes:
    codec = ruleset(record.header.game, record.header.scenarios).codec
    first = {
        "catan": VERSION,
        "program": f"catanqt {__version__}",
        "name": clean_name(name, LONGEST_GAME, "game"),
        "header": header_to_plain(record.header),
    }
    lines = [first, *({"actor": entry.actor, **codec.encode(entry.action)} for entry in record.entries)]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    try:
        return _pack(text.encode())
    except UnicodeEncodeError as error:
        raise BadFile(f"a name in this game cannot be written: {error}") from error


def _pack(data: bytes) -> bytes:
    # No time stamp in it: the same game gives the same file.
    packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS | 16)
    return packer.compress(data) + packer.flush()


def from_bytes(data: bytes) -> tuple[str, Record]:
    """The name and the record in the bytes of a file, every move checked."""
    name, record = decode(data)
    try:
        Session.load(record)
    except (DecodeError, ReplayError) as error:
        raise BadFile(str(error)) from error
    return name, record


def decode(data: bytes, progress: Progress = no_progress) -> tuple[str, Record]:
    """The name and the record in the bytes of a file, its moves still to be checked."""
    try:
        lines = _unpack(data).removesuffix("\n").split("\n", MOST_ENTRIES)  # not 16 million empty ones
        if len(lines) > MOST_ENTRIES:
            raise DecodeError("file", f"more than {MOST_ENTRIES} lines")
        name, record = _first_line(_json(lines[0] if lines else "", "line 1"))
        codec = ruleset(record.header.game, record.header.scenarios).codec
        for number, line in enumerate(lines[1:], start=2):
            entry: Entry = entry_from_data(_json(line, f"line {number}"), codec, f"line {number}")
            record.entries.append(entry)
            progress(number, len(lines))
    except (DecodeError, UnknownGame) as error:
        raise BadFile(str(error)) from error
    return name, record


def _unpack(data: bytes) -> str:
    """The text, as long as it is no longer than a game can be."""
    unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        text = unpacker.decompress(data, LARGEST_TEXT)
    except zlib.error as error:
        raise DecodeError("file", f"this is no {SUFFIX} file ({error})") from error
    if unpacker.unconsumed_tail:
        raise DecodeError("file", "its text is too long for a game")
    if not unpacker.eof or unpacker.unused_data:
        raise DecodeError("file", "it is cut short, or something follows its end")
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise DecodeError("file", "its text is not UTF-8") from error


def _json(line: str, place: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise DecodeError(place, "the line is too long")
    data = read_json(line, place)
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:  # half letters, which no file could hold
        raise DecodeError(place, f"no JSON ({error})") from error
    return expect_dict(data, place)


def _first_line(line: dict[str, Any]) -> tuple[str, Record]:
    version = line.get("catan")
    if type(version) is not int or version < 1:
        raise DecodeError("line 1.catan", f"this is no {SUFFIX} file")
    if version > VERSION:
        raise DecodeError("line 1.catan", f"version {brief(version)} was written by a newer program")
    name = line.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        raise DecodeError("line 1.name", f"expected 1 to {LONGEST_NAME} letters")
    return clean_name(name, LONGEST_GAME, "game"), Record(header_from_plain(line.get("header")))
