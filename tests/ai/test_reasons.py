"""Every decision has reasons: listed ones, none against the move."""

from __future__ import annotations

from collections import Counter

import pytest

from catanqt.kernel.agent import Advice, Reason, because
from catanqt.rules.base.turn import EndTurn, Roll
from catanqt_ai.reasons import CODES, GOALS, check, faults
from catanqt_ai.registry import LEVELS
from tests.ai.games import VARIANTS, decisions


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_decision_has_reasons_that_fit(variant: str) -> None:
    codes: Counter[str] = Counter()
    for one in decisions(variant, ["hard", "medium", "easy", "hard/trader"], f"why {variant}", most=180):
        assert faults(one.advice) == [], (one.game.task, one.advice)
        assert one.game.refusal(one.advice.action) is None
        codes.update(reason.code for reason in one.advice.reasons)
        goals = {reason.facts_by_name["goal"] for reason in one.advice.reasons if "goal" in reason.facts_by_name}
        assert goals <= set(GOALS)
    assert len(codes) > 5


def test_the_expert_gives_reasons_too() -> None:
    found = list(decisions("base", ["expert", "hard", "hard", "hard"], "expert", most=50))
    assert [fault for one in found for fault in faults(one.advice)] == []


def test_with_players_trading_in_junior() -> None:
    found = list(decisions("junior", ["hard"] * 4, "deal", {"advanced_trade": True}))
    assert [fault for one in found for fault in faults(one.advice)] == []


def test_a_reason_outside_the_list_is_found() -> None:
    assert check(because("wins")) is None
    assert check(Reason("because-i-like-it")) is not None
    assert check(because("points", points=1, more=2)) is not None
    assert check(Reason("points")) is not None


def test_advice_that_speaks_against_itself_is_found() -> None:
    good = Advice(Roll(), (because("wins"),), (Roll(),), (0.5, 0.5))
    assert faults(good) == []
    assert faults(Advice(Roll(), (), (Roll(),), (0.5, 0.5)))
    assert faults(Advice(Roll(), good.reasons, (EndTurn(),), (0.5, 0.5)))
    assert faults(Advice(Roll(), good.reasons, (Roll(),), (0.5, 0.6)))
    assert faults(Advice(Roll(), (because("rounds", before=2.0, after=3.0),), (Roll(),), (0.5, 0.5)))


def test_codes_and_levels_are_unique() -> None:
    assert len(set(CODES)) == len(CODES)
    assert LEVELS == ("easy", "medium", "hard", "expert")
