"""Every combination of scenarios, walked: all that must hold holds at every step."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catanqt.kernel.game import IllegalAction
from tests.walks.scenarios import SCENARIOS
from tests.walks.walk import SEEDS, Chooser, Variant, forward, freeze, same, stops, telling, walks

every_variant = pytest.mark.parametrize("variant", SCENARIOS, ids=lambda variant: variant.name)


@every_variant
@walks(2)
@given(seed=SEEDS, steps=st.integers(200, 1800))
def test_every_step_is_right(variant: Variant, seed: int, steps: int) -> None:
    game = variant.new_game(seed)
    chooser = Chooser(variant, seed)
    for step in range(steps):
        if game.over:
            assert variant.rules.winner(game) is not None
            return
        action = chooser.choose(game)
        with telling(f"step {step}: {action} at {game.task}"):
            before, quiet = game.copy(), game.copy()
            events = game.play(action)
            quiet.apply(action)
            assert same(game, quiet)
            variant.kit.check_step(before.state, action, events, game)
            if step % 5 == 0 or game.over:
                variant.kit.check(game)
            if not game.over:
                options = game.options()
                assert options, "nobody can do anything"
                assert len(set(options)) == len(options)


@every_variant
@walks(2)
@given(seed=SEEDS, steps=st.integers(200, 1800))
def test_the_menu_is_exactly_what_is_allowed(variant: Variant, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    for game in stops(variant, seed, steps, every=40):
        universe, options = set(variant.kit.universe(game)), set(game.options())
        assert options <= universe, "the kit's universe is too small"
        before = freeze(game.state)
        for action in universe - options:
            reason = game.refusal(action)
            assert isinstance(reason, str), f"{action} is not in the menu, but allowed"
            assert reason
        assert all(game.refusal(action) is None for action in options)
        for _ in range(8 if game.task.composes(game) else 0):
            action = variant.kit.compose(game, rng)
            reason = game.refusal(action)
            assert (reason is None) == variant.kit.composed_is_fine(game, action), (action, reason)
            if reason is not None:
                with pytest.raises(IllegalAction):
                    game.play(action)
        assert freeze(game.state) == before


@every_variant
@walks(2)
@given(seed=SEEDS, steps=st.integers(200, 1800))
def test_a_position_read_back_is_the_same_game(variant: Variant, seed: int, steps: int) -> None:
    rules = variant.rules
    for turn, original in enumerate(stops(variant, seed, steps, every=80)):
        game = variant.kit.stranger(original)
        data = rules.to_position(game)
        back = rules.from_position(json.loads(json.dumps(data)))
        assert same(game, back)
        assert rules.to_position(back) == data
        chooser = Chooser(variant, seed + turn)
        for _ in range(25):
            if game.over:
                break
            action = chooser.choose(game)
            game.play(action)
            back.play(action)
        assert same(game, back)


@every_variant
@walks(2)
@given(seed=SEEDS, steps=st.integers(200, 1800))
def test_what_a_seat_imagines(variant: Variant, seed: int, steps: int) -> None:
    """All it knows as it is, a game that could be, the same options, and nothing of what is hidden."""
    rng = random.Random(seed)
    for turn, game in enumerate(stops(variant, seed, steps, every=60)):
        before = freeze(game.state)
        for seat in range(variant.players):
            imagined = variant.rules.imagine(game, seat, rng)
            assert variant.kit.known(imagined, seat) == variant.kit.known(game, seat)
            variant.kit.check(imagined)
            if game.task.actor == seat:
                assert list(imagined.options()) == list(game.options())
            twin = variant.kit.twin(game, seat, rng)
            if twin is not None:
                one = variant.rules.imagine(game, seat, random.Random(turn))
                assert same(one, variant.rules.imagine(twin, seat, random.Random(turn)))
            forward(imagined, Chooser(variant, seed), 15)
        assert freeze(game.state) == before


def test_the_walks_meet_every_action_and_task() -> None:
    met: set[type] = set()
    wanted: set[type] = set()
    for variant in SCENARIOS:
        for scenario in variant.rules.scenarios:  # type: ignore[attr-defined]
            wanted |= {*scenario.actions, *(task for task in scenario.tasks if "actor" in task.__match_args__)}
        game = variant.new_game(1)
        chooser = Chooser(variant, 1)
        for _ in range(2500):
            if game.over:
                break
            action = chooser.choose(game)
            met |= {type(action), type(game.task)}
            game.apply(action)
    assert wanted <= met, wanted - met
