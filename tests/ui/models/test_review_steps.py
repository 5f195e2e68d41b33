"""The moments of a review as a list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from catanqt.ui.games import game_presentation
from catanqt.ui.models.review_steps import STEP, ReviewStepsModel
from catanqt.ui.play.review_steps import all_steps, key_steps
from tests.ui.helpers.finished_games import finished
from tests.ui.helpers.made_up_review import made_up

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def test_key_moments_and_all_decisions(qtbot: QtBot) -> None:
    (found,) = made_up(finished().record).seats
    model = ReviewStepsModel(game_presentation("classic"))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.row_of(3) == -1
    model.show_steps(key_steps(found))
    assert model.rowCount() == 5
    model.show_steps(all_steps(found))
    assert model.rowCount() == len(found.decisions)
    first = model.index(0, 0)
    assert first.data(STEP).decision is found.decisions[0]
    assert first.data() == "Set-up"
    assert first.data(SPOKEN) == "Set-up, Blunder, \N{MINUS SIGN}20%"
    assert model.index(2, 0).data(SPOKEN).endswith("Best move")
    assert model.row_of(found.decisions[3].index) == 3
    assert model.row_of(10_000) == len(found.decisions) - 1
    tester.deleteLater()


def test_luck_is_called_so(qtbot: QtBot) -> None:
    (found,) = made_up(finished("junior").record).seats
    model = ReviewStepsModel(game_presentation("junior"))
    lucky = [step for step in key_steps(found) if step.swing is not None]
    model.show_steps(lucky)
    if lucky:
        assert "Luck" in model.index(0, 0).data(SPOKEN)


def test_what_has_not_changed_is_not_reset(qtbot: QtBot) -> None:
    (found,) = made_up(finished().record).seats
    model = ReviewStepsModel(game_presentation("classic"))
    model.show_steps(all_steps(found))
    with qtbot.assertNotEmitted(model.modelReset):
        model.show_steps(all_steps(found))
