"""Positions: written, read back and played on; and what is wrong with one is always said in the same way."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from catanqt.rules.catalog import from_position
from tests.walks.variants import every_variant
from tests.walks.walk import SEEDS, Chooser, Variant, same, stops, walks


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_a_position_read_back_is_the_same_game(variant: Variant, seed: int, steps: int) -> None:
    """In all it says and all that follows from it; and it stays the same when both play on."""
    rules = variant.rules
    for turn, original in enumerate(stops(variant, seed, steps, every=50)):
        game = variant.kit.stranger(original)
        data = rules.to_position(game)
        text = json.dumps(data)
        back = rules.from_position(json.loads(text))
        assert same(game, back)
        assert rules.to_position(back) == data
        assert json.loads(text) == data, "a position is plain JSON data"
        assert list(back.options()) == list(game.options())
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
@given(seed=SEEDS)
def test_the_catalogue_finds_the_rules_of_a_position(variant: Variant, seed: int) -> None:
    for game in stops(variant, seed, 300, every=100):
        rules, back = from_position(variant.rules.to_position(game))
        assert rules is variant.rules
        assert same(variant.kit.stranger(game), back)


@every_variant
@walks(2)
@given(seed=SEEDS)
def test_a_position_keeps_nothing_of_the_game(variant: Variant, seed: int) -> None:
    for game in stops(variant, seed, 300, every=100):
        data = variant.rules.to_position(game)
        text = json.dumps(data)
        copy = game.copy()
        chooser = Chooser(variant, seed)
        for _ in range(30):
            if not copy.over:
                copy.apply(chooser.choose(copy))
        assert json.dumps(data) == text
