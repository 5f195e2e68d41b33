"""Copies go their own ways, and the same actions lead to the same game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.walks.variants import every_variant
from tests.walks.walk import SEEDS, Chooser, Variant, forward, freeze, same, stops, walks


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_playing_on_a_copy_leaves_the_original_alone(variant: Variant, seed: int, steps: int) -> None:
    for turn, game in enumerate(stops(variant, seed, steps, every=60)):
        before, position = freeze(game.state), variant.rules.to_position(game)
        copy = game.copy()
        assert same(game, copy)
        forward(copy, Chooser(variant, seed + turn), 40)
        assert freeze(copy.state) != before
        assert freeze(game.state) == before
        assert variant.rules.to_position(game) == position


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_playing_on_the_original_leaves_a_copy_alone(variant: Variant, seed: int, steps: int) -> None:
    for game in stops(variant, seed, steps, every=60):
        original, copy = game.copy(), game.copy()
        before = freeze(copy.state)
        forward(original, Chooser(variant, seed), 40)
        assert freeze(copy.state) == before


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_the_same_actions_lead_to_the_same_game(variant: Variant, seed: int, steps: int) -> None:
    """On a copy as on the original, loudly as quietly."""
    for turn, game in enumerate(stops(variant, seed, steps, every=100)):
        chooser = Chooser(variant, seed + turn)
        one, loud, quiet = game.copy(), game.copy(), game.copy()
        for _ in range(60):
            if one.over:
                break
            action = chooser.choose(one)
            one.apply(action)
            loud.play(action)
            quiet.apply(action)
        assert same(one, loud)
        assert same(one, quiet)


@every_variant
def test_what_is_compared_is_all_there_is(variant: Variant) -> None:
    """A field that two states share, or that only one of them has, must not be forgotten by `freeze`."""
    game = next(iter(stops(variant, 0, 1, every=1)))
    fields = {name for kind in type(game.state).__mro__ for name in kind.__dict__.get("__slots__", ())}
    assert {"todo", "hands", "turn", "offers"} <= fields
    assert set(freeze(game.state)) == fields - {"config"}
