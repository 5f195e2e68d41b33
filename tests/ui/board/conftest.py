from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from catanqt.ui.theme.theme import Theme, load_fonts, make_theme


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(
    params=[(False, False), (True, False), (False, True), (True, True)], ids=["light", "dark", "cb", "dark cb"]
)
def theme(request: pytest.FixtureRequest) -> Theme:
    return make_theme(*request.param)
