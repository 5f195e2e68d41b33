"""Panels in a grid: as many side by side as fit, the last one takes the rest."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.ui.charts.luck import LuckChart
from catanqt.ui.charts.panel import PanelGrid, chart_panel
from catanqt.ui.stats.figures import Figures
from catanqt.ui.theme.theme import make_theme


@pytest.fixture
def grid(qtbot: QtBot, figures: Figures) -> PanelGrid:
    theme = make_theme()
    made = PanelGrid(theme, [chart_panel(theme, LuckChart(theme, figures), f"Line {n}") for n in range(7)])
    qtbot.addWidget(made)
    made.resize(980, 500)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.mark.parametrize(("width", "columns"), [(340, 1), (700, 2), (980, 3), (1240, 3), (1560, 4), (2400, 4)])
def test_columns_follow_the_width(qtbot: QtBot, grid: PanelGrid, width: int, columns: int) -> None:
    grid.resize(width, 500)
    qtbot.waitUntil(lambda: grid.columns == columns)
    qtbot.wait(1)
    first, last = grid.panels[0], grid.panels[-1]
    assert len({panel.y() for panel in grid.panels[:columns]}) == 1
    spanned = columns - (len(grid.panels) - 1) % columns
    assert last.width() == pytest.approx(first.width() * spanned, abs=12 * spanned)
    assert last.geometry().right() <= grid.viewport().width()


def test_rows_fill_the_room_or_scroll(qtbot: QtBot, grid: PanelGrid) -> None:
    grid.resize(1560, 900)
    qtbot.waitUntil(lambda: grid.verticalScrollBar().maximum() == 0)
    assert grid.panels[-1].geometry().bottom() == pytest.approx(grid.viewport().height(), abs=3)
    grid.resize(980, 300)
    qtbot.waitUntil(lambda: grid.verticalScrollBar().maximum() > 0)
    assert all(panel.height() >= 232 for panel in grid.panels)
