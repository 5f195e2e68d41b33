from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from catanqt.rules.base.turn import EndTurn
from catanqt.ui.games.kit import HandCard, SpecialCard
from catanqt.ui.models.hand import CardsModel, HandModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_hands_are_sound(qapp: QApplication) -> None:
    model = HandModel()
    tester = QAbstractItemModelTester(model, FATAL)
    model.update_rows([HandCard("ore", "Ore", 2), HandCard("wool", "Wool", 0)])
    model.update_rows([HandCard("ore", "Ore", 1), HandCard("wool", "Wool", 1)])
    assert tester.model() is model
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Ore: 1"
    tip = model.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Wool: 1\n" + model.index(1).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "right button" in tip


def test_special_cards_are_sound_and_enabled_when_they_can_be_played(qapp: QApplication) -> None:
    model = CardsModel()
    tester = QAbstractItemModelTester(model, FATAL)
    knight = SpecialCard("knight", "Knight", "Moves the robber", 2, 1, (EndTurn(),))
    point = SpecialCard("vp", "Palace", "A point", 1)
    model.update_rows([knight, point])
    assert tester.model() is model
    assert model.index(0).flags() & Qt.ItemFlag.ItemIsEnabled
    assert not model.index(1).flags() & Qt.ItemFlag.ItemIsEnabled
    assert "not yet playable" in model.index(0).data()
    assert model.index(1).data() == "Palace: 1"
    assert model.index(1).data(Qt.ItemDataRole.ToolTipRole) == "A point"
    model.update_rows([point])
    assert model.rowCount() == 1
