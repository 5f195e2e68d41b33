"""Files that look like games in most places: refused with our error or good for play, whatever hypothesis finds."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catanqt.storage.catanfile import BadFile, from_bytes, to_bytes
from catanqt.storage.imported_game import import_record
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import SaveStore
from tests.storage.helpers.bad_files import LINES, file_with, first_with, header_with, record
from tests.storage.helpers.import_checks import take
from tests.storage.helpers.mutations import packed, unpack
from tests.storage.helpers.short_games import play_on


@pytest.mark.parametrize("where", ["header.options", "header.board.extras", "kind"])
def test_no_depth_slips_between_reading_and_writing(where: str, memory: SaveStore) -> None:
    """What is just shallow enough to be read may be too deep to be shown or saved."""
    failures: dict[str, int] = {}
    for depth in (50, 200, 400, *range(600, 880, 40), *range(880, 1000)):
        nested = "[" * depth + "]" * depth
        if where == "kind":
            data = file_with(5, f'{{"actor":0,"kind":{nested}}}')
        else:
            header = json.loads(LINES[0])["header"]
            target = header["options"] if where == "header.options" else header["board"].setdefault("extras", {})
            target["x"] = "NESTED"
            data = packed(unpack(first_with(header=header)).replace('"NESTED"', nested))
        try:
            take(data, memory)
        except Exception as error:  # noqa: BLE001 - each kind is told once, below
            failures.setdefault(type(error).__name__, depth)
    assert failures == {}


SURROGATES: dict[str, Callable[[], bytes]] = {
    "name": lambda: first_with(name="\ud83d"),
    "seat": lambda: header_with(seats=[{"name": "\ud800", "player": "novice"}, {"name": "b", "player": "novice"}]),
    "player": lambda: header_with(seats=[{"name": "a", "player": "\udfff"}, {"name": "b", "player": "novice"}]),
    "seed": lambda: header_with(dice=[{"first": 0, "seed": "\ud800"}]),
    "option": lambda: header_with(options={**json.loads(LINES[0])["header"]["options"], "x": "\ud800"}),
}


@pytest.mark.parametrize("name", SURROGATES)
def test_half_letters_are_refused_or_do_no_harm(name: str, memory: SaveStore) -> None:
    """JSON can say half of a letter, which neither SQLite nor UTF-8 nor a hash can take."""
    try:
        title, found = from_bytes(SURROGATES[name]())
    except BadFile:
        return
    saved = SavedGame.open(memory, import_record(memory, title, found))
    play_on(saved)
    saved.close()
    to_bytes(memory.info(saved.id).name, saved.session.record)


def test_double_keys_are_no_way_around_the_checks(memory: SaveStore) -> None:
    line = '{"actor":1,"actor":0,"kind":"Roll","kind":"FoundSettlement","corner":-5,"corner":%d}'
    data = file_with(2, line % record().entries[0].action.corner)
    assert from_bytes(data) == ("Sunday", record())
    assert not take(data, memory)
    assert take(file_with(2, line % -1), memory)


def test_a_player_nobody_knows_is_kept_as_it_is(memory: SaveStore) -> None:
    """The levels are not known down here."""
    data = header_with(seats=[{"name": "a", "player": "wizard"}, {"name": "b", "player": "novice"}])
    name, found = from_bytes(data)
    assert found.header.seats[0].player == "wizard"
    assert memory.info(import_record(memory, name, found)).players == ("a", "b")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
quick = settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@quick
@given(data=st.binary(max_size=300) | st.binary(max_size=300).map(packed) | st.text(max_size=300).map(packed))
def test_any_bytes(data: bytes) -> None:
    with pytest.raises(BadFile):
        from_bytes(data)


@pytest.mark.slow
@quick
@given(first=st.dictionaries(st.sampled_from(["catan", "name", "header", "x"]), JSON), rest=st.lists(JSON, max_size=3))
def test_any_json(first: Any, rest: list[Any]) -> None:
    with pytest.raises(BadFile):
        from_bytes(packed("\n".join(json.dumps(line) for line in [first, *rest])))


@pytest.mark.slow
@quick
@given(
    key=st.sampled_from(["game", "seats", "board", "dice", "scenarios", "options", "x"]),
    value=JSON,
    entry=st.none() | st.dictionaries(st.sampled_from(["actor", "kind", "corner", "edge", "first"]), JSON),
    at=st.integers(2, 6),
)
def test_any_value_in_a_good_file(key: str, value: Any, entry: Any, at: int, memory: SaveStore) -> None:
    data = header_with(**{key: value})
    if entry is not None:
        lines = unpack(data).splitlines()
        lines[at - 1] = json.dumps(entry)
        data = packed("\n".join(lines))
    take(data, memory)


@pytest.mark.slow
@quick
@given(data=st.data())
def test_any_field_of_any_action(data: st.DataObject, memory: SaveStore) -> None:
    number = data.draw(st.integers(2, len(LINES)))
    line = json.loads(LINES[number - 1])
    key = data.draw(st.sampled_from(sorted(line)))
    line[key] = data.draw(JSON | st.integers(-10, 100))
    take(file_with(number, json.dumps(line)), memory)
