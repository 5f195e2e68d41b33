from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.widgets.named_combo import NamedCombo


@pytest.mark.parametrize("parented", [True, False])
def test_a_hidden_label_beside_it_names_it(qtbot: QtBot, parented: bool) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    combo = NamedCombo("Strength of Ann", page if parented else None)
    QVBoxLayout(page).addWidget(combo)
    (label,) = page.findChildren(QLabel)
    assert (label.buddy(), label.text(), label.isHidden()) == (combo, "Strength of Ann", True)
    combo.call("Strength of Ben")
    assert (label.text(), combo.accessibleName()) == ("Strength of Ben", "Strength of Ben")
