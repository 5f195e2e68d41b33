"""At every step of every walk: what must hold holds, and each action does what the rules say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catanqt.kernel.game import CHANCE
from tests.walks.variants import VARIANTS, every_variant
from tests.walks.walk import SEEDS, Chooser, Variant, forward, freeze, same, telling, walks


@every_variant
@walks(4)
@given(seed=SEEDS, steps=st.integers(1, 2500))
def test_every_step_is_right(variant: Variant, seed: int, steps: int) -> None:
    """Conservation, limits and derived values; the step's own effect; never stuck; loud and quiet play agree."""
    game = variant.new_game(seed)
    chooser = Chooser(variant, seed)
    seats = range(variant.players)
    variant.kit.check(game)
    for step in range(steps):
        if game.over:
            break
        action = chooser.choose(game)
        with telling(f"step {step}: {action} at {game.task}"):
            before = game.copy()
            quiet = game.copy()
            events = game.play(action)
            quiet.apply(action)
            assert same(game, quiet)
            variant.kit.check(game)
            variant.kit.check_step(before.state, action, events, game)
            if not game.over:
                options = game.options()
                assert options, "nobody can do anything"
                assert len(set(options)) == len(options)
                assert all(game.refusal(option) is None for option in options)
                assert game.task.actor == CHANCE or game.task.actor in seats
    if game.over:
        winner = variant.rules.winner(game)
        assert winner is not None
        assert game.options() == ()
    else:
        assert variant.rules.winner(game) is None
    for seat in seats:
        assert variant.rules.points(game, seat) >= variant.rules.public_points(game, seat) >= 0


@pytest.mark.parametrize("variant", [one for one in VARIANTS if "goal" not in one.options], ids=lambda one: one.name)
def test_most_games_come_to_an_end(variant: Variant) -> None:
    """Not all: some choosers dislike building, and two players can block each other for good."""
    ended = 0
    for seed in range(5):
        game = variant.new_game(seed)
        forward(game, Chooser(variant, seed), 5000)
        ended += game.over
        if game.over:
            variant.kit.check(game)
            before = freeze(game.state)
            assert all(game.refusal(action) == "game-over" for action in variant.kit.universe(game))
            assert freeze(game.state) == before
    assert ended >= 3
