"""The scenarios' parts of a position: written, read again, and refused with the place that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import Task
from catanqt.rules.base.setup import FirstTurn, FoundSettlement
from catanqt.rules.base.turn import BeforeRoll, NextTurn, Turn
from catanqt.rules.catalog import from_position, ruleset
from catanqt.scenarios.big_game.rules.actions import FreeSettler, TableRoll
from catanqt.scenarios.fishermen.rules.actions import FishDraw
from catanqt.scenarios.soccer_fever.rules.matchday import (
    DoublesChoice,
    Kickoff,
    Reward,
    RewardChoice,
    Shooting,
    Standings,
)
from tests.rules.base.table import player
from tests.rules.scenarios.kit import (
    BG,
    FI,
    SF,
    big,
    full_table,
    hand_of,
    header,
    island,
    position,
    sea,
    season,
)

BUSY_SEASON = season(
    tokens=[6, 1, 3, 2], spaces=[9, 30, 0, 4], points=[2, 3, 0, 1], day=7, due=True, converted=True, first_scored=True,
    results=[[1, 0, 1, 6, 0], [1, 2, 3, 1, 1]],
)  # fmt: skip
BUSY_TABLE = big(places={2: 0, 3: 0, 4: 0, 12: 3}, laurels=[6, 0, 1, 2], champion=0, sends=1, used=["steal", "card"])
BUSY_SEA = sea(tokens={0: (1, 2, 3), 3: (4, 0, 0)}, spent=(2, 2, 2), shoe=3)
PARTS = {"soccer": BUSY_SEASON, "big_game": BUSY_TABLE, "fish": BUSY_SEA}
QUIET = {"soccer": season(), "big_game": big(), "fish": sea()}
NAMES = {"soccer": SF, "big_game": BG, "fish": FI}


def read(data: dict[str, Any]) -> dict[str, Any]:
    """Read a position as a file would bring it, and write it again."""
    rules, game = from_position(json.loads(json.dumps(data)))
    return dict(rules.to_position(game))


@pytest.mark.parametrize("which", PARTS)
def test_a_part_is_read_as_it_was_written(which: str) -> None:
    data = position(player(cards="k", knights=2), **{which: PARTS[which]})
    assert read(data) == data


def test_all_parts_together_are_read_as_they_were_written() -> None:
    data = position(player(cards="k", knights=2), **PARTS)
    assert read(data) == data


def test_points_and_goals_follow_from_the_parts() -> None:
    rules, game = from_position(position(player(settlements=[12]), **PARTS))
    assert [rules.points(game, seat) for seat in range(4)] == [1 + 2 + 1, 3, 0, 1]
    assert game.state.goals == [13, 13, 13, 14]


@pytest.mark.parametrize("which", PARTS)
def test_a_scenarios_part_must_be_there(which: str) -> None:
    for missing in ({}, {NAMES[which]: None}, {NAMES[which]: []}):
        data = position(**{which: QUIET[which]}) | {"parts": missing}
        with pytest.raises(DecodeError) as caught:
            read(data)
        assert caught.value.place == f"parts.{NAMES[which]}"


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.0])
def test_another_version_is_refused(version: Any) -> None:
    with pytest.raises(DecodeError) as caught:
        read(position(**PARTS) | {"position": version})
    assert caught.value.place == "position"


@pytest.mark.parametrize(
    "place",
    [
        ("rober",),
        ("x" * 1000,),
        ("players", 1, "knights"),
        ("board", "hexes", 3, "number"),
        ("board", "harbours", 0, "rate"),
        ("board", "island"),
        ("parts", "cities-and-knights"),
        *(("parts", name, "golas") for name in NAMES.values()),
    ],
)
def test_a_field_nobody_reads_is_named(place: tuple[Any, ...]) -> None:
    data = json.loads(json.dumps(position(**PARTS)))
    assert read(data) == data
    *way, last = place
    there = data
    for key in way:
        there = there[key]
    there[last] = None
    with pytest.raises(DecodeError, match="no such field") as caught:
        read(data)
    assert last[:30] in caught.value.place
    assert len(str(caught.value)) < 120


BAD_FIELDS: list[tuple[str, str, Any]] = [
    *(("soccer", "tokens", bad) for bad in ([0, 1, 1, 1], [7, 1, 1, 1], [1, 1, 1], [1] * 5, None, 1, "1111")),
    *(("soccer", "spaces", bad) for bad in ([31, 0, 0, 0], [-1, 0, 0, 0], [0, 0, 0], None, {})),
    *(("soccer", "points", bad) for bad in ([4, 0, 0, 0], [-1, 0, 0, 0], [0, 0, 0], None)),
    *(("soccer", "day", bad) for bad in (-1, 16, "1", 1.0, None, True)),
    *(("soccer", name, bad) for name in ("over", "due", "converted", "first_scored") for bad in (1, "yes", None)),
    *(("soccer", "results", bad) for bad in (None, {}, "none")),
    *(("big_game", "places", bad) for bad in ([], {"7": 0}, {"13": 0}, {"two": 0}, {"2": 4}, {"2": -1}, {"2": "0"})),
    ("big_game", "places", {str(number): 0 for number in (2, 3, 4, 5, 6, 8, 9)}),
    *(("big_game", "laurels", bad) for bad in ([7, 0, 0, 0], [-1, 0, 0, 0], [0, 0, 0], None, 0)),
    *(("big_game", "champion", bad) for bad in (4, -1, "0", 0.0)),
    *(("big_game", "sends", bad) for bad in (-1, 3, "1", None)),
    *(("big_game", "used", bad) for bad in (["laurels"], "steal", None, 1)),
    *(("fish", "tokens", bad) for bad in ([[0, 0, 0]] * 3, [[12, 0, 0], *[[0, 0, 0]] * 3], None, 0)),
    *(("fish", "tokens", bad) for bad in ([[-1, 0, 0], *[[0, 0, 0]] * 3], [[0, 11, 0], *[[0, 0, 0]] * 3])),
    *(("fish", "spent", bad) for bad in ([0, 0], [-1, 0, 0], None, 0)),
    *(("fish", "shoe", bad) for bad in (4, -1, "0", True, [0])),
]


@pytest.mark.parametrize(("which", "field", "bad"), BAD_FIELDS)
def test_a_bad_field_is_named(which: str, field: str, bad: Any) -> None:
    data = position(**{which: QUIET[which] | {field: bad}})
    with pytest.raises(DecodeError) as caught:
        read(data)
    assert caught.value.place == f"parts.{NAMES[which]}.{field}"


BAD_ITEMS: list[tuple[str, dict[str, Any], str]] = [
    ("soccer", season() | {"tokens": [1, "2", 1, 1]}, "tokens[1]"),
    ("soccer", season() | {"results": [[1, 0, 1, 2]]}, "results[0]"),
    ("soccer", season() | {"results": [[1, 0, 1, 1, 1], [16, 0, 1, 1, 1]]}, "results[1]"),
    ("soccer", season() | {"results": [[1, 0, 4, 1, 1]]}, "results[0]"),
    ("soccer", season() | {"results": [[1, 0, 1, 7, 1]]}, "results[0]"),
    ("soccer", season() | {"results": [[1, 0, 1, 1, "1"]]}, "results[0][4]"),
    ("soccer", season(day=15), "over"),
    ("soccer", season(day=15, over=True, due=True), "due"),
    ("big_game", big() | {"laurels": [0, 0, None, 0]}, "laurels[2]"),
    ("big_game", big() | {"used": ["steal", 1]}, "used[1]"),
    ("fish", sea() | {"tokens": [[0, 0, 0], [0, 0], [0, 0, 0], [0, 0, 0]]}, "tokens[1]"),
    ("fish", sea() | {"tokens": [[0, 0, 0], [0, 0, "1"], [0, 0, 0], [0, 0, 0]]}, "tokens[1][2]"),
    ("fish", sea() | {"spent": [0, 0, 0.5]}, "spent[2]"),
    ("fish", sea(tokens={0: (11, 8, 8)}, spent=(0, 2, 0), shoe=1), "spent"),
]


@pytest.mark.parametrize(("which", "part", "place"), BAD_ITEMS)
def test_a_bad_item_is_named(which: str, part: dict[str, Any], place: str) -> None:
    with pytest.raises(DecodeError) as caught:
        read(position(**{which: part}))
    assert caught.value.place == f"parts.{NAMES[which]}.{place}"


def test_too_many_spent_tokens_are_refused() -> None:
    with pytest.raises(DecodeError, match=r"parts\.fishermen\.(tokens|spent)"):
        read(position(fish=sea(spent=(12, 0, 0))))


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"match_order": "backwards"}, "options.match_order"),
        ({"card_icon_on_landing": 1}, "options.card_icon_on_landing"),
    ],
)
def test_a_soccer_option_that_makes_no_sense_is_refused_in_positions_too(options: dict[str, Any], place: str) -> None:
    """As it is in the header of a new game."""
    with pytest.raises(DecodeError) as caught:
        read(position(soccer=season(), options=options))
    assert caught.value.place.endswith(place)


FISHERIES = "board.extras.fishermen"
BAD_FISHERIES: list[tuple[Any, str]] = [
    (None, FISHERIES),
    ({}, FISHERIES),
    ([{"corners": [0, 1, 4], "number": 7}], f"{FISHERIES}[0].number"),
    ([{"corners": [0, 1, 4], "number": "4"}], f"{FISHERIES}[0].number"),
    ([{"corners": [0, 1, 4]}], f"{FISHERIES}[0].number"),
    ([{"corners": [0, 1, 4], "number": 4}, {"corners": [0, 1], "number": 5}], f"{FISHERIES}[1].corners"),
    ([{"corners": [0, 0, 1], "number": 4}], f"{FISHERIES}[0].corners"),
    ([{"corners": [0, 1, 54], "number": 4}], f"{FISHERIES}[0].corners"),
    ([{"corners": [-1, 1, 4], "number": 4}], f"{FISHERIES}[0].corners"),
    ([4], f"{FISHERIES}[0]"),
]


@pytest.mark.parametrize(("fisheries", "place"), BAD_FISHERIES)
def test_bad_fisheries_are_named(fisheries: Any, place: str) -> None:
    board = island(FI)
    board["extras"][FI] = fisheries
    with pytest.raises(DecodeError) as caught:
        read(position(fish=sea(), board=board))
    assert caught.value.place == place


@pytest.mark.parametrize("fisheries", [None, [{"corners": [0, 1, 4], "number": 7}]])
def test_bad_fisheries_are_named_in_headers_too(fisheries: Any) -> None:
    new = header(FI)
    new.board["extras"][FI] = fisheries
    with pytest.raises(DecodeError, match=r"^header\.board\.extras\.fishermen"):
        ruleset("classic", (FI,)).new_game(new)


# --- Tasks ---

ON = season(due=True)
GOOD_TASKS: list[tuple[dict[str, Any], list[Task]]] = [
    ({"soccer": ON}, [NextTurn(), Standings(), Kickoff(2, 3, 1), Shooting(0, 1, 0, 0, 0, 0, 0)]),
    ({"soccer": ON}, [NextTurn(), Standings(), Kickoff(2, 3, 1), Reward(1, 1), RewardChoice(0)]),
    ({"soccer": season(3, due=True), "seats": 3}, [NextTurn(), Standings(), Kickoff(2, 0, 1), DoublesChoice(0, 3)]),
    ({"big_game": big()}, [FirstTurn(), FreeSettler(2)]),
    ({"big_game": big(places=full_table(3, 3, 2, 2), champion=0)}, [Turn(0), TableRoll(0)]),
    ({"fish": sea()}, [Turn(0), FishDraw(1, 2), FishDraw(0, 1)]),
]


@pytest.mark.parametrize(("situation", "todo"), GOOD_TASKS)
def test_tasks_of_scenarios_are_read_as_they_were_written(situation: dict[str, Any], todo: list[Task]) -> None:
    data = position(**situation, todo=todo)
    assert read(data) == data


EMPTY_BANK = [player(), player(), player(), player() | {"hand": hand_of((19,) * 5)}]
SIX = big(places=full_table(6, 4), champion=0)
BAD_TASKS: list[tuple[dict[str, Any], list[Task]]] = [
    ({"soccer": season()}, [Turn(0), Shooting(0, 1, 0, 0, 0, 0, 0)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 0, 0, 0, 0, 0, 0)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 4, 0, 0, 0, 0, 0)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 1, 2, 0, 0, 0, 0)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 1, 0, 2, 0, 0, 0)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 1, 0, 1, 1, 0, 0)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 1, 0, 1, 0, 2, 0)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 1, 0, 0, 0, 0, 1)]),
    ({"soccer": ON}, [NextTurn(), Shooting(0, 1, 0, -1, 0, -1, 0)]),
    ({"soccer": ON}, [NextTurn(), Kickoff(0, 5, 0)]),
    ({"soccer": ON}, [NextTurn(), Reward(4, 0)]),
    ({"soccer": ON}, [NextTurn(), Reward(0, 2)]),
    ({"soccer": ON}, [NextTurn(), RewardChoice(4)]),
    ({"soccer": ON}, [NextTurn(), DoublesChoice(0, 3)]),
    ({"soccer": season(3, due=True), "seats": 3}, [NextTurn(), DoublesChoice(1, 3)]),
    ({"soccer": season(3, due=True), "seats": 3}, [NextTurn(), DoublesChoice(0, 2)]),
    ({"soccer": ON}, [NextTurn(), Standings()]),
    ({"big_game": big()}, [FirstTurn(), FreeSettler(4)]),
    ({"big_game": big(places=full_table(3, 3, 2, 2))}, [FirstTurn(), FreeSettler(0)]),
    ({"big_game": big()}, [Turn(0), TableRoll(0)]),
    ({"big_game": SIX}, [Turn(0), TableRoll(0)]),
    ({"big_game": SIX}, [Turn(0), TableRoll(4)]),
    ({"fish": sea()}, [Turn(0), FishDraw(4, 1)]),
    ({"fish": sea()}, [Turn(0), FishDraw(0, 0)]),
    ({"fish": sea()}, [Turn(0), FishDraw(0, 31)]),
]


@pytest.mark.parametrize(("situation", "todo"), BAD_TASKS)
def test_an_impossible_task_is_named(situation: dict[str, Any], todo: list[Task]) -> None:
    with pytest.raises(DecodeError) as caught:
        read(position(**situation, todo=todo))
    assert caught.value.place == "todo[1]"


def test_a_reward_from_an_empty_bank_is_named() -> None:
    with pytest.raises(DecodeError) as caught:
        read(position(*EMPTY_BANK, soccer=ON, todo=[NextTurn(), RewardChoice(0)]))
    assert caught.value.place == "todo[1]"


def test_standings_without_a_matchday_are_refused() -> None:
    """They would count a day that was not played, here beyond the last."""
    played_out = season(day=15, over=True)
    with pytest.raises(DecodeError):
        read(position(soccer=played_out, todo=[NextTurn(), Standings(), RewardChoice(0)]))


def test_draws_that_together_want_more_tokens_than_there_are_are_refused() -> None:
    """The second would find the pile empty and nobody could go on."""
    with pytest.raises(DecodeError):
        read(position(fish=sea(), todo=[Turn(0), FishDraw(1, 20), FishDraw(0, 20)]))


@pytest.mark.parametrize("scenarios", [(BG,), (FI,), (BG, FI)], ids="+".join)
def test_the_set_up_can_be_left_while_a_settler_or_a_fish_is_due(scenarios: tuple[str, ...]) -> None:
    """Beneath lies the road that the founder has still to put."""
    rules = ruleset("classic", scenarios)
    new = header(*scenarios, players=3)
    new.board.update(island(*scenarios))
    game = rules.new_game(new)
    for corner in (18, 29, 30):
        game.play(FoundSettlement(corner))
        game.play(game.options()[0])
    game.play(FoundSettlement(7))
    assert isinstance(game.task, FreeSettler | FishDraw)
    data = rules.to_position(game)
    assert read(data) == data


def test_a_scenario_that_is_not_known_is_refused() -> None:
    data = position(fish=sea()) | {"scenarios": ["seafarers"]}
    with pytest.raises(DecodeError) as caught:
        from_position(data)
    assert caught.value.place == "game"


def test_a_part_of_a_scenario_that_is_not_played_is_refused() -> None:
    data = position(fish=sea(), todo=[BeforeRoll(0)])
    assert read(data) == data
    with pytest.raises(DecodeError) as caught:
        read(data | {"parts": data["parts"] | {BG: big(champion=0)}})
    assert caught.value.place == f"parts.{BG}"
