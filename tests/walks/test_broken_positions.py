"""Positions from outside are never trusted: each loads or raises `DecodeError`, and what loads can be played."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import Game
from tests.rules.junior.test_walks import VARIANTS as JUNIOR
from tests.walks.scenarios import SCENARIOS
from tests.walks.variants import VARIANTS, every_variant
from tests.walks.walk import Chooser, Variant, alter, json_paths, stops, walks

NASTY: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 5, 19, 100, 10**30, 0.5, float("nan"), "", "x", "Turn", [], {}, [0], [[]], [None],
    {"kind": "Turn"}, {"kind": "Turn", "actor": 0}, {"kind": "Roll"}, {"ore": 1}, {"a": {"b": []}},
)  # fmt: skip
JUNK = st.recursive(
    st.sampled_from(NASTY) | st.integers(-2, 60) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@cache
def samples(variant: Variant) -> tuple[str, ...]:
    """Positions of one variant, as many different tasks as a few walks meet, each as JSON text."""
    found: dict[str, str] = {}
    for seed in range(6):
        for game in stops(variant, seed, 700, every=3):
            tasks = "/".join(type(task).__name__ for task in game.state.todo)
            found.setdefault(tasks, json.dumps(variant.rules.to_position(game)))
    return tuple(found.values())


def play_on(variant: Variant, game: Game[Any], seed: int) -> None:
    """Thirty moves with a game read from a position nobody vouches for: no error, and never stuck."""
    chooser = Chooser(variant, seed)
    for _ in range(30):
        if game.over:
            return
        assert game.options(), f"nobody can do anything at {game.state.todo}"
        game.play(chooser.choose(game))


def check_menu(variant: Variant, game: Game[Any], rng: random.Random) -> None:
    """Whatever is offered can be played, each on a copy of its own; and nothing else is allowed."""
    options = set(game.options())
    for action in options:
        assert game.refusal(action) is None, f"{action} is offered at {game.state.todo}, but refused"
    for action in rng.sample(sorted(options, key=repr), min(8, len(options))):
        game.copy().play(action)
    for action in set(variant.kit.universe(game)) - options:
        assert game.refusal(action) is not None, f"{action} is not offered at {game.state.todo}, but allowed"


def read_and_play(variant: Variant, data: Any, seed: int = 0) -> bool:
    """Whether it loads at all."""
    try:
        game = variant.rules.from_position(data)
    except DecodeError as error:
        # Not kept beyond this block: an error and the frame that holds it would be garbage for the collector.
        place, problem, told = error.place, error.problem, str(error)
    else:
        variant.rules.to_position(game)
        check_menu(variant, game, random.Random(seed))
        play_on(variant, game, seed)
        return True
    assert place
    assert problem
    assert len(told) < 300
    return False


def test_the_samples_cover_most_tasks() -> None:
    variant = next(one for one in VARIANTS if one.name == "classic-4-random")
    kinds = {json.loads(text)["todo"][-1]["kind"] for text in samples(variant)}
    assert kinds >= {
        "Founding", "FoundingRoad", "BeforeRoll", "DiceRoll", "Turn", "FreeRoads", "CardDraw", "Discarding",
        "RobberMove", "RobberVictim", "Theft", "Answering", "Choosing",
    }  # fmt: skip


def shape(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """Paths that differ only in a list's index are alike; the first few of them will do."""
    return tuple("#" if isinstance(key, int) else key for key in path)


def test_every_field_with_every_nasty_value() -> None:
    variant = next(one for one in VARIANTS if one.name == "classic-4-random")
    loaded = refused = 0
    seen: dict[tuple[Any, ...], int] = {}
    for text in samples(variant):
        original = json.loads(text)
        kinds = tuple(task["kind"] for task in original["todo"][-1:])
        for path in json_paths(original):
            key = (kinds if path[0] == "todo" else (), shape(path))
            seen[key] = seen.get(key, 0) + 1
            if seen[key] > 2:
                continue
            for value in NASTY:
                data = json.loads(text)
                alter(data, path, lambda there, last, value=value: there.__setitem__(last, copy.deepcopy(value)))
                if read_and_play(variant, data):
                    loaded += 1
                else:
                    refused += 1
            data = json.loads(text)
            alter(data, path, lambda there, last: there.__delitem__(last))
            read_and_play(variant, data)
    assert loaded > 50
    assert refused > 1000


def _replace(there: Any, last: Any, junk: Any, rng: random.Random) -> None:
    there[last] = junk


