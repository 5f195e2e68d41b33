from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Event
from catanqt.kernel.record import Header
from catanqt.session import Session
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Line, Who
from catanqt.ui.models.log import ENTRY, LogModel
from catanqt.ui.play.page_memory import PageMemory
from catanqt.ui.theme.theme import Theme, make_theme
from catanqt.ui.widgets.line_flow import DOTS, LineFlow, first_rows
from catanqt.ui.widgets.log import LogPanel, LogView
from tests.ui.helpers.controllers import header

HEADER: Header = header()
RICH = Line(("offered", Goods("ore", 2), "for", Goods("wool"), ",", Who(2), Dice((3, 4)), Icon("robber")), "spoken", 1)
HEADING = Line(("Turn", "14", ",", "Rosalind"), "Turn 14, Rosalind", heading=True)
LONG = Line(("“I need my ore for a city, and you are about to win anyway.”",), "Bob: no", 1, quiet=True)


@dataclass(frozen=True)
class Said(Event):
    """An event that is told as just this line."""

    line: Line


class SayingKit(Kit):
    """Tells what it is told to tell."""

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        return event.line if isinstance(event, Said) else None


def shown(
    qtbot: QtBot, lines: list[Line], theme: Theme | None = None, width: int = 256, memory: PageMemory | None = None
) -> tuple[LogView, LogModel]:
    theme = theme or make_theme()
    model = LogModel([SayingKit(theme, HEADER)])
    view = LogView(theme, model, HEADER, memory)
    qtbot.addWidget(view)
    view.resize(width, 120)
    view.show()
    tell(model, lines)
    QApplication.processEvents()
    return view, model


def tell(model: LogModel, lines: list[Line], entry: int = 0) -> None:
    session = Session(HEADER)
    perspective = Perspective(HEADER, session.rules, session.game)
    for number, line in enumerate(lines, start=entry):
        model.tell([Said(line)], perspective, number)


def plain(count: int) -> list[Line]:
    return [Line((f"line {i}",), f"line {i}", i % 3) for i in range(count)]


def turns(count: int) -> list[Line]:
    """Turns of two lines each."""
    made: list[Line] = []
    for number in range(count):
        made += [Line((f"Turn {number}",), f"Turn {number}", heading=True), *plain(2)]
    return made


def row_of(view: LogView, group: int, row: int) -> QModelIndex:
    model = view.model()
    return model.index(row, 0, model.index(group, 0))


def opened(view: LogView) -> list[int]:
    model = view.model()
    return [row for row in range(model.rowCount()) if view.isExpanded(model.index(row, 0))]


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


def test_a_comma_never_begins_a_row(qtbot: QtBot) -> None:
    flow = LineFlow(make_theme(), ("Ann", "Bob", "Cleo"), ("blue", "red", "white"))
    line = Line(("rolled", Goods("ore"), ",", "built a road"), "spoken", 1)
    for room in range(60, 200):
        placed = {str(bit.part): at.y() for bit, at in flow.flow(line, room).bits}
        assert placed[","] == placed[str(Goods("ore"))]


def test_a_name_stays_with_its_emblem_and_its_card(qtbot: QtBot) -> None:
    flow = LineFlow(make_theme(), ("Ann", "Bob the Builder", "Cleo"), ("blue", "red", "white"))
    line = Line((Who(0), Goods("wool"), ",", Who(1), Goods("ore"), Goods("wool"), ",", Who(2), Goods("wool")), "spoken")
    for room in range(170, 500, 5):
        bits = flow.flow(line, room).bits
        for (bit, at), (_, then) in pairwise(bits):
            assert not bit.holds or at.y() == then.y(), room
        assert sum(bit.holds for bit, _ in bits) == 3 + 2 + 3
    land = Line(("moved the robber to", Goods("grain"), "5", ",", "built a road"), "spoken", 1)
    for room in range(80, 260, 4):
        placed = {str(bit.part): at.y() for bit, at in flow.flow(land, room).bits}
        assert placed["5"] == placed[str(Goods("grain"))]


def test_a_number_stands_apart_from_the_card_before_it(qtbot: QtBot) -> None:
    flow = LineFlow(make_theme(), ("Ann", "Bob", "Cleo"), ("blue", "red", "white"))
    line = Line((Goods("grain"), Goods("wool", 2), Goods("ore")), "spoken")
    (one, first), (two, second), (_, third) = flow.flow(line, 900).bits
    assert second.x() - first.x() - one.wide > third.x() - second.x() - two.wide


def test_rows_grow_when_the_list_gets_narrow(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, [HEADING, LONG], width=600)
    assert view.visualRect(row_of(view, 0, 0)).height() == 26
    view.resize(180, 120)
    QApplication.processEvents()
    assert view.visualRect(row_of(view, 0, 0)).height() > 40


def test_the_newest_line_is_in_sight(qtbot: QtBot) -> None:
    view, model = shown(qtbot, plain(40))
    bar = view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    assert view.latest.isHidden()
    tell(model, plain(1), 40)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()


