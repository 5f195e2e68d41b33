from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Header
from catanqt.ui.games.kit import Dice, Goods, Icon, Line, Who
from catanqt.ui.models.log import LogModel
from catanqt.ui.theme import Theme, make_theme
from catanqt.ui.widgets.line_flow import LineFlow
from catanqt.ui.widgets.log import LogView
from tests.ui.playing import header

HEADER: Header = header()
RICH = Line(("offered", Goods("ore", 2), "for", Goods("wool"), ",", Who(2), Dice((3, 4)), Icon("robber")), "spoken", 1)
HEADING = Line(("Turn", "14", ",", "Rosalind"), "Turn 14, Rosalind", heading=True)
LONG = Line(("“I need my ore for a city, and you are about to win anyway.”",), "Bob: no", 1, quiet=True)


def shown(qtbot: QtBot, lines: list[Line], theme: Theme | None = None, width: int = 256) -> tuple[LogView, LogModel]:
    model = LogModel()
    view = LogView(theme or make_theme(), model, HEADER)
    qtbot.addWidget(view)
    view.resize(width, 120)
    view.show()
    for entry, line in enumerate(lines):
        model.append([line], entry)
    QApplication.processEvents()
    return view, model


def plain(count: int) -> list[Line]:
    return [Line((f"line {i}",), f"line {i}", i % 3) for i in range(count)]


def test_all_kinds_of_lines_are_painted(qtbot: QtBot, theme: Theme, styled: None) -> None:
    view, _ = shown(qtbot, [HEADING, RICH, LONG], theme)
    empty, _ = shown(qtbot, [], theme)
    assert view.grab().toImage() != empty.grab().toImage()


def test_long_lines_are_broken_and_nothing_is_lost(qtbot: QtBot) -> None:
    flow = LineFlow(make_theme(), [seat.name for seat in HEADER.seats], ("blue", "red", "white"))
    narrow, wide = flow.flow(LONG, 200), flow.flow(LONG, 900)
    assert wide.height == 26
    assert narrow.height > wide.height
    assert [bit.part for bit, _ in narrow.bits] == [bit.part for bit, _ in wide.bits]
    assert all(at.x() + bit.wide <= 200 for bit, at in narrow.bits)


def test_commas_stand_close_to_what_is_before_them(qtbot: QtBot) -> None:
    flow = LineFlow(make_theme(), ("Ann", "Bob", "Cleo"), ("blue", "red", "white"))
    placed = {str(bit.part): (at.x(), bit.wide) for bit, at in flow.flow(HEADING, 900).bits}
    assert placed[","][0] == pytest.approx(sum(placed["14"]))
    assert placed["Rosalind"][0] > sum(placed[","])


def test_a_player_within_a_line_is_named(qtbot: QtBot) -> None:
    flow = LineFlow(make_theme(), ("Ann", "Bob", "Cleo"), ("blue", "red", "white"))
    assert "Cleo" in [bit.part for bit, _ in flow.flow(RICH, 900).bits]


def test_rows_grow_when_the_list_gets_narrow(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, [LONG], width=600)
    assert view.sizeHintForRow(0) == 26
    view.resize(180, 120)
    QApplication.processEvents()
    assert view.sizeHintForRow(0) > 40


def test_the_newest_line_is_in_sight(qtbot: QtBot) -> None:
    view, model = shown(qtbot, plain(40))
    bar = view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    model.append(plain(1), 40)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()


def test_who_reads_further_up_is_left_there(qtbot: QtBot) -> None:
    view, model = shown(qtbot, plain(40))
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    model.append(plain(1), 40)
    QApplication.processEvents()
    assert 0 < bar.value() == place < bar.maximum() - 2


def test_a_click_on_a_line_looks_at_its_moment(qtbot: QtBot) -> None:
    view, model = shown(qtbot, plain(40))
    row = view.indexAt(view.viewport().rect().center())
    with qtbot.waitSignal(view.entry_activated) as caught:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(row).center())
    assert caught.args == [model.told[row.row()].entry]


def test_enter_looks_at_the_line_with_the_focus(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, plain(5))
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.entry_activated) as caught:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert caught.args == [2]


def test_the_moment_that_is_looked_at_is_marked(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, plain(40))
    view.show_entry(3)
    assert view.currentIndex().row() == 3
    assert view.visualRect(view.model().index(3, 0)).intersects(view.viewport().rect())
    view.show_entry(None)
    assert not view.selectedIndexes()
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()
