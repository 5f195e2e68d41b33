from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from catanqt.ui.games.kit import Line
from catanqt.ui.models.log import ENTRY, LogModel, Told
from catanqt.ui.models.rows import ROW

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def line(text: str) -> Line:
    return Line((text,), text)


def filled() -> LogModel:
    model = LogModel()
    model.append([line("turn"), line("rolled")], 0)
    model.append([], 1)
    model.append_all([Told(line("built"), 2), Told(line("ended"), 3)])
    return model


def test_the_model_is_sound(qapp: QApplication) -> None:
    model = LogModel()
    tester = QAbstractItemModelTester(model, FATAL)
    model.append([line("a"), line("b")], 0)
    model.append([], 1)
    model.append_all([])
    model.append_all([Told(line("c"), 1)])
    model.cut(1)
    model.cut(7)
    assert tester.model() is model
    assert [told.line.spoken for told in model.told] == ["a", "b"]


def test_a_line_knows_its_entry(qapp: QApplication) -> None:
    model = filled()
    assert [model.index(row).data(ENTRY) for row in range(4)] == [0, 0, 2, 3]
    assert model.index(2).data(ROW) == line("built")
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
        assert model.index(1).data(role) == "rolled"
    assert model.index(1).data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(model.index(9), ROW) is None


def test_what_is_taken_back_leaves_the_log(qapp: QApplication) -> None:
    model = filled()
    model.cut(2)
    assert [told.line.spoken for told in model.told] == ["turn", "rolled"]
    model.cut(0)
    assert model.rowCount() == 0


def test_the_last_line_of_a_moment(qapp: QApplication) -> None:
    model = filled()
    assert [model.last_row(entry) for entry in (-1, 0, 1, 2, 9)] == [-1, 1, 1, 2, 3]
