"""Layouts within layouts leave nothing behind that Qt might delete unnoticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import catanqt
from catanqt.ui.qt.layouts import nest
from tests.ui.helpers.leaked_items import leftovers

ITEMS = re.compile(r"\.(addLayout|insertLayout|itemAt|itemAtPosition|takeAt|replaceWidget)\(")
"""What makes Python objects for the items of layouts."""


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def filled() -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(QLabel("Wood"))
    row.addStretch(1)
    return row


def test_plain_qt_leaves_something_behind(qapp: QApplication) -> None:
    holder, row = QWidget(), filled()
    QVBoxLayout(holder).addLayout(row)
    assert leftovers() == {"QWidgetItem": 1, "QSpacerItem": 1}


def test_nesting_leaves_nothing(holder: QWidget) -> None:
    row = filled()
    nest(QVBoxLayout(holder), row)
    assert not leftovers()


def test_what_is_deep_within_is_let_go_too(holder: QWidget) -> None:
    column, row = QVBoxLayout(), filled()
    column.addWidget(QLabel("Brick"))
    nest(column, row)
    nest(QVBoxLayout(holder), column)
    assert not leftovers()


def test_the_layout_works_as_ever(holder: QWidget) -> None:
    whole, row = QVBoxLayout(holder), filled()
    nest(whole, row, 2)
    nest(whole, filled())
    assert whole.stretch(0) == 2
    assert [label.text() for label in holder.findChildren(QLabel)] == ["Wood", "Wood"]
    row.addWidget(QLabel("Ore"))
    assert row.count() == 3
    assert row.parentWidget() is holder


def test_nobody_else_asks_for_items() -> None:
    """Objects that live and die within one test are seen by no guard: so they are never made."""
    package = Path(catanqt.__file__).parent
    asking = [path.name for path in sorted(package.rglob("*.py")) if ITEMS.search(path.read_text(encoding="utf-8"))]
    assert asking == ["layouts.py"]
