"""Converts dataclasses to plain data and back: a dict with the class name as `kind`.

Decoding trusts nothing. Whatever is wrong raises a `DecodeError` with the place where it was found.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


class DecodeError(ValueError):
    """Data of the wrong form; `place` is a path such as `entries[3].edge`."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class Codec:
    """Encodes and decodes a closed set of dataclasses, the `kinds`."""

    def __init__(self, kinds: Iterable[type[Any]]) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}

    def encode(self, thing: Any) -> dict[str, Any]:
        kind = type(thing).__name__
        if self._kinds.get(kind) is not type(thing):
            raise TypeError(f"{kind} is not one of this codec's kinds")
        return {"kind": kind} | {name: to_plain(getattr(thing, name)) for name in field_types(type(thing))}

    def decode(self, data: object, place: str) -> Any:
        mapping = expect_dict(data, place)
        kind = self._kinds.get(mapping.get("kind", "")) if isinstance(mapping.get("kind"), str) else None
        if kind is None:
            raise DecodeError(f"{place}.kind", f"unknown kind {brief(mapping.get('kind'))}")
        return decode_fields(kind, {key: value for key, value in mapping.items() if key != "kind"}, place)


def field_types(kind: Any) -> dict[str, Any]:
    """The names and types of the fields that make up a value of this class."""
    return _field_types(kind)


@cache
def _field_types(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind) if field.init}


def to_plain(value: Any) -> Any:
    """Tuples become lists, dataclasses dicts and members of enumerations their values; all else is already plain."""
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {name: to_plain(getattr(value, name)) for name in field_types(type(value))}
    return value.value if isinstance(value, Enum) else value


def decode_fields(kind: type[Any], mapping: dict[str, Any], place: str) -> Any:
    """Make a dataclass from exactly its fields; those with a default may be missing."""
    types = field_types(kind)
    for name in mapping:
        if name not in types:
            raise DecodeError(f"{place}.{name}", f"{kind.__name__} has no such field")
    values = {name: decode_value(mapping[name], types[name], f"{place}.{name}") for name in types if name in mapping}
    try:
        return kind(**values)
    except TypeError:
        missing = ", ".join(sorted(set(types) - set(values)))
        raise DecodeError(place, f"{kind.__name__} lacks {missing}") from None


def decode_value(value: Any, wanted: Any, place: str) -> Any:
    """Check a value against a field's type, turning lists into tuples and dicts into dataclasses."""
    origin = get_origin(wanted)
    if origin is tuple:
        return _decode_tuple(value, get_args(wanted), place)
    if origin in (Union, UnionType):
        if value is None and type(None) in get_args(wanted):
            return None
        return decode_value(value, next(arg for arg in get_args(wanted) if arg is not type(None)), place)
    if origin is dict:
        _, item = get_args(wanted)
        mapping = expect_dict(value, place)
        return {key: decode_value(mapping[key], item, f"{place}.{key}") for key in mapping}
    if wanted is Any:
        return value
    if is_dataclass(wanted):
        return decode_fields(wanted, expect_dict(value, place), place)  # type: ignore[arg-type]
    if type(value) is not wanted:
        raise DecodeError(place, f"expected {wanted.__name__}, found {brief(value)}")
    return value


def _decode_tuple(value: Any, args: tuple[Any, ...], place: str) -> tuple[Any, ...]:
    items = expect_list(value, place)
    if len(args) == 2 and args[1] is Ellipsis:
        args = (args[0],) * len(items)
    if len(items) != len(args):
        raise DecodeError(place, f"expected {len(args)} items, found {len(items)}")
    return tuple(
        decode_value(item, arg, f"{place}[{i}]") for i, (item, arg) in enumerate(zip(items, args, strict=True))
    )


def expect_dict(value: object, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise DecodeError(place, f"expected an object, found {brief(value)}")
    return value


def expect_list(value: object, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise DecodeError(place, f"expected a list, found {brief(value)}")
    return value


def brief(value: object) -> str:
    """A value as an error message may show it: never long."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