def _delete(there: Any, last: Any, junk: Any, rng: random.Random) -> None:
    del there[last]


def _add(there: Any, last: Any, junk: Any, rng: random.Random) -> None:
    if isinstance(there[last], list):
        there[last].insert(rng.randint(0, len(there[last])), junk)
    elif isinstance(there[last], dict):
        there[last][rng.choice(["kind", "actor", "ore", "knight", "left", "x"])] = junk


def _nudge(there: Any, last: Any, junk: Any, rng: random.Random) -> None:
    if type(there[last]) is int:
        there[last] += rng.choice((-1, 1, 2, -5, 7))


def _repeat(there: Any, last: Any, junk: Any, rng: random.Random) -> None:
    if isinstance(there[last], list) and there[last]:
        item = copy.deepcopy(rng.choice(there[last]))
        there[last].insert(rng.randint(0, len(there[last])), item)


def _shuffle(there: Any, last: Any, junk: Any, rng: random.Random) -> None:
    if isinstance(there[last], list):
        rng.shuffle(there[last])


CHANGES = (_replace, _delete, _add, _nudge, _nudge, _repeat, _shuffle)


@every_variant
@walks(75)
@given(data=st.data())
def test_random_changes_load_or_are_refused(variant: Variant, data: st.DataObject) -> None:
    texts = samples(variant)
    rng = random.Random(data.draw(st.integers(0, 1 << 32)))
    position = json.loads(rng.choice(texts))
    for _ in range(rng.choice((1, 1, 2, 3))):
        # The board is most of a position, but not most of what can be wrong with it.
        paths = [path for path in json_paths(position) if path[0] != "board" or rng.random() < 0.05]
        junk = data.draw(JUNK)
        if paths:
            change = rng.choice(CHANGES)
            alter(position, rng.choice(paths), lambda there, last, c=change, j=junk: c(there, last, j, rng))
    read_and_play(variant, position, seed=1)


@every_variant
def test_the_tasks_of_other_positions(variant: Variant) -> None:
    """Any stack of tasks with any table: most make no sense together, and none may crash."""
    rng = random.Random(0)
    positions = [json.loads(text) for text in samples(variant)]
    tasks = [task for position in positions for task in position["todo"]]
    loaded = 0
    for _ in range(300):
        position = copy.deepcopy(rng.choice(positions))
        bottom = rng.choice([position["todo"][0], rng.choice(tasks)])
        position["todo"] = [bottom, *rng.choices(tasks, k=rng.randint(0, 3))]
        position["turn"] = rng.choice([position["turn"], rng.randrange(variant.players)])
        loaded += read_and_play(variant, position)
    assert loaded > 10


FIELDS_OF_A_TURN: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("dice", (None, [3, 4], [1, 1])),
    ("die", (None, 1, 6)),
    ("card_played", (True, False)),
    ("swapped", (True, False)),
    ("turn_number", (0, 1, 5)),
    ("offers", ([],)),
)
GAMES = [
    *(variant for variant in SCENARIOS if variant.players == 3),
    *(variant for variant in JUNIOR if variant.options.get("advanced_trade")),
]
every_game = pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.name)


@every_game
def test_a_turn_told_otherwise_offers_only_what_can_be_played(variant: Variant) -> None:
    """Dice, tasks and flags of a turn in every mixture: those that are accepted agree with their own menu."""
    rng = random.Random(0)
    positions = [json.loads(text) for text in samples(variant)]
    tasks = [task for position in positions for task in position["todo"]]
    loaded = 0
    for _ in range(150):
        position = copy.deepcopy(rng.choice(positions))
        for name, values in FIELDS_OF_A_TURN:
            if name in position and rng.random() < 0.5:
                position[name] = rng.choice(values)
        if rng.random() < 0.5:
            position["todo"] = [rng.choice(tasks), *position["todo"][1:]]
        loaded += read_and_play(variant, position)
    assert loaded > 15


@pytest.mark.parametrize("name", ["dice", "die"])
def test_a_turn_without_dice_and_dice_before_the_roll_are_refused(name: str) -> None:
    for variant in [*VARIANTS, *GAMES]:
        if (variant in JUNIOR) != (name == "die"):
            continue
        for text in samples(variant):
            position = json.loads(text)
            position[name] = ([3, 4] if name == "dice" else 4) if position[name] is None else None
            with pytest.raises(DecodeError) as caught:
                variant.rules.from_position(position)
            assert caught.value.place == name
