"""Large letters in small windows: pages with a board grow only as far as all of it stays in sight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.session import Session
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.rules.page import RulesPage
from catanqt.ui.play.services import Services
from catanqt.ui.theme.text_scale import CROWDED, FRONT, fitted
from catanqt.ui.theme.theme import load_fonts, make_theme
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import LEVELS, TEMPERAMENTS
from tests.ui.helpers.controllers import MemoryPlay, header, patient, quick, thinking
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.style_sheet import undress


def test_a_theme_grows_as_far_as_the_window_allows() -> None:
    wished = make_theme(scale=2.0)
    assert fitted(wished, QSize(3000, 2000), FRONT) is wished
    assert fitted(wished, QSize(1455, 2000), FRONT).scale == 1.5
    assert fitted(wished, QSize(600, 400), FRONT).scale == 1.0, "what is below the least window is not made smaller"
    small = make_theme(scale=0.8)
    assert fitted(small, QSize(600, 400), FRONT) is small


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    load_fonts()
    preferences = quick()
    preferences["scale"] = 200
    with thinking(patient) as agent_worker:
        made = MainWindow(
            Services(
                preferences=preferences,
                library=FakeLibrary(),
                agent_worker=agent_worker,
                levels=LEVELS,
                temperaments=TEMPERAMENTS,
                begin=lambda head, name: (1, MemoryPlay(Session(head))),
                resume=lambda number: (1, MemoryPlay(Session(header()))),
                fork=lambda number, count, name: (1, MemoryPlay(Session(header()))),
                adopt=lambda game: (1, MemoryPlay(game.session)),
                data_folder=tmp_path,
            )
        )
        made.resize(1024, 700)
        made.show()
        qtbot.waitExposed(made)
        qtbot.waitUntil(lambda: scale_of(made.page) < 1.3)
        yield made
        made.close()
        made.deleteLater()
    undress()


def scale_of(page: QWidget | None) -> float:
    theme = getattr(page, "_theme", None) or getattr(page, "theme", None)
    assert theme is not None
    return float(theme.scale)


def test_the_first_page_fits_the_window_once_it_has_a_size(qtbot: QtBot, window: MainWindow) -> None:
    assert 1.0 < scale_of(window.page) < 1.3
    assert window.theme.scale == 2.0, "what is wished for stays"


def test_pages_to_read_are_as_large_as_is_wished(qtbot: QtBot, window: MainWindow) -> None:
    window.show_rules()
    assert isinstance(window.page, RulesPage)
    assert scale_of(window.page) == 2.0


@pytest.mark.parametrize("scenarios", [[], ["soccer-fever", "big-game", "fishermen"]])
def test_a_game_fits_and_grows_with_the_window(qtbot: QtBot, window: MainWindow, scenarios: list[str]) -> None:
    window.begin_game(header(players=("human", "patient", "patient"), scenarios=scenarios), "Fit")
    page = window.page
    assert isinstance(page, GamePage)
    qtbot.wait(20)
    small = scale_of(page)
    assert 1.0 <= small < 1.25
    for tile in page.hand.tray.tiles:
        assert page.hand.rect().contains(QRect(tile.mapTo(page.hand, QPoint(0, 0)), tile.size()))
    least = CROWDED if scenarios else FRONT
    window.resize(int(least[0] * 1.5), int(least[1] * 1.6) + 60)
    qtbot.waitUntil(lambda: window.page is not page and scale_of(window.page) > small + 0.1, timeout=3000)
    assert isinstance(window.page, GamePage)


class Listener(QObject):
    """Notes whether the window was told of another language."""

    told = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.told += event.type() == QEvent.Type.LanguageChange
        return False


def test_another_size_is_not_taken_for_another_language(qtbot: QtBot, window: MainWindow) -> None:
    page, listener = window.page, Listener(window)
    window.installEventFilter(listener)
    window.resize(int(FRONT[0] * 1.5), int(FRONT[1] * 1.6) + 60)
    qtbot.waitUntil(lambda: window.page is not page, timeout=3000)
    assert not listener.told
