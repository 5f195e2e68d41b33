"""Fixtures for the window: an agent worker that is stopped, controllers that are closed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.kernel.record import Header
from catanqt.resource import shortages
from catanqt.save_service import SaveService
from catanqt.session import Session
from catanqt.storage.recovery import open_store
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.controller import GameController
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import speak, tr
from catanqt.ui.theme.art.tiles import TILES, TileCache
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from catanqt.ui.window.main_window import MainWindow
from tests.ui.helpers.controllers import MemoryPlay, patient, quick, thinking
from tests.ui.helpers.leaked_items import delete_windows, leftovers
from tests.ui.helpers.style_sheet import dress, undress


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """No test ends with objects that might crash a later one, nor with widgets that wait to be deleted."""
    found = leftovers()
    yield
    if nextitem is None or nextitem.path != item.path:
        delete_windows()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found |= leftovers()
    assert not found, f"Left behind, see tests/ui/helpers/leaked_items.py: {dict(found)}"


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Tests read English words and figures, whatever machine they run on and whichever test ran before."""
    before = QLocale()
    if tr("%n cards", "", 1) != "1 card":
        speak("en")  # nothing was spoken yet, or something else
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def nothing_missing() -> Iterator[None]:
    """A name that is misspelt would only show a substitute; here it fails."""
    before = set(shortages.found)
    yield
    assert not set(shortages.found) - before, "the window asked for files that are not there"


@pytest.fixture(autouse=True, scope="session")
def tiles_are_kept() -> Iterator[None]:
    """A tile looks the same in every test that shows one of its size and theme: it is painted once for all of them.

    The program drops the tiles of a board that it has painted, to save memory. Nearly half of what a test of the game
    page takes was painting them again.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TILES, "forget", lambda scale: None)
        yield


@pytest.fixture
def dropped_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiles are dropped as in the program."""
    monkeypatch.setattr(TILES, "forget", partial(TileCache.forget, TILES))


@pytest.fixture
def preferences(qtbot: QtBot) -> Preferences:
    return quick()


@pytest.fixture
def agent_worker(qtbot: QtBot) -> Iterator[AgentWorker]:
    with thinking(patient) as made:
        yield made


@pytest.fixture
def make_controller(
    agent_worker: AgentWorker, preferences: Preferences
) -> Iterator[Callable[[Header], GameController]]:
    tables: list[GameController] = []

    def make(header: Header) -> GameController:
        tables.append(GameController(MemoryPlay(Session(header)), agent_worker, preferences))
        return tables[-1]

    yield make
    for controller in tables:
        controller.close()


@pytest.fixture
def window(qtbot: QtBot, agent_worker: AgentWorker, tmp_path: Path) -> Iterator[MainWindow]:
    """The whole window, with saved games of its own."""
    store = open_store(tmp_path).store
    made = build(SaveService(store=store), quick(), agent_worker)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()
    store.close()


@pytest.fixture
def make_page(qtbot: QtBot, agent_worker: AgentWorker, preferences: Preferences) -> Iterator[Callable[..., GamePage]]:
    load_fonts()
    theme = make_theme()
    dress(stylesheet(theme))
    pages: list[GamePage] = []

    def make(
        header: Header | None = None, session: Session | None = None, size: tuple[int, int] = (1280, 770)
    ) -> GamePage:
        played = session or Session(header) if header or session else None
        assert played is not None
        controller = GameController(MemoryPlay(played), agent_worker, preferences)
        page = GamePage(theme, controller, preferences)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        pages.append(page)
        controller.begin()
        return page

    yield make
    for page in pages:
        page.leave()
        page.controller.close()
    undress()
