from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from catanqt.ui.models.rows import ROW, RowsModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@dataclass(frozen=True)
class Pair:
    key: str
    value: int


class Pairs(RowsModel[Pair]):
    def key(self, row: Pair) -> Hashable:
        return row.key

    def spoken(self, row: Pair) -> str:
        return f"{row.key} is {row.value}"

    def usable(self, row: Pair) -> bool:
        return row.value > 0


def pairs(text: str, value: int = 1) -> list[Pair]:
    return [Pair(letter, value) for letter in text]


def keys(model: Pairs) -> str:
    return "".join(row.key for row in model.rows)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.permutations("abcdef").flatmap(lambda p: st.integers(0, 6).map(lambda n: p[:n])), max_size=6))
def test_any_change_is_told_in_a_way_that_views_understand(changes: Sequence[Sequence[str]]) -> None:
    model = Pairs()
    tester = QAbstractItemModelTester(model, FATAL)
    for number, change in enumerate(changes):
        wanted = [Pair(letter, number % 3) for letter in change]
        model.update_rows(wanted)
        assert list(model.rows) == wanted
    assert tester.model() is model


def test_what_stays_keeps_its_index(qapp: QApplication) -> None:
    model = Pairs()
    model.update_rows(pairs("abc"))
    kept = QPersistentModelIndex(model.index(2))
    model.update_rows(pairs("cxa"))
    assert kept.row() == 0
    assert kept.data(ROW) == Pair("c", 1)
    model.update_rows(pairs("xa"))
    assert not kept.isValid()


def test_only_what_differs_is_told(qapp: QApplication) -> None:
    model = Pairs()
    model.update_rows(pairs("abc"))
    told: list[int] = []
    model.dataChanged.connect(lambda first, last: told.append(first.row()))
    model.update_rows(pairs("abc"))
    assert told == []
    model.update_rows([*pairs("ab"), Pair("c", 9)])
    assert told == [2]


def test_words_and_flags(qapp: QApplication) -> None:
    model = Pairs()
    model.update_rows([Pair("a", 1), Pair("b", 0)])
    first, second = model.index(0), model.index(1)
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
        assert first.data(role) == "a is 1"
    assert first.flags() & Qt.ItemFlag.ItemIsEnabled
    assert not second.flags() & Qt.ItemFlag.ItemIsEnabled
    assert model.data(model.index(5), ROW) is None


def test_a_bare_list_of_rows_has_no_words(qapp: QApplication) -> None:
    with pytest.raises(NotImplementedError):
        RowsModel[Pair]().update_rows(pairs("a"))
