"""An analysis as JSON, to keep and to export. Reading checks everything, because files can be changed by anybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any, TypeVar

from catanqt.analysis.model import VERSION, Account, Analysis, Decision, Grade, Moment, Phase, SeatAnalysis, Swing
from catanqt.kernel.agent import Evaluation, Reason
from catanqt.kernel.codec import Codec, DecodeError, decode_value, expect_dict, expect_list, field_types, to_plain

Part = TypeVar("Part")
ACTIONS = ("made", "best", "plan")
REASONS = ("reasons", "against")
NAMES: dict[str, Callable[[Any], Any]] = {"phase": Phase, "grade": Grade, "evaluation": Evaluation}
NO_ANALYSIS = "something is missing or wrong"


def to_data(analysis: Analysis, codec: Codec) -> dict[str, Any]:
    """The analysis as plain data."""
    return {
        "version": analysis.version,
        "judge": analysis.judge,
        "entries": analysis.entries,
        "seats": [_seat_to_data(one, codec) for one in analysis.seats],
    }


def from_data(data: object, codec: Codec) -> Analysis:
    """The analysis that `to_data` wrote; `DecodeError` if it is none, or of another version."""
    mapping = expect_dict(data, "analysis")
    if mapping.get("version") != VERSION:
        raise DecodeError("analysis.version", f"expected {VERSION}")
    return _made(Analysis, mapping, "analysis", seats=_all(mapping, "seats", "analysis", _seat_from_data, codec))


def _seat_to_data(seat: SeatAnalysis, codec: Codec) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "waiting": seat.waiting,
        "account": to_plain(seat.account),
        "decisions": [_decision_to_data(one, codec) for one in seat.decisions],
        "swings": [
            to_plain(one) | {"outcome": None if one.outcome is None else codec.encode(one.outcome)}
            for one in seat.swings
        ],
        "moments": [to_plain(one) for one in seat.moments],
    }


def _decision_to_data(one: Decision, codec: Codec) -> dict[str, Any]:
    actions = {name: [codec.encode(action) for action in getattr(one, name)] for name in ACTIONS}
    reasons = {name: [_reason_to_data(reason) for reason in getattr(one, name)] for name in REASONS}
    names = {name: str(getattr(one, name)) for name in NAMES}
    return {**to_plain(one), **actions, **reasons, **names}


def _reason_to_data(reason: Reason) -> dict[str, Any]:
    return {"code": reason.code, "facts": reason.facts_by_name}


def _seat_from_data(mapping: dict[str, Any], place: str, codec: Codec) -> SeatAnalysis:
    return _made(
        SeatAnalysis,
        mapping,
        place,
        account=_made(Account, expect_dict(mapping.get("account"), f"{place}.account"), f"{place}.account"),
        decisions=_all(mapping, "decisions", place, _decision_from_data, codec),
        swings=_all(mapping, "swings", place, _swing_from_data, codec),
        moments=_all(mapping, "moments", place, lambda one, where, _: _made(Moment, one, where), codec),
    )


def _swing_from_data(mapping: dict[str, Any], place: str, codec: Codec) -> Swing:
    outcome = mapping.get("outcome")
    return _made(Swing, mapping, place, outcome=None if outcome is None else codec.decode(outcome, f"{place}.outcome"))


def _decision_from_data(mapping: dict[str, Any], place: str, codec: Codec) -> Decision:
    found: dict[str, Any] = {name: _all(mapping, name, place, lambda one, at, _: codec.decode(one, at), codec)
                             for name in ACTIONS}  # fmt: skip
    found |= {name: _all(mapping, name, place, _reason, codec) for name in REASONS}
    for name, kind in NAMES.items():
        try:
            found[name] = kind(mapping.get(name))
        except ValueError as error:
            raise DecodeError(f"{place}.{name}", NO_ANALYSIS) from error
    return _made(Decision, mapping, place, **found)


def _reason(mapping: dict[str, Any], place: str, codec: Codec) -> Reason:
    facts = expect_dict(mapping.get("facts"), f"{place}.facts")
    if not isinstance(mapping.get("code"), str) or not all(
        isinstance(one, int | float | str) for one in facts.values()
    ):
        raise DecodeError(place, NO_ANALYSIS)
    return Reason(mapping["code"], tuple(facts.items()))


def _all(
    mapping: dict[str, Any], name: str, place: str, read: Callable[[dict[str, Any], str, Codec], Part], codec: Codec
) -> tuple[Part, ...]:
    """Every part in a list, each read in its place."""
    parts: Sequence[object] = expect_list(mapping.get(name), f"{place}.{name}")
    places = [f"{place}.{name}[{number}]" for number in range(len(parts))]
    return tuple(read(expect_dict(one, where), where, codec) for one, where in zip(parts, places, strict=True))


def _made(kind: type[Part], mapping: dict[str, Any], place: str, **parts: Any) -> Part:
    """A part of the model; what is not handed in is plain data, and checked against the types of the fields."""
    for name, wanted in field_types(kind).items():
        if name not in parts:
            if name not in mapping:
                raise DecodeError(f"{place}.{name}", NO_ANALYSIS)
            parts[name] = decode_value(mapping[name], wanted, f"{place}.{name}")
            values = parts[name] if isinstance(parts[name], tuple) else (parts[name],)
            if not all(isfinite(one) for one in values if isinstance(one, float)):
                raise DecodeError(f"{place}.{name}", "expected a number")
    return kind(**parts)
