"""No agent knows what it cannot know: whatever the hidden cards are, it decides the same."""

from __future__ import annotations

import random

import pytest

from catanqt.kernel.agent import Budget
from catanqt.rules.base.memory import forgotten
from catanqt_ai.registry import make_agent
from tests.ai.games import VARIANTS, moments

HIDDEN = [variant for variant in VARIANTS if variant != "junior"]


@pytest.mark.parametrize("variant", HIDDEN)
@pytest.mark.parametrize("level", ["expert", "easy"])
def test_other_hidden_cards_change_nothing(variant: str, level: str) -> None:
    differ = 0
    agent = make_agent(level, "peek")
    for number, one in enumerate(moments(variant, "easy", f"peek {variant}", 9 if level == "expert" else 7, 200)):
        if number % 2:  # with all cards counted there is little left to swap
            one.game.state.memory = forgotten(one.game.state)
        seen = []
        for seed in range(2):
            imagined = one.rules.imagine(one.game, one.seat, random.Random(seed))
            differ += imagined.state.hands != one.game.state.hands
            seen.append(agent.advise(imagined, one.seat, Budget()))
        real = agent.advise(one.game.copy(), one.seat, Budget())
        assert seen == [real] * 2, one.game.task
    assert differ > 4


def test_the_same_moment_is_decided_the_same_again() -> None:
    """Nothing is kept that would matter, and a position read from a file is as good as a game nobody remembers."""
    for one in moments("all", "easy", "again", 15, 150):
        one.game.state.memory = forgotten(one.game.state)
        position = one.rules.from_position(one.rules.to_position(one.game))
        first = make_agent("expert", "x").advise(one.game.copy(), one.seat, Budget())
        assert make_agent("expert", "x").advise(position, one.seat, Budget()) == first
