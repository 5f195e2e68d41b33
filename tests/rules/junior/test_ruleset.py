"""Junior on the shared kernel: records, fair dice, and what a seat may know."""

from __future__ import annotations

import json
import random
from itertools import cycle

import pytest

from catanqt.kernel.chance import FairDealer
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import (
    Entry,
    Record,
    ReplayError,
    entries_from_data,
    header_from_data,
    record_to_data,
    replay_entry,
)  # fmt: skip
from catanqt.rules.junior.ruleset import ACTIONS, TASKS
from catanqt.rules.junior.turn import Die, EndTurn, Roll
from tests.rules.junior.table import RULES, header, new_game
from tests.rules.junior.walk_kit import JuniorKit
from tests.walks.walk import Chooser, Variant, same

MOST_STEPS = 20_000


def random_record(players: int, **options: object) -> Record:
    record = Record(header(players, **options))
    game = RULES.new_game(record.header)
    rng, dealer, outcomes = random.Random(players), FairDealer("seed"), 0
    while not game.over:
        actor = game.task.actor
        assert actor is not None
        action = dealer.deal(game, outcomes) if actor == CHANCE else rng.choice(game.options())
        outcomes += actor == CHANCE
        game.play(action)
        record.entries.append(Entry(actor, action))
    return record


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_is_json_and_replays_to_the_same_end(players: int, advanced: bool) -> None:
    record = random_record(players, advanced_trade=advanced)
    data = json.loads(json.dumps(record_to_data(record, RULES.codec)))
    read_header, entries = header_from_data(data), entries_from_data(data, RULES.codec)
    assert (read_header, entries) == (record.header, record.entries)
    game = RULES.new_game(read_header)
    for index, entry in enumerate(entries):
        replay_entry(game, entry, index)
    winner = RULES.winner(game)
    assert winner is not None
    assert RULES.points(game, winner) == 7
    with pytest.raises(ReplayError):
        replay_entry(game, Entry(0, EndTurn()), len(entries))


def test_every_action_and_task_is_met_in_play_and_survives_json() -> None:
    """Random games, with trades between players and without, until all was met; each is read back as it was written."""
    chooser = Chooser(Variant("junior", 3, JuniorKit(), "printed"), seed=4)
    games = (RULES.new_game(header(3, advanced_trade=advanced)) for advanced in cycle((False, True)))
    game, missing = next(games), {*ACTIONS, *TASKS}
    for _ in range(MOST_STEPS):
        if not missing:
            break
        if game.over:
            game = next(games)
        action = chooser.choose(game)
        for thing in (game.task, action):
            back = RULES.codec.decode(json.loads(json.dumps(RULES.codec.encode(thing))), "it")
            assert (type(back), back) == (type(thing), thing)
            missing.discard(type(thing))
        game.play(action)
    assert not missing


def test_a_seat_imagines_the_game_as_it_is_and_may_play_with_it() -> None:
    game = new_game()
    imagined = RULES.imagine(game, 1, random.Random(1))
    assert same(game, imagined)
    imagined.play(imagined.options()[0])
    assert game.task != imagined.task


def test_the_expected_share_of_a_roll_is_the_mean_of_what_it_brings() -> None:
    game = new_game(3)
    game.state.ghost = 10
    assert RULES.expected(game) is None
    game.play(Roll())
    rolls = []
    for number in range(1, 7):
        copy = game.copy()
        rolls.append(RULES.received(copy.play(Die(number)), 3))
        assert RULES.expected(copy) is None
    assert RULES.expected(game) == [sum(roll[seat] for roll in rolls) / 6 for seat in range(3)]
    assert rolls[5] == [0, 0, 0] != rolls[3]
