"""The agents of the foundation: random finds its way through any game, the novice plays sensibly."""

from __future__ import annotations

import random
from collections import Counter as Tally
from typing import Any

import pytest

from catanqt.kernel.agent import Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.rules.base.board import board_to_data
from catanqt.rules.base.board_generator import BOARDS, make_board
from catanqt.rules.catalog import new_header, ruleset
from catanqt.session import Session
from catanqt.simulate import Plan, play_game
from catanqt_ai.registry import YARDSTICKS, UnknownAgent, make_agent


def play_out(levels: list[str], seed: str, board: str = "variable") -> Session:
    session = Session(
        new_header("classic", [Seat(name) for name in levels], board=board, board_seed=seed, dice_seed=seed)
    )
    agents = [make_agent(level, seed) for level in levels]
    rng = random.Random(seed)
    while not session.game.over:
        actor = session.game.task.actor
        if actor == CHANCE:
            session.deal()
        else:
            assert actor is not None
            session.play(session.ask(agents[actor], Budget(), rng))
    return session


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("level", YARDSTICKS)
def test_every_yardstick_finishes_every_game(level: str, board: str, players: int) -> None:
    session = play_out([level] * players, f"{players}", board)
    winner = session.rules.winner(session.game)
    assert winner is not None
    assert session.rules.points(session.game, winner) >= 10


def test_the_novice_beats_the_random_player() -> None:
    """Six wins of eight are no luck: whoever wins a quarter of its games has so many once in 240 times."""
    plan = Plan(("novice", "random", "random", "random"), seed="strength")
    results = [play_game(plan, number) for number in range(8)]
    assert sum(result.winner == 0 for result in results) >= 6
    assert sum(result.points[0] for result in results) > 1.5 * max(
        sum(result.points[other] for result in results) for other in range(1, 4)
    )


def test_the_novice_uses_all_it_has() -> None:
    kinds: Tally[str] = Tally()
    for seed in range(12):
        session = play_out(["novice"] * 4, f"use {seed}")
        kinds.update(type(entry.action).__name__ for entry in session.record.entries)
    for kind in (
        "BuildRoad", "BuildSettlement", "BuildCity", "BuyCard", "PlayKnight", "PlayRoadBuilding", "PlayYearOfPlenty",
        "PlayMonopoly", "BankTrade", "Offer", "Accept", "Decline", "Counter", "Confirm", "Withdraw", "Discard", "Rob",
    ):  # fmt: skip
        assert kinds[kind], kind


def test_the_novice_settles_where_it_pays() -> None:
    board = make_board("variable", "PAY")
    header = new_header("classic", [Seat("a"), Seat("b")], board_seed="PAY")
    assert header.board == board_to_data(board)
    game = ruleset("classic").new_game(header)
    corner: Any = make_agent("novice", "").choose(game, 0, Budget())

    def pips(where: int) -> int:
        return sum(6 - abs(7 - n) for hex_ in board.grid.corner_hexes[where] for n in board.numbers[hex_])

    assert pips(corner.corner) >= max(map(pips, range(54))) - 3


def test_the_novice_decides_the_same_twice() -> None:
    session = play_out(["novice"] * 3, "twice")
    assert play_out(["novice"] * 3, "twice").record.entries == session.record.entries


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownAgent, match="wizard"):
        make_agent("wizard", "")
