"""What a seat imagines: everything it knows as it is, everything else as it might be, and nothing leaked."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from catanqt.kernel.game import CHANCE
from tests.walks.variants import every_variant
from tests.walks.walk import SEEDS, Chooser, Variant, forward, freeze, same, stops, walks


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_whoever_acts_has_the_same_options_as_in_the_real_game(variant: Variant, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    for game in stops(variant, seed, steps, every=6):
        seat = game.task.actor
        if seat != CHANCE:
            assert list(variant.rules.imagine(game, seat, rng).options()) == list(game.options())


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_every_seat_finds_all_it_knows_and_a_game_that_could_be(variant: Variant, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    for game in stops(variant, seed, steps, every=30):
        before = freeze(game.state)
        for seat in range(variant.players):
            imagined = variant.rules.imagine(game, seat, rng)
            assert variant.kit.known(imagined, seat) == variant.kit.known(game, seat)
            variant.kit.check(imagined)
            options = imagined.options()
            assert options
            assert all(imagined.refusal(option) is None for option in options)
        assert freeze(game.state) == before


@every_variant
@walks(3)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_an_imagined_game_can_be_played_and_shares_nothing(variant: Variant, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    for turn, game in enumerate(stops(variant, seed, steps, every=80)):
        before = freeze(game.state)
        imagined = variant.rules.imagine(game, rng.randrange(variant.players), rng)
        forward(imagined, Chooser(variant, seed + turn), 40)
        variant.kit.check(imagined)
        assert freeze(game.state) == before


@every_variant
@walks(3)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_what_is_hidden_makes_no_difference(variant: Variant, seed: int, steps: int) -> None:
    """Swap the others' hidden cards: with the same luck the seat imagines the same game."""
    rng = random.Random(seed)
    for turn, game in enumerate(stops(variant, seed, steps, every=40)):
        for seat in range(variant.players):
            twin = variant.kit.twin(game, seat, rng)
            if twin is not None:
                assert variant.kit.known(twin, seat) == variant.kit.known(game, seat)
                one = variant.rules.imagine(game, seat, random.Random(turn))
                two = variant.rules.imagine(twin, seat, random.Random(turn))
                assert same(one, two)


@every_variant
def test_other_luck_imagines_other_hidden_things(variant: Variant) -> None:
    """And now and then the truth: what is real must be possible."""
    differing = true = 0
    for seed in range(6):
        for game in stops(variant, seed, 800, every=50):
            truth = variant.kit.hidden(game, 0)
            guesses = [variant.kit.hidden(variant.rules.imagine(game, 0, random.Random(i)), 0) for i in range(8)]
            differing += any(guess != guesses[0] for guess in guesses)
            true += truth in guesses and any(guess != truth for guess in guesses)
    assert differing > 10
    assert true
