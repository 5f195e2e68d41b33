"""Game pages for tests, shown and left again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Header
from catanqt.session import Session
from catanqt.ui.controller import Table
from catanqt.ui.pages.game import GamePage
from catanqt.ui.preferences import Preferences
from catanqt.ui.theme import load_fonts, make_theme, stylesheet
from catanqt.ui.thinker import Thinker
from tests.ui.playing import MemoryPlay

MakePage = Callable[..., GamePage]


@pytest.fixture
def make_page(qtbot: QtBot, thinker: Thinker, preferences: Preferences) -> Iterator[MakePage]:
    load_fonts()
    theme = make_theme()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setStyleSheet(stylesheet(theme))
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
    application.setStyleSheet("")
