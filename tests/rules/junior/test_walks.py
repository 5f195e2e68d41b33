"""Random walks through whole games of Junior, for all numbers of players and all options."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
from hypothesis import given

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import IllegalAction
from catanqt.kernel.record import Header
from catanqt.kernel.ruleset import Ruleset
from tests.rules.junior.table import RULES, header, tiny_board
from tests.rules.junior.walk_kit import JuniorKit
from tests.walks.walk import SEEDS, Chooser, Variant, alter, forward, freeze, json_paths, same, stops, telling, walks


@dataclass(frozen=True, eq=False)
class JuniorVariant(Variant):
    """Junior with these options; on the tiny board every game ends in a stalemate."""

    tiny: bool = field(default=False)

    @property
    def rules(self) -> Ruleset:
        return RULES

    def header(self, seed: int) -> Header:
        return header(self.players, tiny_board() if self.tiny else None, **self.options)


def variant(players: int, tiny: bool = False, **options: Any) -> JuniorVariant:
    return JuniorVariant("junior", players, JuniorKit(), "tiny" if tiny else "printed", (), options, tiny)


VARIANTS = [
    *(
        variant(players, start_ships=ships, advanced_trade=advanced)
        for players in (2, 3, 4)
        for ships in (1, 2)
        for advanced in (False, True)
    ),
    variant(2, tiny=True),
    variant(2, tiny=True, advanced_trade=True),
]
pytestmark = pytest.mark.slow  # as the walks of the classic game, which are not among the quick tests
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
MOST_STEPS = 20_000
NONSENSE = (None, -1, 0, 1, 2, 7, 99, 1 << 40, "x", True, [], {}, [0], {"kind": "Turn", "actor": 0})


@every_variant
@walks(2)
@given(seed=SEEDS)
def test_every_step_is_right_to_the_end_of_the_game(variant: Variant, seed: int) -> None:
    """Conservation and all that follows; the step's own effect; never stuck; loud and quiet play agree."""
    game = variant.new_game(seed)
    chooser = Chooser(variant, seed)
    variant.kit.check(game)
    for step in range(MOST_STEPS):
        if game.over:
            break
        action = chooser.choose(game)
        with telling(f"step {step}: {action} at {game.task}"):
            before, quiet = game.copy(), game.copy()
            events = game.play(action)
            quiet.apply(action)
            assert same(game, quiet)
            variant.kit.check(game)
            variant.kit.check_step(before.state, action, events, game)
            assert game.over or game.options(), "nobody can do anything"
    winner = RULES.winner(game)
    assert winner is not None
    points = [RULES.points(game, seat) for seat in range(variant.players)]
    assert points[winner] == max(points) <= 7
    assert (points[winner] == 7) != variant.name.startswith("junior-2-tiny")


@every_variant
@walks(2)
@given(seed=SEEDS)
def test_the_menu_is_exactly_what_is_allowed(variant: Variant, seed: int) -> None:
    for game in stops(variant, seed, 400, every=20):
        universe, options = set(variant.kit.universe(game)), list(game.options())
        assert len(set(options)) == len(options)
        assert set(options) <= universe, "the kit's universe is too small"
        before = freeze(game.state)
        for action in universe.difference(options):
            with pytest.raises(IllegalAction) as error:
                game.play(action)
            assert error.value.reason
        assert all(game.refusal(action) is None for action in options)
        assert freeze(game.state) == before


@pytest.mark.parametrize("players", [2, 3, 4])
@walks(3)
@given(seed=SEEDS)
def test_offers_are_allowed_or_refused_as_they_should(players: int, seed: int) -> None:
    advanced = variant(players, advanced_trade=True)
    rng = random.Random(seed)
    for game in stops(advanced, seed, 400, every=4):
        for _ in range(4 if game.task.composes(game) else 0):
            action = advanced.kit.compose(game, rng)
            assert (game.refusal(action) is None) == advanced.kit.composed_is_fine(game, action), action


@every_variant
@walks(2)
@given(seed=SEEDS)
def test_copies_go_their_own_ways(variant: Variant, seed: int) -> None:
    for turn, game in enumerate(stops(variant, seed, 400, every=30)):
        before, copy, kept = freeze(game.state), game.copy(), game.copy()
        forward(copy, Chooser(variant, seed + turn), 30)
        assert freeze(game.state) == before != freeze(copy.state)
        original = game.copy()
        forward(original, Chooser(variant, seed), 30)
        assert freeze(kept.state) == before


@every_variant
@walks(2)
@given(seed=SEEDS)
def test_a_position_read_back_is_the_same_game(variant: Variant, seed: int) -> None:
    for turn, original in enumerate(stops(variant, seed, 400, every=25)):
        game = variant.kit.stranger(original)
        data = RULES.to_position(game)
        back = RULES.from_position(json.loads(json.dumps(data)))
        assert same(game, back)
        assert RULES.to_position(back) == data
        chooser = Chooser(variant, seed + turn)
        for _ in range(0 if game.over else 20):
            action = chooser.choose(game)
            game.play(action)
            back.play(action)
            if game.over:
                break
        assert same(game, back)


@walks(8)
@given(seed=SEEDS)
def test_a_position_with_something_changed_is_read_or_refused_but_never_breaks(seed: int) -> None:
    """And if it is read, it can be played on."""
    rng = random.Random(seed)
    chosen = rng.choice(VARIANTS)
    for game in stops(chosen, seed, 200, every=40):
        text = json.dumps(RULES.to_position(game))
        paths = list(json_paths(json.loads(text)))
        for _ in range(30):
            spoiled, value = json.loads(text), rng.choice(NONSENSE)
            alter(spoiled, rng.choice(paths), partial(_put, value))
            with suppress(DecodeError):
                read = RULES.from_position(spoiled)
                chosen.kit.check(read)
                forward(read, Chooser(chosen, seed), 20)
                chosen.kit.check(read)


def _put(value: Any, box: Any, key: Any) -> None:
    box[key] = value
