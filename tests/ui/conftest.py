"""Fixtures for the window: a thinker that is stopped, tables that are closed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.backroom import Backroom
from catanqt.kernel.record import Header
from catanqt.resource import shortages
from catanqt.session import Session
from catanqt.storage.opening import open_store
from catanqt.ui.controller import Table
from catanqt.ui.language import speak, tr
from catanqt.ui.pages.game import GamePage
from catanqt.ui.preferences import Preferences
from catanqt.ui.theme import load_fonts, make_theme, stylesheet
from catanqt.ui.thinker import Thinker
from catanqt.ui.window.main_window import MainWindow
from tests.ui.dressing import dress, undress
from tests.ui.leftovers import delete_windows, leftovers
from tests.ui.playing import MemoryPlay, patient, quick, thinking


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """No test ends with objects that might crash a later one, nor with widgets that wait to be deleted."""
    found = leftovers()
    yield
    if nextitem is None or nextitem.path != item.path:
        delete_windows()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found |= leftovers()
    assert not found, f"Left behind, see tests/ui/leftovers.py: {dict(found)}"


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


@pytest.fixture
def preferences(qtbot: QtBot) -> Preferences:
    return quick()


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    with thinking(patient) as made:
        yield made


@pytest.fixture
def make_table(thinker: Thinker, preferences: Preferences) -> Iterator[Callable[[Header], Table]]:
    tables: list[Table] = []

    def make(header: Header) -> Table:
        tables.append(Table(MemoryPlay(Session(header)), thinker, preferences))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


@pytest.fixture
def window(qtbot: QtBot, thinker: Thinker, tmp_path: Path) -> Iterator[MainWindow]:
    """The whole window, with saved games of its own."""
    store = open_store(tmp_path).store
    made = build(Backroom(store=store), quick(), thinker)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()
    store.close()


@pytest.fixture
def make_page(qtbot: QtBot, thinker: Thinker, preferences: Preferences) -> Iterator[Callable[..., GamePage]]:
    load_fonts()
    theme = make_theme()
    dress(stylesheet(theme))
    pages: list[GamePage] = []

    def make(
        header: Header | None = None, session: Session | None = None, size: tuple[int, int] = (1280, 770)
    ) -> GamePage:
        played = session or Session(header) if header or session else None
        assert played is not None
        table = Table(MemoryPlay(played), thinker, preferences)
        page = GamePage(theme, table, preferences)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        pages.append(page)
        table.begin()
        return page

    yield make
    for page in pages:
        page.leave()
        page.table.close()
    undress()
