"""A chart on a panel with title and subtitle; and a grid of such panels that fits the available width."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from catanqt.ui.charts.chart import Chart
from catanqt.ui.pages.factories import label
from catanqt.ui.qt.layouts import nest
from catanqt.ui.theme.theme import Theme

NARROWEST, LOWEST = 308, 232
GAP = 10


class Panel(QFrame):
    """A title, a subtitle and a body."""

    def __init__(
        self, theme: Theme, title: str, line: str, body: QWidget, aside: QWidget | None = None, note: str = ""
    ) -> None:
        """The note explains what pictures of the panel leave out."""
        super().__init__()
        self.setObjectName("panel")
        self.setAccessibleName(title)
        self.title, self.line, self.body = title, line, body
        px = theme.px
        head = QHBoxLayout()
        head.setSpacing(px(6))
        head.addWidget(label(title, "title"))
        head.addStretch(1)
        if aside is not None:
            head.addWidget(aside)
        words = QVBoxLayout()
        words.setContentsMargins(px(14), px(8), px(10), 0)
        words.setSpacing(px(1))
        nest(words, head)
        if line:
            words.addWidget(label(line, "caption", wrap=True))
        if note:
            words.addWidget(label(note, "caption", wrap=True))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, px(4))
        whole.setSpacing(px(3))
        nest(whole, words)
        whole.addWidget(body, 1)
        self.setMinimumHeight(px(LOWEST))


def chart_panel(
    theme: Theme, chart: Chart, line: str, aside: QWidget | None = None, title: str = "", note: str = ""
) -> Panel:
    """A chart under its title, or a shorter one."""
    return Panel(theme, title or chart.title, line, chart, aside, note)


class PanelGrid(QScrollArea):
    """Panels side by side, as many as fit; the last one fills its row."""

    def __init__(
        self,
        theme: Theme,
        panels: Sequence[Panel],
        most: int = 4,
        narrowest: int = NARROWEST,
        top: QWidget | None = None,
        first: float = 1.0,
    ) -> None:
        """`top` lies over all columns; the first column is so many times as wide as the others."""
        super().__init__()
        self._theme, self._most, self._narrowest, self._first = theme, most, narrowest, first
        self._top = top
        self.panels = panels
        self.columns = 0
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the charts in it have the focus, and are scrolled to
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.px(GAP))
        self.setWidget(inside)
        self._arrange(min(2, most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        gap = self._theme.px(GAP)
        fitting = (self.viewport().width() + gap) // (self._theme.px(self._narrowest) + gap)
        self._arrange(max(1, min(fitting, self._most)))
        super().resizeEvent(event)

    def _arrange(self, columns: int) -> None:
        if columns == self.columns:
            return
        self.columns = columns
        for column in range(self._most):
            wide = 10 if column else round(10 * self._first)
            self._grid.setColumnStretch(column, wide if column < columns else 0)
        below, last = int(self._top is not None), len(self.panels) - 1
        if self._top is not None:
            self._grid.addWidget(self._top, 0, 0, 1, columns)
        for number, panel in enumerate(self.panels):
            row, column = divmod(number, columns)
            self._grid.addWidget(panel, row + below, column, 1, columns - column if number == last else 1)
        for row in range(len(self.panels) + below):
            self._grid.setRowStretch(row, int(below <= row <= last // columns + below))
