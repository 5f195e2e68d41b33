"""The table of the statistics as a model."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from catanqt.ui.models.statistics import GROUP, VALUE, Column, GroupsModel
from catanqt.ui.stats.career import career
from tests.ui.helpers.sample_games import some

Role = Qt.ItemDataRole
Fatal = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qtbot: QtBot) -> GroupsModel:
    made = GroupsModel()
    made.tester = QAbstractItemModelTester(made, Fatal)  # type: ignore[attr-defined]
    made.show_groups(career(some(), "Ann").groups)
    return made


def row(model: GroupsModel, number: int) -> list[str]:
    return [model.index(number, column).data() for column in Column]


def test_rows_in_words_and_figures(model: GroupsModel) -> None:
    assert model.rowCount() == 5
    assert model.columnCount() == len(Column)
    assert row(model, 0) == ["Classic", "Easy", "3", "67%", "8.7", "60.0", "\N{MINUS SIGN}0.5"]
    assert row(model, 3)[:2] == ["Soccer Fever", "Hard"]
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(model.index(0, 0)) == 0
    assert QModelIndex().data() is None


def test_screen_readers_hear_the_whole_row(model: GroupsModel) -> None:
    told = model.index(0, Column.LUCK).data(Role.AccessibleTextRole)
    assert told.startswith("Classic, Easy: 2 of 3 games won; ")
    assert model.index(0, 0).data(GROUP).games == 3


def test_headings_explain_themselves(model: GroupsModel) -> None:
    across = Qt.Orientation.Horizontal
    names = [model.headerData(column, across) for column in Column]
    assert names == ["Game", "Against", "Games", "Won", "Points", "Turns", "Luck"]
    assert all(model.headerData(column, across, Role.ToolTipRole) for column in Column)
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.headerData(99, across) is None


def test_it_sorts_by_value_and_not_by_words(model: GroupsModel, qtbot: QtBot) -> None:
    proxy = QSortFilterProxyModel()
    tester = QAbstractItemModelTester(proxy, Fatal)
    proxy.setSourceModel(model)
    proxy.setSortRole(VALUE)
    for column in Column:
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            proxy.sort(column, order)
            values = [proxy.index(number, column).data(VALUE) for number in range(proxy.rowCount())]
            assert values == sorted(values, reverse=order == Qt.SortOrder.DescendingOrder)
    assert tester.model() is proxy


def test_another_person_is_another_table(model: GroupsModel) -> None:
    with_reset = []
    model.modelReset.connect(lambda: with_reset.append(True))
    model.show_groups(career(some(), "Ben").groups)
    assert with_reset
    assert model.rowCount() == 2
    model.show_groups(())
    assert model.rowCount() == 0
