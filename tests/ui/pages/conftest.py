"""Front pages for tests: shown as a window shows them, in a size of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.theme.theme import Theme, load_fonts, make_theme, palette, stylesheet
from tests.ui.helpers.style_sheet import dress, undress

Show = Callable[..., QWidget]


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Iterator[Theme]:
    """Worn by the application as long as a module is tested: putting it on takes a while."""
    made = make_theme()
    qapp.setPalette(palette(made))
    dress(stylesheet(made))
    yield made
    undress()


@pytest.fixture
def shown(qtbot: QtBot) -> Show:
    """Shows a page, in this size, and gives it back."""

    def show(page: QWidget, size: tuple[int, int] = (1280, 780)) -> QWidget:
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.setFocus()
        qtbot.wait(1)
        return page

    return show


@pytest.fixture
def swapped_in(qtbot: QtBot) -> Show:
    """Puts a page into a window that is already shown, as the program does."""

    windows: list[QMainWindow] = []

    def swap(page: QWidget, size: tuple[int, int] = (1280, 780)) -> QWidget:
        window = QMainWindow()
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        window.setCentralWidget(page)
        qtbot.wait(1)
        return page

    return swap
