"""Plain data in and out: what comes back is what went in, and wrong data says where it is wrong."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catanqt.kernel.codec import Codec, DecodeError, brief, decode_value, field_types, to_plain
from catanqt.rules.base.ruleset import ACTIONS, TASKS
from catanqt.rules.catalog import ruleset
from tests.kernel.toy import CODEC, Die, LoadedDie, Note, Rest, Step, Swap, Walk


@dataclass(frozen=True, slots=True)
class Coin:
    value: int
    metal: str = "gold"


@dataclass(frozen=True, slots=True)
class Purse:
    """One field of every sort that actions, tasks and headers use."""

    owner: int
    open: bool
    first: Coin
    coins: tuple[Coin, ...]
    pair: tuple[int, str]
    deals: tuple[tuple[int, tuple[int, ...]], ...]
    tag: str | None
    notes: dict[str, Any]
    counts: dict[str, int]
    weight: float = 1.0
    derived: int = field(default=7, init=False)


PURSES = Codec([Purse, Coin])
PURSE = Purse(3, True, Coin(5), (Coin(1), Coin(2, "tin")), (4, "x"), ((1, (2, 3)), (0, ())), None, {"a": [1]}, {"b": 2})


def plain(**changes: object) -> dict[str, Any]:
    data = json.loads(json.dumps(PURSES.encode(PURSE)))
    return {**data, **changes}


def without(name: str) -> dict[str, Any]:
    data = plain()
    del data[name]
    return data


class TestRoundTrip:
    def test_every_sort_of_field(self) -> None:
        assert PURSES.decode(plain(), "it") == PURSE

    def test_the_data_is_plain_and_readable(self) -> None:
        assert CODEC.encode(Rest(("a", "b"))) == {"kind": "Rest", "notes": ["a", "b"]}
        assert to_plain((1, (2, Coin(3)))) == [1, [2, {"value": 3, "metal": "gold"}]]

    def test_fields_that_follow_from_the_class_are_not_written(self) -> None:
        assert CODEC.encode(Die(6)) == {"kind": "Die", "sides": 6}
        assert "derived" not in PURSES.encode(PURSE)

    def test_a_field_with_a_default_may_be_left_out(self) -> None:
        assert CODEC.decode({"kind": "Rest"}, "it") == Rest()
        assert PURSES.decode({"kind": "Coin", "value": 3}, "it") == Coin(3)

    def test_none_where_it_may_be(self) -> None:
        assert CODEC.decode({"kind": "Note", "word": "x", "then": None}, "it") == Note("x")
        assert CODEC.decode({"kind": "Note", "word": "x", "then": 1}, "it") == Note("x", 1)

    def test_decoding_keeps_nothing_of_the_data_it_reads(self) -> None:
        data = plain()
        tradable_goods = PURSES.decode(data, "it")
        data["counts"]["b"] = 9
        data["coins"].clear()
        assert tradable_goods == PURSE

    def test_decoding_leaves_the_data_alone(self) -> None:
        data = plain()
        PURSES.decode(data, "it")
        assert data == plain()


def values(wanted: Any) -> st.SearchStrategy[Any]:
    """Any value of a field's type, however little sense it makes in a game."""
    if get_origin(wanted) is tuple:
        args = get_args(wanted)
        if len(args) == 2 and args[1] is Ellipsis:
            return st.lists(values(args[0]), max_size=4).map(tuple)
        return st.tuples(*map(values, args))
    return {int: st.integers(), str: st.text(max_size=9), bool: st.booleans()}[wanted]


@pytest.mark.parametrize("kind", [*ACTIONS, *TASKS], ids=lambda kind: kind.__name__)
def test_every_action_and_task_of_the_classic_game_survives_json(kind: type[Any]) -> None:
    codec = ruleset("classic").codec

    @settings(max_examples=20, deadline=None, derandomize=True)
    @given(st.fixed_dictionaries({name: values(wanted) for name, wanted in field_types(kind).items()}))
    def check(fields: dict[str, Any]) -> None:
        thing = kind(**fields)
        data = codec.encode(thing)
        assert data["kind"] == kind.__name__
        back = codec.decode(json.loads(json.dumps(data)), "it")
        assert type(back) is kind
        assert back == thing
        assert hash(back) == hash(thing)

    check()


