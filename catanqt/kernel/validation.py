"""Reads untrusted text and the fields of its data; errors name the place of whatever is wrong."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from catanqt.kernel.codec import DecodeError, brief, expect_dict, expect_list

DEEPEST = 20
"""More than any data of ours is nested. What is nested as deeply as Python can read cannot be shown or written."""


def read_json(text: object, place: str) -> Any:
    """The data in a JSON text; `DecodeError` if it is no text, no JSON, or nested too deeply."""
    if not isinstance(text, str):
        raise DecodeError(place, f"expected a text, found {brief(text)}")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DecodeError(place, f"no JSON ({error})") from error
    if _depth(data) > DEEPEST:
        raise DecodeError(place, "nested too deeply")
    return data


def _depth(data: object) -> int:
    """How deeply lists and objects are nested."""
    depth, level = 0, [data]
    while level:
        depth += 1
        inner: list[object] = []
        for item in level:
            if isinstance(item, dict):
                inner += item.values()
            elif isinstance(item, list):
                inner += item
        level = inner
    return depth


def check_version(mapping: dict[str, Any], name: str, version: int, place: str = "") -> None:
    """Refuse data of another version. Values that merely equal the number, such as `true`, do not count."""
    value = mapping.get(name)
    if type(value) is not int or value != version:
        raise DecodeError(at(place, name), f"this program reads version {version}, not {brief(value)}")


def check_fields(mapping: dict[str, Any], known: Collection[str], place: str = "") -> None:
    """Refuse fields nobody reads: a misspelt one would silently mean nothing."""
    for name in mapping:
        if name not in known:
            raise DecodeError(at(place, brief(name)[1:-1]), "there is no such field")


def read_number(mapping: dict[str, Any], name: str, least: int, most: int, place: str = "") -> int:
    """A whole number in this range."""
    value = mapping.get(name)
    if type(value) is not int or not least <= value <= most:
        raise DecodeError(at(place, name), f"expected a number from {least} to {most}, found {brief(value)}")
    return value


def read_counts(mapping: dict[str, Any], name: str, names: Sequence[str], most: int, place: str = "") -> list[int]:
    """Numbers by name, in the order of `names`; what is left out counts zero."""
    counts = expect_dict(mapping.get(name, {}), at(place, name))
    for key in counts:
        if key not in names:
            raise DecodeError(at(place, name), f"unknown name {brief(key)}")
        read_number(counts, key, 0, most, at(place, name))
    return [counts.get(key, 0) for key in names]


def counts_to_data(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """The inverse of `read_counts`."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def read_places(mapping: dict[str, Any], name: str, most: int, size: int, place: str = "") -> list[int]:
    """A list of at most so many places, numbered below `size`."""
    found = expect_list(mapping.get(name, []), at(place, name))
    if len(found) > most:
        raise DecodeError(at(place, name), f"a player has only {most} of them")
    if any(type(item) is not int or not 0 <= item < size for item in found):
        raise DecodeError(at(place, name), f"expected numbers from 0 to {size - 1}")
    return found


def at(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
