"""Spoiling `.catan` files: a little, and mostly inside, so that they get past the first checks."""

from __future__ import annotations

import gzip
import json
import random
import re
import string
import zlib
from collections.abc import Callable
from typing import Any

NASTY: list[Any] = [
    None, True, False, 0, 1, -1, 2, 6, 7, 53, 54, 71, 72, 255, 2**31, 2**63, -(2**63) - 1, 2**64, 10**4299, -(10**30),
    0.5, 1.0, -0.0, 1e308, float("inf"), float("-inf"), float("nan"),
    "", "0", "x", "classic", "junior", "fishermen", "EndTurn", "Dice", "kind", "\ud800", "\x00", "a\nb", "\u2028",
    "é" * 99, [], [0], [[]], [None], {}, {"kind": "Roll"}, {"": 0}, [0] * 60, {"a\nb": 1},
]  # fmt: skip


def packed(text: str | bytes) -> bytes:
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return gzip.compress(data, 1, mtime=0)


def mutated(data: bytes, rng: random.Random) -> bytes:
    """A spoiled copy: one file in ten in its bytes, the others in the text inside."""
    if rng.random() < 0.1:
        return rng.choice(ON_BYTES)(data, rng)
    lines = unpack(data).split("\n")[:-1]
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        rng.choice(ON_LINES)(lines, rng)
    return packed("\n".join(lines) + ("\n" if rng.random() < 0.9 else ""))


def unpack(data: bytes) -> str:
    return zlib.decompress(data, zlib.MAX_WBITS | 16).decode()


def place(lines: list[Any], rng: random.Random) -> int:
    """An index; the first line, which holds most, comes often."""
    return 0 if rng.random() < 0.4 else rng.randrange(len(lines))


def flip_byte(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]


def cut_bytes(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randrange(1, 9) :]


def add_bytes(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randrange(1, 9)) + data[at:]


def end_early(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def twice(data: bytes, rng: random.Random) -> bytes:
    return data + data


def flip_letter(lines: list[str], rng: random.Random) -> None:
    _spliced(lines, rng, 1, rng.choice(string.printable))


def cut_letters(lines: list[str], rng: random.Random) -> None:
    _spliced(lines, rng, rng.randrange(1, 5), "")


def add_letters(lines: list[str], rng: random.Random) -> None:
    _spliced(
        lines, rng, 0, rng.choice(["{", "}", "[", '"', ",", ":", "\\", "\n", "\u2028", "\x00", "0", "-", "\\ud800"])
    )


def _spliced(lines: list[str], rng: random.Random, cut: int, put: str) -> None:
    if lines:
        i = place(lines, rng)
        at = rng.randrange(len(lines[i]) + 1)
        lines[i] = lines[i][:at] + put + lines[i][at + cut :]


def drop_line(lines: list[str], rng: random.Random) -> None:
    if lines:
        del lines[place(lines, rng)]


def repeat_line(lines: list[str], rng: random.Random) -> None:
    if lines:
        i = place(lines, rng)
        lines.insert(i, lines[i])


def swap_lines(lines: list[str], rng: random.Random) -> None:
    if lines:
        i, j = place(lines, rng), place(lines, rng)
        lines[i], lines[j] = lines[j], lines[i]


def end_lines(lines: list[str], rng: random.Random) -> None:
    del lines[rng.randrange(len(lines) + 1) :]


def change_number(lines: list[str], rng: random.Random) -> None:
    if lines:
        i = place(lines, rng)
        numbers = list(re.finditer(r"-?\d+", lines[i]))
        if numbers:
            found = rng.choice(numbers)
            put = rng.choice(
                ["-1", "0", "1", "5", "999", "1e999", "-0", "1.5", "NaN", "-Infinity", "9" * 30, "9" * 5000]
            )
            lines[i] = lines[i][: found.start()] + put + lines[i][found.end() :]


def change_value(lines: list[str], rng: random.Random) -> None:
    """Another value somewhere in the JSON of a line."""

    def change(holder: Any, key: Any) -> None:
        holder[key] = rng.choice(NASTY)

    _restructured(lines, rng, change)


def move_value(lines: list[str], rng: random.Random) -> None:
    """A value of the right kind in the wrong place."""
    values: list[Any] = []

    def change(holder: Any, key: Any) -> None:
        values.extend(holder.values() if isinstance(holder, dict) else holder)
        holder[key] = rng.choice(values)

    _restructured(lines, rng, change)


def drop_key(lines: list[str], rng: random.Random) -> None:
    _restructured(lines, rng, lambda holder, key: holder.__delitem__(key))


def add_key(lines: list[str], rng: random.Random) -> None:
    def change(holder: Any, key: Any) -> None:
        if isinstance(holder, dict):
            holder[rng.choice(["x", "kind", "actor", "goal", "", "a\nb", "\ud800"])] = rng.choice(NASTY)
        else:
            holder.insert(key, rng.choice(NASTY))

    _restructured(lines, rng, change)


def double_key(lines: list[str], rng: random.Random) -> None:
    if lines:
        i = place(lines, rng)
        lines[i] = re.sub(r'^\{("\w+":[^,{\[]*)', rf'{{\1,"{rng.choice(["actor", "kind", "catan"])}":3,\1', lines[i])


def _restructured(lines: list[str], rng: random.Random, change: Callable[[Any, Any], None]) -> None:
    if not lines:
        return
    i = place(lines, rng)
    try:
        data = json.loads(lines[i])
    except ValueError:
        return
    found = list(spots(data))
    if found:
        change(*rng.choice(found))
        lines[i] = json.dumps(data, separators=(",", ":"))


def spots(data: Any) -> Any:
    """Every place in nested data, as what holds it and where."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from spots(data[key])


ON_BYTES: list[Callable[[bytes, random.Random], bytes]] = [flip_byte, cut_bytes, add_bytes, end_early, twice]
ON_LINES: list[Callable[[list[str], random.Random], None]] = [
    flip_letter, cut_letters, add_letters, drop_line, repeat_line, swap_lines, end_lines, change_number,
    change_value, change_value, change_value, move_value, move_value, drop_key, add_key, double_key,
]  # fmt: skip
