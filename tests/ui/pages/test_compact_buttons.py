"""Pages about what was played, with large letters in a small window: nothing is cut, words give way to icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.compact_buttons import keep_words, shorten
from catanqt.ui.pages.end.page import EndPage
from catanqt.ui.pages.fair_dice.page import FairDicePage
from catanqt.ui.pages.statistics.page import StatisticsPage
from catanqt.ui.pages.statistics.parts import TileRow
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import Theme, make_theme, stylesheet
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.finished_games import finished
from tests.ui.helpers.sample_games import some
from tests.ui.helpers.style_sheet import dress

Show = Callable[..., Any]


@pytest.fixture
def large(qapp: QApplication, theme: Theme) -> Any:
    made = make_theme(scale=2.0)
    dress(stylesheet(made))
    yield made
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    dress(stylesheet(theme))


@pytest.fixture
def squeezed(shown: Show) -> Show:
    """Shows a page in a window as small as the program's smallest, whatever the page asks for."""

    def squeeze(page: QWidget) -> Any:
        page.setMinimumSize(1024, 660)
        return shown(page, (1024, 660))

    return squeeze


def settle(qtbot: QtBot) -> None:
    qtbot.wait(50)


def test_words_give_way_one_after_another(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    row = QHBoxLayout(ground)
    buttons = [QPushButton("Some words"), QPushButton("Other words")]
    for button in buttons:
        row.addWidget(button)
    keep_words(buttons)
    wide = row.sizeHint().width()
    shorten(row, buttons, wide)
    assert [button.text() for button in buttons] == ["Some words", "Other words"]
    shorten(row, buttons, wide - 1)
    assert [button.text() for button in buttons] == ["", "Other words"]
    assert buttons[0].accessibleName() == buttons[0].toolTip() == "Some words"
    shorten(row, buttons, 10)
    assert [button.text() for button in buttons] == ["", ""]
    shorten(row, buttons, wide + 50)
    assert [button.text() for button in buttons] == ["Some words", "Other words"]


def test_the_end_with_large_letters(qtbot: QtBot, large: Theme, squeezed: Show) -> None:
    page = squeezed(EndPage(large, finished(), Preferences(), 0))
    settle(qtbot)
    assert page.grid.columns == 1
    assert page.again.geometry().right() <= page.width()
    assert page.again.text()
    assert page.table.text() == ""
    assert page.table.accessibleName() == "Save figures"
    assert page.grid.widget().width() <= page.grid.viewport().width()


def test_fair_dice_with_large_letters(qtbot: QtBot, large: Theme, squeezed: Show) -> None:
    page = squeezed(FairDicePage(large, finished()))
    settle(qtbot)
    inside = page.dice.parentWidget().parentWidget()
    assert inside.width() <= page.width() - 72, "nothing reaches beyond the edge"


def test_statistics_with_large_letters(qtbot: QtBot, large: Theme, squeezed: Show) -> None:
    fake_library = FakeLibrary()
    fake_library.played_games = some()
    page = squeezed(StatisticsPage(large, fake_library))
    settle(qtbot)
    tiles = page.findChild(TileRow)
    assert len({tile.y() for tile in page.tiles}) == 2
    assert tiles.width() <= page.width() - 72
    assert page.figures.text() == ""
    page.resize(2400, 1400)
    settle(qtbot)
    assert len({tile.y() for tile in page.tiles}) == 1
    assert page.figures.text() == "Save figures"
