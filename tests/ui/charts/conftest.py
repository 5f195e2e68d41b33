"""Charts for tests: the fonts they are set in, and figures to show."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from catanqt.ui.stats.figures import Figures, gather
from catanqt.ui.theme.theme import load_fonts
from tests.ui.helpers.finished_games import finished


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(scope="session")
def figures() -> Figures:
    return gather(finished("classic", ("soccer-fever",)))
