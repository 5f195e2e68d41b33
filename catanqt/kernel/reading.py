"""Reading the fields of untrusted data, each with its place in the error if it is wrong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from catanqt.kernel.codec import DecodeError, brief, expect_dict, expect_list


def check_version(table: dict[str, Any], name: str, version: int, place: str = "") -> None:
    """Refuse data of another version. What merely equals the number, such as `true`, is none."""
    value = table.get(name)
    if type(value) is not int or value != version:
        raise DecodeError(at(place, name), f"this program reads version {version}, not {brief(value)}")


def check_fields(table: dict[str, Any], known: Collection[str], place: str = "") -> None:
    """Refuse fields nobody reads: a misspelt one would silently mean nothing."""
    for name in table:
        if name not in known:
            raise DecodeError(at(place, brief(name)[1:-1]), "there is no such field")


def read_number(table: dict[str, Any], name: str, least: int, most: int, place: str = "") -> int:
    """A whole number in this range."""
    value = table.get(name)
    if type(value) is not int or not least <= value <= most:
        raise DecodeError(at(place, name), f"expected a number from {least} to {most}, found {brief(value)}")
    return value


def read_counts(table: dict[str, Any], name: str, names: Sequence[str], most: int, place: str = "") -> list[int]:
    """Numbers by name, in the order of `names`; what is left out counts zero."""
    counts = expect_dict(table.get(name, {}), at(place, name))
    for key in counts:
        if key not in names:
            raise DecodeError(at(place, name), f"unknown name {brief(key)}")
        read_number(counts, key, 0, most, at(place, name))
    return [counts.get(key, 0) for key in names]


def counts_to_data(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """What `read_counts` reads."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def read_places(table: dict[str, Any], name: str, most: int, size: int, place: str = "") -> list[int]:
    """A list of at most so many places, numbered below `size`."""
    found = expect_list(table.get(name, []), at(place, name))
    if len(found) > most:
        raise DecodeError(at(place, name), f"a player has only {most} of them")
    if any(type(item) is not int or not 0 <= item < size for item in found):
        raise DecodeError(at(place, name), f"expected numbers from 0 to {size - 1}")
    return found


def at(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
