"""A scenario of our own, in one folder: the rules of the toy scenario in games, records, positions and imagination."""

from __future__ import annotations

import json
import random

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE, Event
from catanqt.rules import catalog
from catanqt.rules.base.state import NOBODY
from catanqt.rules.base.trade import Accept, Confirm, Offer, tradable_goods
from catanqt.rules.base.turn import BeforeRoll, Roll
from catanqt.session import Session, record_from_data, session_to_data, verify
from tests.rules.base.table import of, play
from tests.rules.scenarios.positions import BG, FI, SF, header
from tests.toy_scenario.treasure.rules import (
    GOLD,
    NAME,
    BuyResource,
    Digging,
    DigUp,
    Found,
    Treasure,
)


@pytest.fixture(autouse=True)
def in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.SCENARIOS, NAME, Treasure)


COMPANY = pytest.mark.parametrize(
    "chosen", [(NAME,), (NAME, SF), (BG, NAME), (NAME, FI), (SF, BG, FI, NAME)], ids="+".join
)


def played(chosen: tuple[str, ...], seed: str = "TOY") -> tuple[Session, list[Event]]:
    """A whole random game; what happened in it."""
    session = Session(header(*chosen, seed=seed))
    rng = random.Random(f"{chosen}{seed}")
    told: list[Event] = []
    for _ in range(30_000):
        if session.game.over:
            return session, told
        if session.game.task.actor == CHANCE:
            told += session.deal().events
        else:
            told += session.play(rng.choice(session.game.options())).events
    raise AssertionError("the game does not end")


@COMPANY
def test_a_toy_scenario_is_played_to_the_end(chosen: tuple[str, ...]) -> None:
    session, told = played(chosen)
    game = session.game
    winner = session.rules.winner(game)
    assert winner is not None
    assert session.rules.points(game, winner) >= game.state.goals[winner]
    found = of(Found, told)
    assert found
    assert game.state.scenario_state[NAME].spade == found[0].seat
    assert any(isinstance(entry.action, BuyResource) for entry in session.record.entries)


def test_a_toy_scenario_adds_to_points_and_goals() -> None:
    for chosen, goal in (((NAME,), 11), ((NAME, SF, BG, FI), 14)):
        game = catalog.ruleset("classic", chosen).new_game(header(*chosen))
        assert game.state.goals == [goal] * 4
    game.state.scenario_state[NAME].spade = NOBODY
    game.state.todo[:] = [BeforeRoll(0), Digging(2)]
    game.play(DigUp(GOLD))
    assert catalog.ruleset("classic", (NAME, SF, BG, FI)).public_points(game, 2) == 1


@COMPANY
def test_a_toy_scenario_is_recorded_replayed_and_verified(chosen: tuple[str, ...]) -> None:
    session, _ = played(chosen)
    data = session_to_data(session)
    record = record_from_data(json.loads(json.dumps(data)))
    again = Session.load(record)
    assert session_to_data(again) == data
    assert again.game.state.scenario_state[NAME].coins == session.game.state.scenario_state[NAME].coins
    assert again.rules.winner(again.game) == session.rules.winner(session.game)
    assert verify(record) is None


@COMPANY
def test_a_toy_scenario_has_positions(chosen: tuple[str, ...]) -> None:
    session, _ = played(chosen)
    rules = session.rules
    digs = [i for i, entry in enumerate(session.record.entries) if isinstance(entry.action, DigUp)]
    for count in {*range(16 * 4, len(session.record.entries), 37), *digs}:
        game = session.at(count)
        if not game.state.turn_number:
            continue
        data = rules.to_position(game)
        assert data["parts"][NAME]["coins"] == [list(held) for held in game.state.scenario_state[NAME].coins]
        same_rules, again = catalog.from_position(json.loads(json.dumps(data)))
        assert same_rules.to_position(again) == data
        assert list(again.options()) == list(game.options())
        assert again.state.score == game.state.score


def test_a_toy_scenarios_bad_part_is_named() -> None:
    rules = catalog.ruleset("classic", (NAME,))
    data = rules.to_position(rules.new_game(header(NAME)))
    data["parts"][NAME]["coins"] = [[0, 0], [0, 0], [0, "1"], [0, 0]]
    with pytest.raises(DecodeError) as caught:
        catalog.from_position(data)
    assert caught.value.place == "parts.treasure.coins[2][1]"


@COMPANY
def test_a_toy_scenario_is_imagined(chosen: tuple[str, ...]) -> None:
    session, _ = played(chosen)
    game = session.at(len(session.record.entries) - 1)
    part = game.state.scenario_state[NAME]
    part.coins = [(1, 1), (2, 0), (0, 2), (1, 3)]
    found = set()
    for seed in range(60):
        dream = session.rules.imagine(game, 0, random.Random(seed)).state.scenario_state[NAME]
        assert dream.coins[0] == (1, 1)
        assert [sum(held) for held in dream.coins] == [2, 2, 2, 4]
        assert min(dream.hoard()) >= 0
        found.add(tuple(dream.coins))
    assert len(found) > 5
    assert part.coins == [(1, 1), (2, 0), (0, 2), (1, 3)]


def test_a_toy_scenarios_goods_are_traded() -> None:
    """With the Fishermen there are ten kinds: five resources, gold and copper, three of fish."""
    chosen = (NAME, FI)
    game = catalog.ruleset("classic", chosen).new_game(header(*chosen, board="beginner"))
    while not isinstance(game.task, BeforeRoll):
        game.play(game.options()[0])
    game.play(Roll())
    game.play(next(dice for dice in game.options() if dice.first + dice.second == 12))
    game.state.scenario_state[NAME].coins = [(1, 2), (0, 0), (0, 0), (0, 0)]
    game.state.scenario_state[FI].tokens = [(0, 0, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0)]
    assert tradable_goods(game, 0)[5:] == (1, 2, 0, 0, 0)
    offer = Offer((0,) * 5 + (1, 0, 0, 0, 0), (0,) * 5 + (0, 0, 0, 0, 1), (1,))
    play(game, offer, Accept(), Confirm(1))
    assert game.state.scenario_state[NAME].coins[:2] == [(0, 2), (1, 0)]
    assert game.state.scenario_state[FI].tokens[:2] == [(0, 0, 1), (0, 0, 0)]


def test_the_base_game_does_not_know_the_toy() -> None:
    """Without it in the header nothing of it is there."""
    game = catalog.ruleset("classic").new_game(header())
    assert NAME not in game.state.scenario_state
    with pytest.raises(DecodeError, match="unknown kind"):
        catalog.ruleset("classic").codec.decode({"kind": "DigUp", "coin": 0}, "entries[0]")
