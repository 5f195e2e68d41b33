"""Whole games of all combinations, played at random: what is on the table stays on the table.

Every game follows from its seed, so a failure can be played again.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE, Task
from catanqt.rules.base.state import CARDS, Catan
from catanqt.rules.base.trade import Answering
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.fishermen.rules.actions import SpendFish
from catanqt.session import Session, record_from_data, session_to_data, verify
from tests.rules.scenarios.positions import (
    BG,
    FI,
    SCENARIO_COMBINATIONS,
    SF,
    big_game,
    fish,
    header,
    part,
    rules_of,
    soccer,
)

DECK = dict(zip(CARDS, (14, 5, 2, 2, 2), strict=True))
pytestmark = pytest.mark.slow
SCENARIOS = pytest.mark.parametrize("chosen", SCENARIO_COMBINATIONS, ids="+".join)
PLAYERS = pytest.mark.parametrize("players", [3, 4])
BASE_TASKS = (BeforeRoll, Turn, Answering)


def moments(chosen: tuple[str, ...], players: int, seed: str) -> Iterator[Catan]:
    """A random game at every moment of it, the last one included."""
    game = ruleset("classic", chosen).new_game(header(*chosen, players=players, seed=seed))
    rng = random.Random(f"{chosen}{players}{seed}")
    dealer = QuickDealer(rng)
    yield game
    for _ in range(30_000):
        game.play(dealer.deal(game) if game.task.actor == CHANCE else rng.choice(game.options()))
        yield game
        if game.over:
            return
    raise AssertionError("the game does not end")


def check_supplies(game: Catan) -> None:
    """Nineteen cards of each resource; development cards and knights never grow in number."""
    state = game.state
    for kind in range(5):
        assert state.bank[kind] + sum(state.hands[kind::5]) == 19
    assert min(*state.bank, *state.hands) >= 0
    for card, name in enumerate(CARDS):
        somewhere = state.deck[card] + sum(state.cards[card::5]) + sum(state.new_cards[card::5])
        assert somewhere + (sum(state.knights) if name == "knight" else 0) <= DECK[name]


def check_soccer(game: Catan) -> None:
    """One to six tokens; the track is as long as it is, and the season too."""
    data = soccer(game)
    days, trophy = {3: (12, 25), 4: (15, 30)}[game.state.config.players]
    assert all(1 <= tokens <= 6 for tokens in data["tokens"])
    assert all(0 <= space <= trophy for space in data["spaces"])
    assert 0 <= data["day"] <= days
    assert data["over"] == (data["day"] == days or (trophy in data["spaces"] and not data["due"]))
    ended_early = trophy in data["spaces"]
    assert 2 * data["day"] - ended_early <= len(data["results"]) <= 2 * data["day"] + 2
    if not data["day"]:
        assert not any(data["points"])


def check_big_game(game: Catan) -> None:
    """At most six settlers and six laurels each; somebody is champion once somebody had three."""
    data = big_game(game)
    seats = list(data["places"].values())
    counts = [seats.count(seat) for seat in range(game.state.config.players)]
    assert max(counts) <= 6
    assert all(0 <= laurels <= 6 for laurels in data["laurels"])
    if max(counts) >= 3:
        assert data["champion"] is not None
        above = [count for count in counts if count > counts[data["champion"]]]
        assert len(above) != 1


def check_fish(game: Catan) -> None:
    """Eleven, ten and eight tokens and the shoe are somewhere; spent ones lie open only while others are face down."""
    data, pile = fish(game), part(game, FI).pile
    for kind, most in enumerate((11, 10, 8)):
        assert pile[kind] + data["spent"][kind] + sum(held[kind] for held in data["tokens"]) == most
    assert pile[3] == (data["shoe"] is None)
    assert min(*pile, *data["spent"], *(min(held) for held in data["tokens"])) >= 0
    assert any(pile) or not any(data["spent"])


def check_scores(game: Catan) -> None:
    """What everybody sees adds up, and nobody plays on who has won."""
    state = game.state
    chosen = [scenario.name for scenario in state.config.scenarios]
    for seat in range(state.config.players):
        expected = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
        expected += 2 * (state.longest_road == seat) + 2 * (state.largest_army == seat)
        goal = 10 + (SF in chosen) + 2 * (BG in chosen)
        if SF in chosen:
            expected += soccer(game)["points"][seat]
        if BG in chosen:
            expected += big_game(game)["champion"] == seat
        if FI in chosen:
            goal += fish(game)["shoe"] == seat
        assert state.score[seat] == expected
        assert state.goals[seat] == goal
    rules = ruleset("classic", tuple(chosen))
    won = rules.points(game, state.turn) >= state.goals[state.turn]
    waits = SF in chosen and soccer(game)["due"] and not game.over
    assert game.over == (won and not waits)


CHECKS = {SF: check_soccer, BG: check_big_game, FI: check_fish}


def check_now(game: Catan, chosen: tuple[str, ...]) -> None:
    """Nothing was made or lost (CO1), no game ends before a due matchday (SF11), and fish buy what is offered."""
    check_supplies(game)
    check_scores(game)
    for scenario in chosen:
        CHECKS[scenario](game)
    if SF in chosen:
        assert not (game.over and soccer(game)["due"])
    if FI in chosen and not game.over:
        spends = [option for option in game.options() if isinstance(option, SpendFish)]
        assert all(game.refusal(option) is None for option in spends)


def check_round_trip(game: Catan) -> None:
    """Written to a file and read again, it is the same game."""
    rules = rules_of(game)
    data = rules.to_position(game)
    again = rules.from_position(json.loads(json.dumps(data)))
    assert rules.to_position(again) == data
    assert list(again.options()) == list(game.options())
    assert again.state.score == game.state.score
    assert again.state.goals == game.state.goals


def check_dream(game: Catan, seat: int, seed: int, chosen: tuple[str, ...]) -> None:
    """What a seat imagines conserves everything; whoever acts has the same options in it."""
    dream = rules_of(game).imagine(game, seat, random.Random(seed))
    check_supplies(dream)
    for scenario in chosen:
        CHECKS[scenario](dream)
    assert dream.state.score == game.state.score
    if seat == game.task.actor:
        assert list(dream.options()) == list(game.options())


def check_copy(game: Catan, seed: int) -> None:
    """A copy is played on; the original stays as it was."""
    rules = rules_of(game)
    before = rules.to_position(game)
    copy, rng = game.copy(), random.Random(seed)
    dealer = QuickDealer(rng)
    for _ in range(40):
        if copy.over:
            break
        copy.apply(dealer.deal(copy) if copy.task.actor == CHANCE else rng.choice(copy.options()))
    assert rules.to_position(game) == before


@SCENARIOS
@PLAYERS
def test_a_whole_game(chosen: tuple[str, ...], players: int) -> None:
    """One game for all checks; the dear ones only now and then, but at the first moments of each kind of task."""
    seen = Counter[type[Task]]()
    for count, game in enumerate(moments(chosen, players, "A")):
        check_now(game, chosen)
        if game.over:
            break
        actor = game.task.actor
        seen[type(game.task)] += 1
        if seen[type(game.task)] <= 20 or count % 50 == 0:
            check_round_trip(game)
        if actor != CHANCE and (not isinstance(game.task, BASE_TASKS) or count % 10 == 0):
            check_dream(game, actor, count, chosen)
        if count % 20 == 0:
            check_dream(game, count // 20 % players, count, chosen)
        if count % 50 == 0:
            check_copy(game, count)


@SCENARIOS
def test_records_are_replayed_and_their_dice_verified(chosen: tuple[str, ...]) -> None:
    session = Session(header(*chosen, seed="G"))
    rng = random.Random(f"{chosen}")
    for _ in range(30_000):
        if session.game.over:
            break
        if session.game.task.actor == CHANCE:
            session.deal()
        else:
            session.play(rng.choice(session.game.options()))
    record = record_from_data(json.loads(json.dumps(session_to_data(session))))
    again = Session.load(record)
    assert again.game.over
    assert again.rules.winner(again.game) == session.rules.winner(session.game)
    assert again.game.state.score == session.game.state.score
    assert verify(record) is None
