"""Random house rules, walked: cards are conserved, nobody is ever stuck, and what is offered is what is allowed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given

from catanqt.kernel.game import IllegalAction
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import SCENARIOS, new_header, ruleset
from catanqt.session import Session, record_from_data, session_to_data, verify
from catanqt.simulate import random_rules
from tests.rules.junior.walk_kit import JuniorKit
from tests.walks.scenarios import ScenarioKit
from tests.walks.walk import SEEDS, Chooser, Kit, Variant, forward, same, stops, telling, walks

STEPS = 700
pytestmark = pytest.mark.slow  # as the other walks


def variant_of(seed: int) -> Variant:
    """A game with house rules at random."""
    rng = random.Random(seed)
    game = rng.choice(("classic", "classic", "classic", "junior"))
    scenarios = tuple(name for name in SCENARIOS if game == "classic" and rng.random() < 0.3)
    rules = ruleset(game, scenarios)
    players, board = rng.choice(rules.players), rng.choice(rules.boards)
    kit: Kit = JuniorKit() if game == "junior" else ScenarioKit()
    return Variant(game, players, kit, board, scenarios, random_rules(rules, board, players, str(seed), 0.5))


def check_cards(state: Any) -> None:
    """Nothing appears or vanishes, and nothing is negative."""
    supply = state.bank if hasattr(state, "bank") else [a + b for a, b in zip(state.stock, state.market, strict=True)]
    whole = {supply[kind] + sum(state.hands[kind::5]) for kind in range(5)}
    assert whole == {state.config.bank_size if hasattr(state, "bank") else 18}
    assert min(*supply, *state.hands) >= 0
    if hasattr(state, "bank"):
        assert state.dice_deck.bit_count() > (state.config.house.deck_rest if state.config.house.dice == "deck" else 0)


@walks(12)
@given(seed=SEEDS)
def test_every_step_keeps_the_cards_and_leaves_something_to_do(seed: int) -> None:
    variant = variant_of(seed)
    game = variant.new_game(seed)
    chooser = Chooser(variant, seed)
    for step in range(STEPS):
        if game.over:
            assert variant.rules.winner(game) is not None
            return
        action = chooser.choose(game)
        with telling(f"{variant.name}, step {step}: {action} at {game.task}"):
            quiet = game.copy()
            game.play(action)
            if step % 10 == 0:
                quiet.apply(action)
                assert same(game, quiet)
            check_cards(game.state)
            assert game.over or game.options(), "nobody can do anything"


@walks(8)
@given(seed=SEEDS)
def test_the_menu_is_exactly_what_is_allowed(seed: int) -> None:
    variant = variant_of(seed)
    for game in stops(variant, seed, STEPS, every=70):
        with telling(variant.name):
            universe, options = set(variant.kit.universe(game)), set(game.options())
            for action in universe - options:
                reason = game.refusal(action)
                assert reason, f"{action} is not in the menu, but allowed"
                with pytest.raises(IllegalAction):
                    game.play(action)
            assert all(game.refusal(action) is None for action in options)


@walks(8)
@given(seed=SEEDS)
def test_a_position_read_back_is_the_same_game(seed: int) -> None:
    variant = variant_of(seed)
    rules = variant.rules
    for turn, original in enumerate(stops(variant, seed, STEPS, every=70)):
        with telling(variant.name):
            game = variant.kit.stranger(original)
            data = rules.to_position(game)
            back = rules.from_position(json.loads(json.dumps(data)))
            assert same(game, back)
            assert rules.to_position(back) == data
            chooser = Chooser(variant, seed + turn)
            for _ in range(20):
                if not game.over:
                    action = chooser.choose(game)
                    game.play(action)
                    back.play(action)
            assert same(game, back)


@walks(6)
@given(seed=SEEDS)
def test_what_a_seat_imagines_can_be_played(seed: int) -> None:
    variant = variant_of(seed)
    rng = random.Random(seed)
    for game in stops(variant, seed, STEPS, every=90):
        with telling(variant.name):
            for seat in range(variant.players):
                imagined = variant.rules.imagine(game, seat, rng)
                check_cards(imagined.state)
                if game.task.actor == seat:
                    assert list(imagined.options()) == list(game.options())
                forward(imagined, Chooser(variant, seed), 15)


@walks(4)
@given(seed=SEEDS)
def test_a_record_read_back_and_replayed_is_the_same_game_with_fair_dice(seed: int) -> None:
    variant = variant_of(seed)
    seats = [Seat(f"seat {i}") for i in range(variant.players)]
    session = Session(
        new_header(
            variant.game, seats, scenarios=variant.scenarios, board=variant.board, board_seed=str(seed % 7),
            dice_seed=str(seed), options=variant.options,
        )
    )  # fmt: skip
    chooser = Chooser(variant, seed)
    for _ in range(STEPS):
        if session.game.over:
            break
        if session.game.task.actor == -1:
            session.deal()
        else:
            session.play(chooser.choose(session.game))
    record = record_from_data(json.loads(json.dumps(session_to_data(session))))
    assert record == session.record
    assert same(Session.load(record).game, session.game)
    assert verify(record) is None
