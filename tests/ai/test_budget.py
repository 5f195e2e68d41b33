"""Thinking ends when its time is up, and at once when nobody waits any more.

Measured in evaluated positions rather than in seconds, so that a busy machine makes no difference.
"""

from __future__ import annotations

import pytest

from catanqt.kernel.agent import Budget, Cancelled
from catanqt_ai.classic.evaluator import ClassicEvaluator
from catanqt_ai.evaluator import Evaluator
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.registry import make_agent
from tests.ai.recorded_games import Moment, choices

VARIANTS = ["base", "all", "junior"]
MOST_BETWEEN = 150
"""The positions that an expert may evaluate between two looks at its budget; whole decisions take up to thousands."""
MOST_AFTER = 400
"""The positions that it may evaluate after its time was up, to make do with what it has."""


class Counted(Budget):
    """A budget that is up, or cancelled, when it has been looked at so often. It counts what is evaluated meanwhile."""

    evaluations = 0

    def __init__(self, looks: int, cancels: bool = False) -> None:
        super().__init__()
        self._looks, self._cancels = looks, cancels
        self._last = Counted.evaluations
        self.between = 0
        """The most positions between two looks."""
        self.up_at: int | None = None
        """How many positions had been evaluated when the time was up."""

    @property
    def spent(self) -> bool:
        self.between = max(self.between, Counted.evaluations - self._last)
        self._last = Counted.evaluations
        self._looks -= 1
        if self._looks >= 0:
            return False
        if self.up_at is None:
            self.up_at = Counted.evaluations
        if self._cancels:
            self.cancel()
            return super().spent
        return True

    @property
    def after(self) -> int:
        """The positions that were evaluated after the time was up."""
        return 0 if self.up_at is None else Counted.evaluations - self.up_at


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every evaluated position be counted."""

    def counted(kind: type[Evaluator[object]]) -> None:  # type: ignore[type-var]
        real = kind.time

        def time(self: object, *args: object, **named: object) -> float:
            Counted.evaluations += 1
            return real(self, *args, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(kind, "time", time)

    counted(ClassicEvaluator)
    counted(JuniorEvaluator)


def heaviest(variant: str) -> Moment:
    """The moment after the set-up with most options."""
    later = [one for one in choices(f"{variant}, medium", 3, 200) if one.game.state.turn_number]
    return max(later, key=lambda one: len(one.game.options()))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("looks", [0, 1, 7])
def test_a_spent_budget_still_gives_a_legal_answer(variant: str, looks: int) -> None:
    agent = make_agent("expert", "")
    for one in choices(f"{variant}, medium", 12, 200):
        advice = agent.advise(one.game.copy(), one.seat, Counted(looks))
        assert one.game.refusal(advice.action) is None
        assert advice.reasons


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_is_not_overdrawn(variant: str) -> None:
    agent = make_agent("expert", "")
    for one in choices(f"{variant}, medium", 7, 200):
        budget = Counted(5)
        agent.advise(one.game.copy(), one.seat, budget)
        assert budget.after <= MOST_AFTER, one.game.task


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_looks_at_its_budget_often(variant: str) -> None:
    """So it stops soon whenever somebody undoes or leaves."""
    budget = Counted(1_000_000)
    one = heaviest(variant)
    make_agent("expert", "").choose(one.game.copy(), one.seat, budget)
    assert 0 < budget.between <= MOST_BETWEEN


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("looks", [0, 1, 10])
def test_cancelled_at_once(variant: str, looks: int) -> None:
    """The first look at a cancelled budget is the end: nothing is evaluated after it."""
    one, budget = heaviest(variant), Counted(looks, cancels=True)
    with pytest.raises(Cancelled):
        make_agent("expert", "").choose(one.game.copy(), one.seat, budget)
    assert budget.after == 0
