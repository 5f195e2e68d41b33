"""The budget of a thinking agent."""

import threading
import time

import pytest

from catanqt.kernel import agent
from catanqt.kernel.agent import Budget, Cancelled


class Clock:
    """A hand to move the clock by."""

    now = 100.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(agent, "time", clock)
    return clock


def test_it_is_spent_when_its_time_is_up(clock: Clock) -> None:
    budget = Budget(5)
    assert not budget.spent
    clock.now += 4.9
    assert not budget.spent
    clock.now += 0.2
    assert budget.spent


def test_without_seconds_it_lasts(clock: Clock) -> None:
    budget = Budget()
    clock.now += 10**9
    assert not budget.spent


def test_no_time_at_all_is_spent_at_once() -> None:
    assert Budget(0).spent
    assert Budget(-1).spent


def test_once_spent_it_stays_so(clock: Clock) -> None:
    budget = Budget(1)
    clock.now += 2
    assert budget.spent
    assert budget.spent


@pytest.mark.parametrize("seconds", [None, 100, 0])
def test_a_cancelled_one_raises_spent_or_not(seconds: float | None) -> None:
    budget = Budget(seconds)
    budget.cancel()
    for _ in range(2):
        with pytest.raises(Cancelled):
            _ = budget.spent


def test_cancelling_one_leaves_others_alone() -> None:
    one, other = Budget(), Budget()
    one.cancel()
    assert not other.spent


def test_another_thread_can_cancel() -> None:
    budget = Budget(60)
    thinking = threading.Event()
    seen: list[str] = []

    def think() -> None:
        try:
            while not budget.spent:
                thinking.set()
                time.sleep(0.001)
            seen.append("spent")
        except Cancelled:
            seen.append("cancelled")

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    assert thinking.wait(10)
    budget.cancel()
    thread.join(10)
    assert not thread.is_alive()
    assert seen == ["cancelled"]