def test_who_reads_further_up_is_left_there_and_can_jump_to_the_latest(qtbot: QtBot) -> None:
    view, model = shown(qtbot, plain(40))
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    tell(model, plain(1), 40)
    QApplication.processEvents()
    assert 0 < bar.value() == place < bar.maximum() - 2
    assert view.latest.isVisible()
    qtbot.mouseClick(view.latest, Qt.MouseButton.LeftButton)
    assert bar.value() == bar.maximum()
    assert view.latest.isHidden()


def test_the_button_for_the_newest_lines_covers_none(qtbot: QtBot) -> None:
    theme = make_theme()
    model = LogModel([SayingKit(theme, HEADER)])
    view = LogView(theme, model, HEADER, None)
    panel = LogPanel(view)
    qtbot.addWidget(panel)
    panel.resize(240, 160)
    panel.show()
    tell(model, plain(40))
    QApplication.processEvents()
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    QApplication.processEvents()
    assert view.latest.isVisible()
    assert view.latest.geometry().top() > view.geometry().bottom()
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    assert view.latest.isHidden()
    assert bar.value() == bar.maximum()
    assert view.height() == panel.height()


def test_a_click_on_a_line_looks_at_its_moment(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, plain(40))
    index = view.indexAt(view.viewport().rect().center())
    with qtbot.waitSignal(view.entry_activated) as caught:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    assert caught.args == [index.data(ENTRY)]


def test_enter_looks_at_the_line_with_the_focus(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, plain(5))
    view.setFocus()
    view.setCurrentIndex(row_of(view, 0, 1))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.entry_activated) as caught:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert caught.args == [2]


def test_the_moment_that_is_looked_at_is_marked(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, plain(40))
    view.show_entry(3)
    assert view.currentIndex() == row_of(view, 0, 3)
    assert view.visualRect(row_of(view, 0, 3)).intersects(view.viewport().rect())
    view.show_entry(None)
    assert not view.selectedIndexes()
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


# Folding


def test_the_last_round_is_open_and_older_turns_fold(qtbot: QtBot) -> None:
    view, model = shown(qtbot, turns(6))
    assert opened(view) == [2, 3, 4, 5], "three players: a round, and the turn that goes on"
    tell(model, turns(1), 30)
    assert opened(view) == [3, 4, 5, 6]


def test_a_click_on_a_heading_and_keys_fold_a_turn(qtbot: QtBot) -> None:
    view, model = shown(qtbot, turns(3))
    heading = model.index(2, 0)
    view.scrollTo(heading)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(heading).center())
    assert opened(view) == [0, 1]
    view.setFocus()
    view.setCurrentIndex(heading)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert opened(view) == [0, 1, 2]
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert opened(view) == [0, 1]


def test_what_the_reader_folded_or_opened_stays_so(qtbot: QtBot) -> None:
    memory = PageMemory()
    view, model = shown(qtbot, turns(6), memory=memory)
    view.expand(model.index(0, 0))
    view.collapse(model.index(5, 0))
    tell(model, turns(2), 30)
    assert opened(view) == [0, 4, 6, 7]
    again, _ = shown(qtbot, turns(8), memory=memory)
    assert opened(again) == [0, 4, 6, 7], "a page that is built anew remembers"


def test_looking_back_opens_a_turn_only_for_now(qtbot: QtBot) -> None:
    view, _ = shown(qtbot, turns(6))
    view.show_entry(1)
    assert 0 in opened(view)
    assert view.currentIndex() == row_of(view, 0, 0)
    view.show_entry(None)
    assert opened(view) == [2, 3, 4, 5]


def test_a_line_more_asks_the_same_of_a_long_log_as_of_a_short_one(qtbot: QtBot) -> None:
    """Counted, not timed: how often the view asks the model when a line comes."""
    asked = []
    for count in (20, 400):
        view, model = shown(qtbot, turns(count))
        calls = 0

        def count_calls(*args: object, of: Any = model.data) -> Any:
            nonlocal calls
            calls += 1
            return of(*args)

        model.data = count_calls  # type: ignore[method-assign]
        tell(model, plain(1), 3 * count)
        QApplication.processEvents()
        asked.append(calls)
        view.hide()
    assert asked[1] <= asked[0] + 20


def test_a_score_is_one_word_and_long_lines_end_in_dots_where_rows_are_few(qtbot: QtBot) -> None:
    flow = LineFlow(make_theme(), ("Ann", "Bob", "Cleo"), ("blue", "red", "white"))
    flowed = flow.flow(Line(("Ann 0\u00a0:\u00a01 Bob",), "Ann 0 : 1 Bob"), 300.0)
    assert [bit.part for bit, _ in flowed.bits] == ["Ann", "0\u00a0:\u00a01", "Bob"]
    long = flow.flow(Line(("many words " * 20,), "many words"), 120.0)
    kept = first_rows(long, 2, 120.0)
    assert {at.y() for _, at in kept} == {13.0, 34.0}
    assert kept[-1][1].x() + kept[-1][0].wide + DOTS.wide <= 120.0
