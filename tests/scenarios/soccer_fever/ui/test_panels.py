"""The panels of the right column: they fit it, tell what they show, and can be used by keyboard."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from catanqt.scenarios.soccer_fever.rules.part import part
from catanqt.scenarios.soccer_fever.ui.league.course import Course
from catanqt.scenarios.soccer_fever.ui.league.league_model import Column
from catanqt.scenarios.soccer_fever.ui.league.league_panel import LeaguePanel
from catanqt.scenarios.soccer_fever.ui.league.track_panel import TrackPanel
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from tests.scenarios.soccer_fever.ui.positions import due, moving, play_day
from tests.ui.helpers.controllers import quick
from tests.ui.helpers.scenario_context import desk_at, kit_of, seen_at


@pytest.fixture
def league(qtbot: QtBot) -> LeaguePanel:
    panel = LeaguePanel(make_theme())
    qtbot.addWidget(panel)
    return panel


def make_track(qtbot: QtBot, preferences: Preferences) -> TrackPanel:
    panel = TrackPanel(make_theme(), preferences)
    qtbot.addWidget(panel)
    return panel


def test_the_kit_brings_two_panels_with_names(qtbot: QtBot) -> None:
    with desk_at(due()) as context:
        panels = kit_of(context.controller.perspective, "soccer-fever").panels(context)
        for panel in panels:
            qtbot.addWidget(panel)
            panel.sync(context.controller.perspective)
            assert panel.title
            assert panel.icon
            assert panel.accessibleName()
            assert panel.minimumSizeHint().width() <= 256
        assert len(panels) == 2


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("width", [236, 256, 340])
def test_headings_and_clubs_fit_the_column(qtbot: QtBot, league: LeaguePanel, width: int, players: int) -> None:
    load_fonts()
    league.setStyleSheet(stylesheet(make_theme()))
    league.resize(width, 300)
    league.show()
    league.sync(seen_at(due(players)))
    view = league.table_view
    heading = view.horizontalHeader()
    view.ensurePolished()
    metrics = QFontMetrics(heading.font())
    for column in Column:
        text = league.table.headerData(column, Qt.Orientation.Horizontal)
        assert heading.sectionSize(column) >= metrics.horizontalAdvance(text)
    assert heading.length() <= width
    assert heading.sectionSize(Column.CLUB) >= 58
    assert not view.verticalScrollBar().isVisible()


def test_the_table_gives_way_to_the_fixtures_and_back(qtbot: QtBot, league: LeaguePanel) -> None:
    game = due()
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    league.resize(300, 220)
    league.show()
    league.sync(seen_at(game))
    assert league.table_view.isVisible()
    qtbot.mouseClick(league.switch, Qt.MouseButton.LeftButton)
    assert league.fixtures_view.isVisible()
    assert not league.table_view.isVisible()
    qtbot.keyClick(league.switch, Qt.Key.Key_Space)
    assert league.table_view.isVisible()


def test_the_next_match_is_in_sight_and_scrolling_away_is_allowed(qtbot: QtBot, league: LeaguePanel) -> None:
    league.resize(300, 220)
    league.show()
    league.switch.setChecked(True)
    league.sync(seen_at(due(day=10)))
    view = league.fixtures_view
    row = league.fixtures.next_row()
    box = view.visualRect(league.fixtures.index(row, 0))
    assert view.viewport().rect().contains(box)
    view.scrollToTop()
    league.sync(seen_at(due(day=10)))
    assert view.verticalScrollBar().value() == 0


def test_rows_are_walked_by_keyboard(qtbot: QtBot, league: LeaguePanel) -> None:
    league.resize(300, 220)
    league.show()
    league.sync(seen_at(due()))
    view = league.table_view
    with qtbot.waitActive(league):
        league.activateWindow()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.currentIndex().row() == 0
    unfocused = view.grab().toImage()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == 1
    assert view.grab().toImage() != unfocused


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("colour_blind", [False, True])
def test_everything_paints_in_every_theme(qtbot: QtBot, dark: bool, colour_blind: bool) -> None:
    game = due(3)
    theme = make_theme(dark, colour_blind)
    for panel in (LeaguePanel(theme), TrackPanel(theme, quick())):
        qtbot.addWidget(panel)
        panel.resize(256, 320)
        panel.sync(seen_at(game))
        empty = panel.grab().toImage()
        later = due(3, spaces=[3, 9, 25], day=4, results=[[1, 0, 1, 2, 0]])
        panel.sync(seen_at(later))
        assert panel.grab().toImage() != empty


@pytest.mark.parametrize("width", [200, 236, 256, 300, 340])
@pytest.mark.parametrize("last", [25, 30])
def test_the_course_keeps_its_spaces_apart_and_inside(width: int, last: int) -> None:
    course = Course(last, width, 31, 20, 36)
    points = [course.point(space) for space in range(last + 1)]
    assert all(16 <= point.x() <= width - 16 and 0 < point.y() < course.height for point in points)
    for one, two in itertools.pairwise(points):
        assert (two - one).manhattanLength() >= 18
    assert course.path().boundingRect().right() <= width
    assert course.point(last + 1) == points[-1]
    assert course.space_at(points[7] + QPointF(3, 3), 12) == 7
    assert course.space_at(QPointF(-50, -50), 12) is None


def test_half_a_space_lies_between_two(qtbot: QtBot) -> None:
    course = Course(30, 340, 31, 20, 36)
    one, two, half = course.point(3), course.point(4), course.point(3.5)
    assert half.x() == pytest.approx((one.x() + two.x()) / 2, abs=0.5)
    turn = course.a_row - 1
    bend = course.point(turn + 0.5)
    assert bend.x() > course.point(turn).x()
    assert course.point(turn).y() < bend.y() < course.point(turn + 1).y()


def test_the_track_tells_where_everybody_is(qtbot: QtBot) -> None:
    panel = make_track(qtbot, quick())
    game = due(spaces=[13, 4, 4, 30], day=9)
    panel.resize(340, 300)
    panel.sync(seen_at(game))
    said = panel.track.accessibleDescription()
    assert said.index("Dan on 30") < said.index("Ann on 13") < said.index("Bob on 4")
    assert panel.track.describe(4).endswith("Here: Bob and Cleo")
    assert "resource" in panel.track.describe(4)
    assert "card" in panel.track.describe(12)
    assert "trophy" in panel.track.describe(30)
    assert panel.track.describe(5) == "Space 5"


def test_the_track_says_what_is_next(qtbot: QtBot) -> None:
    panel = make_track(qtbot, quick())
    panel.resize(600, 300)
    panel.show()
    for space, words in ((0, "4 spaces from your next resource"), (9, "3 spaces from your next card")):
        panel.sync(seen_at(due(spaces=[space, 0, 0, 0])))
        assert words in panel._caption.text()
    panel.sync(seen_at(due(spaces=[29, 0, 0, 0])))
    assert "1 space from the trophy" in panel._caption.text()
    shown = []
    for wide in range(320, 120, -10):  # letters are wider or narrower by what other tests made the font
        panel.resize(wide, 300)
        shown.append(panel._caption.text())
    assert "1 space to the trophy" in shown, "between the sentence and a cut one"
    assert "A win moves" in panel._caption.toolTip()
    panel.resize(600, 300)
    panel.sync(seen_at(due(), viewer=-1))
    assert "A win moves" in panel._caption.text()


def test_a_space_explains_itself_under_the_pointer(qtbot: QtBot) -> None:
    panel = make_track(qtbot, quick())
    panel.resize(340, 300)
    panel.show()
    panel.sync(seen_at(due()))
    at = panel.track.course().point(8).toPoint()
    QApplication.sendEvent(panel.track, QHelpEvent(QEvent.Type.ToolTip, at, panel.track.mapToGlobal(at)))
    assert QToolTip.text() == panel.track.describe(8)
    far = QPoint(-90, -90)
    QApplication.sendEvent(panel.track, QHelpEvent(QEvent.Type.ToolTip, far, far))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_markers_run_and_arrive(qtbot: QtBot) -> None:
    panel = make_track(qtbot, moving())
    panel.resize(340, 300)
    panel.show()
    game = due()
    panel.sync(seen_at(game))
    assert panel.track._shown == (0.0, 0.0, 0.0, 0.0)
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    panel.sync(seen_at(game))
    assert panel.track._shown != (3.0, 0.0, 1.0, 1.0)
    qtbot.waitUntil(lambda: panel.track._shown == (3.0, 0.0, 1.0, 1.0), timeout=1000)


@pytest.mark.parametrize("preferences", [quick(), moving(reduce_motion=True)], ids=["instant", "reduced"])
def test_markers_stand_at_once_for_those_who_want_no_motion(qtbot: QtBot, preferences: Preferences) -> None:
    panel = make_track(qtbot, preferences)
    panel.show()
    game = due()
    panel.sync(seen_at(game))
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    panel.sync(seen_at(game))
    assert panel.track._shown == (3.0, 0.0, 1.0, 1.0)
    assert part(game).spaces == [3, 0, 1, 1]


def test_the_legend_shows_where_there_is_room(qtbot: QtBot) -> None:
    panel = make_track(qtbot, quick())
    panel.sync(seen_at(due()))
    panel.show()
    panel.resize(340, panel.heightForWidth(340))
    assert not panel._legend.isVisible()
    panel.resize(340, 400)
    assert panel._legend.isVisible()
    assert panel.sizeHint().height() < 200
