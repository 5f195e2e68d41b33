"""Front pages for tests: shown as a window shows them, in a size of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.theme import Theme, load_fonts, make_theme, palette, stylesheet

Show = Callable[..., QWidget]


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    made = make_theme()
    qapp.setPalette(palette(made))
    qapp.setStyleSheet(stylesheet(made))
    yield made
    qapp.setStyleSheet("")


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