WRONG: list[tuple[str, object, str]] = [
    # what is wrong, the data, where it is found
    ("not an object", [1], "it"),
    ("nothing at all", None, "it"),
    ("a text", "Purse", "it"),
    ("no kind", without("kind"), "it.kind"),
    ("an unknown kind", plain(kind="Wallet"), "it.kind"),
    ("a kind that is no text", plain(kind=3), "it.kind"),
    ("a kind that cannot be hashed", plain(kind=["Purse"]), "it.kind"),
    ("a field too many", plain(colour="red"), "it.colour"),
    ("a field that is never written", plain(derived=7), "it.derived"),
    ("a field missing", without("owner"), "it"),
    ("a text for a number", plain(owner="3"), "it.owner"),
    ("a bool for a number", plain(owner=True), "it.owner"),
    ("a float for a number", plain(owner=3.0), "it.owner"),
    ("null for a number", plain(owner=None), "it.owner"),
    ("a list for a number", plain(owner=[3]), "it.owner"),
    ("a number for a bool", plain(open=1), "it.open"),
    ("a number for a float", plain(weight=1), "it.weight"),
    ("a number for a text", plain(tag=0), "it.tag"),
    ("a list for an object", plain(first=[5]), "it.first"),
    ("an object for a list", plain(coins={"0": {}}), "it.coins"),
    ("a text for a list", plain(coins="ab"), "it.coins"),
    ("too few items", plain(pair=[4]), "it.pair"),
    ("too many items", plain(pair=[4, "x", 5]), "it.pair"),
    ("items in the wrong order", plain(pair=["x", 4]), "it.pair[0]"),
    ("a wrong type inside an object", plain(first={"value": "5"}), "it.first.value"),
    ("a field missing inside an object", plain(first={}), "it.first"),
    ("a field too many inside an object", plain(first={"value": 5, "kind": "Coin"}), "it.first.kind"),
    ("a wrong type inside a list", plain(coins=[{"value": 1}, {"value": False}]), "it.coins[1].value"),
    ("a wrong type in a nested list", plain(deals=[[1, [2, 3]], [0, [1, 2.5]]]), "it.deals[1][1][1]"),
    ("a wrong type in a table", plain(counts={"b": 2, "c": "2"}), "it.counts.c"),
    ("a list for a table", plain(notes=[]), "it.notes"),
]


@pytest.mark.parametrize(("data", "place"), [one[1:] for one in WRONG], ids=[one[0] for one in WRONG])
def test_wrong_data_says_where_it_is_wrong(data: object, place: str) -> None:
    with pytest.raises(DecodeError) as error:
        PURSES.decode(data, "it")
    assert error.value.place == place
    assert error.value.problem
    assert str(error.value) == f"{place}: {error.value.problem}"


def test_all_missing_fields_are_named() -> None:
    with pytest.raises(DecodeError, match=r"it: Purse lacks .*owner.*pair") as error:
        PURSES.decode({"kind": "Purse", "open": True}, "it")
    assert "open" not in error.value.problem


def test_a_wrong_type_names_both_types() -> None:
    with pytest.raises(DecodeError, match=re.escape("it.by: expected int, found 'far'")):
        CODEC.decode({"kind": "Step", "by": "far"}, "it")


HUGE = {"str": "x" * 10**6, "list": [0] * 10**6, "dict": {"a": "y" * 10**6}, "int": 10**4000}


@pytest.mark.parametrize("huge", HUGE.values(), ids=HUGE.keys())
def test_huge_data_makes_a_short_message(huge: object) -> None:
    with pytest.raises(DecodeError) as error:
        CODEC.decode({"kind": "Note", "word": "x", "then": huge, "more": huge}, "it")
    assert len(str(error.value)) < 120
    with pytest.raises(DecodeError) as error:
        CODEC.decode({"kind": huge}, "it")
    assert len(str(error.value)) < 120
    with pytest.raises(DecodeError) as error:
        CODEC.decode({"kind": "Note", "word": "x", "then": (huge,)}, "it")
    assert len(str(error.value)) < 120


def test_brief_keeps_short_things_whole() -> None:
    assert brief("abc") == "'abc'"
    assert brief("a" * 38) == repr("a" * 38)
    assert len(brief("a" * 39)) == 40


def test_a_huge_number_is_a_number() -> None:
    assert CODEC.decode({"kind": "Step", "by": 10**3000}, "it") == Step(10**3000)


def test_only_its_own_kinds_are_encoded() -> None:
    with pytest.raises(TypeError, match="Coin"):
        CODEC.encode(Coin(1))

    class Swap2(Swap):
        pass

    Swap2.__name__ = "Swap"
    with pytest.raises(TypeError, match="Swap"):
        CODEC.encode(Swap2())


@pytest.mark.parametrize(
    ("value", "wanted", "result"),
    [
        ([], tuple[int, ...], ()),
        ([[1, 2], []], tuple[tuple[int, ...], ...], ((1, 2), ())),
        ({"q": {"value": 1}}, dict[str, Coin], {"q": Coin(1)}),
        ({"anything": [None]}, Any, {"anything": [None]}),
    ],
)
def test_values_of_composed_types(value: object, wanted: object, result: object) -> None:
    assert decode_value(value, wanted, "it") == result


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["Purse", "Coin"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["kind", *field_types(Purse), "value", "metal"]) | st.text(max_size=3), inner)
    ),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(JSON, st.sampled_from([*field_types(Purse), "kind"]))
def test_any_json_is_read_or_refused(junk: Any, name: str) -> None:
    for data in (junk, plain(**{name: junk})):
        try:
            thing = PURSES.decode(data, "it")
        except DecodeError as error:
            place = error.place
        else:
            place = "it"
            assert PURSES.decode(PURSES.encode(thing), "it") == thing or "nan" in repr(thing)
        assert place.startswith("it")


def test_toy_tasks_too() -> None:
    for thing in (Walk(1), Die(2), LoadedDie((1, 2, 3)), Note("x", 1), Step(-5), Swap()):
        assert CODEC.decode(json.loads(json.dumps(CODEC.encode(thing))), "it") == thing
