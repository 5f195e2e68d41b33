"""Records: written, read back, replayed; and every way in which one can be wrong."""

import json
from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE, IllegalAction
from catanqt.kernel.record import (
    DiceSeed,
    Entry,
    Header,
    Record,
    ReplayError,
    Seat,
    entries_from_data,
    header_from_data,
    record_to_data,
    replay_entry,
)
from tests.kernel.toy import CODEC, Die, Leap, Shown, Step, Stop, Swap, Throw, Walk, toy

HEADER = Header(
    game="toy",
    seats=(Seat("Ann"), Seat("Bo", "novice")),
    board={"path": [1, 2, {"x": None}]},
    dice=(DiceSeed(0, "s"), DiceSeed(5, "t")),
    scenarios=("rain",),
    options={"goal": 20},
)
ENTRIES = [Entry(0, Throw()), Entry(CHANCE, Shown(4)), Entry(0, Swap()), Entry(1, Leap((1, 2)))]


def data(**changes: object) -> dict[str, Any]:
    plain = json.loads(json.dumps(record_to_data(Record(HEADER, ENTRIES), CODEC)))
    return {**plain, **changes}


def header(**changes: object) -> dict[str, Any]:
    return data(header={**data()["header"], **changes})


class TestRoundTrip:
    def test_the_header(self) -> None:
        assert header_from_data(data()) == HEADER

    def test_the_entries(self) -> None:
        assert entries_from_data(data(), CODEC) == ENTRIES

    def test_a_new_record_is_empty(self) -> None:
        one = Record(HEADER)
        one.entries.append(ENTRIES[0])
        assert Record(HEADER).entries == []

    def test_golden(self) -> None:
        """The format is a promise to every saved game."""
        assert data() == {
            "format": 1,
            "header": {
                "game": "toy",
                "seats": [{"name": "Ann", "player": "human"}, {"name": "Bo", "player": "novice"}],
                "board": {"path": [1, 2, {"x": None}]},
                "dice": [{"first": 0, "seed": "s"}, {"first": 5, "seed": "t"}],
                "scenarios": ["rain"],
                "options": {"goal": 20},
            },
            "entries": [
                {"actor": 0, "kind": "Throw"},
                {"actor": -1, "kind": "Shown", "side": 4},
                {"actor": 0, "kind": "Swap"},
                {"actor": 1, "kind": "Leap", "steps": [1, 2]},
            ],
        }

    def test_scenarios_and_options_may_be_left_out(self) -> None:
        short = {name: value for name, value in data()["header"].items() if name not in ("scenarios", "options")}
        read = header_from_data(data(header=short))
        assert (read.scenarios, read.options) == ((), {})


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ([], "record"),
        (None, "record"),
        ({}, "record.format"),
        (data(format=2), "record.format"),
        (data(format="1"), "record.format"),
        (data(format=True), "record.format"),
        (data(format=1.0), "record.format"),
        (data(format=["x" * 1000]), "record.format"),
        (data(header=None), "header"),
        (data(header=[]), "header"),
        (header(game=None), "header.game"),
        (header(colour="red"), "header.colour"),
        (header(seats="AB"), "header.seats"),
        (header(seats=[{"name": "Ann"}, {"name": 2}]), "header.seats[1].name"),
        (header(seats=[{"player": "human"}]), "header.seats[0]"),
        (header(seats=[{"name": "Ann", "age": 3}]), "header.seats[0].age"),
        (header(board=[]), "header.board"),
        (header(scenarios=[1]), "header.scenarios[0]"),
        (header(options=[]), "header.options"),
        (header(dice=[]), "header.dice"),
        (header(dice=[{"first": 1, "seed": "s"}]), "header.dice"),
        (header(dice=[{"first": 0, "seed": "s"}, {"first": 0, "seed": "t"}]), "header.dice"),
        (
            header(dice=[{"first": 0, "seed": "s"}, {"first": 9, "seed": "t"}, {"first": 8, "seed": "u"}]),
            "header.dice",
        ),
        (header(dice=[{"first": False, "seed": "s"}]), "header.dice[0].first"),
        (header(dice=[{"first": 0, "seed": 5}]), "header.dice[0].seed"),
    ],
)
def test_a_wrong_header_says_where(wrong: object, place: str) -> None:
    with pytest.raises(DecodeError) as error:
        header_from_data(wrong)
    assert error.value.place == place
    assert len(str(error.value)) < 150


@pytest.mark.parametrize("name", ["game", "seats", "board", "dice"])
def test_a_header_needs_these(name: str) -> None:
    short = {key: value for key, value in data()["header"].items() if key != name}
    with pytest.raises(DecodeError, match=name):
        header_from_data(data(header=short))


@pytest.mark.parametrize(
    ("entries", "place"),
    [
        (None, "entries"),
        ({}, "entries"),
        ([3], "entries[0]"),
        ([{"actor": 0, "kind": "Throw"}, {"kind": "Throw"}], "entries[1].actor"),
        ([{"actor": "0", "kind": "Throw"}], "entries[0].actor"),
        ([{"actor": True, "kind": "Throw"}], "entries[0].actor"),
        ([{"actor": 0}], "entries[0].kind"),
        ([{"actor": 0, "kind": "Fly"}], "entries[0].kind"),
        ([{"actor": 0, "kind": "Step"}], "entries[0]"),
        ([{"actor": 0, "kind": "Step", "by": 1.0}], "entries[0].by"),
        ([{"actor": 0, "kind": "Throw", "why": 1}], "entries[0].why"),
    ],
)
def test_wrong_entries_say_where(entries: object, place: str) -> None:
    with pytest.raises(DecodeError) as error:
        entries_from_data(data(entries=entries), CODEC)
    assert error.value.place == place


class TestReplay:
    def test_it_gives_the_game_again(self) -> None:
        game = toy()
        for index, entry in enumerate(ENTRIES):
            replay_entry(game, entry, index)
        assert game.state.place == 7
        assert game.state.todo == [Walk(1)]

    @pytest.mark.parametrize(
        ("entry", "problem"),
        [
            (Entry(1, Throw()), "actor 0 must act, not 1"),
            (Entry(CHANCE, Shown(3)), "actor 0 must act, not -1"),
            (Entry(0, Shown(3)), "not-now"),
            (Entry(0, Step(4)), "seat-0-cannot"),
        ],
    )
    def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing(self, entry: Entry, problem: str) -> None:
        game = toy()
        with pytest.raises(ReplayError, match=problem) as error:
            replay_entry(game, entry, 17)
        assert error.value.index == 17
        assert str(error.value).startswith("entries[17]: ")
        assert game.state.todo == [Walk(0)]
        assert game.state.place == 0

    def test_a_player_cannot_answer_for_chance(self) -> None:
        with pytest.raises(ReplayError, match="actor -1 must act, not 0"):
            replay_entry(toy(Die(6)), Entry(0, Shown(3)), 0)

    def test_nothing_follows_the_end(self) -> None:
        game = toy()
        replay_entry(game, Entry(0, Stop()), 0)
        with pytest.raises(ReplayError, match="over"):
            replay_entry(game, Entry(0, Step(1)), 1)

    def test_the_refusal_is_its_cause(self) -> None:
        with pytest.raises(ReplayError) as error:
            replay_entry(toy(), Entry(0, Step(4)), 0)
        assert isinstance(error.value.__cause__, IllegalAction)
