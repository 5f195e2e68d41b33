"""Every reason has words that say what is wrong and what to do."""

from __future__ import annotations

import pytest

from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.trade import NoDeal
from catanqt.ui.games.classic.refusals import no_deal, refusal
from tests.rules.base.table import table
from tests.ui.games.classic.positions import kit_of
from tests.ui.helpers.scenario_context import seen_at

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize("reason", [*map(str, RefusalCode), "not-now", "game-over", "cannot-undo"])
def test_every_reason_is_explained(reason: str) -> None:
    words = kit_of(seen_at(table())).refusal(reason)
    assert words is not None
    assert words[0].isupper()
    assert words.endswith(".")
    assert reason not in words
    assert "{" not in words


def test_no_two_reasons_sound_alike() -> None:
    assert len({refusal(reason) for reason in RefusalCode}) == len(RefusalCode)
    assert len({no_deal(reason) for reason in NoDeal}) == len(NoDeal)


def test_reasons_of_others_are_left_to_them() -> None:
    assert refusal("no-shoe") is None
