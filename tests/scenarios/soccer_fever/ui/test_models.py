"""League and fixtures as models: watched by Qt's own tester through whole seasons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from catanqt.scenarios.soccer_fever.rules.events import StandingsChanged
from catanqt.scenarios.soccer_fever.rules.part import part
from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import Column as Fixtures
from catanqt.scenarios.soccer_fever.ui.league.fixtures_model import FixturesModel
from catanqt.scenarios.soccer_fever.ui.league.league_model import Column as League
from catanqt.scenarios.soccer_fever.ui.league.league_model import LeagueModel
from catanqt.ui.kit.perspective import Perspective
from tests.rules.scenarios.positions import kick
from tests.scenarios.soccer_fever.ui.positions import due, every_viewer, on, play_day, walk
from tests.ui.helpers.scenario_context import seen_at

Role = Qt.ItemDataRole


def watched(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def column(model: QAbstractItemModel, number: int) -> list[str]:
    return [model.index(row, number).data() for row in range(model.rowCount())]


def spoken(model: QAbstractItemModel, row: int, number: int) -> str:
    return str(model.index(row, number).data(Role.AccessibleTextRole))


@pytest.mark.parametrize(("players", "seed"), [(4, "C"), (3, "D")])
def test_models_hold_through_whole_seasons(qtbot: QtBot, players: int, seed: str) -> None:
    league, fixtures = LeagueModel(), FixturesModel()
    watchers = [watched(league), watched(fixtures)]
    moments: list[Perspective] = []
    days = 0
    for session, played in walk(players, seed):
        perspective = every_viewer(session)[1]
        league.sync(perspective)
        fixtures.sync(perspective)
        if any(isinstance(event, StandingsChanged) for event in played.events):
            days += 1
            moments.append(Perspective(perspective.header, perspective.rules, session.game.copy(), 0))
            found = part(session.game)
            spaces = sorted(found.spaces, reverse=True)
            assert column(league, League.POINTS) == [str(space) for space in spaces]
            worth = {perspective.name(seat): str(points) for seat, points in enumerate(found.points)}
            assert column(league, League.WORTH) == [worth[name] for name in column(league, League.CLUB)]
            assert sum(score != "–" for score in column(fixtures, Fixtures.SCORE)) == 2 * days
    for perspective in reversed(moments):
        league.sync(perspective)
        fixtures.sync(perspective)
    assert days > 3
    assert len(watchers) == 2


def test_clubs_that_change_places_take_the_selection_along(qtbot: QtBot) -> None:
    game = due()
    model = LeagueModel()
    watcher = watched(model)
    model.sync(seen_at(game))
    chosen = QPersistentModelIndex(model.index(3, League.CLUB))
    assert chosen.data() == "Dan"
    play_day(game, {0: 0, 1: 0}, {2: 0, 3: 1})
    model.sync(seen_at(game))
    assert (chosen.row(), chosen.data()) == (0, "Dan")
    assert watcher.model() is model


def test_syncing_the_same_moment_says_nothing(qtbot: QtBot) -> None:
    game = due()
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    for model in (LeagueModel(), FixturesModel()):
        model.sync(seen_at(game))
        said: list[str] = []
        model.dataChanged.connect(lambda *_, said=said: said.append("changed"))
        model.layoutChanged.connect(lambda *_, said=said: said.append("moved"))
        model.rowsInserted.connect(lambda *_, said=said: said.append("rows"))
        model.sync(seen_at(game))
        assert said == []


def test_the_league_in_words(qtbot: QtBot) -> None:
    game = due()
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    model = LeagueModel()
    model.sync(seen_at(game))
    assert column(model, League.PLACE) == ["1", "2", "2", "4"]
    assert column(model, League.CLUB) == ["Ann", "Cleo", "Dan", "Bob"]
    assert column(model, League.FORM) == ["W", "D", "D", "L"]
    assert column(model, League.NEXT) == ["Cleo", "Ann", "Bob", "Dan"]
    assert spoken(model, 0, League.PLACE) == "Ann: place 1"
    assert "won" in spoken(model, 0, League.FORM)
    assert spoken(model, 0, League.NEXT) == "Ann plays Cleo next"
    assert [model.club(row).mine for row in range(4)] == [True, False, False, False]
    assert all(model.headerData(i, Qt.Orientation.Horizontal) for i in range(len(League)))
    assert all(model.headerData(i, Qt.Orientation.Horizontal, Role.ToolTipRole) for i in range(len(League)))


def test_the_league_says_what_a_running_day_would_change(qtbot: QtBot) -> None:
    game = on()
    model = LeagueModel()
    model.sync(seen_at(game))
    assert column(model, League.PLACE) == ["–"] * 4
    assert spoken(model, 0, League.PLACE) == "Ann has not played yet"
    kick(game, {0: 1, 1: 0})
    model.sync(seen_at(game))
    assert "3 if the matchday ended now" in spoken(model, 0, League.WORTH)


def test_fixtures_in_words(qtbot: QtBot) -> None:
    game = due(turn=2)
    play_day(game, {2: 1, 3: 0}, {0: 0, 1: 1})
    model = FixturesModel()
    watcher = watched(model)
    model.sync(seen_at(game))
    assert column(model, Fixtures.DAY)[:4] == ["1", "1", "2", "2"]
    assert column(model, Fixtures.HOME)[:2] == ["Cleo", "Ann"]
    assert column(model, Fixtures.AWAY)[:2] == ["Dan", "Bob"]
    assert column(model, Fixtures.SCORE)[:3] == ["1 : 0", "0 : 1", "–"]
    assert spoken(model, 0, Fixtures.HOME) == "Matchday 1: Cleo 1 : 0 Dan"
    assert spoken(model, 2, Fixtures.HOME) == "Matchday 2: Ann against Cleo"
    assert [model.match_at(row).first for row in range(4)] == [True, False, True, False]
    assert [model.match_at(row).mine for row in range(2)] == [False, True]
    assert model.next_row() == 2
    assert watcher.model() is model


def test_fixtures_tell_who_plays_twice(qtbot: QtBot) -> None:
    model = FixturesModel()
    model.sync(seen_at(due(3)))
    assert "Ann plays twice" in spoken(model, 0, Fixtures.DAY)
    assert model.match_at(0).fixture.today
    assert not model.match_at(2).fixture.today


def test_an_early_end_takes_rows_away_and_the_past_brings_them_back(qtbot: QtBot) -> None:
    game = due(day=9, spaces=[29, 0, 0, 0])
    before = seen_at(game.copy())
    play_day(game, {0: 1, 1: 0})
    model = FixturesModel()
    watcher = watched(model)
    model.sync(before)
    assert model.rowCount() == 30
    model.sync(seen_at(game))
    assert model.rowCount() == 19
    assert model.next_row() < 19
    model.sync(before)
    assert model.rowCount() == 30
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None
    assert watcher.model() is model
