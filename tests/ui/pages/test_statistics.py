"""The statistics page, as a person uses it."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.charts.chart import Chart
from catanqt.ui.models.statistics import Column
from catanqt.ui.pages.statistics.page import StatisticsPage
from catanqt.ui.play.library import PlayedGames
from catanqt.ui.theme.theme import Theme
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.sample_games import game, some, table
from tests.ui.pages.test_end import choose

Show = Callable[..., Any]


@pytest.fixture
def fake_library() -> FakeLibrary:
    made = FakeLibrary()
    made.played_games = some()
    return made


@pytest.fixture
def page(theme: Theme, shown: Show, fake_library: FakeLibrary) -> StatisticsPage:
    made: StatisticsPage = shown(StatisticsPage(theme, fake_library))
    return made


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def tiles(page: StatisticsPage) -> dict[str, str]:
    return {tile.words: tile.value for tile in page.tiles}


def column(page: StatisticsPage, which: Column) -> list[str]:
    model = page.table.model()
    return [model.index(row, which).data() for row in range(model.rowCount())]


def test_the_figures_of_whoever_plays_most(page: StatisticsPage) -> None:
    assert page.who.currentText() == "Ann"
    assert tiles(page) == {
        "Games finished": "7",
        "Games won": "4 (57%)",
        "Best streak": "3",
        "Points on average": "8.4",
        "Turns on average": "58.6",
        "Luck in cards": "\N{MINUS SIGN}4.5",
    }
    assert column(page, Column.GAMES) == ["3", "1", "1", "1", "1"]
    assert sorted(column(page, Column.GAME)) == ["Classic", "Classic", "Classic", "Junior", "Soccer Fever"]
    assert page.tiles[0].accessibleName() == "Games finished: 7"


def test_another_person_or_everybody(qtbot: QtBot, page: StatisticsPage) -> None:
    page.who.setFocus()
    QTest.keyClick(page.who, Qt.Key.Key_Down)
    assert page.who.currentText() == "Ben"
    assert tiles(page)["Games finished"] == "2"
    assert column(page, Column.GAMES) == ["1", "1"]
    QTest.keyClick(page.who, Qt.Key.Key_Down)
    assert page.who.currentText() == "Everybody"
    assert tiles(page)["Games won"] == "5 (62%)"
    assert len(page.findChildren(Chart)) >= 3


def test_somebody_alone_need_not_choose(theme: Theme, shown: Show, fake_library: FakeLibrary) -> None:
    fake_library.played_games = PlayedGames((game(1, table(0)),))
    page = shown(StatisticsPage(theme, fake_library))
    assert not page.who.isVisible()
    assert tiles(page)["Games finished"] == "1"


def test_a_click_on_a_heading_sorts(page: StatisticsPage) -> None:
    header = page.table.horizontalHeader()
    at = QPoint(header.sectionViewportPosition(Column.TURNS) + 10, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    once = column(page, Column.TURNS)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert once in (["20.0", "60.0", "60.0", "60.0", "90.0"], ["90.0", "60.0", "60.0", "60.0", "20.0"])
    assert column(page, Column.TURNS) == once[::-1]


def test_all_dice_are_judged_in_words(page: StatisticsPage) -> None:
    assert page.dice.fit.rolls == sum(some().dice.values())
    words = "\n".join(label.text() for label in page.findChildren(QLabel))
    assert f"{page.dice.fit.rolls} rolls by all players." in words
    assert "Remarkably even" in words


def test_juniors_die_where_there_is_no_other(theme: Theme, shown: Show, fake_library: FakeLibrary) -> None:
    fake_library.played_games = PlayedGames(some().games, {}, {1: 9, 2: 8, 3: 12, 4: 10, 5: 11, 6: 10})
    page = shown(StatisticsPage(theme, fake_library))
    assert page.dice.fit.rolls == 60
    assert page.dice.fit.freedom == 5


@pytest.mark.parametrize("size", [(1024, 674), (1280, 774), (1600, 974)])
def test_it_fits_every_window(theme: Theme, shown: Show, fake_library: FakeLibrary, size: tuple[int, int]) -> None:
    page = shown(StatisticsPage(theme, fake_library), size)
    assert (page.width(), page.height()) == size
    metrics = page.table.fontMetrics()
    for which in Column:
        widest = max(metrics.horizontalAdvance(text) for text in column(page, which))
        assert page.table.columnWidth(which) >= widest + 12, which
    right = page.table.columnViewportPosition(Column.LUCK) + page.table.columnWidth(Column.LUCK)
    assert right <= page.table.viewport().width() + 1


def test_an_empty_shelf_invites_to_play(qtbot: QtBot, theme: Theme, shown: Show) -> None:
    page = shown(StatisticsPage(theme, FakeLibrary()))
    assert not page.findChildren(Chart)
    assert page.picture.isHidden()
    assert page.figures.isHidden()
    with qtbot.waitSignal(page.new_game, timeout=500):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)


def test_games_of_agents_alone_are_no_career(theme: Theme, shown: Show, fake_library: FakeLibrary) -> None:
    fake_library.played_games = PlayedGames((some().games[3],), some().dice)
    page = shown(StatisticsPage(theme, fake_library))
    assert not page.findChildren(Chart)


def test_what_cannot_be_read_is_told(theme: Theme, shown: Show, fake_library: FakeLibrary) -> None:
    fake_library.broken = "the disk is gone"
    page = shown(StatisticsPage(theme, fake_library))
    assert page.message.text() == "Saved games: the disk is gone"


def test_escape_leads_back(qtbot: QtBot, page: StatisticsPage) -> None:
    with qtbot.waitSignal(page.back, timeout=500):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_figures_as_a_file(qtbot: QtBot, page: StatisticsPage, tmp_path: Path) -> None:
    press(page.figures)
    choose(qtbot, page, tmp_path / "all.csv")
    qtbot.waitUntil(lambda: (tmp_path / "all.csv").exists())
    games, dice = (tmp_path / "all.csv").read_text("utf-8-sig").split("\n\n")
    rows = list(csv.DictReader(games.splitlines()))
    assert len(rows) == sum(len(one.seats) for one in some().games)
    assert sum(int(one["won"]) for one in rows if one["player"] == "Ann") == 4
    assert {one["level"] for one in rows} == {"human", "easy", "easy/builder", "hard", "hard/trader"}
    rolls = list(csv.DictReader(dice.splitlines()))
    assert sum(int(one["rolls"]) for one in rolls if one["dice"] == "two") == sum(some().dice.values())
    assert page.message.text() == "Saved: all.csv"


def test_charts_as_a_picture(qtbot: QtBot, page: StatisticsPage, tmp_path: Path) -> None:
    press(page.picture)
    choose(qtbot, page, tmp_path / "all.png")
    qtbot.waitUntil(lambda: (tmp_path / "all.png").exists())
    image = QImage(str(tmp_path / "all.png"))
    assert image.width() == 3120
    assert len({image.pixel(x, y) for x in range(0, 3000, 11) for y in range(0, image.height(), 11)}) > 30


def test_a_file_that_cannot_be_written_is_told(page: StatisticsPage, tmp_path: Path) -> None:
    page.save_figures(tmp_path / "no" / "x.csv")
    assert "x.csv could not be saved" in page.message.text()
