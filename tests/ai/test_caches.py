"""The agents' caches of boards are bounded: games that are over are released."""

from __future__ import annotations

import gc
import weakref

import pytest

from catanqt.rules.base.board import Board
from tests.ai.games import decisions

GAMES = 60
MOST = 24
"""The boards that all caches together may keep."""


@pytest.mark.parametrize("level", ["novice", "medium"])
def test_the_boards_of_games_that_are_over_are_let_go(level: str) -> None:
    boards: list[weakref.ref[Board]] = []
    for number in range(GAMES):
        for decision in decisions("base", [level] * 3, f"memory-{number}", most=12):
            board = decision.game.state.config.board
        boards.append(weakref.ref(board))
    del decision, board
    gc.collect()
    assert sum(one() is not None for one in boards) <= MOST
