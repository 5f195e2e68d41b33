"""Thinking ends when its time is up, and at once when nobody waits any more."""

from __future__ import annotations

import threading
import time

import pytest

from catanqt.kernel.agent import Budget, Cancelled
from catanqt_ai.registry import make_agent
from tests.ai.games import Decision, moments


@pytest.mark.parametrize("variant", ["base", "all", "junior"])
def test_a_spent_budget_still_gives_a_legal_answer(variant: str) -> None:
    agent = make_agent("expert", "")
    for one in moments(variant, "medium", "budget", 9, 200):
        for seconds in (0.0, 0.002):
            advice = agent.advise(one.game.copy(), one.seat, Budget(seconds))
            assert one.game.refusal(advice.action) is None
            assert advice.reasons


@pytest.mark.parametrize("variant", ["base", "all", "junior"])
def test_it_is_not_overdrawn(variant: str) -> None:
    """In CPU time, for a busy machine is no fault of the agent. Some moments leave no slack, so the median counts."""
    agent = make_agent("expert", "")
    over = []
    for one in moments(variant, "medium", "budget", 7, 200):
        start = time.process_time()
        agent.advise(one.game.copy(), one.seat, Budget(0.005))
        over.append(time.process_time() - start - 0.005)
    assert sorted(over)[len(over) // 2] < 0.02


@pytest.mark.parametrize("variant", ["base", "junior"])
def test_cancelled_at_once(variant: str) -> None:
    one = moments(variant, "medium", "cancel", 5, 120)[-1]
    budget = Budget()
    budget.cancel()
    with pytest.raises(Cancelled):
        make_agent("expert", "").choose(one.game.copy(), one.seat, budget)


def think_until_cancelled(one: Decision, budget: Budget) -> None:
    while True:
        make_agent("expert", "").choose(one.game.copy(), one.seat, budget)


def test_cancelled_while_thinking() -> None:
    """Somebody undoes while it thinks: it stops long before it would have been done."""
    heavy = max(moments("all", "medium", "cancel", 3, 150), key=lambda one: len(one.game.options()))
    budget = Budget()
    threading.Timer(0.01, budget.cancel).start()
    start = time.process_time()
    with pytest.raises(Cancelled):
        think_until_cancelled(heavy, budget)
    assert time.process_time() - start < 0.2
