"""An advice says what its numbers come from: only experts use the learned evaluation, and only where it applies."""

from __future__ import annotations

import pytest

from catanqt.kernel.agent import Budget, Evaluation
from catanqt_ai.registry import LEVELS, make_agent
from tests.ai.recorded_games import choices, recorded
from tests.rules.base.table import player, table


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_expert_has_learned(level: str) -> None:
    learned = {"base, hard": level == "expert", "all, hard": level == "expert", "junior, hard": False}
    for name, wanted in learned.items():
        one = choices(name, 30, 40)[-1]
        advice = make_agent(level, "").advise(one.game.copy(), one.seat, Budget())
        assert advice.evaluation == (Evaluation.LEARNED if wanted else Evaluation.PLANNING)


def test_games_to_other_goals_are_planned() -> None:
    game = table(player("lbwg"), player(), player())
    game.state.goals = [20] * 3
    assert make_agent("expert", "").advise(game, 0, Budget()).evaluation is Evaluation.PLANNING


def test_where_nothing_is_decided_nothing_is_evaluated() -> None:
    one = next(one for one in recorded("base, hard") if len(one.game.options()) == 1 and not _composes(one.game))
    assert make_agent("expert", "").advise(one.game.copy(), one.seat, Budget()).evaluation is Evaluation.UNKNOWN
    assert make_agent("novice", "").advise(one.game.copy(), one.seat, Budget()).evaluation is Evaluation.UNKNOWN


def _composes(game: object) -> bool:
    return bool(game.task.composes(game))  # type: ignore[attr-defined]
