"""A good `.catan` file, and many that are bad in one way each."""

from __future__ import annotations

import gzip
import io
import json
import random
import zlib
from collections.abc import Callable
from typing import Any

from catanqt.kernel.record import Record
from catanqt.storage.catanfile import LARGEST_TEXT, MOST_ENTRIES, to_bytes
from tests.storage.helpers.mutations import packed, unpack
from tests.storage.helpers.short_games import finished_record


def record(entries: int = 40) -> Record:
    whole = finished_record("BAD")
    return Record(whole.header, whole.entries[:entries])


GOOD = to_bytes("Sunday", record())
LINES = unpack(GOOD).splitlines()


def file_with(number: int, line: str) -> bytes:
    """The good file with another line (the first is number 1)."""
    lines = list(LINES)
    lines[number - 1] = line
    return packed("\n".join(lines) + "\n")


def first_with(**changes: Any) -> bytes:
    return file_with(1, json.dumps({**json.loads(LINES[0]), **changes}))


def header_with(**changes: Any) -> bytes:
    return first_with(header={**json.loads(LINES[0])["header"], **changes})


def without(key: str) -> bytes:
    first = json.loads(LINES[0])
    del first[key]
    return file_with(1, json.dumps(first))


def zeros() -> bytes:
    """100 MB of zeros in 100 kB."""
    packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS | 16)
    part = bytes(1_000_000)
    return b"".join(packer.compress(part) for _ in range(100)) + packer.flush()


def stored(size: int) -> bytes:
    """As large as it looks."""
    buffer = io.BytesIO()
    with gzip.GzipFile(fileobj=buffer, mode="wb", compresslevel=0) as file:
        file.write(bytes(size))
    return buffer.getvalue()


