from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QToolTip
from pytestqt.qtbot import QtBot

from catanqt.ui.kit.view_data import Award, Counter
from catanqt.ui.models.players import PlayerRow, PlayersModel
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme, make_theme
from catanqt.ui.widgets.player_row import RowPainter
from catanqt.ui.widgets.players import PlayersView

ROW = PlayerRow(
    0, "Rosalind", "Expert", "red", (Counter("card", 7, "7 cards"),), (), 4, 10, False, False, False, "Rosalind: 4"
)


def counters(count: int) -> tuple[Counter, ...]:
    return tuple(Counter("card", 10 + i, f"tip {i}") for i in range(count))


def shown(qtbot: QtBot, rows: list[PlayerRow], theme: Theme | None = None, width: int = 256) -> PlayersView:
    model = PlayersModel(())
    view = PlayersView(theme or make_theme(), model)
    view._model = model  # type: ignore[attr-defined]
    qtbot.addWidget(view)
    model.update_rows(rows)
    view.resize(width, view.height())
    view.show()
    QApplication.processEvents()
    return view


def test_it_is_as_high_as_its_rows(qtbot: QtBot, context: PageContext) -> None:
    model = PlayersModel(context.kits)
    view = PlayersView(context.theme, model)
    qtbot.addWidget(view)
    assert view.height() <= 1
    model.sync(context.controller.perspective)
    assert view.height() == 3 * view.sizeHintForRow(0)
    assert view.sizeHintForRow(0) == 70


@pytest.mark.parametrize(
    ("count", "width", "lines"), [(4, 256, 1), (7, 256, 2), (7, 400, 1), (12, 256, 3), (0, 256, 0)]
)
def test_many_counters_take_more_lines(qtbot: QtBot, count: int, width: int, lines: int) -> None:
    view = shown(qtbot, [replace(ROW, counters=counters(count))], width=width)
    assert view.sizeHintForRow(0) == (48 if lines < 2 else 31) + 22 * lines
    assert view.height() == view.sizeHintForRow(0)


@pytest.mark.parametrize("colour", ["red", "blue", "orange", "white", "green", "violet"])
def test_every_state_is_painted_and_looks_different(qtbot: QtBot, theme: Theme, styled: None, colour: str) -> None:
    row = replace(ROW, colour=colour, counters=counters(5))
    states = [
        row,
        replace(row, active=True),
        replace(row, asked=True),
        replace(row, thinking=True),
        replace(row, points=12),
        replace(row, counters=(replace(row.counters[0], held=True), *row.counters[1:])),
        replace(row, awards=tuple(Award("army", "x") for _ in range(4))),
    ]
    pictures = [shown(qtbot, [state], theme, 300).grab().toImage() for state in states]
    assert all(one != two for i, one in enumerate(pictures) for two in pictures[:i])


def test_hover_and_focus_show(qtbot: QtBot) -> None:
    view = shown(qtbot, [ROW, replace(ROW, seat=1)])
    plain = view.grab().toImage()
    option = QStyleOptionViewItem()
    option.rect = view.visualRect(view.model().index(0, 0))
    for state in (QStyle.StateFlag.State_HasFocus, QStyle.StateFlag.State_MouseOver):
        option.state = state
        picture = plain.copy()
        with painting(picture) as painter:
            view.itemDelegate().paint(painter, option, view.model().index(0, 0))
        assert picture != plain


def test_the_tip_tells_about_the_counter_under_the_mouse(qtbot: QtBot) -> None:
    view = shown(qtbot, [replace(ROW, counters=counters(4), awards=(Award("army", "Largest army"),))])
    option = QStyleOptionViewItem()
    option.rect = view.visualRect(view.model().index(0, 0))
    for point, tip in ((QPoint(25, 52), "tip 0"), (QPoint(225, 54), "Largest army"), (QPoint(90, 10), ROW.spoken)):
        event = QHelpEvent(QEvent.Type.ToolTip, point, view.mapToGlobal(point))
        assert view.itemDelegate().helpEvent(event, view, option, view.model().index(0, 0))
        assert QToolTip.text() == tip
        QToolTip.hideText()


def test_the_dots_of_a_thinker_beat_until_it_has_thought(qtbot: QtBot) -> None:
    view = shown(qtbot, [replace(ROW, thinking=True)])
    first = view.grab().toImage()
    qtbot.waitUntil(lambda: view.grab().toImage() != first, timeout=3000)
    model = view.model()
    assert isinstance(model, PlayersModel)
    model.update_rows([ROW])
    assert not view._pulse.isActive()


def test_cards_fly_to_a_players_coin(qtbot: QtBot) -> None:
    view = shown(qtbot, [ROW, replace(ROW, seat=1)])
    first, second = (view.mapFromGlobal(view.seat_point(seat)) for seat in (0, 1))
    assert second - first == QPoint(0, 70)
    assert 20 < first.x() < 50


def test_rows_are_reached_by_keys(qtbot: QtBot) -> None:
    view = shown(qtbot, [ROW, replace(ROW, seat=1)])
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == 1
    assert view.accessibleName() == "Players"


@pytest.mark.parametrize("awards", range(5))
def test_how_many_points_win_is_said_beside_any_badges(qtbot: QtBot, theme: Theme, styled: None, awards: int) -> None:
    """The holder of the old shoe needs one point more than the others: two goals must look different."""
    badges = tuple(Award("shoe", f"badge {i}") for i in range(awards))
    pictures = [
        shown(qtbot, [replace(ROW, goal=goal, awards=badges, points=13)], theme).grab().toImage() for goal in (13, 14)
    ]
    assert pictures[0] != pictures[1]
    view = shown(qtbot, [replace(ROW, goal=14, awards=badges, points=13)], theme)
    painter, row = RowPainter(theme), replace(ROW, goal=14, awards=badges)
    box = QRectF(view.visualRect(view.model().index(0, 0)))
    place = painter.goal_place(box, row)
    tips = {painter.tip_at(QPoint(x, round(place.center().y())), box.toRect(), row) for x in range(256)}
    assert not tips & {badge.tip for badge in badges}, "no badge lies on the words"
