"""The menu is exactly what is allowed; all else is refused, with a reason, and changes nothing."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catanqt.kernel.game import IllegalAction
from tests.walks.variants import every_variant
from tests.walks.walk import SEEDS, Variant, freeze, stops, walks


@every_variant
@walks(5)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_the_menu_is_exactly_what_is_allowed(variant: Variant, seed: int, steps: int) -> None:
    for game in stops(variant, seed, steps, every=25):
        universe = set(variant.kit.universe(game))
        options = set(game.options())
        assert options <= universe, "the kit's universe is too small"
        before = freeze(game.state)
        position = variant.rules.to_position(game)
        for action in universe - options:
            reason = game.refusal(action)
            assert isinstance(reason, str), f"{action} is not in the menu, but allowed"
            assert reason
            with pytest.raises(IllegalAction) as error:
                game.play(action)
            assert error.value.reason == reason
        assert all(game.refusal(action) is None for action in options)
        assert freeze(game.state) == before
        assert variant.rules.to_position(game) == position


@every_variant
@walks(5)
@given(seed=SEEDS, steps=st.integers(1, 1500))
def test_composed_actions_are_allowed_or_refused_as_they_should(variant: Variant, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    for game in stops(variant, seed, steps, every=4):
        composes = game.task.composes(game)
        assert set(composes) <= set(game.task.kinds(game))
        assert not any(isinstance(option, composes) for option in game.options())
        for _ in range(4 if composes else 0):
            action = variant.kit.compose(game, rng)
            reason = game.refusal(action)
            assert (reason is None) == variant.kit.composed_is_fine(game, action), (action, reason)
            if reason is not None:
                before = freeze(game.state)
                with pytest.raises(IllegalAction):
                    game.play(action)
                assert freeze(game.state) == before


@every_variant
@walks(5)
@given(seed=SEEDS, steps=st.integers(1, 1500))
def test_a_kind_is_refused_exactly_when_the_menu_has_none_of_it(variant: Variant, seed: int, steps: int) -> None:
    """The window offers pieces and cards as a whole, and asks the rules why one cannot be had."""
    for game in stops(variant, seed, steps, every=8):
        universe = variant.kit.universe(game)
        kinds = {type(action) for action in universe if "kind_refusal" in vars(type(action))}
        assert kinds
        listed = {type(action) for action in game.options()}
        for kind in kinds:
            reason = game.kind_refusal(kind)
            assert (reason is None) == (kind in listed), (kind, reason)
