"""Keyboard shortcuts: every key of the program and what it does, in groups."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.factories import label, panel
from catanqt.ui.pages.shortcut_list import Shortcut, ShortcutGroup, native, shortcut_groups
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

TWO_COLUMNS = 820
"""From this width on there is room for two columns, at 100 %."""
KEYS_WIDTH = 150


class ShortcutsPage(BackPage):
    """A panel for each group, in two columns where there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Keyboard shortcuts"))
        inside = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(theme.px(14))
        turn, choosing, watching, board, program = shortcut_groups()
        for groups in ((turn, choosing, board), (watching, program)):
            column = QVBoxLayout()
            column.setSpacing(theme.px(14))
            for group in groups:
                column.addWidget(self._panel(group))
            column.addStretch(1)
            nest(self._columns, column, 1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(tr("Keyboard shortcuts"))
        area.setWidget(inside)
        self.body.addWidget(area, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self.theme.px(TWO_COLUMNS)
        way = QBoxLayout.Direction
        self._columns.setDirection(way.LeftToRight if wide else way.TopToBottom)

    def _panel(self, group: ShortcutGroup) -> QWidget:
        px = self.theme.px
        made = panel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(14))
        grid.setVerticalSpacing(px(3))
        grid.setColumnMinimumWidth(0, px(KEYS_WIDTH))
        grid.setColumnStretch(1, 1)
        for row, shortcut in enumerate(group.shortcuts):
            keys = label(keys_text(shortcut), "key", wrap=True)
            does = label(shortcut.does, wrap=True)
            keys.setAccessibleName(f"{keys_text(shortcut)}: {shortcut.does}")
            grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(does, row, 1)
        column = QVBoxLayout(made)
        column.setContentsMargins(px(18), px(10), px(18), px(12))
        column.setSpacing(px(8))
        column.addWidget(label(group.title, "title"))
        nest(column, grid)
        return made


def keys_text(shortcut: Shortcut) -> str:
    """The keys of a shortcut as this system calls them."""
    return ", ".join(native(key) for key in shortcut.keys)
