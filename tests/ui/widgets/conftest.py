from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from catanqt.ui.play.page_context import PageContext
from catanqt.ui.theme.theme import Theme, load_fonts, make_theme, stylesheet
from tests.rules.base.table import GRID, path, player, table
from tests.ui.helpers.scenario_context import desk_at
from tests.ui.helpers.style_sheet import dress, undress

_NEXT = GRID.corner_neighbours[10][0]
WALK = (10, _NEXT, next(corner for corner in GRID.corner_neighbours[_NEXT] if corner != 10))
"""Two roads long, so that a settlement fits at its end."""


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(params=[(False, False, 1.0), (True, False, 1.0), (False, True, 1.4)], ids=["light", "dark", "cb large"])
def theme(request: pytest.FixtureRequest) -> Theme:
    return make_theme(*request.param)


@pytest.fixture
def context(qapp: QApplication) -> Iterator[PageContext]:
    """Ann's turn: she can build a road and a settlement, but no city, and holds two knights and a hidden point."""
    ann = player("llbbwwgg", settlements=[10], roads=path(*WALK), cards="kv", new="k")
    with desk_at(table(ann, player("ooo", settlements=[40], cards="v"), player("w"))) as made:
        yield made


@pytest.fixture
def styled(qapp: QApplication, theme: Theme) -> Iterator[None]:
    dress(stylesheet(theme))
    yield
    undress()