FILES: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "random": lambda: random.Random(1).randbytes(5000),
    "text": lambda: b"{}",
    "unpacked": lambda: gzip.decompress(GOOD),
    "zip": lambda: b"PK\x03\x04" + bytes(100),
    "zlib instead of gzip": lambda: zlib.compress(gzip.decompress(GOOD)),
    "gzip header only": lambda: GOOD[:10],
    "cut short": lambda: GOOD[:-1],
    "cut in half": lambda: GOOD[: len(GOOD) // 2],
    "wrong checksum": lambda: GOOD[:-8] + b"\x00\x00\x00\x00" + GOOD[-4:],
    "wrong length": lambda: GOOD[:-1] + b"\x01",
    "something after it": lambda: GOOD + b"x",
    "twice": lambda: GOOD + GOOD,
    "100 MB of zeros": zeros,
    "as large as can be": lambda: packed(b"0" * LARGEST_TEXT),
    "one letter too many": lambda: packed(b"0" * (LARGEST_TEXT + 1)),
    "only line ends": lambda: packed(b"\n" * LARGEST_TEXT),
    "strange line ends": lambda: packed("\u2028" * (LARGEST_TEXT // 3)),
    "too many lines": lambda: packed(LINES[0] + "\n" + '{"actor":0}\n' * MOST_ENTRIES),
    "many short lines": lambda: packed(LINES[0] + "\n" + "{}\n" * (MOST_ENTRIES - 2)),
    "nothing inside": lambda: packed(""),
    "an empty line": lambda: packed("\n"),
    "no UTF-8": lambda: packed(b"\xff\xfe" + gzip.decompress(GOOD)),
    "surrogates in UTF-8": lambda: packed(gzip.decompress(GOOD).replace(b"Sunday", b"\xed\xa0\x80")),
    "UTF-16": lambda: packed(gzip.decompress(GOOD).decode().encode("utf-16")),
    "byte order mark": lambda: packed("\ufeff" + unpack(GOOD)),
    "deep list": lambda: packed("[" * 90_000),
    "deep object": lambda: packed('{"a":' * 15_000),
    "deep header": lambda: file_with(1, '{"catan":1,"name":"x","header":' + "[" * 40_000 + "]" * 40_000 + "}"),
    "deep action": lambda: file_with(5, '{"actor":0,"kind":' + "[" * 40_000 + "]" * 40_000 + "}"),
    "long line": lambda: packed('{"catan":1,"name":"' + "x" * 200_000 + '"}\n'),
    "a list": lambda: file_with(1, "[]"),
    "a number": lambda: file_with(1, "1"),
    "null": lambda: file_with(1, "null"),
    "no version": lambda: without("catan"),
    "no name": lambda: without("name"),
    "no header": lambda: without("header"),
    "version 0": lambda: first_with(catan=0),
    "version -1": lambda: first_with(catan=-1),
    "version 2": lambda: first_with(catan=2),
    "version of the far future": lambda: first_with(catan=10**4000),
    "version too long": lambda: file_with(1, '{"catan":1' + "0" * 5000 + "}"),
    "version true": lambda: first_with(catan=True),
    "version 1.0": lambda: first_with(catan=1.0),
    "version as text": lambda: first_with(catan="1"),
    "version NaN": lambda: first_with(catan=float("nan")),
    "empty name": lambda: first_with(name=""),
    "long name": lambda: first_with(name="x" * 201),
    "name as number": lambda: first_with(name=7),
    "unknown game": lambda: header_with(game="chess"),
    "long unknown game": lambda: header_with(game="x\n" * 10_000),
    "game as list": lambda: header_with(game=[]),
    "unknown scenario": lambda: header_with(scenarios=["moon"]),
    "scenario twice": lambda: header_with(scenarios=["fishermen", "fishermen"]),
    "scenarios as text": lambda: header_with(scenarios="fishermen"),
    "another scenario": lambda: header_with(scenarios=["fishermen"]),
    "no seats": lambda: header_with(seats=[]),
    "too many seats": lambda: header_with(seats=[{"name": "x", "player": "human"}] * 10_000),
    "seat without name": lambda: header_with(seats=[{"player": "human"}] * 2),
    "no dice": lambda: header_with(dice=[]),
    "dice from -1": lambda: header_with(dice=[{"first": -1, "seed": "x"}]),
    "dice in no order": lambda: header_with(dice=[{"first": 0, "seed": "x"}, {"first": 0, "seed": "y"}]),
    "seed as number": lambda: header_with(dice=[{"first": 0, "seed": 7}]),
    "board as list": lambda: header_with(board=[]),
    "board of one hex": lambda: header_with(board={"hexes": [], "harbours": []}),
    "board far away": lambda: header_with(board={"hexes": [{"q": 10**30, "r": 0, "terrain": "hills", "numbers": []}]}),
    "options as list": lambda: header_with(options=[]),
    "goal huge": lambda: header_with(options={"goal": 10**4000}),
    "goal NaN": lambda: header_with(options={"goal": float("nan")}),
    "goal infinite": lambda: header_with(options={"goal": float("inf")}),
    "a key with lines": lambda: first_with(header={"a\nb": 1}),
    "a long key": lambda: first_with(header={"x" * 90_000: 1}),
    "entry of no kind": lambda: file_with(5, '{"actor":0}'),
    "entry of unknown kind": lambda: file_with(5, '{"actor":0,"kind":"Teleport"}'),
    "entry without actor": lambda: file_with(5, '{"kind":"Roll"}'),
    "entry is a list": lambda: file_with(5, "[]"),
    "entry is empty": lambda: file_with(5, ""),
    "actor as text": lambda: file_with(5, '{"actor":"0","kind":"Roll"}'),
    "actor huge": lambda: file_with(5, f'{{"actor":{10**4000},"kind":"Roll"}}'),
    "actor too huge": lambda: file_with(5, f'{{"actor":1{"0" * 5000},"kind":"Roll"}}'),
    "corner -1": lambda: file_with(2, '{"actor":0,"kind":"FoundSettlement","corner":-1}'),
    "corner huge": lambda: file_with(2, f'{{"actor":0,"kind":"FoundSettlement","corner":{10**4000}}}'),
    "corner true": lambda: file_with(2, '{"actor":0,"kind":"FoundSettlement","corner":true}'),
    "corner 1.0": lambda: file_with(2, '{"actor":0,"kind":"FoundSettlement","corner":1.0}'),
    "corner infinite": lambda: file_with(2, '{"actor":0,"kind":"FoundSettlement","corner":1e999}'),
    "corner NaN": lambda: file_with(2, '{"actor":0,"kind":"FoundSettlement","corner":NaN}'),
    "field too many": lambda: file_with(2, '{"actor":0,"kind":"FoundSettlement","corner":1,"x":1}'),
    "field missing": lambda: file_with(2, '{"actor":0,"kind":"FoundSettlement"}'),
    "a task": lambda: file_with(5, '{"actor":0,"kind":"Turn"}'),
    "illegal move": lambda: file_with(5, LINES[1]),
    "somebody else's move": lambda: file_with(2, LINES[1].replace('"actor":0', '"actor":1')),
}
