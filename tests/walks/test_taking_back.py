"""HI1: what can be taken back shows nothing hidden to whoever does it, in any game.

Two games that a seat cannot tell apart must still look alike to it after each of its actions, unless the action says
that it `reveals` something: else the seat could try it, look, and take it back. In Junior nothing is hidden.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catanqt.kernel.game import CHANCE, Action, Game
from catanqt.rules.base.cards import PlayMonopoly
from catanqt.rules.base.turn import EndTurn
from tests.rules.base.table import player, table
from tests.walks.scenarios import SCENARIOS
from tests.walks.variants import VARIANTS
from tests.walks.walk import SEEDS, Variant, stops, telling, walks

TRIED = 12
"""How many actions are tried at each moment."""
every_variant = pytest.mark.parametrize(
    "variant",
    [*(variant for variant in VARIANTS if variant.board == "random"), *SCENARIOS],
    ids=lambda variant: variant.name,
)


def tried(variant: Variant, game: Game[Any], rng: random.Random) -> list[Action]:
    """Some of all that can be done now, of each kind at least one."""
    options = list(game.options())
    rng.shuffle(options)
    of_each = {type(option): option for option in options}
    found = [*of_each.values(), *options[:TRIED]]
    if game.task.composes(game):
        found += [variant.kit.compose(game, rng) for _ in range(3)]
    return found


def seen_after(variant: Variant, game: Game[Any], seat: int, action: Action) -> object:
    """What a seat sees of an action: why it is refused, or what happens and how things stand then."""
    refusal = game.refusal(action)
    if refusal is not None:
        return refusal
    after = game.copy()
    events = after.play(action)
    return None if after.over else (events, after.state.todo, variant.kit.known(after, seat))


def differing(variant: Variant, seed: int, steps: int) -> Counter[type[Action]]:
    """The kinds of actions after which a seat could tell two games apart that it could not before."""
    rng = random.Random(seed)
    found: Counter[type[Action]] = Counter()
    for game in stops(variant, seed, steps, every=8):
        seat = game.task.actor
        if seat == CHANCE or seat is None:
            continue
        twin = variant.kit.twin(game, seat, rng)
        if twin is None:
            continue
        for action in tried(variant, game, rng):
            with telling(f"{action}"):
                one = seen_after(variant, game, seat, action)
                two = seen_after(variant, twin, seat, action)
                found[type(action)] += one != two and None not in (one, two)  # a game that is over is not taken back
    return +found


@every_variant
@walks(2)
@given(seed=SEEDS, steps=st.integers(300, 1500))
def test_HI1_only_what_says_so_reveals(variant: Variant, seed: int, steps: int) -> None:
    assert not [kind.__name__ for kind in differing(variant, seed, steps) if not kind.reveals]


def test_a_monopoly_is_found_out() -> None:
    """The two games do differ: it would be noticed if a monopoly said that it shows nothing."""
    one = table(player(cards="m"), player("ll"), player("oo"))
    two = table(player(cards="m"), player("oo"), player("ll"))
    variant, seat = VARIANTS[0], 0
    assert variant.kit.known(one, seat) == variant.kit.known(two, seat)
    alike = {
        type(action): seen_after(variant, one, seat, action) == seen_after(variant, two, seat, action)
        for action in one.options()
    }
    assert alike == {PlayMonopoly: False, EndTurn: True}
